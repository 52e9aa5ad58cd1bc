/* source.h: the texts that are read, and places in them.
 *
 * A place is one 32-bit number over all texts of an assembly: each text gets a range of
 * places when it is added. Line and column are worked out only when a message is shown. */
#ifndef KD_BASE_SOURCE_H
#define KD_BASE_SOURCE_H

#include "arena.h"

#include <stdbool.h>

/* 0 is "no place" (the command line, the whole file). */
typedef uint32_t kd_pos;

/* The place of a macro's or repeat's body, of which a text is an expansion. */
struct body {
	kd_pos pos;
	uint32_t line_count; /* the expansion has this many lines, or several times as many */
};

/* A line marker: the lines after its own are those of `file` from `line` on; as they stand if that is 0. */
struct line_mark {
	uint32_t offset; /* of the marker in the text */
	uint32_t line;
	const char *file;
};

/* What comes again and again at the start of a text: whole lines. */
struct rounds {
	size_t size;  /* bytes of one round; 0: nothing is repeated */
	size_t total; /* bytes of all rounds, which the rest follows */
};

struct source {
	const char *name; /* as shown in messages */
	char *text;       /* size bytes, then two zero bytes (the flex scanner wants them) */
	size_t size;
	kd_pos base;          /* the place of text[0]; the place text + size is valid too */
	const char *relation; /* what the message says of the place where it is included or expanded */
	struct body body;     /* of an expansion */
	struct rounds rounds;
	LIST(uint32_t) lines;         /* offsets of line starts, as far as they have been asked for */
	size_t lines_end;             /* so far the text was looked at for them */
	LIST(struct line_mark) marks; /* in order */
	struct source *shown_in;      /* of an expansion: where lines of the body are; NULL: not asked for yet */
	size_t shown_line;            /* the first of them, from 0 */
};

/* How a text is made again that was given up. What an expansion needs for that has one as its first member. */
struct origin {
	/* Sets name, text, size, relation, body and rounds of a text that came in at `parent`; memory of the arena. A text
	 * that is repeated may have one round and the rest. */
	void (*remake)(struct arena *arena, const struct origin *origin, kd_pos parent, struct source *source);
};

/* The places of a text. There may be millions, so what else is known of a text is given up when it has been read. */
struct stretch {
	kd_pos base;
	kd_pos parent;         /* where the text is included or expanded; 0: neither */
	struct source *source; /* NULL: given up */
	const struct origin *origin;
};

struct sources {
	struct arena *arena;
	LIST(struct stretch) list; /* in order of place */
	kd_pos next;
	kd_pos plain_line; /* the beginning of the line that was looked at last, which has no CR; 0: it had one */
};

struct location {
	const struct source *source; /* the text with the place; NULL for "no place" */
	const char *file;            /* in an expansion file and line are those of the body; as line markers say */
	unsigned line;               /* from 1 */
	unsigned column;             /* from 1, in bytes */
	const char *line_text;       /* not terminated */
	size_t line_length;
};

void sources_init(struct sources *sources, struct arena *arena);

/* Adds a text with its name, text and size, which sets two zero bytes after the text and the place. The text must live
 * as long as the arena, and so must the source, unless it is given up. False when the places are used up: all texts of
 * one assembly together are limited to 4 GiB. */
bool sources_open(struct sources *sources, struct source *source, kd_pos parent);

/* The same with a source that lives as long as the arena and comes from nowhere. */
bool sources_add(struct sources *sources, const char *name, char *text, size_t size, struct source **added);

/* Gives up a text, which can be made again from `origin`. */
void sources_give_up(struct sources *sources, const struct source *source, const struct origin *origin);

/* The text with this place, made again if it was given up; NULL for "no place". */
struct source *sources_find(struct sources *sources, kd_pos pos);

/* Where the text with this place is included or expanded; 0: neither. */
kd_pos sources_parent(const struct sources *sources, kd_pos pos);

/* Takes note of a line marker at `pos` in the source, which is after those before; the name must live as long as the
 * arena. A line number that no message can show counts as 0. */
void source_mark_line(struct arena *arena, struct source *source, kd_pos pos, uint64_t line, const char *file);

/* The line, from 1, that a place is on in its text. */
unsigned sources_line(struct sources *sources, kd_pos pos);

/* The same line in the text that is in none: of the place where all came in. */
unsigned sources_outer_line(struct sources *sources, kd_pos pos);

struct location sources_locate(struct sources *sources, kd_pos pos);

#endif
