/* wait_edits.h: waits that are put into a source while it is read, and the instructions that they belong to.
 *
 * Instructions are numbered from 1 on, as the source is read, through includes, macros and repeats; what is put in has
 * no number of its own. So a source that is read twice has the same instructions with the same numbers, unless it has
 * conditions that depend on sizes: then others have these numbers. A wait too many does no harm; but none is taken for
 * another one. */
#ifndef KD_MODULE_WAIT_EDITS_H
#define KD_MODULE_WAIT_EDITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct module;
struct section;

/* What .amdgpu_waits says of the code from there on. */
enum waits_mode {
	WAITS_UNTOLD, /* nothing: options decide */
	WAITS_OFF,    /* waits are neither looked for nor put in */
	WAITS_CHECK,  /* those that are missing are told */
	WAITS_INSERT, /* they are put in, where an option says so, and told otherwise */
};

/* What becomes of the instruction with the number. */
struct wait_edit {
	uint32_t number;
	const char *before;  /* lines of instructions in front of it, each with its end; NULL: there are none */
	const char *instead; /* the line that it is; NULL: it stays */
	const char *warning; /* what is told of it; NULL: nothing */
	uint32_t hash;       /* of the line that `instead` stands for: of another one it is put in front */
};

struct wait_edits {
	const struct wait_edit *items; /* in order of their numbers */
	size_t count;
};

/* An instruction in the contents of a section. */
struct written_instruction {
	uint32_t data; /* where it begins */
	uint32_t number;
	uint32_t hash;    /* of its line in the source */
	bool is_inserted; /* in front of the one with the number */
};

/* Contents from `data` on, up to the next one's. */
struct waits_region {
	uint32_t data;
	uint8_t mode; /* enum waits_mode */
};

/* The instruction of `size` bytes that was written last has the number, and its line the hash. */
void wait_edits_note(struct module *module, unsigned size, uint32_t number, uint32_t hash, bool is_inserted);

/* What was put in last, without another number than the instruction before it has, moves in front of that. */
void wait_edits_move_back(struct module *module);

/* The instruction that begins there; NULL: none does, or nothing was noted. */
const struct written_instruction *wait_edits_find(const struct section *section, size_t data);

/* What the source says of these contents. */
enum waits_mode wait_edits_mode(const struct section *section, size_t data);

#endif
