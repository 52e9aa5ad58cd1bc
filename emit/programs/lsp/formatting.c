/* formatting.c: formatting: the columns that the examples have.
 *
 * Labels begin a line, statements are one tab away from it, directives are too where they were indented, and comments
 * behind statements on neighbouring lines have one column. Nothing but blanks changes, and if the object would, nothing
 * does. */
#include <string.h>

#include "assembled_text.h"
#include "base/buffer.h"
#include "outline.h"
#include "server.h"
#include "unit.h"

enum { TAB_WIDTH = 4 };

/* A line taken apart; offsets. */
struct pieces {
	size_t start, end;  /* of the line, without what ends it */
	size_t label_end;   /* after the colon of its last label; `start`: it has none */
	size_t first, last; /* its statement, without blanks around; equal: it has none */
	size_t comment;     /* where its comment begins; `end`: it has none */
	bool is_kept;       /* but for blanks at its end: metadata, blocks with their own columns, long comments */
	bool is_call;       /* of a macro, to which blanks may mean something: nothing changes */
	bool is_instruction;
	const struct outline_block *kernel; /* the descriptor that it is in or ends; NULL: none */
	size_t width;                       /* of all in front of the comment, as formatted, in columns */
	size_t column;                      /* where the comment is, and then where it is to be */
};

struct formatting {
	struct server *server;
	struct document *document;
	const struct outline *outline;
	struct pieces *lines;
	json_t *macros; /* names: blanks may mean something in calls */
};

/* ---- what lines are ---- */

static bool is_blank(char c) {
	return c == ' ' || c == '\t';
}

static size_t trimmed_end(const char *text, size_t start, size_t end) {
	while (end > start && is_blank(text[end - 1]))
		end--;
	return end;
}

static size_t columns_of(const char *text, size_t start, size_t end) {
	size_t column = 0;
	for (size_t i = start; i < end; i++)
		if (text[i] == '\t')
			column += TAB_WIDTH - column % TAB_WIDTH;
		else
			column += ((unsigned char)text[i] & 0xc0) != 0x80;
	return column;
}

/* Whether a line keeps the columns that it has. */
static bool is_kept(const struct formatting *formatting, size_t line) {
	const struct outline_line *row = &formatting->outline->lines[line];
	bool goes_on = line + 1 < formatting->document->line_count && formatting->outline->lines[line + 1].in_comment;
	return row->region == REGION_METADATA || row->region == REGION_OTHER || row->in_comment || goes_on;
}

static bool is_call(const struct formatting *formatting, struct word first) {
	const char *text = formatting->document->text + first.start;
	return json_object_get(formatting->macros, arena_copy(formatting->server->passing, text, first.end - first.start));
}

static void take_apart(struct formatting *formatting, size_t line) {
	const char *text = formatting->document->text;
	struct pieces *pieces = &formatting->lines[line];
	struct word_reader reader = outline_words(formatting->outline, formatting->document, line);
	struct word first = formatting->outline->lines[line].first, word;
	*pieces = (struct pieces){.start = reader.at, .end = reader.end, .label_end = reader.at, .comment = reader.end};
	pieces->is_kept = is_kept(formatting, line);
	pieces->first = pieces->last = reader.end;
	while (!pieces->is_kept && word_next(&reader, &word)) {
		bool is_comment = word.kind == WORD_COMMENT;
		if (is_comment && word.end < trimmed_end(text, pieces->start, pieces->end)) {
			pieces->is_kept = true; /* in the middle of the line */
		} else if (is_comment) {
			pieces->comment = word.start;
		} else if (first.end > first.start && word.start >= first.start) {
			pieces->first = first.start;
			pieces->last = word.end;
		} else {
			pieces->label_end = word.end;
		}
	}
	pieces->is_call = is_call(formatting, first);
	pieces->is_instruction = first.end > first.start && first.kind == WORD_NAME && text[first.start] != '.';
	pieces->column = columns_of(text, pieces->start, pieces->comment);
}

