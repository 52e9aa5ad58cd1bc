/* module_code.c: see module_code.h. */
#include "module_code.h"

#include "base/elf_numbers.h"
#include "gpu/code/code_runs.h"
#include "kernel/descriptor/kernel_source.h"
#include "kernel/descriptor/kernels.h"
#include "module/relocation.h"
#include "module/section.h"
#include "module/symbol.h"
#include "module/tail.h"

/* What the source says of the code of an entry. */
struct bound {
	bool tells;
	struct code_use use;
};

/* The fragments of a section, in the order of their places. */
struct fragments {
	LIST(const struct fragment *) list;
	bool is_made;
};

struct module_code {
	struct module *module;
	struct arena *arena;
	const struct kernels *kernels;
	size_t function_count; /* entries after the kernels */
	struct code_source source;
	struct code_uses *uses;
	struct buffer joined;  /* bytes of several fragments */
	struct bound **bounds; /* by numbers of entries, of which many kernels may have the same; NULL: not looked at */
	struct fragments *fragments; /* by numbers of sections */
};

/* ---- places ---- */

size_t module_code_count(const struct module_code *code) {
	return code->kernels->list.count + code->function_count;
}

/* The label of the entry; NULL: it is not in this module. */
static const struct symbol *entry_of(const struct module_code *code, size_t entry) {
	size_t kernels = code->kernels->list.count;
	return symbol_label_of(code->module, entry < kernels ? code->kernels->list.items[entry].entry
	                                                     : code->module->functions.items[entry - kernels]);
}

/* False: there is no entry. */
static bool place_of(const struct symbol *entry, struct code_place *place) {
	if (!entry)
		return false;
	*place = (struct code_place){entry->fragment->section->index, entry->fragment->offset + entry->offset};
	return true;
}

/* ---- as the source of code ---- */

static uint64_t end(const void *context, const struct code_entry *entry) {
	return entry_of(context, entry->home)->fragment->section->size;
}

/* What follows the entry, from several fragments. Code in several subsections is not looked at. */
static const uint8_t *join(struct module_code *code, const struct symbol *entry, uint64_t size) {
	const struct fragment *fragment = entry->fragment;
	const uint8_t *bytes = fragment->section->bytes.data;
	uint64_t skipped = entry->offset;
	code->joined.size = 0;
	for (; fragment && code->joined.size < size + skipped; fragment = fragment->next) {
		const struct tail_pattern pattern = tail_pattern(fragment);
		uint64_t wanted = size + skipped - code->joined.size, most = fragment->size + fragment->tail_size;
		most = most < wanted ? most : wanted;
		buffer_put(&code->joined, bytes + fragment->data, fragment->size);
		for (uint64_t done = fragment->size; done < most; done += pattern.size)
			buffer_put(&code->joined, pattern.bytes, pattern.size);
	}
	return code->joined.size < size + skipped ? NULL : code->joined.data + skipped;
}

static const uint8_t *bytes(const void *context, const struct code_entry *entry, uint64_t size) {
	const struct symbol *symbol = entry_of(context, entry->home);
	const struct fragment *fragment = symbol->fragment;
	if (fragment->size - symbol->offset >= size)
		return fragment->section->bytes.data + fragment->data + symbol->offset;
	return join((struct module_code *)context, symbol, size);
}

/* ---- what is there ---- */

static const uint8_t *descriptor_of(const struct module_kernel *kernel) {
	return kernel->section->bytes.data + kernel->data;
}

static void add_entries(struct module_code *code) {
	for (size_t i = 0; i < code->kernels->list.count; i++) {
		const struct module_kernel *kernel = &code->kernels->list.items[i];
		struct code_entry entry = {.home = (uint32_t)i};
		if (!place_of(entry_of(code, i), &entry.place))
			continue;
		entry.second = descriptor_preload_entry(&code->module->target, descriptor_of(kernel));
		entry.wave = descriptor_wave(&code->module->target, descriptor_of(kernel));
		code_uses_add_entry(code->uses, entry);
	}
}

/* Of functions, those that are in this module, in code; kernels wherever they are. */
static bool is_entry(const struct module_code *code, size_t entry, struct code_place *place) {
	const struct symbol *label = entry_of(code, entry);
	return place_of(label, place) && (entry < code->kernels->list.count || section_is_code(label->fragment->section));
}

