/* libraries.c: see libraries.h. The folders and the names of files are those of ld.lld, and so is the order: what is
 * found is linked, or refused, as ld.lld would link it. */
#include "libraries.h"

#include <unistd.h>

#include "base/buffer.h"

/* The path of a file in a folder, if there is one; else NULL. */
static const char *file_in(struct arena *arena, const char *folder, const char *before, const char *name,
                           const char *after) {
	size_t length = strlen(folder);
	const char *slash = length && folder[length - 1] != '/' ? "/" : "";
	const char *path = arena_printf(arena, "%s%s%s%s%s", folder, slash, before, name, after);
	return access(path, F_OK) == 0 ? path : NULL;
}

/* A folder's shared object comes before its archive. After a colon the name is that of the file. */
static const char *library_in(struct arena *arena, const char *folder, const char *name, bool is_archive) {
	if (name[0] == ':')
		return file_in(arena, folder, "", name + 1, "");
	const char *path = is_archive ? NULL : file_in(arena, folder, "lib", name, ".so");
	return path ? path : file_in(arena, folder, "lib", name, ".a");
}

static const char *find(struct arena *arena, const struct options *options, const char *name, bool is_archive) {
	const char *path = NULL;
	for (size_t i = 0; !path && i < options->library_directories.count; i++)
		path = library_in(arena, options->library_directories.items[i], name, is_archive);
	return path;
}

static void refuse(struct arena *arena, const struct options *options, const char *name) {
	struct buffer folders = buffer_in(arena);
	for (size_t i = 0; i < options->library_directories.count; i++) {
		buffer_put_text(&folders, i ? ", " : " in ");
		buffer_put_text(&folders, options->library_directories.items[i]);
	}
	buffer_put(&folders, "", 1);
	complain("unable to find library -l%s%s: name its folder with -L", name, (const char *)folders.data);
}

bool libraries_find(struct arena *arena, struct options *options) {
	bool found = true;
	for (size_t i = 0; i < options->libraries.count; i++) {
		const struct library *library = &options->libraries.items[i];
		const char **input = &options->inputs.items[library->input];
		const char *path = find(arena, options, *input, library->is_archive);
		if (!path)
			refuse(arena, options, *input);
		found = found && path;
		*input = path ? path : *input;
	}
	return found;
}
