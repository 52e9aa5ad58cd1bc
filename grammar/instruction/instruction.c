/* instruction.c: see instruction.h. */
#include "instruction.h"

#include "base/elf_numbers.h"
#include "base/hash.h"
#include "base/suggest.h"
#include "gpu/code/code_runs.h"
#include "gpu/isa/elsewhere.h"
#include "gpu/isa/image_size.h"
#include "gpu/isa/pages/notation.h"
#include "gpu/isa/print.h"
#include "gpu/isa/renames.h"
#include "gpu/isa/vgpr_banks.h"
#include "module/data.h"
#include "module/fixup.h"
#include "module/output.h"
#include "module/section.h"
#include "inserted_banks.h"
#include "operand_read.h"
#include "register_read.h"
#include "remedy.h"
#include "repeated_lines.h"

/* A branch holds the distance in dwords from the next instruction in the low 16 bits. */
static const struct fixup_kind branch = {.what = "a branch",
                                         .width = 2,
                                         .unit = 4,
                                         .start = 4,
                                         .overflow = "branch size exceeds simm16",
                                         .relative = R_AMDGPU_REL16,
                                         .own_only = true};

/* ---- suffixes ---- */

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
 * only forms of later generations, and where 16-bit operands are halves, it has names of its own for these
 * instructions. Of an instruction that has another name on the processor it knows no lanes. */
static const struct isa_row *find_with_suffixes(const struct isa_machine *machine, const char *name, size_t length,
                                                enum isa_suffix last) {
	enum isa_suffix other;
	struct isa_form form;
	size_t shorter = without_suffix(name, length, &other);
	const struct isa_row *row = shorter < length ? isa_find(name, shorter) : NULL;
	if (!row || row->format != FORMAT_VOP1 || row->flags & ISA_NO_VOP3_FORM || other == SUFFIX_DPP ||
	    other == SUFFIX_E64_DPP)
		return NULL;
	if (isa_is(machine, TRAIT_FEW_HALVES) && isa_has_16_bits(row))
		return NULL;
	bool has_lanes = last == SUFFIX_DPP || last == SUFFIX_E64_DPP;
	if (has_lanes && strcmp(isa_name_of(machine, row), row->name) != 0)
		return NULL;
	return other != SUFFIX_SDWA || isa_form_of(machine, row, FAMILY_SDWA, 0, &form) ? row : NULL;
}

/* ---- what may be where ---- */

/* A modifier has its place among the others after the operands; what is before it may be missing. `here` are those that
 * have a field. */
static void add_modifiers(struct expected *places, uint64_t takes, uint64_t here, unsigned first, unsigned last) {
	for (uint64_t left = here; left; left &= left - 1) {
		unsigned i = (unsigned)__builtin_ctzll(left);
		if (!(isa_modifiers[i].taken & takes))
			continue;
		for (unsigned n = isa_modifiers[i].role == ROLE_OFFSET ? last : first; n <= last && n < ISA_MOST_OPERANDS; n++)
			places[n].modifiers |= UINT64_C(1) << i;
		last++;
	}
}

/* What either half of a long pair may have: where the second one begins, the first does not tell. */
static void add_second(struct expected *places) {
	for (unsigned i = 0; i < ISA_MOST_OPERANDS; i++) {
		places[i].floats = true;
		places[i].modifiers |= UINT64_C(1) << MODIFIER_BITOP3;
	}
}

static void add_row(struct expected *places, const struct isa_machine *machine, const struct isa_row *row) {
	unsigned count = 0, missing = 0;
	uint64_t takes = isa_takes_of_forms(machine, row);
	const uint16_t *operands = isa_operands_of(machine, row);
	for (; operands[count] && !isa_is_left_out(machine, operands[count]); count++) {
		unsigned kind = operands[count], role = isa_kinds[kind].role;
		if (special_is(kind))
			places[count].special = kind;
		places[count].vector |= isa_kinds[kind].may_be_off && isa_is(machine, TRAIT_SAMPLES_WITHOUT_DATA);
		places[count].list |= role == ROLE_ADDRESS && isa_most_addresses(isa_layout_of(machine, row->format)) > 1;
		places[count].floats |= role == ROLE_SRC && !(row->flags & ISA_NO_VOP3_FORM) && isa_kinds[kind].changes;
		places[count].integers |= kind == KIND_pf16 &&
		                          isa_is(machine, TRAIT_FEW_HALVES); /* llvm-mc takes sext() there */
		if (role == ROLE_OFFSET)
			takes |= ISA_SCALAR_OFFSET;
		missing += isa_may_be_left_out(kind);
	}
	for (unsigned i = 0; i < ISA_MOST_OPERANDS; i++) {
		places[i].scalar |= row->format == FORMAT_SMEM;
		places[i].vector |= isa_is_vector_memory(row->format) || row->format == FORMAT_EXP;
	}
	add_modifiers(places, takes, isa_modifiers_of_row(machine, row), count - missing, count);
	if (row->format == FORMAT_VOPD3)
		add_second(places);
}

