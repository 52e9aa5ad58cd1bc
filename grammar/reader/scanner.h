/* scanner.h: the scanner's place, and moving it for actions that read text themselves.
 *
 * The scanner is the grammar's, above this room. It hands down what it is asked for as functions. */
#ifndef KD_GRAMMAR_READER_SCANNER_H
#define KD_GRAMMAR_READER_SCANNER_H

#include <stdbool.h>

struct reader;
struct source;

/* The line being scanned. */
struct line_state {
	const char *start;
	bool begun;       /* by a comment or statement: `#` does not begin a comment */
	bool after_label; /* but a label allows it */
	bool quiet_end;   /* a comment or label was last on the line: its end is no empty line */
	bool at_end;      /* of the text: its last line end has been handed out */
};

/* What the scanner expects next. */
enum token_context {
	CONTEXT_START,
	CONTEXT_NAMED,
	CONTEXT_OPERANDS,
	CONTEXT_SECTION,
	CONTEXT_SECTION_FLAGS,
};

/* Where the scanner is in its text, and what it expects there; nowhere before it has begun. */
struct scanner_place {
	const char *at;
	enum token_context context;
	struct line_state line;
};

/* What the scanner does. */
struct scanner_calls {
	struct scanner_place (*place)(const struct reader *reader);

	/* Goes on at another place of the same text. */
	void (*go)(struct reader *reader, const struct scanner_place *place);

	/* Makes a flex buffer of a text, or of `used`, one of a text that has been read, and reads that next. */
	void *(*read)(struct reader *reader, const struct source *source, void *used);

	/* Reads a buffer on that read() made. */
	void (*read_on)(struct reader *reader, void *buffer);
};

/* reader->scanner */
struct scanner_state {
	void *flex;
	const struct scanner_calls *calls; /* NULL: it has not begun */
	struct line_state line;
};

/* Reads `source` next. Returns the flex buffer, for scanner_return(): `used`, one of a text that has been read, or a
 * new one if that is NULL. */
void *scanner_read(struct reader *reader, const struct source *source, void *used);

/* Goes on in a text begun with scanner_read() before; `at` is the start of a statement. */
void scanner_return(struct reader *reader, void *buffer, const char *at);

/* The text after the last token. */
const char *scanner_position(const struct reader *reader);

/* Goes on at another place of the same text, the start of a statement. */
void scanner_move(struct reader *reader, const char *at);

/* The same, but a statement is on the line before it. */
void scanner_start_statement(struct reader *reader, const char *at);

/* The same, but amid operands. */
void scanner_move_to_operand(struct reader *reader, const char *at);

struct scanner_place scanner_place(const struct reader *reader);
void scanner_go_back(struct reader *reader, const struct scanner_place *place);

#endif
