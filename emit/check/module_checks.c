/* module_checks.c: see module_checks.h. */
#include "module_checks.h"

#include <elf.h>
#include <inttypes.h>

#include "check.h"
#include "kernel/descriptor/ending.h"
#include "kernel/descriptor/kernels.h"
#include "kernel/metadata/documents.h"
#include "kernel/metadata/join.h"
#include "module_code.h"
#include "module/expr.h"
#include "module/module.h"
#include "module/section.h"
#include "module/symbol.h"

struct run {
	struct arena *arena;
	struct module *module;
	struct sources *sources; /* NULL: there is none */
	const struct kernels *kernels;
	const struct documents *documents;
	struct checker checker;
	struct module_code *code;
	struct module_code *ways;           /* with functions; NULL: nobody asks for it */
	size_t code_entry;                  /* whose code findings are about: its number there */
	size_t *entries;                    /* of each kernel: 1 + number of its entry in the metadata; 0: none */
	const struct module_kernel *kernel; /* of the finding; NULL: an entry of the metadata alone, or a function */
	size_t entry;                       /* number of the entry */
	uint8_t by_options[KD_CHECK_COUNT]; /* what becomes of checks where the source says nothing of them */
	struct names
	    symbols; /* with 1 + the number of the kernel; made when kernels do not come in the order of the entries */
	bool by_name;
};

/* ---- places ---- */

/* The label of the code. */
static kd_pos entry_pos(const struct run *run) {
	size_t kernels = run->kernels->list.count;
	return run->code_entry < kernels ? run->kernels->list.items[run->code_entry].entry->pos
	                                 : run->module->functions.items[run->code_entry - kernels]->pos;
}

/* An instruction, or the label where it is not known. */
static kd_pos code_pos(const struct run *run, uint64_t distance) {
	kd_pos pos = module_code_pos(run->ways ? run->ways : run->code, run->code_entry, distance);
	return pos ? pos : entry_pos(run);
}

/* The line of an instruction, in the file where the code begins or in another one. */
static const char *instruction_place(void *context, uint64_t distance) {
	const struct run *run = context;
	struct location at = sources_locate(run->sources, code_pos(run, distance));
	struct location entry = sources_locate(run->sources, entry_pos(run));
	if (!at.source)
		return NULL;
	bool is_elsewhere = !entry.source || strcmp(at.file, entry.file) != 0;
	return arena_printf(run->arena, "at line %u%s%s", at.line, is_elsewhere ? " of " : "", is_elsewhere ? at.file : "");
}

static kd_pos place_pos(const struct run *run, const struct check_finding *finding, struct check_place place) {
	const struct documents *documents = run->documents;
	switch (place.at) {
	case CHECK_AT_FACT:
		return documents_kernel_pos(documents, run->entry, finding->kernel->metadata->facts[place.index].place);
	case CHECK_AT_ARGUMENT: return documents_argument_pos(documents, run->entry, place.index);
	case CHECK_AT_ROOT:
		return documents_pos(documents, 0, documents->facts.documents.items[0].facts[place.index].place);
	case CHECK_AT_DOCUMENT: return documents_pos(documents, place.index, 0);
	case CHECK_AT_FIELD: return kernel_field_pos(run->kernel, place.index);
	case CHECK_AT_ENTRY: return run->kernel->entry->pos;
	case CHECK_AT_CODE: return code_pos(run, place.index);
	case CHECK_AT_KEY:  /* the assembler itself looks at keys */
	case CHECK_AT_FILE: /* there is none yet */
	case CHECK_AT_FRAMES:
	case CHECK_AT_KERNEL: break;
	}
	if (run->kernel)
		return run->kernel->pos;
	if (!finding->kernel)
		return run->kernels->list.items[0].pos;
	return documents_entry_pos(documents, run->entry);
}

/* What is at the other place of a disagreement. */
static const char *other_text(const struct run *run, struct check_place place) {
	const struct kd_field *field;
	switch (place.at) {
	case CHECK_AT_FIELD:
		field = kd_field_at(place.index);
		return kernel_field_pos(run->kernel, place.index) != run->kernel->pos
		           ? "the descriptor says it here"
		           : arena_printf(run->module->arena, "the descriptor does not say it: %s is missing",
		                          field->directive);
	case CHECK_AT_FACT: return "the metadata says it here";
	case CHECK_AT_ARGUMENT: return "the other argument";
	case CHECK_AT_CODE: return "this instruction";
	default: return "see here";
	}
}

