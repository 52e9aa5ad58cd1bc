/* constant.c: see constant.h.
 *
 * AMD's manuals, "Scalar Operand Values". Which literals are right, and that most are not changed by a wrong type, is
 * what llvm-mc does. */
#include "constant.h"

#include <math.h>
#include <string.h>

/* Inline constants: -16 to 64, then floats. */
enum { FIRST_INTEGER = 128, LAST_INTEGER = 192, LAST_NEGATIVE = 208, FLOATS = 9 };

/* 0.5, -0.5, 1, -1, 2, -2, 4, -4 and 1 / (2 * pi). */
static const uint64_t double_floats[FLOATS] = {
    0x3fe0000000000000, 0xbfe0000000000000, 0x3ff0000000000000, 0xbff0000000000000, 0x4000000000000000,
    0xc000000000000000, 0x4010000000000000, 0xc010000000000000, 0x3fc45f306dc9c882,
};
static const uint32_t single_floats[FLOATS] = {
    0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000, 0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983,
};
static const uint16_t half_floats[FLOATS] = {
    0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118,
};
static const uint16_t brain_floats[FLOATS] = {
    0x3f00, 0xbf00, 0x3f80, 0xbf80, 0x4000, 0xc000, 0x4080, 0xc080, 0x3e22,
};

/* The type of one of two packed numbers. */
static enum isa_type element(enum isa_type type) {
	switch (type) {
	case TYPE_V2F16:
	case TYPE_WHOLE_V2F16:
	case TYPE_BOTH_F16: return TYPE_F16;
	case TYPE_V2BF16: return TYPE_BF16;
	case TYPE_V2B32: return TYPE_B32;
	case TYPE_V2F32: return TYPE_F32;
	case TYPE_WIDE_B64: return TYPE_B64;
	case TYPE_WIDE_F64:
	case TYPE_HIGH_F64: return TYPE_F64;
	default: return type;
	}
}

static unsigned width_of(enum isa_type type) {
	return type <= TYPE_BF16 ? 16 : type <= TYPE_F32 ? 32 : 64;
}

static uint64_t inline_float(enum isa_type type, unsigned index) {
	switch (type) {
	case TYPE_F16:
	case TYPE_B16: return half_floats[index];
	case TYPE_BF16: return brain_floats[index];
	case TYPE_B32:
	case TYPE_F32: return single_floats[index];
	default: return double_floats[index];
	}
}

bool isa_is_inline_integer(int64_t number) {
	return number >= LAST_INTEGER - LAST_NEGATIVE && number <= LAST_INTEGER - FIRST_INTEGER;
}

bool isa_inline_integer(unsigned source, int64_t *number) {
	*number = source <= LAST_INTEGER ? (int64_t)source - FIRST_INTEGER : LAST_INTEGER - (int64_t)source;
	return source >= FIRST_INTEGER && source <= LAST_NEGATIVE;
}

/* The last float is written with the digits that single precision has, unless there are more. */
static const double written_floats[FLOATS] = {0.5, -0.5, 1, -1, 2, -2, 4, -4, 0.15915494};
static const char written_texts[FLOATS + 1][20] = {
    "0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0", "0.15915494", "0.15915494309189532",
};

bool isa_inline_real(enum isa_type type, unsigned source, double *number) {
	unsigned index = source - SOURCE_FIRST_FLOAT;
	if (source < SOURCE_FIRST_FLOAT || index >= FLOATS)
		return false;
	*number = written_floats[index];
	if (index == FLOATS - 1 && width_of(element(type)) == 64)
		memcpy(number, &double_floats[index], sizeof *number);
	return true;
}

bool isa_inline_pair(enum isa_type type, unsigned source, int64_t *number) {
	unsigned index = source - SOURCE_FIRST_FLOAT;
	if (type != TYPE_BOTH_F16 || source < SOURCE_FIRST_FLOAT || index >= FLOATS)
		return false;
	*number = (int64_t)half_floats[index] << 16 | half_floats[index];
	return true;
}

