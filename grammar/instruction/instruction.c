/* instruction.c: see instruction.h. */
#include "instruction.h"

#include "base/elf_numbers.h"
#include "base/suggest.h"
#include "isa/form.h"
#include "module/data.h"
#include "module/fixup.h"
#include "operand_read.h"

/* A branch holds the distance in dwords from the next instruction in the low 16 bits. */
static const struct fixup_kind branch = {.what = "a branch",
                                         .width = 2,
                                         .unit = 4,
                                         .start = 4,
                                         .overflow = "branch size exceeds simm16",
                                         .relative = R_AMDGPU_REL16,
                                         .own_only = true};

/* A symbol in a literal is the distance to it, unless a specifier says otherwise. */
static const struct fixup_kind distance = {
    .what = "a literal", .width = 4, .unit = 1, .relative = R_AMDGPU_REL32, .absolute = R_AMDGPU_REL32};

/* What is known of a line while it is read. */
struct line {
	struct isa_line isa;
	struct cursor cursor;
	const char *mnemonic;
	const char *starts[ISA_MOST_OPERANDS];
	struct value values[ISA_MOST_OPERANDS];
};

/* ---- the mnemonic ---- */

static const struct {
	const char *text;
	enum isa_suffix suffix;
} suffixes[] = {
    {"_e32", SUFFIX_E32},
    {"_e64", SUFFIX_E64},
    {"_dpp", SUFFIX_DPP},
    {"_sdwa", SUFFIX_SDWA},
};

static size_t without_suffix(const char *name, size_t length, enum isa_suffix *suffix) {
	*suffix = SUFFIX_NONE;
	for (size_t i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++) {
		size_t end = strlen(suffixes[i].text);
		if (length > end && memcmp(name + length - end, suffixes[i].text, end) == 0) {
			*suffix = suffixes[i].suffix;
			return length - end;
		}
	}
	return length;
}

/* llvm-mc takes VOP1 instructions with two suffixes, of which the last one counts. */
static const struct isa_row *find_with_suffixes(const char *name, size_t length) {
	enum isa_suffix other;
	size_t shorter = without_suffix(name, length, &other);
	const struct isa_row *row = shorter < length ? isa_find(name, shorter) : NULL;
	return row && row->format == FORMAT_VOP1 && !(row->flags & ISA_NO_E64) ? row : NULL;
}

/* Upper case is read as lower case. */
static bool find_mnemonic(struct line *line) {
	char name[ISA_NAME_SIZE + 8];
	struct text text = cursor_name(&line->cursor);
	if (text.length >= sizeof name)
		return false;
	for (size_t i = 0; i < text.length; i++)
		name[i] = (char)(text.at[i] >= 'A' && text.at[i] <= 'Z' ? text.at[i] | 0x20 : text.at[i]);
	size_t length = without_suffix(name, text.length, &line->isa.suffix);
	line->isa.rows = isa_find(name, length);
	if (!line->isa.rows)
		line->isa.rows = find_with_suffixes(name, length);
	line->cursor.at += text.length;
	return line->isa.rows != NULL;
}

/* ---- operands ---- */

static unsigned kinds_of(const struct isa_row *row) {
	unsigned count = 0;
	while (row->operands[count])
		count++;
	return count;
}

/* What the instruction may have as its n-th operand. Masks of lanes may be missing before it. */
static struct expected expected_at(const struct line *line, unsigned n) {
	struct expected expected = {0};
	for (const struct isa_row *row = line->isa.rows; row; row = isa_next(row)) {
		unsigned count = kinds_of(row), missing = 0;
		if (!isa_has(line->isa.set, row))
			continue;
		for (unsigned i = 0; i < count; i++) {
			unsigned kind = row->operands[i], role = isa_kinds[kind].role;
			if (i == n && special_is(kind))
				expected.special = kind;
			if (role == ROLE_SRC && !(row->flags & ISA_NO_E64) && i == n)
				expected.floats |= isa_kinds[kind].changes;
			missing += kind == KIND_vcc_cmp || kind == KIND_vcc_out || kind == KIND_vcc_in || role == ROLE_OFFSET;
			if (role == ROLE_OFFSET)
				expected.modifiers |= ISA_SCALAR_OFFSET;
		}
		expected.scalar |= row->format == FORMAT_SMEM;
		expected.vector |= isa_is_vector_memory(row->format);
		if (n + missing >= count || expected.vector)
			expected.modifiers |= isa_flags(row);
	}
	return expected;
}