static void add_form(struct expected *places, const struct isa_machine *machine, const struct isa_form *form) {
	unsigned count = 0, least = 0;
	for (; form->kinds[count]; count++) {
		least += !isa_kinds[form->kinds[count]].optional;
		places[count].floats |= isa_kinds[form->kinds[count]].changes;
		places[count].integers |= isa_form_extends(form, form->kinds[count]) ||
		                          isa_drops_extension(machine, form, form->kinds[count]);
	}
	if (isa_format_is(form->format, FORMAT_IS_LONG)) {
		add_modifiers(places, form->takes, isa_modifiers_of(form->layout), least, count);
		return;
	}
	for (unsigned n = least; n <= count && form->needs; n++)
		places[n].modifiers |= UINT64_C(1) << (form->needs & ISA_DPP8 ? MODIFIER_DPP8 : MODIFIER_DPP_CTRL);
	add_modifiers(places, form->takes & ~form->needs, isa_modifiers_of(form->layout), least + (form->needs != 0),
	              count + (form->needs != 0));
}

static bool wants_more(const struct isa_machine *machine, const struct isa_row *rows) {
	struct isa_form form;
	for (const struct isa_row *row = rows; row; row = isa_next(row))
		for (unsigned family = 0; family < FAMILY_COUNT && isa_has(machine, row); family++)
			if (isa_form_of(machine, row, family, 0, &form) && code_runs_want_more(&form))
				return true;
	return false;
}

static void set_places(struct expected *places, const struct isa_machine *machine, const struct isa_row *rows) {
	struct isa_form form;
	for (const struct isa_row *row = rows; row; row = isa_next(row))
		if (isa_has(machine, row)) {
			add_row(places, machine, row);
			for (unsigned family = FAMILY_SDWA; family < FAMILY_COUNT; family++)
				for (unsigned n = 0; isa_form_of(machine, row, family, n, &form); n++)
					add_form(places, machine, &form);
		}
}

/* ---- mnemonics ---- */

enum { MNEMONIC_SIZE = ISA_NAME_SIZE + 8, MNEMONICS_KEPT = 256, MNEMONIC_TRIES = 4 };

/* A mnemonic that was met: sources repeat a few, and all that follows from one takes long to find. */
struct known_mnemonic {
	char text[MNEMONIC_SIZE]; /* as it is written */
	size_t length;
	struct isa_named named;
	enum isa_suffix suffix;
	bool usable;                               /* the processor has it, in the form that the suffix asks for */
	bool wants_more;                           /* see code_runs_want_more(); of any of its forms */
	struct isa_form first;                     /* of the first of its rows that the machine has; of no row: none */
	struct expected places[ISA_MOST_OPERANDS]; /* what all instructions of the name may have at each of them */
};

/* Each is in one of MNEMONIC_TRIES slots from that of its hash on. */
struct known_mnemonics {
	struct known_mnemonic *slots[MNEMONICS_KEPT];
};

/* Upper case is read as lower case. */
static void to_lower(const char *text, size_t length, char *name) {
	for (size_t i = 0; i < length; i++)
		name[i] = (char)(text[i] >= 'A' && text[i] <= 'Z' ? text[i] | 0x20 : text[i]);
}

static bool find_rows(struct known_mnemonic *known, const struct isa_machine *machine) {
	char name[MNEMONIC_SIZE];
	to_lower(known->text, known->length, name);
	size_t length = without_suffix(name, known->length, &known->suffix);
	known->named = isa_names_find(machine, name, length);
	if (!known->named.rows || known->named.rename) {
		const struct isa_row *rows = find_with_suffixes(machine, name, length, known->suffix);
		known->named = rows ? (struct isa_named){.rows = rows} : known->named;
	}
	return known->named.rows != NULL;
}

