/* macros.h: .macro, its calls; in repeats.c .rept, .irp and .irpc.
 *
 * All of them are lexical, as in llvm-mc: a body is text, and an expansion is its text with the
 * arguments put in, which is then read like a file. */
#ifndef KD_GRAMMAR_PREPROCESS_MACROS_H
#define KD_GRAMMAR_PREPROCESS_MACROS_H

#include "lex/raw_text.h"
#include "reader/attributes.h"
#include "reader/reader.h"

struct raw_tokens {
	struct raw_token *items;
	size_t count;
	size_t capacity;
};

/* The tokens [first, first + count) of an argument, which are side by side in the expansion. */
struct macro_argument {
	size_t first;
	size_t count; /* 0: it is not given */
};

struct macro_arguments {
	struct raw_tokens tokens;
	LIST(struct macro_argument) list;
};

struct macro_parameter {
	struct text name;
	struct raw_tokens value; /* if none is given */
	bool required;
	bool vararg; /* the last one: takes the rest of the line */
};

/* A piece of a body and what is put in after it; see macro_expand.c. */
struct macro_part {
	uint32_t start; /* in the body */
	uint32_t length;
	uint32_t slot;
};

struct macro {
	struct directive directive; /* what a statement with its name is */
	struct name *name;          /* NULL for the body of a repeat */
	LIST(struct macro_parameter) parameters;
	uint32_t *slots; /* see macro_parameters.c; NULL while there are few */
	size_t slot_count;
	uint64_t hash_key; /* of the slots */
	struct text body;
	struct name *kept_body;   /* the same */
	struct body place;        /* of the body */
	bool uses_calls;          /* \@ is in the body */
	bool uses_rounds;         /* \+ is */
	struct macro_part *parts; /* the body cut into them, with or without .altmacro; or NULL */
	size_t part_count;
	bool parts_alternate;
	uint32_t rounds;         /* expansions so far: \+ */
	const struct call *last; /* see macros.c; or NULL */
};

/* reader->macros */
struct macros {
	struct names by_name;    /* struct macro */
	struct names bodies;     /* one that is read again is kept once; const struct repeat: the last one of it */
	uint32_t calls;          /* \@ */
	size_t parts;            /* that are kept, of all macros */
	struct macro_part *lent; /* the parts of the last repeat; NULL: none were needed */
	size_t lent_room;
	struct macro_arguments arguments; /* of the call or repeat being read */
	LIST(struct text) values;         /* what they come to in the expansion */
	bool alternate;                   /* .altmacro */
	bool off;
};

void macros_start(struct reader *reader);

void macro_define(struct reader *reader, struct text operands, struct span at);
void macro_call(struct reader *reader, struct text operands, struct span at);
void macro_forget(struct reader *reader, struct name *name, struct span at);

/* .endm and .endr where no body ends; at the end of an expansion they leave it. */
void macro_end(struct reader *reader, const struct directive *directive, struct span at);
void macro_exit(struct reader *reader, struct span at);
void macro_mode(struct reader *reader, const struct directive *directive, struct span at);

/* Considers all macros for a misspelt name. */
void macro_suggest(const struct reader *reader, struct suggestions *found);

void repeat(struct reader *reader, const struct directive *directive, struct value count, struct span count_at);
void repeat_for_arguments(struct reader *reader, struct text operands, struct span at);
void repeat_for_bytes(struct reader *reader, struct text operands, struct span at);

#endif
