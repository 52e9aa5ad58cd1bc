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

struct source;

/* Makes the text of a source again that was given up: of one that is repeated, one round and the rest. Memory of the
 * arena. */
typedef void source_remake(struct arena *arena, struct source *source);

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
	kd_pos parent;        /* where it is included or expanded; 0: neither */
	const char *relation; /* what the message says of that place */
	struct body body;     /* of an expansion */
	struct rounds rounds;
	source_remake *remake; /* if set, the text may be given up: it is NULL then */
	const void *origin;    /* for `remake` */
	uint32_t *lines;       /* offsets of line starts, made when first asked for */
	size_t line_count;
	LIST(struct line_mark) marks; /* in order */
};

struct sources {
	struct arena *arena;
	LIST(struct source *) list;
	kd_pos next;
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

/* Adds a text; `text` must have room for two bytes after `size`, which are set to zero, and
 * must live as long as the arena. False when the places are used up: all texts of one
 * assembly together are limited to 4 GiB. */
bool sources_add(struct sources *sources, const char *name, char *text, size_t size, struct source **added);

/* The text with this place; NULL for "no place". */
struct source *sources_find(const struct sources *sources, kd_pos pos);

/* Takes note of a line marker at `pos` in the source, which is after those before; the name must live as long as the
 * arena. A line number that no message can show counts as 0. */
void source_mark_line(struct arena *arena, struct source *source, kd_pos pos, uint64_t line, const char *file);

/* Gives up a text that can be made again. */
void source_give_up(struct source *source);

struct location sources_locate(struct sources *sources, kd_pos pos);

#endif
