/* instruction.c: see instruction.h. */
#include "instruction.h"

#include "base/elf_numbers.h"
#include "base/suggest.h"
#include "isa/pages/notation.h"
#include "isa/print.h"
#include "isa/renames.h"
#include "module/data.h"
#include "module/fixup.h"
#include "module/output.h"
#include "operand_read.h"
#include "register_read.h"

/* A branch holds the distance in dwords from the next instruction in the low 16 bits. */
static const struct fixup_kind branch = {.what = "a branch",
                                         .width = 2,
                                         .unit = 4,
                                         .start = 4,
                                         .overflow = "branch size exceeds simm16",
                                         .relative = R_AMDGPU_REL16,
                                         .own_only = true};

/* What is known of a line while it is read. */
struct line {
	struct isa_line isa;
	struct cursor cursor;
	const char *mnemonic;
	int mnemonic_length;
	const struct isa_rename *rename; /* what other generations call so; NULL: it is an instruction's own name */
	const char *starts[ISA_MOST_OPERANDS];
	struct value values[ISA_MOST_OPERANDS];
};

/* ---- the mnemonic ---- */

static const struct {
	char text[10];
	uint8_t length, suffix;
} suffixes[] = {
    {"_e64_dpp", 8, SUFFIX_E64_DPP}, {"_e32", 4, SUFFIX_E32},   {"_e64", 4, SUFFIX_E64},
    {"_dpp", 4, SUFFIX_DPP},         {"_sdwa", 5, SUFFIX_SDWA},
};

static size_t without_suffix(const char *name, size_t length, enum isa_suffix *suffix) {
	*suffix = SUFFIX_NONE;
	if (length < 5 || (name[length - 4] != '_' && name[length - 5] != '_'))
		return length;
	for (size_t i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++) {
		size_t end = suffixes[i].length;
		if (length > end && memcmp(name + length - end, suffixes[i].text, end) == 0) {
			*suffix = (enum isa_suffix)suffixes[i].suffix;
			return length - end;
		}
	}
	return length;
}

/* llvm-mc takes VOP1 instructions with two suffixes, of which the last one counts. With "_dpp" before another it knows
 * only forms of later generations. */
static const struct isa_row *find_with_suffixes(uint32_t set, const char *name, size_t length) {
	enum isa_suffix other;
	struct isa_form form;
	size_t shorter = without_suffix(name, length, &other);
	const struct isa_row *row = shorter < length ? isa_find(name, shorter) : NULL;
	if (!row || row->format != FORMAT_VOP1 || row->flags & ISA_NO_E64 || other == SUFFIX_DPP || other == SUFFIX_E64_DPP)
		return NULL;
	return other != SUFFIX_SDWA || isa_form_of(set, row, FAMILY_SDWA, 0, &form) ? row : NULL;
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
		line->isa.rows = find_with_suffixes(line->isa.set, name, length);
	line->rename = line->isa.rows ? NULL : isa_rename_find(name, length);
	if (line->rename)
		line->isa.rows = isa_find(line->rename->here, strlen(line->rename->here));
	line->mnemonic_length = (int)text.length;
	line->cursor.at += text.length;
	return line->isa.rows != NULL;
}

/* ---- operands ---- */

/* What all instructions of the name may have at each place. */
struct places {
	uint8_t special[ISA_ROW_OPERANDS];
	unsigned floats;                       /* a bit each: operands that may be negated or made absolute */
	unsigned integers;                     /* a bit each: operands that may be sign-extended */
	bool scalar, vector;                   /* it is an instruction of scalar or vector memory, or an export */
	uint64_t modifiers[ISA_MOST_OPERANDS]; /* a bit each: enum isa_modifier */
};

/* A modifier has its place among the others after the operands; what is before it may be missing. */
static void add_modifiers(struct places *places, uint64_t flags, unsigned first, unsigned last) {
	for (unsigned i = 0; i < MODIFIER_COUNT; i++) {
		if (!(isa_modifiers[i].flag & flags))
			continue;
		for (unsigned n = isa_modifiers[i].role == ROLE_OFFSET ? last : first; n <= last && n < ISA_MOST_OPERANDS; n++)
			places->modifiers[n] |= UINT64_C(1) << i;
		last++;
	}
}

