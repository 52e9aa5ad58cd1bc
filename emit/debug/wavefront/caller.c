/* caller.c: see caller.h.
 *
 * Each register is sought once, and one whose rule asks for itself is not known: an unwinding takes at most as many
 * evaluations as the frame has rules, and all of them together the steps of one. */
#include "caller.h"

#include <inttypes.h>

#include "base/leb128.h"
#include "debug/dwarf/register_numbers.h"

static const struct dwarf_location *outcome(const struct found_location *found, const char **problem) {
	*problem = found->problem;
	return found->status == FOUND ? &found->location : NULL;
}

/* ---- the CFA ---- */

/* "DW_OP_constu AS; DW_OP_aspace_bregx R, D" is what the rule means. */
static struct context_expression at_register(struct arena *arena, const struct cfa_rule *rule) {
	static const uint8_t constu = 0x10, aspace_bregx[] = {0xe9, 0x09};
	struct buffer bytes = buffer_in(arena);
	buffer_put(&bytes, &constu, sizeof constu);
	leb_put(&bytes, rule->space, false);
	buffer_put(&bytes, aspace_bregx, sizeof aspace_bregx);
	leb_put(&bytes, rule->number, false);
	leb_put(&bytes, rule->offset, true);
	return (struct context_expression){
	    .bytes = bytes.data, .size = bytes.size, .generation = DWARF_LLVM, .use = USE_CFA};
}

static void seek_cfa(struct evaluation_context *context, struct found_location *found) {
	const struct cfa_rule *rule = &context->row.cfa;
	const struct frame_expression *own = &rule->expression;
	struct context_expression expression = {
	    .bytes = own->bytes, .size = own->size, .generation = own->generation, .use = USE_CFA};
	struct dwarf_entry entry;
	found->status = NOT_FOUND;
	found->problem = context->frame_problem;
	if (found->problem || rule->kind == CFA_NONE)
		return;
	if (rule->kind == CFA_REGISTER)
		expression = at_register(context->arena, rule);
	found->status = BEING_SOUGHT;
	bool good = context_evaluate(context, &expression, &entry, &found->problem);
	found->status = good ? FOUND : NOT_FOUND;
	found->location = entry.location;
}

const struct dwarf_location *caller_cfa(struct evaluation_context *context, const char **problem) {
	struct found_location *found = &context->cfa;
	*problem = "its rule needs itself";
	if (context->state->machine.cfa)
		return context->state->machine.cfa;
	if (found->status == BEING_SOUGHT)
		return NULL;
	if (found->status == NOT_SOUGHT)
		seek_cfa(context, found);
	return outcome(found, problem);
}

/* ---- registers ---- */

/* What a rule gives, or, in the context's arena, why nothing. */
struct ruling {
	struct evaluation_context *context;
	const struct frame_rule *rule;
	struct dwarf_location location;
	const char *problem;
};

static bool refuse(struct ruling *ruling, const char *problem) {
	ruling->problem = problem;
	return false;
}

static bool rule_same_value(struct ruling *ruling) {
	ruling->location = location_register(ruling->rule->number, false);
	return true;
}

static bool rule_undefined(struct ruling *ruling) {
	ruling->location = location_undefined();
	return true;
}

/* The CFA and the offset of the rule. */
static bool rule_offset(struct ruling *ruling) {
	const int64_t offset = (int64_t)ruling->rule->operand;
	const char *problem;
	const struct dwarf_location *cfa = caller_cfa(ruling->context, &problem);
	if (!cfa)
		return refuse(ruling,
		              arena_printf(ruling->context->arena, "the CFA: %s", problem ? problem : "it has no rule"));
	ruling->location = *cfa;
	if (location_move(&ruling->location, offset < 0, offset < 0 ? 0 - (uint64_t)offset : (uint64_t)offset, 0) == MOVED)
		return true;
	return refuse(ruling, "the offset from the CFA is beyond the address space");
}

static struct dwarf_location implicit_number(struct arena *arena, uint64_t number, unsigned bits) {
	uint8_t *bytes = arena_zeroed(arena, bits / 8 + 1, 1);
	store_le(bytes, number, bits / 8);
	return location_implicit(bytes, bits / 8);
}

