/* special.c: see special.h. Section "Operands" of AMDGPUOperandSyntax.rst: hwreg, msg, imm16, label. */
#include "special.h"

#include <stdio.h>

#include "base/suggest.h"
#include "buffer_format.h"
#include "gpu/isa/elsewhere.h"
#include "gpu/isa/feature_sets.h"
#include "gpu/isa/names.h"
#include "register_read.h"
#include "remedy_words.h"
#include "wait.h"

typedef enum special_result reader_of_kind(struct cursor *cursor, struct read_operand *read);

const char special_absolute[] = "expected absolute expression";

enum special_result special_number(struct read_operand *read, unsigned kind, int64_t number) {
	*read->operand = (struct isa_operand){.type = OPERAND_SPECIAL, .special = (uint16_t)kind, .number = number};
	return SPECIAL_READ;
}

enum special_result special_wrong(struct cursor *cursor, const char *at, const char *message) {
	cursor_error(cursor, at, "%s", message);
	return SPECIAL_WRONG;
}

bool special_number_or(struct cursor *cursor, int64_t *number, const char *message) {
	const char *remedy = register_is_named(cursor) ? "a register is no number" : NULL;
	return cursor_number_else(cursor, number, message, remedy);
}

/* What other processors have: "; these have it: gfx942; write ...". */
static void refuse_elsewhere(struct cursor *cursor, const char *text, const char *name, unsigned feature) {
	struct piece elsewhere = {0};
	const char *advice = isa_advice(cursor->machine, name);
	if (isa_feature_sets[feature])
		remedy_say_owners(&elsewhere, isa_feature_sets[feature]);
	else
		piece_say(&elsewhere, "other generations have it");
	cursor_error(cursor, cursor->at, "%s not supported on this GPU; %s%s%s", text, elsewhere.text, advice ? "; " : "",
	             advice ? advice : "");
}

enum { REMEDY_SIZE = SUGGEST_ENDING_SIZE + 16 };

/* "did you mean HW_REG_MODE?"; NULL: nothing is near. */
static const char *near_name(const struct suggestions *found, char remedy[REMEDY_SIZE]) {
	char names[SUGGEST_ENDING_SIZE];
	if (!suggest_text(found, names, sizeof names))
		return NULL;
	snprintf(remedy, REMEDY_SIZE, "did you mean %s?", names);
	return remedy;
}

/* ---- hwreg ---- */

enum { HWREG_ID, HWREG_OFFSET, HWREG_SIZE, HWREG_PARTS };

struct hwreg_part {
	const char *name; /* in the form {name: value} */
	int64_t least, most, preset;
	const char *message;
};

static const struct hwreg_part hwreg_parts[HWREG_PARTS] = {
    {"id", 0, 63, 0, "invalid hardware register: only 6-bit values are legal"},
    {"offset", 0, 31, 0, "invalid bit offset: only 5-bit values are legal"},
    {"size", 1, 32, 32, "invalid bitfield width: only values from 1 to 32 are legal"},
};

struct hwreg_values {
	int64_t values[HWREG_PARTS];
	const char *places[HWREG_PARTS];
};

/* A number, or a name that is no register's. */
static bool read_unknown_hwreg(struct cursor *cursor, int64_t *number, struct text name) {
	char remedy[REMEDY_SIZE];
	struct suggestions found = suggest_for(name.at, name.length);
	for (unsigned i = 0; i <= hwreg_parts[HWREG_ID].most; i++) {
		const struct isa_hwreg *known = isa_hwreg_at(cursor->machine, i);
		if (known)
			suggest_consider(&found, known->name);
	}
	return cursor_number_else(cursor, number, "expected a register name or an absolute expression",
	                          near_name(&found, remedy));
}

static bool read_hwreg_id(struct cursor *cursor, struct hwreg_values *hwreg) {
	struct text name = cursor_name(cursor);
	const struct isa_hwreg *known = isa_hwreg_find(cursor->machine, name.at, name.length);
	hwreg->places[HWREG_ID] = cursor->at;
	if (!known)
		return read_unknown_hwreg(cursor, &hwreg->values[HWREG_ID], name);
	if (!isa_exists(cursor->machine, known->feature)) {
		refuse_elsewhere(cursor, "invalid hardware register:", known->name, known->feature);
		return false;
	}
	cursor->at += name.length;
	hwreg->values[HWREG_ID] = known->number;
	return true;
}

