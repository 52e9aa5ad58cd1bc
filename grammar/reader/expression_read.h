/* expression_read.h: one expression, for readers of operands that are written by hand.
 *
 * The grammar alone knows what an expression is; here its parser reads one of them and stops where it ends. */
#ifndef KD_GRAMMAR_READER_EXPRESSION_READ_H
#define KD_GRAMMAR_READER_EXPRESSION_READ_H

#include "base/arena.h"
#include "base/source.h"
#include "module/expr.h"

struct reader;

/* reader->expression: what the parser has of the expression it reads. */
struct expression_state {
	LIST(struct value) arguments; /* of the calls being read, innermost last */
	LIST(size_t) calls;           /* index of each call's first argument */
	const struct name *name;      /* the last name of the text, and the place after it */
	kd_pos name_end;
	kd_pos value_end;                       /* the place after the last name that is a value */
	void (*prepare)(struct reader *reader); /* for the parser, before the first expression; NULL: it is ready */
	bool wanted;                            /* the next token is WANTED_EXPRESSION, for expression_read() */
	struct value value;                     /* what it has read then ... */
	kd_pos end;                             /* ... the place after its last byte ... */
	bool bad_after;                         /* ... and whether no token is there */
	kd_pos call_end;                        /* the place after the last call ... */
	kd_pos last_argument_end;               /* ... and after its last argument, or after that of a call which is that */
};

/* Reads the expression that begins at `at`, anywhere on a line of the text being read; blanks and comments may come
 * first. Gives the place after its last byte, and judges nothing from there on: `a+3` is what it reads of "a+3:b]".
 * NULL after reporting a mistake in it. The scanner stays where it was. */
const char *expression_read(struct reader *reader, const char *at, struct value *value);

#endif
