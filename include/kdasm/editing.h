/* kdasm/editing.h: what editors want besides diagnostics: each line's bytes, symbols' values, and texts in place of
 * files.
 *
 * See kd_options.editing. Strings and bytes are valid during the call only. */
#ifndef KDASM_EDITING_H
#define KDASM_EDITING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"

KD_DECLARATIONS_BEGIN

/* A file open in an editor: .include takes this text instead of reading the file. */
struct kd_open_text {
	const char *path; /* as .include names it, or in the -I folder that would have it */
	const char *text;
	size_t size;
};

/* A statement that put bytes into a section of code. */
struct kd_statement {
	const char *file;     /* as in diagnostics: of an expansion, the macro body's */
	unsigned line;        /* from 1 */
	unsigned source_line; /* from 1, in the source itself: the statement's, its call's, repeat's or .include's */
	const char *text;     /* its line, with arguments expanded; not terminated */
	size_t text_size;     /* bytes */
	const char *section;  /* name, zero-terminated */
	uint64_t address;     /* offset in the section, bytes */
	const uint8_t *bytes; /* before relocation */
	size_t size;          /* of the bytes */
	uint64_t reserved[2]; /* 0, for later versions */
};

/* What kd_options.insert_waits does to an instruction. */
struct kd_inserted {
	const char *file;     /* as in diagnostics */
	unsigned line;        /* from 1 */
	unsigned column;      /* from 1, in bytes */
	unsigned source_line; /* as in struct kd_statement */
	const char *before;   /* lines to insert, each ended by LF; "": none */
	const char *instead;  /* replacement, ended by LF; NULL: it stays */
	uint64_t reserved[2]; /* 0, for later versions */
};

/* A symbol that the source defines. */
struct kd_listed_symbol {
	const char *name;    /* zero-terminated */
	const char *file;    /* of the label or assignment, as in diagnostics; NULL: predefined */
	unsigned line;       /* from 1; 0 without a place */
	unsigned column;     /* from 1, in bytes; 0 without a place */
	const char *section; /* that `value` is an offset in; NULL: a number */
	int64_t value;
	uint64_t reserved[2]; /* 0, for later versions */
};

/* Zero-initialise, then set what is wanted. An edited source may not name a pipe or device, because the editor could
 * wait forever. */
struct kd_editing {
	const struct kd_open_text *texts;
	size_t text_count;

	/* Called once all addresses are known, if there are no errors so far: for statements by section, then in the order
	 * written. NULL: not wanted. */
	void (*take_statement)(void *context, const struct kd_statement *statement);
	void (*take_symbol)(void *context, const struct kd_listed_symbol *symbol);
	/* Called in the source's order, while it is read. NULL: not wanted. */
	void (*take_inserted)(void *context, const struct kd_inserted *inserted);
	void *context;
	/* Where relative file names start; `texts` and messages keep these names. NULL: the current folder. */
	const char *folder;
	uint64_t reserved[1]; /* 0, for later versions */
};

KD_DECLARATIONS_END

#endif
