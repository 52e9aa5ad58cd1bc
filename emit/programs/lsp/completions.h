/* completions.h: what may be written at a place. */
#ifndef KD_PROGRAMS_LSP_COMPLETIONS_H
#define KD_PROGRAMS_LSP_COMPLETIONS_H

#include "assembled_text.h"
#include "outline.h"
#include "statement.h"

/* CompletionItemKind */
enum completion_kind {
	KIND_FUNCTION = 3,
	KIND_VARIABLE = 6,
	KIND_MODULE = 9,
	KIND_PROPERTY = 10,
	KIND_VALUE = 12,
	KIND_KEYWORD = 14,
	KIND_SNIPPET = 15,
	KIND_FILE = 17,
	KIND_CONSTANT = 21,
};

struct completion {
	struct server *server;
	struct document *document;
	const struct outline *outline;
	const struct assembly *assembly;
	const struct kd_processor *processor; /* NULL: none is named */
	size_t offset, line;
	struct statement_place place;
	json_t *items;
	size_t start;  /* of what the item takes the place of; it ends at the offset */
	json_t *range; /* that, once it is made */
};

/* Adds one whose text is its label, if that begins as what is written does. */
void completion_add(struct completion *completion, const char *label, enum completion_kind kind, const char *detail);

/* The same with a text that has places to fill in, as the client takes it: "${1:0}". */
void completion_add_snippet(struct completion *completion, const char *label, const char *detail, const char *text);

/* Each adds what it knows of. */
void completion_operands(struct completion *completion); /* of an instruction or directive */
void completion_metadata(struct completion *completion); /* keys and values */
void completion_snippets(struct completion *completion); /* whole kernels and the like */

/* Symbols that the texts of the assembly define; those of kinds, bits 1 << enum definition_kind. */
void completion_symbols(struct completion *completion, unsigned kinds);

#endif
