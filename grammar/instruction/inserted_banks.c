/* inserted_banks.c: see inserted_banks.h. */
#include "inserted_banks.h"

#include "base/diag.h"
#include "instruction.h"
#include "gpu/isa/decode.h"
#include "gpu/isa/use.h"
#include "gpu/isa/vgpr_banks.h"
#include "module/output.h"
#include "module/section.h"

bool banks_exist(const struct reader *reader) {
	const struct kd_target *target = &reader->module->target;
	const struct isa_machine *machine = isa_machine_of(target->processor, target->wave);
	return !target->processor || (machine && isa_is(machine, TRAIT_VGPR_BANKS));
}

/* ---- what is put in ---- */

static struct banks_here *here_of(const struct reader *reader) {
	struct subsection *here = reader->module->current.subsection;
	return here ? &here->banks : NULL;
}

enum { CUT_OFF = 0 }; /* of the pieces after what begins a clause: a label follows */

/* Whether something else stands behind what begins a clause: a label, data, or a gap. */
static bool is_cut_off(const struct module *module, const struct banks_here *here) {
	return here->last_pieces == CUT_OFF || here->last_pieces != module->pieces;
}

/* The first instruction of a clause is one of memory: what is put in goes in front of what begins it. */
static void move_before_clause(struct module *module, const struct banks_here *here, uint64_t start) {
	module->output->move_back(module, here->last, module->output->place(module) - start);
	wait_edits_move_back(module);
}

/* The mode before is in the upper byte, as LLVM writes it. An instruction is between a write of MODE and this one,
 * which the hardware would drop else. */
static void put_mode(struct reader *reader, unsigned mode) {
	enum { BEFORE = 8 };
	struct module *module = reader->module;
	struct banks_here *here = here_of(reader);
	unsigned before = here->mode == ISA_NO_MODE ? 0 : here->mode;
	bool moves = here->begins_clause && !is_cut_off(module, here);
	uint64_t start = module->output->place(module);
	if (here->wrote_mode)
		instruction_put_in(reader, "s_nop", 0);
	instruction_put_in(reader, "s_set_vgpr_msb", mode | before << BEFORE);
	if (moves)
		move_before_clause(module, here, start);
	here->mode = (uint16_t)mode;
	here->wrote_mode = here->begins_clause = false;
}

void banks_reach(struct reader *reader) {
	struct banks_here *here = here_of(reader);
	if (!here)
		return;
	bool begins_clause = here->begins_clause;
	if (here->mode && banks_are_inserted(reader))
		put_mode(reader, 0);
	if (!begins_clause)
		return;
	here->begins_clause = true; /* what follows can't be moved: it is where code comes from elsewhere */
	here->last_pieces = CUT_OFF;
}

/* A place that has been taken would not move with what is put in front of the clause. */
void banks_reach_symbol(struct reader *reader, const struct name *name, kd_pos pos) {
	const struct banks_here *here = here_of(reader);
	if (banks_are_inserted(reader) && here && here->begins_clause && here->mode)
		diag_error(reader->diag, pos,
		           "'%.*s' may be a place behind s_clause, but s_set_vgpr_msb is inserted in front of s_clause: set "
		           "it there, or write it as a label",
		           NAME_ARGS(name));
	else
		banks_reach(reader);
}

void banks_switch(struct reader *reader, bool are_inserted) {
	if (!are_inserted)
		banks_reach(reader);
	reader->module->banks_are_inserted = are_inserted;
}

/* ---- what may not be ---- */

static const struct isa_operand *operand_at(const struct banked_line *line, unsigned place) {
	int at = line->code->places[place];
	return at < 0 ? NULL : &line->isa->operands[at];
}

static void report_wrong(struct reader *reader, const struct banked_line *line, const struct isa_banks_needed *needed) {
	const struct isa_operand *operands = line->isa->operands;
	unsigned reg = operands[needed->wrong].reg - ISA_FIRST_VGPR;
	kd_pos pos = text_pos(reader, line->starts[needed->wrong]);
	if (needed->other == ISA_NO_OPERAND) {
		diag_error(reader->diag, pos,
		           "v%u is out of reach: s_set_vgpr_msb has no bits for this operand, which takes v0 to v%d", reg,
		           ISA_BANK_VGPRS - 1);
		return;
	}
	unsigned other = operands[needed->other].reg - ISA_FIRST_VGPR, bank = other / ISA_BANK_VGPRS;
	diag_error(
	    reader->diag, pos,
	    "v%u and v%u need different banks in one instruction: the bits %s of s_set_vgpr_msb apply to both operands; "
	    "take registers of one bank, here v%u to v%u, or write two instructions",
	    reg, other, isa_bank_field_name(needed->field), bank * ISA_BANK_VGPRS,
	    bank * ISA_BANK_VGPRS + ISA_BANK_VGPRS - 1);
}

