/* local_label.c: numeric labels, which operands name as 1b and 1f. */
#include <inttypes.h>
#include <stdio.h>

#include "actions.h"
#include "instruction/inserted_banks.h"
#include "module/symbol.h"

/* The newest definition of a numeric label and the next one, as "1b" and "1f" see them. */
struct local_label {
	struct symbol *before;
	struct symbol *ahead;
};

/* A use of a numeric label that was ahead. */
struct local_label_use {
	const struct symbol *symbol;
	uint32_t number;
	kd_pos pos;
};

/* reader->local_labels */
struct local_labels {
	struct names names; /* by the digits: struct local_label */
	LIST(struct local_label_use) ahead;
};

void local_labels_start(struct reader *reader) {
	reader->local_labels = arena_zeroed(reader->arena, 1, sizeof *reader->local_labels);
	names_init(&reader->local_labels->names, reader->arena);
}

static struct local_label *local_label(struct reader *reader, uint32_t number) {
	char digits[16];
	int length = snprintf(digits, sizeof digits, "%" PRIu32, number);
	struct name *name = name_intern(&reader->local_labels->names, digits, (size_t)length);
	if (!name->entry)
		name->entry = arena_zeroed(reader->arena, 1, sizeof(struct local_label));
	return name->entry;
}

void symbol_local_label(struct reader *reader, struct value number, struct span at) {
	if (number.constant < 0) {
		diag_error(reader->diag, at.start, "unexpected token at start of statement");
		return;
	}
	struct local_label *label = local_label(reader, (uint32_t)number.constant);
	struct symbol *symbol = label->ahead ? label->ahead : symbol_numbered(reader->module, at.start);
	label->before = symbol;
	label->ahead = NULL;
	banks_reach(reader);
	symbol_define_label(reader->module, symbol, at.start);
	debug_label(reader, symbol, at);
	dwarf_expression_label(reader, symbol);
}

struct value expression_direction(struct reader *reader, struct direction direction, struct span at) {
	struct local_label *label = local_label(reader, direction.number);
	if (direction.ahead && !label->ahead)
		label->ahead = symbol_numbered(reader->module, at.start);
	struct symbol *symbol = direction.ahead ? label->ahead : label->before;
	if (direction.ahead)
		*list_add(reader->arena, &reader->local_labels->ahead) =
		    (struct local_label_use){symbol, direction.number, at.start};
	enum specifier specifier = (enum specifier)direction.specifier;
	if (specifier) {
		const char *spelling = specifier_spelling(specifier);
		specifier = expression_specifier(reader, spelling, strlen(spelling), at.start);
	}
	if (symbol)
		return value_symbol(reader->module, symbol, specifier, at.start);
	diag_error(reader->diag, at.start, "directional label undefined: there is no label '%" PRIu32 ":' before this line",
	           direction.number);
	return value_constant(0);
}

void local_labels_finish(struct reader *reader) {
	for (size_t i = 0; i < reader->local_labels->ahead.count; i++) {
		const struct local_label_use *use = &reader->local_labels->ahead.items[i];
		if (use->symbol->kind == SYMBOL_UNDEFINED)
			diag_error(reader->diag, use->pos,
			           "directional label undefined: there is no label '%" PRIu32 ":' after this line", use->number);
	}
}
