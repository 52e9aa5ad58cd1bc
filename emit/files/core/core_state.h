/* core_state.h: the note about the state of AMD's driver in a core file, NT_AMDGPU_KFD_CORE_STATE: read and written.
 *
 * The specification begins it with the version of the driver's interface; what writes it puts the version of the note
 * before that, a 64-bit 1. */
#ifndef KD_FILES_CORE_CORE_STATE_H
#define KD_FILES_CORE_CORE_STATE_H

#include "base/buffer.h"
#include "kdasm/core_file.h"

enum core_show { CORE_DECIMAL, CORE_HEX, CORE_RUNTIME_STATE, CORE_PROCESSOR };

/* A row of kdasm/core_fields.def. */
struct core_field {
	const char *name;
	enum kd_core_table table;
	enum core_show show;
	uint8_t size;
};

enum {
#define KD_CORE_FIELD(...) +1
	CORE_FIELD_COUNT = 0
#include "kdasm/core_fields.def"
};

/* By number; and by table and name, NULL if there is none. */
const struct core_field *core_field_at(size_t index);
const struct core_field *core_field_find(enum kd_core_table table, const char *name, size_t length);

/* Its number. */
size_t core_field_index(const struct core_field *field);

/* Whether it says how many entries another table has. */
bool core_field_is_count(const struct core_field *field);

/* The keyword of a table's entries. */
const char *core_table_keyword(enum kd_core_table table);

/* What the known fields of an entry take. */
size_t core_table_size(enum kd_core_table table);

/* The name that a value of a field has; NULL: none. And the value of a name, false if there is none. */
const char *core_value_name(enum core_show show, uint64_t value);
bool core_value_find(enum core_show show, const char *name, size_t length, uint64_t *value);

/* ---- reading ---- */

struct core_entries {
	const uint8_t *bytes;
	size_t entry_size; /* which may be more than the known fields take, or less */
	size_t count;
};

struct core_state {
	bool has_note_version;
	uint64_t note_version;
	struct core_entries tables[KD_CORE_TABLE_COUNT];
	const uint8_t *rest; /* what follows the queues */
	size_t rest_size;
};

/* False with an error text, memory of the arena, if the sizes in it do not fit. */
bool core_state_read(struct core_state *state, struct arena *arena, const uint8_t *bytes, size_t size,
                     const char **error);

/* The value of a field of an entry; false if the entry is too short to have it. */
bool core_entry_value(const struct core_entries *entries, size_t index, const struct core_field *field,
                      uint64_t *value);

/* ---- writing ---- */

struct core_entry_source {
	uint64_t values[CORE_FIELD_COUNT]; /* by number of the field */
	bool given[CORE_FIELD_COUNT];
	struct buffer rest; /* what follows the known fields */
};

/* Begins what follows the queues where the note is written as directives. */
#define CORE_END_OF_QUEUES "end_of_queues"
#define CORE_REST "rest" /* the bytes after known fields, likewise */

struct core_state_source {
	bool has_note_version;
	uint64_t note_version;
	LIST(struct core_entry_source) tables[KD_CORE_TABLE_COUNT]; /* one at most of the header and of the runtime */
	struct buffer rest;
};

/* Appends the contents of the note. False with an error text if entries do not fit the sizes that the header says, or
 * if it would have more than `limit` bytes. */
bool core_state_write(const struct core_state_source *source, uint64_t limit, struct buffer *out, const char **error);

#endif
