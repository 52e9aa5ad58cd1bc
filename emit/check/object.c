/* object.c: what is wrong with a whole object. */
#include "check.h"

#include <inttypes.h>

static struct check_place at_document(enum root_fact fact) {
	return (struct check_place){CHECK_AT_DOCUMENT, fact};
}

static const struct document_version {
	unsigned code_object;
	uint32_t version;
} versions[] = {
#define KD_METADATA_DOCUMENT_VERSION(code_object, major, minor) {code_object, FACT_VERSION(major, minor)},
#include "kdasm/metadata_keys.def"
};

static void check_version(struct checker *checker, const struct metadata_facts *facts) {
	uint32_t is = facts->facts[ROOT_VERSION].value;
	if (!(facts->given >> ROOT_VERSION & 1))
		return;
	for (size_t i = 0; i < sizeof versions / sizeof versions[0]; i++)
		if (versions[i].code_object == checker->version && versions[i].version != is)
			check_report(checker, KD_CHECK_METADATA_VERSION, NULL, at_document(ROOT_VERSION),
			             "'amdhsa.version' is %" PRIu32 ".%" PRIu32 ", but that of code object version %u is %" PRIu32
			             ".%" PRIu32,
			             is >> 16, is & UINT16_MAX, checker->version, versions[i].version >> 16,
			             versions[i].version & UINT16_MAX);
}

static void check_target(struct checker *checker, const struct metadata_facts *facts) {
	const struct kd_target *target = checker->target;
	struct kd_target_id id;
	char text[KD_TARGET_TEXT_SIZE];
	if (!(facts->given >> ROOT_TARGET & 1))
		return;
	const char *shown = check_shown(checker, facts->target, facts->target_size);
	if (!kd_target_id_parse(&id, checker->version, shown, strlen(shown), text, sizeof text))
		check_report(checker, KD_CHECK_METADATA_TARGET, NULL, at_document(ROOT_TARGET), "'amdhsa.target' is '%s': %s",
		             shown, text);
	else if (id.processor != target->processor || id.xnack != target->xnack || id.sramecc != target->sramecc) {
		kd_target_id_format(target, text, sizeof text);
		check_report(checker, KD_CHECK_METADATA_TARGET, NULL, at_document(ROOT_TARGET),
		             "'amdhsa.target' is '%s', but the object is for %s", shown, text);
	}
}

void check_object(struct checker *checker, const struct metadata_facts *facts, size_t kernels) {
	if (facts->documents == 0 && kernels) {
		check_report(checker, KD_CHECK_WITHOUT_METADATA, NULL, (struct check_place){CHECK_AT_KERNEL, 0},
		             "%zu kernel%s without metadata", kernels, kernels > 1 ? "s" : "");
		return;
	}
	if (facts->documents > 1)
		check_report(checker, KD_CHECK_SEVERAL_NOTES, NULL, (struct check_place){CHECK_AT_SECOND, 0},
		             "metadata in %zu notes, of which runtimes read the first", facts->documents);
	check_version(checker, facts);
	check_target(checker, facts);
}
