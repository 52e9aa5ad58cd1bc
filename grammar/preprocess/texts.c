/* texts.c: see texts.h. */
#include "conditions.h"
#include "texts.h"

#include <inttypes.h>

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
	MOST_OPEN = 64 << 20, /* bytes of the expansions that are being read */
	BYTES_PER_NAME = 256, /* of a source whose kernels are small; others have fewer names */
	GIVEN_BACK = 1 << 20, /* as large a text gives its memory back */
	/* Other texts than the source may go on for a while without making anything, and longer if they make more. Of the
	 * tokens that reader/work.h counts there may be ... */
	TOKENS_PER_INPUT = 1,       /* ... so many for a byte of the files, beside those of options.work_limit, ... */
	TOKENS_PER_BYTE = 16,       /* ... so many for a byte that is made. */
	TOKENS_LOOKED_AT = 1 << 18, /* between two looks */
	/* Bytes of memory, but for the text of expansions, may be ... */
	MOST_MEMORY = 320 << 20, /* ... so many in any case, ... */
	MEMORY_PER_INPUT = 160,  /* ... so many for a byte of the files, ... */
	MEMORY_PER_BYTE = 128,   /* ... so many for a byte that is made. */
	/* Bytes that are made may be ... */
	MOST_MADE = 96 << 20, /* ... so many in any case, ... */
	MADE_PER_INPUT = 48,  /* ... so many for a byte of the files; those that .incbin takes are besides, ... */
	PRINTED_PER_BYTE = 8, /* ... which take so much more room in a text. */
};

static struct text_level *top(const struct reader *reader) {
	return &reader->texts->levels.items[reader->texts->levels.count - 1];
}

/* What the next level uses again of the last one there. */
static struct text_room *next_room(struct reader *reader) {
	while (reader->texts->rooms.count <= reader->texts->levels.count)
		*list_add(reader->arena, &reader->texts->rooms) =
		    (struct text_room){.text = buffer_in(reader->texts->expanded)};
	return &reader->texts->rooms.items[reader->texts->levels.count];
}

static void enter(struct reader *reader, struct source *source, const struct origin *origin, enum text_kind kind) {
	struct text_room *room = next_room(reader);
	if (reader->texts->levels.count)
		top(reader)->at = scanner_position(reader);
	room->scanned = scanner_read(reader, source, room->scanned);
	*list_add(reader->arena, &reader->texts->levels) = (struct text_level){
	    .source = source,
	    .origin = origin,
	    .kind = kind,
	    .conditions = reader->conditions->around.count,
	};
	reader->source = source;
	reader->scanner.line.at_end = false;
}

/* A text with line markers keeps them. */
static void give_up(struct reader *reader, const struct text_level *level) {
	if (!level->origin)
		return;
	if (level->kind == TEXT_EXPANSION || !level->source->marks.count)
		sources_give_up(&reader->sources, level->source, level->origin);
	else
		reader->texts->rooms.items[level - reader->texts->levels.items].source = NULL;
}

/* llvm-mc reads the line end after .include once more. */
static void leave(struct reader *reader) {
	empty_line(reader, top(reader)->line_end_shows);
	give_up(reader, top(reader));
	if (top(reader)->kind == TEXT_EXPANSION) {
		reader->texts->expansions--;
		reader->texts->open_text -= reader->source->size;
	}
	reader->texts->levels.count--;
	struct text_room *room = next_room(reader);
	reader->source = top(reader)->source;
	reader->scanner.line.at_end = false;
	scanner_return(reader, room[-1].scanned, top(reader)->at);
	if (room->text.capacity >= GIVEN_BACK)
		buffer_release(&room->text);
}

bool text_start(struct reader *reader, char *text, size_t size) {
	const char *name = reader->options->file_name ? reader->options->file_name : "<memory>";
	struct source *source;
	reader->texts = arena_zeroed(reader->arena, 1, sizeof *reader->texts);
	reader->texts->expanded = arena_new_below(reader->arena);
	name = arena_copy_text(reader->arena, name);
	if (!sources_add(&reader->sources, name, text, size, &source)) {
		diag_error(reader->diag, 0, "the source is too large: a file is limited to 2 GiB");
		return false;
	}
	reader->texts->input = size;
	names_reserve(&reader->module->names, size / BYTES_PER_NAME);
	enter(reader, source, NULL, TEXT_FILE);
	return true;
}