struct isa_operand isa_inline_of_dword(uint32_t dword, bool few_floats) {
	struct isa_operand operand = {.type = OPERAND_INTEGER, .number = (int32_t)dword};
	double real;
	for (unsigned i = 0; i + few_floats < FLOATS; i++)
		if (single_floats[i] == dword && isa_inline_real(TYPE_F32, SOURCE_FIRST_FLOAT + i, &real)) {
			operand.type = OPERAND_REAL;
			memcpy(&operand.number, &real, sizeof real);
			return operand;
		}
	if (!isa_is_inline_integer(operand.number))
		operand.number = dword;
	return operand;
}

const char *isa_inline_real_text(enum isa_type type, double number) {
	for (unsigned i = 0; i + 1 < FLOATS; i++)
		if (number == written_floats[i])
			return written_texts[i];
	return written_texts[type <= TYPE_F64 && width_of(element(type)) == 64 ? FLOATS : FLOATS - 1];
}

/* The inline constant with these bits, of which there are `width`; false if there is none. */
static bool find_inline(enum isa_type type, unsigned width, uint64_t bits, uint16_t *source) {
	int64_t number = (int64_t)(bits << (64 - width)) >> (64 - width);
	if (isa_is_inline_integer(number)) {
		*source = (uint16_t)(number < 0 ? LAST_INTEGER - number : FIRST_INTEGER + number);
		return true;
	}
	for (unsigned i = 0; i < FLOATS; i++)
		if (inline_float(type, i) == bits) {
			*source = (uint16_t)(SOURCE_FIRST_FLOAT + i);
			return true;
		}
	return false;
}

/* ---- floats ---- */

struct float_format {
	int exponent_bits, fraction_bits;
};

static struct float_format format_of(enum isa_type type) {
	switch (type) {
	case TYPE_F16:
	case TYPE_B16: return (struct float_format){5, 10};
	case TYPE_BF16: return (struct float_format){8, 7};
	default: return (struct float_format){8, 23};
	}
}

/* The nearest whole number, ties to even: nearbyint(), without a library that each start would load. */
static uint64_t nearest(double positive) {
	uint64_t whole = (uint64_t)positive;
	double rest = positive - (double)whole;
	return whole + (rest > 0.5 || (rest == 0.5 && whole % 2));
}

/* Rounds a double to nearest, ties to even. False if it is too large, or so small that it loses bits; these are the
 * nearest then, infinity among them. */
static bool round_float(struct float_format format, double value, uint64_t *bits) {
	int bias = (1 << (format.exponent_bits - 1)) - 1, exponent;
	uint64_t sign = (uint64_t)(signbit(value) != 0) << (format.exponent_bits + format.fraction_bits);
	uint64_t infinity = ((UINT64_C(1) << format.exponent_bits) - 1) << format.fraction_bits;
	double magnitude = fabs(value);
	if (magnitude == 0 || isinf(magnitude)) {
		*bits = sign | (magnitude == 0 ? 0 : infinity);
		return true;
	}
	double fraction = frexp(magnitude, &exponent); /* 0.5 to 1 */
	bool subnormal = exponent - 1 < 1 - bias;
	int scale = subnormal ? bias - 1 + format.fraction_bits : format.fraction_bits + 1 - exponent;
	double scaled = subnormal ? ldexp(magnitude, scale) : ldexp(fraction, format.fraction_bits + 1);
	uint64_t rounded = nearest(scaled);
	uint64_t biased = subnormal ? 0 : (uint64_t)(exponent - 2 + bias) << format.fraction_bits;
	*bits = biased + rounded; /* a carry goes to the exponent; the hidden bit too */
	bool overflows = *bits >= infinity;
	*bits = sign | (overflows ? infinity : *bits);
	return !overflows && !(subnormal && (double)rounded != scaled);
}

static double real_of(const struct isa_operand *operand, bool fold) {
	double value;
	memcpy(&value, &operand->number, sizeof value);
	if (fold && operand->absolute)
		value = fabs(value);
	return fold && operand->negated ? -value : value;
}

/* 1 / (2 * pi) as it is written: what it rounds to as a brain float is not the inline constant. */
#define INVERSE_TWO_PI 0.15915494

