/* texts.c: see texts.h. */
#include "texts.h"

#include "empty_lines.h"
#include "module/output.h"
#include "reader/escapes.h"
#include "reader/files.h"
#include "reader/scanner.h"

enum {
	MOST_LEVELS = 1000,
	MOST_INCLUDES = 200,
	MOST_EXPANDED = 1 << 30, /* bytes of all expansions together */
	IDLE_STATEMENTS = 3000000, /* of expansions that make nothing ... */
	INPUT_PER_STATEMENT = 4,   /* ... and one more for so many bytes of the source, ... */
	STATEMENTS_PER_BYTE = 16,  /* so many for a byte that is made */
	STATEMENTS_LOOKED_AT = 1 << 16, /* between two looks */
	EXPANSION_STATEMENTS = 4,  /* what it costs to read a text, and a file */
	INCLUDE_STATEMENTS = 64,
};

static struct text_level *top(const struct reader *reader) {
	return &reader->levels.items[reader->levels.count - 1];
}

static void enter(struct reader *reader, struct source *source, enum text_kind kind) {
	if (reader->levels.count)
		top(reader)->at = scanner_position(reader);
	*list_add(reader->arena, &reader->levels) = (struct text_level){
	    .source = source,
	    .buffer = scanner_read(reader, source),
	    .kind = kind,
	    .conditions = reader->conditions.count,
	};
	reader->source = source;
	reader->at_end = false;
}

/* llvm-mc reads the line end behind .include once more. */
static void leave(struct reader *reader) {
	empty_line(reader, top(reader)->line_end_shows);
	if (top(reader)->kind == TEXT_EXPANSION)
		reader->expansions--;
	if (reader->source->remake)
		reader->source->text = NULL;
	reader->levels.count--;
	reader->source = top(reader)->source;
	reader->at_end = false;
	scanner_return(reader, top(reader)->buffer, top(reader)->at);
}

bool text_start(struct reader *reader, char *text, size_t size) {
	const char *name = reader->options->file_name ? reader->options->file_name : "<memory>";
	struct source *source;
	name = arena_copy(reader->arena, name, strlen(name));
	if (!sources_add(&reader->sources, name, text, size, &source)) {
		diag_error(reader->diag, 0, "the source is too large: a file is limited to 2 GiB");
		return false;
	}
	enter(reader, source, TEXT_FILE);
	return true;
}

/* Adds a text that stands in a buffer; NULL after reporting that there are too many. */
static struct source *add_text(struct reader *reader, const char *name, struct buffer *contents, kd_pos pos) {
	struct source *source;
	size_t size = contents->size;
	if (reader->levels.count >= MOST_LEVELS) {
		diag_error(reader->diag, pos,
		           "macros, repeats and includes cannot be nested more than %d levels deep [stricter than llvm-mc]",
		           MOST_LEVELS);
		text_stop(reader);
		return NULL;
	}
	buffer_put(contents, "\0", 2);
	if (sources_add(&reader->sources, name, (char *)contents->data, size, &source))
		return source;
	diag_error(reader->diag, pos,
	           "the text of all files and expansions is limited to 4 GiB, one of them to 2 GiB "
	           "[stricter than llvm-mc]");
	text_stop(reader);
	return NULL;
}

static size_t includes(const struct reader *reader) {
	size_t count = 0;
	for (size_t i = 0; i < reader->levels.count; i++)
		count += reader->levels.items[i].kind == TEXT_INCLUDE;
	return count;
}

static void include_contents(struct reader *reader, const char *name, struct buffer *contents, kd_pos pos,
                             bool line_end_shows) {
	if (includes(reader) >= MOST_INCLUDES) {
		diag_error(reader->diag, pos,
		           "files cannot be included more than %d levels deep; does '%s' include itself? "
		           "[stricter than llvm-mc]",
		           MOST_INCLUDES, name);
		text_stop(reader);
		return;
	}
	struct source *source = add_text(reader, name, contents, pos);
	if (!source)
		return;
	reader->expanded_statements += INCLUDE_STATEMENTS;
	source->parent = pos;
	source->relation = "included from here";
	empty_line(reader, line_end_shows);
	line_end_shows &= !reader->at_end;
	enter(reader, source, TEXT_INCLUDE);
	top(reader)->line_end_shows = line_end_shows;
}

