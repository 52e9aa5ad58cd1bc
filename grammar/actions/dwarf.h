/* dwarf.h: the expressions of debug information while they are read. */
#ifndef KD_GRAMMAR_ACTIONS_DWARF_H
#define KD_GRAMMAR_ACTIONS_DWARF_H

#include "base/row_numbers.h"
#include "debug/dwarf/operations.h"
#include "debug/dwarf/stack_check.h"
#include "reader/reader.h"

struct buffer;

/* An operand of an operation, as it is written. */
struct dwarf_operand {
	struct value value;
	struct span at;
	bool is_register; /* the text alone counts: v0@w32, s[4:5] */
};

/* What belongs to a step of the expression beside it. */
struct step_source {
	struct name *name; /* as it is written */
	struct span at;
	LIST(struct dwarf_operand) operands;
	struct expression_source *inner; /* of DW_OP_entry_value */
	struct value values[DWARF_OPERANDS];
	const struct name *entries[DWARF_OPERANDS]; /* a name that may be that of an entry; NULL: it is none */
	struct value distance;                      /* of a branch in a section */
};

/* A label in an expression and the step that comes after it. */
struct expression_label {
	const struct symbol *symbol;
	size_t step;
};

/* An expression and where each step of it came from. */
struct expression_source {
	struct dwarf_expression expression;
	LIST(struct step_source) sources; /* of each step */
	LIST(struct expression_label) labels;
	struct expression_source *outer; /* that it is in, or NULL */
	struct symbol **places;          /* labels for the steps that branches go to; NULL: the source has some */
	size_t written;                  /* so many steps are complete, and in the section unless it is kept */
	bool kept;                       /* it is one of a unit, which is written at the end of the source */
	bool faulty;
};

/* A number that the source gives to a name which has none. */
struct given_number {
	const struct name *name;
	uint32_t number;
};

/* reader->dwarf */
struct dwarf_source {
	enum dwarf_generation generation;
	LIST(struct given_number) given;
	struct expression_source *reading; /* the innermost expression that is read; or NULL */
	struct expression_source *block;   /* of .amdgpu_dwarf_expr; NULL: none is open */
	kd_pos block_pos;
	uint8_t use;               /* enum stack_use; of the block */
	struct symbol *end;        /* of the block; NULL: its length is not written */
	struct value length;       /* of the block ... */
	uint8_t length_width;      /* ... in so many bytes; 0: ULEB128 */
	struct dwarf_units *units; /* actions/dwarf_unit.h; NULL: there are none */
};

/* Lanes of the target's wavefronts. */
unsigned dwarf_wave(const struct reader *reader);

/* The number of a register that an operand names or is; false after an error. */
bool dwarf_register(struct reader *reader, const struct dwarf_operand *operand, uint64_t *number);

/* How the module has what bytes don't say. */
struct dwarf_format dwarf_format_of(const struct reader *reader);

/* Whether an operand, enum dwarf_operand_kind, is bytes with their number before them. */
bool dwarf_is_block(unsigned kind);

/* Whether a number fits the operand; false after reporting that it does not. */
bool dwarf_number_fits(struct reader *reader, enum dwarf_operand_kind kind, int64_t number, struct span at);

/* Brings the operands of a step, or of all, into it; false after an error. */
bool dwarf_step_complete(struct reader *reader, struct dwarf_step *step, struct step_source *source);
bool dwarf_expression_complete(struct reader *reader, struct expression_source *source);

/* The operations on the next lines are those of an expression that a unit keeps; and no longer. */
struct expression_source *dwarf_kept_open(struct reader *reader);
void dwarf_kept_close(struct reader *reader);

/* The number that the source gives to a name of an operation or attribute; false: it gives none. */
bool dwarf_given_number(const struct reader *reader, const struct name *name, uint32_t *number);

/* Finds the steps that branches go to, once all labels are known. */
void dwarf_expression_targets(struct reader *reader, struct expression_source *source);

/* Puts the steps from that one on into the section. */
void dwarf_expression_write(struct reader *reader, struct expression_source *source, size_t from);

/* The bytes of the expression that was read on this line, of which all must be known; false after an error. */
bool dwarf_expression_bytes(struct reader *reader, struct expression_source *source, struct buffer *bytes);

/* Reports what is wrong with the types on its stack. */
void dwarf_expression_check(struct reader *reader, const struct expression_source *source, struct stack_check check);

/* The same of an expression that a directive is made into. */
void dwarf_bytes_check(struct reader *reader, const struct buffer *bytes, struct span at, struct stack_check check);

/* A warning about expressions and frames, unless their check is switched off. */
void dwarf_warning(struct reader *reader, kd_pos pos, const char *text);

/* A finding of a check that only readers of the source can make, unless it is switched off. */
void dwarf_finding(struct reader *reader, enum kd_check check, kd_pos pos, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
