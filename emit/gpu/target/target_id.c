/* target_id.c: reads and writes target IDs.
 *
 * Reading is generous: features in any order, alternative processor names, an environment, what any LLVM writes.
 * id_directive.c compares them with the target of the command line. */
#include "target_id.h"

#include <stdio.h>
#include <string.h>

#include "subarch.h"

/* What code object version 2 calls a processor. */
static const struct name_v2 {
	const char *processor; /* as target IDs spell it */
	const char *off;       /* its name with XNACK off, or without XNACK; NULL: none */
	const char *on;        /* with XNACK on; NULL: none */
} names_v2[] = {
#define NAME_V2(processor, off, on) {processor, off, on},
#include "kdasm/processors.def"
};

enum { NAMES_V2 = sizeof names_v2 / sizeof *names_v2 };

static const struct isa_v2 {
	unsigned major, minor, stepping;
	const char *processor;
} isas_v2[] = {
#define ISA_V2(major, minor, stepping, processor) {major, minor, stepping, processor},
#include "kdasm/processors.def"
};

enum { ISAS_V2 = sizeof isas_v2 / sizeof *isas_v2 };

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

static bool is_text(const char *name, const char *text, size_t length) {
	return name && strlen(name) == length && memcmp(name, text, length) == 0;
}

/* Reads the name of a processor as in version 2; false if it is none. */
static bool read_name_v2(struct kd_target_id *id, const char *text, size_t length) {
	for (size_t i = 0; i < NAMES_V2; i++) {
		bool on = is_text(names_v2[i].on, text, length);
		if (!on && !is_text(names_v2[i].off, text, length))
			continue;
		id->processor = kd_processor_find(names_v2[i].processor, strlen(names_v2[i].processor));
		id->sramecc = initial(id->processor->sramecc);
		id->xnack = initial(id->processor->xnack);
		if (id->xnack)
			id->xnack = on ? KD_FEATURE_ON : KD_FEATURE_OFF;
		return true;
	}
	return false;
}

/* The name of "+xnack" or "+sram-ecc" at `at`, in version 3; NULL: something else. */
static enum kd_feature_state *state_named_v3(struct kd_target_id *id, const char *at, size_t length) {
	if (is_text("+xnack", at, length))
		return &id->xnack;
	if (is_text("+sram-ecc", at, length))
		return &id->sramecc;
	return NULL;
}

/* Reads a processor with features as in version 3: those that are not named are off. False if it
 * is spelled otherwise. */
static bool read_processor_v3(struct kd_target_id *id, const char *text, size_t length) {
	const char *end = text + length, *at = memchr(text, '+', length);
	if (!at)
		at = end;
	id->processor = kd_processor_find(text, (size_t)(at - text));
	if (!id->processor)
		return false;
	id->xnack = id->processor->xnack ? KD_FEATURE_OFF : KD_FEATURE_UNSUPPORTED;
	id->sramecc = id->processor->sramecc ? KD_FEATURE_OFF : KD_FEATURE_UNSUPPORTED;
	while (at < end) {
		const char *next = memchr(at + 1, '+', (size_t)(end - at) - 1);
		if (!next)
			next = end;
		enum kd_feature_state *state = state_named_v3(id, at, (size_t)(next - at));
		if (!state || *state != KD_FEATURE_OFF)
			return false;
		*state = KD_FEATURE_ON;
		at = next;
	}
	return true;
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
			return text_error(error, "invalid target ID '%.*s': %s has no target feature '%.*s'", cut, text,
			                  id->processor->name, text_cut(size), name);
		if (*state != KD_FEATURE_ANY)
			return text_error(error, "invalid target ID '%.*s': '%.*s' is named twice", cut, text, (int)size, name);
		*state = name[size] == '+' ? KD_FEATURE_ON : KD_FEATURE_OFF;
	}
	return true;
}

