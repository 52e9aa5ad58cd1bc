/* explain.h: one kernel explained: its descriptor bit by bit, how the fields follow from directives, what
 * registers hold when it starts, how many wavefronts fit; as text, as a map of its bytes, as a picture.
 *
 * Reads any bytes: nothing about them needs to be valid. Output is appended to a buffer; nothing else stays in
 * its arena. */
#ifndef KD_PRINT_EXPLAIN_EXPLAIN_H
#define KD_PRINT_EXPLAIN_EXPLAIN_H

#include "base/buffer.h"
#include "kdasm/descriptor.h"
#include "kdasm/kernel_code.h"
#include "kernel/metadata/tree.h"

struct code_use; /* gpu/code/code_use.h */

struct explained_kernel {
	const struct kd_target *target; /* as the code object's header says */
	const char *name;               /* any bytes; what is no printable ASCII is escaped */
	size_t name_size;
	const uint8_t *bytes;
	size_t size;                 /* KD_DESCRIPTOR_SIZE, or KD_CODE_T_SIZE: amd_kernel_code_t */
	const struct node *metadata; /* the kernel's map, or NULL: it makes register counts and work-group sizes
	                                   exact and names arguments */
	const struct code_use *code; /* NULL: nothing is known of the code */
};

/* Everything as text: fields and directives, bits, registers, occupancy, map. `colour` adds ANSI escapes. */
void explain_text(const struct explained_kernel *kernel, bool colour, struct buffer *out);

/* The bytes, 16 a row, and the words bit by bit, with names and values of all fields; marked by letters or
 * colours. */
void explain_map(const struct explained_kernel *kernel, bool colour, struct buffer *out);

/* The map as a picture: an SVG document, on white. */
void explain_svg(const struct explained_kernel *kernel, struct buffer *out);

#endif
