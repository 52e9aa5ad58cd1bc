/* register_writers.h: registers in the text of an instruction, and who wrote one last. */
#ifndef KD_PROGRAMS_LSP_REGISTER_WRITERS_H
#define KD_PROGRAMS_LSP_REGISTER_WRITERS_H

#include "assembled_text.h"
#include "outline.h"

/* "v[2:3]", "s5", "vcc_lo". */
struct registers {
	char file; /* 'v', 's', 'a', 't' of ttmp; 'n' of those that only have a name */
	unsigned first, last;
	const char *name;  /* of 'n', without _lo and _hi; a constant */
	size_t start, end; /* in the text */
};

/* The registers that begin at `at`; false: none do. */
bool registers_read(const char *text, size_t at, size_t end, struct registers *found);

/* Those that an offset is in. */
bool registers_at(const struct outline *outline, const struct document *document, size_t offset,
                  struct registers *found);

/* The line before `line`, in the same block of code, that last wrote one of the registers; false: none did. */
bool registers_writer(struct server *server, struct document *document, size_t line, const struct registers *wanted,
                      size_t *writer);

#endif