static bool read_processor(struct kd_target_id *id, const struct triple *triple, const char *text, size_t length,
                           struct text *error) {
	const char *colon = memchr(text, ':', length);
	size_t size = colon ? (size_t)(colon - text) : length;
	bool is_left_out = size == 0 || is_text("generic", text, size);
	if (*triple->subarch && is_left_out)
		id->processor = subarch_processor(triple->subarch);
	else
		id->processor = kd_processor_find(text, size);
	if (!id->processor && *triple->subarch && is_left_out)
		return text_error(error, "the triple names no processor: amdgpu%s is for several", triple->subarch);
	if (!id->processor)
		return unknown_processor(error, text, size);
	if (id->processor->architecture != triple->architecture)
		return text_error(error, "'%s' is not a recognized processor for this target: it is one of %s",
		                  id->processor->name, architecture_name(id->processor->architecture));
	id->xnack = initial(id->processor->xnack);
	id->sramecc = initial(id->processor->sramecc);
	return read_features(id, text + size, text, length, error);
}

void target_id_set_triple(struct kd_target_id *id, const struct triple *triple) {
	id->os = triple->os;
	id->amdgpu = triple->amdgpu;
	memcpy(id->subarch, triple->subarch, sizeof id->subarch);
	memcpy(id->triple, triple->text, sizeof id->triple);
}

static const char *suffix(enum kd_feature_state state, const char *on, const char *off) {
	return state == KD_FEATURE_ON ? on : state == KD_FEATURE_OFF ? off : "";
}

static const struct name_v2 *find_row_v2(const struct kd_processor *processor) {
	for (size_t i = 0; i < NAMES_V2; i++)
		if (strcmp(names_v2[i].processor, processor->id_name) == 0)
			return &names_v2[i];
	return NULL;
}

static const char *name_v2(const struct kd_target_id *id) {
	const struct name_v2 *row = find_row_v2(id->processor);
	if (!row)
		return NULL;
	return on_or_any(id->xnack) ? row->on : row->off;
}

/* IDs that belong to no version are spelled as in the latest ones. */
static enum kd_id_spelling spelling_of(unsigned version) {
	const struct kd_object_version *row = kd_object_version(version);
	return row ? row->spelling : KD_SPELLING_COLON;
}

/* Writes an ID as a version of code objects and of LLVM has it; the length, or 0 if it has none. */
static size_t write_id(const struct kd_target_id *id, unsigned version, unsigned llvm_version, char *text,
                       size_t size) {
	const char *name = id->processor->id_name, *first = "", *second = "";
	enum kd_id_spelling spelling = spelling_of(version);
	/* The IDs of other systems never name features. */
	if (id->os == KD_OS_AMDHSA && spelling == KD_SPELLING_COLON) {
		first = suffix(id->sramecc, ":sramecc+", ":sramecc-");
		second = suffix(id->xnack, ":xnack+", ":xnack-");
	} else if (id->os == KD_OS_AMDHSA && spelling == KD_SPELLING_PLUS) {
		first = on_or_any(id->xnack) ? "+xnack" : "";
		second = on_or_any(id->sramecc) ? "+sram-ecc" : "";
	} else if (id->os == KD_OS_AMDHSA) {
		name = name_v2(id);
	}
	char later[KD_TARGET_TRIPLE_SIZE];
	struct text triple = text_in(later, sizeof later);
	bool is_later = spelling == KD_SPELLING_COLON && id->processor->architecture == KD_AMDGCN &&
	                kd_llvm_has(llvm_version, KD_LLVM_FOUR_PART_IDS);
	if (is_later)
		triple_write_later(id->triple, id->amdgpu, id->subarch, &triple);
	int length = name ? snprintf(text, size, "%s-%s%s%s", is_later ? later : id->triple, name, first, second) : 0;
	return length > 0 ? (size_t)length : 0;
}

size_t target_id_processor_offset(const char *text, size_t length) {
	size_t at = 0;
	for (int dash = 0; dash < 4; dash++) {
		const char *found = memchr(text + at, '-', length - at);
		if (!found)
			return 0;
		at = (size_t)(found - text) + 1;
	}
	return at;
}

