/* core_note.c: .amdgpu_core_state: the note of a core file, for tests of what reads these. */
#include <inttypes.h>

#include "records.h"

#include "base/note_record.h"
#include "base/suggest.h"
#include "files/core/core_state.h"
#include "module/data.h"
#include "module/module.h"
#include "module/output.h"
#include "preprocess/texts.h"

struct core_block {
	struct core_state_source source;
	enum kd_core_table table; /* of the entry that lines are about; the header: of none */
	bool after_queues;
};

static void open(struct record_line *line) {
	struct reader *reader = line->reader;
	struct core_block *block = arena_zeroed(reader->arena, 1, sizeof *block);
	uint64_t version = 1;
	reader->records->core = block;
	kd_pos pos = record_pos(line);
	if (record_more(line, true) && record_unsigned(line, 8, &version) && version > 1)
		diag_error(reader->diag, pos, "the note has version 1, or 0 for none, not %" PRIu64, version);
	record_end(line);
	block->source.has_note_version = version;
	block->source.note_version = version;
	list_add(reader->arena, &block->source.tables[KD_CORE_HEADER]);
}

/* ---- lines ---- */

static bool begin_entry(struct record_line *line, struct core_block *block) {
	for (enum kd_core_table table = KD_CORE_RUNTIME; table < KD_CORE_TABLE_COUNT; table++) {
		if (!text_is(line->word, core_table_keyword(table)))
			continue;
		if (table == KD_CORE_RUNTIME && block->source.tables[table].count)
			diag_error(line->reader->diag, line->word_at.start, "there is one %s only", core_table_keyword(table));
		struct core_entry_source *entry = list_add(line->reader->arena, &block->source.tables[table]);
		entry->rest = buffer_in(line->reader->arena);
		block->table = table;
		block->after_queues = false;
		record_end(line);
		return true;
	}
	if (!text_is(line->word, CORE_END_OF_QUEUES))
		return false;
	block->table = KD_CORE_HEADER;
	block->after_queues = true;
	block->source.rest = buffer_in(line->reader->arena);
	record_end(line);
	return true;
}

static struct core_entry_source *entry_of(struct core_block *block, enum kd_core_table table) {
	return &block->source.tables[table].items[block->source.tables[table].count - 1];
}

/* Where the bytes after known fields go; NULL: there is no entry. */
static struct buffer *rest_of(struct core_block *block) {
	if (block->table != KD_CORE_HEADER)
		return &entry_of(block, block->table)->rest;
	return block->after_queues ? &block->source.rest : NULL;
}

static bool take_rest(struct record_line *line, struct core_block *block) {
	struct buffer *rest = rest_of(block);
	uint64_t byte;
	if (!text_is(line->word, CORE_REST) || !rest)
		return false;
	for (bool first = true; record_more(line, first); first = false) {
		if (!record_unsigned(line, 1, &byte))
			return true;
		buffer_put_le(rest, byte, 1);
	}
	return true;
}

/* A number, or one of the names that the field's values have. */
static bool read_value(struct record_line *line, const struct core_field *field, uint64_t *value) {
	struct record_line before = *line;
	struct text name = record_word(line);
	if (name.length && core_value_find(field->show, name.at, name.length, value))
		return true;
	*line = before;
	return record_unsigned(line, field->size, value);
}

static bool take_field(struct record_line *line, struct core_block *block) {
	const struct core_field *field = core_field_find(block->table, line->word.at, line->word.length);
	uint64_t value;
	if (!field || core_field_is_count(field))
		return false;
	struct core_entry_source *entry = entry_of(block, field->table);
	size_t index = core_field_index(field);
	if (entry->given[index])
		diag_error(line->reader->diag, line->word_at.start, "%s is given twice", field->name);
	if (!read_value(line, field, &value) || !record_end(line))
		return true;
	entry->given[index] = true;
	entry->values[index] = value;
	return true;
}

static void complain_of_word(const struct record_line *line, const struct core_block *block) {
	struct diag *diag = line->reader->diag;
	struct suggestions found = suggest_for(line->word.at, line->word.length);
	char ending[SUGGEST_ENDING_SIZE];
	for (size_t i = 0; diag_may_suggest(diag) && i < CORE_FIELD_COUNT; i++)
		if (core_field_at(i)->table == block->table)
			suggest_consider(&found, core_field_at(i)->name);
	diag_error(diag, line->word_at.start, "%s has no field or line '%.*s'%s",
	           block->table == KD_CORE_HEADER ? core_state_block.begin : core_table_keyword(block->table),
	           (int)(line->word.length < 64 ? line->word.length : 64), line->word.at, suggest_ending(&found, ending));
}

static void take_line(struct record_line *line) {
	struct core_block *block = line->reader->records->core;
	if (!begin_entry(line, block) && !take_rest(line, block) && !take_field(line, block))
		complain_of_word(line, block);
}

/* ---- the note ---- */

static void put_note(struct reader *reader, const struct buffer *contents) {
	struct buffer note = buffer_in(reader->arena);
	size_t at = note_record_begin(&note, NOTE_AMDGPU, sizeof NOTE_AMDGPU, NT_AMDGPU_KFD_CORE_STATE);
	buffer_put(&note, contents->data, contents->size);
	note_record_end(&note, 0, at);
	data_bytes(reader->module, note.data, note.size);
}

/* Sizes of entries are what the source says, and all of them are in memory. */
static uint64_t most_of_note(const struct reader *reader) {
	uint64_t most = text_most_made(reader), made = reader->module->output->size(reader->module);
	uint64_t left = made < most ? most - made : 0;
	return left < UINT32_MAX ? left : UINT32_MAX;
}

static void close(struct reader *reader, kd_pos begin, bool faulty) {
	struct buffer contents = buffer_in(reader->arena);
	const char *error;
	if (faulty)
		return;
	if (core_state_write(&reader->records->core->source, most_of_note(reader), &contents, &error))
		put_note(reader, &contents);
	else
		diag_error(reader->diag, begin, "the note cannot be written: %s", error);
}

const struct record_block core_state_block = {
    .begin = ".amdgpu_core_state",
    .end = ".end_amdgpu_core_state",
    .open = open,
    .line = take_line,
    .close = close,
};
