/* info_records.h: what .amdgpu_info says of functions, as rows, and as the bytes of section .amdgpu.info. */
#ifndef KD_BASE_INFO_RECORDS_H
#define KD_BASE_INFO_RECORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define INFO_SECTION ".amdgpu.info"
#define INFO_STRINGS_SECTION ".amdgpu.strtab"
#define INFO_END ".end_amdgpu_info"

enum info_record {
#define KD_INFO_RECORD(id, number, operand, directive, key, help) INFO_##id,
#include "kdasm/info_records.def"
	INFO_RECORD_COUNT
};

enum info_flag {
#define KD_INFO_FLAG(id, bit, key, help) INFO_FLAG_##id = (bit),
#include "kdasm/info_records.def"
};

enum info_operand { INFO_SYMBOL, INFO_NUMBER, INFO_TEXT };

enum { INFO_HEADER = 2 }; /* of an entry: its kind and the size of what follows, a byte each */

struct info_row {
	const char *directive;
	const char *key;
	uint8_t number;
	uint8_t operand; /* enum info_operand */
};

const struct info_row *info_row(enum info_record record);

/* INFO_RECORD_COUNT: there is none. */
enum info_record info_by_directive(const char *text, size_t length);

/* The bytes of its operand. */
unsigned info_size(enum info_record record);

struct info_flag_row {
	uint32_t bit;
	const char *key;
};

/* NULL: there are no more. */
const struct info_flag_row *info_flag_row(size_t index);

/* An entry of the section. */
struct info_entry {
	enum info_record record; /* INFO_RECORD_COUNT: a kind that is not known */
	uint8_t number;          /* of its kind */
	uint8_t size;            /* of its operand */
	uint64_t operand_at;     /* in the section */
	uint64_t value;          /* of a known one */
};

/* Reads the entry at *offset, which it moves to the next. False at the end of the bytes; or with *error, which says
 * what is wrong with it. */
bool info_next(const uint8_t *bytes, uint64_t size, uint64_t *offset, struct info_entry *entry, const char **error);

/* The string at an offset of section .amdgpu.strtab; NULL: it does not lie there, or does not end. */
const char *info_string(const uint8_t *bytes, uint64_t size, uint64_t offset);

#endif
