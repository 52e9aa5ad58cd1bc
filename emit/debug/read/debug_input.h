/* debug_input.h: what is left to read of a part of debug information. */
#ifndef KD_DEBUG_READ_DEBUG_INPUT_H
#define KD_DEBUG_READ_DEBUG_INPUT_H

#include "debug_section.h"

struct debug_input {
	const uint8_t *start; /* of the section */
	const uint8_t *at;
	size_t left;
	uint64_t address; /* of the section */
	bool good;        /* nothing was missing up to here */
};

/* The length that a table, entry or unit begins with. */
struct debug_head {
	uint64_t length; /* of what follows it */
	bool is_64;
	size_t size; /* of the length itself */
};

/* Reads it; NULL, or why there is none. */
const char *debug_head_read(const struct debug_section *section, size_t at, struct debug_head *head);

/* What is behind it. */
struct debug_input debug_input_of(const struct debug_section *section, size_t at, const struct debug_head *head);

/* The section from an offset to its end; not good if the offset is beyond that. */
struct debug_input debug_input_from(const struct debug_section *section, uint64_t offset);

/* Where in the section it goes on. */
static inline uint64_t debug_input_offset(const struct debug_input *in) {
	return (uint64_t)(in->at - in->start);
}

/* A number of so many bytes; 0 if they are more than 8, or missing. */
uint64_t debug_take(struct debug_input *in, uint64_t width);
uint64_t debug_take_leb(struct debug_input *in, bool is_signed);

/* A text with its end; NULL if that is missing. */
const char *debug_take_text(struct debug_input *in);

/* So many bytes; NULL if they are missing. */
const uint8_t *debug_take_bytes(struct debug_input *in, uint64_t size);

static inline bool debug_is_address_size(unsigned size) {
	return size == 2 || size == 4 || size == 8;
}

#endif