static void report(void *context, const struct check_finding *finding) {
	struct run *run = context;
	struct diag *diag = run->module->diag;
	kd_pos pos = place_pos(run, finding, finding->place), other = place_pos(run, finding, finding->other);
	if (diag_finding(diag, finding->fatal, pos, finding->text) && other != pos)
		diag_note(diag, other, "%s", other_text(run, finding->other));
}

/* ---- kernels and their entries ---- */

static struct check_kernel entry_of(const struct run *run, size_t entry) {
	const struct kernel_facts *metadata = &run->documents->facts.kernels.items[entry];
	return (struct check_kernel){.name = metadata->symbol,
	                             .name_size = metadata->symbol_size,
	                             .metadata = metadata,
	                             .arguments = kernel_arguments(&run->documents->facts, metadata)};
}

static bool is_of(const struct module_kernel *kernel, const struct kernel_facts *metadata) {
	const struct name *name = kernel->symbol->name;
	return name->length == metadata->symbol_size && memcmp(name->text, metadata->symbol, metadata->symbol_size) == 0;
}

static void enter_symbols(struct run *run) {
	names_init(&run->symbols, run->arena);
	for (size_t i = 0; i < run->kernels->list.count; i++) {
		const struct name *name = run->kernels->list.items[i].symbol->name;
		name_intern(&run->symbols, name->text, name->length)->number = i + 1;
	}
	run->by_name = true;
}

/* The number of an entry's kernel, or how many there are; `next` is that after the last one found. */
static size_t find_kernel(struct run *run, const struct kernel_facts *metadata, size_t next) {
	size_t count = run->kernels->list.count;
	if (next < count && is_of(&run->kernels->list.items[next], metadata))
		return next;
	if (!run->by_name)
		enter_symbols(run);
	const struct name *name = name_find(&run->symbols, metadata->symbol, metadata->symbol_size);
	return name ? name->number - 1 : count;
}

/* Whether the name is that of a kernel's code instead of its descriptor. */
static bool is_kernel(const struct run *run, const struct check_kernel *kernel) {
	const char *name = arena_printf(run->module->arena, "%.*s" DESCRIPTOR_ENDING, (int)kernel->name_size, kernel->name);
	return name_find(&run->symbols, name, strlen(name));
}

static struct suggestions near_descriptors(struct run *run, const struct check_kernel *kernel) {
	struct suggestions near = suggest_for(kernel->name, kernel->name_size);
	size_t count = check_may_suggest(&run->checker) ? run->kernels->list.count : 0;
	for (size_t i = 0; i < count; i++) {
		const struct name *name = run->kernels->list.items[i].symbol->name;
		suggest_consider(&near, arena_copy(run->arena, name->text, name->length));
	}
	return near;
}

/* A descriptor may be made of data: any label that is not code will do. */
static void check_alone(struct run *run, size_t entry) {
	struct check_kernel kernel = entry_of(run, entry);
	const struct name *name = name_find(&run->module->names, kernel.name, kernel.name_size);
	struct symbol *symbol = name ? name->symbol : NULL;
	const struct section *section = symbol ? symbol_section(run->module, symbol) : NULL;
	bool is_defined = symbol && !symbol_is_undefined(run->module, symbol);
	run->kernel = NULL;
	run->entry = entry;
	if (!is_defined || is_kernel(run, &kernel) || (section && section_is_code(section))) {
		const struct suggestions near = near_descriptors(run, &kernel);
		check_no_descriptor(&run->checker, &kernel, is_defined, &near);
	}
	check_kernel(&run->checker, &kernel);
}

/* An entry of a kernel that has one already. */
static void check_again(struct run *run, const struct module_kernel *kernel, size_t first, size_t entry) {
	struct check_kernel again = entry_of(run, entry);
	run->kernel = kernel;
	run->entry = entry;
	check_second_entry(&run->checker, &run->documents->facts, &again, first, entry);
}

static void match_entries(struct run *run) {
	size_t count = run->kernels->list.count, next = 0;
	run->entries = arena_zeroed(run->arena, count, sizeof *run->entries);
	for (size_t i = 0; i < run->documents->facts.kernels.count; i++) {
		const struct kernel_facts *metadata = &run->documents->facts.kernels.items[i];
		if (!kernel_has(metadata, KERNEL_SYMBOL))
			continue;
		size_t kernel = find_kernel(run, metadata, next);
		next = kernel < count ? kernel + 1 : next;
		if (kernel == count)
			check_alone(run, i);
		else if (run->entries[kernel])
			check_again(run, &run->kernels->list.items[kernel], run->entries[kernel] - 1, i);
		else
			run->entries[kernel] = i + 1;
	}
}

