/* edits.h: what the files of this room share: the state of an upgrade, and edits of the source. */
#ifndef KD_GRAMMAR_UPGRADE_EDITS_H
#define KD_GRAMMAR_UPGRADE_EDITS_H

#include "kernel/metadata/metadata.h"
#include "upgrade.h"

/* The bytes [start, end) of the main source, and what takes their place. */
struct edit {
	struct span at;
	const char *text;
	size_t index; /* in the order of noting */
};

/* A kernel of version 2, for its metadata. */
struct upgraded_kernel {
	struct name *name;
	uint8_t bytes[KD_CODE_T_SIZE];
	int64_t sgprs, vgprs; /* as far as they are known */
};

struct upgraded_metadata {
	struct metadata_text text;
	struct span block;
};

struct upgrade {
	unsigned version;
	struct kd_target target; /* in that version; set when first needed */
	const char *target_id;   /* its canonical ID; NULL: not set yet */
	LIST(struct edit) edits;
	LIST(struct span) version_lines;  /* .hsa_code_object_version */
	LIST(struct span) target_lines;   /* version 2: the directives that name the target */
	LIST(struct span) target_strings; /* version 3: the strings of .amdgcn_target */
	LIST(struct span) type_lines;     /* .amdgpu_hsa_kernel */
	LIST(struct name *) type_names;
	kd_pos first_use;  /* of the target by anything else; 0: none */
	bool counts_used;  /* the symbols that count registers are */
	bool instructions; /* there were some, of which nobody knows size and registers */

	struct symbol *kernel; /* of the block that is being read; NULL: it cannot be upgraded */
	struct span block;     /* its directive */
	LIST(struct upgraded_key) keys;
	LIST(struct upgraded_kernel) kernels;
	LIST(struct upgraded_metadata) metadata;
};

/* The main source. */
static inline const struct source *edited_source(const struct reader *reader) {
	return reader->sources.list.items[0].source;
}

/* The byte of it at a place. */
static inline const char *edited_text(const struct reader *reader, kd_pos pos) {
	return edited_source(reader)->text + (pos - edited_source(reader)->base);
}

/* Whether a statement can be edited: it is in the main source. If not, that is reported. */
bool edit_possible(struct reader *reader, kd_pos pos);

/* Replaces what is there. The text lives in the arena. */
void edit_replace(struct reader *reader, struct span at, const char *text);

/* Takes a statement away, with its line if there is nothing else on it. */
void edit_remove(struct reader *reader, struct span at);

/* The blanks in front of a statement that begins its line; NULL if it does not. */
const char *edit_indent(struct reader *reader, kd_pos pos);

/* Whether a symbol that counts registers of instructions is there. */
bool names_count(struct reader *reader, struct span at);

/* The target in the new version; false after an error. */
bool upgrade_target(struct reader *reader);

/* Notes that a statement needs to know the target. */
void upgrade_uses_target(struct reader *reader, kd_pos pos);

/* target.c, at the end: the lines that name version and target. */
void upgrade_target_lines(struct reader *reader);

/* metadata.c, at the end: metadata of version 2, for which kernels had to be known. */
void upgrade_metadata_finish(struct reader *reader);

#endif
