/* outline.h: what a text says of its own shape, as far as it can be seen without assembling it: which kind of lines are
 * where, what is defined, and what belongs together. */
#ifndef KD_PROGRAMS_LSP_OUTLINE_H
#define KD_PROGRAMS_LSP_OUTLINE_H

#include "editor_documents.h"
#include "text_words.h"

/* What lines are. */
enum region {
	REGION_CODE,        /* statements */
	REGION_KERNEL,      /* of .amdhsa_kernel */
	REGION_METADATA,    /* YAML */
	REGION_KERNEL_CODE, /* of .amd_kernel_code_t */
	REGION_BODY,        /* of a macro or repeat, which may be anything */
	REGION_OTHER,       /* a block with words of its own */
};

struct outline_line {
	uint8_t region;    /* enum region */
	bool in_comment;   /* it begins inside of one */
	uint32_t block;    /* the innermost one that it is in or begins, from 1; 0: none */
	struct word first; /* its first word that is neither a comment nor a label; `start` == `end`: there is none */
};

enum definition_kind {
	DEFINITION_LABEL,
	DEFINITION_VARIABLE,
	DEFINITION_MACRO,
	DEFINITION_KERNEL, /* the descriptor: .amdhsa_kernel */
	DEFINITION_COMMON, /* .comm, .amdgpu_lds */
	DEFINITION_SECTION,
	DEFINITION_INCLUDE, /* the name is that of a file, without quotation marks */
};

struct defined {
	enum definition_kind kind;
	size_t start, end; /* of the name */
	size_t line;       /* from 0 */
	size_t last_line;  /* of what it begins: a macro, a descriptor, the code of a label */
};

struct outline_block {
	struct word directive;  /* that begins it */
	size_t line, last_line; /* of the beginning and the end directive */
	uint8_t region;         /* of the lines in it */
	bool is_closed;
};

struct outline {
	struct outline_line *lines;        /* as many as the document has */
	LIST(struct defined) definitions;  /* in order */
	LIST(struct outline_block) blocks; /* in order of their beginnings */
	size_t target, target_end;         /* what .amdgcn_target names, without quotation marks; both 0: nothing */
};

/* Made once for each state of the text. */
const struct outline *outline_of(struct documents *documents, struct document *document);

/* Whether a label is one inside of a function: ".Lname", or a number. */
bool definition_is_local(const struct document *document, const struct defined *definition);

/* The name or number that an offset is in or right after; false: it is none. */
bool outline_word_at(const struct outline *outline, const struct document *document, size_t offset, struct word *word);

/* The words of a line. */
struct word_reader outline_words(const struct outline *outline, const struct document *document, size_t line);

/* Of a word such as "1b" or "1f" the label before or after; NULL: there is none. */
const struct defined *outline_numbered(const struct outline *outline, const struct document *document,
                                       struct word word);

/* The definition of a name; NULL: there is none. */
const struct defined *outline_find(const struct outline *outline, const struct document *document, const char *name,
                                   size_t size);

#endif
