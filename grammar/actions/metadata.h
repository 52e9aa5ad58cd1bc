/* metadata.h: metadata blocks as the scanner hands them over. */
#ifndef KD_GRAMMAR_ACTIONS_METADATA_H
#define KD_GRAMMAR_ACTIONS_METADATA_H

#include "kernel/metadata/metadata.h"
#include "reader/reader.h"

/* reader->metadata: the body of a block as the scanner collected it. */
struct collected_text {
	const char *text;
	size_t size;
	LIST(struct text_piece) pieces;
	bool faulty;     /* the end was not found; reported already */
	unsigned hidden; /* so many blocks so far had an end that a quotation mark or comment hides */
};

#endif
