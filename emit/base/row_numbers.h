/* row_numbers.h: names for the numbers that rows of public tables have in this build.
 *
 * They are no part of the interface: a row that is added changes those after it. Programs find rows by name, or walk
 * them. */
#ifndef KD_BASE_ROW_NUMBERS_H
#define KD_BASE_ROW_NUMBERS_H

/* Conditions that a field puts on the target, as bits of kd_field.gates. */
enum kd_gate_index {
#define KD_GATE(id, ...) KD_GATE_INDEX_##id,
#include "kdasm/descriptor_fields.def"
	KD_GATE_COUNT,
};
enum kd_gate {
#define KD_GATE(id, ...) KD_GATE_##id = 1 << KD_GATE_INDEX_##id,
#include "kdasm/descriptor_fields.def"
};

/* Fields of a descriptor, in the order of the file. Those with a directive come first. */
enum kd_field_id {
#define KD_FIELD(id, ...) KD_FIELD_##id,
#include "kdasm/descriptor_fields.def"
	KD_FIELD_COUNT,
};

enum kd_check {
#define KD_CHECK(id, ...) KD_CHECK_##id,
#include "kdasm/checks.def"
	KD_CHECK_COUNT,
};

#endif
