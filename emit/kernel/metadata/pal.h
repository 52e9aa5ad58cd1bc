/* pal.h: PAL metadata, which graphics shaders and compute kernels of AMD's PAL runtime carry.
 *
 * Specification: "AMDPAL", "Code Object Metadata". There are two forms: a document as of
 * .amdgpu_metadata, and the older pairs of a register's number and its value. In the document
 * there is always amdpal.pipelines, a list whose first map has .registers, and the keys of
 * that are numbers, which LLVM prints with the register's name after. */
#ifndef KD_KERNEL_METADATA_PAL_H
#define KD_KERNEL_METADATA_PAL_H

#include "document.h"
#include "metadata.h"

/* An entry of .registers. */
struct pal_register {
	struct scalar key;
	struct scalar value;
	bool is_integer; /* the key and the value are */
};

enum pal_form { PAL_ABSENT, PAL_AS_DOCUMENT, PAL_AS_NUMBERS };

/* What a source has said so far; the last directive decides the form. */
struct pal_metadata {
	enum pal_form form;
	struct buffer document;
	LIST(struct pal_register) registers; /* in the order of the source */
	size_t known_integers;               /* so many of the first are integers, which was looked at */
};

/* Reads a document, which takes the place of what there was. False after reporting mistakes. */
bool pal_read(struct pal_metadata *pal, struct arena *arena, struct diag *diag, const struct metadata_text *text,
              kd_pos block);

/* Adds a register in the form of numbers. */
void pal_add(struct pal_metadata *pal, struct arena *arena, uint32_t number, uint32_t value);

/* Whether the document's registers can be written as numbers. */
bool pal_has_numbers_only(struct pal_metadata *pal);

/* Brings the registers into order, each once with all bits it was given. */
void pal_combine(struct pal_metadata *pal);

/* The number of a register by its name; false if there is none of that name. */
bool pal_register_find(const char *name, size_t length, uint32_t *number);

/* The name of a register by its number; NULL if it has none. */
const char *pal_register_name(uint32_t number);

/* ---- while a document is read ---- */

/* Follows the way to .registers and puts in what is missing of it. Values that are on it but are no
 * map or list give way to empty ones, as in LLVM. */
struct pal_path {
	struct pal_metadata *pal;
	struct document *document;
	struct document dropped; /* takes what gives way, for its mistakes to be found */
	struct buffer dropped_bytes;
	struct document *into; /* one of the two */
	unsigned open;         /* collections */
	unsigned levels;       /* how many of them lie on the way */
	unsigned seen;         /* bit n: the collection of level n was there */
	unsigned kept_open;    /* collections open around the dropped one */
	bool named;            /* registers get their names, for print */
	bool expected;         /* the next value is that of the next level */
};

void pal_path_init(struct pal_path *path, struct pal_metadata *pal, struct document *document, bool named);

/* A key of the innermost map. In .registers it becomes a number; false if it does not begin with one. */
bool pal_key(struct pal_path *path, struct scalar *key);
void pal_scalar(struct pal_path *path, const struct scalar *value);
void pal_begin(struct pal_path *path, bool is_map);
void pal_end(struct pal_path *path);

/* The document is over. */
void pal_finish(struct pal_path *path);

#endif
