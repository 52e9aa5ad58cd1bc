/* budget.h: what kernels take, held against limits or an earlier table. */
#ifndef KD_PROGRAMS_KDINFO_BUDGET_H
#define KD_PROGRAMS_KDINFO_BUDGET_H

#include "table.h"

enum judgement {
	IS_WORSE,
	IS_BETTER,
	IS_UNKNOWN, /* it can't be compared: a value is missing */
	IS_NEW,     /* a kernel that the earlier table lacks */
	IS_GONE,    /* a kernel of the earlier table that is not there */
	JUDGEMENT_COUNT,
};

/* Something that was found; texts are memory of the table's arena. */
struct judged {
	enum judgement judgement;
	const char *file, *kernel, *target; /* file: NULL of those that are gone */
	const struct column *column;        /* NULL of those that are new or gone */
	const char *wanted;                 /* "<= 128", or what it was: "96" */
	const char *is;                     /* "256" */
	const char *place;                  /* of the limit: "budget.txt:3"; NULL: there is none */
};

struct budget {
	const char *name; /* of the file */
	const struct table *table;
	LIST(struct judged) judged;
	size_t counts[JUDGEMENT_COUNT];
	size_t compared; /* kernels with something to compare */
};

/* Reads the file of --budget and compares. False, reported, if that can't be done. */
bool budget_compare(struct budget *budget, const struct table *table, const struct options *options);

/* For those who compare: notes something, of which row may be NULL. */
struct judged *budget_note(struct budget *budget, enum judgement judgement, const struct table_row *row);

/* Compares with limits: lines of a text. */
bool limits_compare(struct budget *budget, const char *text, const struct options *options);

/* Compares with a table of TSV or CSV, allowing the growth that the options have. */
bool baseline_compare(struct budget *budget, const char *text, const struct options *options);

#endif
