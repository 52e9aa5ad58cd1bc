/* preprocess.h: sources that go through cc -E. */
#ifndef KD_PROGRAMS_KDASM_PREPROCESS_H
#define KD_PROGRAMS_KDASM_PREPROCESS_H

#include "options.h"
#include "programs/shared/input_file.h"

/* A source, and the processor that its macros are for; NULL: none is named. */
struct preprocessing {
	const struct options *options;
	const char *path;
	const char *processor;
	const char *rule; /* file that the command writes the rule to; NULL: that of preprocess_rule_path() */
};

/* What runs; ends with NULL. */
const char *const *preprocess_command(struct arena *arena, const struct preprocessing *of);

/* Runs it. False after reporting what is wrong, which the command may have done. */
bool preprocess(struct arena *arena, const struct preprocessing *of, struct input *text);

/* The same for -M -MG: the command itself writes the rule, because a text that misses files can't be assembled. */
bool preprocess_rule(struct arena *arena, const struct preprocessing *of);

/* The file that the rule is for; NULL: standard output, or a name of the command's own. */
const char *preprocess_rule_path(const struct options *options);

/* Adds the files that the text names in its line markers to `files`: those that were included. */
struct file_names {
	const char **items;
	size_t count;
	size_t capacity;
};
void preprocess_files(struct arena *arena, const struct options *options, const struct input *text,
                      struct file_names *files);

#endif
