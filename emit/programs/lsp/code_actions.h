/* code_actions.h: what can be done about a place: each function adds the actions that it knows of. */
#ifndef KD_PROGRAMS_LSP_CODE_ACTIONS_H
#define KD_PROGRAMS_LSP_CODE_ACTIONS_H

#include "assembled_text.h"
#include "outline.h"

struct acting {
	struct server *server;
	struct document *document;
	const struct outline *outline;
	struct document *source;   /* that is assembled: the document, or one that includes it */
	struct assembly *assembly; /* of the source */
	size_t start, end;         /* of the range that is asked about */
	const json_t *only;        /* kinds that are wanted; NULL: all */
	json_t *list;
};

/* Whether actions of a kind, "quickfix", are wanted. */
bool action_is_wanted(const struct acting *acting, const char *kind);

/* Takes the edits over. */
void action_add(struct acting *acting, const char *title, const char *kind, json_t *edits);

void actions_fixes(struct acting *acting);    /* of diagnostics, by what they say */
void actions_waits(struct acting *acting);    /* those that are missing, one place or all */
void actions_metadata(struct acting *acting); /* filled in from descriptors */
void actions_upgrade(struct acting *acting);  /* of sources of version 2 and 3 */

#endif