static bool is_usable(const struct known_mnemonic *known, const struct isa_machine *machine) {
	struct isa_refusal refusal;
	struct isa_line line = {.rows = known->named.rows, .suffix = known->suffix, .machine = machine};
	return !known->named.rename && !known->named.replaced && isa_is_there(&line) && isa_supports(&line, &refusal);
}

static void set_first(struct known_mnemonic *known, const struct isa_machine *machine) {
	const struct isa_row *row = known->named.rows;
	while (row && !isa_has(machine, row))
		row = isa_next(row);
	if (!row || !isa_form_of(machine, row, FAMILY_OWN, 0, &known->first))
		known->first.row = NULL;
}

static bool is_mnemonic(const struct known_mnemonic *known, struct text name) {
	return known->length == name.length && memcmp(known->text, name.at, name.length) == 0;
}

/* What follows from a name, in the slot; NULL: no instruction has it. */
static const struct known_mnemonic *learn_mnemonic(struct reader *reader, const struct isa_machine *machine,
                                                   struct text name, struct known_mnemonic **slot) {
	struct known_mnemonic found = {.length = name.length};
	memcpy(found.text, name.at, name.length);
	if (!find_rows(&found, machine))
		return NULL;
	found.usable = is_usable(&found, machine);
	if (found.usable) {
		set_places(found.places, machine, found.named.rows);
		set_first(&found, machine);
		found.wants_more = wants_more(machine, found.named.rows);
	}
	if (!*slot)
		*slot = arena_alloc(reader->arena, sizeof **slot);
	**slot = found;
	return *slot;
}

/* NULL: no instruction has the name. A new one takes a free slot, or one that is given up. */
static const struct known_mnemonic *find_mnemonic(struct reader *reader, const struct isa_machine *machine,
                                                  struct text name) {
	if (!name.length || name.length >= MNEMONIC_SIZE)
		return NULL;
	if (!reader->instructions.known)
		reader->instructions.known = arena_zeroed(reader->arena, 1, sizeof *reader->instructions.known);
	size_t hash = (size_t)hash_bytes(arena_hash_key(reader->arena), name.at, name.length);
	struct known_mnemonic **slot = NULL;
	for (size_t i = 0; i < MNEMONIC_TRIES; i++) {
		slot = &reader->instructions.known->slots[(hash + i) % MNEMONICS_KEPT];
		if (!*slot)
			break;
		if (is_mnemonic(*slot, name))
			return *slot;
	}
	return learn_mnemonic(reader, machine, name, slot);
}

/* ---- operands ---- */

/* What is known of a line while it is read. */
struct line {
	struct isa_line isa;
	struct cursor cursor;
	const char *mnemonic;
	const struct known_mnemonic *known;
	const char *starts[ISA_MOST_OPERANDS];
	const char *address_starts[ISA_MOST_ADDRESSES];
	struct value values[ISA_MOST_OPERANDS];
	const char *comment; /* where it was put in; NULL: it is of a source */
};

static struct refused_line refused(const struct line *line) {
	return (struct refused_line){.isa = &line->isa,
	                             .starts = line->starts,
	                             .end = line->cursor.end,
	                             .mnemonic = {line->mnemonic, line->known->length},
	                             .processor = line->cursor.reader->module->target.processor->name};
}

/* Of a word that no operand begins with. */
static void report_word(const struct line *line, const char *at) {
	struct piece remedy = {0};
	const struct refused_line about = refused(line);
	remedy_of_word(&remedy, &about, (struct text){at, (size_t)(about.end - at)});
	cursor_error(&line->cursor, at, "not a valid operand: %s", remedy.text);
}

/* "::" and the name of the second half. */
static bool read_second(struct line *line) {
	struct cursor *cursor = &line->cursor;
	unsigned n = line->isa.count;
	const char *start = cursor->at;
	cursor->at += 2;
	struct text name = cursor_name(cursor);
	if (n + 2 > ISA_MOST_OPERANDS) {
		cursor_error(cursor, start, "invalid operand for instruction");
		return false;
	}
	if (!name.length) {
		cursor_error(cursor, name.at, "expected a VOPDY instruction after ::, such as v_dual_mov_b32");
		return false;
	}
	const struct isa_row *rows = isa_find_anywhere(name.at, name.length);
	line->starts[n] = start;
	line->starts[n + 1] = name.at;
	line->isa.operands[n] = (struct isa_operand){.type = OPERAND_SPECIAL, .special = KIND_colons};
	line->isa.operands[n + 1] =
	    (struct isa_operand){.type = OPERAND_SPECIAL, .special = rows ? KIND_second : KIND_NONE};
	if (!line->isa.second)
		line->isa.second = rows;
	line->isa.count += 2;
	cursor->at += name.length;
	return true;
}

