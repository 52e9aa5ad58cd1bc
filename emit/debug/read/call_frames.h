/* call_frames.h: the call frames of a finished object: the entries of .debug_frame and .eh_frame. */
#ifndef KD_DEBUG_READ_CALL_FRAMES_H
#define KD_DEBUG_READ_CALL_FRAMES_H

#include "debug_section.h"
#include "debug/dwarf/call_frame.h"

/* A common information entry, or a frame description entry. */
struct frame_entry {
	uint64_t offset; /* of the entry in the section */
	bool is_cie;
	bool is_end;         /* the entry of length 0 that ends a table */
	const char *problem; /* NULL; or why it could not be read, or not to its end */

	/* Of a common entry; of another one those that it refers to. */
	uint64_t cie;             /* its offset */
	const char *augmentation; /* NULL: none was found */
	uint8_t version;
	uint8_t address_size;
	uint8_t pointer_encoding; /* DW_EH_PE_* of addresses */
	uint8_t lsda_encoding;
	bool has_data; /* the entries have a length of data and these */
	bool is_signal_frame;
	uint8_t selector_size;
	uint64_t return_column;
	struct call_frame_format format;

	/* Of a frame description entry. */
	uint64_t begin, length; /* the addresses that it is about */
	bool has_lsda;
	uint64_t lsda;
	const char *function; /* NULL: no symbol is there */
	uint64_t beyond;      /* how far it begins after that */

	const uint8_t *instructions;
	size_t instruction_size;
};

struct frame_table {
	struct debug_section section;
	bool is_eh;
	const char *problem; /* NULL; or why there are no entries beyond the last one */
	uint64_t problem_offset;
	LIST(struct frame_entry) entries;
};

struct call_frames {
	unsigned wave; /* debug_wavefront_size() */
	LIST(struct frame_table) tables;
};

/* Reads all tables of the object; `dwarf_reading`: enum kd_dwarf_reading. Memory is bounded by the size of the file and
 * what its sections unpack to. */
void call_frames_read(struct call_frames *frames, struct arena *arena, const struct kd_code_object *object,
                      unsigned dwarf_reading);

/* The first frame description entry that is about an address, and its table; NULL: there is none. `is_one`: no other
 * of the table is, as in an object that is not linked, whose sections all begin at address 0. */
const struct frame_entry *call_frames_at(const struct call_frames *frames, uint64_t address,
                                         const struct frame_table **table, bool *is_one);

/* The entry that begins at an offset of the section; NULL: none does. */
const struct frame_entry *frame_table_entry(const struct frame_table *table, uint64_t offset);

/* One instruction after the other. */
struct frame_walk {
	const struct frame_entry *entry;
	uint64_t address;   /* that the instruction is about */
	uint64_t next;      /* that the one after it is about */
	uint64_t remaining; /* bytes */
};

struct frame_walk frame_walk_begin(const struct frame_entry *entry);

/* False after the last one. */
bool frame_walk_next(struct frame_walk *walk, struct arena *arena, struct call_frame_instruction *instruction);

#endif
