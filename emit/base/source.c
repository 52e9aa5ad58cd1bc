/* source.c: see source.h. */
#include "source.h"

void sources_init(struct sources *sources, struct arena *arena) {
	*sources = (struct sources){.arena = arena, .next = 1};
}

bool sources_open(struct sources *sources, struct source *source, kd_pos parent) {
	if (source->size >= INT32_MAX - 2 || source->size >= UINT32_MAX - sources->next) /* flex counts in int */
		return false;
	source->text[source->size] = source->text[source->size + 1] = '\0';
	source->base = sources->next;
	sources->next += (kd_pos)source->size + 1;
	*list_add(sources->arena, &sources->list) = (struct stretch){source->base, parent, source, NULL};
	return true;
}

bool sources_add(struct sources *sources, const char *name, char *text, size_t size, struct source **added) {
	*added = arena_zeroed(sources->arena, 1, sizeof **added);
	(*added)->name = name;
	(*added)->text = text;
	(*added)->size = size;
	return sources_open(sources, *added, 0);
}

/* The stretch that has the place; NULL for "no place". */
static struct stretch *find_stretch(const struct sources *sources, kd_pos pos) {
	if (!pos || !sources->list.count)
		return NULL;
	size_t low = 0, high = sources->list.count;
	while (high - low > 1) {
		size_t middle = low + (high - low) / 2;
		if (sources->list.items[middle].base <= pos)
			low = middle;
		else
			high = middle;
	}
	return &sources->list.items[low];
}

void sources_give_up(struct sources *sources, const struct source *source, const struct origin *origin) {
	struct stretch *last = &sources->list.items[sources->list.count - 1];
	struct stretch *stretch = last->source == source ? last : find_stretch(sources, source->base);
	stretch->source = NULL;
	stretch->origin = origin;
}

struct source *sources_find(struct sources *sources, kd_pos pos) {
	struct stretch *stretch = find_stretch(sources, pos);
	if (!stretch)
		return NULL;
	if (!stretch->source) {
		stretch->source = arena_zeroed(sources->arena, 1, sizeof *stretch->source);
		stretch->source->base = stretch->base;
		stretch->origin->remake(sources->arena, stretch->origin, stretch->parent, stretch->source);
	}
	return stretch->source;
}

kd_pos sources_parent(const struct sources *sources, kd_pos pos) {
	const struct stretch *stretch = find_stretch(sources, pos);
	return stretch ? stretch->parent : 0;
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
static void index_lines(struct arena *arena, struct source *source, size_t end) {
	if (!source->lines.count)
		*list_add(arena, &source->lines) = 0;
	for (; source->lines_end < end; source->lines_end++) {
		if (source->text[source->lines_end] == '\n')
			*list_add(arena, &source->lines) = (uint32_t)source->lines_end + 1;
	}
}

/* The line, from 0, that the offset lies in, of those up to there. */
static size_t line_at(const struct source *source, uint32_t offset) {
	size_t low = 0, high = source->lines.count;
	while (high - low > 1) {
		size_t middle = low + (high - low) / 2;
		if (source->lines.items[middle] <= offset)
			low = middle;
		else
			high = middle;
	}
	return low;
}

/* The same of all lines that are shown. */
static size_t find_line(struct arena *arena, struct source *source, uint32_t offset) {
	index_lines(arena, source, shown_size(source));
	return line_at(source, shown_offset(source, offset));
}

/* No more of the text is looked at than is read anyhow. */
unsigned sources_line(struct sources *sources, kd_pos pos) {
	struct source *source = sources_find(sources, pos);
	uint32_t offset = shown_offset(source, pos - source->base);
	index_lines(sources->arena, source, offset);
	return (unsigned)line_at(source, offset) + 1;
}

unsigned sources_outer_line(struct sources *sources, kd_pos pos) {
	for (kd_pos parent; (parent = sources_parent(sources, pos)) != 0;)
		pos = parent;
	return sources_line(sources, pos);
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

/* Whether the body is in one round of the expansion that shows it, as nearly always. */
static bool is_in_one_round(const struct source *source) {
	uint32_t lines = source->shown_in->body.line_count;
	return source->shown_line % lines + source->body.line_count <= lines;
}

/* Finds out where the lines of an expansion's body are: in another text, which may also be an expansion. Then that text
 * is left out, so that the way through a thousand of them is gone only once. */
static void find_body(struct sources *sources, struct source *source) {
	if (!source->shown_in) {
		source->shown_in = sources_find(sources, source->body.pos);
		source->shown_line = find_line(sources->arena, source->shown_in, source->body.pos - source->shown_in->base);
	}
	while (source->shown_in->shown_in && is_in_one_round(source)) {
		const struct source *outer = source->shown_in;
		source->shown_line = source->shown_line % outer->body.line_count + outer->shown_line;
		source->shown_in = outer->shown_in;
	}
}

/* Goes from an expansion to the body, and on if the body is in an expansion itself. */
static void set_file_and_line(struct sources *sources, struct source *source, size_t line, struct location *at) {
	while (source->body.pos) {
		find_body(sources, source);
		line = line % source->body.line_count + source->shown_line;
		source = source->shown_in;
	}
	const struct line_mark *mark = mark_before(source, source->lines.items[line]);
	bool marked = mark && mark->line;
	at->file = marked ? mark->file : source->name;
	at->line = (unsigned)(marked ? mark->line - 1 + line - find_line(sources->arena, source, mark->offset) : line + 1);
}

/* Without the LF. */
static size_t line_end(const struct source *source, size_t line) {
	return line + 1 < source->lines.count ? source->lines.items[line + 1] - 1 : shown_size(source);
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

/* Whether a line has no CR, which would end a statement. There may be a million places in one line, so that is looked
 * for once. */
static bool is_plain(struct sources *sources, const struct source *source, size_t line, const char *end) {
	const kd_pos place = source->base + source->lines.items[line];
	const char *start = source->text + source->lines.items[line];
	if (sources->plain_line != place)
		sources->plain_line = memchr(start, '\r', (size_t)(end - start)) ? 0 : place;
	return sources->plain_line == place;
}

struct location sources_locate(struct sources *sources, kd_pos pos) {
	struct source *source = sources_find(sources, pos);
	if (!source)
		return (struct location){0};
	uint32_t offset = pos - source->base;
	size_t line = find_line(sources->arena, source, offset);
	const char *at_pos = source->text + shown_offset(source, offset);
	const char *start = source->text + source->lines.items[line], *stop = source->text + line_end(source, line);
	if (!is_plain(sources, source, line, stop)) {
		start = shown_start(start, at_pos);
		stop = shown_end(at_pos, stop);
	}
	struct location at = {
	    .source = source,
	    .column = (unsigned)(at_pos - start) + 1,
	    .line_text = start,
	    .line_length = (size_t)(stop - start),
	};
	set_file_and_line(sources, source, line, &at);
	return at;
}
