/* print_special.c: see print_special.h. */
#include "print_special.h"

#include <string.h>

#include "names.h"
#include "swizzle_bits.h"

/* ---- pieces ---- */

void isa_put_cut(struct isa_text *text, const char *bytes, size_t length) {
	size_t room = sizeof text->text - 1 - text->length;
	isa_put_bytes(text, bytes, length < room ? length : room);
}

void isa_put_unsigned(struct isa_text *text, uint64_t number) {
	char digits[20], *at = digits + sizeof digits;
	do
		*--at = (char)('0' + number % 10);
	while (number /= 10);
	isa_put_bytes(text, at, (size_t)(digits + sizeof digits - at));
}

void isa_put_decimal(struct isa_text *text, int64_t number) {
	if (number < 0)
		isa_put(text, "-");
	isa_put_unsigned(text, number < 0 ? -(uint64_t)number : (uint64_t)number);
}

void isa_put_fixed(struct isa_text *text, uint64_t number, unsigned digits) {
	char letters[16];
	for (unsigned i = digits; i-- > 0; number >>= 4)
		letters[i] = "0123456789abcdef"[number & 15];
	isa_put_bytes(text, letters, digits);
}

void isa_put_hex_digits(struct isa_text *text, uint64_t number) {
	unsigned bits = 64 - (unsigned)__builtin_clzll(number | 1);
	isa_put_fixed(text, number, (bits + 3) / 4);
}

void isa_put_hex(struct isa_text *text, int64_t number) {
	isa_put(text, number < 0 ? "-0x" : "0x");
	isa_put_hex_digits(text, number < 0 ? -(uint64_t)number : (uint64_t)number);
}

/* ---- macros ---- */

static void put_counters(struct isa_text *text, const struct isa_machine *machine, enum isa_counters of,
                         int64_t number) {
	uint64_t waits = (uint64_t)number;
	bool all = true, first = true;
	const struct isa_counter *counter;
	for (size_t i = 0; (counter = isa_counter_number(machine, of, i)); i++)
		all &= isa_counter_get(counter, waits) == (uint64_t)isa_counter_most(counter);
	for (size_t i = 0; (counter = isa_counter_number(machine, of, i)); i++) {
		uint64_t value = isa_counter_get(counter, waits);
		if (value == (uint64_t)isa_counter_most(counter) && !all)
			continue;
		isa_put(text, first ? "" : " ");
		isa_put(text, counter->name);
		isa_put(text, "(");
		isa_put_unsigned(text, value);
		isa_put(text, ")");
		first = false;
	}
}

static void put_waitcnt(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	put_counters(text, machine, ISA_WAITCNT, number);
}

static void put_depctr(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	if ((uint64_t)number & ~isa_counters_unset(machine, ISA_DEPCTR))
		isa_put_hex(text, number);
	else
		put_counters(text, machine, ISA_DEPCTR, number);
}

static unsigned delay_of(const struct isa_delay_field *field, uint64_t bits) {
	return (unsigned)(bits >> field->bit) & ((1u << field->width) - 1);
}

bool special_delays_are_known(uint64_t bits) {
	const struct isa_delay_field *field;
	for (size_t i = 0; (field = isa_delay_field_number(i)); i++) {
		if (!isa_delay_name(field, delay_of(field, bits)))
			return false;
		bits &= ~(((UINT64_C(1) << field->width) - 1) << field->bit);
	}
	return !bits;
}

/* Those that wait for nothing are left out. Where llvm-mc has a comment for a name, it is the number, as it reads
 * back. */
static void put_delay(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	const struct isa_delay_field *field;
	const char *between = "";
	(void)machine;
	if (!special_delays_are_known((uint64_t)number)) {
		isa_put_hex(text, number);
		return;
	}
	isa_put(text, number ? "" : "0");
	for (size_t i = 0; (field = isa_delay_field_number(i)); i++) {
		unsigned delay = delay_of(field, (uint64_t)number);
		if (!delay)
			continue;
		isa_put(text, between);
		isa_put(text, field->name);
		isa_put(text, "(");
		isa_put(text, isa_delay_name(field, delay));
		isa_put(text, ")");
		between = " | ";
	}
}

static void put_list(struct isa_text *text, const int64_t *numbers, unsigned count) {
	for (unsigned i = 0; i < count; i++) {
		isa_put(text, ", ");
		isa_put_decimal(text, numbers[i]);
	}
}

