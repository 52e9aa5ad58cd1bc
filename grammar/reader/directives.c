/* directives.c: the table of directives, by name. */
#include <ctype.h>

#include "attributes.h"
#include "base/suggest.h"
#include "debug/frame_table.h"
#include "parse.h"
#include "reader.h"

static const struct directive directives[] = {
#define KD_DIRECTIVE_IN(name, scope, token, argument, syntax, summary)                                                 \
	{name, syntax, token, argument, false, scope, NULL},
#define KD_DIRECTIVE(name, token, argument, any_case, syntax, summary)                                                 \
	{name, syntax, token, argument, any_case, SCOPE_ALL, NULL},
#include "directives.def"
#undef KD_DIRECTIVE
#undef KD_DIRECTIVE_IN
};

enum { DIRECTIVE_COUNT = sizeof directives / sizeof directives[0] };

void directives_enter(struct names *names) {
	for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
		name_intern(names, directives[i].name, strlen(directives[i].name))->directive = &directives[i];
}

/* The directive whose name this is in capitals, or NULL. */
static const struct directive *find_in_any_case(struct names *names, const char *text, size_t length) {
	enum { LONGEST = 32 };
	char lower[LONGEST];
	if (!length || text[0] != '.' || length > LONGEST)
		return NULL;
	for (size_t i = 0; i < length; i++)
		lower[i] = (char)tolower((unsigned char)text[i]);
	const struct name *known = name_find(names, lower, length);
	const struct directive *directive = known ? known->directive : NULL;
	if (directive && directive->token == MACRO_CALL)
		directive = directive->hidden; /* a macro goes by the spelling of its name */
	return directive && directive->any_case ? directive : NULL;
}

const struct directive *directive_find(struct names *names, const struct name *name) {
	return name->directive ? name->directive : find_in_any_case(names, name->text, name->length);
}

const struct directive *directive_find_text(struct names *names, const char *text, size_t length) {
	const struct name *name = name_find(names, text, length);
	return name ? directive_find(names, name) : find_in_any_case(names, text, length);
}

void directive_suggest(struct suggestions *found) {
	for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
		suggest_consider(found, directives[i].name);
}
