/* finished.c: the checks of a code object that is there. */
#include <stdlib.h>

#include "base/name.h"
#include "check.h"
#include "faultless.h"
#include "finished.h"
#include "kernel/descriptor/ending.h"
#include "file.h"
#include "frame_expressions.h"
#include "files/code/object_code.h"
#include "debug/read/line_rows.h"
#include "files/object/note_types.h"
#include "base/json.h"
#include "kdasm/contents.h"
#include "kdasm/findings.h"
#include "kernel/metadata/verify.h"

/* A field that a relocation fills in. */
struct linked_field {
	uint32_t section;
	uint64_t address; /* of its descriptor */
	enum kd_field_id field;
};

struct kd_check_memory {
	struct arena *arena; /* NULL: nothing is kept as yet */
	struct arena *scratch;
	struct flow_met *met;
	struct faultless *faultless;
};

struct run {
	const struct kd_code_object *object;
	struct kd_check_memory *memory;
	const struct kd_check_options *options;
	const struct kd_target *gpu;
	struct arena *arena;
	struct checker checker;
	struct metadata_facts facts;
	LIST(const struct kd_note *) documents; /* of the facts */
	kd_take_finding *take;
	void *context;
	struct names kernels; /* that have a descriptor, with 1 + their number */
	struct names symbols; /* of the whole object; looked at only once there is an entry without descriptor */
	size_t *entries;      /* of each kernel: 1 + number of its entry; 0: none */
	LIST(struct linked_field) linked; /* sorted */
	struct object_code *code;
	struct object_code *ways;          /* with functions; NULL: nobody asks for it */
	const struct elf_symbol *function; /* of the finding; NULL: it is a kernel's */
	const struct kd_kernel *kernel;    /* that is checked */
	LIST(struct kd_finding) findings;
	LIST(struct debug_line_query) queries; /* of those with an address, in their order */
};

/* ---- places ---- */

/* The note that a place is in; NULL: it is in none. */
static const struct kd_note *note_at(const struct run *run, const struct check_finding *finding,
                                     struct check_place place) {
	bool in_entry = place.at == CHECK_AT_FACT || place.at == CHECK_AT_KEY || place.at == CHECK_AT_ARGUMENT ||
	                (place.at == CHECK_AT_KERNEL && finding->kernel && !finding->kernel->descriptor);
	if (place.at == CHECK_AT_ROOT)
		return run->documents.items[0];
	if (place.at == CHECK_AT_DOCUMENT)
		return run->documents.items[place.index];
	if (!in_entry)
		return NULL;
	size_t entry = (size_t)(finding->kernel->metadata - run->facts.kernels.items);
	return run->documents.items[facts_document_of(&run->facts, entry)];
}

/* Something in the metadata: of several notes, in which. */
static const char *metadata_place(const struct run *run, const struct kd_note *note, const char *what) {
	const char *blank = *what ? " " : "";
	return run->documents.count > 1
	           ? arena_printf(run->arena, "metadata note %zu%s%s", note->metadata_number, blank, what)
	           : arena_printf(run->arena, "metadata%s%s", blank, what);
}

static const char *place_text(const struct run *run, const struct check_finding *finding, struct check_place place) {
	static const char *const roots[] = {
#define KD_ROOT_FACT(id, key, form) key,
#include "kdasm/metadata_keys.def"
	};
	const struct kd_note *note = note_at(run, finding, place);
	size_t count;
	switch (place.at) {
	case CHECK_AT_FIELD: return arena_printf(run->arena, "descriptor %s", kd_field_at(place.index)->name);
	case CHECK_AT_FACT: return metadata_place(run, note, kernel_fact_key((enum kernel_fact)place.index));
	case CHECK_AT_KEY: return metadata_place(run, note, kd_metadata_keys(&count)[place.index].name);
	case CHECK_AT_ARGUMENT: return metadata_place(run, note, arena_printf(run->arena, ".args[%zu]", place.index));
	case CHECK_AT_ROOT: return metadata_place(run, note, roots[place.index]);
	case CHECK_AT_DOCUMENT: return metadata_place(run, note, "");
	case CHECK_AT_ENTRY:
	case CHECK_AT_CODE: return "code";
	case CHECK_AT_FILE: return "file";
	case CHECK_AT_FRAMES: return "call frames";
	case CHECK_AT_KERNEL: break;
	}
	return note ? metadata_place(run, note, "") : "descriptor";
}