/* ---- one kernel ---- */

/* The section of a symbol, and the alignment that it has there for sure; NULL: it is in none. */
static const struct section *place_of(struct module *module, struct symbol *symbol, uint64_t *alignment) {
	const struct section *section;
	uint64_t offset;
	if (symbol->kind == SYMBOL_LABEL) { /* nearly always */
		section = symbol->fragment->section;
		offset = symbol->fragment->offset + symbol->offset;
	} else {
		section = symbol_section(module, symbol);
		if (!section || !symbol_offset(module, symbol, &offset))
			return NULL;
	}
	uint64_t bits = offset | section->alignment;
	*alignment = bits & -bits;
	return section;
}

/* The bytes from the label on, if it is in this module, up to those that layout has put in; no more than are looked
 * at. */
static void know_entry(const struct symbol *entry, struct check_kernel *checked) {
	if (!entry)
		return;
	const struct fragment *fragment = entry->fragment;
	const struct section *section = fragment->section;
	size_t start = fragment->data + (size_t)entry->offset, end = fragment->data + fragment->size;
	for (; end - start < CHECK_ENTRY_MOST && !fragment->tail_size && fragment->next; fragment = fragment->next)
		end = fragment->next->data + fragment->next->size;
	if (end == start)
		return;
	checked->entry = section->bytes.data + start;
	checked->entry_size = end - start;
}

static void know_places(struct module *module, const struct module_kernel *kernel, struct check_kernel *checked) {
	const struct section *code = place_of(module, kernel->entry, &checked->entry_alignment);
	place_of(module, kernel->symbol, &checked->descriptor_alignment);
	checked->descriptor_loaded = kernel->section->flags & SHF_ALLOC;
	checked->entry_known = code != NULL;
	checked->entry_executable = code && section_is_code(code);
	know_entry(symbol_label_of(module, kernel->entry), checked);
}

/* Code is read only if what its source says of it leaves something to be found. */
static void know_code(struct run *run, size_t number, struct check_kernel *checked) {
	struct code_use bound;
	if (checked->descriptor && module_code_bound(run->code, number, &bound)) {
		checked->code = &bound;
		if (!check_code_suspects(&run->checker, checked)) {
			checked->code = NULL;
			return;
		}
	}
	checked->code = module_code_find(run->code, number);
}

static void check_one(struct run *run, size_t number) {
	const struct module_kernel *kernel = &run->kernels->list.items[number];
	size_t entry = run->entries[number];
	const struct name *name = kernel->symbol->name;
	struct check_kernel checked = {.name = name->text, .name_size = name->length};
	if (entry)
		checked = entry_of(run, entry - 1);
	checked.descriptor = kernel->section->bytes.data + kernel->data;
	checked.linked = kernel->linked;
	checked.binding = (uint8_t)symbol_binding(run->module, kernel->symbol);
	checked.visibility = kernel->symbol->visibility;
	know_places(run->module, kernel, &checked);
	know_code(run, number, &checked);
	struct flow_code function;
	if (run->ways && module_code_function(run->ways, number, &function))
		checked.function = &function;
	run->kernel = kernel;
	run->code_entry = number;
	run->entry = entry - 1;
	if (!entry && run->documents->facts.documents.count && !run->module->fill_metadata)
		check_report(&run->checker, KD_CHECK_MISSING_METADATA, &checked, (struct check_place){CHECK_AT_KERNEL, 0},
		             "it has no entry in the metadata");
	check_kernel(&run->checker, &checked);
}

/* What is called by kernels, in this object or another one. */
static void check_function(struct run *run, size_t entry) {
	const struct name *name = run->module->functions.items[entry - run->kernels->list.count]->name;
	struct flow_code function;
	if (!module_code_function(run->ways, entry, &function))
		return;
	const struct check_kernel checked = {
	    .name = name->text, .name_size = name->length, .function = &function, .is_function = true};
	run->kernel = NULL;
	run->code_entry = entry;
	check_waits(&run->checker, &checked);
}

/* ---- documents that runtimes leave out ---- */

