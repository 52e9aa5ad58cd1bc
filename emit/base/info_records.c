/* info_records.c: see info_records.h. */
#include "info_records.h"

#include <string.h>

#include "buffer.h"

static const struct info_row rows[] = {
#define KD_INFO_RECORD(id, number, operand, directive, key, help) {directive, key, number, INFO_##operand},
#include "kdasm/info_records.def"
};

static const struct info_flag_row flags[] = {
#define KD_INFO_FLAG(id, bit, key, help) {bit, key},
#include "kdasm/info_records.def"
};

const struct info_row *info_row(enum info_record record) {
	return &rows[record];
}

enum info_record info_by_directive(const char *text, size_t length) {
	enum info_record record = 0;
	while (record < INFO_RECORD_COUNT &&
	       (strlen(rows[record].directive) != length || memcmp(rows[record].directive, text, length) != 0))
		record++;
	return record;
}

unsigned info_size(enum info_record record) {
	return rows[record].operand == INFO_SYMBOL ? 8 : 4;
}

const struct info_flag_row *info_flag_row(size_t index) {
	return index < sizeof flags / sizeof flags[0] ? &flags[index] : NULL;
}

static enum info_record by_number(uint8_t number) {
	enum info_record record = 0;
	while (record < INFO_RECORD_COUNT && rows[record].number != number)
		record++;
	return record;
}

bool info_next(const uint8_t *bytes, uint64_t size, uint64_t *offset, struct info_entry *entry, const char **error) {
	uint64_t left = size - *offset;
	*error = NULL;
	if (!left)
		return false;
	if (left < INFO_HEADER || left - INFO_HEADER < bytes[*offset + 1]) {
		*error = "its last entry is cut off";
		return false;
	}
	*entry = (struct info_entry){.record = by_number(bytes[*offset]),
	                             .number = bytes[*offset],
	                             .size = bytes[*offset + 1],
	                             .operand_at = *offset + INFO_HEADER};
	if (entry->record < INFO_RECORD_COUNT && entry->size != info_size(entry->record)) {
		*error = "an entry has another size than its kind; drafts and forks of LLVM number the kinds differently";
		return false;
	}
	if (entry->record < INFO_RECORD_COUNT)
		entry->value = load_le(bytes + entry->operand_at, entry->size);
	*offset = entry->operand_at + entry->size;
	return true;
}

const char *info_string(const uint8_t *bytes, uint64_t size, uint64_t offset) {
	if (!bytes || offset >= size || !memchr(bytes + offset, 0, (size_t)(size - offset)))
		return NULL;
	return (const char *)bytes + offset;
}
