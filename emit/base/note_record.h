/* note_record.h: a note record as ELF files have it. */
#ifndef KD_BASE_NOTE_RECORD_H
#define KD_BASE_NOTE_RECORD_H

#include "buffer.h"
#include "elf_numbers.h"

/* Appends what is before the contents of one, at a multiple of its alignment; the size of the name counts its null
 * byte. Gives where the contents begin, which are appended next. */
static inline size_t note_record_begin(struct buffer *out, const void *name, size_t name_size, uint32_t type) {
	buffer_put_le(out, name_size, 4);
	buffer_put_le(out, 0, 4);
	buffer_put_le(out, type, 4);
	buffer_put(out, name, name_size);
	buffer_align(out, NOTE_ALIGNMENT);
	return out->size;
}

/* Ends the one that begins at `header`. */
static inline void note_record_end(struct buffer *out, size_t header, size_t contents) {
	store_le(out->data + header + 4, out->size - contents, 4);
	buffer_align(out, NOTE_ALIGNMENT);
}

#endif
