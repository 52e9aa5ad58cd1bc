/* unwound.c: see unwound.h. */
#include "unwound.h"

#include <inttypes.h>

#include "caller.h"
#include "debug/dwarf/register_numbers.h"

enum { PC_BITS = 64 };

static bool refuse(struct kd_unwound *unwound, const char *what, const char *problem) {
	unwound->status = KD_INPUT_ERRORS;
	unwound->error = arena_printf(unwound->arena, "%s%s", what, problem);
	return false;
}

/* ---- places ---- */

static struct unwound_place place_at(const struct evaluation_context *context, uint64_t pc) {
	struct unwound_place place = {.pc = pc};
	place.function = context_function(context, pc, &place.offset);
	return place;
}

/* The byte before the return address is one of the call. */
static struct unwound_place place_of_caller(const struct evaluation_context *context, uint64_t pc) {
	struct unwound_place place = place_at(context, pc - 1);
	place.pc++;
	place.offset++;
	return place;
}

/* ---- what is found ---- */

static struct kd_evaluation *evaluation_of(struct kd_unwound *unwound, const struct dwarf_location *location,
                                           uint64_t bits, const char *problem) {
	struct kd_evaluation *evaluation = arena_zeroed(unwound->arena, 1, sizeof *evaluation);
	struct dwarf_entry entry = {0};
	evaluation->arena = unwound->arena;
	if (location)
		entry.location = *location;
	context_show(&unwound->context, evaluation, location ? &entry : NULL, bits, problem);
	return evaluation;
}

static bool find_cfa(struct kd_unwound *unwound) {
	const char *problem;
	const struct dwarf_location *cfa = caller_cfa(&unwound->context, &problem);
	if (cfa)
		unwound->cfa = evaluation_of(unwound, cfa, 0, NULL);
	return cfa || !problem || refuse(unwound, "the CFA: ", problem);
}

static bool find_pc(struct kd_unwound *unwound) {
	static const char what[] = "the return address: ";
	struct evaluation_context *context = &unwound->context;
	const uint64_t column = context->entry->return_column;
	const char *problem;
	const struct dwarf_location *location = caller_register(context, column, &problem);
	if (!location)
		return refuse(unwound, what, problem);
	if (location->storage == STORAGE_UNDEFINED)
		return true;
	if (!frame_row_rule(&context->row, column) && !location->at_entry)
		return refuse(unwound, what, "the call frame has no rule for it");
	const uint8_t *bytes = context_read(context, location, PC_BITS, &problem);
	if (!bytes)
		return refuse(unwound, what, problem);
	unwound->has_caller = true;
	unwound->caller = place_of_caller(context, load_le(bytes, PC_BITS / 8));
	return true;
}

static void find_register(struct kd_unwound *unwound, const struct frame_rule *rule) {
	const struct register_run *run = dwarf_register_run(rule->number);
	struct kd_unwound_register found = {.number = rule->number, .rule = frame_rule_name(rule->kind)};
	char name[16];
	const char *problem;
	if (dwarf_register_name(rule->number, (unsigned)unwound->context.state->wave, name))
		found.name = arena_copy_text(unwound->arena, name);
	const struct dwarf_location *location = caller_register(&unwound->context, rule->number, &problem);
	found.location = evaluation_of(unwound, location, run ? run->bits : 0, problem);
	if (location && run)
		found.bytes = context_read(&unwound->context, location, run->bits, &problem);
	found.size = found.bytes ? run->bits / 8 : 0;
	*list_add(unwound->arena, &unwound->registers) = found;
}

void unwound_find(struct kd_unwound *unwound, const struct context_request *request) {
	struct evaluation_context *context = &unwound->context;
	context_begin(context, unwound->arena, request);
	if (context->frame_problem) {
		refuse(unwound, arena_printf(unwound->arena, "0x%" PRIx64 ": ", request->pc), context->frame_problem);
		return;
	}
	unwound->place = place_at(context, request->pc);
	if (!find_cfa(unwound) || !find_pc(unwound))
		return;
	for (size_t i = 0; i < context->row.rules.count; i++)
		if (context->row.rules.items[i].number != context->entry->return_column)
			find_register(unwound, &context->row.rules.items[i]);
}
