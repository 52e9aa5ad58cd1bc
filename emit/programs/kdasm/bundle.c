/* bundle.c: see bundle.h. */
#include "bundle.h"

#include <elf.h>

#include "base/buffer.h"
#include "base/name.h"
#include "kdasm/bundle.h"
#include "kdasm/target.h"
#include "shown.h"

/* ---- the targets ---- */

bool bundle_check(struct arena *arena, const struct options *options) {
	const struct kd_options *assembly = &options->assembly;
	char text[KD_TARGET_TEXT_SIZE];
	const char **ids = arena_zeroed(arena, options->targets.count, sizeof *ids);
	for (size_t i = 0; i < options->targets.count; i++) {
		const char *name = options->targets.items[i];
		char id[KD_BUNDLE_ID_SIZE];
		struct kd_target target;
		struct kd_target_options wanted = {.triple = assembly->triple,
		                                   .processor = name,
		                                   .features = assembly->features,
		                                   .code_object_version = assembly->code_object_version,
		                                   .llvm_version = assembly->llvm_version};
		if (!kd_target_init(&target, &wanted, text, sizeof text)) {
			options_complain("%s", text);
			return false;
		}
		if (target.processor->architecture != KD_AMDGCN || target.os != KD_OS_AMDHSA) {
			options_complain("--bundle is for -triple=amdgcn-amd-amdhsa, not for '%s'", target.triple);
			return false;
		}
		ids[i] = arena_copy(arena, id, kd_bundle_id_format(&target, id, sizeof id));
	}
	if (kd_bundle_ids_check(ids, options->targets.count, text, sizeof text))
		return true;
	options_complain("%s", text);
	return false;
}

/* The ID of the entry with an object: its header says what the source may have decided. */
static const char *entry_id(struct arena *arena, const struct kd_result *object) {
	Elf64_Ehdr header;
	struct kd_target target;
	char id[KD_BUNDLE_ID_SIZE], text[KD_TARGET_TEXT_SIZE];
	memcpy(&header, object->object, sizeof header);
	const struct kd_target_facts facts = {.e_flags = le32toh(header.e_flags),
	                                      .osabi = header.e_ident[EI_OSABI],
	                                      .abi_version = header.e_ident[EI_ABIVERSION]};
	if (!kd_target_from_elf(&target, &facts, text, sizeof text))
		return NULL;
	return arena_copy(arena, id, kd_bundle_id_format(&target, id, sizeof id));
}

/* ---- diagnostics ---- */

/* An error or warning and the notes after it, of one or more targets. */
struct report {
	const struct kd_diagnostic *items;
	size_t count;
	size_t target_count;
	struct buffer targets; /* their names, with commas */
};

/* The reports of one text. One target may have the same several times: each is then one with that of the other
 * targets which comes as often before. */
struct same_reports {
	LIST(size_t) numbers; /* of reports */
	size_t target;        /* the last one that has them */
	size_t used;          /* so many of them has it */
};

struct reports {
	struct arena *arena;
	const struct options *options;
	LIST(struct report) list;
	struct names texts; /* of reports: struct same_reports */
};

static struct same_reports *reports_with_text(struct reports *reports, const struct kd_diagnostic *items,
                                              size_t count) {
	struct buffer text = buffer_in(reports->arena);
	for (size_t i = 0; i < count; i++) {
		const struct kd_diagnostic *item = &items[i];
		buffer_put_text(&text, arena_printf(reports->arena, "%d %s:%u:%u: %s\n", (int)item->severity,
		                                    item->file ? item->file : "", item->line, item->column, item->message));
	}
	struct name *name = name_intern(&reports->texts, (const char *)text.data, text.size);
	if (!name->entry)
		name->entry = arena_zeroed(reports->arena, 1, sizeof(struct same_reports));
	return name->entry;
}

/* The report that other targets have already, or a new one. */
static struct report *report_for(struct reports *reports, const struct kd_diagnostic *items, size_t count,
                                 size_t target) {
	struct same_reports *same = reports_with_text(reports, items, count);
	if (same->target != target) {
		same->target = target;
		same->used = 0;
	}
	if (same->used == same->numbers.count) {
		*list_add(reports->arena, &same->numbers) = reports->list.count;
		*list_add(reports->arena, &reports->list) =
		    (struct report){.items = items, .count = count, .targets = buffer_in(reports->arena)};
	}
	return &reports->list.items[same->numbers.items[same->used++]];
}

static void add_report(struct reports *reports, const struct kd_diagnostic *items, size_t count, size_t target) {
	struct report *report = report_for(reports, items, count, target);
	if (report->target_count++)
		buffer_put_text(&report->targets, ", ");
	buffer_put_text(&report->targets, reports->options->targets.items[target]);
}

static void add_reports(struct reports *reports, const struct kd_result *result, size_t target) {
	for (size_t i = 0, end; i < result->diagnostic_count; i = end) {
		for (end = i + 1; end < result->diagnostic_count && result->diagnostics[end].severity == KD_NOTE;)
			end++;
		add_report(reports, &result->diagnostics[i], end - i, target);
	}
}