/* --fill-metadata writes the version where it is missing. */
static uint32_t version_of(const struct run *run, const struct document_facts *document) {
	return document_has(document, ROOT_VERSION) ? document->facts[ROOT_VERSION].value
	                                            : check_document_version(&run->checker);
}

static struct join_root root_of(const struct run *run, const struct document_facts *document) {
	return (struct join_root){
	    .has_version = document_has(document, ROOT_VERSION) || run->module->fill_metadata,
	    .has_kernels = document_has(document, ROOT_KERNELS) || run->module->fill_metadata,
	    .has_printf = document_has(document, ROOT_PRINTF),
	};
}

static void check_documents(struct run *run) {
	const struct metadata_facts *facts = &run->documents->facts;
	if (!facts->documents.count)
		return;
	struct join_root whole = root_of(run, &facts->documents.items[0]);
	uint32_t version = version_of(run, &facts->documents.items[0]);
	for (size_t i = 1; i < facts->documents.count; i++) {
		const struct document_facts *document = &facts->documents.items[i];
		const char *why = join_refusal(&whole, root_of(run, document), version_of(run, document) == version);
		if (why)
			check_left_out(&run->checker, i, i + 1, why);
	}
}

/* What the checker asks. */
static bool asks(void *context, enum kd_check check, uint64_t distance) {
	const struct run *run = context;
	size_t data;
	const struct section *section = module_code_data(run->ways, run->code_entry, distance, &data);
	switch (section ? wait_edits_mode(section, data) : WAITS_UNTOLD) {
	case WAITS_OFF: return false;
	case WAITS_UNTOLD: return run->by_options[check];
	case WAITS_CHECK:
	case WAITS_INSERT: break;
	}
	return true;
}

/* Waits are looked for where .amdgpu_waits says so, and where they are put in, in case that some can't be. */
static void ask_for_waits(struct run *run, const struct kd_check_options *options) {
	static const enum kd_check of_waits[] = {KD_CHECK_MISSING_WAIT, KD_CHECK_MISSING_WAIT_STATE};
	static const enum kd_check advice[] = {KD_CHECK_STRICT_WAIT, KD_CHECK_PROCESSOR_FAULT, KD_CHECK_REDUNDANT_WAIT};
	const struct module *module = run->module;
	for (size_t i = 0; i < sizeof of_waits / sizeof *of_waits; i++) {
		uint8_t *outcome = &run->checker.outcomes[of_waits[i]], *by_options = &run->by_options[of_waits[i]];
		bool may_be = !(options->wishes[of_waits[i]] & KD_CHECK_UNWANTED);
		*by_options = *outcome || (module->waits.are_inserted && may_be);
		if (!*outcome && may_be && (module->waits.are_told || module->waits.are_inserted))
			*outcome = options->fatal ? 2 : 1;
	}
	for (size_t i = 0; i < sizeof advice / sizeof *advice; i++)
		run->by_options[advice[i]] = run->checker.outcomes[advice[i]] != 0;
	run->checker.asks = asks;
}

static void check_module(struct run *run, const struct kd_check_options *options, bool linked) {
	struct module *module = run->module;
	struct kd_check_options own = *options;
	if (!own.llvm_version)
		own.llvm_version = (uint8_t)module->target.llvm_version;
	checker_init(&run->checker, module->arena, &module->target, &own, linked);
	run->checker.made_here = true;
	run->checker.report = report;
	run->checker.context = run;
	ask_for_waits(run, &own);
	run->checker.instruction_place = run->sources ? instruction_place : NULL;
	if (module->fill_metadata) /* every kernel got an entry */
		run->checker.outcomes[KD_CHECK_WITHOUT_METADATA] = 0;
	check_object(&run->checker, &run->documents->facts, run->kernels->list.count);
	check_documents(run);
	run->code = module_code_new(module, run->arena, false);
	if (check_takes_ways(&run->checker))
		run->ways = module_code_new(module, run->arena, true);
	match_entries(run);
	for (size_t i = 0; i < run->kernels->list.count; i++)
		check_one(run, i);
	for (size_t i = run->kernels->list.count; run->ways && i < module_code_count(run->ways); i++)
		check_function(run, i);
}

void module_checks(struct module *module, struct sources *sources, const struct kd_check_options *options,
                   bool linked) {
	struct run *run = arena_zeroed(module->facts, 1, sizeof *run);
	run->arena = module->facts;
	run->module = module;
	run->sources = sources;
	run->kernels = module->kernels;
	run->documents = module->documents;
	check_module(run, options, linked);
}
