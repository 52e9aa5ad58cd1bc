/* wait.c: see wait.h. */
#include "wait.h"

#include "gpu/isa/elsewhere.h"
#include "gpu/isa/names.h"
#include "gpu/isa/pages/piece.h"

static bool name_is_missing(struct cursor *cursor) {
	cursor_error(cursor, cursor->at, "expected a counter name");
	return false;
}

/* After the value: another counter follows a separator. */
static bool end_counter(struct cursor *cursor) {
	if (!cursor_needs(cursor, ')', "expected a closing parenthesis"))
		return false;
	bool goes_on = cursor_takes(cursor, '&') || cursor_takes(cursor, ',');
	return !goes_on || !cursor_at_end(cursor) || name_is_missing(cursor);
}

/* ---- s_waitcnt ---- */

/* A name; `_sat` after it takes the largest value for those above. */
static const struct isa_counter *read_counter_name(struct cursor *cursor, bool *saturates) {
	static const char suffix[] = "_sat";
	struct text name = cursor_name(cursor);
	size_t length = name.length, end = sizeof suffix - 1;
	*saturates = length > end && memcmp(name.at + length - end, suffix, end) == 0;
	return isa_counter_find(cursor->machine, ISA_WAITCNT, name.at, *saturates ? length - end : length);
}

static void report_counter(struct cursor *cursor, struct text name) {
	struct isa_other other;
	bool is_other = isa_other_word(name.at, name.length, &other);
	cursor_error(cursor, name.at, "invalid counter name %.*s: there are vmcnt, expcnt and lgkmcnt%s%s",
	             (int)name.length, name.at, is_other ? "; " : "",
	             is_other ? isa_instead_of_word(cursor->machine, &other) : "");
}

static bool read_counter(struct cursor *cursor, int64_t *waits) {
	bool saturates;
	int64_t value;
	struct text name = cursor_name(cursor);
	if (!name.length)
		return name_is_missing(cursor);
	const struct isa_counter *counter = read_counter_name(cursor, &saturates);
	cursor->at += name.length;
	if (!cursor_needs(cursor, '(', "expected a left parenthesis"))
		return false;
	cursor_skip_blanks(cursor);
	const char *value_at = cursor->at;
	if (!counter) {
		report_counter(cursor, name);
		return false;
	}
	if (!cursor_number(cursor, &value, special_absolute))
		return false;
	if (saturates && (uint64_t)value > (uint64_t)isa_counter_most(counter))
		value = isa_counter_most(counter);
	if (value < 0 || value > isa_counter_most(counter)) {
		cursor_error(cursor, value_at, "too large value for %s: the most is %d", counter->name,
		             (int)isa_counter_most(counter));
		return false;
	}
	*waits = (int64_t)isa_counter_set(counter, (uint64_t)*waits, (uint64_t)value);
	return end_counter(cursor);
}

enum special_result wait_read_counters(struct cursor *cursor, struct read_operand *read) {
	static const char expected[] = "expected absolute expression or counters such as vmcnt(0)";
	int64_t waits = (int64_t)isa_counters_unset(cursor->machine, ISA_WAITCNT);
	struct text name = cursor_name(cursor);
	if (!name.length || !cursor_after(cursor, name.at + name.length, '('))
		return special_number_or(cursor, &waits, expected) ? special_number(read, KIND_waitcnt, waits) : SPECIAL_WRONG;
	while (!cursor_at_end(cursor))
		if (!read_counter(cursor, &waits))
			return SPECIAL_WRONG;
	return special_number(read, KIND_waitcnt, waits);
}

/* ---- s_waitcnt_depctr ---- */