static bool has_pairs(const struct isa_machine *machine) {
	return isa_layout_of(machine, FORMAT_VOPD) != LAYOUT_NONE;
}

/* On processors that have pairs; others begin an expression. */
static bool sees_second(const struct cursor *cursor) {
	return *cursor->at == ':' && cursor->end - cursor->at > 1 && cursor->at[1] == ':' && has_pairs(cursor->machine);
}

/* The modifiers that may follow what was read last: another operand follows a data format, and dpp8 has an fi of its
 * own. */
static uint64_t modifiers_beside(const struct line *line) {
	const struct isa_operand *last = line->isa.count ? &line->isa.operands[line->isa.count - 1] : NULL;
	if (last && last->special == KIND_dfmt)
		return 0;
	return last && last->type == OPERAND_MODIFIER && last->modifier == MODIFIER_DPP8 ? ~(UINT64_C(1) << MODIFIER_FI)
	                                                                                 : UINT64_MAX;
}

/* Whether the instruction has addresses of so many registers; llvm-mc knows its modifiers only after these. */
static bool has_address_of(const struct line *line, const struct isa_operand *operand) {
	struct isa_form form;
	unsigned count = operand->type == OPERAND_LIST ? line->isa.addresses.count : 1;
	for (const struct isa_row *row = line->isa.rows; row; row = isa_next(row))
		if (isa_has(line->isa.machine, row) && isa_form_of(line->isa.machine, row, FAMILY_OWN, 0, &form))
			return isa_may_have_addresses(line->isa.machine, &form, form.kinds[isa_address_place(&form)], count);
	return true;
}

