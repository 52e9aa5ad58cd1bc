/* target_id.c: reads, writes and compares target IDs.
 *
 * Reading is generous: features in any order, alternative processor names, an environment.
 * Comparing is not: llvm-mc wants .amdgcn_target to be the canonical ID to the letter. */
#include "target/target_id.h"

#include "target/text.h"
#include "target/triple.h"

#include <stdio.h>
#include <string.h>

static const char default_triple[] = "amdgcn-amd-amdhsa";

static enum kd_feature_state initial(bool supported) {
	return supported ? KD_FEATURE_ANY : KD_FEATURE_UNSUPPORTED;
}

/* The state that ":name" in a target ID is about, NULL for other names. */
static enum kd_feature_state *state_named(struct kd_target_id *id, const char *name, size_t length) {
	if (length == strlen("xnack") && memcmp(name, "xnack", length) == 0)
		return &id->xnack;
	if (length == strlen("sramecc") && memcmp(name, "sramecc", length) == 0)
		return &id->sramecc;
	return NULL;
}

static bool unknown_processor(struct text *error, const char *name, size_t length) {
	char near[KD_TARGET_ID_SIZE];
	text_error(error, "'%.*s' is not a recognized processor for this target", text_cut(length), name);
	if (kd_processor_suggest(name, length, near, sizeof near))
		text_add(error, "; did you mean %s?", near);
	return false;
}

/* Reads ":xnack+:sramecc-"; the whole text is for messages. */
static bool read_features(struct kd_target_id *id, const char *at, const char *text, size_t length,
                          struct text *error) {
	const char *end = text + length;
	int cut = text_cut(length);

	while (at < end) {
		const char *name = at + 1;
		const char *colon = memchr(name, ':', (size_t)(end - name));
		at = colon ? colon : end;
		size_t size = (size_t)(at - name);
		if (size < 2 || (name[size - 1] != '+' && name[size - 1] != '-'))
			return text_error(error,
			                  "invalid target ID '%.*s'; format is a processor name followed by an "
			                  "optional colon-delimited list of features followed by an "
			                  "enable/disable sign (e.g., 'gfx908:sramecc+:xnack-')",
			                  cut, text);
		size--;
		enum kd_feature_state *state = state_named(id, name, size);
		if (!state || *state == KD_FEATURE_UNSUPPORTED)
			return text_error(error, "invalid target ID '%.*s': %s has no target feature '%.*s'", cut,
			                  text, id->processor->name, text_cut(size), name);
		if (*state != KD_FEATURE_ANY)
			return text_error(error, "invalid target ID '%.*s': '%.*s' is named twice", cut, text,
			                  (int)size, name);
		*state = name[size] == '+' ? KD_FEATURE_ON : KD_FEATURE_OFF;
	}
	return true;
}

static bool read_processor(struct kd_target_id *id, const char *text, size_t length, struct text *error) {
	const char *colon = memchr(text, ':', length);
	size_t size = colon ? (size_t)(colon - text) : length;
	id->processor = kd_processor_find(text, size);
	if (!id->processor)
		return unknown_processor(error, text, size);
	id->xnack = initial(id->processor->xnack);
	id->sramecc = initial(id->processor->sramecc);
	return read_features(id, text + size, text, length, error);
}

static void set_triple(struct kd_target_id *id, const struct triple *triple) {
	id->os = triple->os;
	memcpy(id->triple, triple->text, sizeof id->triple);
}

static bool is_canonical(const struct kd_target_id *id, bool whole, const char *text, size_t length) {
	char written[KD_TARGET_ID_SIZE];
	size_t size = target_id_write(id->triple, id->os, id->processor, id->xnack, id->sramecc, written,
	                              sizeof written);
	size_t skip = whole ? 0 : strlen(id->triple) + 1;
	return size - skip == length && memcmp(written + skip, text, length) == 0;
}

bool kd_target_id_parse_processor(struct kd_target_id *id, const char *text, size_t length, char *error,
                                  size_t size) {
	struct text message = text_in(error, size);
	struct triple triple;
	if (!triple_read(&triple, default_triple, strlen(default_triple), &message) ||
	    !read_processor(id, text, length, &message))
		return false;
	set_triple(id, &triple);
	id->canonical = is_canonical(id, false, text, length);
	return true;
}

/* Offset of the processor, behind the fourth dash; 0 when there are fewer. */
static size_t processor_offset(const char *text, size_t length) {
	size_t at = 0;
	for (int dash = 0; dash < 4; dash++) {
		const char *found = memchr(text + at, '-', length - at);
		if (!found)
			return 0;
		at = (size_t)(found - text) + 1;
	}
	return at;
}

bool kd_target_id_parse(struct kd_target_id *id, const char *text, size_t length, char *error, size_t size) {
	struct text message = text_in(error, size);
	struct triple triple;
	size_t processor = processor_offset(text, length);
	if (processor == 0)
		return text_error(&message,
		                  "invalid target ID '%.*s': expected architecture-vendor-os-environment-processor, "
		                  "as in 'amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-'",
		                  text_cut(length), text);
	/* Here an empty component at the end is one that is missing, unlike in a triple. */
	size_t end = processor;
	while (end > 0 && text[end - 1] == '-')
		end--;
	if (!triple_read(&triple, text, end, &message) ||
	    !read_processor(id, text + processor, length - processor, &message))
		return false;
	set_triple(id, &triple);
	id->canonical = is_canonical(id, true, text, length);
	return true;
}

static const char *suffix(enum kd_feature_state state, const char *on, const char *off) {
	return state == KD_FEATURE_ON ? on : state == KD_FEATURE_OFF ? off : "";
}

size_t target_id_write(const char *triple, enum kd_os os, const struct kd_processor *processor,
                       enum kd_feature_state xnack, enum kd_feature_state sramecc, char *text, size_t size) {
	/* The IDs of other systems never name features. */
	bool features = os == KD_OS_AMDHSA;
	int length = snprintf(text, size, "%s-%s%s%s", triple, processor->id_name,
	                      features ? suffix(sramecc, ":sramecc+", ":sramecc-") : "",
	                      features ? suffix(xnack, ":xnack+", ":xnack-") : "");
	return length > 0 ? (size_t)length : 0;
}

size_t kd_target_id_format(const struct kd_target *target, char *text, size_t size) {
	return target_id_write(target->triple, target->os, target->processor, target->xnack, target->sramecc,
	                       text, size);
}

bool kd_target_id_check(const struct kd_target *target, const char *id, size_t length, char *error,
                        size_t size) {
	struct text message = text_in(error, size);
	struct kd_target_id read;
	char expected[KD_TARGET_ID_SIZE], ignored[1];
	size_t expected_length = kd_target_id_format(target, expected, sizeof expected);
	if (expected_length == length && memcmp(expected, id, length) == 0)
		return true;

	text_error(&message,
	           ".amdgcn_target directive's target id %.*s does not match the specified target id %s",
	           text_cut(length), id, expected);
	if (!kd_target_id_parse(&read, id, length, ignored, sizeof ignored))
		return false;
	if (read.processor->mach != target->processor->mach)
		text_add(&message, "; change the directive or -mcpu");
	else if (read.xnack != target->xnack || read.sramecc != target->sramecc)
		text_add(&message, "; features are switched by -mcpu=%s%s%s or by -mattr", read.processor->name,
		         suffix(read.sramecc, ":sramecc+", ":sramecc-"), suffix(read.xnack, ":xnack+", ":xnack-"));
	else
		text_add(&message, "; the two are the same target, but only the canonical form is accepted");
	return false;
}
