/* text_edits.h: changes of one text that an action asks the editor for. */
#ifndef KD_PROGRAMS_LSP_TEXT_EDITS_H
#define KD_PROGRAMS_LSP_TEXT_EDITS_H

#include "server.h"

/* {"range": ..., "newText": ...} */
json_t *edit_json(struct units units, const struct document *document, size_t start, size_t end, const char *text,
                  size_t size);

/* The edits that make another text of a document: none where it is the same, else one of what is between the lines that
 * both begin and end with. */
json_t *edits_to(struct units units, const struct document *document, const char *text, size_t size);

/* A CodeAction with edits of one document, which it takes over. */
json_t *edits_action(const struct document *document, const char *title, const char *kind, json_t *edits);

#endif
