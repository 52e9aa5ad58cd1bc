/* typed_value.c: see typed_value.h. */
#include "typed_value.h"

#include <string.h>

#include "base/buffer.h"

/* The numbers of operations by their names: OP_plus. */
#define NO_NUMBER 0
#define USER(number) (DWARF_USER | (number))
enum {
#define KD_OPERATION(name, llvm, ...) OP_##name = llvm,
#define KD_OPERATION_SERIES(...)
#include "operations.def"
#undef KD_OPERATION
#undef KD_OPERATION_SERIES
};

static const char too_wide[] = "no operation computes with values of this base type";

enum { NUMBER_BITS = 64 };

static uint64_t low_bits(uint64_t number, unsigned bits) {
	return bits < NUMBER_BITS ? number & ((UINT64_C(1) << bits) - 1) : number;
}

struct typed_value typed_number(struct stack_type type, uint64_t number) {
	return (struct typed_value){.type = type, .number = low_bits(number, type.bits)};
}

struct typed_value typed_generic(unsigned bits, uint64_t number) {
	return typed_number((struct stack_type){.known = true, .generic = true, .kind = KIND_UNSIGNED, .bits = bits},
	                    number);
}

struct typed_value typed_of_bytes(struct stack_type type, const uint8_t *bytes) {
	if (type.bits <= 64)
		return typed_number(type, load_le(bytes, (type.bits + 7) / 8));
	return (struct typed_value){.type = type, .number = load_le(bytes, 8), .bytes = bytes};
}

bool types_are_same(const struct stack_type *a, const struct stack_type *b) {
	return a->known == b->known && a->generic == b->generic && a->kind == b->kind && a->bits == b->bits;
}

static int64_t with_sign(uint64_t number, unsigned bits) {
	if (bits && bits < NUMBER_BITS && number >> (bits - 1) & 1)
		number |= UINT64_MAX << bits;
	return (int64_t)number;
}

static bool is_signed(const struct stack_type *type) {
	return type->generic || type->kind == KIND_SIGNED;
}

int64_t typed_signed(const struct typed_value *value) {
	return is_signed(&value->type) ? with_sign(value->number, value->type.bits) : (int64_t)value->number;
}

static bool is_integral(const struct stack_type *type) {
	return type->kind <= KIND_SIGNED && type->bits && type->bits <= NUMBER_BITS;
}

static bool is_real(const struct stack_type *type) {
	return type->kind == KIND_FLOAT && (type->bits == 32 || type->bits == 64);
}

/* ---- reals ---- */

static double real_of(const struct typed_value *value) {
	double real;
	float single;
	uint32_t low = (uint32_t)value->number;
	if (value->type.bits == 64) {
		memcpy(&real, &value->number, sizeof real);
		return real;
	}
	memcpy(&single, &low, sizeof single);
	return (double)single;
}

/* Single precision is computed in double precision and rounded once more, which gives the same. */
static struct typed_value real_value(struct stack_type type, double real) {
	struct typed_value value = {.type = type};
	float single = (float)real;
	uint32_t low;
	if (type.bits == 64) {
		memcpy(&value.number, &real, sizeof real);
		return value;
	}
	memcpy(&low, &single, sizeof low);
	value.number = low;
	return value;
}

static const char *real_binary(unsigned operation, const struct typed_value *first, const struct typed_value *second,
                               struct typed_value *result) {
	const double a = real_of(first), b = real_of(second);
	const struct stack_type type = first->type;
	switch (operation) {
	case OP_div: *result = real_value(type, a / b); return NULL;
	case OP_minus: *result = real_value(type, a - b); return NULL;
	case OP_mul: *result = real_value(type, a * b); return NULL;
	case OP_plus: *result = real_value(type, a + b); return NULL;
	default: return too_wide;
	}
}

static bool real_compare(unsigned operation, double a, double b) {
	switch (operation) {
	case OP_eq: return a == b;
	case OP_ge: return a >= b;
	case OP_gt: return a > b;
	case OP_le: return a <= b;
	case OP_lt: return a < b;
	default: return a != b;
	}
}

/* ---- integral numbers ---- */

static const char *divide(unsigned operation, const struct typed_value *first, const struct typed_value *second,
                          uint64_t *number) {
	const int64_t a = typed_signed(first), b = typed_signed(second);
	bool remainder_is_signed = first->type.kind == KIND_SIGNED && !first->type.generic;
	if (!second->number)
		return "the divisor is 0";
	if (operation == OP_mod)
		*number = !remainder_is_signed ? first->number % second->number : b == -1 ? 0 : (uint64_t)(a % b);
	else if (!is_signed(&first->type))
		*number = first->number / second->number;
	else
		*number = b == -1 ? 0 - (uint64_t)a : (uint64_t)(a / b);
	return NULL;
}

