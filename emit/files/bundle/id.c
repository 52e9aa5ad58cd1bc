/* id.c: bundle entry IDs: offload kind, target triple and target ID, as "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+". */
#include <stdio.h>
#include <stdlib.h>

#include "format.h"

enum { PLUS_VERSION = 3 };

/* Code objects of LLVM 14 have a kind of their own, and all of them the spelling of version 3 ("Code Object V2 to V3
 * Target ID"). Runtimes look for IDs as LLVM 22 writes them; no later LLVM is known to write others. */
size_t kd_bundle_id_format(const struct kd_target *target, char *text, size_t size) {
	char id[KD_TARGET_ID_SIZE];
	struct kd_target spelled = *target;
	spelled.llvm_version = KD_LLVM_VERSION_DEFAULT;
	bool plus = kd_object_version_has(target->code_object_version, KD_OF_LLVM_14);
	if (plus)
		spelled.code_object_version = PLUS_VERSION;
	kd_target_id_format(&spelled, id, sizeof id);
	int length = snprintf(text, size, "%s-%s", plus ? "hip" : "hipv4", id);
	return length > 0 ? (size_t)length : 0;
}

bool kd_bundle_id_parse(struct kd_target_id *target, const char *id) {
	char error[1];
	const char *dash = strchr(id, '-');
	unsigned version = strchr(id, '+') && !strchr(id, ':') ? PLUS_VERSION : KD_CODE_OBJECT_VERSION_DEFAULT;
	return dash && kd_target_id_parse(target, version, dash + 1, strlen(dash + 1), error, sizeof error);
}

/* The kind and the triple stay, but an architecture that names GPUs becomes that of LLVM 22. */
size_t kd_bundle_id_retarget(const char *id, const struct kd_target *target, char *text, size_t size) {
	struct kd_target_id before;
	char after[KD_TARGET_ID_SIZE];
	if (!kd_bundle_id_parse(&before, id) || !kd_target_id_format(target, after, sizeof after))
		return 0;
	const char *processor = kd_target_id_processor(id), *rest = strchr(id, '-') + 1;
	int kind = (int)(rest - id);
	if (*before.subarch)
		rest = strchr(rest, '-');
	int length = snprintf(text, size, "%.*s%s%.*s%s", kind, id, *before.subarch ? "amdgcn" : "",
	                      (int)(processor - rest), rest, kd_target_id_processor(after));
	return length > 0 ? (size_t)length : 0;
}

/* ---- IDs that cannot be together ---- */

/* Kind, triple and processor: what is before the features that ":" begins. */
static size_t processor_length(const char *id) {
	return strcspn(id, ":");
}

/* Whether the features after the processor name this one, in whatever state. */
static bool names_feature(const char *id, const char *feature, size_t length) {
	for (id += processor_length(id); *id; id += strcspn(id, ":")) {
		id++;
		if (strcspn(id, ":+-") == length && memcmp(id, feature, length) == 0)
			return true;
	}
	return false;
}

/* Whether all features that `id` names are named by `other`. */
static bool features_within(const char *id, const char *other) {
	for (id += processor_length(id); *id; id += strcspn(id, ":")) {
		id++;
		if (!names_feature(other, id, strcspn(id, ":+-")))
			return false;
	}
	return true;
}

/* One of several IDs, which are sorted by their processors. */
struct numbered {
	const char *id;
	size_t processor; /* length of what is before the features */
	size_t number;
};

/* The IDs, and the first of them that breaks a rule. */
struct checking {
	const char *const *ids;
	size_t count;
	size_t wrong;      /* its number; `count`: none */
	const char *other; /* that it conflicts with; NULL: that it is the same as */
};

static int compare_processors(const struct numbered *a, const struct numbered *b) {
	size_t shorter = a->processor < b->processor ? a->processor : b->processor;
	int order = memcmp(a->id, b->id, shorter);
	return order ? order : (a->processor > b->processor) - (a->processor < b->processor);
}

static int compare_ids(const void *a, const void *b) {
	const struct numbered *x = a, *y = b;
	int order = compare_processors(x, y);
	if (!order)
		order = strcmp(x->id, y->id);
	return order ? order : (x->number > y->number) - (x->number < y->number);
}

static void note_wrong(struct checking *checking, const struct numbered *id, const char *other) {
	if (id->number >= checking->wrong)
		return;
	checking->wrong = id->number;
	checking->other = other;
}

static void find_same(struct checking *checking, const struct numbered *sorted) {
	for (size_t i = 1; i < checking->count; i++)
		if (strcmp(sorted[i - 1].id, sorted[i].id) == 0)
			note_wrong(checking, &sorted[i], NULL);
}

static void find_conflict(struct checking *checking, const struct numbered *sorted) {
	const struct numbered *first = sorted;
	for (size_t i = 0; i < checking->count; i++) {
		if (compare_processors(first, &sorted[i]) != 0)
			first = &sorted[i];
		if (!features_within(sorted[i].id, first->id))
			note_wrong(checking, &sorted[i], first->id);
	}
}

static void find_wrong(struct checking *checking, struct arena *arena) {
	struct numbered *sorted = arena_zeroed(arena, checking->count, sizeof *sorted);
	for (size_t i = 0; i < checking->count; i++)
		sorted[i] = (struct numbered){checking->ids[i], processor_length(checking->ids[i]), i};
	if (checking->count)
		qsort(sorted, checking->count, sizeof *sorted, compare_ids);
	find_same(checking, sorted);
	if (checking->wrong == checking->count)
		find_conflict(checking, sorted);
}

/* As clang checks it: no ID is there twice, and the first of those with a processor names all features that the others
 * do. The features of two IDs are compared with each other, which takes long where an ID has thousands. */
const char *bundle_ids_check(struct arena *arena, const char *const *ids, size_t count) {
	enum { MOST_LETTERS = 1024 };
	struct checking checking = {.ids = ids, .count = count, .wrong = count};
	for (size_t i = 0; i < count; i++)
		if (strlen(ids[i]) > MOST_LETTERS)
			return arena_printf(arena, "the ID of entry %zu has %zu bytes: it must have at most %d", i, strlen(ids[i]),
			                    MOST_LETTERS);
	find_wrong(&checking, arena);
	if (checking.wrong == count)
		return NULL;
	if (!checking.other)
		return arena_printf(arena, "Duplicate targets are not allowed: '%s'", ids[checking.wrong]);
	return arena_printf(
	    arena, "Cannot bundle inputs with conflicting targets: '%s' and '%s': both must name a feature, or neither",
	    checking.other, ids[checking.wrong]);
}

/* What kd_bundle_ids_check() is asked, and where its answer goes. */
struct question {
	const char *const *ids;
	size_t count;
	char *error;
	size_t size;
	bool good;
};

static void answer(struct arena *arena, void *context) {
	struct question *question = context;
	const char *error = bundle_ids_check(arena, question->ids, question->count);
	question->good = !error;
	if (error)
		snprintf(question->error, question->size, "%s", error);
}

bool kd_bundle_ids_check(const char *const *ids, size_t count, char *error, size_t size) {
	struct question question = {ids, count, error, size, false};
	if (!arena_run(answer, &question))
		snprintf(error, size, "%s", arena_no_memory);
	return question.good;
}