/* What is an inline constant to llvm-mc only where there may be a literal, or bits that change the operand: that brain
 * float, and of packed numbers one that has more bits than each of them. */
static bool needs_literal(enum isa_type type, bool packed, bool fold, const struct isa_operand *operand) {
	if (operand->type == OPERAND_REAL)
		return fold && type == TYPE_BF16 && real_of(operand, false) == INVERSE_TWO_PI;
	return fold && packed && width_of(type) == 16 && operand->number > UINT16_MAX;
}

static bool read_real(enum isa_type type, bool packed, bool fold, const struct isa_operand *operand,
                      struct isa_constant *constant, bool *literal_is_right) {
	double value = real_of(operand, fold);
	uint64_t bits;
	if (width_of(type) == 64) {
		memcpy(&bits, &value, sizeof bits);
		constant->literal = (uint32_t)(bits >> 32);
		constant->inexact = (uint32_t)bits != 0;
		*literal_is_right = type == TYPE_F64;
		return find_inline(type, width_of(type), bits, &constant->source);
	}
	/* llvm-mc judges packed numbers in VOP3 and packed brain floats as single precision, and other brain floats as half
	 * precision. */
	enum isa_type judged = type;
	if (packed && (!fold || type == TYPE_BF16))
		judged = TYPE_F32;
	else if (!packed && type == TYPE_BF16)
		judged = TYPE_F16;
	*literal_is_right = round_float(format_of(judged), value, &bits);
	if (judged != type && *literal_is_right)
		round_float(format_of(type), value, &bits);
	*literal_is_right |= packed && width_of(type) == 32; /* llvm-mc takes these for doubles, which are not cut yet */
	if (!*literal_is_right)
		return false;
	constant->literal = (uint32_t)bits;
	if (type == TYPE_BF16 && value == INVERSE_TWO_PI)
		bits = brain_floats[FLOATS - 1];
	bool inlined = find_inline(type, width_of(type), bits, &constant->source);
	/* What a literal of an integer is in llvm-mc: single precision, of which half is used. */
	if (type == TYPE_B16 && (!inlined || operand->literal)) {
		*literal_is_right = round_float(format_of(TYPE_F32), value, &bits);
		constant->literal = (uint32_t)bits;
	}
	return inlined;
}

/* ---- integers ---- */

static bool fits(int64_t number, unsigned width) {
	return width == 64 || (number >> (width - 1)) == 0 || (number >> (width - 1)) == -1 ||
	       ((uint64_t)number >> width) == 0;
}

static uint64_t folded(uint64_t bits, const struct isa_operand *operand, unsigned width) {
	uint64_t sign = UINT64_C(1) << (width - 1);
	bits = operand->absolute ? bits & ~sign : bits;
	return operand->negated ? bits ^ sign : bits;
}

static bool read_integer(enum isa_type type, bool packed, bool fold, const struct isa_operand *operand,
                         struct isa_constant *constant, bool *literal_is_right) {
	unsigned width = packed ? 32 : width_of(type);
	uint64_t mask = width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
	bool changed = fold && (operand->negated || operand->absolute);
	uint64_t bits = (uint64_t)operand->number & mask;
	*literal_is_right = false;
	if (!fits(operand->number, width) || (changed && type == TYPE_F64))
		return false;
	if (changed)
		bits = folded(bits, operand, width_of(type));
	constant->literal = (uint32_t)(type == TYPE_B16 ? (uint64_t)operand->number : bits);
	*literal_is_right = fits((int64_t)bits, 32) && !(type == TYPE_F64 && (operand->negated || operand->absolute));
	if (type == TYPE_B16) /* neither floats of 16 bits nor numbers that are negative in 16 bits alone */
		return find_inline(TYPE_B64, 64, (uint64_t)operand->number, &constant->source);
	/* The literal of a float is its high half, which may be all that an inline constant has. */
	return find_inline(type, width, bits, &constant->source) ||
	       (type == TYPE_F64 && *literal_is_right && find_inline(type, width, bits << 32, &constant->source));
}

