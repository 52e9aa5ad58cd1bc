/* print_table.c: --table: the table as text, as TSV, as CSV, as JSON. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tasks.h"
#include "base/json.h"
#include "subjects.h"
#include "table.h"
#include "terminal.h"

struct layout {
	const struct column *columns[COLUMN_COUNT];
	size_t count;
};

/* JSON has each key once. */
static bool is_there(const struct layout *layout, const struct column *column) {
	for (size_t i = 0; i < layout->count; i++) {
		if (layout->columns[i] != column)
			continue;
		options_complain("--only names the column '%s' twice", column->name);
		return true;
	}
	return false;
}

static bool choose_columns(struct layout *layout, const struct options *options) {
	for (size_t i = 0; !options->only && i < COLUMN_COUNT; i++)
		if (options->format != FORMAT_TEXT || columns[i].is_shown)
			layout->columns[layout->count++] = &columns[i];
	for (const char *at = options->only; at; at++) {
		size_t size = strcspn(at, ",");
		const struct column *column = column_asked(at, size, "--only");
		if (!column || is_there(layout, column))
			return false;
		layout->columns[layout->count++] = column;
		at += size;
		if (!*at)
			break;
	}
	return true;
}

/* ---- text ---- */

enum { NUMBER_SIZE = 24 };

/* The text of a value; of a number in `buffer`. */
static const char *cell_text(struct cell cell, enum column_kind kind, const char *unknown, char buffer[NUMBER_SIZE]) {
	if (!cell.known)
		return unknown;
	if (kind == TEXT)
		return cell.text;
	char *at = buffer + NUMBER_SIZE;
	*--at = '\0';
	do
		*--at = (char)('0' + cell.number % 10);
	while (cell.number /= 10);
	return at;
}

static void measure(const struct layout *layout, const struct table *table, size_t widths[COLUMN_COUNT]) {
	char buffer[NUMBER_SIZE];
	for (size_t c = 0; c < layout->count; c++) {
		const struct column *column = layout->columns[c];
		widths[c] = strlen(column->title);
		for (size_t i = 0; i < table->rows.count; i++) {
			size_t width;
			terminal_fitting(cell_text(column->cell(&table->rows.items[i]), column->kind, "-", buffer), SIZE_MAX,
			                 &width);
			widths[c] = width > widths[c] ? width : widths[c];
		}
	}
}

/* The last column is not filled up. On a terminal what does not fit there is cut, and marked so. */
static void put_field(struct out *out, const struct column *column, const char *text, size_t width, bool is_last,
                      size_t room) {
	static const char cut[] = "..";
	size_t used, size = terminal_fitting(text, room, &used);
	bool is_cut = text[size];
	if (is_cut)
		size = terminal_fitting(text, room - strlen(cut), &used);
	size_t blanks = width > used ? width - used : 0;
	out_blanks(out, column->kind == NUMBER ? blanks : 0);
	out_visible(out, text, size);
	out_text(out, is_cut ? cut : "");
	out_blanks(out, column->kind == TEXT && !is_last ? blanks : 0);
}

static void put_line(struct out *out, const struct layout *layout, const size_t widths[COLUMN_COUNT], size_t room,
                     const struct table_row *row) {
	char buffer[NUMBER_SIZE];
	for (size_t c = 0; c < layout->count; c++) {
		const struct column *column = layout->columns[c];
		bool is_last = c + 1 == layout->count;
		const char *text = row ? cell_text(column->cell(row), column->kind, "-", buffer) : column->title;
		out_text(out, c ? " " : "");
		put_field(out, column, text, widths[c], is_last, is_last ? room : SIZE_MAX);
	}
	out_text(out, "\n");
	out_flush_large(out);
}

/* What the columns before the last one leave of the terminal; a file has no end of the line. */
static size_t last_room(const struct layout *layout, const size_t widths[COLUMN_COUNT]) {
	enum { LEAST = 8 };
	size_t used = 0, width = terminal_width();
	for (size_t c = 0; c + 1 < layout->count; c++)
		used += widths[c] + 1;
	if (!isatty(STDOUT_FILENO))
		return SIZE_MAX;
	return width > used + LEAST ? width - used : LEAST;
}

