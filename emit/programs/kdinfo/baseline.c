/* baseline.c: kernels compared with a table of an earlier build, as --table --tsv and --csv print it. */
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/printable.h"
#include "budget.h"
#include "demangle.h"

/* A line of the earlier table. */
struct earlier {
	const char *kernel, *target;
	const char *fields[COLUMN_COUNT]; /* NULL: the table lacks the column */
};

/* How much worse a column may be. */
struct growth {
	uint64_t most;
	uint64_t percent;
};

struct comparing {
	struct budget *budget;
	struct arena *arena;
	char separator;
	int order[COLUMN_COUNT + 1]; /* the column of each field; -1: one that is not known */
	size_t field_count;
	bool has_target;
	bool is_part; /* some kernels were chosen: the others are not gone */
	LIST(struct earlier) earlier;
	struct growth growth[COLUMN_COUNT];
};

/* ---- growth ---- */

static bool refuse_growth(const char *text) {
	options_complain("--growth must be of the form vgprs=8,scratch=10%%: '%s'", text);
	return false;
}

static bool read_growth(struct comparing *comparing, const char *text) {
	for (const char *at = text; at && *at;) {
		size_t name = strcspn(at, "=,");
		const struct column *column = column_asked(at, name, "--growth");
		char *end;
		if (!column)
			return false;
		if (at[name] != '=' || !isdigit((unsigned char)at[name + 1]) || !column->worse)
			return refuse_growth(text);
		errno = 0;
		uint64_t number = strtoull(at + name + 1, &end, 10);
		struct growth *growth = &comparing->growth[column - columns];
		bool percent = *end == '%';
		*(percent ? &growth->percent : &growth->most) = number;
		end += percent;
		if (errno || (*end && *end != ','))
			return refuse_growth(text);
		at = *end ? end + 1 : end;
	}
	return true;
}

/* ---- reading ---- */

/* The next field, terminated in place; *rest is NULL after the last one of the line. CSV: RFC 4180. */
static char *next_field(char **rest, char separator) {
	char *field = *rest, *to = field, *from = field;
	if (separator != ',' || *field != '"') {
		from += strcspn(from, (char[]){separator, '\0'});
		*rest = *from ? from + 1 : NULL;
		*from = '\0';
		return field;
	}
	for (from++; *from && !(*from == '"' && from[1] != '"'); from++) {
		from += *from == '"';
		*to++ = *from;
	}
	from += *from == '"';
	*rest = *from ? from + 1 : NULL;
	*to = '\0';
	return field;
}

static bool read_header(struct comparing *comparing, char *line) {
	bool has_kernel = false, has_number = false;
	for (char *rest = line; rest && comparing->field_count <= COLUMN_COUNT;) {
		const char *name = next_field(&rest, comparing->separator);
		const struct column *column = column_find(name, strlen(name));
		comparing->order[comparing->field_count++] = column ? (int)(column - columns) : -1;
		has_kernel = has_kernel || column == &columns[COLUMN_KERNEL];
		has_number = has_number || (column && column->worse);
		comparing->has_target = comparing->has_target || column == &columns[COLUMN_TARGET];
	}
	if (has_kernel && has_number)
		return true;
	complain("%s: it has neither limits nor a table with kernels and numbers, as --table --tsv prints it",
	         comparing->budget->name);
	return false;
}

static void read_line(struct comparing *comparing, char *line) {
	struct earlier *earlier = list_add(comparing->arena, &comparing->earlier);
	char *rest = line;
	for (size_t i = 0; rest && i < comparing->field_count; i++) {
		const char *field = next_field(&rest, comparing->separator);
		if (comparing->order[i] >= 0)
			earlier->fields[comparing->order[i]] = field;
	}
	const char *kernel = earlier->fields[COLUMN_KERNEL], *target = earlier->fields[COLUMN_TARGET];
	/* Names that are shown demangled are compared so, however the earlier table has them. */
	earlier->kernel = kernel ? demangle(comparing->budget->table->demangler, comparing->arena, kernel) : "";
	earlier->target = target ? target : "";
}

/* The next line, terminated in place; *rest is NULL after the last one. Quotes of CSV may have line ends between. */
static char *next_line(char **rest, char separator) {
	char *line = *rest, *end = line;
	for (bool quoted = false; *end && (quoted || *end != '\n'); end++)
		quoted = quoted != (separator == ',' && *end == '"');
	*rest = *end ? end + 1 : NULL;
	if (end > line && end[-1] == '\r')
		end--;
	*end = '\0';
	return line;
}

static bool read_table(struct comparing *comparing, const char *text) {
	char *rest = arena_copy_text(comparing->arena, text);
	comparing->separator = memchr(rest, '\t', strcspn(rest, "\n")) ? '\t' : ',';
	if (!read_header(comparing, next_line(&rest, comparing->separator)))
		return false;
	while (rest) {
		char *line = next_line(&rest, comparing->separator);
		if (*line)
			read_line(comparing, line);
	}
	return true;
}

/* ---- pairs: the n-th of a name and target of the one with the n-th of the other ---- */

