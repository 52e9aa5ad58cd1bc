/* directive_words.c: see directive_words.h. */
#include "directive_words.h"

#include <string.h>
#include <strings.h>

#include "reader/attributes.h"

static const struct directive_words rows[] = {
#define KD_DIRECTIVE_GROUP(group)
#define KD_DIRECTIVE(name, token, argument, any_case, syntax, summary) {name, syntax, summary},
#define KD_DIRECTIVE_IN(name, scope, token, argument, syntax, summary) {name, syntax, summary},
#include "reader/directives.def"
};
enum { ROW_COUNT = sizeof rows / sizeof *rows };

const struct directive_words *directive_at(size_t index) {
	return index < ROW_COUNT ? &rows[index] : NULL;
}

const struct directive_words *directive_words(const char *name, size_t size) {
	for (size_t i = 0; i < ROW_COUNT; i++)
		if (strlen(rows[i].name) == size && strncasecmp(rows[i].name, name, size) == 0)
			return &rows[i];
	return NULL;
}
