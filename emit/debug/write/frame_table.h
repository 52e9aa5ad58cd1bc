/* frame_table.h: the call frame information that .cfi_* directives describe: how to find the
 * caller's registers at each address.
 *
 * Specification: DWARF 5, 6.4 "Call Frame Information"; Linux Standard Base, "Exception Frames",
 * for .eh_frame. Order of entries and choice of encodings are llvm-mc's. */
#ifndef KD_DEBUG_WRITE_FRAME_TABLE_H
#define KD_DEBUG_WRITE_FRAME_TABLE_H

#include "module/fragment.h"

struct section;
struct symbol;

/* What an instruction for the call frame says; each has a directive. */
enum frame_operation {
	FRAME_DEF_CFA,
	FRAME_DEF_CFA_REGISTER,
	FRAME_DEF_CFA_OFFSET,
	FRAME_ADJUST_CFA_OFFSET,
	FRAME_DEF_ASPACE_CFA,
	FRAME_OFFSET,
	FRAME_REL_OFFSET,
	FRAME_VAL_OFFSET,
	FRAME_REGISTER,
	FRAME_RESTORE,
	FRAME_UNDEFINED,
	FRAME_SAME_VALUE,
	FRAME_REMEMBER_STATE,
	FRAME_RESTORE_STATE,
	FRAME_WINDOW_SAVE,
	FRAME_ESCAPE,
	FRAME_LABEL,
};

struct frame_instruction {
	struct address address; /* from here on it holds */
	struct symbol *label;   /* there, in text that has the frame as data; else NULL */
	kd_pos pos;
	uint8_t operation;       /* enum frame_operation */
	int64_t register_number; /* 32 bits of it count in the table */
	union {
		int64_t offset;
		int64_t second_register; /* FRAME_REGISTER */
		struct symbol *defined;  /* FRAME_LABEL */
		struct {                 /* FRAME_ESCAPE */
			const uint8_t *bytes;
			size_t byte_count;
		};
	};
	int64_t address_space; /* FRAME_DEF_ASPACE_CFA; 32 bits count */
};

/* A routine and its encoded pointer: the personality, or the data for it. */
struct frame_pointer {
	struct symbol *symbol; /* NULL: none */
	uint8_t encoding;      /* DW_EH_PE_* */
};

#define FRAME_RETURN_COLUMN_UNSET INT32_MAX

/* What .cfi_startproc and .cfi_endproc enclose. */
struct frame {
	struct section *section;
	struct symbol *begin, *end; /* end is NULL until .cfi_endproc */
	struct address begin_address;
	kd_pos pos, end_pos;
	size_t number; /* in the order of the source */
	struct frame_pointer personality;
	struct frame_pointer lsda;
	uint32_t return_column; /* register, or FRAME_RETURN_COLUMN_UNSET */
	bool is_simple, is_signal_frame;
	uint8_t cfa_rule;         /* for who describes the frame; 0 at first */
	const char *augmentation; /* after what the tables themselves say; NULL: none. See frame_augment() */
	LIST(struct frame_instruction) instructions;
};

struct frame_table {
	LIST(struct frame *) frames;
	LIST(struct frame *) open;        /* innermost last */
	bool in_eh_frame, in_debug_frame; /* the sections that .cfi_sections asks for */
};

void frame_table_init(struct module *module);

/* False while the frame before, in the same section, is open. */
bool frame_begin(struct module *module, bool is_simple, kd_pos pos);

/* The innermost open frame, or NULL. */
struct frame *frame_current(const struct module *module);
void frame_end(struct module *module, kd_pos pos);

/* Gives the current frame, which has no instructions yet, an augmentation. llvm-mc has no directive for it: text has
 * the frame as data, which come before what llvm-mc makes of directives. Text does not know how far apart instructions
 * are, so that each distance takes four bytes. An object has the same. */
void frame_augment(struct module *module, const char *augmentation, kd_pos pos);

/* Whether text has the current frame as directives. */
bool frame_has_directives(const struct module *module);

/* Adds an instruction that holds from here on to the current frame. */
void frame_add(struct module *module, struct frame_instruction instruction, kd_pos pos);

/* Bytes of a pointer so encoded; 0 if it cannot be in these tables. */
unsigned frame_pointer_size(const struct module *module, int64_t encoding);

/* Whether frame_table_write() writes some. */
bool frame_table_is_written(const struct module *module);

/* Writes all frames to a section, .eh_frame or .debug_frame; as text those that are data. */
void frame_table_write(struct module *module, struct section *section, bool is_eh);

#endif