static void add_function_entries(struct module_code *code) {
	for (size_t i = code->kernels->list.count; i < module_code_count(code); i++) {
		struct code_entry entry = {.home = (uint32_t)i, .wave = code->module->target.wave};
		if (is_entry(code, i, &entry.place))
			code_uses_add_entry(code->uses, entry);
	}
}

/* Layout is done: the writer need not work it out again. */
static uint64_t size_of(struct module *module, struct symbol *symbol) {
	int64_t size = 0;
	const struct value *given = symbol_size_given(module, symbol);
	if (!given || !value_known_absolute(module, *given, &size))
		return 0;
	symbol_settle_size(module, symbol, size);
	return (uint64_t)size;
}

static void add_functions(struct module_code *code) {
	struct module *module = code->module;
	for (size_t i = 0; i < module->functions.count; i++) {
		struct symbol *symbol = module->functions.items[i];
		struct code_place place;
		if (symbol->type != STT_FUNC || symbol->temporary || !symbol->registered)
			continue;
		const struct section *section = symbol_section(module, symbol);
		if (!section || !symbol_offset(module, symbol, &place.address))
			continue;
		place.section = section->index;
		code_uses_add_function(code->uses, place, size_of(module, symbol));
	}
}

static void add_relocations(struct module_code *code, const struct section *section) {
	for (size_t i = 0; i < section->relocations.count; i++) {
		const struct relocation *relocation = &section->relocations.items[i];
		code_uses_add_relocation(code->uses, (struct code_place){section->index, relocation->offset},
		                         relocation->type == R_AMDGPU_REL16);
	}
}

/* Sections are numbered here; the writer gives them other numbers. Gaps in code are large in hostile sources alone. */
static void know_sections(struct module_code *code) {
	enum { MOST_GAPS = 16 << 20 };
	uint32_t number = 0;
	uint64_t size = 0;
	for (struct section *section = code->module->sections; section; section = section->next) {
		section->index = number++;
		if (section_is_code(section))
			size += section->bytes.size;
	}
	code->source.size = size + MOST_GAPS;
	code->fragments = arena_zeroed(code->arena, number + 1, sizeof *code->fragments);
}

struct module_code *module_code_new(struct module *module, struct arena *arena, bool with_functions) {
	struct module_code *code = arena_zeroed(arena, 1, sizeof *code);
	*code = (struct module_code){.module = module,
	                             .arena = arena,
	                             .kernels = module->kernels,
	                             .function_count = with_functions ? module->functions.count : 0};
	code->joined = buffer_in(arena);
	const struct kd_processor *processor = module->target.processor;
	code->source = (struct code_source){.machines = {[KD_WAVE_32] = isa_machine_of(processor, KD_WAVE_32),
	                                                 [KD_WAVE_64] = isa_machine_of(processor, KD_WAVE_64)},
	                                    .context = code,
	                                    .end = end,
	                                    .bytes = bytes};
	know_sections(code);
	code->bounds = arena_zeroed(arena, code->kernels->list.count + 1, sizeof(struct bound *));
	code->uses = code_uses_new(&code->source, arena);
	if (!code_source_is_known(&code->source))
		return code;
	add_entries(code);
	add_function_entries(code);
	code_uses_entries_done(code->uses);
	add_functions(code);
	for (const struct section *section = module->sections; section; section = section->next)
		if (section->relocations.count && code_uses_has_section(code->uses, section->index))
			add_relocations(code, section);
	code_uses_done(code->uses);
	return code;
}

/* ---- to the checks ---- */

const struct code_use *module_code_find(struct module_code *code, size_t kernel) {
	struct code_place place;
	return place_of(entry_of(code, kernel), &place) ? code_uses_find(code->uses, place) : NULL;
}

bool module_code_function(struct module_code *code, size_t entry, struct flow_code *function) {
	struct code_place place;
	if (!is_entry(code, entry, &place) || !code_uses_function(code->uses, place, function))
		return false;
	function->replay = (uint8_t)code_replay(code->module->target.xnack);
	function->is_function = entry >= code->kernels->list.count && code->module->target.os == KD_OS_AMDHSA;
	return true;
}