static void add_row(struct places *places, uint32_t set, const struct isa_row *row) {
	unsigned count = 0, missing = 0;
	uint64_t flags = isa_flags_of_forms(set, row);
	for (; row->operands[count]; count++) {
		unsigned kind = row->operands[count], role = isa_kinds[kind].role;
		if (special_is(kind))
			places->special[count] = (uint8_t)kind;
		if (role == ROLE_SRC && !(row->flags & ISA_NO_E64))
			places->floats |= (unsigned)isa_kinds[kind].changes << count;
		if (role == ROLE_OFFSET)
			flags |= ISA_SCALAR_OFFSET;
		missing += isa_kind_is_optional(kind);
	}
	places->scalar |= row->format == FORMAT_SMEM;
	places->vector |= isa_is_vector_memory(row->format) || row->format == FORMAT_EXP;
	add_modifiers(places, flags, count - missing, count);
}

static void add_form(struct places *places, const struct isa_form *form) {
	unsigned count = 0;
	for (; form->kinds[count]; count++) {
		places->floats |= (unsigned)isa_kinds[form->kinds[count]].changes << count;
		places->integers |= (unsigned)isa_form_extends(form, form->kinds[count]) << count;
	}
	if (form->needs & ISA_DPP_CTRL)
		places->modifiers[count] |= UINT64_C(1) << MODIFIER_DPP_CTRL;
	add_modifiers(places, form->flags & ~form->needs, count + (form->needs != 0), count + (form->needs != 0));
}

static struct places places_of(const struct line *line) {
	struct places places = {0};
	struct isa_form form;
	for (const struct isa_row *row = line->isa.rows; row; row = isa_next(row))
		if (isa_has(line->isa.set, row)) {
			add_row(&places, line->isa.set, row);
			for (unsigned family = FAMILY_SDWA; family < FAMILY_COUNT; family++)
				if (isa_form_of(line->isa.set, row, family, 0, &form))
					add_form(&places, &form);
		}
	return places;
}

/* Those of instructions that were met, by their rows: sources repeat a few, and finding them takes long. */
enum { PLACES_KEPT = 128 };

struct known_places {
	const struct isa_row *rows[PLACES_KEPT];
	struct places *places[PLACES_KEPT];
};

static const struct places *known_places(const struct line *line) {
	struct reader *reader = line->cursor.reader;
	if (!reader->instructions.known)
		reader->instructions.known = arena_zeroed(reader->arena, 1, sizeof *reader->instructions.known);
	struct known_places *known = reader->instructions.known;
	size_t slot = (uintptr_t)line->isa.rows / sizeof *line->isa.rows % PLACES_KEPT;
	if (!known->rows[slot])
		known->places[slot] = arena_alloc(reader->arena, sizeof *known->places[slot]);
	if (known->rows[slot] != line->isa.rows) {
		known->rows[slot] = line->isa.rows;
		*known->places[slot] = places_of(line);
	}
	return known->places[slot];
}

static struct expected expected_at(const struct places *places, unsigned n) {
	return (struct expected){
	    .special = n < ISA_ROW_OPERANDS ? places->special[n] : KIND_NONE,
	    .floats = n < ISA_ROW_OPERANDS && places->floats >> n & 1,
	    .integers = n < ISA_ROW_OPERANDS && places->integers >> n & 1,
	    .modifiers = places->modifiers[n],
	    .scalar = places->scalar,
	    .vector = places->vector,
	};
}

