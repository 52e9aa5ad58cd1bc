/* elsewhere.c: see elsewhere.h. */
#include "elsewhere.h"

#include <fnmatch.h>
#include <string.h>

enum {
#define KD_GENERATION(id, name, column, sgprs, extent) id = 1 << ISA_GENERATION_##id,
#include "kdasm/isa/generations.def"
};

static const struct isa_other words[] = {
#define KD_OTHER_WORD(word, owners, instead) {word, owners, instead},
#include "kdasm/isa/elsewhere.def"
};

static const struct isa_other names[] = {
#define KD_OTHER_NAME(name, owners, instead) {name, owners, instead},
#include "kdasm/isa/elsewhere.def"
};

static const struct {
	const char *name;
	unsigned on; /* a bit each: enum isa_generation */
	const char *instead;
} advices[] = {
#define KD_ADVICE(name, on, instead) {name, on, instead},
#include "kdasm/isa/elsewhere.def"
};

struct pair {
	const char *name, *other;
};

static const struct pair other_operands[] = {
#define KD_OTHER_OPERANDS(name, other) {name, other},
#include "kdasm/isa/elsewhere.def"
};

static const struct pair insteads[] = {
#define KD_INSTEAD(name, other) {name, other},
#include "kdasm/isa/elsewhere.def"
};

/* A pattern may end in "*". */
static bool is_named(const char *pattern, const char *name, size_t length) {
	size_t fixed = strcspn(pattern, "*");
	return (length == fixed || (pattern[fixed] && length > fixed)) && memcmp(pattern, name, fixed) == 0;
}

static const struct isa_other *find(const struct isa_other *rows, size_t count, const char *name, size_t length) {
	for (size_t i = 0; i < count; i++)
		if (is_named(rows[i].name, name, length))
			return &rows[i];
	return NULL;
}

const struct isa_other *isa_other_word(const char *name, size_t length) {
	return find(words, sizeof words / sizeof words[0], name, length);
}

const struct isa_other *isa_other_name(const char *name, size_t length) {
	return find(names, sizeof names / sizeof names[0], name, length);
}

const char *isa_advice(const struct isa_machine *machine, const char *name) {
	for (size_t i = 0; i < sizeof advices / sizeof advices[0]; i++)
		if (advices[i].on >> machine->generation & 1 && fnmatch(advices[i].name, name, 0) == 0)
			return advices[i].instead;
	return NULL;
}

const char *isa_instead_of_word(const struct isa_machine *machine, const struct isa_other *word) {
	const char *advice = isa_advice(machine, word->name);
	return advice ? advice : word->instead;
}

static const struct isa_row *find_other(const struct pair *pairs, size_t count, const char *name) {
	for (size_t i = 0; i < count; i++)
		if (strcmp(pairs[i].name, name) == 0)
			return isa_find(pairs[i].other, strlen(pairs[i].other));
	return NULL;
}

const struct isa_row *isa_with_other_operands(const struct isa_row *rows) {
	return find_other(other_operands, sizeof other_operands / sizeof other_operands[0], rows->name);
}

const struct isa_row *isa_instead(const struct isa_row *rows) {
	return find_other(insteads, sizeof insteads / sizeof insteads[0], rows->name);
}