/* A counter with a value, which is given once. */
static bool read_dependency(struct cursor *cursor, int64_t *waits, uint64_t *seen) {
	int64_t value;
	struct text name = cursor_name(cursor);
	const struct isa_counter *counter = isa_counter_find(cursor->machine, ISA_DEPCTR, name.at, name.length);
	if (!name.length)
		return name_is_missing(cursor);
	if (!counter) {
		cursor_error(cursor, name.at, "invalid counter name %.*s: there are depctr_va_vdst, depctr_sa_sdst and others",
		             (int)name.length, name.at);
		return false;
	}
	cursor->at += name.length;
	if (!cursor_needs(cursor, '(', "expected a left parenthesis") || !cursor_number(cursor, &value, special_absolute))
		return false;
	uint64_t bits = isa_counter_set(counter, 0, UINT64_MAX);
	if (*seen & bits) {
		cursor_error(cursor, name.at, "duplicate counter name %s: leave one out", counter->name);
		return false;
	}
	if (value < 0 || value > isa_counter_most(counter)) {
		cursor_error(cursor, name.at, "invalid value for %s: the most is %d", counter->name,
		             (int)isa_counter_most(counter));
		return false;
	}
	*seen |= bits;
	*waits = (int64_t)isa_counter_set(counter, (uint64_t)*waits, (uint64_t)value);
	return end_counter(cursor);
}

enum special_result wait_read_dependencies(struct cursor *cursor, struct read_operand *read) {
	static const char expected[] = "expected absolute expression or counters such as depctr_va_vdst(0)";
	int64_t waits = (int64_t)isa_counters_unset(cursor->machine, ISA_DEPCTR);
	uint64_t seen = 0;
	struct text name = cursor_name(cursor);
	if (!name.length || !cursor_after(cursor, name.at + name.length, '(')) {
		if (!special_number_or(cursor, &waits, expected))
			return SPECIAL_WRONG;
		if (waits < INT16_MIN || waits > UINT16_MAX)
			return special_wrong(cursor, read->start, "invalid operand for instruction: it has 16 bits");
		return special_number(read, KIND_depctr, waits & UINT16_MAX);
	}
	while (!cursor_at_end(cursor))
		if (!read_dependency(cursor, &waits, &seen))
			return SPECIAL_WRONG;
	return special_number(read, KIND_depctr, waits);
}

/* ---- s_delay_alu ---- */

static const struct isa_delay_field *find_field(struct text name) {
	const struct isa_delay_field *field = isa_delay_field_number(0);
	for (size_t i = 1; field && !text_is(name, field->name); i++)
		field = isa_delay_field_number(i);
	return field;
}

/* No name of the field's: a number perhaps. */
static void report_delay(struct cursor *cursor, const struct isa_delay_field *field, struct text value) {
	struct piece names = {0};
	const char *name;
	for (unsigned i = 0; (name = isa_delay_name(field, i)); i++)
		piece_say(&names, "%s%s", i ? ", " : "", name);
	cursor_error(cursor, cursor->at,
	             value.length ? "invalid value name %.*s: it is %s" : "expected a value name%.*s: %s",
	             (int)value.length, value.at, names.text);
}

/* instid0(VALU_DEP_1) */
static bool read_delay_field(struct cursor *cursor, int64_t *delays) {
	struct text name = cursor_name(cursor);
	if (!name.length) {
		cursor_error(cursor, cursor->at, "expected a field name");
		return false;
	}
	const struct isa_delay_field *field = find_field(name);
	if (!field) {
		cursor_error(cursor, name.at, "invalid field name %.*s: there are instid0, instskip and instid1",
		             (int)name.length, name.at);
		return false;
	}
	cursor->at += name.length;
	if (!cursor_needs(cursor, '(', "expected a left parenthesis"))
		return false;
	struct text value = cursor_name(cursor);
	int number = isa_delay_find(field, value.at, value.length);
	if (!value.length || number < 0) {
		report_delay(cursor, field, value);
		return false;
	}
	cursor->at += value.length;
	*delays |= (int64_t)number << field->bit;
	return cursor_needs(cursor, ')', "expected a right parenthesis");
}

enum special_result wait_read_delay(struct cursor *cursor, struct read_operand *read) {
	int64_t delays = 0;
	struct text name = cursor_name(cursor);
	if (!name.length || !cursor_after(cursor, name.at + name.length, '('))
		return special_number_or(cursor, &delays, special_absolute)
		           ? special_number(read, KIND_delay, delays & UINT16_MAX)
		           : SPECIAL_WRONG;
	do
		if (!read_delay_field(cursor, &delays))
			return SPECIAL_WRONG;
	while (cursor_takes(cursor, '|'));
	return special_number(read, KIND_delay, delays);
}
