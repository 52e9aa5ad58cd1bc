/* texts.c: see texts.h. */
#include "conditions.h"
#include "texts.h"

#include "empty_lines.h"
#include "module/output.h"
#include "base/buffer.h"
#include "reader/escapes.h"
#include "reader/files.h"
#include "reader/scanner.h"
#include "lex/raw_text.h"

enum {
	MOST_LEVELS = 1000,
	MOST_INCLUDES = 200,
	MOST_OPEN = 128 << 20, /* bytes of the expansions that are being read */
	GIVEN_BACK = 1 << 20,  /* as large a text gives its memory back */
	/* Work is counted in statements. Allowed are ... */
	IDLE_STATEMENTS = 3000000,      /* ... so many that make nothing, ... */
	INPUT_PER_STATEMENT = 4,        /* ... one more for so many bytes of the files, ... */
	STATEMENTS_PER_BYTE = 16,       /* ... so many for a byte that is made. */
	STATEMENTS_LOOKED_AT = 1 << 16, /* between two looks */
	/* What else takes as long: */
	TEXT_STATEMENTS = 4,     /* a text */
	FILE_STATEMENTS = 64,    /* a file that is read anew each time */
	TEXT_PER_STATEMENT = 64, /* so many bytes of an expansion; they are scanned and given up again */
	KEPT_PER_STATEMENT = 16, /* so many bytes that are kept to the end */
};

static struct text_level *top(const struct reader *reader) {
	return &reader->texts->levels.items[reader->texts->levels.count - 1];
}

/* What the next level uses again of the last one there. */
static struct text_room *next_room(struct reader *reader) {
	while (reader->texts->rooms.count <= reader->texts->levels.count)
		*list_add(reader->arena, &reader->texts->rooms) = (struct text_room){buffer_in(reader->arena), NULL};
	return &reader->texts->rooms.items[reader->texts->levels.count];
}

static void enter(struct reader *reader, struct source *source, enum text_kind kind) {
	struct text_room *room = next_room(reader);
	if (reader->texts->levels.count)
		top(reader)->at = scanner_position(reader);
	room->scanned = scanner_read(reader, source, room->scanned);
	*list_add(reader->arena, &reader->texts->levels) = (struct text_level){
	    .source = source,
	    .kind = kind,
	    .conditions = reader->conditions->around.count,
	};
	reader->source = source;
	reader->line.at_end = false;
}

static void leave_expanded(struct reader *reader) {
	reader->texts->expansions--;
	reader->texts->open_text -= reader->source->size;
	source_give_up(reader->source);
}

/* llvm-mc reads the line end after .include once more. */
static void leave(struct reader *reader) {
	empty_line(reader, top(reader)->line_end_shows);
	if (top(reader)->kind == TEXT_EXPANSION)
		leave_expanded(reader);
	reader->texts->levels.count--;
	struct text_room *room = next_room(reader);
	reader->source = top(reader)->source;
	reader->line.at_end = false;
	scanner_return(reader, room[-1].scanned, top(reader)->at);
	if (room->text.capacity >= GIVEN_BACK)
		buffer_release(&room->text);
}

bool text_start(struct reader *reader, char *text, size_t size) {
	const char *name = reader->options->file_name ? reader->options->file_name : "<memory>";
	struct source *source;
	reader->texts = arena_zeroed(reader->arena, 1, sizeof *reader->texts);
	name = arena_copy(reader->arena, name, strlen(name));
	if (!sources_add(&reader->sources, name, text, size, &source)) {
		diag_error(reader->diag, 0, "the source is too large: a file is limited to 2 GiB");
		return false;
	}
	reader->texts->input = size;
	enter(reader, source, TEXT_FILE);
	return true;
}

/* Adds a text that has room after it; NULL after reporting that there are too many. */
static struct source *add_text(struct reader *reader, const char *name, char *text, size_t size, kd_pos pos) {
	struct source *source;
	if (reader->texts->levels.count >= MOST_LEVELS) {
		diag_error(reader->diag, pos,
		           "macros, repeats and includes cannot be nested more than %d levels deep [stricter than llvm-mc]",
		           MOST_LEVELS);
		text_stop(reader);
		return NULL;
	}
	if (sources_add(&reader->sources, name, text, size, &source))
		return source;
	diag_error(reader->diag, pos,
	           "the text of all files and expansions is limited to 4 GiB, one of them to 2 GiB "
	           "[stricter than llvm-mc]");
	text_stop(reader);
	return NULL;
}

static size_t includes(const struct reader *reader) {
	size_t count = 0;
	for (size_t i = 0; i < reader->texts->levels.count; i++)
		count += reader->texts->levels.items[i].kind == TEXT_INCLUDE;
	return count;
}

