/* demangle.c: see demangle.h. */
#include "demangle.h"

#include <dlfcn.h>
#include <stdlib.h>

#include "options.h"

/* Itanium C++ ABI, "Demangler API". */
typedef char *cxa_demangle(const char *name, char *buffer, size_t *size, int *status);

struct demangler {
	void *library;
	cxa_demangle *demangle;
};

/* The library calls itself for what nests, with half a kilobyte of stack for a letter in the worst case. */
enum { MOST_LETTERS = 8192 };

static const char *const libraries[] = {"libc++abi.so.1", "libstdc++.so.6"};

static void close_library(void *opened) {
	struct demangler *demangler = opened;
	dlclose(demangler->library);
}

struct demangler *demangler_open(struct arena *arena) {
	struct demangler *demangler = arena_zeroed(arena, 1, sizeof *demangler);
	for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
		demangler->library = dlopen(libraries[i], RTLD_NOW | RTLD_LOCAL);
		if (!demangler->library)
			continue;
		arena_defer(arena, close_library, demangler);
		void *function = dlsym(demangler->library, "__cxa_demangle");
		memcpy(&demangler->demangle, &function, sizeof function); /* C has no such conversion */
		if (function)
			return demangler;
	}
	complain("--demangle needs a C++ runtime, and neither libc++abi.so.1 nor libstdc++.so.6 is there");
	return NULL;
}

const char *demangle(const struct demangler *demangler, struct arena *arena, const char *name) {
	int status;
	if (!demangler || name[0] != '_' || name[1] != 'Z' || strlen(name) > MOST_LETTERS)
		return name;
	char *text = demangler->demangle(name, NULL, NULL, &status);
	const char *kept = text ? arena_copy_text(arena, text) : name;
	free(text);
	return kept;
}
