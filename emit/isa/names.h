/* names.h: what is called by name in operands: registers, hardware registers, messages, counters. */
#ifndef KD_ISA_NAMES_H
#define KD_ISA_NAMES_H

#include "isa.h"

/* Whether processors of the set have what has that feature. */
bool isa_exists(uint32_t set, unsigned feature);

/* A register of registers.def. */
struct isa_register {
	char name[28];
	uint16_t number, group;
	uint8_t words, feature;
};

/* The register so called, whether processors of the set have it or not; NULL if there is none. */
const struct isa_register *isa_register_find(const char *name, size_t length);

struct isa_hwreg {
	char name[34];
	uint8_t number, feature;
};

const struct isa_hwreg *isa_hwreg_find(const char *name, size_t length);

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

const struct isa_message *isa_message_find(const char *name, size_t length);

/* An operation by name; of a message by number. */
const struct isa_message_operation *isa_message_operation_find(const char *name, size_t length);
const struct isa_message_operation *isa_message_operation_at(const struct isa_message *message, int64_t number);

/* A word of cache_policy.def. */
struct isa_policy {
	char name[8];
	uint8_t bit, feature, vector;
	bool scalar;
};

/* What the word is in scalar memory instructions or others; NULL: no word of a policy. */
const struct isa_policy *isa_policy_find(uint32_t set, const char *name, size_t length, bool scalar);

/* A part of the format of a typed buffer. */
enum isa_buffer_part { ISA_BUFFER_DATA, ISA_BUFFER_NUMERIC };

struct isa_buffer_format {
	char name[28];
	uint8_t part, number;
};

const struct isa_buffer_format *isa_buffer_format_find(const char *name, size_t length);

/* A row of export_targets.def. */
struct isa_export_target {
	char name[16];
	int8_t first; /* -1: it is alone, without a number */
	uint8_t number, count, feature;
};

/* The target so called, with its number; NULL if there is none. */
const struct isa_export_target *isa_export_target_find(const char *name, size_t length, unsigned *number);

/* The name of a part of a register, in the words of MODIFIER_SELECTION or MODIFIER_UNUSED_PART; NULL: there is none. The
 * number of a name; -1: there is none. */
const char *isa_part_name(enum isa_modifier_form words, int64_t number);
int64_t isa_part_find(enum isa_modifier_form words, const char *name, size_t length);

/* Lanes of dpp.def. */
struct isa_lanes {
	char name[16];
	uint16_t first;
	uint8_t least, most, feature;
};

/* The first row of the name; that of the same name which has the number. NULL: there is none. */
const struct isa_lanes *isa_lanes_find(const char *name, size_t length);
const struct isa_lanes *isa_lanes_at(const struct isa_lanes *first, int64_t number);

struct isa_counter {
	char name[8];
	uint8_t bit, width, high_bit, high_width;
};

const struct isa_counter *isa_counter_find(const char *name, size_t length);

/* The largest value of the counter. */
static inline int64_t isa_counter_most(const struct isa_counter *counter) {
	return (1 << (counter->width + counter->high_width)) - 1;
}

/* The immediate with the counter set to `value`. */
uint64_t isa_counter_set(const struct isa_counter *counter, uint64_t immediate, uint64_t value);

/* That of no counter at all. */
uint64_t isa_counters_unset(void);

#endif
