/* notes.h: notes that a code object has once: those of one kind in all inputs become one. */
#ifndef KD_LINK_NOTES_NOTES_H
#define KD_LINK_NOTES_NOTES_H

#include "link/linker.h"

/* A note in the bytes of a section. */
struct note {
	const char *name;
	uint64_t name_size; /* with its end */
	uint64_t type;
	const uint8_t *contents;
	uint64_t contents_size;
	uint64_t start; /* in the section */
	uint64_t end;
};

struct note_source {
	struct input_section *section;
	struct note note;
};

/* All notes of one kind, in the order of the inputs. */
struct joining {
	struct linker *linker;
	struct arena *arena; /* for what is needed on the way */
	LIST(struct note_source) sources;
	uint64_t size;        /* of the contents of all */
	struct names kernels; /* the struct note_source whose entry stays, where several have one of a kernel */
	bool has_copies;      /* several have one */
	struct names formats; /* of printf, and their numbers: the struct note_source that has them first */
	struct names format_numbers;
};

/* The ways to make one note of several. The contents of the one are appended to `out`; false: the notes stay as they
 * are, or a mistake was reported. notes_metadata.c */
bool notes_join_metadata(struct joining *j, struct buffer *out);
bool notes_join_metadata_v2(struct joining *j, struct buffer *out);

/* Reports that a source's metadata can't be joined with the others; always false. */
bool notes_refuse(struct joining *j, const struct note_source *source, const char *why);

/* Kernels that several inputs have, as instances of one template are. First each source tells which it has: the
 * name that is in the metadata. Its first `symbol_size` bytes are the symbol that the input must define if its
 * entry is to stay; if no input with an entry does that, the first stays. */
void notes_add_kernel(struct joining *j, const struct note_source *source, const char *name, size_t size,
                      size_t symbol_size);

/* Whether the entry is one that goes away. */
bool notes_is_copy(struct joining *j, const struct note_source *source, const char *name, size_t size);

/* Whether no source had this entry of printf's formats so far. Warns of a number that stands for another format in
 * an earlier source. */
bool notes_add_format(struct joining *j, const struct note_source *source, const char *text, size_t size);

#endif
