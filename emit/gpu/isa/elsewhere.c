/* elsewhere.c: see elsewhere.h.
 *
 * The rows of a table are its texts one after another, each with its NUL: the members of a struct, which are arrays. So
 * the library holds no addresses of them that the loader would have to relocate. */
#include "elsewhere.h"

#include <fnmatch.h>
#include <string.h>

enum {
#define KD_GENERATION(id, name, column, sgprs, extent) id = 1 << ISA_GENERATION_##id,
#include "kdasm/isa/generations.def"
};

/* The member for the n-th text of a row, named by the row's line in elsewhere.def. */
#define MEMBER_OF(n, line) text_##n##_of_line_##line
#define MEMBER(n, line) MEMBER_OF(n, line)
#define TEXT(n, text) char MEMBER(n, __LINE__)[sizeof(text)];

static const struct {
#define KD_OTHER_WORD(word, owners, instead) TEXT(1, word) TEXT(2, owners) TEXT(3, instead)
#include "kdasm/isa/elsewhere.def"
	char end[1];
} words = {
#define KD_OTHER_WORD(word, owners, instead) word, owners, instead,
#include "kdasm/isa/elsewhere.def"
    "",
};

static const struct {
#define KD_OTHER_NAME(name, owners, instead) TEXT(1, name) TEXT(2, owners) TEXT(3, instead)
#include "kdasm/isa/elsewhere.def"
	char end[1];
} names = {
#define KD_OTHER_NAME(name, owners, instead) name, owners, instead,
#include "kdasm/isa/elsewhere.def"
    "",
};

static const struct {
#define KD_ADVICE(name, on, instead) TEXT(1, name) TEXT(2, instead)
#include "kdasm/isa/elsewhere.def"
	char end[1];
} advices = {
#define KD_ADVICE(name, on, instead) name, instead,
#include "kdasm/isa/elsewhere.def"
    "",
};

static const uint16_t advised_on[] = {
#define KD_ADVICE(name, on, instead) on,
#include "kdasm/isa/elsewhere.def"
};

static const struct {
#define KD_OTHER_OPERANDS(name, other) TEXT(1, name) TEXT(2, other)
#include "kdasm/isa/elsewhere.def"
	char end[1];
} other_operands = {
#define KD_OTHER_OPERANDS(name, other) name, other,
#include "kdasm/isa/elsewhere.def"
    "",
};

static const struct {
#define KD_INSTEAD(name, other) TEXT(1, name) TEXT(2, other)
#include "kdasm/isa/elsewhere.def"
	char end[1];
} insteads = {
#define KD_INSTEAD(name, other) name, other,
#include "kdasm/isa/elsewhere.def"
    "",
};

static const char *after(const char *text) {
	return text + strlen(text) + 1;
}

/* A pattern may end in "*". */
static bool is_named(const char *pattern, const char *name, size_t length) {
	size_t fixed = strcspn(pattern, "*");
	return (length == fixed || (pattern[fixed] && length > fixed)) && memcmp(pattern, name, fixed) == 0;
}

static bool find(const void *texts, const char *name, size_t length, struct isa_other *other) {
	for (const char *at = texts; *at; at = after(other->instead)) {
		*other = (struct isa_other){.name = at, .owners = after(at), .instead = after(after(at))};
		if (is_named(at, name, length))
			return true;
	}
	return false;
}

bool isa_other_word(const char *name, size_t length, struct isa_other *other) {
	return find(&words, name, length, other);
}

bool isa_other_name(const char *name, size_t length, struct isa_other *other) {
	return find(&names, name, length, other);
}

const char *isa_advice(const struct isa_machine *machine, const char *name) {
	const char *at = (const void *)&advices;
	for (size_t i = 0; *at; i++, at = after(after(at)))
		if (advised_on[i] >> machine->generation & 1 && fnmatch(at, name, 0) == 0)
			return after(at);
	return NULL;
}

const char *isa_instead_of_word(const struct isa_machine *machine, const struct isa_other *word) {
	const char *advice = isa_advice(machine, word->name);
	return advice ? advice : word->instead;
}

static const struct isa_row *find_other(const void *texts, const char *name) {
	for (const char *at = texts; *at; at = after(after(at)))
		if (strcmp(at, name) == 0)
			return isa_find(after(at), strlen(after(at)));
	return NULL;
}

const struct isa_row *isa_with_other_operands(const struct isa_row *rows) {
	return find_other(&other_operands, rows->name);
}

const struct isa_row *isa_instead(const struct isa_row *rows) {
	return find_other(&insteads, rows->name);
}
