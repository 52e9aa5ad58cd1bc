/* editor_documents.h: the texts that the client has open, and files that these include.
 *
 * An open text lives in memory only. A place in a text is an offset in bytes; the protocol's are lines and characters,
 * see positions.h. */
#ifndef KD_PROGRAMS_LSP_EDITOR_DOCUMENTS_H
#define KD_PROGRAMS_LSP_EDITOR_DOCUMENTS_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

#include "base/arena.h"

struct assembly;
struct outline;

struct document {
	struct document *next;
	char *uri;
	char *path; /* NULL: it is no file */
	bool is_open;
	char *text; /* not terminated */
	size_t size, capacity;
	size_t *lines; /* offsets of line starts: LF, CR or both end a line, as in the protocol */
	size_t line_count, line_capacity;
	bool has_lone_cr;          /* then lines of the assembler, which LF ends, are others */
	int64_t version;           /* the client's number */
	uint64_t stamp;            /* another one whenever the text is another one */
	struct timespec modified;  /* of a file */
	struct arena *derived;     /* what was worked out from the text; freed when it changes. NULL: nothing was */
	struct outline *outline;   /* in `derived`, or NULL */
	struct assembly *assembly; /* of this text as a source; NULL: there is none */
	struct assembly *good;     /* of an earlier text, the last one without errors; NULL: `assembly` is, or none was */
	json_t *published;         /* URIs that have diagnostics of this source */
	bool is_due;               /* its diagnostics are to be sent when it has been quiet */
	int64_t due;               /* at this time, in milliseconds of the monotonic clock */
};

struct documents {
	struct arena *arena; /* for want of memory */
	struct document *first;
	uint64_t stamps; /* the last one */
};

/* A text of the protocol: opened, or changed as a whole. Wants of memory leave through the arena. */
struct document *document_open(struct documents *documents, const char *uri, const char *text, size_t size,
                               int64_t version);

/* Replaces what is from `start` to `end`. */
void document_replace(struct documents *documents, struct document *document, size_t start, size_t end,
                      const char *text, size_t size);

void document_close(struct documents *documents, struct document *document);
/* Closes all, whose texts are the client's no more; their memory stays, as that of files. */
void documents_lose(struct documents *documents);

void documents_free(struct documents *documents);

/* Forgets files that were not asked for lately. */
void documents_tidy(struct documents *documents);

/* The open text; NULL: there is none. */
struct document *document_find(const struct documents *documents, const char *uri);
struct document *document_of_path(const struct documents *documents, const char *path);

/* The open text with this path, else the file, read anew if it has changed; NULL: it can't be read. It is there
 * until documents_tidy(). */
struct document *document_load(struct documents *documents, const char *path);

/* Memory for what is worked out from the text. */
struct arena *document_arena(struct documents *documents, struct document *document);

/* The line, from 0, that an offset is on. */
size_t document_line(const struct document *document, size_t offset);

/* Offsets of a line, from 0: its start, and its end without what ends it. A line that is not there is the last one. */
size_t document_line_start(const struct document *document, size_t line);
size_t document_line_end(const struct document *document, size_t line);

/* The same start, of a line as the assembler counts them, from 1. */
size_t document_assembler_line(const struct document *document, unsigned line);

#endif
