/* demangle.c: see demangle.h.
 *
 * A name can refer to what came before in it, and what it refers to can do so too: a few hundred letters may stand for
 * more text than there is memory. The libraries know no limit, so names that could grow so are left to a process of
 * their own, which ends when its time is over. */
#include "demangle.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/ascii.h"
#include "base/buffer.h"
#include "options.h"

/* Itanium C++ ABI, "Demangler API". */
typedef char *cxa_demangle(const char *name, char *buffer, size_t *size, int *status);

struct demangler {
	void *library;
	cxa_demangle *demangle;
	unsigned endless; /* names whose process was ended */
};

enum {
	MOST_LETTERS =
	    8192, /* the library calls itself for what nests, with half a kilobyte of stack for a letter at most */
	FEW_REFERENCES = 24, /* with these a text grows 3^8 times at most: by parts with three references each */
	MOST_TEXT = 1 << 16,
	MICROSECONDS = 250 * 1000,
	MOST_ENDLESS = 8, /* after these, other names that could grow stay as they are */
};

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

/* ---- names that grow ---- */

/* Whether <substitution> or <template-param> begins here: "S1_", "T_". */
static bool is_reference(const char *at) {
	if (*at != 'S' && *at != 'T')
		return false;
	do
		at++;
	while (ascii_is_digit(*at) || (*at >= 'A' && *at <= 'Z'));
	return *at == '_';
}

/* A pack expansion, "Dp", repeats what is in it. */
static bool could_grow(const char *name) {
	unsigned references = 0;
	for (const char *at = name; *at; at++) {
		references += is_reference(at);
		if (references > FEW_REFERENCES || (at[0] == 'D' && at[1] == 'p'))
			return true;
	}
	return false;
}

/* Ends with the text written, or by a signal. */
__attribute__((noreturn)) static void demangle_alone(const struct demangler *demangler, const char *name, int to) {
	const struct itimerval limit = {.it_value = {.tv_usec = MICROSECONDS}};
	int status;
	if (setitimer(ITIMER_VIRTUAL, &limit, NULL))
		_exit(EXIT_FAILURE);
	const char *text = demangler->demangle(name, NULL, NULL, &status);
	size_t size = text ? strlen(text) : 0;
	if (!size || size > MOST_TEXT)
		_exit(EXIT_FAILURE);
	for (ssize_t written; size && (written = write(to, text, size)) > 0; size -= (size_t)written)
		text += written;
	_exit(size ? EXIT_FAILURE : EXIT_SUCCESS);
}

static void read_all(int from, struct buffer *text) {
	char piece[4096];
	for (ssize_t size; (size = read(from, piece, sizeof piece)) > 0;)
		buffer_put(text, piece, (size_t)size);
}

/* The text in memory of the arena; NULL: there is none that could be found in the time. */
static const char *demangle_apart(struct demangler *demangler, struct arena *arena, const char *name) {
	struct buffer text = buffer_in(arena);
	int ends[2], status;
	if (demangler->endless >= MOST_ENDLESS || pipe(ends))
		return NULL;
	pid_t process = fork();
	if (!process)
		demangle_alone(demangler, name, ends[1]);
	close(ends[1]);
	if (process > 0)
		read_all(ends[0], &text);
	close(ends[0]);
	if (process < 0 || waitpid(process, &status, 0) != process)
		return NULL;
	demangler->endless += WIFSIGNALED(status);
	buffer_put_zeros(&text, 1);
	return WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS ? (const char *)text.data : NULL;
}

static const char *demangle_here(const struct demangler *demangler, struct arena *arena, const char *name) {
	int status;
	char *text = demangler->demangle(name, NULL, NULL, &status);
	const char *kept = text && strlen(text) <= MOST_TEXT ? arena_copy_text(arena, text) : NULL;
	free(text);
	return kept;
}

const char *demangle(struct demangler *demangler, struct arena *arena, const char *name) {
	if (!demangler || name[0] != '_' || name[1] != 'Z' || strlen(name) > MOST_LETTERS)
		return name;
	const char *text = could_grow(name) ? demangle_apart(demangler, arena, name)
	                                    : demangle_here(demangler, arena, name);
	return text ? text : name;
}
