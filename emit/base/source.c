/* source.c: see source.h. */
#include "source.h"

void sources_init(struct sources *sources, struct arena *arena) {
	*sources = (struct sources){.arena = arena, .next = 1};
}

bool sources_add(struct sources *sources, const char *name, char *text, size_t size, struct source **added) {
	if (size >= INT32_MAX - 2 || size >= UINT32_MAX - sources->next) /* flex counts in int */
		return false;
	text[size] = text[size + 1] = '\0';
	struct source *source = arena_zeroed(sources->arena, 1, sizeof *source);
	*list_add(sources->arena, &sources->list) = source;
	source->name = name;
	source->text = text;
	source->size = size;
	source->base = sources->next;
	sources->next += (kd_pos)size + 1;
	*added = source;
	return true;
}

void source_give_up(struct source *source) {
	if (!source->remake)
		return;
	source->text = NULL;
	source->lines = NULL;
}

/* Of a text that is repeated, one round and the rest are shown. */
static size_t shown_size(const struct source *source) {
	return source->size - source->rounds.total + source->rounds.size;
}

static uint32_t shown_offset(const struct source *source, uint32_t offset) {
	const struct rounds *rounds = &source->rounds;
	if (offset < rounds->total)
		return offset % (uint32_t)rounds->size;
	return offset - (uint32_t)(rounds->total - rounds->size);
}

/* Lines are counted by LF, as in llvm-mc. */
static void index_lines(struct arena *arena, struct source *source) {
	LIST(uint32_t) lines = {0};
	size_t size = shown_size(source);
	*list_add(arena, &lines) = 0;
	for (size_t i = 0; i < size; i++) {
		if (source->text[i] == '\n')
			*list_add(arena, &lines) = (uint32_t)i + 1;
	}
	source->lines = lines.items;
	source->line_count = lines.count;
}

struct source *sources_find(const struct sources *sources, kd_pos pos) {
	if (!pos || !sources->list.count)
		return NULL;
	size_t low = 0, high = sources->list.count;
	while (high - low > 1) {
		size_t middle = low + (high - low) / 2;
		if (sources->list.items[middle]->base <= pos)
			low = middle;
		else
			high = middle;
	}
	struct source *source = sources->list.items[low];
	if (!source->text)
		source->remake(sources->arena, source);
	return source;
}

/* The line, from 0, that the offset lies in, of those that are shown. */
static size_t find_line(struct arena *arena, struct source *source, uint32_t offset) {
	offset = shown_offset(source, offset);
	if (!source->lines)
		index_lines(arena, source);
	size_t low = 0, high = source->line_count;
	while (high - low > 1) {
		size_t middle = low + (high - low) / 2;
		if (source->lines[middle] <= offset)
			low = middle;
		else
			high = middle;
	}
	return low;
}

void source_mark_line(struct arena *arena, struct source *source, kd_pos pos, uint64_t line, const char *file) {
	struct line_mark mark = {pos - source->base, line <= INT32_MAX ? (uint32_t)line : 0, file};
	*list_add(arena, &source->marks) = mark;
}

/* The last line marker before the offset, or NULL. */
static const struct line_mark *mark_before(const struct source *source, uint32_t offset) {
	size_t low = 0, high = source->marks.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (source->marks.items[middle].offset < offset)
			low = middle + 1;
		else
			high = middle;
	}
	return low ? &source->marks.items[low - 1] : NULL;
}

/* Goes from an expansion to the body, and on if the body is in an expansion itself. */
static void set_file_and_line(struct sources *sources, struct source *source, size_t line, struct location *at) {
	while (source->body.pos) {
		struct source *outer = sources_find(sources, source->body.pos);
		line = line % source->body.line_count + find_line(sources->arena, outer, source->body.pos - outer->base);
		source = outer;
	}
	const struct line_mark *mark = mark_before(source, source->lines[line]);
	bool marked = mark && mark->line;
	at->file = marked ? mark->file : source->name;
	at->line = (unsigned)(marked ? mark->line - 1 + line - find_line(sources->arena, source, mark->offset) : line + 1);
}

/* Without the LF. */
static size_t line_end(const struct source *source, size_t line) {
	return line + 1 < source->line_count ? source->lines[line + 1] - 1 : shown_size(source);
}

/* What is shown of a line: to a position from a CR alone before it, which ends a statement, and on to the next CR. */
static const char *shown_start(const char *start, const char *at) {
	const char *before = memrchr(start, '\r', (size_t)(at - start));
	return before ? before + 1 : start;
}

static const char *shown_end(const char *at, const char *end) {
	const char *after = memchr(at, '\r', (size_t)(end - at));
	return after ? after : end;
}

struct location sources_locate(struct sources *sources, kd_pos pos) {
	struct source *source = sources_find(sources, pos);
	if (!source)
		return (struct location){0};
	uint32_t offset = pos - source->base;
	size_t line = find_line(sources->arena, source, offset);
	const char *at_pos = source->text + shown_offset(source, offset);
	const char *start = shown_start(source->text + source->lines[line], at_pos);
	const char *stop = shown_end(at_pos, source->text + line_end(source, line));
	struct location at = {
	    .source = source,
	    .column = (unsigned)(at_pos - start) + 1,
	    .line_text = start,
	    .line_length = (size_t)(stop - start),
	};
	set_file_and_line(sources, source, line, &at);
	return at;
}