static bool is_canonical(const struct kd_target_id *id, unsigned version, bool whole, const char *text, size_t length) {
	for (unsigned llvm = KD_LLVM_VERSION_MIN; llvm <= KD_LLVM_VERSION_MAX; llvm++) {
		char written[KD_TARGET_ID_SIZE];
		size_t size = write_id(id, version, llvm, written, sizeof written);
		size_t skip = whole ? 0 : target_id_processor_offset(written, size);
		if (size > skip && size - skip == length && memcmp(written + skip, text, length) == 0)
			return true;
	}
	return false;
}

static bool processor_fits(const struct kd_target_id *id, const char *subarch, struct text *error) {
	return subarch_fits(subarch, id->processor) ||
	       text_error(error, "the processor %s is not valid for subarch 'amdgpu%s'", id->processor->name, subarch);
}

bool target_id_read(struct kd_target_id *id, const struct triple *triple, const char *name, size_t length,
                    struct text *error) {
	if (!read_processor(id, triple, name, length, error) || !processor_fits(id, triple->subarch, error))
		return false;
	target_id_set_triple(id, triple);
	id->canonical = is_canonical(id, KD_CODE_OBJECT_VERSION_DEFAULT, false, name, length);
	return true;
}

bool kd_target_id_parse_processor(struct kd_target_id *id, const char *text, size_t length, char *error, size_t size) {
	struct text message = text_in(error, size);
	struct triple triple;
	return triple_read(&triple, TRIPLE_DEFAULT, strlen(TRIPLE_DEFAULT), &message) &&
	       target_id_read(id, &triple, text, length, &message);
}

/* NULL if this is no whole ID. */
static const char *after_triple(const char *whole) {
	struct triple triple;
	struct text ignored = text_in(NULL, 0);
	size_t processor = target_id_processor_offset(whole, strlen(whole));
	return processor && triple_read(&triple, whole, processor, &ignored) ? whole + processor : NULL;
}

const char *kd_target_id_processor(const char *id) {
	const char *dash = strchr(id, '-'), *found = after_triple(id);
	if (!found && dash)
		found = after_triple(dash + 1);
	return found ? found : id;
}

/* The part from the processor on, in the ways that a version knows. */
static bool read_in_version(struct kd_target_id *id, const struct triple *triple, unsigned version, const char *text,
                            size_t length, struct text *error) {
	enum kd_id_spelling spelling = spelling_of(version);
	if (spelling == KD_SPELLING_NAME && read_name_v2(id, text, length))
		return true;
	if (spelling == KD_SPELLING_PLUS && !memchr(text, ':', length) && read_processor_v3(id, text, length))
		return true;
	if (read_processor(id, triple, text, length, error))
		return true;
	if (spelling != KD_SPELLING_PLUS && read_processor_v3(id, text, length))
		text_error(error,
		           "invalid target ID '%.*s': this is how code object version 3 spells features; choose it with "
		           "--amdhsa-code-object-version=3, or write ':xnack+'",
		           text_cut(length), text);
	return false;
}

bool target_id_read_whole(struct kd_target_id *id, unsigned version, const char *text, size_t length,
                          struct text *error) {
	struct triple triple;
	size_t processor = target_id_processor_offset(text, length);
	if (processor == 0)
		return text_error(error,
		                  "invalid target ID '%.*s': expected architecture-vendor-os-environment-processor, "
		                  "as in 'amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-'",
		                  text_cut(length), text);
	/* Here an empty component at the end is one that is missing, unlike in a triple. */
	size_t end = processor;
	while (end > 0 && text[end - 1] == '-')
		end--;
	if (!triple_read(&triple, text, end, error) ||
	    !read_in_version(id, &triple, version, text + processor, length - processor, error))
		return false;
	triple_drop_unknown(&triple);
	target_id_set_triple(id, &triple);
	id->canonical = is_canonical(id, version, true, text, length);
	return true;
}

bool kd_target_id_parse(struct kd_target_id *id, unsigned version, const char *text, size_t length, char *error,
                        size_t size) {
	struct text message = text_in(error, size);
	return target_id_read_whole(id, version, text, length, &message) && processor_fits(id, id->subarch, &message);
}