static void join_diagnostics(struct reports *reports, const struct kd_result *results, struct kd_result *joined) {
	struct shown all = shown_in(reports->arena, reports->options->assembly.error_limit);
	size_t targets = reports->options->targets.count;
	names_init(&reports->texts, reports->arena);
	for (size_t i = 0; i < targets; i++)
		add_reports(reports, &results[i], i);
	for (size_t i = 0; i < reports->list.count; i++) {
		const struct report *report = &reports->list.items[i];
		for (size_t j = 0; j < report->count; j++)
			shown_add(&all, report->items[j]);
		if (report->target_count < targets)
			shown_add(&all, (struct kd_diagnostic){.severity = KD_NOTE,
			                                       .message = arena_printf(reports->arena, "while assembling for %.*s",
			                                                               (int)report->targets.size,
			                                                               (const char *)report->targets.data)});
	}
	shown_end(&all);
	joined->diagnostics = all.list.items;
	joined->diagnostic_count = all.list.count;
}

/* ---- the rest of the results ---- */

static void join_files(struct arena *arena, const struct kd_result *results, size_t count, struct kd_result *joined) {
	LIST(const char *) files = {0};
	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j < results[i].file_count; j++)
			*list_add(arena, &files) = results[i].files[j];
	joined->files = files.items;
	joined->file_count = files.count;
}

/* What .print says, once if it is the same for all. */
static void join_printed(struct arena *arena, const struct kd_result *results, size_t count, struct kd_result *joined) {
	struct buffer printed = buffer_in(arena);
	for (size_t i = 0; i < count; i++) {
		const struct kd_result *first = &results[0], *result = &results[i];
		if (i == 0 || result->printed_size != first->printed_size ||
		    (first->printed_size && memcmp(result->printed, first->printed, first->printed_size) != 0))
			buffer_put(&printed, result->printed, result->printed_size);
	}
	joined->printed = (const char *)printed.data;
	joined->printed_size = printed.size;
}

/* An error after what there is to say of the objects. */
static void add_error(struct arena *arena, struct kd_result *joined, const char *message) {
	struct kd_diagnostic *all = arena_zeroed(arena, joined->diagnostic_count + 1, sizeof *all);
	for (size_t i = 0; i < joined->diagnostic_count; i++)
		all[i] = joined->diagnostics[i];
	all[joined->diagnostic_count++] = (struct kd_diagnostic){.severity = KD_ERROR, .message = message};
	joined->diagnostics = all;
}

static void free_file(void *file) {
	kd_bundle_file_free(file);
}

/* The bundle of the objects, after the empty entry of the host. */
static void join_objects(struct arena *arena, const struct options *options, const struct kd_result *results,
                         size_t count, struct kd_result *joined) {
	struct kd_bundle_entry *entries = arena_zeroed(arena, count + 1, sizeof *entries);
	entries[0].id = KD_BUNDLE_HOST_ID;
	for (size_t i = 0; i < count; i++)
		entries[i + 1] = (struct kd_bundle_entry){
		    .id = entry_id(arena, &results[i]), .bytes = results[i].object, .size = results[i].object_size};
	struct kd_bundle_file *file = kd_bundle_write(entries, count + 1, &options->packing);
	if (!file || file->status == KD_NO_MEMORY) {
		kd_bundle_file_free(file);
		joined->status = KD_NO_MEMORY;
		return;
	}
	arena_defer(arena, free_file, file);
	joined->status = file->status;
	joined->object = file->bytes;
	joined->object_size = file->size;
	if (file->error)
		add_error(arena, joined, file->error);
}

struct kd_result bundle_join(struct arena *arena, const struct options *options, const struct kd_result *results) {
	struct kd_result joined = {.status = KD_OK};
	struct reports reports = {.arena = arena, .options = options};
	size_t count = options->targets.count;
	for (size_t i = 0; i < count; i++) {
		if (results[i].status > joined.status)
			joined.status = results[i].status;
	}
	join_diagnostics(&reports, results, &joined);
	join_files(arena, results, count, &joined);
	join_printed(arena, results, count, &joined);
	if (joined.status == KD_OK)
		join_objects(arena, options, results, count, &joined);
	return joined;
}

/* ---- finished objects ---- */

static bool is_object(const struct input *input) {
	Elf64_Ehdr header;
	if (input->size < sizeof header)
		return false;
	memcpy(&header, input->text, sizeof header);
	return memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && header.e_ident[EI_CLASS] == ELFCLASS64 &&
	       le16toh(header.e_machine) == EM_AMDGPU;
}

struct kd_result bundle_inputs(struct arena *arena, const struct options *options, const struct input *inputs) {
	size_t count = options->inputs.count;
	struct kd_result joined = {.status = KD_OK};
	struct kd_result *objects = arena_zeroed(arena, count, sizeof *objects);
	const char **ids = arena_zeroed(arena, count, sizeof *ids);
	char text[KD_TARGET_TEXT_SIZE];
	for (size_t i = 0; i < count; i++) {
		objects[i] = (struct kd_result){.object = (const uint8_t *)inputs[i].text, .object_size = inputs[i].size};
		ids[i] = is_object(&inputs[i]) ? entry_id(arena, &objects[i]) : NULL;
		if (ids[i])
			continue;
		options_complain(
		    "--bundle needs its targets: name them with -mcpu or --offload-arch; without them it joins code "
		    "objects, and '%s' is none",
		    options->inputs.items[i]);
		joined.status = KD_USAGE_ERROR;
		return joined;
	}
	if (kd_bundle_ids_check(ids, count, text, sizeof text)) {
		join_objects(arena, options, objects, count, &joined);
		return joined;
	}
	options_complain("%s", text);
	joined.status = KD_USAGE_ERROR;
	return joined;
}
