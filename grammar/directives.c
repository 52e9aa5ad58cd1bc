/* directives.c: the table of directives, by name. */
#include <ctype.h>

#include "attributes.h"
#include "base/suggest.h"
#include "parse.h"
#include "reader.h"

static const struct directive directives[] = {
#define KD_DIRECTIVE(name, token, argument, any_case, syntax, summary) \
	{name, syntax, token, argument, any_case},
#include "directives.def"
#undef KD_DIRECTIVE
};

enum { DIRECTIVE_COUNT = sizeof directives / sizeof directives[0] };

void directives_enter(struct names *names) {
	for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
		name_intern(names, directives[i].name, strlen(directives[i].name))->directive = &directives[i];
}

const struct directive *directive_find(struct names *names, const struct name *name) {
	enum { LONGEST = 32 };
	char lower[LONGEST];
	if (name->directive || name->text[0] != '.' || name->length > LONGEST)
		return name->directive;
	for (size_t i = 0; i < name->length; i++)
		lower[i] = (char)tolower((unsigned char)name->text[i]);
	const struct name *known = name_find(names, lower, name->length);
	return known && known->directive && known->directive->any_case ? known->directive : NULL;
}

bool directive_suggest(const struct name *name, char *text, size_t size) {
	struct suggestions found = suggest_for(name->text, name->length);
	for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
		suggest_consider(&found, directives[i].name);
	return suggest_text(&found, text, size);
}
