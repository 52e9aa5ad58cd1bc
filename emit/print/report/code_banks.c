/* code_banks.c: see code_banks.h. */
#include "code_banks.h"

#include "gpu/flow/bank_modes.h"

typedef LIST(uint64_t) places;

static bool has_code(const struct elf_section *section) {
	return section->flags & SHF_EXECINSTR && section->bytes && section->size;
}

/* Where functions of the section begin, in bytes after its first one. */
static places functions_in(struct arena *arena, const struct kd_code_object *object, size_t number) {
	const struct elf_section *section = &object->elf.sections[number];
	places found = {0};
	for (size_t i = 0; i < object->symbols.count; i++) {
		const struct elf_symbol *symbol = &object->symbols.items[i];
		bool is_function = symbol->type == STT_FUNC || symbol->type == STT_AMDGPU_HSA_KERNEL;
		if (is_function && symbol->section == number && symbol->value >= section->address)
			*list_add(arena, &found) = symbol->value - section->address;
	}
	return found;
}

static void add_changes(struct code_banks *banks, struct arena *arena, uint32_t number, uint64_t address,
                        const uint16_t *modes, size_t count) {
	uint16_t last = 0;
	for (size_t i = 0; i < count; i++) {
		if (modes[i] == BANK_MODES_NOTHING || modes[i] == last)
			continue;
		*list_add(arena, &banks->changes) = (struct code_bank){number, modes[i], address + i * ISA_DWORD};
		last = modes[i];
	}
}

void code_banks_find(struct code_banks *banks, struct arena *arena, const struct kd_code_object *object,
                     const struct isa_machine *machine, size_t section_end) {
	if (!machine || !isa_is(machine, TRAIT_VGPR_BANKS))
		return;
	banks->are_followed = true;
	for (size_t i = 0; i < section_end; i++) {
		const struct elf_section *section = &object->elf.sections[i];
		if (!has_code(section))
			continue;
		struct arena *own = arena_new_below(arena);
		places functions = functions_in(own, object, i);
		const struct bank_modes_code code = {.machine = machine,
		                                     .bytes = section->bytes,
		                                     .size = (size_t)section->size,
		                                     .functions = functions.items,
		                                     .function_count = functions.count};
		add_changes(banks, arena, (uint32_t)i, section->address, bank_modes_read(own, &code),
		            (size_t)section->size / ISA_DWORD);
		arena_free(own);
	}
}

unsigned code_banks_at(const struct code_banks *banks, uint32_t section, uint64_t address) {
	size_t low = 0, high = banks->changes.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct code_bank *change = &banks->changes.items[middle];
		if (change->section < section || (change->section == section && change->address <= address))
			low = middle + 1;
		else
			high = middle;
	}
	const struct code_bank *last = low ? &banks->changes.items[low - 1] : NULL;
	return last && last->section == section ? last->mode : 0;
}