static bool read_operands(struct line *line) {
	struct cursor *cursor = &line->cursor;
	const struct places *places = known_places(line);
	while (!cursor_at_end(cursor)) {
		unsigned n = line->isa.count;
		struct read_operand read = {.operand = &line->isa.operands[n]};
		if (n == ISA_MOST_OPERANDS) {
			cursor_error(cursor, cursor->at, "invalid operand for instruction");
			return false;
		}
		struct expected expected = expected_at(places, n);
		if (n > 0 && line->isa.operands[n - 1].special == KIND_dfmt) /* an operand follows */
			expected.modifiers = 0;
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

/* A symbol in a literal is the distance to it, so llvm-mc stores values with a symbol, that is not taken from another,
 * relative to the literal's place, unless the specifier asks for the address. */
static bool is_distance(const struct expr *expr) {
	switch (expr->kind) {
	case EXPR_SYMBOL: return !specifier_is_absolute((enum specifier)expr->specifier);
	case EXPR_UNARY: return is_distance(expr->left);
	case EXPR_BINARY:
		return expr->operation != BINARY_SUBTRACT && (is_distance(expr->left) || is_distance(expr->right));
	default: return false;
	}
}

/* For outputs that take instructions as such. */
static void tell(struct line *line, const struct isa_code *code) {
	static const char *const fixups[] = {[LATE_BRANCH] = "fixup_si_sopp_br", [LATE_LITERAL] = "FK_Data_4"};
	struct module *module = line->cursor.reader->module;
	struct isa_decoded decoded;
	struct isa_text text;
	int late;
	isa_decode_line(&line->isa, code, &decoded, &late);
	isa_print(&decoded, late, &text);
	struct output_instruction instruction = {.text = text.text,
	                                         .length = text.length,
	                                         .bytes = code->bytes,
	                                         .size = code->size,
	                                         .fixup = fixups[code->late]};
	if (late != ISA_NO_OPERAND) {
		bool is_branch = code->late == LATE_BRANCH;
		instruction.late_at = text.late_at;
		instruction.late = &line->values[code->late_operand];
		instruction.fixup_width = is_branch ? branch.width : fixup_distance.width;
		instruction.fixup_at = is_branch ? 0 : code->size - fixup_distance.width;
		if (!is_branch && is_distance(instruction.late->expr))
			instruction.fixup = "FK_PCRel_4";
	}
	module->output->instruction(module, &instruction);
}

static void emit(struct line *line, const struct isa_code *code) {
	struct module *module = line->cursor.reader->module;
	if (module->output->instruction) {
		tell(line, code);
		return;
	}
	kd_pos pos = code->late ? text_pos(line->cursor.reader, line->starts[code->late_operand]) : 0;
	struct value value = code->late ? line->values[code->late_operand] : value_constant(0);
	switch (code->late) {
	case LATE_NONE: data_bytes(module, code->bytes, code->size); break;
	case LATE_BRANCH:
		data_fixup(module, &branch, value, pos);
		data_bytes(module, code->bytes + branch.width, code->size - branch.width);
		break;
	case LATE_LITERAL:
		data_bytes(module, code->bytes, code->size - fixup_distance.width);
		data_fixup(module, is_distance(value.expr) ? &fixup_distance : fixup_of_data(fixup_distance.width), value, pos);
	}
}

static void report(const struct line *line, const struct isa_refusal *refusal) {
	const char *at = refusal->operand == ISA_WHOLE_LINE ? line->mnemonic : line->starts[refusal->operand];
	struct piece usage = {0};
	if (!refusal->form.row) {
		cursor_error(&line->cursor, at, "%s", refusal->text);
		return;
	}
	bool knows_operand = refusal->operand != ISA_WHOLE_LINE;
	bool is_modifier = knows_operand && line->isa.operands[refusal->operand].type == OPERAND_MODIFIER;
	notation_usage(&usage, line->isa.set, &refusal->form, is_modifier);
	if (knows_operand && refusal->place < ISA_ROW_OPERANDS)
		notation_explain(&usage, line->isa.set, &refusal->form, refusal->place);
	cursor_error(&line->cursor, at, "%s; it is written: %.*s%s; kdasm --instructions=%s explains it", refusal->text,
	             line->mnemonic_length, line->mnemonic, usage.text, refusal->form.row->name);
}

/* What it is called here; NULL: it is not here under any name. */
static const char *name_here(const struct line *line) {
	const char *name = NULL;
	for (const struct isa_row *row = line->isa.rows; row && !name; row = isa_next(row))
		name = isa_has(line->isa.set, row) ? row->name : isa_name_in(line->isa.set, row);
	return name;
}

static void report_missing(const struct line *line) {
	static const char missing[] = "instruction not supported on this GPU";
	const struct isa_row *rows = line->isa.rows;
	const struct reader *reader = line->cursor.reader;
	const char *asked = line->rename ? line->rename->name : rows->name, *name = name_here(line);
	char owners[128];
	isa_put_processors(isa_sets_with(rows), owners, sizeof owners);
	if (name)
		cursor_error(&line->cursor, line->mnemonic, "%s; %s is called %s on %s", missing, asked, name,
		             reader->module->target.processor->name);
	else if (line->rename)
		cursor_error(&line->cursor, line->mnemonic, "%s; these have it, as %s: %s", missing, rows->name, owners);
	else
		cursor_error(&line->cursor, line->mnemonic, "%s; these have it: %s", missing, owners);
}

static enum instruction_result encode(struct line *line, struct isa_code *code) {
	struct isa_refusal refusal;
	struct reader *reader = line->cursor.reader;
	if (!isa_encode(&line->isa, code, &refusal)) {
		report(line, &refusal);
		return INSTRUCTION_WRONG;
	}
	if (code->inexact)
		diag_warning(reader->diag, text_pos(reader, line->mnemonic),
		             "Can't encode literal as exact 64-bit floating-point operand. Low 32-bits will be set to zero");
	return INSTRUCTION_DONE;
}

/* The set of the target's processor, which is looked for once. */
static uint32_t set_of_target(struct reader *reader) {
	struct instruction_state *state = &reader->instructions;
	const struct kd_processor *processor = reader->module->target.processor;
	if (state->processor != processor)
		*state = (struct instruction_state){processor, isa_set_of(processor), NULL};
	return state->set;
}

void instruction_suggest(const struct reader *reader, struct suggestions *found) {
	uint32_t set = isa_set_of(reader->module->target.processor);
	const struct isa_row *row;
	for (size_t i = 0; (row = isa_row_at(i)); i++)
		if (isa_has(set, row))
			suggest_consider(found, row->name);
}

static enum instruction_result read_line(struct reader *reader, struct text text, struct line *line,
                                         struct isa_code *code) {
	struct isa_refusal refusal;
	uint32_t set = set_of_target(reader);
	if (!set)
		return INSTRUCTION_NOT_HERE;
	line->isa.set = set;
	line->isa.count = 0;
	line->mnemonic = text.at;
	line->cursor = (struct cursor){reader, set, text.at, text.at + text.length};
	if (!find_mnemonic(line))
		return INSTRUCTION_UNKNOWN;
	if (line->rename || !isa_is_there(&line->isa))
		report_missing(line);
	else if (!isa_supports(&line->isa, &refusal))
		report(line, &refusal);
	else if (read_operands(line))
		return encode(line, code);
	return INSTRUCTION_WRONG;
}

enum instruction_result instruction_line_read(struct reader *reader, struct text text) {
	struct line line; /* large, so that only what is read is written */
	struct isa_code code;
	enum instruction_result result = read_line(reader, text, &line, &code);
	if (result == INSTRUCTION_DONE)
		emit(&line, &code);
	return result;
}

enum instruction_result instruction_alone_read(struct reader *reader, struct text text, struct isa_code *code,
                                               struct value *literal) {
	struct line line;
	enum instruction_result result = read_line(reader, text, &line, code);
	if (result != INSTRUCTION_DONE || !code->late)
		return result;
	if (literal && code->late == LATE_LITERAL) {
		*literal = line.values[code->late_operand];
		return result;
	}
	cursor_error(&line.cursor, line.starts[code->late_operand],
	             "the value of a symbol is not known here: write a number, or assemble a whole source");
	return INSTRUCTION_WRONG;
}
