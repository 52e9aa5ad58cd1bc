/* check.c: --check: what is wrong with the kernels of objects. */
#include <inttypes.h>
#include <stdio.h>

#include "tasks.h"
#include "kdasm/findings.h"
#include "programs/shared/progress.h"
#include "subjects.h"

enum { MOST_SHOWN = 20 }; /* of one check, as text */

struct checking {
	const struct options *options;
	const struct subject *subject;
	bool as_json;
	bool good; /* memory sufficed */
	size_t count;
	size_t faults;                /* those that are more than advice, or errors by option */
	size_t counts[KD_CHECK_ROOM]; /* of each check */
};

/* With the line that debug information has for it, or else the address. */
static void put_place(const struct kd_finding *finding) {
	subject_put(finding->place);
	if (!finding->source) {
		if (finding->has_address)
			printf(" at 0x%" PRIx64, finding->address);
		return;
	}
	fputs(" at ", stdout);
	subject_put(finding->source);
	printf(":%" PRIu64, finding->line);
	if (finding->column)
		printf(":%" PRIu64, finding->column);
}

static void take(void *context, const struct kd_finding *finding) {
	struct checking *checking = context;
	if (finding->kernel && !subject_wants(checking->subject, finding->kernel))
		return;
	struct kd_print_options how = subject_print_options(checking->subject, checking->options);
	checking->count++;
	checking->faults += finding->fatal || kd_check_at(finding->check)->level != KD_LEVEL_ADVICE;
	bool all = checking->as_json || checking->options->all_findings;
	if (!all && ++checking->counts[finding->check] > MOST_SHOWN)
		return;
	progress_clear();
	if (!checking->as_json) {
		subject_put(checking->subject->label);
		fputs(": ", stdout);
		put_place(finding);
		printf(": %s: ", kd_finding_severity(finding));
		subject_put(finding->text);
		fputs("\n", stdout);
		return;
	}
	fputs(checking->count > 1 ? ",\n" : "", stdout);
	checking->good = kd_finding_print(finding, &how, subject_print, NULL) && checking->good;
}

/* ---- of one object ---- */

/* What was found in it. */
struct checked {
	struct arena *arena;
	LIST(struct kd_finding) findings;
	bool good; /* memory sufficed */
};

static void keep(void *context, const struct kd_finding *finding) {
	struct checked *checked = context;
	struct kd_finding *kept = list_add(checked->arena, &checked->findings);
	*kept = *finding;
	kept->kernel = arena_copy_text(checked->arena, finding->kernel);
	kept->place = arena_copy_text(checked->arena, finding->place);
	kept->other = arena_copy_text(checked->arena, finding->other);
	kept->text = arena_copy_text(checked->arena, finding->text);
	kept->source = arena_copy_text(checked->arena, finding->source);
	kept->what = NULL;
}

/* Without memory for what is kept, it takes longer. */
static const void *check(struct arena *arena, const struct options *options, const struct kd_code_object *object,
                         void **kept) {
	struct checked *checked = arena_zeroed(arena, 1, sizeof *checked);
	checked->arena = arena;
	if (!*kept)
		*kept = kd_check_memory_new();
	checked->good = kd_code_object_check_after(*kept, object, &options->checks, keep, checked);
	return checked;
}

static void forget(void *kept) {
	kd_check_memory_free(kept);
}

static bool report(void *context, const struct subject *subject) {
	struct checking *checking = context;
	const struct checked *checked = subject->prepared;
	checking->subject = subject;
	for (size_t i = 0; i < checked->findings.count; i++)
		take(checking, &checked->findings.items[i]);
	if (checked->good && checking->good)
		return true;
	complain("%s: out of memory", subject->label);
	return false;
}

static bool check_file(void *context, struct subject_file *file) {
	struct checking *checking = context;
	struct subject whole = {.file = file, .label = file->name};
	checking->subject = &whole;
	bool good = !file->visa || kd_visa_check(file->visa, &checking->options->checks, take, checking);
	checking->subject = NULL;
	if (good && checking->good)
		return true;
	complain("%s: out of memory", file->name);
	return false;
}

/* ---- of all ---- */

/* What was not shown, by name. */
static void sum_up(const struct checking *checking) {
	for (size_t i = 0; i < KD_CHECK_ROOM; i++)
		if (checking->counts[i] > MOST_SHOWN)
			printf("%zu more, %zu in all [-W%s]\n", checking->counts[i] - MOST_SHOWN, checking->counts[i],
			       kd_check_at(i)->name);
}

static int check_all(struct arena *arena, const struct options *options, bool as_json) {
	struct checking checking = {.options = options, .as_json = as_json, .good = true};
	fputs(as_json ? "{\"schema\": \"kdinfo-check\", \"schema_version\": 1, \"findings\": [\n" : "", stdout);
	const struct visits visits = {.file = check_file, .prepare = check, .forget = forget, .subject = report};
	progress_begin("kdinfo");
	bool good = subjects_visit_files(arena, options, &visits, &checking);
	progress_end();
	fputs(as_json ? "\n]}\n" : "", stdout);
	sum_up(&checking);
	return subject_printed() && good && !checking.faults ? STATUS_OK : STATUS_FAILED;
}

int action_check(struct arena *arena, const struct options *options) {
	return check_all(arena, options, false);
}

int action_check_json(struct arena *arena, const struct options *options) {
	return check_all(arena, options, true);
}