static void add_address(struct run *run, struct kd_finding *finding, uint64_t distance) {
	const struct kd_kernel *kernel = run->kernel;
	const struct elf_symbol *function = run->function;
	uint32_t section = function ? function->section : kernel->entry_section;
	finding->has_address = true;
	finding->address = (function ? function->value : kernel->entry_address) + distance;
	*list_add(run->arena, &run->queries) =
	    (struct debug_line_query){{finding->address, kd_code_object_is_linked(run->object) ? 0 : section, NULL}, {0}};
}

static void report(void *context, const struct check_finding *finding) {
	struct run *run = context;
	bool alone = finding->other.at == finding->place.at && finding->other.index == finding->place.index;
	const struct kd_note *note = note_at(run, finding, finding->place);
	struct kd_finding found = {
	    .check = finding->check,
	    .fatal = finding->fatal,
	    .kernel = finding->kernel ? check_kernel_name(&run->checker, finding->kernel) : NULL,
	    .place = place_text(run, finding, finding->place),
	    .other = alone ? NULL : place_text(run, finding, finding->other),
	    .note = note ? note : note_at(run, finding, finding->other),
	    .text = finding->text,
	    .what = finding->what,
	};
	if (finding->place.at == CHECK_AT_CODE || finding->place.at == CHECK_AT_ENTRY)
		add_address(run, &found, finding->place.index);
	*list_add(run->arena, &run->findings) = found;
}

/* ---- lines of sources ---- */

static bool has_lines(const struct kd_code_object *object) {
	for (size_t i = 1; i < object->elf.section_count; i++)
		if (debug_section_is(&object->elf.sections[i], ".debug_line"))
			return true;
	return false;
}

/* Those of all findings at once, so that debug information is read once. */
static void find_lines(struct run *run) {
	struct debug_units units;
	const struct debug_line_query *query = run->queries.items;
	if (!run->queries.count || !has_lines(run->object))
		return;
	debug_units_read(&units, run->arena, run->object, run->options->dwarf_reading);
	debug_lines_find_all(&units, run->arena, run->queries.items, run->queries.count);
	for (size_t i = 0; i < run->findings.count; i++) {
		struct kd_finding *finding = &run->findings.items[i];
		if (!finding->has_address)
			continue;
		finding->source = query->line.file;
		finding->line = query->line.line;
		finding->column = query->line.column;
		query++;
	}
}

static void hand_over(struct run *run) {
	find_lines(run);
	for (size_t i = 0; i < run->findings.count; i++)
		run->take(run->context, &run->findings.items[i]);
}

/* ---- fields that are left to the linker ---- */

static int compare_linked(const void *a, const void *b) {
	const struct linked_field *first = a, *second = b;
	if (first->section != second->section)
		return first->section < second->section ? -1 : 1;
	if (first->address != second->address)
		return first->address < second->address ? -1 : 1;
	return (first->field > second->field) - (first->field < second->field);
}

/* Any place of a relocation may be such a field of a descriptor there. */
static void know_linked(struct run *run) {
	const struct elf_file *elf = &run->object->elf;
	static const enum kd_field_id fields[] = {KD_FIELD_GROUP_SEGMENT_FIXED_SIZE, KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE};
	for (size_t i = 0; elf->type == ET_REL && i < elf->section_count; i++)
		for (size_t j = 0; j < elf->sections[i].relocation_count; j++)
			for (size_t k = 0; k < sizeof fields / sizeof fields[0]; k++) {
				uint64_t place = elf->sections[i].relocations[j].offset, offset = kd_field_at(fields[k])->word_offset;
				if (place >= offset)
					*list_add(run->arena, &run->linked) =
					    (struct linked_field){elf->sections[i].info, place - offset, fields[k]};
			}
	if (run->linked.count)
		qsort(run->linked.items, run->linked.count, sizeof run->linked.items[0], compare_linked);
}

