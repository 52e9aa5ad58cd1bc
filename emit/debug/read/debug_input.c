/* debug_input.c: see debug_input.h. */
#include "debug_input.h"

#include "base/leb128.h"

enum { NUMBER_LIMIT = 8, SHORT_LENGTH = 4, LONG_LENGTH = 12 };

#define FIRST_RESERVED_LENGTH 0xfffffff0

const char *debug_head_read(const struct debug_section *section, size_t at, struct debug_head *head) {
	const uint8_t *bytes = section->bytes + at;
	size_t left = section->size - at;
	if (left < SHORT_LENGTH)
		return "the section ends within the length of an entry";
	head->length = load_le(bytes, SHORT_LENGTH);
	head->is_64 = head->length == UINT32_MAX;
	head->size = head->is_64 ? LONG_LENGTH : SHORT_LENGTH;
	if (left < head->size)
		return "the section ends within the length of an entry";
	if (head->is_64)
		head->length = load_le(bytes + SHORT_LENGTH, LONG_LENGTH - SHORT_LENGTH);
	if (!head->is_64 && head->length >= FIRST_RESERVED_LENGTH)
		return "the length of an entry is a reserved value";
	if (head->length > left - head->size)
		return "the length of an entry goes past the end of the section";
	return NULL;
}

struct debug_input debug_input_of(const struct debug_section *section, size_t at, const struct debug_head *head) {
	return (struct debug_input){section->bytes, section->bytes + at + head->size, (size_t)head->length,
	                            section->address, true};
}

struct debug_input debug_input_from(const struct debug_section *section, uint64_t offset) {
	struct debug_input in = {.start = section->bytes, .at = section->bytes, .address = section->address};
	in.good = section->bytes && offset <= section->size;
	in.at = in.good ? in.at + offset : in.at;
	in.left = in.good ? section->size - (size_t)offset : 0;
	return in;
}

const uint8_t *debug_take_bytes(struct debug_input *in, uint64_t size) {
	const uint8_t *bytes = in->at;
	in->good = in->good && size <= in->left;
	if (!in->good)
		return NULL;
	in->at += size;
	in->left -= (size_t)size;
	return bytes;
}

uint64_t debug_take(struct debug_input *in, uint64_t width) {
	const uint8_t *bytes = debug_take_bytes(in, width);
	return bytes && width <= NUMBER_LIMIT ? load_le(bytes, (size_t)width) : 0;
}

uint64_t debug_take_leb(struct debug_input *in, bool is_signed) {
	uint64_t number = 0;
	if (!in->good)
		return 0;
	const uint8_t *end = in->at + in->left;
	in->good = leb_read(&in->at, end, is_signed, &number);
	in->left = (size_t)(end - in->at);
	return number;
}

const char *debug_take_text(struct debug_input *in) {
	const uint8_t *end = in->good && in->left ? memchr(in->at, 0, in->left) : NULL;
	const char *text = (const char *)in->at;
	in->good = end;
	if (!end)
		return NULL;
	in->left -= (size_t)(end + 1 - in->at);
	in->at = end + 1;
	return text;
}
