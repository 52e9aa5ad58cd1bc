/* core_state.c: see core_state.h. */
#include "core_state.h"

#include <inttypes.h>

#include "kdasm/target.h"

enum { NOTE_VERSION_SIZE = 8, NOTE_VERSION = 1, SIZE_UNIT = 8 };

/* ---- rows ---- */

static const char *const keywords[KD_CORE_TABLE_COUNT] = {
#define KD_CORE_TABLE(id, keyword) [KD_CORE_##id] = keyword,
#include "kdasm/core_fields.def"
};

static const struct core_field rows[] = {
#define KD_CORE_FIELD(table, name, size, show, help) {name, KD_CORE_##table, CORE_##show, size},
#include "kdasm/core_fields.def"
};

_Static_assert(sizeof rows / sizeof *rows == CORE_FIELD_COUNT, "each row has its number");

const struct core_field *core_field_at(size_t index) {
	return &rows[index];
}

size_t core_field_index(const struct core_field *field) {
	return (size_t)(field - rows);
}

const struct core_field *core_field_find(enum kd_core_table table, const char *name, size_t length) {
	for (size_t i = 0; i < CORE_FIELD_COUNT; i++)
		if (rows[i].table == table && strlen(rows[i].name) == length && memcmp(rows[i].name, name, length) == 0)
			return &rows[i];
	return NULL;
}

/* Where it is in its entry: after the fields before it. */
static size_t core_field_offset(const struct core_field *field) {
	size_t offset = 0;
	for (const struct core_field *before = rows; before < field; before++)
		offset += before->table == field->table ? before->size : 0;
	return offset;
}

const char *core_table_keyword(enum kd_core_table table) {
	return keywords[table];
}

size_t core_table_size(enum kd_core_table table) {
	size_t size = 0;
	for (size_t i = 0; i < CORE_FIELD_COUNT; i++)
		size += rows[i].table == table ? rows[i].size : 0;
	return size;
}

/* ---- values with names ---- */

static const struct {
	uint32_t value;
	const char *name;
} runtime_states[] = {
#define KD_CORE_RUNTIME_STATE(number, name) {number, name},
#include "kdasm/core_fields.def"
};

enum { RUNTIME_STATES = sizeof runtime_states / sizeof *runtime_states, MAJOR = 10000, MINOR = 100 };

static uint64_t version_of(const struct kd_processor *processor) {
	return (uint64_t)processor->gfx_major * MAJOR + (uint64_t)processor->gfx_minor * MINOR + processor->gfx_stepping;
}

static bool is_gpu(const struct kd_processor *processor, uint64_t version) {
	return !processor->generic_version && processor->mach && version_of(processor) == version;
}

static const char *processor_name(uint64_t version) {
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)) != NULL; i++)
		if (is_gpu(processor, version))
			return processor->name;
	for (size_t i = 0; (processor = kd_read_processor_at(i)) != NULL; i++)
		if (is_gpu(processor, version))
			return processor->name;
	return NULL;
}

const char *core_value_name(enum core_show show, uint64_t value) {
	if (show == CORE_PROCESSOR)
		return processor_name(value);
	for (size_t i = 0; show == CORE_RUNTIME_STATE && i < RUNTIME_STATES; i++)
		if (runtime_states[i].value == value)
			return runtime_states[i].name;
	return NULL;
}

static bool find_processor(const char *name, size_t length, uint64_t *value) {
	const struct kd_processor *processor = kd_processor_find(name, length);
	if (!processor || processor->generic_version || !processor->mach)
		return false;
	*value = version_of(processor);
	return true;
}

bool core_value_find(enum core_show show, const char *name, size_t length, uint64_t *value) {
	if (show == CORE_PROCESSOR)
		return find_processor(name, length, value);
	for (size_t i = 0; show == CORE_RUNTIME_STATE && i < RUNTIME_STATES; i++) {
		if (strlen(runtime_states[i].name) != length || memcmp(runtime_states[i].name, name, length) != 0)
			continue;
		*value = runtime_states[i].value;
		return true;
	}
	return false;
}

/* ---- reading ---- */

bool core_entry_value(const struct core_entries *entries, size_t index, const struct core_field *field,
                      uint64_t *value) {
	size_t offset = core_field_offset(field);
	if (index >= entries->count || offset > entries->entry_size || field->size > entries->entry_size - offset)
		return false;
	*value = load_le(entries->bytes + index * entries->entry_size + offset, field->size);
	return true;
}

