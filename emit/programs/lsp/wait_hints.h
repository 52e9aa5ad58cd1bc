/* wait_hints.h: what waits wait for, by the lines of the source. */
#ifndef KD_PROGRAMS_LSP_WAIT_HINTS_H
#define KD_PROGRAMS_LSP_WAIT_HINTS_H

#include "assembled_text.h"
#include "outline.h"

/* Who asks for several lines in a row. */
struct waits {
	struct server *server;
	struct assembly *assembly;
	struct kd_code_object *object; /* NULL until it is needed */
	const char *function;          /* whose instructions are in `report`; NULL: none's */
	json_t *report;                /* of kdinfo --waits --json */
};

void waits_begin(struct waits *waits, struct server *server, struct assembly *assembly);
void waits_end(struct waits *waits);

/* What the instruction waits for: "v1 (line 12), v2 (line 13)". NULL: nothing is known of it; "" if it is nothing. The
 * function is that which the code is in; its text lives as long as `waits`. */
const char *waits_text(struct waits *waits, const char *function, const struct line_code *code);

/* Whether the statement of a line is a wait. */
bool waits_is_wait(const struct outline *outline, const struct document *document, size_t line);

/* The label of the function that a line is in; NULL: it is in none. */
const char *waits_function(struct server *server, const struct outline *outline, const struct document *document,
                           size_t line);

#endif