static void put_text(struct out *out, const struct layout *layout, const struct table *table, bool colour) {
	size_t widths[COLUMN_COUNT];
	measure(layout, table, widths);
	size_t room = last_room(layout, widths);
	out_text(out, colour ? "\033[1m" : "");
	put_line(out, layout, widths, SIZE_MAX, NULL);
	out_text(out, colour ? "\033[0m" : "");
	for (size_t i = 0; i < table->rows.count; i++)
		put_line(out, layout, widths, room, &table->rows.items[i]);
}

/* ---- fields with something between ---- */

/* Tabs and line ends are not in fields of TSV. */
static void put_tsv(struct out *out, const char *text) {
	out_visible(out, text, strlen(text));
}

/* RFC 4180. */
static void put_csv(struct out *out, const char *text) {
	size_t length = strcspn(text, ",\"\r\n");
	if (!text[length]) {
		out_visible(out, text, length);
		return;
	}
	out_text(out, "\"");
	for (const char *quote; (quote = strchr(text, '"')); text = quote + 1) {
		out_visible(out, text, (size_t)(quote - text));
		out_text(out, "\"\"");
	}
	out_visible(out, text, strlen(text));
	out_text(out, "\"");
}

static void put_separated(struct out *out, const struct layout *layout, const struct table *table, char separator) {
	char buffer[NUMBER_SIZE];
	void (*put)(struct out * out, const char *text) = separator == ',' ? put_csv : put_tsv;
	for (size_t c = 0; c < layout->count; c++) {
		out_bytes(out, &separator, c ? 1 : 0);
		out_text(out, layout->columns[c]->name);
	}
	out_text(out, "\n");
	for (size_t i = 0; i < table->rows.count; i++) {
		for (size_t c = 0; c < layout->count; c++) {
			const struct column *column = layout->columns[c];
			out_bytes(out, &separator, c ? 1 : 0);
			put(out, cell_text(column->cell(&table->rows.items[i]), column->kind, "", buffer));
		}
		out_text(out, "\n");
		out_flush_large(out);
	}
}

/* ---- JSON ---- */

static void put_json_row(struct json *json, const struct layout *layout, const struct table_row *row) {
	json_begin(json, '{');
	for (size_t c = 0; c < layout->count; c++) {
		struct cell cell = layout->columns[c]->cell(row);
		json_key(json, layout->columns[c]->name);
		if (!cell.known)
			json_null(json);
		else if (layout->columns[c]->kind == TEXT)
			json_text(json, cell.text);
		else
			json_unsigned(json, cell.number);
	}
	json_end(json, '}');
	out_flush_large(json->out);
}

static void put_json(struct out *out, const struct layout *layout, const struct table *table) {
	struct json json = {.out = out};
	json_begin(&json, '{');
	json_entry(&json, "schema", "kdinfo-table");
	json_unsigned_entry(&json, "schema_version", 1);
	json_key(&json, "kernels");
	json_begin(&json, '[');
	for (size_t i = 0; i < table->rows.count; i++)
		put_json_row(&json, layout, &table->rows.items[i]);
	json_end(&json, ']');
	json_end(&json, '}');
	out_text(out, "\n");
}

int action_table(struct arena *arena, const struct options *options) {
	struct layout layout = {.count = 0};
	struct table table;
	if (!choose_columns(&layout, options))
		return STATUS_WRONG_USAGE;
	bool good = table_read(&table, arena, options);
	if (options->sort && !table_sort(&table, options->sort))
		return STATUS_WRONG_USAGE;
	bool is_text = options->format == FORMAT_TEXT;
	struct out out = out_to(arena, is_text ? subject_print_coloured : subject_print, NULL);
	switch (options->format) {
	case FORMAT_JSON: put_json(&out, &layout, &table); break;
	case FORMAT_TSV: put_separated(&out, &layout, &table, '\t'); break;
	case FORMAT_CSV: put_separated(&out, &layout, &table, ','); break;
	default: put_text(&out, &layout, &table, options->colour); break;
	}
	out_flush(&out);
	return subject_printed() && good ? STATUS_OK : STATUS_FAILED;
}
