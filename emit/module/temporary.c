/* temporary.c: names for labels that have none, and for symbols of the source that meet one of these. */
#include "temporary.h"

#include <stdio.h>

#include "module.h"

#define TEMPORARY ".Ltmp"

/* Whether a symbol of the source or a temporary is called so. */
static bool is_taken(const struct module *module, const char *text, size_t length) {
	const struct name *name = name_find(&module->names, text, length);
	return (name && name->symbol) || name_find(&module->temporaries, text, length);
}

struct name *temporary_name(struct module *module) {
	char text[32];
	size_t length;
	do
		length = (size_t)snprintf(text, sizeof text, TEMPORARY "%u", module->temporary_count++);
	while (is_taken(module, text, length));
	return name_intern(&module->temporaries, text, length);
}

struct name *temporary_spared(struct module *module, struct name *name) {
	if (!module->temporaries.count || !name_find(&module->temporaries, name->text, name->length))
		return name;
	const char *text;
	unsigned number = 0;
	do
		text = arena_printf(module->arena, "%.*s%u", (int)name->length, name->text, number++);
	while (is_taken(module, text, strlen(text)));
	return name_intern(&module->temporaries, text, strlen(text));
}