static bool read_operands(struct line *line) {
	struct cursor *cursor = &line->cursor;
	struct read_operand read = {.addresses = &line->isa.addresses, .address_starts = line->address_starts};
	bool has_modifiers = true;
	while (!cursor_at_end(cursor)) {
		unsigned n = line->isa.count;
		if (sees_second(cursor)) {
			if (!read_second(line))
				return false;
			cursor_takes(cursor, ',');
			continue;
		}
		read.operand = &line->isa.operands[n];
		read.value = (struct value){0};
		if (n == ISA_MOST_OPERANDS) {
			cursor_error(cursor, cursor->at, "invalid operand for instruction");
			return false;
		}
		const struct expected *expected = &line->known->places[n];
		struct expected fewer;
		uint64_t others = has_modifiers ? modifiers_beside(line) : 0;
		if (expected->modifiers & ~others) {
			fewer = *expected;
			fewer.modifiers &= others;
			expected = &fewer;
		}
		if (!operand_read(cursor, expected, &read)) {
			if (read.unknown)
				report_word(line, read.start);
			return false;
		}
		read.operand->few_floats = !isa_is(cursor->machine, TRAIT_INVERSE_TWO_PI);
		line->starts[n] = read.start;
		line->values[n] = read.value;
		line->isa.count++;
		if (expected->list)
			has_modifiers = has_address_of(line, read.operand);
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

/* What a literal that only layout knows is fixed by, if it is a distance. */
static const struct fixup_kind *distance_in(const struct isa_code *code) {
	return code->late == LATE_WIDE_LITERAL ? &fixup_wide_distance : &fixup_distance;
}

/* For outputs that take instructions as such. */
static void tell(struct line *line, const struct isa_code *code) {
	static const char *const fixups[] = {
	    [LATE_BRANCH] = "fixup_si_sopp_br", [LATE_LITERAL] = "FK_Data_4", [LATE_WIDE_LITERAL] = "FK_Data_8"};
	struct module *module = line->cursor.reader->module;
	struct isa_decoded decoded;
	struct isa_text text;
	int late;
	isa_decode_line(&line->isa, code, &decoded, &late);
	decoded.shows_banks = true;
	isa_print(&decoded, late, &text);
	struct output_instruction instruction = {.text = text.text,
	                                         .length = text.length,
	                                         .bytes = code->bytes,
	                                         .size = code->size,
	                                         .fixup = fixups[code->late],
	                                         .comment = line->comment};
	if (late != ISA_NO_OPERAND) {
		bool is_branch = code->late == LATE_BRANCH;
		instruction.late_at = text.late_at;
		instruction.late = &line->values[code->late_operand];
		const struct fixup_kind *distance = distance_in(code);
		instruction.fixup_width = is_branch ? branch.width : distance->width;
		instruction.fixup_at = is_branch ? 0 : code->size - distance->width;
		if (!is_branch && is_distance(instruction.late->expr))
			instruction.fixup = distance->width == 8 ? "FK_PCRel_8" : "FK_PCRel_4";
	}
	module->output->instruction(module, &instruction);
}

/* Begins the runs of a section, if there is to be any. */
static void begin_runs(struct module *module, struct section *section) {
	if (!module->keeps_statements || !section_is_code(section))
		return;
	section->runs = arena_zeroed(module->facts, 1, sizeof *section->runs);
	section->runs->arena = module->facts;
}

/* For the checks of code: the use of what was put last. The runs it is in; NULL: there are none. */
static struct code_runs *note_use(struct module *module, unsigned size, const struct isa_use *use) {
	struct section *section = module->current.section;
	if (!section->runs)
		begin_runs(module, section);
	if (section->runs)
		code_runs_add(section->runs, section->bytes.size - size, section->bytes.size, use);
	return section->runs;
}

static void note_line(const struct line *line, const struct isa_code *code) {
	struct code_runs *runs = note_use(line->cursor.reader->module, code->size, &line->cursor.use);
	if (!runs || !line->known->wants_more)
		return;
	bool to_label = code->late == LATE_BRANCH && line->values[code->late_operand].expr->kind == EXPR_SYMBOL;
	code_runs_add_more(runs, code, to_label);
}

static void emit(struct line *line, const struct isa_code *code) {
	struct module *module = line->cursor.reader->module;
	if (module->output->instruction) {
		tell(line, code);
		return;
	}
	kd_pos pos = code->late ? text_pos(line->cursor.reader, line->starts[code->late_operand]) : 0;
	struct value value = code->late ? line->values[code->late_operand] : value_constant(0);
	const struct fixup_kind *distance = distance_in(code);
	switch (code->late) {
	case LATE_NONE: data_bytes(module, code->bytes, code->size); break;
	case LATE_BRANCH:
		data_fixup(module, &branch, value, pos);
		data_bytes(module, code->bytes + branch.width, code->size - branch.width);
		break;
	case LATE_LITERAL:
	case LATE_WIDE_LITERAL:
		data_bytes(module, code->bytes, code->size - distance->width);
		data_fixup(module, is_distance(value.expr) ? distance : fixup_of_data(distance->width), value, pos);
	}
	if (isa_may_miss(line->isa.machine, &code->form))
		data_end_branch(module, value, pos);
	note_line(line, code);
}

/* Where the operand is that is wrong, and in a list of registers the one of them. */
static const char *place_of(const struct line *line, const struct isa_refusal *refusal) {
	const struct isa_address_list *list = &line->isa.addresses;
	if (refusal->operand == ISA_WHOLE_LINE)
		return line->mnemonic;
	if (line->isa.operands[refusal->operand].type != OPERAND_LIST || !refusal->form.row ||
	    refusal->place == ISA_ROW_OPERANDS)
		return line->starts[refusal->operand];
	unsigned wrong = isa_list_misfit(line->isa.machine, &refusal->form, refusal->form.kinds[refusal->place], list);
	return line->address_starts[wrong < list->count ? wrong : 0];
}

static void report(const struct line *line, const struct isa_refusal *refusal) {
	const char *at = place_of(line, refusal);
	struct piece remedy = {0}, usage = {0};
	const struct refused_line about = refused(line);
	remedy_of_line(&remedy, &about, refusal);
	const char *colon = remedy.used ? ": " : "";
	if (!refusal->form.row) {
		const char *mark = strstr(refusal->text, " [stricter");
		size_t length = mark ? (size_t)(mark - refusal->text) : strlen(refusal->text);
		cursor_error(&line->cursor, at, "%.*s%s%s%s", (int)length, refusal->text, colon, remedy.text,
		             refusal->text + length);
		return;
	}
	bool knows_operand = refusal->operand != ISA_WHOLE_LINE;
	bool is_modifier = knows_operand && line->isa.operands[refusal->operand].type == OPERAND_MODIFIER;
	notation_usage(&usage, line->isa.machine, &refusal->form, is_modifier);
	if (knows_operand && refusal->place < ISA_FORM_OPERANDS)
		notation_explain(&usage, line->isa.machine, &refusal->form, refusal->place);
	cursor_error(&line->cursor, at, "%s%s%s; it is written: %.*s%s; kdasm --instructions=%s explains it", refusal->text,
	             colon, remedy.text, (int)line->known->length, line->mnemonic, usage.text,
	             isa_name_of(line->isa.machine, refusal->form.row));
}

/* A suffix that the instruction lacks. */
static void report_suffix(const struct line *line, const struct isa_refusal *refusal) {
	const char *advice = line->isa.suffix == SUFFIX_SDWA ? isa_advice(line->isa.machine, "_sdwa") : NULL;
	cursor_error(&line->cursor, line->mnemonic, "%s%s%s", refusal->text, advice ? "; " : "", advice ? advice : "");
}

/* What it is called here; NULL: it is not here under any name. */
static const char *name_here(const struct line *line) {
	const char *name = NULL;
	for (const struct isa_row *row = line->isa.rows; row && !name; row = isa_next(row))
		name = isa_has(line->isa.machine, row) ? isa_name_of(line->isa.machine, row)
		                                       : isa_name_in(line->isa.machine, row);
	return name;
}

static const char missing[] = "instruction not supported on this GPU";

/* "; these have it, as v_fmac_f32: GFX10, GFX11": who calls what is asked for by this name, if not all of them do so by
 * that one, too. */
static void say_owners(struct piece *piece, const char *asked, const char *name) {
	char owners[192];
	uint32_t sets = isa_sets_naming(name);
	if (!(sets & ~(asked == name ? 0 : isa_sets_naming(asked))))
		return;
	isa_put_processors(sets, owners, sizeof owners);
	if (asked == name)
		piece_say(piece, "; these have it: %s", owners);
	else
		piece_say(piece, "; these have it, as %s: %s", name, owners);
}

/* ": write v_fma_f32", or "; v_fma_f32 is nearest to it here" of those that are here. */
static void say_instead(struct piece *piece, const struct line *line) {
	const char *advice = isa_advice(line->isa.machine, line->isa.rows->name);
	if (advice) {
		piece_say(piece, ": %s", advice);
		return;
	}
	const struct isa_row *instead = isa_instead(line->isa.rows);
	for (const struct isa_row *row = instead; row; row = isa_next(row))
		if (isa_has(line->isa.machine, row)) {
			piece_say(piece, "; %s is nearest to it here", row->name);
			return;
		}
}

/* Whether it is there where wavefronts have the other size. */
static bool other_wave_has(const struct line *line) {
	struct isa_refusal refusal;
	struct isa_line other = {.rows = line->isa.rows, .suffix = line->isa.suffix, .machine = line->isa.machine};
	other.machine += other.machine->wave == KD_WAVE_32 ? ISA_SET_COUNT : -(int)ISA_SET_COUNT;
	return isa_is_there(&other) && isa_supports(&other, &refusal);
}

/* A second half where the first is; llvm-mc does not know those names that no processor has there. */
static bool report_second(const struct line *line) {
	bool second = false, first = false;
	char owners[192];
	for (const struct isa_row *row = line->isa.rows; row; row = isa_next(row)) {
		second |= (row->flags & ISA_SECOND) != 0;
		first |= !(row->flags & ISA_SECOND);
	}
	if (!second)
		return false;
	isa_put_processors(isa_sets_with(line->isa.rows), owners, sizeof owners);
	if (has_pairs(line->isa.machine))
		cursor_error(&line->cursor, line->mnemonic,
		             "%s; %s is the second half of a pair: it follows ::", first ? missing : "invalid instruction",
		             line->isa.rows->name);
	else
		cursor_error(&line->cursor, line->mnemonic,
		             "%s; it is half of a pair of %s: write the two instructions, a line each",
		             first ? missing : "invalid instruction", owners);
	return true;
}

static void report_missing(const struct line *line) {
	const struct isa_row *rows = line->isa.rows;
	if (report_second(line))
		return;
	if (!line->known->named.rename && !line->known->named.replaced && other_wave_has(line)) {
		cursor_error(&line->cursor, line->mnemonic,
		             line->isa.machine->wave == KD_WAVE_64
		                 ? "instruction requires wavesize=32: assemble with -mattr=+wavefrontsize32"
		                 : "instruction requires wavesize=64: assemble with -mattr=+wavefrontsize64");
		return;
	}
	const struct reader *reader = line->cursor.reader;
	const char *asked = line->known->named.rename ? line->known->named.rename->name : rows->name;
	const char *name = name_here(line);
	struct piece instead = {0};
	if (name) {
		cursor_error(&line->cursor, line->mnemonic, "%s; %s is called %s on %s", missing, asked, name,
		             reader->module->target.processor->name);
		return;
	}
	say_owners(&instead, asked, asked);
	if (line->known->named.rename)
		say_owners(&instead, asked, rows->name);
	if (isa_format_is(rows->format, FORMAT_IS_PAIR) && !has_pairs(line->isa.machine))
		piece_say(&instead, ": write the two instructions, a line each");
	say_instead(&instead, line);
	cursor_error(&line->cursor, line->mnemonic, "%s%s", missing, instead.text);
}

static void say_generations(struct piece *piece, unsigned generations) {
	for (unsigned i = 0; i < ISA_GENERATION_COUNT; i++)
		if (generations >> i & 1)
			piece_say(piece, "%s%s", piece->used ? ", " : "", isa_generation_name(i));
}

/* A name that no processor has whose instructions are taken; other generations may have it. */
static enum instruction_result report_unknown(const struct line *line, struct text name) {
	enum isa_suffix suffix;
	char lower[MNEMONIC_SIZE];
	if (name.length >= sizeof lower)
		return INSTRUCTION_UNKNOWN;
	to_lower(name.at, name.length, lower);
	size_t length = without_suffix(lower, name.length, &suffix);
	struct isa_other other;
	struct piece owners = {0};
	if (isa_other_name(lower, length, &other))
		piece_say(&owners, "%s: %s", other.owners, other.instead);
	else
		say_generations(&owners, isa_generations_with(lower, length));
	const struct isa_row *row = isa_find_anywhere(lower, length);
	if (owners.used && row && isa_format_is(row->format, FORMAT_IS_PAIR))
		piece_say(&owners, ": write the two instructions, a line each");
	if (!owners.used)
		return INSTRUCTION_UNKNOWN;
	cursor_error(&line->cursor, name.at, "%s; it is one of %s", missing, owners.text);
	return INSTRUCTION_WRONG;
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

/* The machine of the target's processor, which is looked for once. */
static const struct isa_machine *machine_of_target(struct reader *reader) {
	struct instruction_state *state = &reader->instructions;
	const struct kd_processor *processor = reader->module->target.processor;
	if (state->processor != processor)
		*state = (struct instruction_state){.processor = processor,
		                                    .machine = isa_machine_of(processor, reader->module->target.wave)};
	return state->machine;
}

void instruction_suggest(const struct reader *reader, struct suggestions *found) {
	const struct isa_machine *machine = isa_machine_of(reader->module->target.processor, reader->module->target.wave);
	const struct isa_row *row;
	for (size_t i = 0; (row = isa_row_at(i)); i++)
		if (machine && isa_has(machine, row) && !(row->flags & ISA_SECOND))
			suggest_consider(found, isa_name_of(machine, row));
}

/* What is known of the name that the line begins with. */
static const struct known_mnemonic *read_mnemonic(struct cursor *cursor, size_t length) {
	const struct known_mnemonic *known =
	    find_mnemonic(cursor->reader, cursor->machine, (struct text){cursor->at, length});
	return known ? known : find_mnemonic(cursor->reader, cursor->machine, cursor_name(cursor));
}

static enum instruction_result read_line(struct reader *reader, struct instruction_text text, struct line *line,
                                         struct isa_code *code) {
	struct isa_refusal refusal;
	const struct isa_machine *machine = machine_of_target(reader);
	if (!machine)
		return INSTRUCTION_NOT_HERE;
	line->mnemonic = text.at;
	line->cursor = (struct cursor){.reader = reader, .machine = machine, .at = text.at, .end = text.at + text.length};
	line->known = read_mnemonic(&line->cursor, text.name_length);
	if (!line->known)
		return report_unknown(line, cursor_name(&line->cursor));
	line->cursor.at += line->known->length;
	line->isa.machine = machine;
	line->isa.rows = line->known->named.rows;
	line->isa.second = NULL;
	line->isa.suffix = line->known->suffix;
	line->isa.first = line->known->first.row ? &line->known->first : NULL;
	line->isa.count = 0;
	if (line->known->usable)
		return read_operands(line) ? encode(line, code) : INSTRUCTION_WRONG;
	if (line->known->named.rename || line->known->named.replaced || !isa_is_there(&line->isa))
		report_missing(line);
	else if (!isa_supports(&line->isa, &refusal))
		report_suffix(line, &refusal);
	return INSTRUCTION_WRONG;
}

/* ---- lines that were met before ---- */

/* NULL: the line is read anyway, as one that was put in is. Outputs that take instructions as such have a text made of
 * each. */
static struct repeated_line *place_to_keep(struct reader *reader, struct instruction_text text, const char *comment) {
	const struct module *module = reader->module;
	if (comment || module->output->instruction || module->banks_are_inserted || !machine_of_target(reader) ||
	    !register_marks_are_numbers(module))
		return NULL;
	return repeated_line_place(reader, (struct text){text.at, text.length});
}

/* Whether the same line becomes the same wherever it is. */
static bool is_the_same_everywhere(const struct line *line, const struct isa_code *code) {
	return !line->cursor.evaluates && !code->inexact && !code->late && code_runs_add_use_alone(&code->form) &&
	       code->form.kinds[0] != KIND_hwreg;
}

static void keep(struct repeated_line *kept, struct instruction_text text, const struct line *line,
                 const struct isa_code *code) {
	const struct isa_use *use = &line->cursor.use;
	*kept = (struct repeated_line){
	    .length = (uint8_t)text.length,
	    .size = (uint8_t)code->size,
	    .registers = {[REGISTER_VGPR] = use->vgprs, [REGISTER_SGPR] = use->sgprs, [REGISTER_AGPR] = use->agprs},
	    .use = *use};
	memcpy(kept->text, text.at, text.length);
	memcpy(kept->bytes, code->bytes, code->size);
	if (line->known->wants_more)
		isa_use_add_more(&kept->use, code);
}

static void emit_again(struct reader *reader, const struct repeated_line *kept, kd_pos pos) {
	struct module *module = reader->module;
	for (unsigned kind = 0; kind < REGISTER_KINDS; kind++)
		if (kept->registers[kind])
			registers_used(module, (enum register_kind)kind, 0, kept->registers[kind], pos);
	data_bytes(module, kept->bytes, kept->size);
	note_use(module, kept->size, &kept->use);
}

enum instruction_result instruction_line_put(struct reader *reader, struct instruction_text text, const char *comment,
                                             unsigned *size) {
	struct line line; /* large, so that only what is read is written */
	struct isa_code code;
	struct repeated_line *place = place_to_keep(reader, text, comment);
	line.comment = comment;
	*size = 0;
	if (place && repeated_line_is(place, (struct text){text.at, text.length})) {
		emit_again(reader, place, text_pos(reader, text.at));
		*size = place->size;
		return INSTRUCTION_DONE;
	}
	enum instruction_result result = read_line(reader, text, &line, &code);
	if (result != INSTRUCTION_DONE)
		return result;
	const struct banked_line banked = {&line.isa, &code, line.starts, line.mnemonic, line.values};
	if (!banks_before(reader, &banked))
		return INSTRUCTION_WRONG;
	emit(&line, &code);
	banks_after(reader, &banked);
	*size = code.size;
	if (place && is_the_same_everywhere(&line, &code))
		keep(place, text, &line, &code);
	return result;
}

enum instruction_result instruction_alone_read(struct reader *reader, struct instruction_text text,
                                               struct isa_code *code, struct value *literal) {
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

void instruction_put_in(struct reader *reader, const char *name, int64_t number) {
	static const struct known_mnemonic nothing_known;
	struct module *module = reader->module;
	struct isa_code code;
	struct isa_refusal refusal;
	struct line line = {.known = &nothing_known, .comment = "inserted"};
	line.cursor.reader = reader;
	line.isa.machine = line.cursor.machine = machine_of_target(reader);
	line.isa.rows = isa_find(name, strlen(name));
	line.isa.operands[0] = (struct isa_operand){.type = OPERAND_INTEGER, .number = number};
	line.isa.count = 1;
	if (!isa_encode(&line.isa, &code, &refusal))
		return;
	emit(&line, &code);
	if (module->waits.are_numbered || module->waits.mode)
		wait_edits_note(module, code.size, reader->edited.number, 0, true);
}