static uint64_t linked_fields(const struct run *run, const struct kd_kernel *kernel) {
	static const enum kd_field_id fields[] = {KD_FIELD_GROUP_SEGMENT_FIXED_SIZE, KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE};
	uint64_t linked = 0;
	for (size_t i = 0; run->linked.count && i < sizeof fields / sizeof fields[0]; i++) {
		const struct linked_field key = {kernel->descriptor_section, kernel->descriptor_address, fields[i]};
		if (bsearch(&key, run->linked.items, run->linked.count, sizeof key, compare_linked))
			linked |= UINT64_C(1) << fields[i];
	}
	return linked;
}

/* ---- kernels and their entries ---- */

static void add_document(struct run *run, const struct kd_note *note) {
	size_t before = run->facts.documents.count;
	facts_add_tree(&run->facts, value_node(note->metadata));
	if (run->facts.documents.count > before)
		*list_add(run->arena, &run->documents) = note;
}

/* All metadata notes, first the one that runtimes read first. A linker may join those that they ignore. */
static void gather_facts(struct run *run) {
	const struct kd_code_object *object = run->object;
	facts_init(&run->facts, run->arena);
	if (object->metadata_note)
		add_document(run, object->metadata_note);
	for (size_t i = 0; i < object->notes.count; i++)
		if (&object->notes.items[i] != object->metadata_note)
			add_document(run, &object->notes.items[i]);
}

static void check_notes(struct run *run) {
	for (size_t i = 0; i < run->documents.count; i++)
		if (run->documents.items[i]->left_out)
			check_left_out(&run->checker, i, run->documents.items[i]->metadata_number,
			               run->documents.items[i]->left_out);
}

static void enter_kernels(struct run *run) {
	names_init(&run->kernels, run->arena);
	names_reserve(&run->kernels, run->object->kernels.count);
	for (size_t i = 0; i < run->object->kernels.count; i++) {
		const char *name = run->object->kernels.items[i].name;
		name_intern(&run->kernels, name, strlen(name))->number = i + 1;
	}
}

/* Which kernel the entry is about; false: its symbol is not that of a descriptor. */
static bool find_kernel(const struct run *run, const struct check_kernel *entry, size_t *number) {
	size_t size = descriptor_kernel_size(entry->name, entry->name_size);
	const struct name *name = size ? name_find(&run->kernels, entry->name, size) : NULL;
	*number = name ? name->number - 1 : 0;
	return name;
}

static bool has_symbol(struct run *run, const char *name, size_t size) {
	const struct elf_symbols *symbols = &run->object->symbols;
	if (!run->symbols.arena) {
		names_init(&run->symbols, run->arena);
		for (size_t i = 0; i < symbols->count; i++)
			name_intern(&run->symbols, symbols->items[i].name, strlen(symbols->items[i].name));
	}
	return name_find(&run->symbols, name, size);
}

static struct check_kernel entry_of(const struct run *run, size_t entry) {
	const struct kernel_facts *metadata = &run->facts.kernels.items[entry];
	return (struct check_kernel){.name = metadata->symbol,
	                             .name_size = metadata->symbol_size,
	                             .metadata = metadata,
	                             .arguments = kernel_arguments(&run->facts, metadata)};
}

static void check_alone(struct run *run, const struct check_kernel *kernel) {
	struct suggestions near = suggest_for(kernel->name, kernel->name_size);
	size_t count = check_may_suggest(&run->checker) ? run->object->kernels.count : 0;
	for (size_t i = 0; i < count; i++)
		suggest_consider(&near, arena_printf(run->arena, "%s" DESCRIPTOR_ENDING, run->object->kernels.items[i].name));
	check_no_descriptor(&run->checker, kernel, has_symbol(run, kernel->name, kernel->name_size), &near);
	check_kernel(&run->checker, kernel);
}

static void match_entries(struct run *run) {
	run->entries = arena_zeroed(run->arena, run->object->kernels.count, sizeof *run->entries);
	for (size_t i = 0; i < run->facts.kernels.count; i++) {
		const struct check_kernel kernel = entry_of(run, i);
		if (!kernel_has(kernel.metadata, KERNEL_SYMBOL))
			continue;
		size_t number;
		if (!find_kernel(run, &kernel, &number))
			check_alone(run, &kernel);
		else if (run->entries[number])
			check_second_entry(&run->checker, &run->facts, &kernel, run->entries[number] - 1, i);
		else
			run->entries[number] = i + 1;
	}
}

/* ---- the rules of keys ---- */

struct verifying {
	struct run *run;
	size_t document;
};

