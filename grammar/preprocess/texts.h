/* texts.h: the texts being read: the source, what it includes and what it expands.
 *
 * The newest one is read; when it ends, the one below goes on after the statement that brought
 * it in. An expansion ends with the directive that leaves it, as in llvm-mc. */
#ifndef KD_GRAMMAR_PREPROCESS_TEXTS_H
#define KD_GRAMMAR_PREPROCESS_TEXTS_H

#include "reader/reader.h"

enum text_kind {
	TEXT_FILE,
	TEXT_INCLUDE,
	TEXT_EXPANSION,
};

/* A text being read. */
struct text_level {
	struct source *source;
	const struct origin *origin; /* for when it is given up; NULL: it is kept */
	const char *at;              /* where it goes on when the text above it ends */
	size_t conditions;           /* how many were open when it began */
	enum text_kind kind;
	bool line_end_shows; /* TEXT_INCLUDE: the line end after the directive is an empty line; see empty_lines.h */
};

/* What texts of one level use one after the other. */
struct text_room {
	struct buffer text;    /* of an expansion */
	struct source *source; /* of one that is given up when it has been read; NULL: there was none yet */
	void *scanned;         /* flex's buffer */
};

/* What a line marker says. */
struct text_mark {
	struct text file;     /* empty: as if there were none */
	uint64_t line;        /* of the line after it */
	unsigned line_before; /* its own, from 1, in its text */
};

/* reader->texts */
struct texts {
	LIST(struct text_level) levels; /* the newest last */
	unsigned expansions;            /* of them expansions of macros and repeats */
	LIST(struct text_room) rooms;   /* by level */
	struct arena *expanded;         /* memory of expansions that are being read */
	size_t open_text;               /* bytes of the expansions that are being read */
	uint64_t input;                 /* bytes of the source and of the files it includes, each counted once */
	size_t released;                /* bytes of the source that options->text_done was told of */
	struct text marked_file;        /* what the first line marker names, or NULL */
	struct text_mark mark;          /* the last line marker */
	bool stopped;                   /* nothing more is read: .end, or a limit was reached */
};

/* Begins with the source. False if it is too large, which is reported. */
bool text_start(struct reader *reader, char *text, size_t size);

/* Tells options->text_done that text has been read, which may be told again; not if it is no part of the source. */
void text_tell_done(struct reader *reader, const char *from, const char *to);

/* The source up to `end` has been read, and nothing points into it. The second tells so only if it is much. */
void text_release(struct reader *reader, const char *end);
static inline void text_release_pages(struct reader *reader, const char *end) {
	enum { STEP = 512 * 1024 };
	if (reader->texts->levels.count == 1 && (size_t)(end - reader->source->text) - reader->texts->released >= STEP)
		text_release(reader, end);
}

/* Gives up what is still open when reading ends: nothing of an expansion is kept but its origin, from which messages
 * make it again. */
void text_finish(struct reader *reader);

/* .include: reads the file next. `line_end_shows`: the line end after the directive is an empty line. */
void text_include(struct reader *reader, struct text file, struct span at, bool line_end_shows);

/* Room for the text of the next expansion, which is empty. */
struct buffer *text_scratch(struct reader *reader);

/* How large it may be; in bytes. */
size_t text_most(const struct reader *reader);

/* Reports that `pos` asks for a larger one, and stops. */
void text_too_large(struct reader *reader, kd_pos pos);

/* Reads an expansion that `pos` asked for next; messages make it again from `origin`. */
void text_expand(struct reader *reader, struct buffer *text, kd_pos pos, const struct origin *origin);

/* Sets name, text and size of an expansion's source that a message wants again, after its rounds; `text` is all that is
 * shown of it. */
void text_remade(struct source *source, struct buffer *text);

/* The place itself or, in expansions, that of the call that brought in the oldest of them. */
kd_pos text_place_outside(const struct reader *reader, kd_pos pos);

bool text_in_expansion(const struct reader *reader);

/* How many conditions were open when the newest expansion began. */
size_t text_expansion_conditions(const struct reader *reader);

/* Ends the newest expansion and what it includes. */
void text_leave_expansion(struct reader *reader);

/* At the end of a text: goes back to the text that includes it. False if there is nothing more
 * to read: also at the end of an expansion whose last line was swallowed. */
bool text_resume(struct reader *reader);

/* Reads no more at all. */
void text_stop(struct reader *reader);

/* Whether reading stopped after an error: what was read by then may be large, and nothing is made of it. */
bool text_reached_limit(const struct reader *reader);

/* How many bytes they may make, besides what .incbin takes; also the most of what one directive makes, as .fill does,
 * where that is in memory as a whole. */
uint64_t text_most_made(const struct reader *reader);

/* Reports texts that make too little for the work that they are, and stops. */
void text_check_work(struct reader *reader);

/* Stops reading when there are too many errors, or when texts go on bringing in texts without making anything. To be
 * called where a statement begins. */
static inline void text_check(struct reader *reader) {
	if (reader->work.tokens > reader->work.next_look && reader->texts->levels.count > 1)
		text_check_work(reader);
	if (diag_is_full(reader->diag))
		text_stop(reader);
}

#endif