static bool read_operands(struct line *line) {
	struct cursor *cursor = &line->cursor;
	while (!cursor_at_end(cursor)) {
		unsigned n = line->isa.count;
		struct read_operand read = {.operand = &line->isa.operands[n]};
		struct expected expected = expected_at(line, n);
		if (n == ISA_MOST_OPERANDS) {
			cursor_error(cursor, cursor->at, "invalid operand for instruction");
			return false;
		}
		if (!operand_read(cursor, &expected, &read))
			return false;
		line->starts[n] = read.start;
		line->values[n] = read.value;
		line->isa.count++;
		cursor_takes(cursor, ',');
	}
	return true;
}

/* ---- bytes ---- */

/* What llvm-mc stores relative to the literal's place: values with a symbol that is not taken from another, unless the
 * specifier asks for the address. */
static bool is_distance(const struct expr *expr) {
	switch (expr->kind) {
	case EXPR_SYMBOL: return !specifier_is_absolute((enum specifier)expr->specifier);
	case EXPR_UNARY: return is_distance(expr->left);
	case EXPR_BINARY:
		return expr->operation != BINARY_SUBTRACT && (is_distance(expr->left) || is_distance(expr->right));
	default: return false;
	}
}

static void emit(struct line *line, const struct isa_code *code) {
	struct module *module = line->cursor.reader->module;
	kd_pos pos = code->late ? text_pos(line->cursor.reader, line->starts[code->late_operand]) : 0;
	struct value value = code->late ? line->values[code->late_operand] : value_constant(0);
	switch (code->late) {
	case LATE_NONE: data_bytes(module, code->bytes, code->size); break;
	case LATE_BRANCH:
		data_fixup(module, &branch, value, pos);
		data_bytes(module, code->bytes + branch.width, code->size - branch.width);
		break;
	case LATE_LITERAL:
		data_bytes(module, code->bytes, code->size - distance.width);
		data_fixup(module, is_distance(value.expr) ? &distance : fixup_of_data(distance.width), value, pos);
	}
}

static void encode(struct line *line) {
	struct isa_code code;
	struct isa_refusal refusal;
	struct reader *reader = line->cursor.reader;
	if (!isa_encode(&line->isa, &code, &refusal)) {
		const char *at = refusal.operand == ISA_WHOLE_LINE ? line->mnemonic : line->starts[refusal.operand];
		char owners[128] = "";
		if (refusal.elsewhere)
			isa_owners(line->isa.rows, owners, sizeof owners);
		diag_error(reader->diag, text_pos(reader, at), "%s%s%s", refusal.text, *owners ? "; these have it: " : "",
		           owners);
		return;
	}
	if (code.inexact)
		diag_warning(reader->diag, text_pos(reader, line->mnemonic),
		             "Can't encode literal as exact 64-bit floating-point operand. Low 32-bits will be set to zero");
	emit(line, &code);
}

void instruction_suggest(const struct reader *reader, struct suggestions *found) {
	uint32_t set = isa_set_of(reader->module->target.processor);
	const struct isa_row *row;
	for (size_t i = 0; (row = isa_row_at(i)); i++)
		if (isa_has(set, row))
			suggest_consider(found, row->name);
}

enum instruction_result instruction_line_read(struct reader *reader, struct text text) {
	struct line line = {.mnemonic = text.at};
	uint32_t set = isa_set_of(reader->module->target.processor);
	if (!set)
		return INSTRUCTION_NOT_HERE;
	line.isa.set = set;
	line.cursor = (struct cursor){reader, set, text.at, text.at + text.length};
	if (!find_mnemonic(&line))
		return INSTRUCTION_UNKNOWN;
	if (read_operands(&line))
		encode(&line);
	return INSTRUCTION_DONE;
}
