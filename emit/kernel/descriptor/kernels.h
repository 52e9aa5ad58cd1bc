/* kernels.h: the kernels of a module: where each descriptor is, and where the source gives its values.
 *
 * Whoever writes a descriptor into the module adds it; late values, --fill-metadata and the checks read the list.
 * Explanations have no module: of a finished object, code_object.h has the kernels. */
#ifndef KD_KERNEL_DESCRIPTOR_KERNELS_H
#define KD_KERNEL_DESCRIPTOR_KERNELS_H

#include "base/arena.h"
#include "base/source.h"

struct module;
struct section;
struct symbol;

/* The fields whose places are remembered: those that messages are about once the block has ended. */
enum { KERNEL_PLACES = 15 };

struct module_kernel {
	struct symbol *symbol; /* of the descriptor */
	struct symbol *entry;
	struct section *section; /* where the descriptor's bytes are ... */
	size_t data;             /* ... among those of the section */
	uint64_t linked;         /* bit f: field f became a relocation */
	kd_pos pos;
	kd_pos places[KERNEL_PLACES]; /* of values; 0: not given */
};

struct kernels {
	struct arena *arena;
	LIST(struct module_kernel) list;
};

/* An empty list, in memory of the arena. */
struct kernels *kernels_new(struct arena *arena);

/* A descriptor was written to the current section: adds its kernel, of which symbols, `data` and `pos` are set. The
 * values of the fields in `given` are at `positions`, by field; NULL if there are none. Returns its number in
 * module->kernels. */
uint32_t kernels_add(struct module *module, struct module_kernel kernel, uint64_t given, const kd_pos *positions);

/* Where the value of a field is, or else the kernel. */
kd_pos kernel_field_pos(const struct module_kernel *kernel, size_t field);

#endif
