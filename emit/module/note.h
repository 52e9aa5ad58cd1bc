/* note.h: note records. */
#ifndef KD_MODULE_NOTE_H
#define KD_MODULE_NOTE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/source.h"

struct buffer;
struct fragment;
struct module;
struct section;

/* Whose a note record is, and what its contents are. */
struct note_kind {
	const char *name;
	size_t length;
	uint32_t type;
};

static inline struct note_kind note_kind(const char *name, uint32_t type) {
	return (struct note_kind){name, strlen(name), type};
}

/* The header and name of a note record at the end of a section, which stays open for the contents. Gives where
 * their size is among the section's bytes, for those who know it only later. */
size_t note_begin(struct module *module, struct section *section, struct note_kind kind, size_t size, kd_pos pos);

/* Contents of `size` bytes are there. */
void note_end(struct module *module, size_t size, kd_pos pos);

/* A note record whose contents come when all else of the module is there. */
struct late_note {
	struct section *section;
	struct fragment *hole; /* where they go */
	size_t size_at;        /* of their size, among the bytes of the section */
};

struct late_note *note_late(struct module *module, struct section *section, struct note_kind kind, kd_pos pos);

/* The buffer to append its contents to, and nothing else until late_note_close(). */
struct buffer *late_note_open(struct late_note *note);
void late_note_close(struct late_note *note);

#endif