/* What the header says of the tables after it. */
static const struct part {
	const char *count; /* a field; NULL: there is one entry, or none if the size is 0 */
	const char *size;
	const char *what;
} parts[KD_CORE_TABLE_COUNT] = {
    [KD_CORE_RUNTIME] = {NULL, "runtime_info_size", "runtime_info"},
    [KD_CORE_AGENT] = {"n_agents", "agent_info_entry_size", "the agents"},
    [KD_CORE_QUEUE] = {"n_queues", "queue_info_entry_size", "the queues"},
};

static const struct core_field *header_field(const char *name) {
	return core_field_find(KD_CORE_HEADER, name, strlen(name));
}

bool core_field_is_count(const struct core_field *field) {
	for (size_t i = 0; i < KD_CORE_TABLE_COUNT; i++)
		if (parts[i].count && header_field(parts[i].count) == field)
			return true;
	return false;
}

static uint64_t header_value(const struct core_state *state, const char *name) {
	uint64_t value = 0;
	core_entry_value(&state->tables[KD_CORE_HEADER], 0, header_field(name), &value);
	return value;
}

struct note_reader {
	struct arena *arena;
	struct core_state *state;
	const uint8_t *at;
	size_t left;
	const char *error;
};

/* Takes as many bytes; NULL, with an error, if there are fewer. */
static const uint8_t *take(struct note_reader *reader, const char *what, uint64_t count, uint64_t size) {
	const uint8_t *bytes = reader->at;
	if (count && size > reader->left / count) {
		reader->error = arena_printf(reader->arena,
		                             "%s: %" PRIu64 " times %" PRIu64 " bytes are wanted, but only %zu are left", what,
		                             count, size, reader->left);
		return NULL;
	}
	reader->at += count * size;
	reader->left -= (size_t)(count * size);
	return bytes;
}

static bool take_table(struct note_reader *reader, enum kd_core_table table) {
	const struct part *part = &parts[table];
	uint64_t size = header_value(reader->state, part->size);
	uint64_t count = part->count ? header_value(reader->state, part->count) : size != 0;
	if (size % SIZE_UNIT)
		reader->error = arena_printf(reader->arena, "%s is %" PRIu64 ", which is not a multiple of %d", part->size,
		                             size, SIZE_UNIT);
	else if (count && !size)
		reader->error = arena_printf(reader->arena, "%s is %" PRIu64 ", but %s is 0", part->count, count, part->size);
	if (reader->error)
		return false;
	const uint8_t *bytes = take(reader, part->what, count, size);
	reader->state->tables[table] = (struct core_entries){bytes, (size_t)size, (size_t)count};
	return bytes;
}

static bool take_header(struct note_reader *reader) {
	struct core_state *state = reader->state;
	size_t size = core_table_size(KD_CORE_HEADER);
	state->has_note_version = reader->left >= NOTE_VERSION_SIZE &&
	                          load_le(reader->at, NOTE_VERSION_SIZE) == NOTE_VERSION;
	if (state->has_note_version)
		state->note_version = load_le(take(reader, "version", 1, NOTE_VERSION_SIZE), NOTE_VERSION_SIZE);
	const uint8_t *bytes = take(reader, "the header", 1, size);
	state->tables[KD_CORE_HEADER] = (struct core_entries){bytes, size, 1};
	return bytes;
}

bool core_state_read(struct core_state *state, struct arena *arena, const uint8_t *bytes, size_t size,
                     const char **error) {
	struct note_reader reader = {.arena = arena, .state = state, .at = bytes, .left = size};
	*state = (struct core_state){0};
	bool read = take_header(&reader) && take_table(&reader, KD_CORE_RUNTIME) && take_table(&reader, KD_CORE_AGENT) &&
	            take_table(&reader, KD_CORE_QUEUE);
	state->rest = reader.at;
	state->rest_size = reader.left;
	*error = reader.error;
	return read;
}

/* ---- writing ---- */

struct note_writer {
	const struct core_state_source *source;
	struct core_entry_source header; /* complete */
	struct buffer *out;
	uint64_t limit; /* of bytes in all */
	const char *error;
};