static bool read_hwreg_part(struct cursor *cursor, struct hwreg_values *hwreg, unsigned part) {
	cursor_skip_blanks(cursor);
	hwreg->places[part] = cursor->at;
	return cursor_number(cursor, &hwreg->values[part], special_absolute);
}

/* hwreg(id) or hwreg(id, offset, size) */
static bool read_hwreg_call(struct cursor *cursor, struct hwreg_values *hwreg) {
	cursor_takes_word(cursor, "hwreg");
	cursor_takes(cursor, '(');
	if (!read_hwreg_id(cursor, hwreg))
		return false;
	if (cursor_takes(cursor, ')'))
		return true;
	if (!cursor_needs(cursor, ',', "expected a comma or a closing parenthesis") ||
	    !read_hwreg_part(cursor, hwreg, HWREG_OFFSET) || !cursor_needs(cursor, ',', "expected a comma") ||
	    !read_hwreg_part(cursor, hwreg, HWREG_SIZE))
		return false;
	return cursor_needs(cursor, ')', "expected a closing parenthesis");
}

static bool read_hwreg_field(struct cursor *cursor, struct hwreg_values *hwreg, unsigned *seen) {
	struct text name = cursor_name(cursor);
	unsigned part = 0;
	while (part < HWREG_PARTS && !text_is(name, hwreg_parts[part].name))
		part++;
	if (part == HWREG_PARTS || *seen & 1u << part) {
		cursor_error(cursor, cursor->at,
		             part == HWREG_PARTS ? "unknown field: there are id, offset and size" : "duplicate field");
		return false;
	}
	*seen |= 1u << part;
	cursor->at += name.length;
	return cursor_needs(cursor, ':', "colon expected") && read_hwreg_part(cursor, hwreg, part);
}

/* {id: 1, offset: 2, size: 3}, each of which may be missing */
static bool read_hwreg_fields(struct cursor *cursor, struct hwreg_values *hwreg) {
	unsigned seen = 0;
	cursor_takes(cursor, '{');
	if (cursor_takes(cursor, '}'))
		return true;
	do
		if (!read_hwreg_field(cursor, hwreg, &seen))
			return false;
	while (cursor_takes(cursor, ','));
	return cursor_needs(cursor, '}', "expected a comma or a closing brace");
}

static bool hwreg_is_right(struct cursor *cursor, const struct hwreg_values *hwreg) {
	for (unsigned i = 0; i < HWREG_PARTS; i++)
		if (hwreg->values[i] < hwreg_parts[i].least || hwreg->values[i] > hwreg_parts[i].most) {
			cursor_error(cursor, hwreg->places[i], "%s", hwreg_parts[i].message);
			return false;
		}
	return true;
}

/* The number of 16 bits in place of a macro. */
static enum special_result read_bits16(struct cursor *cursor, struct read_operand *read, unsigned kind,
                                       const char *message) {
	int64_t number;
	if (!special_number_or(cursor, &number, message))
		return SPECIAL_WRONG;
	if (number < 0 || number > UINT16_MAX)
		return special_wrong(cursor, read->start, "invalid immediate: only 16-bit values are legal");
	return special_number(read, kind, number);
}

static enum special_result read_hwreg(struct cursor *cursor, struct read_operand *read) {
	struct hwreg_values hwreg;
	bool fields = cursor_sees(cursor, '{');
	for (unsigned i = 0; i < HWREG_PARTS; i++)
		hwreg.values[i] = hwreg_parts[i].preset;
	if (!fields && !cursor_sees_call(cursor, "hwreg"))
		return read_bits16(
		    cursor, read, KIND_hwreg,
		    "expected a hwreg macro, structured immediate or an absolute expression: such as hwreg(HW_REG_MODE)");
	if (!(fields ? read_hwreg_fields(cursor, &hwreg) : read_hwreg_call(cursor, &hwreg)) ||
	    !hwreg_is_right(cursor, &hwreg))
		return SPECIAL_WRONG;
	return special_number(read, KIND_hwreg,
	                      hwreg.values[HWREG_ID] | hwreg.values[HWREG_OFFSET] << ISA_HWREG_FIRST |
	                          (hwreg.values[HWREG_SIZE] - 1) << ISA_HWREG_WIDTH);
}

/* ---- s_sendmsg ---- */

