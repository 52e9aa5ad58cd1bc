/* metadata.h: from the YAML text of .amdgpu_metadata to the MessagePack bytes of the note.
 *
 * Specification: "Code Object V3 Metadata" and the V4 and V5 sections that change it; the
 * descriptor of the NT_AMDGPU_METADATA note record. */
#ifndef KD_KERNEL_METADATA_METADATA_H
#define KD_KERNEL_METADATA_METADATA_H

#include "base/arena.h"
#include "base/buffer.h"
#include "base/diag.h"

/* Where a piece of the collected text comes from: text[offset..] up to the next piece is
 * at the place `pos` and after it. */
struct text_piece {
	size_t offset;
	kd_pos pos;
};

struct metadata_facts;

/* The body of a metadata block as the assembler's scanner hands it over: comments cut, each
 * line ended by LF. Pieces are in order of offset, the first at offset 0. */
struct metadata_text {
	const char *text;
	size_t size;
	const struct text_piece *pieces;
	size_t piece_count;
	bool exact;                   /* floats keep all their bits, for which the note has no room, to be printed again */
	bool partial;                 /* keys that are filled in later may be missing; see documents.h */
	struct metadata_facts *facts; /* to gather, see facts.h; NULL: not wanted */

	/* Is told, now and then, which part of the text has been read. */
	void (*done)(void *context, const char *from, const char *to);
	void *context;
};

/* Reads, verifies and packs the document. Appends the MessagePack bytes to `out` and returns
 * true, or reports every mistake to `diag` and returns false. `version` is that of the code object,
 * 3 to 6; `block` is the place of the
 * .amdgpu_metadata directive, for messages about what is missing from the document. */
bool metadata_assemble(struct arena *arena, struct diag *diag, const struct metadata_text *text, unsigned version,
                       kd_pos block, struct buffer *out);

/* The same for the text of code object version 2, which goes into the note as text. */
bool metadata_v2_assemble(struct arena *arena, struct diag *diag, const struct metadata_text *text, kd_pos block,
                          struct buffer *out);

#endif
