/* unit.h: all texts of one assembly, and where a name is in them. */
#ifndef KD_PROGRAMS_LSP_UNIT_H
#define KD_PROGRAMS_LSP_UNIT_H

#include "outline.h"
#include "server.h"

struct unit {
	struct document *source;       /* that is assembled: the document, or one that includes it */
	LIST(struct document *) texts; /* the source first, then what it includes */
};

/* A name as symbols have it: without the ".kd" of a kernel's descriptor. */
struct unit_name {
	const char *text; /* not terminated */
	size_t size;
};

/* Where a name is written: a place in one of the texts. */
struct occurrence {
	struct document *text;
	size_t start, end;
	bool defines; /* it is the definition's */
};

/* Lists live until the next message. */
struct unit unit_of(struct server *server, struct document *document);

/* The definition of a name in any of the texts, the kernel's label rather than its descriptor; NULL: there is none. */
const struct defined *unit_find(struct server *server, const struct unit *unit, struct unit_name name,
                                struct document **text);

struct unit_name unit_name_of(const struct document *document, struct word word);

typedef void take_occurrence(void *context, const struct occurrence *occurrence);

/* Tells of each place of a name: of a kernel also in the name of its descriptor and in its metadata. */
void unit_occurrences(struct server *server, const struct unit *unit, struct unit_name name, take_occurrence *take,
                      void *context);

/* An object of JSON whose keys are the names of macros; the caller owns it. */
json_t *unit_macros(struct server *server, struct document *document);

#endif
