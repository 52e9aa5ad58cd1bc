/* kdasm/editing.h: what editors want of an assembly besides diagnostics: which bytes each line became, the values of
 * symbols, and texts in place of files.
 *
 * kd_options.editing of kdasm/kdasm.h asks for it. Strings and bytes are valid during the call only. */
#ifndef KDASM_EDITING_H
#define KDASM_EDITING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"

KD_DECLARATIONS_BEGIN

/* A file open in an editor: .include takes this text instead of reading the file. */
struct kd_open_text {
	const char *path; /* as .include names it, or in the folder of -I where it would be found */
	const char *text;
	size_t size;
};

/* A statement that put bytes into a section of code. */
struct kd_statement {
	const char *file;     /* where it is written, as in diagnostics: for an expansion, in the macro's body */
	unsigned line;        /* from 1 */
	unsigned source_line; /* line of the source itself, from 1: of the statement, or of the call, repeat or .include
	                         that brings it in */
	const char *text;     /* its line, in an expansion with the arguments; not terminated */
	size_t text_size;     /* bytes */
	const char *section;  /* name, zero-terminated */
	uint64_t address;     /* offset in the section, bytes */
	const uint8_t *bytes; /* before relocation */
	size_t size;          /* of the bytes */
	uint64_t reserved[2]; /* 0, for later versions */
};

/* What kd_options.insert_waits does to an instruction of the source. */
struct kd_inserted {
	const char *file;     /* where the instruction is written, as in diagnostics */
	unsigned line;        /* from 1 */
	unsigned column;      /* from 1, in bytes */
	unsigned source_line; /* as in struct kd_statement */
	const char *before;   /* lines to insert before it, each ended by LF; "": none */
	const char *instead;  /* its replacement, ended by LF; NULL: it stays */
	uint64_t reserved[2]; /* 0, for later versions */
};

/* A symbol that the source defines. */
struct kd_listed_symbol {
	const char *name;    /* zero-terminated */
	const char *file;    /* of the label or assignment, as in diagnostics. NULL: it is predefined */
	unsigned line;       /* from 1; 0 without a place */
	unsigned column;     /* from 1, in bytes; 0 without a place */
	const char *section; /* that `value` is an offset in; NULL: `value` is a number */
	int64_t value;
	uint64_t reserved[2]; /* 0, for later versions */
};

/* Zero-initialise, then set what is wanted. Where a source that is edited names a pipe or a device, that is an error:
 * an editor does not wait for what may never come. */
struct kd_editing {
	const struct kd_open_text *texts;
	size_t text_count;

	/* Called once all addresses are known, if the source has no errors so far: for statements in the order of sections,
	 * and within each in the order written. NULL: not wanted. */
	void (*take_statement)(void *context, const struct kd_statement *statement);
	void (*take_symbol)(void *context, const struct kd_listed_symbol *symbol);
	/* Called while the source is read, in its order. NULL: not wanted. */
	void (*take_inserted)(void *context, const struct kd_inserted *inserted);
	void *context;
	/* Where files with relative names are; `texts` and messages have these names. NULL: in the current folder. */
	const char *folder;
	uint64_t reserved[1]; /* 0, for later versions */
};

KD_DECLARATIONS_END

#endif
