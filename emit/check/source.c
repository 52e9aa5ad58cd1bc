/* source.c: see source.h. */
#include "source.h"

#include <inttypes.h>

#include "descriptor/ending.h"
#include "metadata/join.h"
#include "metadata/verify.h"

static const uint8_t placed_fields[SOURCE_PLACES] = {
    KD_FIELD_GROUP_SEGMENT_FIXED_SIZE,
    KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE,
    KD_FIELD_KERNARG_SIZE,
    KD_FIELD_USER_SGPR_COUNT,
    KD_FIELD_USER_SGPR_COUNT_GFX1250,
    KD_FIELD_WAVEFRONT_SIZE32,
    KD_FIELD_USES_DYNAMIC_STACK,
    KD_FIELD_SYSTEM_SGPR_PRIVATE_SEGMENT_WAVEFRONT_OFFSET,
    KD_FIELD_ENABLE_PRIVATE_SEGMENT,
    KD_FIELD_NEXT_FREE_VGPR,
    KD_FIELD_NEXT_FREE_SGPR,
    KD_FIELD_ACCUM_OFFSET,
    KD_FIELD_WORKGROUP_PROCESSOR_MODE,
};

void source_checks_begin(struct module *module) {
	struct arena *arena = arena_new_below(module->arena);
	module->checks = arena_zeroed(arena, 1, sizeof *module->checks);
	module->checks->arena = arena;
	facts_init(&module->checks->facts, arena);
}

uint32_t source_checks_add(struct module *module, struct symbol *entry, struct symbol *descriptor, size_t data,
                           kd_pos pos, uint64_t given, const kd_pos *positions) {
	struct source_checks *checks = module->checks;
	struct source_kernel *kernel = list_add(checks->arena, &checks->kernels);
	kernel->symbol = descriptor;
	kernel->entry = entry;
	kernel->section = module->current.section;
	kernel->data = data;
	kernel->linked = 0;
	kernel->pos = pos;
	kernel->entries = 0;
	for (size_t i = 0; i < SOURCE_PLACES; i++)
		kernel->places[i] = given >> placed_fields[i] & 1 ? positions[placed_fields[i]] : 0;
	return (uint32_t)(checks->kernels.count - 1);
}

struct metadata_facts *source_checks_document(struct module *module, const struct metadata_text *text) {
	struct source_checks *checks = module->checks;
	*list_add(checks->arena, &checks->documents) = *text;
	return &checks->facts;
}

/* ---- places ---- */

struct run {
	struct module *module;
	struct source_checks *checks;
	struct checker checker;
	const struct source_kernel *kernel; /* of the finding; NULL: an entry of the metadata alone */
	size_t entry;                       /* number of the entry */
	struct names symbols;               /* kernels by symbol, made when they do not come in the order of the entries */
	bool by_name;
};

/* A document without text was made by a program, and has no places. */
static kd_pos text_place(const struct metadata_text *document, uint32_t place) {
	return document->text ? metadata_pos(document, document->text + place) : 0;
}

/* The metadata block in which a kernel's entry is. */
static const struct metadata_text *document_of(const struct source_checks *checks, size_t entry) {
	return &checks->documents.items[facts_document_of(&checks->facts, entry)];
}

kd_pos source_checks_entry_pos(const struct source_checks *checks, size_t entry) {
	return text_place(document_of(checks, entry), checks->facts.kernels.items[entry].place);
}

kd_pos source_checks_argument_pos(const struct source_checks *checks, size_t entry, size_t argument) {
	size_t first = checks->facts.kernels.items[entry].first_argument;
	return text_place(document_of(checks, entry), checks->facts.arguments.items[first + argument].place);
}

static kd_pos field_pos(const struct source_kernel *kernel, size_t field) {
	for (size_t i = 0; i < SOURCE_PLACES; i++)
		if (placed_fields[i] == field && kernel->places[i])
			return kernel->places[i];
	return kernel->pos;
}

static kd_pos place_pos(const struct run *run, const struct check_finding *finding, struct check_place place) {
	const struct source_checks *checks = run->checks;
	switch (place.at) {
	case CHECK_AT_FACT:
		return text_place(document_of(checks, run->entry), finding->kernel->metadata->facts[place.index].place);
	case CHECK_AT_ARGUMENT:
		return source_checks_argument_pos(checks, run->entry, place.index);
	case CHECK_AT_ROOT:
		return text_place(&checks->documents.items[0], checks->facts.documents.items[0].facts[place.index].place);
	case CHECK_AT_DOCUMENT: return text_place(&checks->documents.items[place.index], 0);
	case CHECK_AT_FIELD: return field_pos(run->kernel, place.index);
	case CHECK_AT_CODE: return run->kernel->entry->pos;
	case CHECK_AT_FILE: /* there is none yet */
	case CHECK_AT_KERNEL: break;
	}
	if (run->kernel)
		return run->kernel->pos;
	if (!finding->kernel)
		return checks->kernels.items[0].pos;
	return source_checks_entry_pos(checks, run->entry);
}