static struct check_place mistake_place(const struct verifying *verifying, const struct verify_mistake *mistake) {
	if (!mistake->kernel_map)
		return (struct check_place){CHECK_AT_DOCUMENT, verifying->document};
	if (mistake->argument)
		return (struct check_place){CHECK_AT_ARGUMENT, mistake->argument - 1};
	uint8_t row = mistake->path.rows[KD_METADATA_KERNEL];
	if (mistake->kind >= VERIFY_VALUE && row != VERIFY_NO_ROW)
		return (struct check_place){CHECK_AT_KEY, row};
	return (struct check_place){CHECK_AT_KERNEL, 0};
}

static enum kd_check check_of(const struct verify_mistake *mistake) {
	size_t count;
	const struct kd_metadata_key *rows = kd_metadata_keys(&count);
	uint8_t row = mistake->path.rows[mistake->argument     ? KD_METADATA_ARGUMENT
	                                 : mistake->kernel_map ? KD_METADATA_KERNEL
	                                                       : KD_METADATA_ROOT];
	if (mistake->kind == VERIFY_DUPLICATE)
		return KD_CHECK_DUPLICATE_KEY;
	return mistake->kind == VERIFY_MISSING && rows[row].essential ? KD_CHECK_INCOMPLETE_METADATA
	                                                              : KD_CHECK_INVALID_METADATA;
}

/* The kernel that a mistake is in; false: there is no such fact, as of a list of kernels that is in the root twice. */
static bool kernel_of(const struct verifying *verifying, const struct verify_mistake *mistake,
                      struct check_kernel *kernel) {
	const struct metadata_facts *facts = &verifying->run->facts;
	const struct document_facts *document = &facts->documents.items[verifying->document];
	bool last = verifying->document + 1 == facts->documents.count;
	size_t end = last ? facts->kernels.count : document[1].first_kernel;
	size_t number = document->first_kernel + mistake->kernel_map - 1;
	if (!mistake->kernel_map || number >= end)
		return false;
	*kernel = entry_of(verifying->run, number);
	return kernel->name_size;
}

static bool wants_mistake(void *context, const struct verify_mistake *mistake) {
	const struct verifying *verifying = context;
	return check_takes(&verifying->run->checker, check_of(mistake));
}

/* The mistake's kernel has the name of its symbol, as in other findings; of one that has none the text tells. */
static void report_mistake(void *context, const struct verify_mistake *mistake) {
	const struct verifying *verifying = context;
	struct checker *checker = &verifying->run->checker;
	enum kd_check check = check_of(mistake);
	struct check_kernel kernel;
	if (kernel_of(verifying, mistake, &kernel))
		check_report(checker, check, &kernel, mistake_place(verifying, mistake), "%s", mistake->text);
	else
		check_report(checker, check, NULL, (struct check_place){CHECK_AT_DOCUMENT, verifying->document}, "%s%s%s%s",
		             mistake->kernel, mistake->subject, *mistake->kernel ? ": " : "", mistake->text);
}

/* Metadata of version 2 has other keys. */
static void verify_documents(struct run *run) {
	for (size_t i = 0; i < run->documents.count; i++) {
		struct verifying verifying = {run, i};
		if (note_type_of(run->documents.items[i]) != NOTE_AMDGPU_METADATA)
			continue;
		verify_tree(run->arena, value_node(run->documents.items[i]->metadata), run->checker.version, wants_mistake,
		            report_mistake, &verifying);
	}
}

/* ---- one kernel ---- */

/* What is linked stays where it is; in a relocatable object its section moves. */
static uint64_t alignment_of(const struct run *run, uint64_t address, uint32_t section) {
	const struct elf_file *elf = &run->object->elf;
	uint64_t bits = address | UINT64_C(1) << 63;
	if (elf->type == ET_REL && section < elf->section_count)
		bits |= elf->sections[section].alignment;
	return bits & -bits;
}