size_t kd_target_id_format(const struct kd_target *target, char *text, size_t size) {
	struct kd_target_id id = {
	    .processor = target->processor, .xnack = target->xnack, .sramecc = target->sramecc, .os = target->os};
	memcpy(id.triple, target->triple, sizeof id.triple);
	memcpy(id.subarch, target->subarch, sizeof id.subarch);
	id.amdgpu = target->amdgpu;
	return write_id(&id, target->code_object_version, target->llvm_version, text, size);
}

static bool is_said(enum kd_feature_state in_id, enum kd_feature_state state, bool wired) {
	if (in_id == state || (wired && in_id != KD_FEATURE_OFF && state == KD_FEATURE_ON))
		return true;
	return in_id != KD_FEATURE_ON && in_id != KD_FEATURE_OFF && state != KD_FEATURE_ON && state != KD_FEATURE_OFF;
}

bool kd_target_id_is_of(const struct kd_target_id *id, const struct kd_target *target) {
	return id->processor == target->processor && is_said(id->xnack, target->xnack, target->processor->xnack_wired) &&
	       is_said(id->sramecc, target->sramecc, false);
}

static const struct kd_processor *processor_of(const struct name_v2 *row) {
	return kd_processor_find(row->processor, strlen(row->processor));
}

/* LLVM goes by the number, which need not be the target's. */
unsigned kd_target_stepping_v2(const struct kd_target *target, unsigned major, unsigned minor, unsigned stepping) {
	for (size_t i = 0; i < NAMES_V2; i++) {
		const struct kd_processor *processor = processor_of(&names_v2[i]);
		if (names_v2[i].off && names_v2[i].on && processor->gfx_major == major && processor->gfx_minor == minor &&
		    processor->gfx_stepping == stepping)
			return stepping + on_or_any(target->xnack);
	}
	return stepping;
}

/* The row that a note's numbers are of, and whether with XNACK on. */
static const struct name_v2 *row_of_isa(unsigned major, unsigned minor, unsigned stepping, bool *on) {
	for (size_t i = 0; i < ISAS_V2; i++)
		if (isas_v2[i].major == major && isas_v2[i].minor == minor && isas_v2[i].stepping == stepping) {
			*on = false;
			return find_row_v2(kd_processor_find(isas_v2[i].processor, strlen(isas_v2[i].processor)));
		}
	for (size_t i = 0; i < NAMES_V2; i++) {
		const struct name_v2 *row = &names_v2[i];
		const struct kd_processor *processor = processor_of(row);
		if (processor->gfx_major != major || processor->gfx_minor != minor)
			continue;
		*on = processor->gfx_stepping != stepping || !row->off;
		if (processor->gfx_stepping == stepping || (row->off && row->on && processor->gfx_stepping + 1u == stepping))
			return row;
	}
	return NULL;
}

const char *kd_target_name_v2(unsigned major, unsigned minor, unsigned stepping) {
	bool on;
	const struct name_v2 *row = row_of_isa(major, minor, stepping, &on);
	return !row ? NULL : on ? row->on : row->off;
}

bool target_id_of_isa_v2(struct kd_target_id *id, const uint32_t isa[3]) {
	bool on;
	const struct name_v2 *row = row_of_isa(isa[0], isa[1], isa[2], &on);
	if (!row)
		return false;
	id->processor = processor_of(row);
	id->xnack = feature_chosen(id->processor->xnack, on);
	id->sramecc = feature_chosen(id->processor->sramecc, false);
	return true;
}

/* Nothing but the canonical ID is right, and version 2 may have none. */
bool target_id_missing_v2(const struct kd_target *target, struct text *error) {
	const struct name_v2 *row = find_row_v2(target->processor);
	if (row)
		return text_error(error,
		                  "code object version 2 has no target ID for %s with XNACK %s; choose -mattr=%cxnack "
		                  "[stricter than llvm-mc]",
		                  target->processor->name, row->on ? "off" : "on", row->on ? '+' : '-');
	return text_error(error,
	                  "code object version 2 has no target ID for %s: leave the directive out or choose a later "
	                  "version [stricter than llvm-mc]",
	                  target->processor->name);
}
