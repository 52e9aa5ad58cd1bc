/* id.c: bundle entry IDs: offload kind, target triple and target ID, as "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+". */
#include <stdio.h>

#include "format.h"

enum { PLUS_VERSION = 3 };

/* Code objects of LLVM 14 have a kind of their own, and all of them the spelling of version 3 ("Code Object V2 to V3
 * Target ID"). */
size_t kd_bundle_id_format(const struct kd_target *target, char *text, size_t size) {
	char id[KD_TARGET_ID_SIZE];
	struct kd_target spelled = *target;
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

/* The processor follows the dash after the kind and the four of a target ID. */
size_t kd_bundle_id_retarget(const char *id, const struct kd_target *target, char *text, size_t size) {
	enum { DASHES = 5 };
	struct kd_target_id before;
	char after[KD_TARGET_ID_SIZE];
	const char *processor = id;
	if (!kd_bundle_id_parse(&before, id) || !kd_target_id_format(target, after, sizeof after))
		return 0;
	for (int i = 0; i < DASHES; i++)
		processor = strchr(processor, '-') + 1;
	int length = snprintf(text, size, "%.*s%s", (int)(processor - id), id, after + strlen(target->triple) + 1);
	return length > 0 ? (size_t)length : 0;
}

/* ---- IDs that cannot be together ---- */

/* Kind, triple and processor: what is before the features that ":" begins. */
static size_t processor_length(const char *id) {
	return strcspn(id, ":");
}

static bool same_processor(const char *a, const char *b) {
	size_t length = processor_length(a);
	return length == processor_length(b) && memcmp(a, b, length) == 0;
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

static bool fail(char *error, size_t size, const char *format, const char *a, const char *b) {
	snprintf(error, size, format, a, b);
	return false;
}

/* The ID that sorts first of those with the same processor as this one. */
static const char *first_of_processor(const char *const *ids, size_t count, const char *id) {
	const char *first = id;
	for (size_t i = 0; i < count; i++)
		if (same_processor(id, ids[i]) && strcmp(ids[i], first) < 0)
			first = ids[i];
	return first;
}

/* As clang checks it: no ID is there twice, and the first of those with a processor names all features that the others
 * do. */
bool kd_bundle_ids_check(const char *const *ids, size_t count, char *error, size_t size) {
	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j < i; j++)
			if (strcmp(ids[i], ids[j]) == 0)
				return fail(error, size, "Duplicate targets are not allowed: '%s'%s", ids[i], "");
	for (size_t i = 0; i < count; i++) {
		const char *first = first_of_processor(ids, count, ids[i]);
		if (!features_within(ids[i], first))
			return fail(error, size,
			            "Cannot bundle inputs with conflicting targets: '%s' and '%s': both must name a "
			            "feature, or neither",
			            first, ids[i]);
	}
	return true;
}
