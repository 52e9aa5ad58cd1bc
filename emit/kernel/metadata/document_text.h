/* document_text.h: a packed metadata document as YAML again, as LLVM's printer lays it out. */
#ifndef KD_KERNEL_METADATA_DOCUMENT_TEXT_H
#define KD_KERNEL_METADATA_DOCUMENT_TEXT_H

#include "base/buffer.h"

/* Adds a line end and the document, with numbers in base 16 if `hexadecimal`. `packed` is MessagePack that document.c
 * made. */
void document_text(struct arena *arena, const struct buffer *packed, bool hexadecimal, struct buffer *out);

#endif