static void check_one(struct run *run, size_t number) {
	const struct kd_kernel *kernel = &run->object->kernels.items[number];
	struct check_kernel checked = {.name = kernel->name, .name_size = strlen(kernel->name)};
	run->kernel = kernel;
	if (run->entries[number])
		checked = entry_of(run, run->entries[number] - 1);
	checked.descriptor = kernel->descriptor;
	checked.descriptor_alignment = alignment_of(run, kernel->descriptor_address, kernel->descriptor_section);
	checked.descriptor_loaded = kernel->descriptor_flags & SHF_ALLOC;
	checked.linked = linked_fields(run, kernel);
	checked.binding = kernel->binding;
	checked.visibility = kernel->visibility;
	checked.entry_known = kernel->has_entry;
	checked.entry_executable = kernel->entry_flags & SHF_EXECINSTR;
	checked.entry_alignment = alignment_of(run, kernel->entry_address, kernel->entry_section);
	if (kernel->has_entry && kernel->entry_offset < run->object->size) {
		checked.entry = run->object->bytes + kernel->entry_offset;
		checked.entry_size = run->object->size - (size_t)kernel->entry_offset;
	}
	checked.code = object_code_find(run->code, kernel);
	struct flow_code function;
	if (run->ways && object_code_function(run->ways, kernel, &function))
		checked.function = &function;
	if (!run->entries[number] && run->facts.documents.count)
		check_report(&run->checker, KD_CHECK_MISSING_METADATA, &checked, (struct check_place){CHECK_AT_KERNEL, 0},
		             "it has no entry in the metadata");
	check_kernel(&run->checker, &checked);
}

/* In version 2 only the code is looked at. */
static void check_code_t(struct run *run, const struct kd_kernel *kernel) {
	uint8_t descriptor[KD_DESCRIPTOR_SIZE];
	const struct check_kernel checked = {.name = kernel->name,
	                                     .name_size = strlen(kernel->name),
	                                     .descriptor = descriptor,
	                                     .code = object_code_find(run->code, kernel)};
	run->kernel = kernel;
	kernel_code_as_descriptor(&run->object->target, kernel->descriptor, descriptor);
	check_code(&run->checker, &checked);
}

static bool has_metadata_note(const struct kd_code_object *object) {
	bool found = false;
	for (size_t i = 0; i < object->notes.count && !found; i++)
		found = object->notes.items[i].metadata_number != 0;
	return found;
}

static void check_function(struct run *run, const struct elf_symbol *symbol) {
	struct flow_code function;
	if (!object_code_function_at(run->ways, symbol, &function))
		return;
	const struct check_kernel checked = {
	    .name = symbol->name, .name_size = strlen(symbol->name), .function = &function, .is_function = true};
	run->kernel = NULL;
	run->function = symbol;
	check_waits(&run->checker, &checked);
}

static void check_whole(struct run *run, struct arena *arena) {
	const struct kd_code_object *object = run->object;
	run->arena = arena;
	checker_init(&run->checker, arena, &object->target, run->options, object->elf.type != ET_REL);
	if (run->gpu) {
		run->checker.runs_on = run->gpu;
		run->checker.only_obstacles = true;
	}
	run->checker.report = report;
	run->checker.context = run;
	check_file(&run->checker, object);
	check_frames(&run->checker, object, run->options->dwarf_reading);
	run->checker.faultless = run->memory->faultless;
	run->checker.scratch = run->memory->scratch;
	run->code = object_code_new(object, arena, run->memory->met);
	for (size_t i = 0; object->descriptors_are_code_t && i < object->kernels.count; i++)
		check_code_t(run, &object->kernels.items[i]);
	if (object->descriptors_are_code_t)
		return;
	gather_facts(run);
	if (object->metadata || !has_metadata_note(object)) /* else they are damaged, which is a remark */
		check_object(&run->checker, &run->facts, object->kernels.count);
	check_notes(run);
	verify_documents(run);
	know_linked(run);
	enter_kernels(run);
	match_entries(run);
	if (check_takes_ways(&run->checker))
		run->ways = object_code_with_functions(object, arena, run->memory->met);
	for (size_t i = 0; i < object->kernels.count; i++)
		check_one(run, i);
	for (size_t i = 1; run->ways && i < object->symbols.count; i++)
		check_function(run, &object->symbols.items[i]);
}

static void check_all(struct arena *arena, void *context) {
	struct run *run = context;
	check_whole(run, arena);
	hand_over(run);
}

/* ---- what is kept from one object to the next ---- */

static void set_memory(struct kd_check_memory *memory, struct arena *arena) {
	*memory = (struct kd_check_memory){.arena = arena,
	                                   .scratch = arena_new_below(arena),
	                                   .met = flow_met_new(arena),
	                                   .faultless = faultless_new(arena)};
}

