/* wait_edits.c: see wait_edits.h. */
#include "wait_edits.h"

#include "module.h"
#include "section.h"

static void begin_region(struct module *module, struct section *section, size_t data) {
	size_t count = section->waits_regions.count;
	unsigned before = count ? section->waits_regions.items[count - 1].mode : WAITS_UNTOLD;
	if (module->waits.mode == before)
		return;
	*list_add(module->facts, &section->waits_regions) =
	    (struct waits_region){(uint32_t)data, (uint8_t)module->waits.mode};
}

void wait_edits_note(struct module *module, unsigned size, uint32_t number, uint32_t hash, bool is_inserted) {
	struct section *section = module->current.section;
	size_t data = section->bytes.size - size;
	if (!section_is_code(section) || data > UINT32_MAX)
		return;
	begin_region(module, section, data);
	module->waits.numbers = number;
	if (module->waits.are_numbered)
		*list_add(module->facts, &section->written) =
		    (struct written_instruction){(uint32_t)data, number, hash, is_inserted};
}

void wait_edits_move_back(struct module *module) {
	struct section *section = module->current.section;
	size_t end = section->written.count, place = end;
	if (!module->waits.are_numbered)
		return;
	while (place && section->written.items[place - 1].is_inserted)
		place--;
	if (!place-- || place + 1 == end)
		return;
	struct written_instruction *items = section->written.items, moved = items[place];
	uint32_t size = items[place + 1].data - moved.data;
	for (size_t i = place; i + 1 < end; i++) {
		items[i] = items[i + 1];
		items[i].data -= size;
		items[i].number = moved.number;
	}
	moved.data = (uint32_t)section->bytes.size - size;
	items[end - 1] = moved;
}

const struct written_instruction *wait_edits_find(const struct section *section, size_t data) {
	size_t low = 0, high = section->written.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (section->written.items[middle].data < data)
			low = middle + 1;
		else
			high = middle;
	}
	return low < section->written.count && section->written.items[low].data == data ? &section->written.items[low]
	                                                                                : NULL;
}

enum waits_mode wait_edits_mode(const struct section *section, size_t data) {
	size_t low = 0, high = section->waits_regions.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (section->waits_regions.items[middle].data <= data)
			low = middle + 1;
		else
			high = middle;
	}
	return low ? (enum waits_mode)section->waits_regions.items[low - 1].mode : WAITS_UNTOLD;
}