static void include_text(struct reader *reader, const struct file_text *file, kd_pos pos, bool line_end_shows) {
	if (includes(reader) >= MOST_INCLUDES) {
		diag_error(reader->diag, pos,
		           "files cannot be included more than %d levels deep; does '%s' include itself? "
		           "[stricter than llvm-mc]",
		           MOST_INCLUDES, file->path);
		text_stop(reader);
		return;
	}
	struct source *source = add_text(reader, file->path, file->text, file->size, pos);
	if (!source)
		return;
	reader->texts->work += file->is_kept ? TEXT_STATEMENTS : FILE_STATEMENTS;
	if (file->is_new)
		reader->texts->input += file->size;
	else
		reader->texts->work += file->size / TEXT_PER_STATEMENT;
	source->parent = pos;
	source->relation = "included from here";
	empty_line(reader, line_end_shows);
	line_end_shows &= !reader->line.at_end;
	enter(reader, source, TEXT_INCLUDE);
	top(reader)->line_end_shows = line_end_shows;
}

void text_include(struct reader *reader, struct text file, struct span at, bool line_end_shows) {
	struct buffer name = buffer_in(reader->arena);
	struct file_text included;
	if (!string_unescape(reader, file, at.start + 1, &name))
		return;
	buffer_put_zeros(&name, 1);
	if (file_text(reader, (const char *)name.data, at.start, &included))
		include_text(reader, &included, at.start, line_end_shows);
}

struct buffer *text_scratch(struct reader *reader) {
	struct buffer *text = &next_room(reader)->text;
	text->size = 0;
	return text;
}

size_t text_most(const struct reader *reader) {
	return reader->texts->open_text < MOST_OPEN ? MOST_OPEN - reader->texts->open_text : 0;
}

void text_too_large(struct reader *reader, kd_pos pos) {
	diag_error(reader->diag, pos,
	           "the text of macros and repeats within each other is larger than %d MiB; for data alone use .fill "
	           "[stricter than llvm-mc]",
	           MOST_OPEN >> 20);
	text_stop(reader);
}

void text_kept(struct reader *reader, size_t size) {
	reader->texts->work += size / KEPT_PER_STATEMENT;
}

/* The expansion as a text of its own; NULL: see add_text(). */
static struct source *add_expansion(struct reader *reader, struct buffer *text, kd_pos pos, bool given_up) {
	size_t size = text->size;
	buffer_put(text, "\0", 2);
	if (given_up)
		return add_text(reader, "<instantiation>", (char *)text->data, size, pos);
	text_kept(reader, size);
	char *kept = arena_alloc(reader->arena, text->size);
	return add_text(reader, "<instantiation>", memcpy(kept, text->data, text->size), size, pos);
}

void text_expand(struct reader *reader, struct buffer *text, kd_pos pos, const struct expansion *expansion) {
	struct source *source = add_expansion(reader, text, pos, expansion->remake != NULL);
	if (!source)
		return;
	source->parent = pos;
	source->relation = expansion->relation;
	source->body = expansion->body;
	source->rounds = expansion->rounds;
	source->remake = expansion->remake;
	source->origin = expansion->origin;
	enter(reader, source, TEXT_EXPANSION);
	reader->texts->expansions++;
	reader->texts->open_text += source->size;
	reader->texts->work += TEXT_STATEMENTS + source->size / TEXT_PER_STATEMENT;
}

bool text_in_expansion(const struct reader *reader) {
	return reader->texts->expansions > 0;
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

/* llvm-mc goes on at the line end after the call. At the end of an included text it has none, and
 * takes the one after .include. */
void text_leave_expansion(struct reader *reader) {
	while (top(reader)->kind != TEXT_EXPANSION) {
		top(reader)->line_end_shows = false;
		leave(reader);
	}
	leave(reader);
	if (ended_without_line_end(reader)) {
		reader->line.at_end = true;
		top(reader)->line_end_shows = false;
	}
}

bool text_resume(struct reader *reader) {
	bool dropped = reader->conditions->innermost.ignore && reader->conditions->line_dropped;
	if (reader->texts->stopped || top(reader)->kind != TEXT_INCLUDE || dropped)
		return false;
	leave(reader);
	return true;
}

void text_stop(struct reader *reader) {
	reader->texts->stopped = true;
	scanner_move(reader, reader->source->text + reader->source->size);
}

/* Repeats in repeats, macros that call macros and files that include files can go on for years. */
void text_check_work(struct reader *reader) {
	uint64_t most = IDLE_STATEMENTS + reader->texts->input / INPUT_PER_STATEMENT +
	                reader->module->output->size(reader->module) * STATEMENTS_PER_BYTE;
	if (reader->texts->stopped)
		return;
	if (reader->texts->work <= most) {
		reader->texts->most_work = reader->texts->work + STATEMENTS_LOOKED_AT;
		return;
	}
	diag_error(reader->diag, text_pos(reader, scanner_position(reader)),
	           "macros, repeats and includes go on without end: more than three million of their statements, or as "
	           "much text, have made nothing [stricter than llvm-mc]");
	text_stop(reader);
}
