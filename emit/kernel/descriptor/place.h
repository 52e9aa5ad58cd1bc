/* place.h: a descriptor in a module: its alignment, its symbol, and the way from there to the kernel's entry. */
#ifndef KD_KERNEL_DESCRIPTOR_PLACE_H
#define KD_KERNEL_DESCRIPTOR_PLACE_H

#include "kdasm/descriptor.h"
#include "module/expr.h"

enum {
	ENTRY_ALIGNMENT = 256,                     /* the hardware drops the low byte of the entry's address */
	DESCRIPTOR_ALIGNMENT = KD_DESCRIPTOR_SIZE, /* specification, "Kernel Descriptor": CP microcode requires it */
};

/* The symbol of the kernel's descriptor, "NAME.kd", not defined yet. The kernel's symbol passes its binding and
 * visibility, as they are now, to it, and becomes protected so that the relocation can be resolved statically. */
struct symbol *descriptor_symbol(struct module *module, struct symbol *kernel, kd_pos pos);

/* The distance from the descriptor to the kernel's entry. */
struct value descriptor_entry(struct module *module, struct symbol *kernel, struct symbol *descriptor, kd_pos pos);

#endif
