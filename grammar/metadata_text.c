/* metadata_text.c: see metadata_text.h.
 *
 * llvm-mc finds the line ends of a metadata block with its ordinary scanner, before YAML sees
 * them: `;` and `//` cut a line, strings and comments may swallow line ends, and so does a
 * single quote, which it takes for the start of a character constant. What people get to see
 * of this must be the same here, so the scanner's steps are followed; the usual block, which
 * needs none of it, is not copied but read where it is. */
#include "metadata_text.h"
#include "actions/metadata.h"

#include "lex/raw_text.h"
#include "preprocess/texts.h"

/* The end directive is that of the beginning with this before its name. */
#define END_PREFIX ".end_"

struct collector {
	struct reader *reader;
	const char *end_directive;
	const char *end;    /* of the source */
	const char *run;    /* start of the lines that need no change */
	struct buffer copy; /* everything before them, once a line needed a change */
	bool copied;
};

static void add_piece(struct collector *c, size_t offset, const char *at) {
	struct reader *reader = c->reader;
	struct text_piece *piece = list_add(reader->arena, &reader->metadata->pieces);
	piece->offset = offset;
	piece->pos = text_pos(reader, at);
}

/* Copies the unchanged lines and the text of a changed one, up to `text_end`. */
static void copy_run(struct collector *c, const char *text_end) {
	add_piece(c, c->copy.size, c->run);
	buffer_put(&c->copy, c->run, (size_t)(text_end - c->run));
	c->copied = true;
}

static void finish(struct collector *c, const char *text_end) {
	struct collected_text *text = c->reader->metadata;
	if (c->copied) {
		copy_run(c, text_end);
		text->text = (const char *)c->copy.data;
		text->size = c->copy.size;
	} else {
		add_piece(c, 0, c->run);
		text->text = c->run;
		text->size = (size_t)(text_end - c->run);
	}
	work_search(&c->reader->work, text->size);
}

/* The scanner's way; NULL if it does not see the end. */
static const char *collect(struct collector *c, const char *at) {
	while (at < c->end) {
		at = raw_skip_blanks(at, c->end);
		if (raw_begins_with(at, c->end, c->end_directive)) {
			finish(c, at);
			return at + strlen(c->end_directive);
		}
		struct raw_line line = raw_line(at, c->end);
		at = line.next;
		text_release_pages(c->reader, at); /* it is read once more, but all of it would be in memory here */
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
		at = raw_skip_blanks(at, c->end);
		if (raw_begins_with(at, c->end, c->end_directive)) {
			finish(c, line);
			return at + strlen(c->end_directive);
		}
		at = lex_line_end(at, c->end);
		if (at < c->end)
			at++;
	}
	return NULL;
}

static struct collector begin(struct reader *reader, const char *end_directive, const char *at, const char *end,
                              unsigned hidden) {
	*reader->metadata = (struct collected_text){.hidden = hidden};
	return (struct collector){
	    .reader = reader, .end_directive = end_directive, .end = end, .run = at, .copy = buffer_in(reader->arena)};
}

const char *metadata_text_collect(struct reader *reader, const struct directive *directive, const char *at,
                                  const char *end) {
	enum { MOST_HIDDEN = 100 }; /* for each of them the text is looked through to its end */
	const char *end_directive = arena_printf(reader->arena, END_PREFIX "%s", directive->name + 1);
	unsigned hidden = reader->metadata->hidden;
	kd_pos pos = reader->module->statement_pos;
	at = raw_skip_blanks(at, end); /* the scanner drops them before it changes its ways */
	struct collector c = begin(reader, end_directive, at, end, hidden);
	const char *after = collect(&c, at);
	if (after)
		return after;
	c = begin(reader, end_directive, at, end, hidden + 1);
	after = hidden < MOST_HIDDEN ? collect_plainly(&c, at) : NULL;
	if (after) {
		diag_warning(reader->diag, pos,
		             "a quotation mark or comment in the metadata hides %s from llvm-mc's "
		             "scanner; write `...` on the line before it, or escape the mark [llvm-mc refuses this]",
		             end_directive);
		return after;
	}
	reader->metadata->faulty = true;
	diag_error(reader->diag, pos, "expected directive %s not found: %s", end_directive,
	           hidden < MOST_HIDDEN
	               ? "the file ends inside this block"
	               : "a quotation mark or comment in the metadata hides it, as in a hundred blocks before; write "
	                 "`...` on the line before it, or escape the mark");
	return end;
}
