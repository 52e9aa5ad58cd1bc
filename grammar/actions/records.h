/* records.h: blocks whose lines are records: a word, and operands with commas between them.
 *
 * The words belong to the block; of directives it takes only those that decide which text is read: conditions, macros,
 * repeats, .include, messages and .set. */
#ifndef KD_GRAMMAR_ACTIONS_RECORDS_H
#define KD_GRAMMAR_ACTIONS_RECORDS_H

#include "base/buffer.h"
#include "reader/reader.h"

/* A line being read. */
struct record_line {
	struct reader *reader;
	struct text word;
	struct span word_at;
	struct text rest; /* operands that are not read yet */
};

/* A kind of blocks. The functions report what is wrong; after a mistake `close` is told so. */
struct record_block {
	const char *begin;
	const char *end;
	const char *expected; /* what is said of a statement that begins with no word; NULL: nothing particular */
	bool ends_at_mistake; /* lines after a mistake are outside of it */
	void (*open)(struct record_line *line); /* at the directive itself */
	void (*line)(struct record_line *line);
	void (*close)(struct reader *reader, kd_pos begin, bool faulty);
};

/* reader->records */
struct open_records {
	const struct record_block *block; /* NULL: none is open */
	kd_pos pos;                       /* of its directive */
	size_t errors;                    /* before it */
	struct core_block *core;          /* actions/core_note.c */
	struct visa_block *visa;          /* actions/visa_block.c */
	struct dwarf_unit *unit;          /* actions/dwarf_unit.h */
};

extern const struct record_block core_state_block, visa_debug_block, dwarf_unit_block, info_block;

void records_start(struct reader *reader);

/* Whether a statement in a block is one of its lines, and no directive that counts everywhere; NULL: it begins with
 * another word. */
bool record_is_line(const struct directive *directive);

void record_open(struct reader *reader, struct text operands, struct span at);
void record_take(struct reader *reader, struct text text);
void records_finish(struct reader *reader);

/* For a statement that begins with no word: what is expected in the block that is open, which ends there if mistakes
 * end it; NULL: none is open, or it has nothing particular to say. */
const char *records_mistake(struct reader *reader);

/* ---- operands ---- */

/* Where the next one is. */
kd_pos record_pos(const struct record_line *line);

/* Whether there are more operands. The first needs no comma before it, each other one does: false, reported, if it
 * lacks that. */
bool record_more(struct record_line *line, bool first);

/* A name or other word, which is taken; or of no length if something else is there. */
struct text record_word(struct record_line *line);

/* A symbol's name, in quotation marks or without; false if something else is there. */
bool record_name(struct record_line *line, struct name **name);

/* Each false after reporting what is wrong. */
bool record_value(struct record_line *line, struct operand *operand); /* which may come late */
bool record_number(struct record_line *line, int64_t *number);
bool record_unsigned(struct record_line *line, unsigned size, uint64_t *number); /* that fits so many bytes */
bool record_string(struct record_line *line, struct buffer *bytes);
bool record_end(struct record_line *line);

#endif
