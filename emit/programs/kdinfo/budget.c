/* budget.c: see budget.h: limits.
 *
 *     vgprs <= 128             # of all kernels
 *     [gemm*]                  # from here on of those whose names match
 *     occupancy >= 2
 *     [gemm* @ gfx90a*]        # and whose target does, too
 *
 * Of several limits with the same column and comparison the last one that is for a kernel counts. */
#include "budget.h"

#include <ctype.h>
#include <errno.h>
#include <fnmatch.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "patterns.h"
#include "programs/shared/input_file.h"

enum comparison { AT_MOST, AT_LEAST, EQUAL, LESS_THAN, MORE_THAN, NOT_EQUAL, COMPARISON_COUNT };

/* Those that others begin with come later. */
static const struct {
	const char *text;
	enum comparison comparison;
} comparisons[] = {{"<=", AT_MOST},  {">=", AT_LEAST}, {"==", EQUAL}, {"!=", NOT_EQUAL},
                   {"<", LESS_THAN}, {">", MORE_THAN}, {"=", EQUAL}};

struct limit {
	size_t section;
	const struct column *column;
	enum comparison comparison;
	uint64_t number;
	const char *text; /* "<= 128" */
	size_t line;
};

/* The limits of all sections with the same patterns. */
struct section {
	const char *targets;               /* pattern */
	size_t kernels;                    /* the number of its pattern */
	size_t next;                       /* the one before it with the same pattern of kernels, and one; 0: none */
	size_t line;                       /* of its first limit */
	LIST(const struct limit *) limits; /* the last one of each column and comparison */
};

struct reading_limits {
	struct budget *budget;
	struct arena *arena;
	LIST(struct limit) limits;
	size_t line;
	LIST(struct section) sections;
	struct names known; /* the numbers of sections and one, by what they begin with */
	size_t section;     /* which limits are for */
	struct patterns kernels;
	LIST(size_t) last_section;          /* for each of these patterns the number of its last section, and one */
	LIST(const struct limit *) for_row; /* that may be for the row that is compared */
};

struct judged *budget_note(struct budget *budget, enum judgement judgement, const struct table_row *row) {
	struct judged *judged = list_add(budget->table->arena, &budget->judged);
	judged->judgement = judgement;
	if (row) {
		judged->file = row->file;
		judged->kernel = row->kernel;
		judged->target = row->target;
	}
	budget->counts[judgement]++;
	return judged;
}

/* ---- reading ---- */