struct sent_message {
	const struct isa_message *known; /* NULL: it is given as a number */
	int64_t id, operation, stream;
	bool has_operation, has_stream;
	const char *id_at, *operation_at, *stream_at;
};

/* A number, or a name that is no message's. */
static bool read_unknown_message(struct cursor *cursor, int64_t *number, struct text name) {
	char remedy[REMEDY_SIZE];
	struct suggestions found = suggest_for(name.at, name.length);
	for (unsigned i = 0; i <= isa_last_message(cursor->machine); i++) {
		const struct isa_message *known = isa_message_at(cursor->machine, i);
		if (known)
			suggest_consider(&found, known->name);
	}
	return cursor_number_else(cursor, number, "expected a message name or an absolute expression",
	                          near_name(&found, remedy));
}

static bool read_message_id(struct cursor *cursor, struct sent_message *message) {
	struct text name = cursor_name(cursor);
	message->id_at = cursor->at;
	message->known = isa_message_find(cursor->machine, name.at, name.length);
	if (!message->known)
		return read_unknown_message(cursor, &message->id, name);
	message->id = message->known->number;
	if (!isa_exists(cursor->machine, message->known->feature)) {
		refuse_elsewhere(cursor, "specified message id is", message->known->name, message->known->feature);
		return false;
	}
	cursor->at += name.length;
	return true;
}

static bool read_message_operation(struct cursor *cursor, struct sent_message *message) {
	struct text name = cursor_name(cursor);
	bool fits = message->id >= 0 && message->id <= isa_last_message(cursor->machine);
	const struct isa_message *of = fits ? isa_message_at(cursor->machine, (unsigned)message->id) : NULL;
	const struct isa_message_operation *known = isa_message_operation_find(of, name.at, name.length);
	message->has_operation = true;
	message->operation_at = cursor->at;
	if (!known)
		return cursor_number(cursor, &message->operation, "expected an operation name or an absolute expression");
	message->operation = known->number;
	if (!isa_exists(cursor->machine, known->feature)) {
		refuse_elsewhere(cursor, "specified operation id is", known->name, known->feature);
		return false;
	}
	cursor->at += name.length;
	return true;
}

static bool read_message_stream(struct cursor *cursor, struct sent_message *message) {
	cursor_skip_blanks(cursor);
	message->has_stream = true;
	message->stream_at = cursor->at;
	return cursor_number(cursor, &message->stream, special_absolute);
}

static bool read_message_parts(struct cursor *cursor, struct sent_message *message) {
	return read_message_id(cursor, message) &&
	       (!cursor_takes(cursor, ',') || (read_message_operation(cursor, message) &&
	                                       (!cursor_takes(cursor, ',') || read_message_stream(cursor, message))));
}

/* A message that is named may only have what belongs to it. */
static const char *named_message_error(const struct sent_message *message, const char **at) {
	const struct isa_message *known = message->known;
	const struct isa_message_operation *operation = isa_message_operation_at(known, message->operation);
	*at = message->has_operation ? message->operation_at : message->id_at;
	if (known->operations == ISA_NO_OPERATIONS)
		return message->has_operation ? "message does not support operations: leave it out" : NULL;
	if (!message->has_operation)
		return "missing message operation: it follows after a comma";
	if (!operation)
		return "invalid operation id";
	*at = message->stream_at;
	if (!message->has_stream)
		return NULL;
	if (!operation->streams)
		return "message operation does not support streams: leave it out";
	return message->stream < 0 || message->stream >= operation->streams ? "invalid message stream id: it is 0 to 3"
	                                                                    : NULL;
}

/* One given as a number may have whatever its bits hold. */
static const char *numbered_message_error(const struct sent_message *message, int64_t last, const char **at) {
	*at = message->id_at;
	if (message->id < 0 || message->id > last)
		return last > 15 ? "invalid message id: it is 0 to 255" : "invalid message id: it is 0 to 15";
	*at = message->operation_at;
	if (message->operation < 0 || message->operation > 7)
		return "invalid operation id: it is 0 to 7";
	*at = message->stream_at;
	return message->stream < 0 || message->stream > 3 ? "invalid message stream id: it is 0 to 3" : NULL;
}

