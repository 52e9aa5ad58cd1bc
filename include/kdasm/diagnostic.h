/* kdasm/diagnostic.h: what the library says about its input. */
#ifndef KDASM_DIAGNOSTIC_H
#define KDASM_DIAGNOSTIC_H

#include <limits.h>
#include <stddef.h>

#include "kdasm/api.h"

KD_DECLARATIONS_BEGIN

/* Most errors, and most warnings, reported by default. */
#define KD_ERROR_LIMIT 1000
#define KD_NO_ERROR_LIMIT UINT_MAX

enum kd_severity {
	KD_NOTE,    /* belongs to the preceding diagnostic */
	KD_WARNING, /* the object is made, but needs a look */
	KD_ERROR,   /* no object is made */
};

/* Strings are zero-terminated and owned by the result. */
struct kd_diagnostic {
	enum kd_severity severity;
	const char *file;        /* as line markers (# 1 "file") say; NULL without a place in a source */
	unsigned line;           /* from 1; 0 without a place */
	unsigned column;         /* from 1, in bytes; 0 without a place */
	const char *message;     /* begins with LLVM's wording where LLVM diagnoses the same */
	const char *source_line; /* NULL without a place; no line end, NUL bytes as blanks, long lines cut around the
	                            column */
	unsigned caret;          /* offset of the place in source_line */
};

KD_DECLARATIONS_END

#endif