static void put_hwreg(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	enum { ALL_BITS = 32 };
	const struct isa_hwreg_part part = isa_hwreg_part_of(number);
	const struct isa_hwreg *known = isa_hwreg_at(machine, part.number);
	isa_put(text, "hwreg(");
	if (known)
		isa_put(text, known->name);
	else
		isa_put_decimal(text, part.number);
	if (part.first != 0 || part.width != ALL_BITS)
		put_list(text, (int64_t[]){part.first, part.width}, 2);
	isa_put(text, ")");
}

/* With names, else with numbers if these say it all. */
static void put_sendmsg(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	struct isa_sendmsg sent = isa_sendmsg_named(machine, (uint64_t)number);
	unsigned last = isa_last_message(machine);
	int64_t stream = number >> 8 & 3, rest[] = {(number & ~(int64_t)last) >> 4 & 7, stream};
	if (!sent.message && !isa_sendmsg_is_whole(machine, (uint64_t)number)) {
		isa_put_decimal(text, number);
		return;
	}
	isa_put(text, "sendmsg(");
	if (sent.message) {
		isa_put(text, sent.message->name);
		isa_put(text, sent.operation ? ", " : "");
		isa_put(text, sent.operation ? sent.operation->name : "");
		if (sent.operation && sent.operation->streams)
			put_list(text, &stream, 1);
	} else {
		isa_put_decimal(text, number & last);
		put_list(text, rest, 2);
	}
	isa_put(text, ")");
}

static void put_gpr_idx(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	(void)machine;
	if (number >> ISA_INDEX_MODES) {
		isa_put_hex(text, number);
		return;
	}
	isa_put(text, "gpr_idx(");
	for (unsigned i = 0; i < ISA_INDEX_MODES; i++) {
		if (!(number >> i & 1))
			continue;
		isa_put(text, number & ((1 << i) - 1) ? "," : "");
		isa_put(text, isa_index_modes[i]);
	}
	isa_put(text, ")");
}

static void put_attribute(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	(void)machine;
	isa_put(text, "attr");
	isa_put_decimal(text, number / ISA_CHANNELS);
	isa_put(text, (char[]){'.', isa_channels[number % ISA_CHANNELS], '\0'});
}

static void put_slot(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	(void)machine;
	isa_put(text, number < ISA_SLOTS ? isa_slots[number] : "");
}

static void put_target(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	const struct isa_export_target *target = isa_export_target_at(machine, (unsigned)number);
	if (!target)
		return;
	isa_put(text, target->name);
	if (target->first >= 0)
		isa_put_decimal(text, target->first + number - target->number);
}

static void put_plain(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	(void)machine;
	isa_put_decimal(text, number);
}

bool special_printed(struct isa_text *text, const struct isa_machine *machine, unsigned kind, int64_t number) {
	typedef void printer(struct isa_text * text, const struct isa_machine *machine, int64_t number);
	static printer *const printers[KIND_COUNT] = {
	    [KIND_waitcnt] = put_waitcnt, [KIND_hwreg] = put_hwreg,         [KIND_sendmsg] = put_sendmsg,
	    [KIND_gpr_idx] = put_gpr_idx, [KIND_endpgm] = put_plain,        [KIND_label] = put_plain,
	    [KIND_loop] = put_plain,      [KIND_attribute] = put_attribute, [KIND_slot] = put_slot,
	    [KIND_target] = put_target,   [KIND_depctr] = put_depctr,       [KIND_delay] = put_delay,
	    [KIND_msg_rtn] = put_sendmsg,
	};
	if (printers[kind])
		printers[kind](text, machine, number);
	return printers[kind] != NULL;
}

/* ---- formats of typed buffers ---- */

static void put_unified_format(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	const struct isa_unified_format *format = isa_unified_format_at(machine, (unsigned)number);
	isa_put(text, format ? "[" : "");
	if (format)
		isa_put(text, format->name);
	else
		isa_put_decimal(text, number);
	isa_put(text, format ? "]" : "");
}

void special_buffer_format(struct isa_text *text, const struct isa_machine *machine, int64_t number) {
	enum { PRESET = 1 };
	if (isa_is(machine, TRAIT_UNIFIED_FORMATS)) {
		put_unified_format(text, machine, number);
		return;
	}
	unsigned data = (unsigned)number & 15, numeric = (unsigned)number >> 4;
	isa_put(text, "[");
	if (data != PRESET)
		isa_put(text, isa_buffer_format_at(machine, ISA_BUFFER_DATA, data)->name);
	if (data != PRESET && numeric)
		isa_put(text, ",");
	if (numeric)
		isa_put(text, isa_buffer_format_at(machine, ISA_BUFFER_NUMERIC, numeric)->name);
	isa_put(text, "]");
}

