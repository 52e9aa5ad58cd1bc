/* names.h: what is called by name in operands: registers, hardware registers, messages, counters. */
#ifndef KD_GPU_ISA_NAMES_H
#define KD_GPU_ISA_NAMES_H

#include "feature_sets.h"

/* Registers with numbers: registers.def. */
enum isa_register_file_number {
#define KD_REGISTER_FILE(id, ...) REGISTER_FILE_##id,
#include "kdasm/isa/registers.def"
	REGISTER_FILE_COUNT,
};

struct isa_register_file {
	char prefix[5];
	uint8_t group;
	bool aligned;
	uint8_t feature;
	uint16_t first, count, existing; /* existing: 0 where generations differ */
};

extern const struct isa_register_file isa_register_files[REGISTER_FILE_COUNT];

/* Whether there are operands of so many registers; TTMPs, of which there are few, come in powers of two. */
bool isa_has_words(const struct isa_register_file *file, int64_t words);

/* Whether so many registers may begin at `number`. */
bool isa_is_aligned(const struct isa_register_file *file, int64_t number, int64_t words);

/* How many of its registers the machine has; 0: the file is that of other machines. */
static inline unsigned isa_register_count(const struct isa_machine *machine, const struct isa_register_file *file) {
	if (!isa_exists(machine, file->feature))
		return 0;
	return file->existing ? file->existing : machine->sgprs;
}

/* The same with those that only s_set_vgpr_msb makes reachable: vgpr_banks.h. */
unsigned isa_register_count_of_banks(const struct isa_machine *machine, const struct isa_register_file *file);

/* The file that the register, a physical one, is in; NULL: its registers have names. */
const struct isa_register_file *isa_register_file_of(const struct isa_machine *machine, unsigned group, unsigned reg);

/* A register of registers.def. */
struct isa_register {
	char name[28];
	uint16_t number, group;
	uint8_t words, feature;
	uint16_t uses; /* ISA_USES_... */
};

/* The register so called: the machine's, or one that it lacks; NULL if there is none. */
const struct isa_register *isa_register_find(const struct isa_machine *machine, const char *name, size_t length);

/* Whether an operand that is this name alone is a register, of any machine. */
bool isa_is_register_name(const char *name, size_t length);

/* The n-th row; NULL: there are no more. */
const struct isa_register *isa_register_number(size_t n);

/* The one with this number, as large or of any size. */
const struct isa_register *isa_register_at(const struct isa_machine *machine, unsigned number, unsigned words);

struct isa_hwreg {
	char name[34];
	uint8_t number, feature;
};

/* Of that name: the machine's, or one that it lacks; NULL: there is none. */
const struct isa_hwreg *isa_hwreg_find(const struct isa_machine *machine, const char *name, size_t length);
const struct isa_hwreg *isa_hwreg_at(const struct isa_machine *machine, unsigned number);

/* A part of a register of the hardware: `width` bits from the bit `first` on. */
struct isa_hwreg_part {
	unsigned number, first, width;
};

/* As s_getreg_b32 and its like have it in their operand. */
enum { ISA_HWREG_FIRST = 6, ISA_HWREG_WIDTH = 11 };

static inline struct isa_hwreg_part isa_hwreg_part_of(int64_t operand) {
	enum { NUMBER_MASK = (1 << ISA_HWREG_FIRST) - 1, BITS_MASK = (1 << (ISA_HWREG_WIDTH - ISA_HWREG_FIRST)) - 1 };
	return (struct isa_hwreg_part){(unsigned)operand & NUMBER_MASK, (unsigned)operand >> ISA_HWREG_FIRST & BITS_MASK,
	                               ((unsigned)operand >> ISA_HWREG_WIDTH & BITS_MASK) + 1};
}

struct isa_message {
	char name[36];
	uint8_t number, operations; /* ISA_NO_OPERATIONS: it has none */
	uint8_t feature;
};

struct isa_message_operation {
	char name[28];
	uint8_t operations, number, streams, feature;
};

enum { ISA_NO_OPERATIONS };

/* Of that name: the machine's, or one that it lacks; NULL: there is none. */
const struct isa_message *isa_message_find(const struct isa_machine *machine, const char *name, size_t length);

/* A message of the machine by number. */
const struct isa_message *isa_message_at(const struct isa_machine *machine, unsigned number);

/* An operation by name, of MSG_SYSMSG or of any other message, which may be NULL; and by number. */
const struct isa_message_operation *isa_message_operation_find(const struct isa_message *message, const char *name,
                                                               size_t length);
const struct isa_message_operation *isa_message_operation_at(const struct isa_message *message, int64_t number);

/* What an immediate says by name: a message, and an operation if it has some. Both are NULL if there are other bits. */
struct isa_sendmsg {
	const struct isa_message *message;
	const struct isa_message_operation *operation;
};

struct isa_sendmsg isa_sendmsg_named(const struct isa_machine *machine, uint64_t immediate);

/* Whether the immediate has no other bits than those of message, operation and stream. */
bool isa_sendmsg_is_whole(const struct isa_machine *machine, uint64_t immediate);

/* The largest number of a message. */
static inline unsigned isa_last_message(const struct isa_machine *machine) {
	return isa_is(machine, TRAIT_WIDE_MESSAGES) ? 255 : 15;
}

/* A word of cache_policy.def. */
struct isa_policy {
	char name[8];
	uint8_t bit, feature, vector;
	bool scalar;
};

/* What the word is in scalar memory instructions or others; NULL: no word of a policy. */
const struct isa_policy *isa_policy_find(const struct isa_machine *machine, const char *name, size_t length,
                                         bool scalar);