/* `name = value` is no instruction: it begins its line where it did. */
static bool is_assignment(const struct formatting *formatting, const struct pieces *pieces) {
	const char *text = formatting->document->text;
	size_t at = pieces->first;
	while (at < pieces->last && is_name_part(text[at]))
		at++;
	while (at < pieces->last && is_blank(text[at]))
		at++;
	return at < pieces->last && text[at] == '=';
}

static void find_kernels(const struct formatting *formatting) {
	for (size_t i = 0; i < formatting->outline->blocks.count; i++) {
		const struct outline_block *block = &formatting->outline->blocks.items[i];
		bool is_kernel = block->region == REGION_KERNEL || block->region == REGION_KERNEL_CODE;
		for (size_t line = block->line + 1; is_kernel && block->is_closed && line <= block->last_line; line++)
			formatting->lines[line].kernel = block;
	}
}

/* ---- how they are written ---- */

/* Of an instruction one blank between words, and after commas only; strings stay. */
static void put_instruction(struct buffer *to, const char *text, size_t start, size_t end) {
	bool in_string = false;
	for (size_t i = start; i < end; i++) {
		in_string ^= text[i] == '"';
		if (in_string || !is_blank(text[i])) {
			buffer_put(to, text + i, 1);
			bool gap = text[i] == ',' && !in_string && i + 1 < end && !is_blank(text[i + 1]);
			if (gap && text[i + 1] != ' ')
				buffer_put(to, " ", 1);
			continue;
		}
		while (i + 1 < end && is_blank(text[i + 1]))
			i++;
		if (i + 1 < end && text[i + 1] != ',')
			buffer_put(to, " ", 1);
	}
}

/* Lists in brackets, as in quad_perm:[0,1,2,3] and v[0:3], have no blanks after their commas in the examples. */
static bool has_list(const char *text, size_t start, size_t end) {
	return memchr(text + start, '[', end - start) && memchr(text + start, ',', end - start) &&
	       memmem(text + start, end - start, ":[", 2);
}

static bool was_indented(const struct formatting *formatting, const struct pieces *pieces) {
	return pieces->first > pieces->start && is_blank(formatting->document->text[pieces->start]);
}

/* Fields are a tab further in than the directive that begins their block, which the one that ends it is below. */
static unsigned tabs_of(const struct formatting *formatting, const struct pieces *pieces, bool instruction) {
	bool is_line_start = pieces->label_end == pieces->start;
	const struct outline_block *block = pieces->kernel;
	if (block) {
		unsigned outer = was_indented(formatting, &formatting->lines[block->line]);
		return pieces == &formatting->lines[block->last_line] ? outer : outer + 1;
	}
	return !is_line_start || was_indented(formatting, pieces) || instruction;
}

static void put_statement(const struct formatting *formatting, struct buffer *to, const struct pieces *pieces) {
	const char *text = formatting->document->text;
	bool instruction = pieces->is_instruction && !is_assignment(formatting, pieces);
	for (unsigned tabs = tabs_of(formatting, pieces, instruction); tabs > 0; tabs--)
		buffer_put(to, "\t", 1);
	if (instruction && !has_list(text, pieces->first, pieces->last))
		put_instruction(to, text, pieces->first, pieces->last);
	else
		buffer_put(to, text + pieces->first, pieces->last - pieces->first);
}

static void put_label(const struct formatting *formatting, struct buffer *to, const struct pieces *pieces) {
	const char *text = formatting->document->text;
	size_t start = pieces->start;
	while (start < pieces->label_end && is_blank(text[start]))
		start++;
	buffer_put(to, text + start, pieces->label_end - start);
}

/* All in front of the comment. */
static void put_code(const struct formatting *formatting, struct buffer *to, const struct pieces *pieces) {
	put_label(formatting, to, pieces);
	if (pieces->last > pieces->first)
		put_statement(formatting, to, pieces);
}

