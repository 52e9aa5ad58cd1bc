/* work.h: what reading costs, counted in tokens.
 *
 * Texts that bring in texts can go on for years; preprocess/texts.c stops those that make too little for their work. A
 * token takes 20 to 40 ns, and what takes longer counts as several. */
#ifndef KD_GRAMMAR_READER_WORK_H
#define KD_GRAMMAR_READER_WORK_H

#include <stddef.h>
#include <stdint.h>

struct work {
	uint64_t tokens;
	uint64_t next_look; /* with so many it is looked at what they made */
	uint64_t repeated;  /* rounds of directives that repeat a value which is not a number */
};

/* An expansion or included text of so many bytes begins. */
void work_text(struct work *work, size_t size);

/* A repeat has so many rounds, which are made one by one. */
void work_rounds(struct work *work, uint64_t count);

/* So many bytes of text were looked through for something: a body's escapes, a document's end. */
void work_search(struct work *work, size_t size);

/* A file was opened, and so many bytes of it were read. */
void work_file(struct work *work, uint64_t size);

#endif