static void check_alone_in(struct arena *arena, void *context) {
	struct run *run = context;
	struct kd_check_memory memory;
	set_memory(&memory, arena);
	run->memory = &memory;
	check_all(arena, run);
}

/* Where memory runs out, the object lacks it, too, and nothing is kept that may be half done. */
static void check_in_memory(struct arena *arena, void *context) {
	struct run *run = context;
	struct kd_check_memory *memory = run->memory;
	if (!memory->arena)
		memory->arena = arena_new();
	if (!memory->arena || setjmp(*arena_escape(memory->arena))) {
		arena_free(memory->arena);
		*memory = (struct kd_check_memory){0};
		arena_out_of_memory(arena);
	}
	if (!memory->met)
		set_memory(memory, memory->arena);
	check_all(arena, run);
}

struct kd_check_memory *kd_check_memory_new(void) {
	return calloc(1, sizeof(struct kd_check_memory));
}

void kd_check_memory_free(struct kd_check_memory *memory) {
	if (memory)
		arena_free(memory->arena);
	free(memory);
}

bool check_finished(const struct kd_code_object *object, const struct kd_check_options *options,
                    const struct kd_target *gpu, kd_take_finding *take, void *context) {
	struct run run = {.object = object, .options = options, .gpu = gpu, .take = take, .context = context};
	return arena_run(check_alone_in, &run);
}

bool kd_code_object_check(const struct kd_code_object *object, const struct kd_check_options *options,
                          kd_take_finding *take, void *context) {
	return code_object_is_open(object) && check_finished(object, options, NULL, take, context);
}

bool kd_code_object_check_after(struct kd_check_memory *memory, const struct kd_code_object *object,
                                const struct kd_check_options *options, kd_take_finding *take, void *context) {
	struct run run = {.object = object, .options = options, .memory = memory, .take = take, .context = context};
	if (!memory)
		return kd_code_object_check(object, options, take, context);
	return code_object_is_open(object) && arena_run(check_in_memory, &run);
}

/* ---- a finding shown ---- */

const char *kd_finding_severity(const struct kd_finding *finding) {
	if (finding->fatal)
		return "error";
	return kd_check_at(finding->check)->level == KD_LEVEL_ADVICE ? "note" : "warning";
}

struct finding_print {
	const struct kd_finding *finding;
	const struct kd_print_options *options;
};

static void put_code_place(struct json *json, const struct kd_finding *finding) {
	if (!finding->has_address)
		return;
	json_unsigned_entry(json, "address", finding->address);
	json_entry(json, "source", finding->source);
	if (finding->line)
		json_unsigned_entry(json, "line", finding->line);
	if (finding->column)
		json_unsigned_entry(json, "column", finding->column);
}

static void put_finding(struct out *out, const void *object) {
	const struct finding_print *print = object;
	const struct kd_finding *finding = print->finding;
	const struct kd_print_options *options = print->options;
	const struct kd_content *content = options->content;
	struct json json = {.out = out};
	json_begin(&json, '{');
	json_entry(&json, "file", options->file_name);
	json_entry(&json, "bundle_id", content ? content->bundle_id : NULL);
	if (content && content->bundle_id)
		json_unsigned_entry(&json, "bundle_id_number", content->id_number);
	json_entry(&json, "member", content ? content->member : NULL);
	json_entry(&json, "check", kd_check_at(finding->check)->name);
	json_entry(&json, "level", kd_check_level_name(kd_check_at(finding->check)->level));
	json_entry(&json, "severity", kd_finding_severity(finding));
	json_entry(&json, "kernel", finding->kernel);
	json_entry(&json, "place", finding->place);
	json_entry(&json, "other_place", finding->other);
	put_code_place(&json, finding);
	if (finding->note)
		json_unsigned_entry(&json, "metadata_note", finding->note->metadata_number);
	json_entry(&json, "message", finding->text);
	json_end(&json, '}');
}

bool kd_finding_print(const struct kd_finding *finding, const struct kd_print_options *options, kd_take_text *take,
                      void *context) {
	static out_put *const puts[KD_FORM_COUNT] = {[KD_FORM_JSON] = put_finding};
	const struct finding_print print = {finding, options};
	return out_print(puts, KD_FORM_JSON, &print, take, context);
}