static bool has_code(const struct pieces *pieces) {
	return pieces->last > pieces->first || pieces->label_end > pieces->start;
}

static bool has_side_comment(const struct pieces *pieces) {
	return !pieces->is_kept && !pieces->is_call && has_code(pieces) && pieces->comment < pieces->end;
}

static void put_line(const struct formatting *formatting, struct buffer *to, const struct pieces *pieces) {
	const char *text = formatting->document->text;
	size_t end = trimmed_end(text, pieces->start, pieces->end);
	if (pieces->is_call) {
		buffer_put(to, text + pieces->start, pieces->end - pieces->start);
		return;
	}
	if (pieces->is_kept || !has_code(pieces)) {
		buffer_put(to, text + pieces->start, end - pieces->start);
		return;
	}
	put_code(formatting, to, pieces);
	if (!has_side_comment(pieces))
		return;
	for (size_t column = pieces->width; column < pieces->column; column++)
		buffer_put(to, " ", 1);
	buffer_put(to, text + pieces->comment, end - pieces->comment);
}

/* ---- columns of comments ---- */

static void measure(struct formatting *formatting, struct pieces *pieces) {
	struct buffer text = buffer_in(formatting->server->passing);
	put_code(formatting, &text, pieces);
	pieces->width = columns_of((const char *)text.data, 0, text.size);
}

/* The column that at least half of the comments of a run have; 0: they have none. */
static size_t shared_column(const struct pieces *lines, size_t count) {
	for (size_t i = 0; i < count; i++) {
		size_t same = 0;
		for (size_t j = 0; j < count; j++)
			same += lines[j].column == lines[i].column;
		if (same * 2 >= count)
			return lines[i].column;
	}
	return 0;
}

/* The next one that is right of all lines. */
static size_t free_column(const struct pieces *lines, size_t count) {
	size_t least = 0;
	for (size_t i = 0; i < count; i++)
		if (lines[i].width + 2 > least)
			least = lines[i].width + 2;
	return (least + TAB_WIDTH - 1) / TAB_WIDTH * TAB_WIDTH;
}

/* A line that is too long keeps a column of its own. */
static void set_columns(struct pieces *lines, size_t count) {
	size_t shared = shared_column(lines, count), column = shared ? shared : free_column(lines, count);
	for (size_t i = 0; i < count; i++)
		if (lines[i].width < column)
			lines[i].column = column;
		else if (lines[i].column <= lines[i].width)
			lines[i].column = lines[i].width + 2;
}

static void align_comments(struct formatting *formatting) {
	enum { MOST_OF_RUN = 200 };
	size_t count = formatting->document->line_count;
	for (size_t line = 0, run; line < count; line += run ? run : 1) {
		for (run = 0; line + run < count && run < MOST_OF_RUN && has_side_comment(&formatting->lines[line + run]);
		     run++)
			measure(formatting, &formatting->lines[line + run]);
		if (run)
			set_columns(&formatting->lines[line], run);
	}
}

/* ---- edits ---- */

struct edit {
	size_t line;
	const char *text;
	size_t size;
};

struct edits {
	LIST(struct edit) list;
};

static void add_edit(struct formatting *formatting, struct edits *edits, size_t line) {
	const struct pieces *pieces = &formatting->lines[line];
	struct buffer text = buffer_in(formatting->server->passing);
	put_line(formatting, &text, pieces);
	if (text.size == pieces->end - pieces->start &&
	    (!text.size || memcmp(text.data, formatting->document->text + pieces->start, text.size) == 0))
		return;
	*list_add(formatting->server->passing, &edits->list) =
	    (struct edit){line, text.size ? (const char *)text.data : "", text.size};
}

