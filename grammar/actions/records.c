/* records.c: see records.h. */
#include "records.h"

#include <inttypes.h>

#include "actions.h"
#include "lex/raw_text.h"
#include "module/data.h"
#include "parse.h"
#include "preprocess/conditions.h"
#include "reader/escapes.h"

/* By the argument of the directive that begins one. */
static const struct record_block *const blocks[] = {&core_state_block, &visa_debug_block, &dwarf_unit_block,
                                                    &info_block};

void records_start(struct reader *reader) {
	reader->records = arena_zeroed(reader->arena, 1, sizeof *reader->records);
}

/* ---- lines ---- */

bool record_is_line(const struct directive *directive) {
	if (!directive)
		return true;
	switch (directive->token) {
	case MACRO:
	case MACRO_CALL:
	case MACRO_MODE:
	case ENDM:
	case EXITM:
	case PURGEM:
	case REPEAT:
	case REPEAT_ARGUMENTS:
	case REPEAT_BYTES:
	case INCLUDE:
	case MESSAGE:
	case PRINT:
	case SET: return false;
	default: return !condition_directive(directive);
	}
}

/* Where a mistake ends the block. */
static void leave_after_mistake(struct reader *reader) {
	struct open_records *records = reader->records;
	if (records->block->ends_at_mistake && reader->diag->errors > records->errors)
		records->block = NULL;
}

void record_open(struct reader *reader, struct text operands, struct span at) {
	struct open_records *records = reader->records;
	struct record_line line = {.reader = reader, .word_at = at, .rest = operands};
	records->block = blocks[reader->directive->argument];
	records->pos = at.start;
	records->errors = reader->diag->errors;
	records->block->open(&line);
	leave_after_mistake(reader);
}

static void close_block(struct reader *reader) {
	struct open_records *records = reader->records;
	const struct record_block *block = records->block;
	records->block = NULL;
	block->close(reader, records->pos, reader->diag->errors > records->errors);
}

void record_take(struct reader *reader, struct text text) {
	const char *end = text.at + text.length;
	struct raw_token word = raw_token(text.at, end);
	kd_pos pos = text_pos(reader, text.at);
	struct record_line line = {.reader = reader,
	                           .word = {word.at, word.length},
	                           .word_at = {pos, pos + (kd_pos)word.length},
	                           .rest = {word.at + word.length, (size_t)(end - word.at) - word.length}};
	if (text_is(line.word, reader->records->block->end)) {
		if (record_end(&line))
			close_block(reader);
		return;
	}
	reader->records->block->line(&line);
	leave_after_mistake(reader);
}

void records_finish(struct reader *reader) {
	if (reader->records->block && !reader->diag->errors)
		diag_error(reader->diag, reader->records->pos, "the file ends inside this block: it has no %s",
		           reader->records->block->end);
}

const char *records_mistake(struct reader *reader) {
	const struct record_block *block = reader->records->block;
	if (!block)
		return NULL;
	if (block->ends_at_mistake)
		reader->records->block = NULL;
	return block->expected;
}

/* ---- operands ---- */

static struct raw_token next_token(struct record_line *line) {
	const char *end = line->rest.at + line->rest.length;
	line->rest.at = lex_skip_blanks(line->rest.at, end);
	line->rest.length = (size_t)(end - line->rest.at);
	return raw_token(line->rest.at, end);
}

static void skip(struct record_line *line, size_t length) {
	line->rest.at += length;
	line->rest.length -= length;
}

kd_pos record_pos(const struct record_line *line) {
	return text_pos(line->reader, line->rest.at);
}

/* The next byte, if it is that one. */
static bool record_byte(struct record_line *line, char byte) {
	struct raw_token token = next_token(line);
	if (!raw_is(&token, byte))
		return false;
	skip(line, token.length);
	return true;
}

bool record_more(struct record_line *line, bool first) {
	struct raw_token token = next_token(line);
	if (!line->rest.length || token.kind == RAW_END)
		return false;
	if (first || record_byte(line, ','))
		return true;
	diag_error(line->reader->diag, record_pos(line), "expected a comma between operands");
	return false;
}

struct text record_word(struct record_line *line) {
	struct raw_token token = next_token(line);
	if (token.kind != RAW_NAME)
		return (struct text){token.at, 0};
	skip(line, token.length);
	return (struct text){token.at, token.length};
}

bool record_name(struct record_line *line, struct name **name) {
	struct raw_token token = next_token(line);
	if (token.kind == RAW_STRING)
		*name = name_of_string(line->reader, (struct text){token.at + 1, token.length - 2});
	else if (token.kind == RAW_NAME)
		*name = name_intern(&line->reader->module->names, token.at, token.length);
	else
		return false;
	skip(line, token.length);
	return true;
}

bool record_value(struct record_line *line, struct operand *operand) {
	struct reader *reader = line->reader;
	(void)next_token(line);
	kd_pos start = record_pos(line);
	const char *after = line->rest.length ? expression_read(reader, line->rest.at, &operand->value) : NULL;
	if (!line->rest.length)
		diag_error(reader->diag, start, "expected a number: the line ends here");
	if (!after)
		return false;
	operand->at = (struct span){start, text_pos(reader, after)};
	skip(line, (size_t)(after - line->rest.at));
	return true;
}

bool record_number(struct record_line *line, int64_t *number) {
	struct operand operand;
	return record_value(line, &operand) && absolute(line->reader, operand.value, operand.at, number);
}

bool record_unsigned(struct record_line *line, unsigned size, uint64_t *number) {
	int64_t value;
	(void)next_token(line);
	kd_pos start = record_pos(line);
	if (!record_number(line, &value))
		return false;
	if (size < sizeof value && (value < 0 || (uint64_t)value >> 8 * size)) {
		diag_error(line->reader->diag, start, "the value %" PRId64 " does not fit: it must be 0 to %" PRIu64, value,
		           UINT64_MAX >> (64 - 8 * size));
		return false;
	}
	*number = (uint64_t)value;
	return true;
}

bool record_string(struct record_line *line, struct buffer *bytes) {
	struct raw_token token = next_token(line);
	kd_pos start = record_pos(line);
	if (token.kind != RAW_STRING) {
		diag_error(line->reader->diag, start, "expected a string in quotation marks");
		return false;
	}
	skip(line, token.length);
	return string_unescape(line->reader, (struct text){token.at + 1, token.length - 2}, start + 1, bytes);
}

bool record_end(struct record_line *line) {
	if (next_token(line).kind == RAW_END || !line->rest.length)
		return true;
	diag_error(line->reader->diag, record_pos(line), "expected newline: the line has one operand too many");
	return false;
}