static uint64_t shift(unsigned operation, const struct typed_value *value, uint64_t by) {
	const unsigned bits = value->type.bits;
	bool all = by >= bits;
	if (operation == OP_shl)
		return all ? 0 : value->number << by;
	if (operation == OP_shr)
		return all ? 0 : value->number >> by;
	return (uint64_t)(with_sign(value->number, bits) >> (all ? bits - 1 : by));
}

static const char *integral_binary(unsigned operation, const struct typed_value *first,
                                   const struct typed_value *second, struct typed_value *result) {
	const uint64_t a = first->number, b = second->number;
	uint64_t number = 0;
	const char *problem = NULL;
	switch (operation) {
	case OP_and: number = a & b; break;
	case OP_div:
	case OP_mod: problem = divide(operation, first, second, &number); break;
	case OP_minus: number = a - b; break;
	case OP_mul: number = a * b; break;
	case OP_or: number = a | b; break;
	case OP_plus: number = a + b; break;
	case OP_shl:
	case OP_shr:
	case OP_shra: number = shift(operation, first, b); break;
	default: number = a ^ b;
	}
	*result = typed_number(first->type, number);
	return problem;
}

static bool integral_compare(unsigned operation, const struct typed_value *first, const struct typed_value *second) {
	const int64_t a = typed_signed(first), b = typed_signed(second);
	bool less = is_signed(&first->type) ? a < b : first->number < second->number, equal = a == b;
	switch (operation) {
	case OP_eq: return equal;
	case OP_ge: return !less;
	case OP_gt: return !less && !equal;
	case OP_le: return less || equal;
	case OP_lt: return less;
	default: return !equal;
	}
}

/* ---- operations ---- */

const char *typed_binary(const struct dwarf_operation *operation, const struct typed_value *first,
                         const struct typed_value *second, struct typed_value *result) {
	const unsigned number = operation->numbers[DWARF_LLVM];
	bool integral = is_integral(&first->type) && is_integral(&second->type);
	bool real = is_real(&first->type) && is_real(&second->type);
	if (!integral && !real)
		return too_wide;
	if (operation->effect != EFFECT_COMPARE)
		return integral ? integral_binary(number, first, second, result) : real_binary(number, first, second, result);
	result->number = integral ? integral_compare(number, first, second)
	                          : real_compare(number, real_of(first), real_of(second));
	return NULL;
}

const char *typed_unary(const struct dwarf_operation *operation, const struct typed_value *value,
                        struct typed_value *result) {
	const unsigned number = operation->numbers[DWARF_LLVM];
	bool integral = is_integral(&value->type), real = is_real(&value->type);
	if (!integral && !(real && number != OP_not))
		return too_wide;
	*result = *value;
	bool changes = number != OP_abs;
	if (real) {
		changes |= real_of(value) < 0;
		*result = changes ? real_value(value->type, -real_of(value)) : *value;
	} else if (number == OP_not) {
		*result = typed_number(value->type, ~value->number);
	} else {
		changes |= is_signed(&value->type) && with_sign(value->number, value->type.bits) < 0;
		*result = changes ? typed_number(value->type, 0 - value->number) : *value;
	}
	return NULL;
}

/* The whole number, or the nearest that the type has. */
static uint64_t whole_number(double real, const struct stack_type *type) {
	bool negative = type->kind == KIND_SIGNED;
	const double end = (double)(UINT64_C(1) << (type->bits - 1)) * (negative ? 1 : 2); /* beyond the greatest */
	const uint64_t most = UINT64_MAX >> (NUMBER_BITS - type->bits + negative);
	if (!(real > (negative ? -end : 0))) /* not a number either */
		return negative && real < 0 ? UINT64_C(1) << (type->bits - 1) : 0;
	if (real >= end)
		return most;
	return real < 0 ? (uint64_t)(int64_t)real : (uint64_t)real;
}

const char *typed_convert(const struct typed_value *value, struct stack_type type, struct typed_value *result) {
	bool from_integral = is_integral(&value->type), to_integral = is_integral(&type);
	*result = *value;
	if (types_are_same(&value->type, &type))
		return NULL;
	if (!(from_integral || is_real(&value->type)) || !(to_integral || is_real(&type)))
		return "nothing converts between these base types";
	/* The generic type has no sign here. */
	bool negative = value->type.kind == KIND_SIGNED;
	int64_t number = negative ? with_sign(value->number, value->type.bits) : (int64_t)value->number;
	if (from_integral && to_integral)
		*result = typed_number(type, (uint64_t)number);
	else if (from_integral)
		*result = real_value(type, negative ? (double)number : (double)value->number);
	else
		*result = to_integral ? typed_number(type, whole_number(real_of(value), &type))
		                      : real_value(type, real_of(value));
	return NULL;
}