/* What stands at the other place of a disagreement. */
static const char *other_text(const struct run *run, struct check_place place) {
	const struct kd_field *field;
	switch (place.at) {
	case CHECK_AT_FIELD:
		field = kd_field_at((enum kd_field_id)place.index);
		return field_pos(run->kernel, place.index) != run->kernel->pos
		           ? "the descriptor says it here"
		           : arena_printf(run->module->arena, "the descriptor does not say it: it has no %s", field->directive);
	case CHECK_AT_FACT: return "the metadata says it here";
	case CHECK_AT_ARGUMENT: return "the other argument";
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
	const struct kernel_facts *metadata = &run->checks->facts.kernels.items[entry];
	return (struct check_kernel){.name = metadata->symbol, .name_size = metadata->symbol_size, .metadata = metadata,
	                             .arguments = kernel_arguments(&run->checks->facts, metadata)};
}

static bool is_of(const struct source_kernel *kernel, const struct kernel_facts *metadata) {
	const struct name *name = kernel->symbol->name;
	return name->length == metadata->symbol_size && memcmp(name->text, metadata->symbol, metadata->symbol_size) == 0;
}

static void enter_symbols(struct run *run) {
	names_init(&run->symbols, run->checks->arena);
	for (size_t i = 0; i < run->checks->kernels.count; i++) {
		const struct name *name = run->checks->kernels.items[i].symbol->name;
		name_intern(&run->symbols, name->text, name->length)->string_offset = i + 1;
	}
	run->by_name = true;
}

/* The kernel of an entry; `next` is that behind the last one found. */
static struct source_kernel *find_kernel(struct run *run, const struct kernel_facts *metadata, size_t *next) {
	struct source_checks *checks = run->checks;
	if (*next < checks->kernels.count && is_of(&checks->kernels.items[*next], metadata))
		return &checks->kernels.items[(*next)++];
	if (!run->by_name)
		enter_symbols(run);
	const struct name *name = name_find(&run->symbols, metadata->symbol, metadata->symbol_size);
	if (!name)
		return NULL;
	*next = name->string_offset;
	return &checks->kernels.items[*next - 1];
}

/* Whether the name is that of a kernel's code instead of its descriptor. */
static bool is_kernel(const struct run *run, const struct check_kernel *kernel) {
	const char *name = arena_printf(run->module->arena, "%.*s" DESCRIPTOR_ENDING, (int)kernel->name_size, kernel->name);
	return name_find(&run->symbols, name, strlen(name));
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
	if (!is_defined || is_kernel(run, &kernel) || (section && section_is_code(section)))
		check_no_descriptor(&run->checker, &kernel, is_defined);
	check_kernel(&run->checker, &kernel);
}

static void match_entries(struct run *run) {
	size_t next = 0;
	for (size_t i = 0; i < run->checks->facts.kernels.count; i++) {
		const struct kernel_facts *metadata = &run->checks->facts.kernels.items[i];
		if (!kernel_has(metadata, KERNEL_SYMBOL))
			continue;
		struct source_kernel *kernel = find_kernel(run, metadata, &next);
		if (!kernel) {
			check_alone(run, i);
		} else if (kernel->entries) {
			struct check_kernel again = entry_of(run, i);
			run->kernel = kernel;
			run->entry = i;
			check_second_entry(&run->checker, &run->checks->facts, &again, kernel->entries - 1, i);
		} else {
			kernel->entries = i + 1;
		}
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

static void know_places(struct module *module, const struct source_kernel *kernel, struct check_kernel *checked) {
	const struct section *code = place_of(module, kernel->entry, &checked->entry_alignment);
	place_of(module, kernel->symbol, &checked->descriptor_alignment);
	checked->descriptor_loaded = kernel->section->flags & SHF_ALLOC;
	checked->entry_known = code != NULL;
	checked->entry_executable = code && section_is_code(code);
}

static void check_one(struct run *run, const struct source_kernel *kernel) {
	const struct name *name = kernel->symbol->name;
	struct check_kernel checked = {.name = name->text, .name_size = name->length};
	if (kernel->entries)
		checked = entry_of(run, kernel->entries - 1);
	checked.descriptor = kernel->section->bytes.data + kernel->data;
	checked.linked = kernel->linked;
	checked.binding = (uint8_t)symbol_binding(run->module, kernel->symbol);
	checked.visibility = kernel->symbol->visibility;
	know_places(run->module, kernel, &checked);
	run->kernel = kernel;
	run->entry = kernel->entries - 1;
	if (!kernel->entries && run->checks->facts.documents.count && !run->module->fill)
		check_report(&run->checker, KD_CHECK_MISSING_METADATA, &checked, (struct check_place){CHECK_AT_KERNEL, 0},
		             "it has no entry in the metadata");
	check_kernel(&run->checker, &checked);
}

/* ---- documents that runtimes leave out ---- */

/* --fill-metadata writes the version where it is missing. */
static uint32_t version_of(const struct run *run, const struct document_facts *document) {
	return document_has(document, ROOT_VERSION) ? document->facts[ROOT_VERSION].value
	                                            : check_document_version(&run->checker);
}

static struct join_root root_of(const struct run *run, const struct document_facts *document) {
	return (struct join_root){
	    .has_version = document_has(document, ROOT_VERSION) || run->module->fill,
	    .has_kernels = document_has(document, ROOT_KERNELS) || run->module->fill,
	    .has_printf = document_has(document, ROOT_PRINTF),
	};
}

static void check_documents(struct run *run) {
	const struct metadata_facts *facts = &run->checks->facts;
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

void source_checks_finish(struct module *module, const struct kd_check_options *options, bool linked) {
	struct source_checks *checks = module->checks;
	struct run *run = arena_zeroed(checks->arena, 1, sizeof *run);
	run->module = module;
	run->checks = checks;
	checker_init(&run->checker, module->arena, &module->target, options, linked);
	run->checker.made_here = true;
	run->checker.report = report;
	run->checker.context = run;
	if (module->fill) /* every kernel got an entry */
		run->checker.levels[KD_CHECK_WITHOUT_METADATA] = 0;
	check_object(&run->checker, &checks->facts, checks->kernels.count);
	check_documents(run);
	match_entries(run);
	for (size_t i = 0; i < checks->kernels.count; i++)
		check_one(run, &checks->kernels.items[i]);
	arena_free(checks->arena);
	module->checks = NULL;
}