static bool refuse(const struct reading_limits *reading, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool refuse(const struct reading_limits *reading, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	const char *what = arena_vprintf(reading->arena, format, arguments);
	va_end(arguments);
	complain("%s:%zu: %s", reading->budget->name, reading->line, what);
	return false;
}

/* Without blanks at its ends, which are cut off in place. */
static char *trimmed(char *text) {
	while (isspace((unsigned char)*text))
		text++;
	size_t length = strlen(text);
	while (length && isspace((unsigned char)text[length - 1]))
		text[--length] = '\0';
	return text;
}

static void begin_section(struct reading_limits *reading, const char *kernels, const char *targets) {
	const char *text = arena_printf(reading->arena, "%s @ %s", kernels, targets);
	struct name *name = name_intern(&reading->known, text, strlen(text));
	if (!name->number) {
		size_t pattern = patterns_add(&reading->kernels, kernels);
		if (pattern == reading->last_section.count)
			*list_add(reading->arena, &reading->last_section) = 0;
		*list_add(reading->arena, &reading->sections) =
		    (struct section){.targets = targets, .kernels = pattern, .next = reading->last_section.items[pattern]};
		name->number = reading->last_section.items[pattern] = reading->sections.count;
	}
	reading->section = name->number - 1;
}

static bool read_section(struct reading_limits *reading, char *line) {
	size_t length = strlen(line);
	char *at = strstr(line, " @ ");
	if (line[length - 1] != ']')
		return refuse(reading, "a pattern ends with ']'");
	line[length - 1] = '\0';
	if (at)
		*at = '\0';
	begin_section(reading, trimmed(line + 1), at ? trimmed(at + strlen(" @ ")) : "*");
	return true;
}

/* A line that begins with something else may be one of a table. */
static bool refuse_column(const struct reading_limits *reading, const struct column *column, const char *line,
                          size_t size) {
	char ending[SUGGEST_ENDING_SIZE] = "";
	if (!column)
		column_suggest(line, size, ending);
	return refuse(reading, "a limit begins with a column that has numbers, such as vgprs%s",
	              *ending ? ending : "; tables are read only as --tsv or --csv print them");
}

static bool read_limit(struct reading_limits *reading, char *line) {
	size_t name = strspn(line, "abcdefghijklmnopqrstuvwxyz_"), i = 0;
	const struct column *column = column_find(line, name);
	if (!column || column->kind != NUMBER)
		return refuse_column(reading, column, line, name);
	char *text = trimmed(line + name), *end;
	while (i < sizeof comparisons / sizeof *comparisons &&
	       strncmp(text, comparisons[i].text, strlen(comparisons[i].text)) != 0)
		i++;
	if (i == sizeof comparisons / sizeof *comparisons)
		return refuse(reading, "after the column comes one of <= >= = != < >");
	char *number = trimmed(text + strlen(comparisons[i].text));
	errno = 0;
	uint64_t value = strtoull(number, &end, 0);
	if (!isdigit((unsigned char)*number) || *end || errno)
		return refuse(reading, "a limit ends with a number");
	*list_add(reading->arena, &reading->limits) =
	    (struct limit){reading->section,
	                   column,
	                   comparisons[i].comparison,
	                   value,
	                   arena_printf(reading->arena, "%s %" PRIu64, comparisons[i].text, value),
	                   reading->line};
	return true;
}

/* After what a comment can begin. A pattern may have a '#', as names of C++ have for lambdas: there it follows the ']'.
 */
static char *before_comment(char *line) {
	if (*line != '[')
		return line;
	for (char *end = line; (end = strchr(end, ']')); end++) {
		char next = end[1 + strspn(end + 1, " \t")];
		if (!next || next == '#')
			return end;
	}
	return line + strlen(line);
}

static bool read_limits(struct reading_limits *reading, const char *text) {
	char *rest = arena_copy_text(reading->arena, text);
	for (char *line; (line = strsep(&rest, "\n"));) {
		reading->line++;
		line = trimmed(line);
		char *before = before_comment(line);
		before[strcspn(before, "#")] = '\0';
		line = trimmed(line);
		if (*line && !(*line == '[' ? read_section(reading, line) : read_limit(reading, line)))
			return false;
	}
	return true;
}

/* ---- comparing ---- */

static bool holds(const struct limit *limit, uint64_t value) {
	switch (limit->comparison) {
	case AT_MOST: return value <= limit->number;
	case AT_LEAST: return value >= limit->number;
	case EQUAL: return value == limit->number;
	case LESS_THAN: return value < limit->number;
	case MORE_THAN: return value > limit->number;
	default: return value != limit->number;
	}
}

/* A name may have what is special in a pattern: "f<int[4]>". */
static bool matches(const char *pattern, const char *name) {
	return strcmp(pattern, name) == 0 || fnmatch(pattern, name, 0) == 0;
}

static void compare_with(struct reading_limits *reading, const struct limit *limit, const struct table_row *row) {
	struct cell cell = limit->column->cell(row);
	if (cell.known && holds(limit, cell.number))
		return;
	struct judged *judged = budget_note(reading->budget, cell.known ? IS_WORSE : IS_UNKNOWN, row);
	judged->column = limit->column;
	judged->wanted = limit->text;
	judged->is = cell.known ? arena_printf(reading->arena, "%" PRIu64, cell.number) : "unknown";
	judged->place = arena_printf(reading->arena, "%s:%zu", reading->budget->name, limit->line);
}

/* Of limits with the same patterns, column and comparison the last one alone is kept. */
static void sort_limits(struct reading_limits *reading) {
	for (size_t i = 0; i < reading->limits.count; i++) {
		const struct limit *limit = &reading->limits.items[i];
		struct section *section = &reading->sections.items[limit->section];
		size_t at = 0;
		while (at < section->limits.count && (section->limits.items[at]->column != limit->column ||
		                                      section->limits.items[at]->comparison != limit->comparison))
			at++;
		section->line = section->line ? section->line : limit->line;
		*(at < section->limits.count ? &section->limits.items[at] : list_add(reading->arena, &section->limits)) = limit;
	}
}

static int compare_lines(const void *a, const void *b) {
	const struct limit *first = *(const struct limit *const *)a, *second = *(const struct limit *const *)b;
	return (first->line < second->line) - (first->line > second->line);
}

/* For a pattern of kernels that is met. */
static void add_limits(void *context, size_t pattern) {
	struct reading_limits *reading = context;
	for (size_t next = reading->last_section.items[pattern]; next; next = reading->sections.items[next - 1].next) {
		const struct section *section = &reading->sections.items[next - 1];
		for (size_t i = 0; i < section->limits.count; i++)
			*list_add(reading->arena, &reading->for_row) = section->limits.items[i];
	}
}

/* Those of the last lines come first. False: there are too many patterns to find them. */
static bool compare_row(struct reading_limits *reading, const struct table_row *row) {
	bool seen[COLUMN_COUNT][COMPARISON_COUNT] = {{false}}, any = false;
	reading->for_row.count = 0;
	if (!patterns_match(&reading->kernels, row->symbol, add_limits, reading))
		return false;
	if (strcmp(row->symbol, row->kernel) != 0 && !patterns_match(&reading->kernels, row->kernel, add_limits, reading))
		return false;
	if (reading->for_row.count)
		qsort(reading->for_row.items, reading->for_row.count, sizeof *reading->for_row.items, compare_lines);
	for (size_t i = 0; i < reading->for_row.count; i++) {
		const struct limit *limit = reading->for_row.items[i];
		bool *was = &seen[limit->column - columns][limit->comparison];
		if (*was || !matches(reading->sections.items[limit->section].targets, row->target))
			continue;
		*was = any = true;
		compare_with(reading, limit, row);
	}
	reading->budget->compared += any;
	return true;
}

/* A pattern that is misspelt, or whose kernels were renamed, would guard nothing without a word. */
static void warn_of_patterns(const struct reading_limits *reading) {
	enum { MOST_SHOWN = 20 };
	size_t count = 0;
	for (size_t i = 0; reading->budget->table->rows.count && i < reading->sections.count; i++) {
		const struct section *section = &reading->sections.items[i];
		if (!section->limits.count || patterns_was_met(&reading->kernels, section->kernels) || count++ >= MOST_SHOWN)
			continue;
		const char *pattern = reading->kernels.list.items[section->kernels].text;
		warn("%s:%zu: this limit is for no kernel: none is called '%s', nor does any match it", reading->budget->name,
		     section->line, pattern);
	}
	if (count > MOST_SHOWN)
		warn("%s: so are the limits after %zu more patterns", reading->budget->name, count - MOST_SHOWN);
}

bool limits_compare(struct budget *budget, const char *text, const struct options *options) {
	struct reading_limits reading = {.budget = budget, .arena = budget->table->arena};
	names_init(&reading.known, reading.arena);
	patterns_init(&reading.kernels, reading.arena);
	begin_section(&reading, "*", "*");
	if (!read_limits(&reading, text))
		return false;
	sort_limits(&reading);
	for (size_t i = 0; i < budget->table->rows.count; i++)
		if (!compare_row(&reading, &budget->table->rows.items[i])) {
			complain("%s: to compare its patterns with all kernels takes more than %" PRIu64 " steps, the most: use "
			         "fewer of them, or begin or end them with letters",
			         budget->name, PATTERNS_MOST_STEPS);
			return false;
		}
	if (!options->kernels.count)
		warn_of_patterns(&reading);
	return true;
}

/* ---- either ---- */

/* A table begins with names of columns, limits with a comment, a pattern or a comparison. */
static bool is_table(const char *text) {
	text += strspn(text, " \t\r\n");
	size_t line = strcspn(text, "\n");
	if (strcspn(text, "#[<>=!") < line)
		return false;
	return memchr(text, '\t', line) || memchr(text, ',', line) || strncmp(text, "kernel\n", strlen("kernel\n")) == 0;
}

bool budget_compare(struct budget *budget, const struct table *table, const struct options *options) {
	struct input *input = arena_zeroed(table->arena, 1, sizeof *input);
	*budget = (struct budget){.name = options->budget, .table = table};
	if (!input_read(input, table->arena, options->budget)) {
		complain("cannot read '%s': %s", options->budget, strerror(errno));
		return false;
	}
	input->text[input->size] = '\0';
	if (strlen(input->text) != input->size) {
		complain("%s: this is no text", options->budget);
		return false;
	}
	if (is_table(input->text))
		return baseline_compare(budget, input->text, options);
	if (options->growth) {
		options_complain("--growth is for the table of an earlier build, and %s has limits", options->budget);
		return false;
	}
	return limits_compare(budget, input->text, options);
}
