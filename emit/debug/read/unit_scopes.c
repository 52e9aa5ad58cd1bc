/* unit_scopes.c: see unit_scopes.h. */
#include "unit_scopes.h"

/* ---- ranges ---- */

static void take_high(struct debug_ranges *ranges, const struct debug_value *high) {
	bool is_address = high->kind == DEBUG_VALUE_ADDRESS;
	ranges->past = is_address ? high->address : ranges->first;
	ranges->past.value += is_address ? 0 : high->number;
	ranges->has_any = is_address || high->kind == DEBUG_VALUE_NUMBER;
}

struct debug_ranges debug_ranges_begin(struct debug_units *units, const struct debug_unit *unit,
                                       const struct debug_entry *entry) {
	struct debug_ranges ranges = {0};
	struct debug_value value;
	if (debug_attribute(units, unit, entry, DW_AT_ranges, &value) && value.kind == DEBUG_VALUE_RANGES) {
		ranges.has_any = ranges.is_list = true;
		ranges.list = debug_list_begin(units, unit, &value);
		return ranges;
	}
	if (!debug_attribute(units, unit, entry, DW_AT_low_pc, &value) || value.kind != DEBUG_VALUE_ADDRESS)
		return ranges;
	ranges.first = value.address;
	if (debug_attribute(units, unit, entry, DW_AT_high_pc, &value))
		take_high(&ranges, &value);
	return ranges;
}

/* False after the last one. */
static bool debug_ranges_next(struct debug_ranges *ranges, struct debug_address *first, struct debug_address *past) {
	struct debug_row row;
	if (!ranges->has_any)
		return false;
	if (!ranges->is_list) {
		*first = ranges->first;
		*past = ranges->past;
		bool is_first = !ranges->done;
		ranges->done = true;
		return is_first;
	}
	while (debug_list_next(&ranges->list, &row)) {
		if (row.kind != DEBUG_ROW_RANGE || row.problem)
			continue;
		*first = row.first;
		*past = row.past;
		return true;
	}
	return false;
}

/* Whether the address is in a range. */
static bool debug_ranges_have(struct debug_ranges ranges, struct debug_address address) {
	struct debug_address first, past;
	while (debug_ranges_next(&ranges, &first, &past))
		if (first.section == address.section && address.value >= first.value && address.value < past.value)
			return true;
	return false;
}

/* ---- scopes ---- */

/* What is in an entry that is about other addresses is about none of this one. */
static void find_in_unit(struct debug_scope *scope, struct arena *arena, struct debug_units *units,
                         const struct debug_unit *unit, struct debug_address address) {
	for (size_t i = 0; i < unit->entries.count;) {
		const struct debug_entry *entry = &unit->entries.items[i];
		struct debug_ranges ranges = debug_ranges_begin(units, unit, entry);
		bool has = debug_ranges_have(ranges, address);
		if (has) {
			scope->unit = unit;
			*list_add(arena, &scope->entries) = entry;
		}
		i = ranges.has_any && !has && entry->parent != DEBUG_NO_ENTRY ? entry->past : i + 1;
	}
}

/* Entries beside each other may both be about the address, as damaged ones: the last path counts. */
static void keep_path(struct debug_scope *scope) {
	size_t kept = 0;
	for (size_t i = 0; i < scope->entries.count; i++) {
		const struct debug_entry *entry = scope->entries.items[i];
		const struct debug_entry *all = scope->unit->entries.items;
		while (kept && all[scope->entries.items[kept - 1] - all].past <= (uint32_t)(entry - all))
			kept--;
		scope->entries.items[kept++] = entry;
	}
	scope->entries.count = kept;
}

void debug_scope_find(struct debug_scope *scope, struct arena *arena, struct debug_units *units,
                      struct debug_address address) {
	*scope = (struct debug_scope){0};
	for (size_t i = 0; i < units->list.count && !scope->unit; i++)
		find_in_unit(scope, arena, units, &units->list.items[i], address);
	if (scope->unit)
		keep_path(scope);
}