void text_finish(struct reader *reader) {
	for (size_t i = 0; i < reader->texts->levels.count; i++)
		give_up(reader, &reader->texts->levels.items[i]);
}

/* Begins a text at the next level, which is given up when it has been read if there is an origin. NULL after reporting
 * that there are too many. */
static struct source *open_text(struct reader *reader, const char *name, char *text, size_t size, kd_pos pos,
                                const struct origin *origin) {
	struct source **room = &next_room(reader)->source, *source = origin ? *room : NULL;
	if (reader->texts->levels.count >= MOST_LEVELS) {
		diag_error(reader->diag, pos,
		           "macros, repeats and includes cannot be nested more than %d levels deep [stricter than llvm-mc]",
		           MOST_LEVELS);
		text_stop(reader);
		return NULL;
	}
	if (!source)
		source = arena_alloc(reader->arena, sizeof *source);
	if (origin)
		*room = source;
	*source = (struct source){.name = name, .text = text, .size = size};
	if (sources_open(&reader->sources, source, pos))
		return source;
	diag_error(reader->diag, pos,
	           "the text of all files and expansions together is limited to 4 GiB, and that of each to 2 GiB "
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

#define INCLUDED "included from here"

static void remake_include(struct arena *arena, const struct origin *origin, kd_pos parent, struct source *source) {
	const struct file_text *file = (const struct file_text *)origin;
	(void)arena;
	(void)parent;
	source->name = file->path;
	source->text = file->text;
	source->size = file->size;
	source->relation = INCLUDED;
}

static void include_text(struct reader *reader, struct file_text *file, kd_pos pos, bool line_end_shows) {
	if (includes(reader) >= MOST_INCLUDES) {
		diag_error(reader->diag, pos,
		           "files cannot be included more than %d levels deep; does '%s' include itself? "
		           "[stricter than llvm-mc]",
		           MOST_INCLUDES, file->path);
		text_stop(reader);
		return;
	}
	file->origin.remake = remake_include;
	const struct origin *origin = file->is_known ? &file->origin : NULL;
	struct source *source = open_text(reader, file->path, file->text, file->size, pos, origin);
	if (!source)
		return;
	work_text(&reader->work, file->is_known ? file->size : 0);
	if (!file->is_known)
		reader->texts->input += file->size;
	source->relation = INCLUDED;
	empty_line(reader, line_end_shows);
	line_end_shows &= !reader->scanner.line.at_end;
	enter(reader, source, origin, TEXT_INCLUDE);
	top(reader)->line_end_shows = line_end_shows;
}

void text_include(struct reader *reader, struct text file, struct span at, bool line_end_shows) {
	struct buffer name = buffer_in(reader->arena);
	if (!string_unescape(reader, file, at.start + 1, &name))
		return;
	buffer_put_zeros(&name, 1);
	struct file_text *included = file_text(reader, (const char *)name.data, at.start);
	if (included)
		include_text(reader, included, at.start, line_end_shows);
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
	           "the text of nested macros and repeats is larger than %d MiB; for data alone use .fill [stricter than "
	           "llvm-mc]",
	           MOST_OPEN >> 20);
	text_stop(reader);
}

#define EXPANSION_NAME "<instantiation>"

void text_remade(struct source *source, struct buffer *text) {
	source->name = EXPANSION_NAME;
	source->size = text->size + source->rounds.total - source->rounds.size;
	buffer_put(text, "\0", 2);
	source->text = (char *)text->data;
}

void text_expand(struct reader *reader, struct buffer *text, kd_pos pos, const struct origin *origin) {
	size_t size = text->size;
	buffer_put(text, "\0", 2);
	struct source *source = open_text(reader, EXPANSION_NAME, (char *)text->data, size, pos, origin);
	if (!source)
		return;
	enter(reader, source, origin, TEXT_EXPANSION);
	reader->texts->expansions++;
	reader->texts->open_text += source->size;
	work_text(&reader->work, source->size);
}

kd_pos text_place_outside(const struct reader *reader, kd_pos pos) {
	const struct text_level *level = reader->texts->levels.items;
	if (!reader->texts->expansions)
		return pos;
	while (level->kind != TEXT_EXPANSION)
		level++;
	return sources_parent(&reader->sources, level->source->base);
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
static bool goes_on_without_line_end(const struct text_level *level) {
	const char *text = level->source->text, *end = text + level->source->size, *line = end;
	if (level->at != end)
		return false;
	while (line > text && line[-1] != '\n' && line[-1] != '\r')
		line--;
	return line < end && raw_line(line, end).text_end == end;
}

/* llvm-mc goes on at the line end after the call. At the end of an included text it has none, and
 * takes the one after .include, or at the end of that text too the next one. */
void text_leave_expansion(struct reader *reader) {
	while (top(reader)->kind != TEXT_EXPANSION) {
		top(reader)->line_end_shows = false;
		leave(reader);
	}
	leave(reader);
	reader->scanner.line.at_end = goes_on_without_line_end(top(reader));
	struct text_level *level = top(reader);
	while (level->kind == TEXT_INCLUDE && goes_on_without_line_end(level))
		(level--)->line_end_shows = false;
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

bool text_reached_limit(const struct reader *reader) {
	return reader->texts->stopped && reader->diag->errors;
}

static void refuse_idle(struct reader *reader, uint64_t limit) {
	diag_error(reader->diag, text_pos(reader, scanner_position(reader)),
	           "macros, repeats and includes do not seem to end: more than %" PRIu64 " words, numbers and signs, or as "
	           "much text, and %d for each byte that was produced [stricter than llvm-mc]",
	           limit, TOKENS_PER_BYTE);
	text_stop(reader);
}

static void refuse_memory(struct reader *reader) {
	diag_error(reader->diag, text_pos(reader, scanner_position(reader)),
	           "macros, repeats and includes take too much memory for what they produce: names and late values are "
	           "kept until the end [stricter than llvm-mc]");
	text_stop(reader);
}

static uint64_t most(uint64_t a, uint64_t b) {
	return a > b ? a : b;
}

static void refuse_made(struct reader *reader, uint64_t limit) {
	diag_error(reader->diag, text_pos(reader, scanner_position(reader)),
	           "macros, repeats and includes produce too much: more than %" PRIu64
	           " bytes; for data use .fill or .incbin "
	           "[stricter than llvm-mc]",
	           limit);
	text_stop(reader);
}

uint64_t text_most_made(const struct reader *reader) {
	uint64_t taken = reader->files.taken;
	return most(MOST_MADE, reader->texts->input * MADE_PER_INPUT) +
	       (reader->module->output->symbolic ? taken * PRINTED_PER_BYTE : taken);
}

/* Repeats in repeats, macros that call macros and files that include files can go on for years. */
void text_check_work(struct reader *reader) {
	const struct texts *texts = reader->texts;
	struct work *work = &reader->work;
	uint64_t size = reader->module->output->size(reader->module), limit_made = text_most_made(reader);
	/* What is beyond the largest object is refused in the end, and worth no work. */
	uint64_t made = size < reader->module->size_limit ? size : reader->module->size_limit;
	uint64_t memory = arena_taken(reader->arena) - arena_taken(texts->expanded);
	uint64_t limit = reader->options->work_limit ? reader->options->work_limit : KD_WORK_LIMIT;
	if (texts->stopped)
		return;
	work->next_look = work->tokens + (limit < TOKENS_LOOKED_AT ? limit : TOKENS_LOOKED_AT);
	if (work->tokens > limit && work->tokens - limit > texts->input * TOKENS_PER_INPUT + made * TOKENS_PER_BYTE)
		refuse_idle(reader, limit);
	else if (size > limit_made)
		refuse_made(reader, limit_made);
	else if (memory > most(MOST_MEMORY, most(texts->input * MEMORY_PER_INPUT, made * MEMORY_PER_BYTE)))
		refuse_memory(reader);
}

void text_tell_done(struct reader *reader, const char *from, const char *to) {
	const struct source *source = reader->source;
	bool in_source = from >= source->text && to <= source->text + source->size;
	if (!reader->options->text_done || reader->upgrade || reader->texts->levels.count > 1 || !in_source)
		return;
	reader->options->text_done(reader->options->text_context, source->text + (from - source->text),
	                           (size_t)(to - from));
}

void text_release(struct reader *reader, const char *end) {
	text_tell_done(reader, reader->source->text + reader->texts->released, end);
	reader->texts->released = (size_t)(end - reader->source->text);
}
