/* diagnostics.h: what kdasm says of the open texts, sent once they have been left alone for a moment. */
#ifndef KD_PROGRAMS_LSP_DIAGNOSTICS_H
#define KD_PROGRAMS_LSP_DIAGNOSTICS_H

#include "assembled_text.h"
#include "server.h"

enum { DIAGNOSTICS_QUIET = 150 /* milliseconds */ };

/* The text changed, and with it what includes it; `typed`: more may come at once. */
void diagnostics_text_changed(struct server *server, struct document *document, bool typed);

/* Anything may have. */
void diagnostics_all_changed(struct server *server);

/* Takes back what was sent for a text, which is about to be closed. */
void diagnostics_forget(struct server *server, struct document *document);

/* Milliseconds until diagnostics are due; -1: none are. */
int diagnostics_wait(const struct server *server);

void diagnostics_publish_due(struct server *server);

/* Another open text that includes this one, and is assembled in its place; NULL: there is none. */
struct document *diagnostics_includer(struct server *server, const struct document *document);

/* The text that a place of an assembly is in, from its name: open or a file. NULL: it can't be read. */
struct document *diagnostics_text(struct server *server, struct document *source, const char *file);

/* What a diagnostic is about: the word at its place. */
void diagnostics_range(const struct document *document, unsigned line, unsigned column, size_t *start, size_t *end);

#endif