static struct buffer edited(const struct formatting *formatting, const struct edits *edits) {
	struct buffer text = buffer_in(formatting->server->passing);
	size_t at = 0;
	for (size_t i = 0; i < edits->list.count; i++) {
		const struct edit *edit = &edits->list.items[i];
		const struct pieces *pieces = &formatting->lines[edit->line];
		buffer_put(&text, formatting->document->text + at, pieces->start - at);
		buffer_put(&text, edit->text, edit->size);
		at = pieces->end;
	}
	buffer_put(&text, formatting->document->text + at, formatting->document->size - at);
	return text;
}

/* Whether two results are of sources that mean the same: the same object, or the same messages. */
static bool is_same(const struct kd_result *a, const struct kd_result *b) {
	if (!a || !b || a->status != b->status || a->object_size != b->object_size ||
	    a->diagnostic_count != b->diagnostic_count)
		return false;
	for (size_t i = 0; i < a->diagnostic_count; i++)
		if (strcmp(a->diagnostics[i].message, b->diagnostics[i].message) != 0)
			return false;
	return !a->object_size || memcmp(a->object, b->object, a->object_size) == 0;
}

static bool keeps_result(struct formatting *formatting, const struct project *project, const struct kd_result *before,
                         const struct kd_options *options, const struct buffer *text) {
	struct kd_result *after = assembly_run(formatting->server, project, options, (const char *)text->data, text->size);
	bool same = is_same(before, after);
	kd_result_free(after);
	return same;
}

/* Blanks mean something to macros and in strings of some directives. */
static bool keeps_object(struct formatting *formatting, const struct edits *edits) {
	const struct assembly *assembly = assembly_of(formatting->server, formatting->document);
	struct buffer text = edited(formatting, edits);
	struct kd_options options = assembly->project.assembly;
	const struct options *several = assembly->project.several;
	assembly_findings(formatting->server, formatting->document);
	bool same = keeps_result(formatting, &assembly->project, assembly->result, &options, &text);
	for (size_t i = 1; same && several && i < several->targets.count; i++) {
		options.processor = several->targets.items[i];
		same = keeps_result(formatting, &assembly->project, &assembly->others[i - 1], &options, &text);
	}
	return same;
}

static json_t *edits_json(const struct formatting *formatting, const struct edits *edits) {
	json_t *list = json_array();
	for (size_t i = 0; i < edits->list.count; i++) {
		const struct edit *edit = &edits->list.items[i];
		const struct pieces *pieces = &formatting->lines[edit->line];
		json_array_append_new(
		    list, json_pack("{s:o, s:s%}", "range",
		                    range_json(formatting->server->units, formatting->document, pieces->start, pieces->end),
		                    "newText", edit->text, edit->size));
	}
	return list;
}

static json_t *format(struct server *server, struct document *document, size_t first, size_t last) {
	struct formatting formatting = {.server = server, .document = document};
	struct edits edits = {{0}};
	formatting.outline = outline_of(&server->documents, document);
	formatting.macros = unit_macros(server, document);
	formatting.lines = arena_zeroed(server->passing, document->line_count, sizeof *formatting.lines);
	for (size_t line = 0; line < document->line_count; line++)
		take_apart(&formatting, line);
	find_kernels(&formatting);
	json_decref(formatting.macros);
	align_comments(&formatting);
	for (size_t line = first; line <= last && line < document->line_count; line++)
		add_edit(&formatting, &edits, line);
	if (edits.list.count && !keeps_object(&formatting, &edits))
		return server_fail(server, ERROR_FAILED, "blanks mean something here: formatting would change the object");
	return edits_json(&formatting, &edits);
}

json_t *formatting_document(struct server *server, const json_t *parameters) {
	struct document *document = server_document(server, parameters);
	return document ? format(server, document, 0, SIZE_MAX) : NULL;
}

json_t *formatting_range(struct server *server, const json_t *parameters) {
	size_t start, end;
	struct document *document = server_range(server, parameters, &start, &end);
	return document ? format(server, document, document_line(document, start), document_line(document, end)) : NULL;
}
