/* metadata_text.c: see metadata_text.h.
 *
 * llvm-mc finds the line ends of a metadata block with its ordinary scanner, before YAML sees
 * them: `;` and `//` cut a line, strings and comments may swallow line ends, and so does a
 * single quote, which it takes for the start of a character constant. What people get to see
 * of this must be the same here, so the scanner's steps are followed; the usual block, which
 * needs none of it, is not copied but read where it stands. */
#include "metadata_text.h"

#include "tokens.h"

#define END_DIRECTIVE ".end_amdgpu_metadata"

struct collector {
	struct reader *reader;
	const char *end;       /* of the source */
	const char *run;       /* start of the lines that need no change */
	struct buffer copy;    /* everything before them, once a line needed a change */
	bool copied;
};

/* A statement's text ends at `text_end`, its line at `next`. */
struct line {
	const char *text_end;
	const char *next;
};

static const char *behind_line_end(const char *at, const char *end) {
	if (at == end)
		return end;
	return at + (end - at > 1 && at[0] == '\r' && at[1] == '\n' ? 2 : 1);
}

static struct line cut_line(const char *text_end, const char *end) {
	const char *at = text_end;
	while (at < end && *at != '\n' && *at != '\r')
		at++;
	return (struct line){text_end, behind_line_end(at, end)};
}

/* Behind what the scanner takes for a character constant, good or bad. */
static const char *behind_single_quote(const char *at, const char *end) {
	size_t length = at < end && *at == '\\' ? 3 : 2;
	return (size_t)(end - at) < length ? end : at + length;
}

/* The bytes where something other than plain text may begin. */
static const bool special[256] = {
    ['\n'] = true, ['\r'] = true, [';'] = true, ['/'] = true, ['"'] = true, ['\''] = true, ['#'] = true,
};

static struct line find_line_end(const char *at, const char *end) {
	const char *start = at; /* everything up to here is blanks */
	while (at < end) {
		if (!special[(unsigned char)*at]) {
			at++;
			continue;
		}
		while (start < at && token_is_blank(*start))
			start++;
		char c = *at, next = end - at > 1 ? at[1] : '\0';
		if (c == '\n' || c == '\r')
			return (struct line){at, behind_line_end(at, end)};
		if (c == ';' || (c == '/' && next == '/') || (c == '#' && start == at))
			return cut_line(at, end);
		if (c == '/' && next == '*') {
			const char *behind = token_comment_end(at + 2, end);
			at = behind ? behind : end;
		} else if (c == '"') {
			const char *behind = token_string_end(at + 1, end);
			at = behind ? behind : end;
		} else if (c == '\'') {
			at = behind_single_quote(at + 1, end);
		} else {
			at++;
		}
	}
	return (struct line){end, end};
}

static bool is_end_directive(const char *at, const char *end) {
	size_t length = strlen(END_DIRECTIVE);
	return (size_t)(end - at) >= length && memcmp(at, END_DIRECTIVE, length) == 0 &&
	       ((size_t)(end - at) == length || !token_is_name_byte(at[length]));
}

static void add_piece(struct collector *c, size_t offset, const char *at) {
	struct reader *reader = c->reader;
	struct text_piece *piece = list_add(reader->arena, &reader->metadata.pieces);
	piece->offset = offset;
	piece->pos = reader->source->base + (kd_pos)(at - reader->source->text);
}

/* Copies the unchanged lines and the text of a changed one, up to `text_end`. */
static void copy_run(struct collector *c, const char *text_end) {
	add_piece(c, c->copy.size, c->run);
	buffer_put(&c->copy, c->run, (size_t)(text_end - c->run));
	c->copied = true;
}

static void finish(struct collector *c, const char *text_end) {
	struct collected_text *text = &c->reader->metadata;
	if (c->copied) {
		copy_run(c, text_end);
		text->text = (const char *)c->copy.data;
		text->size = c->copy.size;
	} else {
		add_piece(c, 0, c->run);
		text->text = c->run;
		text->size = (size_t)(text_end - c->run);
	}
}

/* The scanner's way; NULL if it does not see the end. */
static const char *collect(struct collector *c, const char *at) {
	while (at < c->end) {
		while (at < c->end && token_is_blank(*at))
			at++;
		if (is_end_directive(at, c->end)) {
			finish(c, at);
			return at + strlen(END_DIRECTIVE);
		}
		struct line line = find_line_end(at, c->end);
		at = line.next;
		if (at == line.text_end + 1 && *line.text_end == '\n')
			continue;
		copy_run(c, line.text_end);
		buffer_put(&c->copy, "\n", 1);
		c->run = at;
	}
	return NULL;
}

/* A plain reader's way: the lines as they stand up to the first that is the end directive. */
static const char *collect_plainly(struct collector *c, const char *at) {
	while (at < c->end) {
		const char *line = at;
		while (at < c->end && token_is_blank(*at))
			at++;
		if (is_end_directive(at, c->end)) {
			finish(c, line);
			return at + strlen(END_DIRECTIVE);
		}
		while (at < c->end && *at != '\n' && *at != '\r')
			at++;
		at = behind_line_end(at, c->end);
	}
	return NULL;
}

const char *metadata_text_collect(struct reader *reader, const char *at, const char *end) {
	kd_pos directive = reader->module->statement_pos;
	while (at < end && token_is_blank(*at)) /* the scanner drops them before it changes its ways */
		at++;
	struct collector c = {.reader = reader, .end = end, .run = at, .copy = buffer_in(reader->arena)};
	reader->metadata = (struct collected_text){0};
	const char *behind = collect(&c, at);
	if (behind)
		return behind;
	c = (struct collector){.reader = reader, .end = end, .run = at, .copy = buffer_in(reader->arena)};
	reader->metadata = (struct collected_text){0};
	behind = collect_plainly(&c, at);
	if (behind) {
		diag_warning(reader->diag, directive, "a quotation mark or comment in the metadata hides " END_DIRECTIVE " from llvm-mc's "
		                                      "scanner; write `...` on the line before it, or escape the mark [llvm-mc "
		                                      "refuses this]");
		return behind;
	}
	reader->metadata.faulty = true;
	diag_error(reader->diag, directive, "expected directive " END_DIRECTIVE " not found: the file ends inside this block");
	return end;
}
