/* option_tables.c: prints tables of the options of kdasm, from the rows that kdasm reads itself.
 *
 *     option_tables GROUP         in Markdown
 *     option_tables mdoc/GROUP    as items of the list in kdasm.1 */
#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum form { KD_ALONE, KD_SEPARATE, KD_JOINED, KD_OPTIONAL, KD_REST };

static const struct row {
	const char *group, *name, *value;
	enum form form;
	const char *help;
} rows[] = {
#define KD_OPTION(group, name, value, form, set, help) {#group, name, value, form, help},
#include "programs/kdasm/options.def"
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

static bool is_in(const struct row *row, const char *group) {
	return strcmp(row->group, group) == 0;
}

/* ---- Markdown ---- */

/* A bar ends a cell, even in code. */
static void put_cell(const char *text) {
	for (; *text; text++)
		printf(*text == '|' ? "\\|" : "%c", *text);
}

static void put_option(const struct row *row) {
	printf("`-%s", row->name);
	switch (row->form) {
	case KD_ALONE: break;
	case KD_SEPARATE: fputs("=", stdout); break;
	case KD_JOINED: fputs(" ", stdout); break;
	case KD_OPTIONAL: fputs("[=", stdout); break;
	case KD_REST: fputs(row->value[0] == '[' ? "" : "<", stdout); break;
	}
	if (row->form != KD_ALONE)
		put_cell(row->value);
	fputs(row->form == KD_OPTIONAL ? "]`" : row->form == KD_REST && row->value[0] != '[' ? ">`" : "`", stdout);
}

/* Whether a row says no more than the one before it: nothing, the same, or that it is the same. */
static bool says_the_same(const struct row *row, const struct row *before) {
	static const char the_same[] = "the same", same_as[] = "same as ";
	const char *other = row->help + strlen(same_as);
	if (!row->help[0] || strcmp(row->help, the_same) == 0 || strcmp(row->help, before->help) == 0)
		return true;
	return strncmp(row->help, same_as, strlen(same_as)) == 0 && strcmp(other + strspn(other, "-"), before->name) == 0;
}

/* Rows that say the same share one. */
static void print_table(const char *group) {
	printf("| option | meaning |\n| --- | --- |\n");
	for (size_t i = 0, next; i < ROW_COUNT; i = next) {
		next = i + 1;
		if (!is_in(&rows[i], group))
			continue;
		printf("| ");
		put_option(&rows[i]);
		for (; next < ROW_COUNT && is_in(&rows[next], group) && says_the_same(&rows[next], &rows[i]); next++) {
			printf(", ");
			put_option(&rows[next]);
		}
		printf(" | ");
		put_cell(rows[i].help);
		printf(" |\n");
	}
}

/* ---- mdoc ---- */

/* A sentence is a line. */
static void put_sentences(const char *text) {
	printf("\\&");
	for (const char *at = text; *at; at++) {
		bool is_between = at > text && at[-1] == '.' && *at == ' ' && isupper((unsigned char)at[1]);
		putchar(is_between ? '\n' : *at);
	}
	printf(".\n");
}

static void print_items(const char *group) {
	for (size_t i = 0; i < ROW_COUNT; i++) {
		if (!is_in(&rows[i], group))
			continue;
		bool is_bracket = strchr("()", rows[i].name[0]); /* which mdoc takes for one */
		printf(".It Fl %s%s", is_bracket ? "\\&" : "", rows[i].name);
		switch (rows[i].form) {
		case KD_ALONE: printf("\n"); break;
		case KD_SEPARATE: printf(" Ns = Ns Ar %s\n", rows[i].value); break;
		case KD_JOINED: printf(" Ar %s\n", rows[i].value); break;
		case KD_OPTIONAL: printf(" Ns Op = Ns Ar %s\n", rows[i].value); break;
		case KD_REST: printf(" Ns Ar %s\n", rows[i].value); break;
		}
		if (rows[i].help[0])
			put_sentences(rows[i].help);
	}
}

int main(int argc, char **argv) {
	static const char mdoc[] = "mdoc/";
	const char *wanted = argc == 2 ? argv[1] : "";
	bool as_mdoc = strncmp(wanted, mdoc, strlen(mdoc)) == 0, known = false;
	const char *group = wanted + (as_mdoc ? strlen(mdoc) : 0);
	for (size_t i = 0; i < ROW_COUNT; i++)
		known |= is_in(&rows[i], group);
	if (!known) {
		fprintf(stderr, "usage: option_tables [mdoc/]GROUP, a group of options.def\n");
		return EXIT_FAILURE;
	}
	if (as_mdoc)
		print_items(group);
	else
		print_table(group);
	return fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
}