/* The last field of an entry that is given ends here. */
static size_t given_size(enum kd_core_table table, const struct core_entry_source *entry) {
	size_t end = entry->rest.size ? core_table_size(table) + entry->rest.size : 0;
	for (size_t i = 0; i < CORE_FIELD_COUNT; i++)
		if (rows[i].table == table && entry->given[i] && core_field_offset(&rows[i]) + rows[i].size > end)
			end = core_field_offset(&rows[i]) + rows[i].size;
	return end;
}

/* The size that each entry of a table has if the source does not say it: that of all known fields, and more if one of
 * them needs it. */
static uint64_t usual_size(const struct note_writer *writer, enum kd_core_table table) {
	uint64_t size = core_table_size(table);
	for (size_t i = 0; i < writer->source->tables[table].count; i++) {
		uint64_t given = given_size(table, &writer->source->tables[table].items[i]);
		size = given > size ? given : size;
	}
	return (size + SIZE_UNIT - 1) / SIZE_UNIT * SIZE_UNIT;
}

static uint64_t *header_of(struct note_writer *writer, const char *name) {
	return &writer->header.values[core_field_index(header_field(name))];
}

static bool complete_header(struct note_writer *writer) {
	if (writer->source->tables[KD_CORE_HEADER].count)
		writer->header = writer->source->tables[KD_CORE_HEADER].items[0];
	for (enum kd_core_table table = KD_CORE_RUNTIME; table < KD_CORE_TABLE_COUNT; table++) {
		const struct part *part = &parts[table];
		uint64_t *size = header_of(writer, part->size), count = writer->source->tables[table].count;
		if (part->count)
			*header_of(writer, part->count) = count;
		if (!writer->header.given[core_field_index(header_field(part->size))])
			*size = usual_size(writer, table);
		if (*size % SIZE_UNIT)
			writer->error = arena_printf(writer->out->arena, "%s is %" PRIu64 ", which is not a multiple of %d",
			                             part->size, *size, SIZE_UNIT);
		else if ((count || !part->count) && *size > writer->limit / (count + 1))
			writer->error = arena_printf(writer->out->arena, "%s is %" PRIu64 ", which is too much", part->size, *size);
		if (writer->error)
			return false;
	}
	return true;
}

static bool put_entry(struct note_writer *writer, enum kd_core_table table, const struct core_entry_source *entry,
                      size_t size) {
	uint8_t *bytes = buffer_extend(writer->out, size);
	size_t known = core_table_size(table);
	if (size)
		memset(bytes, 0, size);
	if (given_size(table, entry) > size) {
		writer->error = arena_printf(writer->out->arena, "%s is %zu, but what is given of one takes %zu bytes",
		                             parts[table].size, size, given_size(table, entry));
		return false;
	}
	for (size_t i = 0; i < CORE_FIELD_COUNT; i++)
		if (rows[i].table == table && core_field_offset(&rows[i]) + rows[i].size <= size)
			store_le(bytes + core_field_offset(&rows[i]), entry->values[i], rows[i].size);
	if (entry->rest.size)
		memcpy(bytes + known, entry->rest.data, entry->rest.size);
	return true;
}

static bool put_table(struct note_writer *writer, enum kd_core_table table) {
	static const struct core_entry_source nothing = {0};
	size_t size = (size_t)*header_of(writer, parts[table].size), count = writer->source->tables[table].count;
	if (!count && !parts[table].count)
		return put_entry(writer, table, &nothing, size);
	for (size_t i = 0; i < count; i++)
		if (!put_entry(writer, table, &writer->source->tables[table].items[i], size))
			return false;
	return true;
}

bool core_state_write(const struct core_state_source *source, uint64_t limit, struct buffer *out, const char **error) {
	struct note_writer writer = {.source = source, .out = out, .limit = limit / KD_CORE_TABLE_COUNT};
	if (source->has_note_version)
		buffer_put_le(out, source->note_version, NOTE_VERSION_SIZE);
	bool written = complete_header(&writer) &&
	               put_entry(&writer, KD_CORE_HEADER, &writer.header, core_table_size(KD_CORE_HEADER)) &&
	               put_table(&writer, KD_CORE_RUNTIME) && put_table(&writer, KD_CORE_AGENT) &&
	               put_table(&writer, KD_CORE_QUEUE);
	buffer_put(out, source->rest.data, source->rest.size);
	*error = writer.error;
	return written;
}