/* The inline constant that two equal halves are, or an integer of 32 bits. */
static bool find_inline_of_both(uint32_t bits, uint16_t *source) {
	uint16_t low = (uint16_t)bits;
	bool is_integer = isa_is_inline_integer((int32_t)bits);
	return (is_integer && find_inline(TYPE_B32, 32, bits, source)) ||
	       (bits >> 16 == low && find_inline(TYPE_F16, 16, low, source));
}

/* A literal of 64 bits, where one of 32 does not say it: of integers that are the same with a sign and without one, of
 * floats the high half. lit() makes llvm-mc take two dwords, and store the one there would be. */
static bool read_wide(enum isa_type type, bool fold, const struct isa_operand *operand, struct isa_constant *constant) {
	bool real = operand->type == OPERAND_REAL;
	double value = real ? real_of(operand, fold) : 0;
	uint64_t bits = (uint64_t)operand->number, high;
	if (real)
		memcpy(&bits, &value, sizeof bits);
	if (type == TYPE_F64)
		high = !real && fits(operand->number, 32) ? (uint32_t)bits : bits >> 32;
	else
		high = bits;
	bool is_low = type == TYPE_F64 && !real && fits(operand->number, 32);
	bool narrow = type == TYPE_F64 ? is_low || !(uint32_t)bits : bits <= INT32_MAX;
	constant->inexact = false;
	constant->source = narrow && !operand->literal ? SOURCE_LITERAL : SOURCE_WIDE_LITERAL;
	if (operand->literal && !operand->wide)
		bits = real ? bits >> 32 : (uint32_t)bits;
	constant->literal = bits;
	if (constant->source == SOURCE_LITERAL)
		constant->literal = high;
	return (type == TYPE_F64 || !real) && !(type == TYPE_F64 && !real && (operand->negated || operand->absolute));
}

bool isa_constant_read(enum isa_type type, enum isa_constants most, bool fold, const struct isa_operand *operand,
                       struct isa_constant *constant) {
	bool literal_is_right;
	enum isa_type one = element(type);
	bool wide = type == TYPE_WIDE_B64 || type == TYPE_WIDE_F64, packed = one != type && width_of(one) != 64;
	*constant = (struct isa_constant){0};
	if (most == NO_CONSTANTS || one > TYPE_F64)
		return false;
	bool inlined = operand->type == OPERAND_REAL
	                   ? read_real(one, packed, fold, operand, constant, &literal_is_right)
	                   : read_integer(one, packed, fold, operand, constant, &literal_is_right);
	if (type == TYPE_WHOLE_V2F16)
		inlined = false;
	if (type == TYPE_BOTH_F16 && literal_is_right)
		inlined = find_inline_of_both((uint32_t)constant->literal, &constant->source);
	if (most < LITERAL_CONSTANTS && needs_literal(one, packed, fold, operand))
		return false;
	if (operand->few_floats && constant->source == SOURCE_INVERSE_TWO_PI)
		inlined = false;
	if (inlined && !operand->literal) {
		constant->inexact = false;
		return true;
	}
	constant->source = SOURCE_LITERAL;
	if (type == TYPE_HIGH_F64 && operand->type == OPERAND_INTEGER && !(uint32_t)operand->number && !literal_is_right) {
		constant->literal = (uint64_t)operand->number >> 32;
		literal_is_right = !operand->negated && !operand->absolute;
	}
	if (wide)
		return read_wide(one, fold, operand, constant) && most >= LITERAL_CONSTANTS;
	return literal_is_right && most >= LITERAL_CONSTANTS;
}

bool isa_number_read(enum isa_type type, const struct isa_operand *operand, uint64_t *stored) {
	int64_t number = operand->number; /* of a float its bits, as in llvm-mc: 0.0 is 0 */
	*stored = (uint64_t)number;
	switch (type) {
	case TYPE_UNSIGNED16: return number >= 0 && number <= UINT16_MAX;
	case TYPE_EITHER16:
	case TYPE_BRANCH: return number >= INT16_MIN && number <= UINT16_MAX;
	case TYPE_SPECIAL:
	case TYPE_OFF: return false;
	default: return true;
	}
}