/* What is put in between would change a distance that is a number. */
static bool branches_to_label(struct reader *reader, const struct banked_line *line) {
	const struct isa_form *form = &line->code->form;
	for (unsigned i = 0; form->kinds[i]; i++) {
		const struct isa_operand *operand = isa_kinds[form->kinds[i]].type == TYPE_BRANCH ? operand_at(line, i) : NULL;
		if (!operand)
			continue;
		const struct value *value = &line->values[line->code->places[i]];
		if (operand->type == OPERAND_LATE && value->expr && value->expr->kind == EXPR_SYMBOL)
			continue;
		diag_error(
		    reader->diag, text_pos(reader, line->starts[line->code->places[i]]),
		    "the branch goes to no label, so an inserted s_set_vgpr_msb may change its distance: write a label and "
		    "its name here, or .amdgpu_vgpr_msb off");
		return false;
	}
	return true;
}

/* ---- lines ---- */

static struct isa_way way_of(const struct banked_line *line, struct isa_decoded *decoded) {
	int late;
	isa_decode_line(line->isa, line->code, decoded, &late);
	return isa_way_of(decoded);
}

/* Few forms say more than their operands do. */
static bool is_plain(const struct isa_form *form) {
	unsigned kind = form->kinds[0];
	return kind != KIND_vgpr_msb && kind != KIND_hwreg && isa_goes_on(form);
}

static bool cannot_move(struct reader *reader, const struct banked_line *line) {
	struct banks_here *here = here_of(reader);
	if (!here->begins_clause || !is_cut_off(reader->module, here))
		return false;
	diag_error(
	    reader->diag, text_pos(reader, line->mnemonic),
	    "s_set_vgpr_msb cannot be the first instruction of a clause: the first one needs other banks, but does not "
	    "follow s_clause directly; move it there");
	return true;
}

/* Puts in the mode that the registers of the line need. False where that can't be, which was reported. */
static bool put_needed(struct reader *reader, const struct banked_line *line) {
	struct isa_banks_needed needed;
	struct banks_here *here = here_of(reader);
	isa_banks_need(line->isa, line->code, &needed);
	if (needed.wrong != ISA_NO_OPERAND) {
		report_wrong(reader, line, &needed);
		return false;
	}
	bool is_known = here->mode != ISA_NO_MODE;
	if (needed.mask && (!is_known || (here->mode & needed.mask) != needed.mode)) {
		if (cannot_move(reader, line))
			return false;
		put_mode(reader, needed.mode | (is_known ? here->mode & ~(unsigned)needed.mask : 0));
	}
	return true;
}

bool banks_before(struct reader *reader, const struct banked_line *line) {
	struct isa_decoded decoded;
	struct banks_here *here = here_of(reader);
	bool are_inserted = banks_are_inserted(reader);
	if (!here || !isa_is(line->isa->machine, TRAIT_VGPR_BANKS))
		return true;
	if (are_inserted && !put_needed(reader, line))
		return false;
	here->last = reader->module->output->place(reader->module);
	if (!are_inserted || isa_goes_on(&line->code->form))
		return true;
	struct isa_way way = way_of(line, &decoded);
	if (way.branches || way.jumps)
		banks_reach(reader);
	return branches_to_label(reader, line);
}

/* What is written by hand is followed where nothing is put in only as far as it matters for what comes then. */
static unsigned mode_after(struct reader *reader, const struct banked_line *line) {
	struct isa_decoded decoded;
	int late;
	unsigned kind = line->code->form.kinds[0];
	bool is_inserted = banks_are_inserted(reader), moves = kind == KIND_vgpr_msb || kind == KIND_hwreg;
	if (moves && (!is_inserted || line->code->late))
		return ISA_NO_MODE;
	isa_decode_line(line->isa, line->code, &decoded, &late);
	return isa_mode_after(&decoded, here_of(reader)->mode);
}

void banks_after(struct reader *reader, const struct banked_line *line) {
	const struct isa_form *form = &line->code->form;
	struct banks_here *here = here_of(reader);
	if (!isa_is(line->isa->machine, TRAIT_VGPR_BANKS) || !here)
		return;
	here->begins_clause = form->kinds[0] == KIND_clause;
	here->last_pieces = reader->module->pieces;
	here->wrote_mode = (here->wrote_mode && here->begins_clause) ||
	                   (form->kinds[0] == KIND_hwreg && isa_writes_mode(form, operand_at(line, 0)));
	if (!is_plain(form))
		here->mode = (uint16_t)mode_after(reader, line);
}
