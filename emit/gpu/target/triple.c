/* triple.c: reads triples, spelling them as LLVM does in target IDs.
 *
 * A component that is there but empty becomes "unknown", one that is missing at the end stays
 * empty: "amdgcn--amdhsa" is "amdgcn-unknown-amdhsa-", "amdgcn" is "amdgcn---". LLVM also sorts
 * components that it knows into their places; here that is done for "amdgcn-amdhsa" only, where
 * the vendor was left out. */
#include "triple.h"

#include <string.h>

#include "subarch.h"

enum component { ARCHITECTURE, VENDOR, OS, ENVIRONMENT, COMPONENTS };

struct word {
	const char *at;
	size_t length;
	bool there;
};

static const char *const architectures[] = {
    [KD_AMDGCN] = "amdgcn",
    [KD_R600] = "r600",
};

static const struct kd_system systems[] = {
#define KD_SYSTEM(id, name, osabi, versioned, addends, loaded) {name, osabi, versioned, addends, loaded},
#include "kdasm/systems.def"
#undef KD_SYSTEM
};

const char *architecture_name(enum kd_architecture architecture) {
	return architectures[architecture];
}

const struct kd_system *system_at(enum kd_os os) {
	return &systems[os];
}

/* LLVM takes whatever begins with the name, as in "amdhsa1.0". The last row fits everything. */
static enum kd_os system_of(const struct word *word) {
	for (int os = 0;; os++) {
		size_t length = strlen(systems[os].name);
		if (word->length >= length && memcmp(word->at, systems[os].name, length) == 0)
			return (enum kd_os)os;
	}
}

#define AMDGPU "amdgpu"
#define UNKNOWN "unknown"

static bool is_word(const struct word *word, const char *text) {
	return word->length == strlen(text) && memcmp(word->at, text, word->length) == 0;
}

static bool begins_with_amdgpu(const struct word *word) {
	return word->length >= strlen(AMDGPU) && memcmp(word->at, AMDGPU, strlen(AMDGPU)) == 0;
}

/* "amdgpu" is "amdgcn", with the GPUs after it or not. */
static bool read_amdgpu(const struct word *word, struct triple *triple, struct text *error) {
	size_t prefix = strlen(AMDGPU), length = word->length - prefix;
	triple->architecture = KD_AMDGCN;
	triple->amdgpu = true;
	if (length < sizeof triple->subarch)
		memcpy(triple->subarch, word->at + prefix, length);
	return length == 0 || (length < sizeof triple->subarch && subarch_known(triple->subarch)) ||
	       text_error(error, "unknown subarch %.*s: a GPU is named as in amdgpu9.42", text_cut(word->length), word->at);
}

static bool read_architecture(const struct word *word, struct triple *triple) {
	for (size_t i = 0; i < sizeof architectures / sizeof *architectures; i++)
		if (is_word(word, architectures[i])) {
			triple->architecture = (enum kd_architecture)i;
			return true;
		}
	return false;
}

/* The environment takes the rest, dashes included. */
static void split(struct word words[COMPONENTS], const char *name, size_t length) {
	const char *end = name + length;
	for (int i = 0; i < COMPONENTS; i++) {
		const char *dash = i == ENVIRONMENT ? NULL : memchr(name, '-', (size_t)(end - name));
		words[i] = (struct word){name, (size_t)((dash ? dash : end) - name), true};
		if (!dash)
			return;
		name = dash + 1;
	}
}

bool triple_read(struct triple *triple, const char *name, size_t length, struct text *error) {
	struct word words[COMPONENTS] = {0};
	*triple = (struct triple){0};
	struct text text = text_in(triple->text, sizeof triple->text);

	split(words, name, length);
	if (begins_with_amdgpu(&words[ARCHITECTURE])) {
		if (!read_amdgpu(&words[ARCHITECTURE], triple, error))
			return false;
	} else if (!read_architecture(&words[ARCHITECTURE], triple)) {
		return text_error(error, "unable to get target for '%.*s': kdasm assembles for amdgcn and r600",
		                  text_cut(length), name);
	}
	if (length >= KD_TARGET_TRIPLE_SIZE - sizeof "unknown-unknown-")
		return text_error(error, "unable to get target for '%.*s': the triple is too long", text_cut(length), name);
	if (words[VENDOR].there && system_of(&words[VENDOR]) != KD_OS_NONE && !words[ENVIRONMENT].there) {
		words[ENVIRONMENT] = words[OS];
		words[OS] = words[VENDOR];
		words[VENDOR].length = 0;
	}
	triple->os = words[OS].there ? system_of(&words[OS]) : KD_OS_NONE;
	for (int i = 0; i < COMPONENTS; i++) {
		if (i > 0)
			text_add(&text, "-");
		if (i == ARCHITECTURE)
			text_add(&text, "%s", architecture_name(triple->architecture));
		else if (words[i].there && words[i].length == 0)
			text_add(&text, UNKNOWN);
		else
			text_add(&text, "%.*s", (int)words[i].length, words[i].at ? words[i].at : "");
	}
	if (triple->amdgpu) /* which LLVM 22 lacks */
		triple_drop_unknown(triple);
	return true;
}

void triple_drop_unknown(struct triple *triple) {
	struct word words[COMPONENTS] = {0};
	split(words, triple->text, strlen(triple->text));
	if (is_word(&words[ENVIRONMENT], UNKNOWN))
		triple->text[words[ENVIRONMENT].at - triple->text] = '\0';
}

static bool is_nothing(const struct word *word) {
	return word->length == 0 || is_word(word, UNKNOWN);
}

static bool words_match(const struct word *a, const struct word *b) {
	return (is_nothing(a) && is_nothing(b)) || (a->length == b->length && memcmp(a->at, b->at, a->length) == 0);
}

bool triples_match(const char *a, const char *b) {
	struct word words_a[COMPONENTS] = {0}, words_b[COMPONENTS] = {0};
	split(words_a, a, strlen(a));
	split(words_b, b, strlen(b));
	for (int i = 0; i < COMPONENTS; i++)
		if (!words_match(&words_a[i], &words_b[i]))
			return false;
	return true;
}

void triple_write_later(const char *triple, bool amdgpu, const char *subarch, struct text *text) {
	struct word words[COMPONENTS] = {0};
	split(words, triple, strlen(triple));
	if (amdgpu)
		text_add(text, AMDGPU "%s", subarch);
	else
		text_add(text, "%.*s", (int)words[ARCHITECTURE].length, words[ARCHITECTURE].at);
	for (int i = VENDOR; i < COMPONENTS; i++) {
		if (is_nothing(&words[i]))
			text_add(text, "-" UNKNOWN);
		else
			text_add(text, "-%.*s", (int)words[i].length, words[i].at);
	}
}

const struct kd_processor *kd_triple_processor(const char *name) {
	struct triple triple;
	struct text ignored = text_in(NULL, 0);
	bool is_read = triple_read(&triple, name, strlen(name), &ignored);
	return is_read && *triple.subarch ? subarch_processor(triple.subarch) : NULL;
}
