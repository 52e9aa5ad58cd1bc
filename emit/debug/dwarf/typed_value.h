/* typed_value.h: values of base types, and what operations make of them.
 *
 * Values of more than 64 bits are only moved about: nothing computes with them. */
#ifndef KD_DEBUG_DWARF_TYPED_VALUE_H
#define KD_DEBUG_DWARF_TYPED_VALUE_H

#include "stack_check.h"

struct implicit_pointer;

struct typed_value {
	struct stack_type type;
	uint64_t number;                        /* its bits; 0 beyond those of the type */
	const uint8_t *bytes;                   /* of more than 64 bits; else NULL */
	const struct implicit_pointer *pointer; /* it is one, and nothing computes with it; NULL: it is none */
};

/* A value of the generic type, which has so many bits. */
struct typed_value typed_generic(unsigned bits, uint64_t number);

/* Of any type of at most 64 bits. */
struct typed_value typed_number(struct stack_type type, uint64_t number);

/* Of any type, by its bytes, memory that lives as long. */
struct typed_value typed_of_bytes(struct stack_type type, const uint8_t *bytes);

bool types_are_same(const struct stack_type *a, const struct stack_type *b);

/* The number of an integral value with its sign, if its type has one; that of the generic type has. */
int64_t typed_signed(const struct typed_value *value);

/* Each gives NULL or, in words, why nothing comes out. The values of two are of one type, but for shifts. */
const char *typed_binary(const struct dwarf_operation *operation, const struct typed_value *first,
                         const struct typed_value *second, struct typed_value *result);
const char *typed_unary(const struct dwarf_operation *operation, const struct typed_value *value,
                        struct typed_value *result);
const char *typed_convert(const struct typed_value *value, struct stack_type type, struct typed_value *result);

#endif
