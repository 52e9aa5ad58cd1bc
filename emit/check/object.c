/* object.c: what is wrong with a whole object. */
#include "check.h"

#include <inttypes.h>

static struct check_place at_root(enum root_fact fact) {
	return (struct check_place){CHECK_AT_ROOT, fact};
}

uint32_t check_document_version(const struct checker *checker) {
	const struct kd_object_version *row = kd_object_version(checker->version);
	return row && row->metadata_minor != KD_NO_MINOR ? FACT_VERSION(METADATA_MAJOR, (uint32_t)row->metadata_minor) : 0;
}

static void check_version(struct checker *checker, const struct document_facts *document) {
	uint32_t is = document->facts[ROOT_VERSION].value, wanted = check_document_version(checker);
	if (document_has(document, ROOT_VERSION) && wanted && is != wanted)
		check_report(checker, KD_CHECK_METADATA_VERSION, NULL, at_root(ROOT_VERSION),
		             "'amdhsa.version' is %" PRIu32 ".%" PRIu32 ", but that of code object version %u is %" PRIu32
		             ".%" PRIu32,
		             is >> 16, is & UINT16_MAX, checker->version, wanted >> 16, wanted & UINT16_MAX);
}

static void check_target(struct checker *checker, const struct document_facts *document) {
	const struct kd_target *target = checker->target;
	struct kd_target_id id;
	char text[KD_TARGET_TEXT_SIZE], own[KD_TARGET_TEXT_SIZE];
	if (!document_has(document, ROOT_TARGET))
		return;
	const char *shown = check_shown(checker, document->target, document->target_size);
	kd_target_id_format(target, own, sizeof own);
	if (strcmp(shown, own) == 0)
		return;
	if (!kd_target_id_parse(&id, checker->version, shown, strlen(shown), text, sizeof text))
		check_report(checker, KD_CHECK_METADATA_TARGET, NULL, at_root(ROOT_TARGET), "'amdhsa.target' is '%s': %s",
		             shown, text);
	else if (!kd_target_id_is_of(&id, target))
		check_report(checker, KD_CHECK_METADATA_TARGET, NULL, at_root(ROOT_TARGET),
		             "'amdhsa.target' is '%s', but the object is for %s", shown, own);
}

void check_left_out(struct checker *checker, size_t document, size_t note, const char *why) {
	check_report(checker, KD_CHECK_SEVERAL_NOTES, NULL, (struct check_place){CHECK_AT_DOCUMENT, document},
	             "runtimes ignore note %zu of the metadata because %s", note, why);
}

void check_object(struct checker *checker, const struct metadata_facts *facts, size_t kernels) {
	if (!facts->documents.count && kernels)
		check_report(checker, KD_CHECK_WITHOUT_METADATA, NULL, (struct check_place){CHECK_AT_KERNEL, 0},
		             "%zu kernel%s without metadata", kernels, kernels > 1 ? "s" : "");
	if (!facts->documents.count)
		return;
	check_version(checker, &facts->documents.items[0]);
	check_target(checker, &facts->documents.items[0]);
}