static enum special_result read_message(struct cursor *cursor, struct read_operand *read, unsigned kind) {
	struct sent_message message = {0};
	const char *at;
	if (!cursor_sees_call(cursor, "sendmsg"))
		return read_bits16(cursor, read, kind,
		                   "expected a sendmsg macro or an absolute expression: such as sendmsg(MSG_INTERRUPT)");
	cursor_takes_word(cursor, "sendmsg");
	cursor_takes(cursor, '(');
	if (!read_message_parts(cursor, &message) || !cursor_needs(cursor, ')', "expected a closing parenthesis"))
		return SPECIAL_WRONG;
	const char *error = message.known ? named_message_error(&message, &at)
	                                  : numbered_message_error(&message, isa_last_message(cursor->machine), &at);
	if (error)
		return special_wrong(cursor, at, error);
	return special_number(read, kind, message.id | message.operation << 4 | message.stream << 8);
}

static enum special_result read_sendmsg(struct cursor *cursor, struct read_operand *read) {
	return read_message(cursor, read, KIND_sendmsg);
}

/* Of s_sendmsg_rtn, which has 8 bits for it. */
static enum special_result read_msg_rtn(struct cursor *cursor, struct read_operand *read) {
	enum special_result result = read_message(cursor, read, KIND_msg_rtn);
	if (result == SPECIAL_READ && read->operand->number > UINT8_MAX)
		return special_wrong(cursor, read->start, "invalid message id: it is 0 to 255 [stricter than llvm-mc]");
	return result;
}

/* ---- the others ---- */

static bool read_index_mode(struct cursor *cursor, int64_t *modes) {
	struct text name = cursor_name(cursor);
	for (unsigned i = 0; i < ISA_INDEX_MODES; i++) {
		if (!text_is(name, isa_index_modes[i]))
			continue;
		if (*modes & 1 << i) {
			cursor_error(cursor, name.at, "duplicate VGPR index mode");
			return false;
		}
		*modes |= 1 << i;
		cursor->at += name.length;
		return true;
	}
	cursor_error(cursor, name.at,
	             *modes ? "expected a VGPR index mode" : "expected a VGPR index mode or a closing parenthesis");
	return false;
}

static enum special_result read_gpr_idx(struct cursor *cursor, struct read_operand *read) {
	int64_t modes = 0;
	if (!cursor_sees_call(cursor, "gpr_idx")) {
		if (!cursor_measured_number(cursor, &modes, special_absolute))
			return SPECIAL_WRONG;
		if (modes < 0 || modes > 15)
			return special_wrong(cursor, read->start, "invalid immediate: only 4-bit values are legal");
		return special_number(read, KIND_gpr_idx, modes);
	}
	cursor_takes_word(cursor, "gpr_idx");
	cursor_takes(cursor, '(');
	if (cursor_takes(cursor, ')'))
		return special_number(read, KIND_gpr_idx, 0);
	do
		if (!read_index_mode(cursor, &modes))
			return SPECIAL_WRONG;
	while (cursor_takes(cursor, ','));
	if (!cursor_needs(cursor, ')', "expected a comma or a closing parenthesis"))
		return SPECIAL_WRONG;
	return special_number(read, KIND_gpr_idx, modes);
}

static enum special_result read_endpgm(struct cursor *cursor, struct read_operand *read) {
	int64_t number;
	if (!special_number_or(cursor, &number, special_absolute))
		return SPECIAL_WRONG;
	if (number < 0 || number > UINT16_MAX)
		return special_wrong(cursor, read->start, "expected a 16-bit value: it is 0 to 65535");
	return special_number(read, KIND_endpgm, number);
}

static enum special_result read_label(struct cursor *cursor, struct read_operand *read) {
	if (register_begins(cursor) || register_change_begins(cursor))
		return SPECIAL_NONE;
	if (cursor_sees_real(cursor))
		cursor_real(cursor, &read->value.constant);
	else if (!cursor_value(cursor, &read->value))
		return SPECIAL_WRONG;
	*read->operand = (struct isa_operand){.type = OPERAND_LATE};
	if (read->value.expr && read->value.expr->kind != EXPR_SYMBOL)
		return special_wrong(cursor, read->start, "expected an absolute expression or a label: a label stands alone");
	if (read->value.expr)
		return SPECIAL_READ;
	int64_t number = read->value.constant;
	if (number < INT16_MIN || number > UINT16_MAX)
		return special_wrong(cursor, read->start,
		                     "expected a 16-bit signed jump offset: it is -32768 to 32767 dwords, or a label");
	*read->operand = (struct isa_operand){.type = OPERAND_INTEGER, .number = number};
	return SPECIAL_READ;
}

