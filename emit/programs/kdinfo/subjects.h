/* subjects.h: the code objects that the command line names, read and opened. */
#ifndef KD_PROGRAMS_KDINFO_SUBJECTS_H
#define KD_PROGRAMS_KDINFO_SUBJECTS_H

#include "kdasm/contents.h"
#include "kdasm/core_file.h"
#include "kdasm/visa.h"
#include "options.h"
#include "programs/shared/input_file.h"
#include "programs/shared/named_file.h"
#include "programs/shared/output_file.h"

/* An archive of kernels, and the name that a library has in it. */
struct followed {
	struct named_file file;
	const char *library;
};

/* A file with what was found in it. */
struct subject_file {
	const char *name; /* as the command line has it */
	const char *path; /* of the file, which is another if the name is a URI */
	const struct options *options;
	struct input input;
	uint8_t *bytes; /* the range that the URI selects */
	size_t size;
	uint64_t offset; /* of the range in the file */
	struct kd_contents *contents;
	struct input host_input; /* of --core, and it, opened; NULL: it is not needed */
	struct kd_core_file *host;
	bool is_core;                   /* the file is a core file, ... */
	struct kd_core_file *core;      /* ... open if it is to be shown */
	struct kd_visa *visa;           /* that the file is; NULL: it is none */
	const char *library;            /* of an archive of kernels that a library refers to: its name there; else NULL */
	LIST(struct followed) followed; /* of a library: such archives that are there */
	size_t unfollowed;              /* so many names of others it has that are not followed, which was reported */
};

struct subject {
	struct subject_file *file;
	const struct kd_content *content;
	struct kd_code_object *object; /* open, with status KD_CODE_OBJECT_OK */
	const char *label;             /* for messages */
	LIST(const char *) kernels;    /* names that are wanted, patterns matched; empty: all */
	const void *prepared;          /* what was made of the object before it is visited; NULL: nothing was */
};

/* Adds the kernels of an object that -k chooses, by name or else by pattern, to a list. Notes in `found` which of the
 * choices there are. */
void subject_choose(struct subject *subject, struct arena *arena, const struct options *options, bool *found);

/* Whether a kernel is wanted. */
bool subject_wants(const struct subject *subject, const char *kernel);

/* Reads a file and looks for what is in it. Closed with the arena. False, reported, when it can't be read or has
 * nothing that the action is about. What can't be read, of it or of what is in it, the options note as unread. */
bool subject_file_read(struct subject_file *file, struct arena *arena, const struct options *options, const char *name);

/* Reads an archive that a library refers to, likewise. */
bool subject_file_follow(struct subject_file *file, struct arena *arena, const struct options *options,
                         const struct followed *followed);

/* follow.c: finds the archives that a file, whose contents are known, refers to. False, reported, if there are none. */
bool subject_file_find_archives(struct subject_file *file, struct arena *arena, const struct options *options);

/* Whether something of the file counts: of an archive that was followed, only what is the library's. */
bool subject_file_has(const struct subject_file *file, size_t index);

/* Opens something of a file, by its index. Closed with the arena. False, reported, when it can't be. What could not be
 * found in it is reported, too. */
bool subject_open(struct subject *subject, struct arena *arena, struct subject_file *file, size_t index);

/* Warns of a code object that is damaged, for who does not open it. */
void subject_warn_unopened(const struct subject_file *file, size_t index);

typedef bool visit_subject(void *context, const struct subject *subject);
typedef bool visit_file(void *context, struct subject_file *file);

/* Makes something of an open object, in any thread, in memory of the arena: it prints nothing, and changes nothing of
 * what others look at. `kept` is what the thread keeps from one to the next, NULL at first. */
typedef const void *prepare_subject(struct arena *arena, const struct options *options,
                                    const struct kd_code_object *object, void **kept);

/* Reads a file and calls `visit` for each code object in it. False, reported, when one could not be read or lacks a
 * kernel that was asked for, or when a visit was false. */
bool subject_file_visit(struct subject_file *file, struct arena *arena, const struct options *options, const char *name,
                        visit_subject *visit, void *context);

/* What is done with files. Any but the visit of subjects may be NULL. */
struct visits {
	visit_file *file;           /* first */
	prepare_subject *prepare;   /* then, for code objects in several threads */
	void (*forget)(void *kept); /* what these kept */
	visit_subject *subject;     /* at last, one after another */
};

/* The same for all files. */
bool subjects_visit_files(struct arena *arena, const struct options *options, const struct visits *visits,
                          void *context);

/* The same with visits of subjects alone. */
bool subjects_visit(struct arena *arena, const struct options *options, visit_subject *visit, void *context);

/* How to print a subject. */
struct kd_print_options subject_print_options(const struct subject *subject, const struct options *options);

/* Prints a text of the object or its file: control characters are not. */
void subject_put(const char *text);

/* Ends an output. Whether all of it was written; if not, reported. */
bool subject_written(struct output *output);

/* Takes text for standard output: control characters of the object are none any more. */
void subject_print(void *context, const char *text, size_t size);

/* The same for a source, which makes the object again: names in it have their bytes, but not on a terminal. */
void subject_print_source(void *context, const char *text, size_t size);

/* The same for forms whose control characters are colours, with none of the object. */
void subject_print_coloured(void *context, const char *text, size_t size);

/* Whether all of it was written; if not, reported. */
bool subject_printed(void);

#endif
