/* note_record.h: a note record as ELF files have it. */
#ifndef KD_BASE_NOTE_RECORD_H
#define KD_BASE_NOTE_RECORD_H

#include "buffer.h"
#include "elf_numbers.h"

/* Appends one at a multiple of its alignment; the size of the name counts its null byte. */
static inline void note_record_put(struct buffer *out, const void *name, size_t name_size, uint32_t type,
                                   const struct buffer *contents) {
	buffer_put_le(out, name_size, 4);
	buffer_put_le(out, contents->size, 4);
	buffer_put_le(out, type, 4);
	buffer_put(out, name, name_size);
	buffer_align(out, NOTE_ALIGNMENT);
	buffer_put(out, contents->data, contents->size);
	buffer_align(out, NOTE_ALIGNMENT);
}

#endif
