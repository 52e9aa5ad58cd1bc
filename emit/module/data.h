/* data.h: appending to the current section: bytes, values and gaps. */
#ifndef KD_MODULE_DATA_H
#define KD_MODULE_DATA_H

#include <stddef.h>

#include "expr.h"

struct address;
struct buffer;
struct fixup_kind;
struct module;

void data_bytes(struct module *module, const void *bytes, size_t size);

/* The current section's contents, to append to until data_close() is told their size before. */
struct buffer *data_open(struct module *module);
void data_close(struct module *module, size_t before);

/* Whether a number fits `width` bytes, taken as signed or unsigned. */
bool fits_width(int64_t number, unsigned width);

/* A value of 1, 2, 4 or 8 bytes, known or not. */
void data_value(struct module *module, struct value value, unsigned width, kd_pos pos);

/* A value of that kind, which only layout can know. `pos` is that of the operand. */
void data_fixup(struct module *module, const struct fixup_kind *kind, struct value value, kd_pos pos);
void data_fill(struct module *module, struct value count, uint64_t fill, unsigned width, kd_pos pos);

/* A gap; unlike data_fill() it always ends the fragment, as in llvm-mc, where the order of
 * relocations depends on it. */
void data_space(struct module *module, struct value size, int64_t fill, kd_pos pos);

/* Room for `count` zeros of `width` bytes. */
void data_reserve(struct module *module, int64_t count, int64_t width, kd_pos pos);
void data_org(struct module *module, struct value offset, uint8_t fill, kd_pos pos);

/* How a place is aligned. */
struct alignment {
	uint64_t bytes;     /* a power of two */
	uint64_t fill;      /* in units of `width` bytes */
	uint64_t max_bytes; /* a larger gap is left out; 0: no limit */
	uint8_t width;
	bool nops; /* instructions that do nothing are in the gap, not `fill` */
};

static inline struct alignment align_with_zeros(uint64_t bytes) {
	return (struct alignment){.bytes = bytes, .width = 1};
}

static inline struct alignment align_with_nops(uint64_t bytes) {
	return (struct alignment){.bytes = bytes, .width = 1, .nops = true};
}

void data_align(struct module *module, struct alignment alignment, kd_pos pos);
/* After a branch of a processor that may miss `target`. */
void data_end_branch(struct module *module, struct value target, kd_pos pos);

void data_leb(struct module *module, struct value value, bool is_signed, kd_pos pos);

/* A relocation record of that type, whatever the bytes at the offset are. */
void data_relocation(struct module *module, uint32_t type, struct value offset, kd_pos offset_pos, struct value target,
                     kd_pos pos);

/* Steps in the tables of debug information; see advance.h. The addresses must live as long
 * as the module. */
void data_line_advance(struct module *module, const struct address *from, const struct address *to, int64_t lines);
void data_frame_advance(struct module *module, const struct address *from, const struct address *to);

#endif