/* ---- interpolation and exports ---- */

/* attr0.x */
static enum special_result read_attribute(struct cursor *cursor, struct read_operand *read) {
	enum { MOST = 32 };
	static const char prefix[] = "attr";
	struct text name = cursor_name(cursor);
	size_t begin = sizeof prefix - 1;
	int64_t number = 0;
	if (!name.length || cursor_sees_real(cursor))
		return SPECIAL_NONE;
	if (name.length < begin || memcmp(name.at, prefix, begin) != 0)
		return special_wrong(cursor, name.at, "invalid interpolation attribute: it is called attr0.x");
	const char *channel = strchr(isa_channels, name.at[name.length - 1]);
	if (name.length < begin + 2 || name.at[name.length - 2] != '.' || !channel)
		return special_wrong(cursor, name.at,
		                     "invalid or missing interpolation attribute channel: it is .x, .y, .z or .w");
	for (size_t i = begin; i < name.length - 2 && number <= MOST; i++)
		number = lex_digit_value(name.at[i]) < 10 ? number * 10 + lex_digit_value(name.at[i]) : INT64_MAX;
	if (name.length == begin + 2 || number == INT64_MAX)
		return special_wrong(cursor, name.at, "invalid or missing interpolation attribute number");
	if (number > MOST)
		return special_wrong(cursor, name.at, "out of bounds interpolation attribute number: the last one is 32");
	cursor->at += name.length;
	return special_number(read, KIND_attribute, number * ISA_CHANNELS + (channel - isa_channels));
}

/* p10, p20, p0 */
static enum special_result read_slot(struct cursor *cursor, struct read_operand *read) {
	struct text name = cursor_name(cursor);
	for (unsigned i = 0; i < ISA_SLOTS; i++)
		if (cursor_takes_word(cursor, isa_slots[i]))
			return special_number(read, KIND_slot, i);
	return name.length ? special_wrong(cursor, name.at, "invalid interpolation slot: it is p10, p20 or p0")
	                   : SPECIAL_NONE;
}

/* "mrt0 to mrt7, mrtz": a name that is no target's. */
static void report_target(struct cursor *cursor) {
	enum { NUMBERS = 64 };
	struct piece names = {0};
	for (unsigned i = 0; i < NUMBERS; i++) {
		const struct isa_export_target *row = isa_export_target_at(cursor->machine, i);
		if (!row || row->number != i)
			continue;
		piece_say(&names, "%s%s", names.used ? ", " : "", row->name);
		if (row->first >= 0)
			piece_say(&names, "%d", row->first);
		if (row->count > 1)
			piece_say(&names, " to %s%d", row->name, row->first + row->count - 1);
	}
	cursor_error(cursor, cursor->at, "invalid exp target: it is one of %s", names.text);
}

static enum special_result read_target(struct cursor *cursor, struct read_operand *read) {
	unsigned number;
	struct text name = cursor_name(cursor);
	const struct isa_export_target *target = isa_export_target_find(name.at, name.length, &number);
	if (!name.length)
		return SPECIAL_NONE;
	if (!target) {
		report_target(cursor);
		return SPECIAL_WRONG;
	}
	if (!isa_exists(cursor->machine, target->feature)) {
		refuse_elsewhere(cursor, "exp target is", target->name, target->feature);
		return SPECIAL_WRONG;
	}
	cursor->at += name.length;
	return special_number(read, KIND_target, number);
}

static reader_of_kind *const readers[KIND_COUNT] = {
    [KIND_waitcnt] = wait_read_counters,
    [KIND_depctr] = wait_read_dependencies,
    [KIND_delay] = wait_read_delay,
    [KIND_msg_rtn] = read_msg_rtn,
    [KIND_hwreg] = read_hwreg,
    [KIND_sendmsg] = read_sendmsg,
    [KIND_gpr_idx] = read_gpr_idx,
    [KIND_endpgm] = read_endpgm,
    [KIND_label] = read_label,
    [KIND_loop] = read_label,
    [KIND_dfmt] = buffer_dfmt_read,
    [KIND_attribute] = read_attribute,
    [KIND_slot] = read_slot,
    [KIND_target] = read_target,
};

bool special_is(unsigned kind) {
	return readers[kind] != NULL;
}

enum special_result special_read(struct cursor *cursor, unsigned kind, struct read_operand *read) {
	return readers[kind](cursor, read);
}
