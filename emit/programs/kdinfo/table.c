/* table.c: see table.h. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "demangle.h"
#include "limits.h"
#include "programs/shared/progress.h"
#include "subjects.h"

#define COLUMN(id, name, title, kind, shown, worse, known, value, help)                                                \
	static struct cell cell_##id(const struct table_row *row) {                                                        \
		bool is_known = (known);                                                                                       \
		return (struct cell){is_known, COLUMN_##kind(value)};                                                          \
	}
#define COLUMN_TEXT(value) (value), 0
#define COLUMN_NUMBER(value) NULL, (value)
#include "columns.def"

enum { ASKED, ALWAYS };

const struct column columns[COLUMN_COUNT] = {
#define COLUMN(id, name, title, kind, shown, worse, known, value, help)                                                \
	[COLUMN_##id] = {name, title, kind, shown, worse, cell_##id},
#include "columns.def"
};

const struct column *column_find(const char *name, size_t size) {
	for (size_t i = 0; i < COLUMN_COUNT; i++)
		if (strlen(columns[i].name) == size && memcmp(columns[i].name, name, size) == 0)
			return &columns[i];
	return NULL;
}

const char *column_suggest(const char *name, size_t size, char text[SUGGEST_ENDING_SIZE]) {
	struct suggestions found = suggest_for(name, size);
	for (size_t i = 0; i < COLUMN_COUNT; i++)
		suggest_consider(&found, columns[i].name);
	return suggest_ending(&found, text);
}

const struct column *column_asked(const char *name, size_t size, const char *option) {
	char ending[SUGGEST_ENDING_SIZE];
	const struct column *column = column_find(name, size);
	if (!column)
		options_complain("%s: there is no column '%.*s'%s", option, (int)size, name,
		                 column_suggest(name, size, ending));
	return column;
}

/* ---- rows ---- */

struct collecting {
	struct table *table;
	const struct options *options;
};

/* One text for each set of limits. */
static const char *limit_text(const struct kd_occupancy *occupancy) {
	static char texts[(KD_LIMITED_BY_SLOTS << 1)][LIMITS_SIZE];
	char *text = texts[occupancy->limits];
	if (!*text)
		limits_format(occupancy, "+", text);
	return text;
}

static bool collect(void *context, const struct subject *subject) {
	struct collecting *collecting = context;
	struct table *table = collecting->table;
	struct table_row pattern = {
	    .file = subject->file->name,
	    .member = arena_copy_text(table->arena, subject->content->member),
	    .entry = arena_copy_text(table->arena, subject->content->bundle_id),
	    .target = arena_copy_text(table->arena, kd_target_id_processor(kd_code_object_target_id(subject->object))),
	    .version = kd_code_object_version(subject->object),
	};
	for (size_t i = 0; i < kd_code_object_kernel_count(subject->object); i++) {
		const struct kd_kernel *kernel = kd_code_object_kernel(subject->object, i);
		if (!subject_wants(subject, kernel->name))
			continue;
		progress_set(PROGRESS_INNER, i, kd_code_object_kernel_count(subject->object), "kernels");
		struct table_row *row = list_add(table->arena, &table->rows);
		*row = pattern;
		row->symbol = arena_copy_text(table->arena, kernel->name);
		row->kernel = demangle(table->demangler, table->arena, row->symbol);
		kd_kernel_resources(subject->object, kernel, &row->resources);
		row->limit = limit_text(&row->resources.occupancy);
	}
	return true;
}

bool table_read(struct table *table, struct arena *arena, const struct options *options) {
	struct collecting collecting = {.table = table, .options = options};
	*table = (struct table){.arena = arena};
	if (options->demangle && !(table->demangler = demangler_open(arena)))
		return false;
	progress_begin("kdinfo");
	bool good = subjects_visit(arena, options, collect, &collecting);
	progress_end();
	return good;
}

/* ---- order ---- */

struct key {
	const struct column *column;
	bool reversed;
};

struct keys {
	struct key items[COLUMN_COUNT];
	size_t count;
};

/* Numbers from large to small, texts from A to Z, or the other way round; what is not known comes last. */
static int compare_cells(const struct key *key, struct cell a, struct cell b) {
	if (!a.known || !b.known)
		return b.known - a.known;
	int order = key->column->kind == TEXT ? strcmp(a.text, b.text) : (a.number < b.number) - (a.number > b.number);
	return key->reversed ? -order : order;
}

/* A row that is sorted, with what it is sorted by. */
struct sorted {
	const struct table_row *row;
	const struct keys *keys;
};

static int compare_rows(const void *a, const void *b) {
	const struct sorted *x = a, *y = b;
	for (size_t i = 0; i < x->keys->count; i++) {
		const struct key *key = &x->keys->items[i];
		int order = compare_cells(key, key->column->cell(x->row), key->column->cell(y->row));
		if (order)
			return order;
	}
	return (x->row > y->row) - (x->row < y->row);
}

static bool read_keys(struct keys *keys, const char *wanted) {
	for (const char *at = wanted;; at++) {
		size_t size = strcspn(at, ",");
		bool reversed = *at == '-';
		const struct column *column = column_asked(at + reversed, size - reversed, "--sort");
		if (!column)
			return false;
		if (keys->count < COLUMN_COUNT)
			keys->items[keys->count++] = (struct key){column, reversed};
		at += size;
		if (!*at)
			return true;
	}
}

bool table_sort(struct table *table, const char *wanted) {
	struct keys keys = {.count = 0};
	if (!read_keys(&keys, wanted))
		return false;
	size_t count = table->rows.count;
	struct sorted *places = arena_zeroed(table->arena, count, sizeof *places);
	struct table_row *sorted = arena_zeroed(table->arena, count, sizeof *sorted);
	for (size_t i = 0; i < count; i++)
		places[i] = (struct sorted){&table->rows.items[i], &keys};
	if (count)
		qsort(places, count, sizeof *places, compare_rows);
	for (size_t i = 0; i < count; i++)
		sorted[i] = *places[i].row;
	table->rows.items = sorted;
	table->rows.capacity = count;
	return true;
}