/* A temporal hint, for some instructions: enum isa_hint_bit. */
struct isa_hint {
	char name[24];
	uint16_t of;
	uint8_t number;
};

/* The hint of that name; the first one for these instructions that has the number, with the widest scope or another
 * one. NULL: there is none. */
const struct isa_hint *isa_hint_find(const char *name, size_t length);
const struct isa_hint *isa_hint_at(unsigned of, unsigned number, bool widest);

/* The number of the scope of that name, or -1; the name of a number. */
int isa_scope_find(const char *name, size_t length);
const char *isa_scope_name(unsigned number);

/* A part of the format of a typed buffer. */
enum isa_buffer_part { ISA_BUFFER_DATA, ISA_BUFFER_NUMERIC };

struct isa_buffer_format {
	char name[28];
	uint8_t part, number, feature;
};

/* The first of that name that the machine has, or else the first one. */
const struct isa_buffer_format *isa_buffer_format_find(const struct isa_machine *machine, const char *name,
                                                       size_t length);
const struct isa_buffer_format *isa_buffer_format_at(const struct isa_machine *machine, enum isa_buffer_part part,
                                                     unsigned number);

/* A format without parts. */
struct isa_unified_format {
	char name[28];
	uint8_t number, feature;
};

/* Of that name: the machine's, or one that it lacks; NULL: there is none. */
const struct isa_unified_format *isa_unified_format_find(const struct isa_machine *machine, const char *name,
                                                         size_t length);
const struct isa_unified_format *isa_unified_format_at(const struct isa_machine *machine, unsigned number);

/* The machine's that two parts together are; NULL: there is none. */
const struct isa_unified_format *isa_unified_format_of(const struct isa_machine *machine,
                                                       const struct isa_buffer_format *data,
                                                       const struct isa_buffer_format *numeric);

/* A row of export_targets.def. */
struct isa_export_target {
	char name[16];
	int8_t first; /* -1: it is alone, without a number */
	uint8_t number, count, feature;
};

/* The row of the targets with the number, if the machine has them. */
const struct isa_export_target *isa_export_target_at(const struct isa_machine *machine, unsigned number);

/* What an attribute is interpolated from, and its four values. */
enum { ISA_SLOTS = 3, ISA_CHANNELS = 4, ISA_LAST_ATTRIBUTE = 32 * ISA_CHANNELS + ISA_CHANNELS - 1 };
extern const char isa_slots[ISA_SLOTS][4];
extern const char isa_channels[ISA_CHANNELS + 1];

/* The target so called, with its number; NULL if there is none. */
const struct isa_export_target *isa_export_target_find(const char *name, size_t length, unsigned *number);

/* The name of a part of a register, or of what else has words, in those of the form; NULL: there is none.
 * The number of a name; -1: there is none. */
const char *isa_part_name(enum isa_modifier_form words, int64_t number);
int64_t isa_part_find(enum isa_modifier_form words, const char *name, size_t length);

/* Lanes of dpp.def. */
struct isa_lanes {
	char name[16];
	uint16_t first;
	uint8_t least, most, feature;
};

/* The n-th row; NULL: there are no more. */
const struct isa_lanes *isa_lanes_number(size_t n);

/* The first row of the name; that of the same name which has the number. NULL: there is none. */
const struct isa_lanes *isa_lanes_find(const char *name, size_t length);
const struct isa_lanes *isa_lanes_at(const struct isa_lanes *first, int64_t number);

/* The row that a value of the field is in; those of quad_perm are in none. */
enum { ISA_LAST_QUAD_PERM = 255 };
const struct isa_lanes *isa_lanes_of(const struct isa_machine *machine, int64_t value);

/* The word for a bit of the field; NULL: the machine has none. */
const struct isa_policy *isa_policy_of_bit(const struct isa_machine *machine, unsigned bit, bool scalar);

/* A row of waitcnt.def. */
enum isa_counters { ISA_WAITCNT, ISA_DEPCTR };

struct isa_counter {
	char name[16];
	uint8_t of, bit, width, high_bit, high_width, feature;
};

/* The n-th counter of the machine; NULL after the last one. */
const struct isa_counter *isa_counter_number(const struct isa_machine *machine, enum isa_counters of, size_t n);

/* The machine's of that name; NULL: it has none. */
const struct isa_counter *isa_counter_find(const struct isa_machine *machine, enum isa_counters of, const char *name,
                                           size_t length);

/* The largest value of the counter. */
static inline int64_t isa_counter_most(const struct isa_counter *counter) {
	return (1 << (counter->width + counter->high_width)) - 1;
}

/* The immediate with the counter set to `value`. */
uint64_t isa_counter_set(const struct isa_counter *counter, uint64_t immediate, uint64_t value);

/* What the immediate sets the counter to. */
uint64_t isa_counter_get(const struct isa_counter *counter, uint64_t immediate);

/* That of no counter at all. */
uint64_t isa_counters_unset(const struct isa_machine *machine, enum isa_counters of);

/* A part of what s_delay_alu waits for: delay_alu.def. */
struct isa_delay_field {
	char name[9];
	uint8_t bit, width, values;
};

/* The n-th one; NULL: there are no more. */
const struct isa_delay_field *isa_delay_field_number(size_t n);

/* What a number in the field is called; NULL: nothing. The number of a name; -1: there is none. */
const char *isa_delay_name(const struct isa_delay_field *field, unsigned number);
int isa_delay_find(const struct isa_delay_field *field, const char *name, size_t length);

/* The words of gpr_idx(), by bit. */
enum { ISA_INDEX_MODES = 4 };
extern const char isa_index_modes[ISA_INDEX_MODES][5];

#endif