/* The address is what the register had. */
static bool rule_val_offset(struct ruling *ruling) {
	struct arena *arena = ruling->context->arena;
	const struct register_run *run = dwarf_register_run(ruling->rule->number);
	if (!rule_offset(ruling))
		return false;
	if (ruling->location.storage != STORAGE_MEMORY)
		return refuse(ruling, "the CFA is no location in memory");
	const unsigned bits = dwarf_space_bits(ruling->location.number);
	if (run && run->bits != bits)
		return refuse(ruling,
		              arena_printf(arena, "an address of %u bits, but the register has %u", bits, (unsigned)run->bits));
	ruling->location = implicit_number(arena, ruling->location.byte, bits);
	return true;
}

static bool rule_register(struct ruling *ruling) {
	const struct register_run *run = dwarf_register_run(ruling->rule->number);
	const struct register_run *other = dwarf_register_run(ruling->rule->operand);
	if (run && other && run->bits != other->bits)
		return refuse(ruling, arena_printf(ruling->context->arena, "a register of %u bits, but this one has %u",
		                                   (unsigned)other->bits, (unsigned)run->bits));
	ruling->location = location_register(ruling->rule->operand, false);
	return true;
}

/* Without a CFA an expression may still do. */
static bool evaluate(struct ruling *ruling, enum stack_use use, struct dwarf_entry *entry) {
	const struct frame_expression *own = &ruling->rule->expression;
	const char *no_cfa;
	const struct context_expression expression = {.bytes = own->bytes,
	                                              .size = own->size,
	                                              .generation = own->generation,
	                                              .use = use,
	                                              .number = ruling->rule->number,
	                                              .cfa = caller_cfa(ruling->context, &no_cfa)};
	if (context_evaluate(ruling->context, &expression, entry, &ruling->problem))
		return true;
	if (!expression.cfa && no_cfa)
		ruling->problem = arena_printf(ruling->context->arena, "%s; the CFA is not known: %s", ruling->problem, no_cfa);
	return false;
}

static bool rule_expression(struct ruling *ruling) {
	struct dwarf_entry entry;
	bool good = evaluate(ruling, USE_REGISTER, &entry);
	ruling->location = entry.location;
	return good;
}

static bool rule_val_expression(struct ruling *ruling) {
	struct dwarf_entry entry;
	if (!evaluate(ruling, USE_REGISTER_VALUE, &entry))
		return false;
	if (entry.value.bytes)
		ruling->location = location_implicit(entry.value.bytes, (entry.value.type.bits + 7) / 8);
	else
		ruling->location = implicit_number(ruling->context->arena, entry.value.number, entry.value.type.bits);
	return true;
}

static bool (*const rulings[FRAME_RULE_COUNT])(struct ruling *ruling) = {
    [RULE_SAME_VALUE] = rule_same_value,         [RULE_UNDEFINED] = rule_undefined, [RULE_OFFSET] = rule_offset,
    [RULE_VAL_OFFSET] = rule_val_offset,         [RULE_REGISTER] = rule_register,   [RULE_EXPRESSION] = rule_expression,
    [RULE_VAL_EXPRESSION] = rule_val_expression,
};

static void seek_register(struct evaluation_context *context, const struct frame_rule *rule,
                          struct found_location *found) {
	struct ruling ruling = {.context = context, .rule = rule};
	found->status = BEING_SOUGHT;
	bool good = rulings[rule->kind](&ruling);
	found->status = good ? FOUND : NOT_FOUND;
	found->location = ruling.location;
	found->problem = ruling.problem;
}

const struct dwarf_location *caller_register(struct evaluation_context *context, uint64_t number,
                                             const char **problem) {
	const struct dwarf_machine *machine = &context->state->machine;
	const struct frame_rule *rule = frame_row_rule(&context->row, number);
	size_t size;
	bool is_undefined = rule && rule->kind == RULE_UNDEFINED;
	bool is_said = !is_undefined && machine->register_bytes(machine->context, number, true, &size);
	*problem = "its rule needs itself";
	if (is_said || context->frame_problem || !rule) {
		struct dwarf_location *plain = arena_alloc(context->arena, sizeof *plain);
		*plain = location_register(number, is_said || context->frame_problem);
		return plain;
	}
	struct found_location *found = &context->registers[rule - context->row.rules.items];
	if (found->status == BEING_SOUGHT)
		return NULL;
	if (found->status == NOT_SOUGHT)
		seek_register(context, rule, found);
	return outcome(found, problem);
}
