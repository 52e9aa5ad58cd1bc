/* fragment.h: the pieces of a section's contents, between which sizes may be unknown until layout. */
#ifndef KD_MODULE_FRAGMENT_H
#define KD_MODULE_FRAGMENT_H

#include "expr.h"

struct module;
struct section;

/* A place in the bytes of a section: what a label stands for. */
struct address {
	struct fragment *fragment;
	uint64_t offset; /* in the fragment */
};

/* Over so many words branches go wrong on some processors. */
enum { MISSED_WORDS = 63 };

/* What follows a fragment's bytes and has a size that may depend on other sizes. */
enum tail {
	TAIL_NONE,
	TAIL_FILL,  /* `count` times `fill` in `fill_width` bytes */
	TAIL_ORG,   /* fill up to the offset `count` */
	TAIL_ALIGN, /* fill up to a multiple of `alignment`, at most `max_bytes` */
	TAIL_MISS,  /* s_nop if the branch before it, to `count`, would go where the processor misses */

	/* From here on, tails are a few bytes rather than gaps. */
	TAIL_LEB,           /* LEB128 of `count` */
	TAIL_LINE_ADVANCE,  /* opcodes of a line table for the step `from` `to` and `lines` lines */
	TAIL_FRAME_ADVANCE, /* call frame instruction for the step `from` `to` */
};

/* A run of bytes with known contents, then a tail. The bytes are
 * section->bytes.data[data .. data + size). */
struct fragment {
	struct fragment *next;
	struct section *section;
	size_t data;
	size_t size;
	uint64_t offset;     /* in its run, see below; from layout on in the section, and final after it */
	uint32_t run;        /* fragments with the same run have only known sizes between them */
	kd_pos pos;          /* of the directive that made the tail */
	kd_pos contents_pos; /* SHT_NOBITS: of the first statement that wrote a byte other than zero */
	uint8_t tail;        /* enum tail */
	uint8_t fill_width;  /* bytes in one repetition, 0..8; for TAIL_LEB 1 if signed */
	bool nops;           /* pad with s_nop */
	union {
		uint64_t fill;
		int64_t lines; /* TAIL_LINE_ADVANCE */
	};
	union {
		struct value count;
		struct {
			const struct address *from;
			const struct address *to;
		};
		struct {
			uint64_t alignment; /* TAIL_ALIGN, a power of two */
			uint64_t max_bytes; /* TAIL_ALIGN; 0: no limit */
		};
	};
	uint64_t tail_size; /* final after layout */
};

/* The last one of the current section. */
struct fragment *fragment_current(struct module *module);

/* Ends the fragment after its tail. If its size is known already, so are distances across it. */
void fragment_end(struct module *module, struct fragment *fragment, bool size_known);

/* The same to end with a gap: after a return to the section one that nothing but the gap would be in is not begun.
 * Compilers align a place in .rodata for each kernel: 50,000 of them take 5 MB less. */
struct fragment *fragment_to_end(struct module *module);

/* A fragment for bytes of an unknown number, which are put there when all others are. */
struct fragment *fragment_hole(struct module *module);

/* Where the next byte of the current section goes. */
struct address address_here(struct module *module);

/* to - from before layout, where only known sizes lie between them; false if it takes layout to tell. */
bool address_difference(struct address to, struct address from, int64_t *difference);

#endif
