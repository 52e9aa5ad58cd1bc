/* block_lines.c: see block_lines.h. */
#include "block_lines.h"

#include "kdasm/kernel_code.h"
#include "lex/lex.h"
#include "lex/raw_text.h"
#include "preprocess/conditions.h"
#include "preprocess/texts.h"

static const struct block kernel_block = {
    .begin = ".amdhsa_kernel",
    .end = KERNEL_END,
    .expected = "expected .amdhsa_ directive or .end_amdhsa_kernel",
    .foreign = "unknown .amdhsa_kernel directive",
    .field_lines = true,
};

static const struct block code_t_block = {
    .begin = ".amd_kernel_code_t",
    .end = ".end_amd_kernel_code_t",
    .expected = "expected value identifier or .end_amd_kernel_code_t",
    .foreign = "unexpected amd_kernel_code_t field name",
    .bad_value = "integer absolute expression expected",
};

void block_open(struct reader *reader, const struct directive *directive) {
	reader->block = (struct open_block){
	    .kind = directive->token == KERNEL ? &kernel_block : &code_t_block,
	    .pos = reader->module->statement_pos,
	    .last_end = reader->block.last_end,
	};
	reader->field_lines.next = 0;
}

int block_close(struct reader *reader) {
	reader->block.kind = NULL;
	reader->scanner.line.begun = true; /* another statement may follow on the line */
	return END_BLOCK;
}

void block_finish(struct reader *reader) {
	if (reader->block.kind)
		diag_error(reader->diag, reader->block.pos, "%s: the file ends inside this block",
		           reader->block.kind->expected);
}

int block_marker(struct reader *reader, const struct span *span) {
	diag_error(reader->diag, span->start,
	           "%s: there is a line marker of the preprocessor here; include the file outside this block",
	           reader->block.kind->expected);
	return BAD;
}

/* The next end directive of the block, or NULL. A source may begin many blocks that do not end, each with an error. */
static const char *find_end(struct reader *reader, const char *statement, const char *end) {
	const struct block *block = reader->block.kind;
	struct block_end *last = &reader->block.last_end;
	bool in_source = reader->texts->levels.count == 1;
	if (in_source && last->of == block && (!last->at || last->at >= statement))
		return last->at;
	const char *found = memmem(statement, (size_t)(end - statement), block->end, strlen(block->end));
	if (in_source)
		*last = (struct block_end){block, found};
	return found;
}

/* Whether the end directive of the block comes before another block begins. */
static bool block_end_follows(struct reader *reader, const char *statement, const char *end) {
	const struct block *block = reader->block.kind;
	const char *closing;
	if (reader->block.end_follows)
		return true;
	closing = find_end(reader, statement, end);
	reader->block.end_follows = closing &&
	                            !memmem(statement, (size_t)(closing - statement), block->begin, strlen(block->begin));
	return reader->block.end_follows;
}

static bool is_code_t_key(const struct name *name) {
	bool is_alias;
	return kd_code_t_find(name->text, name->length, &is_alias);
}

/* llvm-mc reads the number that follows a directive of a kernel before it looks at the directive, and reports a key
 * at what follows it. */
static void report_foreign(struct reader *reader, const struct name *name, const char *rest, const char *end,
                           const char *more) {
	const struct block *block = reader->block.kind;
	const char *after = lex_skip_blanks(rest, end);
	bool has_operand = after < raw_rest_of_line(rest, end).text_end && *after != ':';
	kd_pos pos = text_pos(reader, after);
	if (block != &kernel_block && is_code_t_key(name))
		diag_error(reader->diag, pos, "expected '=': %.*s is a key%s", NAME_ARGS(name), more);
	else if (block != &kernel_block)
		diag_error(reader->diag, pos, "%s %.*s: %s%s", block->foreign, NAME_ARGS(name), block->expected, more);
	else if (has_operand)
		diag_error(reader->diag, reader->module->statement_pos, "%s '%.*s': %s%s", block->foreign, NAME_ARGS(name),
		           block->expected, more);
	else
		diag_error(reader->diag, pos, "unknown token in expression: '%.*s' belongs outside the block; %s%s",
		           NAME_ARGS(name), block->expected, more);
}

/* A label or a directive that blocks lack. */
static int foreign_line(struct reader *reader, const struct name *name, const struct directive *directive,
                        struct scanned *token) {
	const char *statement = reader->source->text + (reader->module->statement_pos - reader->source->base);
	const struct block *block = reader->block.kind;
	bool condition = directive && condition_directive(directive);
	bool stays = block_end_follows(reader, statement, token->end);
	if (!condition || !reader->block.condition_told)
		report_foreign(reader, name, token->rest, token->end,
		               condition && stays ? "; put .if around the whole block" : "");
	if (stays) {
		reader->block.condition_told = reader->block.condition_told || condition;
		token->rest = lex_line_end(token->rest, token->end);
		return FOREIGN_LINE;
	}
	diag_note(reader->diag, reader->block.pos, "the block began here; it has no %s", block->end);
	token->rest = statement; /* which is read again, outside */
	token->next = CONTEXT_START;
	block_close(reader);
	return BLOCK_LEFT;
}

/* One key is followed by anything and means nothing. */
int block_line(struct reader *reader, struct name *name, struct scanned *token) {
	const struct directive *directive = directive_find_foreign(reader, name);
	const char *after = lex_skip_blanks(token->rest, token->end);
	if (reader->block.kind == &code_t_block && name_is(name, "max_scratch_backing_memory_byte_size")) {
		token->rest = lex_line_end(token->rest, token->end);
		return IGNORED_KEY;
	}
	if (directive || (after < token->end && *after == ':'))
		return foreign_line(reader, name, directive, token);
	return NAME;
}
