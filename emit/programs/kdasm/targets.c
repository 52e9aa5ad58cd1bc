/* targets.c: see targets.h. */
#include "targets.h"

#include "base/buffer.h"
#include "base/name.h"
#include "kdasm/bundle.h"
#include "kdasm/target.h"
#include "shown.h"

bool targets_check(struct arena *arena, const struct options *options) {
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

static void join_diagnostics(struct arena *arena, const struct options *options, const struct kd_result *results,
                             struct kd_result *joined) {
	struct reports reports = {.arena = arena, .options = options};
	struct shown all = shown_in(arena, options->assembly.error_limit);
	size_t targets = options->targets.count;
	names_init(&reports.texts, arena);
	for (size_t i = 0; i < targets; i++)
		add_reports(&reports, &results[i], i);
	for (size_t i = 0; i < reports.list.count; i++) {
		const struct report *report = &reports.list.items[i];
		for (size_t j = 0; j < report->count; j++)
			shown_add(&all, report->items[j]);
		if (report->target_count < targets)
			shown_add(&all, (struct kd_diagnostic){.severity = KD_NOTE,
			                                       .message = arena_printf(arena, "while assembling for %.*s",
			                                                               (int)report->targets.size,
			                                                               (const char *)report->targets.data)});
	}
	shown_end(&all);
	joined->diagnostics = all.list.items;
	joined->diagnostic_count = all.list.count;
}

/* ---- all of it ---- */

static void join_statuses(const struct kd_result *results, size_t count, struct kd_result *joined) {
	joined->status = KD_OK;
	for (size_t i = 0; i < count; i++)
		if (results[i].status > joined->status)
			joined->status = results[i].status;
}

static void join_files(struct arena *arena, const struct kd_result *results, size_t count, struct kd_result *joined) {
	LIST(const char *) files = {0};
	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j < results[i].file_count; j++)
			*list_add(arena, &files) = results[i].files[j];
	joined->files = files.items;
	joined->file_count = files.count;
}

void targets_join(struct arena *arena, const struct options *options, const struct kd_result *results,
                  struct kd_result *joined) {
	join_statuses(results, options->targets.count, joined);
	join_diagnostics(arena, options, results, joined);
	join_files(arena, results, options->targets.count, joined);
}
