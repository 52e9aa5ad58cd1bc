/* macro_parameters.c: see macro_parameters.h. */
#include "macro_parameters.h"

#include <string.h>

#include "base/hash.h"

enum { FEW = 8 }; /* so many are compared one by one; more have a hash table with twice the room at least */

static bool is_called(const struct macro *macro, size_t index, struct text name) {
	return text_same(macro->parameters.items[index].name, name);
}

/* The slot of the name, or the empty one where it would be. Slots hold index + 1. */
static uint32_t *slot_of(const struct macro *macro, struct text name) {
	size_t at = (size_t)hash_bytes(macro->hash_key, name.at, name.length) & (macro->slot_count - 1);
	while (macro->slots[at] && !is_called(macro, macro->slots[at] - 1, name))
		at = (at + 1) & (macro->slot_count - 1);
	return &macro->slots[at];
}

static void make_slots(struct reader *reader, struct macro *macro) {
	macro->hash_key = arena_hash_key(reader->arena);
	macro->slot_count = macro->slot_count ? macro->slot_count * 2 : FEW * 4; /* a power of two */
	macro->slots = arena_zeroed(reader->arena, macro->slot_count, sizeof *macro->slots);
	for (size_t i = 0; i < macro->parameters.count; i++)
		*slot_of(macro, macro->parameters.items[i].name) = (uint32_t)i + 1;
}

void macro_add_parameter(struct reader *reader, struct macro *macro, struct macro_parameter parameter) {
	*list_add(reader->arena, &macro->parameters) = parameter;
	size_t count = macro->parameters.count;
	if (count == FEW || (count > FEW && count * 2 > macro->slot_count))
		make_slots(reader, macro);
	else if (count > FEW)
		*slot_of(macro, parameter.name) = (uint32_t)count;
}

bool macro_find_parameter(const struct macro *macro, struct text name, size_t *index) {
	if (macro->slots) {
		uint32_t number = *slot_of(macro, name);
		*index = (size_t)number - 1;
		return number != 0;
	}
	for (*index = 0; *index < macro->parameters.count; ++*index)
		if (is_called(macro, *index, name))
			return true;
	return false;
}