/* Goes through all runs of instructions from the entry on; false if they do not tell. */
static bool join_runs(const struct symbol *entry, struct code_use *use) {
	const struct fragment *fragment = entry->fragment;
	uint64_t from = entry->offset;
	bool ends = false;
	for (uint64_t left = use->size, here; left; left -= here, fragment = fragment->next, from = 0) {
		if (!fragment)
			return false;
		here = fragment->size - from < left ? fragment->size - from : left;
		size_t start = fragment->data + (size_t)from;
		if (!code_runs_join(fragment->section->runs, start, start + (size_t)here, &use->all.use, &ends))
			return false;
		uint64_t gap = here < left ? fragment->tail_size : 0;
		if (gap && (!fragment->nops || gap >= left))
			return false;
		here += gap;
	}
	use->certain = use->all;
	return ends;
}

bool module_code_bound(struct module_code *code, size_t kernel, struct code_use *use) {
	const struct symbol *entry = entry_of(code, kernel);
	const struct kd_target *target = &code->module->target;
	struct code_place place;
	*use = (struct code_use){0};
	if (descriptor_wave(target, descriptor_of(&code->kernels->list.items[kernel])) != target->wave)
		return false;
	if (!code_source_is_known(&code->source) || !place_of(entry, &place) || !entry->fragment->section->runs)
		return false;
	struct bound **bound = &code->bounds[code_uses_number(code->uses, place)];
	if (!*bound) {
		*bound = arena_zeroed(code->arena, 1, sizeof **bound);
		(*bound)->use.size = code_uses_size(code->uses, place);
		(*bound)->tells = join_runs(entry, &(*bound)->use);
	}
	*use = (*bound)->use;
	return (*bound)->tells;
}

static const struct fragments *fragments_of(struct module_code *code, const struct section *section) {
	struct fragments *fragments = &code->fragments[section->index];
	if (fragments->is_made)
		return fragments;
	fragments->is_made = true;
	for (const struct subsection *part = section->subsections; part; part = part->next)
		for (const struct fragment *fragment = part->first; fragment; fragment = fragment->next)
			*list_add(code->arena, &fragments->list) = fragment;
	return fragments;
}

/* The first fragment that ends after the place; NULL: there is none. */
static const struct fragment *fragment_at(struct module_code *code, struct code_place place,
                                          const struct section *section) {
	const struct fragments *fragments = fragments_of(code, section);
	size_t low = 0, high = fragments->list.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct fragment *fragment = fragments->list.items[middle];
		if (fragment->offset + fragment->size + fragment->tail_size <= place.address)
			low = middle + 1;
		else
			high = middle;
	}
	return low < fragments->list.count ? fragments->list.items[low] : NULL;
}

/* The fragment that has what is so many bytes after the entry, and how many bytes after its beginning that is. */
static const struct fragment *fragment_of(struct module_code *code, size_t entry, uint64_t distance, uint64_t *at) {
	const struct symbol *label = entry_of(code, entry);
	struct code_place place;
	if (!place_of(label, &place))
		return NULL;
	place.address += distance;
	const struct fragment *fragment = fragment_at(code, place, label->fragment->section);
	if (fragment)
		*at = place.address - fragment->offset;
	return fragment;
}

/* An alignment has the place of what is in front of it. */
kd_pos module_code_pos(struct module_code *code, size_t kernel, uint64_t distance) {
	uint64_t at;
	const struct fragment *fragment = fragment_of(code, kernel, distance, &at);
	if (!fragment)
		return 0;
	if (at >= fragment->size && fragment->tail != TAIL_ALIGN)
		return fragment->pos;
	size_t data = fragment->data + (size_t)(at < fragment->size ? at : fragment->size);
	return statements_find(&fragment->section->statements, at < fragment->size || !data ? data : data - 1);
}

const struct section *module_code_data(struct module_code *code, size_t entry, uint64_t distance, size_t *data) {
	uint64_t at;
	const struct fragment *fragment = fragment_of(code, entry, distance, &at);
	if (!fragment || at >= fragment->size)
		return NULL;
	*data = fragment->data + (size_t)at;
	return fragment->section;
}