struct place {
	const char *kernel, *target;
	size_t index;
};

static int compare_names(const struct place *a, const struct place *b) {
	int order = strcmp(a->kernel, b->kernel);
	return order ? order : strcmp(a->target, b->target);
}

static int compare_places(const void *a, const void *b) {
	const struct place *x = a, *y = b;
	int order = compare_names(x, y);
	return order ? order : (x->index > y->index) - (x->index < y->index);
}

/* As the earlier table has it: with question marks for control characters. */
static const char *name_in_table(const struct comparing *comparing, const char *name) {
	char *copy = arena_copy_text(comparing->arena, name);
	printable(copy, strlen(copy), "");
	return copy;
}

static struct place *sort_now(const struct comparing *comparing, size_t count) {
	struct place *places = arena_zeroed(comparing->arena, count + 1, sizeof *places);
	const struct table_row *rows = comparing->budget->table->rows.items;
	for (size_t i = 0; i < count; i++)
		places[i] =
		    (struct place){name_in_table(comparing, rows[i].kernel), comparing->has_target ? rows[i].target : "", i};
	qsort(places, count, sizeof *places, compare_places);
	return places;
}

static struct place *sort_earlier(const struct comparing *comparing, size_t count) {
	struct place *places = arena_zeroed(comparing->arena, count + 1, sizeof *places);
	for (size_t i = 0; i < count; i++)
		places[i] = (struct place){comparing->earlier.items[i].kernel, comparing->earlier.items[i].target, i};
	qsort(places, count, sizeof *places, compare_places);
	return places;
}

/* ---- comparing ---- */

static uint64_t times(uint64_t a, uint64_t b) {
	uint64_t product;
	return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

static uint64_t plus(uint64_t a, uint64_t b) {
	uint64_t sum;
	return __builtin_add_overflow(a, b, &sum) ? UINT64_MAX : sum;
}

static bool is_worse(const struct column *column, const struct growth *growth, uint64_t was, uint64_t is) {
	uint64_t percent = plus(times(was / 100, growth->percent), times(was % 100, growth->percent) / 100);
	uint64_t room = plus(growth->most, percent);
	return column->worse == MORE ? is > was && is - was > room : is < was && was - is > room;
}

static void compare_column(struct comparing *comparing, const struct column *column, const struct earlier *earlier,
                           const struct table_row *row) {
	const char *field = earlier->fields[column - columns];
	struct cell cell = column->cell(row);
	char *end;
	errno = 0;
	uint64_t was = field ? strtoull(field, &end, 10) : 0;
	bool was_known = field && isdigit((unsigned char)*field) && !*end && !errno;
	enum judgement judgement = IS_UNKNOWN;
	if (!field || (!was_known && !cell.known) || (was_known && cell.known && cell.number == was))
		return;
	if (was_known && cell.known) {
		bool better = (column->worse == MORE) == (cell.number < was);
		if (!better && !is_worse(column, &comparing->growth[column - columns], was, cell.number))
			return;
		judgement = better ? IS_BETTER : IS_WORSE;
	}
	struct judged *judged = budget_note(comparing->budget, judgement, row);
	judged->column = column;
	judged->wanted = was_known ? field : "unknown";
	judged->is = cell.known ? arena_printf(comparing->arena, "%" PRIu64, cell.number) : "unknown";
}

static void compare_pair(struct comparing *comparing, const struct place *earlier, const struct place *now) {
	comparing->budget->compared++;
	for (size_t i = 0; i < COLUMN_COUNT; i++)
		if (columns[i].worse)
			compare_column(comparing, &columns[i], &comparing->earlier.items[earlier->index],
			               &comparing->budget->table->rows.items[now->index]);
}

static void note_gone(struct comparing *comparing, const struct place *place) {
	struct judged *judged = budget_note(comparing->budget, IS_GONE, NULL);
	judged->kernel = place->kernel;
	judged->target = place->target;
}

static void compare_all(struct comparing *comparing) {
	struct budget *budget = comparing->budget;
	size_t count = budget->table->rows.count, earlier_count = comparing->earlier.count, i = 0, k = 0;
	struct place *now = sort_now(comparing, count), *earlier = sort_earlier(comparing, earlier_count);
	while (i < count || k < earlier_count) {
		int order = i == count ? 1 : k == earlier_count ? -1 : compare_names(&now[i], &earlier[k]);
		if (order == 0)
			compare_pair(comparing, &earlier[k++], &now[i++]);
		else if (order < 0)
			budget_note(budget, IS_NEW, &budget->table->rows.items[now[i++].index]);
		else if (comparing->is_part)
			k++;
		else
			note_gone(comparing, &earlier[k++]);
	}
}

bool baseline_compare(struct budget *budget, const char *text, const struct options *options) {
	struct comparing *comparing = arena_zeroed(budget->table->arena, 1, sizeof *comparing);
	comparing->budget = budget;
	comparing->arena = budget->table->arena;
	comparing->is_part = options->kernels.count;
	if (!read_growth(comparing, options->growth) || !read_table(comparing, text))
		return false;
	compare_all(comparing);
	return true;
}
