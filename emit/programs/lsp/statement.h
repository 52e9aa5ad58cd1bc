/* statement.h: what is being written at a place of a line: which operand of which statement, inside of what. */
#ifndef KD_PROGRAMS_LSP_STATEMENT_H
#define KD_PROGRAMS_LSP_STATEMENT_H

#include "outline.h"

struct statement_place {
	struct word first; /* the statement's name; `start` == `end`: there is none before the place */
	struct word part;  /* of a word, up to the place; empty if none is begun */
	bool is_first;     /* `part` is the beginning of the statement's name, or nothing is there yet */
	bool is_half;      /* `first` is, or will be, the second instruction of a pair, after "::" */
	bool in_comment;
	bool in_string;       /* `part` is the beginning of a string, without its quotation mark */
	unsigned operand;     /* number of the operand, from 0 */
	bool after_blank;     /* something of the operand is there already, and a blank after it: a modifier may come */
	struct word function; /* "hwreg" of "hwreg(HW_"; empty: none is open */
	unsigned argument;    /* of it, from 0 */
};

struct statement_place statement_at(const struct outline *outline, const struct document *document, size_t offset);

#endif
