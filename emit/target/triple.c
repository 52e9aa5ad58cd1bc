/* triple.c: reads triples, spelling them as LLVM does in target IDs.
 *
 * A component that is there but empty becomes "unknown", one that is missing at the end stays
 * empty: "amdgcn--amdhsa" is "amdgcn-unknown-amdhsa-", "amdgcn" is "amdgcn---". LLVM also sorts
 * components that it knows into their places; here that is done for "amdgcn-amdhsa" only, where
 * the vendor was left out. */
#include "triple.h"

#include <string.h>

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

static bool read_architecture(const struct word *word, enum kd_architecture *architecture) {
	for (size_t i = 0; i < sizeof architectures / sizeof *architectures; i++) {
		if (word->length != strlen(architectures[i]) || memcmp(word->at, architectures[i], word->length) != 0)
			continue;
		*architecture = (enum kd_architecture)i;
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
	struct text text = text_in(triple->text, sizeof triple->text);

	split(words, name, length);
	if (!read_architecture(&words[ARCHITECTURE], &triple->architecture))
		return text_error(error, "unable to get target for '%.*s': kdasm assembles for amdgcn and r600",
		                  text_cut(length), name);
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
		if (words[i].there && words[i].length == 0)
			text_add(&text, "unknown");
		else
			text_add(&text, "%.*s", (int)words[i].length, words[i].at ? words[i].at : "");
	}
	return true;
}
