/* object_code.c: see object_code.h. */
#include "object_code.h"

#include "kernel/descriptor/kernel_source.h"
#include "files/object/resources.h"

struct object_code {
	const struct kd_code_object *object;
	struct arena *arena;
	struct code_source source;
	struct code_uses *uses;
};

/* ---- as the source of code ---- */

static struct code_place place_of(const struct kd_code_object *object, uint32_t section, uint64_t address) {
	return (struct code_place){kd_code_object_is_linked(object) ? 0 : section, address};
}

static uint64_t end(const void *context, const struct code_entry *entry) {
	const struct elf_file *elf = &((const struct kd_code_object *)context)->elf;
	if (!entry->home || entry->home >= elf->section_count) {
		const struct elf_segment *segment = elf_file_segment(elf, entry->place.address);
		return segment ? segment->address + segment->file_size : 0;
	}
	const struct elf_section *section = &elf->sections[entry->home];
	return (elf->type == ET_REL ? 0 : section->address) + section->size;
}

static const uint8_t *bytes(const void *context, const struct code_entry *entry, uint64_t size) {
	const struct kd_code_object *object = context;
	return elf_file_at(&object->elf, entry->home, entry->place.address, size);
}

/* ---- what is there ---- */

uint64_t object_code_second(const struct kd_code_object *object, const struct kd_kernel *kernel) {
	return object->descriptors_are_code_t ? 0 : descriptor_preload_entry(&object->target, kernel->descriptor);
}

static enum kd_wave wave_of(const struct kd_code_object *object, const struct kd_kernel *kernel) {
	struct kernel_facts facts;
	kernel_facts_take(&facts, &object->target, kernel->descriptor, kernel->descriptor_size, NULL);
	return facts.target.wave;
}

static void add_entries(struct object_code *code) {
	const struct kd_code_object *object = code->object;
	for (size_t i = 0; i < object->kernels.count; i++) {
		const struct kd_kernel *kernel = &object->kernels.items[i];
		if (kernel->has_entry)
			code_uses_add_entry(
			    code->uses, (struct code_entry){.place = place_of(object, kernel->entry_section, kernel->entry_address),
			                                    .home = kernel->entry_section,
			                                    .second = object_code_second(object, kernel),
			                                    .wave = wave_of(object, kernel)});
	}
	code_uses_entries_done(code->uses);
}

bool object_code_is_function(const struct elf_symbol *symbol) {
	return symbol->type == STT_FUNC && symbol->section && !symbol->reserved;
}

/* Where no kernel begins. */
static void add_function_entries(struct object_code *code) {
	const struct kd_code_object *object = code->object;
	enum kd_wave wave = object_wave(object);
	LIST(struct code_entry) entries = {0};
	for (size_t i = 1; i < object->symbols.count; i++) {
		const struct elf_symbol *symbol = &object->symbols.items[i];
		struct code_place place = place_of(object, symbol->section, symbol->value);
		if (object_code_is_function(symbol) && !code_uses_has_entry(code->uses, place))
			*list_add(code->arena, &entries) =
			    (struct code_entry){.place = place, .home = symbol->section, .wave = wave};
	}
	for (size_t i = 0; i < entries.count; i++)
		code_uses_add_entry(code->uses, entries.items[i]);
	code_uses_entries_done(code->uses);
}

static void add_functions(struct object_code *code) {
	const struct kd_code_object *object = code->object;
	unsigned type = object->descriptors_are_code_t ? STT_AMDGPU_HSA_KERNEL : STT_FUNC;
	for (size_t i = 1; i < object->symbols.count; i++) {
		const struct elf_symbol *symbol = &object->symbols.items[i];
		bool is_function = symbol->type == STT_FUNC || symbol->type == type;
		if (is_function && symbol->section && !symbol->reserved)
			code_uses_add_function(code->uses, place_of(object, symbol->section, symbol->value), symbol->size);
	}
}

static void add_relocations(struct object_code *code) {
	const struct elf_file *elf = &code->object->elf;
	for (size_t i = 1; elf->type == ET_REL && i < elf->section_count; i++) {
		const struct elf_section *section = &elf->sections[i];
		bool matters = section->relocation_count && code_uses_has_section(code->uses, section->info);
		for (size_t r = 0; matters && r < section->relocation_count; r++)
			code_uses_add_relocation(code->uses, (struct code_place){section->info, section->relocations[r].offset},
			                         section->relocations[r].type == R_AMDGPU_REL16);
	}
}

static struct object_code *make(const struct kd_code_object *object, struct arena *arena, struct flow_met *met,
                                bool with_functions) {
	struct object_code *code = arena_zeroed(arena, 1, sizeof *code);
	code->object = object;
	code->arena = arena;
	const struct kd_processor *processor = object->target.processor;
	code->source = (struct code_source){.machines = {[KD_WAVE_32] = isa_machine_of(processor, KD_WAVE_32),
	                                                 [KD_WAVE_64] = isa_machine_of(processor, KD_WAVE_64)},
	                                    .size = object->elf.size,
	                                    .met = met,
	                                    .context = object,
	                                    .end = end,
	                                    .bytes = bytes};
	code->uses = code_uses_new(&code->source, arena);
	if (!code_source_is_known(&code->source))
		return code;
	add_entries(code);
	if (with_functions)
		add_function_entries(code);
	add_functions(code);
	add_relocations(code);
	code_uses_done(code->uses);
	return code;
}

struct object_code *object_code_new(const struct kd_code_object *object, struct arena *arena, struct flow_met *met) {
	return make(object, arena, met, false);
}

struct object_code *object_code_with_functions(const struct kd_code_object *object, struct arena *arena,
                                               struct flow_met *met) {
	return make(object, arena, met, true);
}

const struct code_use *object_code_find(struct object_code *code, const struct kd_kernel *kernel) {
	if (!kernel->has_entry)
		return NULL;
	return code_uses_find(code->uses, place_of(code->object, kernel->entry_section, kernel->entry_address));
}

static bool function_at(struct object_code *code, uint32_t section, uint64_t address, struct flow_code *function) {
	if (!code_uses_function(code->uses, place_of(code->object, section, address), function))
		return false;
	function->replay = (uint8_t)code_replay(code->object->target.xnack);
	return true;
}

bool object_code_function(struct object_code *code, const struct kd_kernel *kernel, struct flow_code *function) {
	return kernel->has_entry && function_at(code, kernel->entry_section, kernel->entry_address, function);
}

bool object_code_function_at(struct object_code *code, const struct elf_symbol *symbol, struct flow_code *function) {
	if (!object_code_is_function(symbol) || !function_at(code, symbol->section, symbol->value, function))
		return false;
	function->is_function = code->object->target.os == KD_OS_AMDHSA;
	return true;
}