void text_include(struct reader *reader, struct text file, struct span at, bool line_end_shows) {
	struct buffer name = buffer_in(reader->arena), contents = buffer_in(reader->arena);
	const char *path;
	if (!string_unescape(reader, file, at.start + 1, &name))
		return;
	buffer_put_zeros(&name, 1);
	if (file_read(reader, "include", (const char *)name.data, UINT64_MAX, at.start, &contents, &path))
		include_contents(reader, path, &contents, at.start, line_end_shows);
}

struct buffer *text_scratch(struct reader *reader) {
	while (reader->scratch.count <= reader->levels.count)
		*list_add(reader->arena, &reader->scratch) = buffer_in(reader->arena);
	struct buffer *text = &reader->scratch.items[reader->levels.count];
	text->size = 0;
	return text;
}

void text_expand(struct reader *reader, struct buffer *text, kd_pos pos, const struct expansion *expansion) {
	reader->expanded += text->size;
	if (reader->expanded > MOST_EXPANDED) {
		diag_error(reader->diag, pos, "the text of all expansions is larger than 1 GiB [stricter than llvm-mc]");
		text_stop(reader);
		return;
	}
	struct source *source = add_text(reader, "<instantiation>", text, pos);
	if (!source)
		return;
	source->parent = pos;
	source->relation = expansion->relation;
	source->body = expansion->body;
	source->remake = expansion->remake;
	source->origin = expansion->origin;
	enter(reader, source, TEXT_EXPANSION);
	reader->expansions++;
	reader->expanded_statements += EXPANSION_STATEMENTS;
}

bool text_in_expansion(const struct reader *reader) {
	return reader->expansions > 0;
}

size_t text_expansion_conditions(const struct reader *reader) {
	const struct text_level *level = top(reader);
	while (level->kind != TEXT_EXPANSION)
		level--;
	return level->conditions;
}

/* Whether the text goes on at its end, and its last line has none: a comment would be one. */
static bool ended_without_line_end(const struct reader *reader) {
	const char *text = reader->source->text, *end = text + reader->source->size, *line = end;
	while (line > text && line[-1] != '\n' && line[-1] != '\r')
		line--;
	return top(reader)->at == end && line < end && raw_line(line, end).text_end == end;
}

/* llvm-mc goes on at the line end behind the call. At the end of an included text it has none, and
 * takes the one behind .include. */
void text_leave_expansion(struct reader *reader) {
	while (top(reader)->kind != TEXT_EXPANSION) {
		top(reader)->line_end_shows = false;
		leave(reader);
	}
	leave(reader);
	if (ended_without_line_end(reader)) {
		reader->at_end = true;
		top(reader)->line_end_shows = false;
	}
}

bool text_resume(struct reader *reader) {
	bool dropped = reader->condition.ignore && reader->line_dropped;
	if (reader->stopped || top(reader)->kind != TEXT_INCLUDE || dropped)
		return false;
	leave(reader);
	return true;
}

void text_stop(struct reader *reader) {
	reader->stopped = true;
	scanner_move(reader, reader->source->text + reader->source->size);
}

/* Repeats in repeats and macros that call macros can go on for years. */
void text_check_expansions(struct reader *reader) {
	uint64_t most = IDLE_STATEMENTS + reader->levels.items[0].source->size / INPUT_PER_STATEMENT +
	                reader->module->output->size(reader->module) * STATEMENTS_PER_BYTE;
	if (reader->stopped)
		return;
	if (reader->expanded_statements <= most) {
		reader->most_statements = reader->expanded_statements + STATEMENTS_LOOKED_AT;
		return;
	}
	diag_error(reader->diag, text_pos(reader, scanner_position(reader)),
	           "macros and repeats go on without end: more than three million of their statements have made nothing "
	           "[stricter than llvm-mc]");
	text_stop(reader);
}
