/* profile.c: .cg_profile: how often one function calls another, for linkers that order
 * sections by it. */
#include "actions.h"
#include "base/elf_numbers.h"
#include "module/data.h"
#include "module/output.h"
#include "module/section.h"
#include "module/symbol.h"
#include "reader/scope.h"
#include "sections/sections.h"

/* What .cg_profile says of a caller and a callee. */
struct counted_call {
	struct symbol *symbols[2];
	kd_pos positions[2];
	struct value count;
};

/* reader->counted_calls */
struct counted_calls {
	LIST(struct counted_call) list; /* in order */
};

enum { COUNT_SIZE = 8 };

void counted_calls_start(struct reader *reader) {
	reader->counted_calls = arena_zeroed(reader->arena, 1, sizeof *reader->counted_calls);
}

void call_profile(struct reader *reader, struct name *caller, struct span caller_at, struct name *callee,
                  struct span callee_at, struct value count) {
	if (scope_is_llvm_14(reader)) { /* LLVM 14 knows no R_AMDGPU_NONE */
		diag_error(reader->diag, caller_at.start,
		           "Relocation for CG Profile could not be created: code object version %u has none; leave .cg_profile "
		           "out",
		           scope_version(reader));
		return;
	}
	struct symbol *symbols[] = {symbol_get(reader->module, caller, caller_at.start),
	                            symbol_get(reader->module, callee, callee_at.start)};
	if (output_takes(reader->module, call_profile,
	                 (reader->module, (const struct symbol *const *)symbols, count.constant)))
		return;
	*list_add(reader->arena, &reader->counted_calls->list) = (struct counted_call){
	    .symbols = {symbols[0], symbols[1]},
	    .positions = {caller_at.start, callee_at.start},
	    .count = count,
	};
}

/* A record without type says whose count is there. Labels that are not in the table stand for
 * their section. */
static void mention(struct reader *reader, struct symbol *symbol, uint64_t offset, kd_pos pos) {
	struct module *module = reader->module;
	struct section *home = symbol->temporary ? symbol_section(module, symbol) : NULL;
	if (symbol->temporary && !home) {
		diag_error(reader->diag, pos, "Reference to undefined temporary symbol `%s`", symbol_text(module, symbol));
		return;
	}
	struct value target = value_symbol(module, home ? home->symbol : symbol, SPECIFIER_NONE, pos);
	data_relocation(module, R_AMDGPU_NONE, value_constant((int64_t)offset), pos, target, pos);
}

void call_profile_finish(struct reader *reader) {
	struct module *module = reader->module;
	if (!reader->counted_calls->list.count)
		return;
	section_push(module);
	section_switch(module, section_with_role(reader, OF_CALL_PROFILE), 0);
	for (size_t i = 0; i < reader->counted_calls->list.count; i++) {
		const struct counted_call *call = &reader->counted_calls->list.items[i];
		mention(reader, call->symbols[0], i * COUNT_SIZE, call->positions[0]);
		mention(reader, call->symbols[1], i * COUNT_SIZE, call->positions[1]);
		data_value(module, call->count, COUNT_SIZE, call->positions[0]);
	}
	section_pop(module);
}