/* ---- lanes ---- */

static void put_quad(struct isa_text *text, const char *name, unsigned value) {
	isa_put(text, name);
	for (unsigned i = 0; i < 4; i++) {
		isa_put(text, i ? "," : ":[");
		isa_put_unsigned(text, value >> 2 * i & 3);
	}
	isa_put(text, "]");
}

void special_lanes(struct isa_text *text, const struct isa_machine *machine, int64_t value) {
	const struct isa_lanes *lanes = isa_lanes_of(machine, value);
	if (!lanes) {
		put_quad(text, "quad_perm", (unsigned)value);
		return;
	}
	isa_put(text, lanes->name);
	if (!lanes->most)
		return;
	isa_put(text, ":");
	isa_put_decimal(text, value - lanes->first + lanes->least);
}

void special_eight_lanes(struct isa_text *text, int64_t value) {
	isa_put(text, " dpp8");
	for (unsigned i = 0; i < 8; i++) {
		isa_put(text, i ? "," : ":[");
		isa_put_unsigned(text, (uint64_t)value >> 3 * i & 7);
	}
	isa_put(text, "]");
}

/* ---- patterns of lanes ---- */

static void put_call(struct isa_text *text, const char *name, const unsigned *numbers, unsigned count) {
	isa_put(text, "swizzle(");
	isa_put(text, name);
	for (unsigned i = 0; i < count; i++) {
		isa_put(text, ",");
		isa_put_unsigned(text, numbers[i]);
	}
	isa_put(text, ")");
}

/* What becomes of each bit of a lane's number: 0, 1, preserved, inverted. */
static void put_mask(struct isa_text *text, unsigned and, unsigned or, unsigned xor) {
	isa_put(text, "swizzle(BITMASK_PERM,\"");
	for (unsigned bit = 1U << (SWIZZLE_MASK_BITS - 1); bit; bit >>= 1) {
		bool of0 = (or ^xor) & bit, of1 = ((and | or) ^ xor) & bit;
		isa_put(text, of0 == of1 ? of0 ? "1" : "0" : of0 ? "i" : "p");
	}
	isa_put(text, "\")");
}

static bool is_power(unsigned number) {
	return number && (number & (number - 1)) == 0;
}

static void put_mask_pattern(struct isa_text *text, unsigned bits) {
	unsigned last = SWIZZLE_LAST_LANE, and = bits & last, or = bits >> SWIZZLE_OR_BIT & last;
	unsigned xor = bits >> SWIZZLE_XOR_BIT & last, group = last - and+1;
	if (and == last && or == 0 && is_power(xor))
		put_call(text, "SWAP", &xor, 1);
	else if (and == last && or == 0 && xor&&is_power(xor+1))
		put_call(text, "REVERSE", (unsigned[]){xor+1}, 1);
	else if (group > 1 && is_power(group) && or < group && xor == 0)
		put_call(text, "BROADCAST", (unsigned[]){group, or }, 2);
	else
		put_mask(text, and, or, xor);
}

void special_swizzle(struct isa_text *text, const struct isa_machine *machine, int64_t pattern) {
	const unsigned last = SWIZZLE_LAST_LANE, quad = 0xff, right = 1U << SWIZZLE_ROTATE_RIGHT_BIT;
	unsigned bits = (unsigned)pattern, lanes = bits >> SWIZZLE_ROTATE_BIT & last;
	if (bits >= SWIZZLE_ROTATE && !isa_is(machine, TRAIT_ROTATED_LANES))
		isa_put_decimal(text, pattern);
	else if (bits >= SWIZZLE_FFT)
		put_call(text, "FFT", (unsigned[]){bits & last}, 1);
	else if (bits >= SWIZZLE_ROTATE)
		put_call(text, "ROTATE", (unsigned[]){(bits & right) != 0, lanes}, 2);
	else if ((bits & ~quad) == SWIZZLE_QUAD)
		put_call(text, "QUAD_PERM", (unsigned[]){bits & 3, bits >> 2 & 3, bits >> 4 & 3, bits >> 6 & 3}, 4);
	else if (!(bits & SWIZZLE_QUAD))
		put_mask_pattern(text, bits);
	else
		isa_put_decimal(text, pattern);
}
