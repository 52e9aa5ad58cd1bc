/* follow.c: the archives of kernels that a library of ROCm refers to, where the runtime would look for them. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/name.h"
#include "kdasm/kpack.h"
#include "subjects.h"

enum { MOST_SHOWN = 20 };

/* Archives found so far. */
struct following {
	struct subject_file *file;
	struct arena *arena;
	const struct options *options;
	struct named_search search;
	const char *library;
};

static size_t found_of_library(const struct following *following) {
	return following->search.found.count - following->search.first;
}

static const char *last_component(const char *path) {
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

static void refuse(void *context, const char *name, const char *why) {
	struct following *following = context;
	*following->options->unread = true;
	if (following->file->unfollowed++ < MOST_SHOWN)
		warn("%s: does not follow '%s', an archive of kernels of '%s': %s; give the folder of the archive with "
		     "--kpack-dir, or the archive itself",
		     following->file->name, name, following->library, why);
}

/* From the folder of the library. */
static void find(struct following *following, const char *path) {
	const char *library = following->file->path;
	const char *folder = arena_copy(following->arena, library, (size_t)(last_component(library) - library));
	named_search_find(&following->search, folder, path);
}

/* In the folders of the command line; the archive may have been moved there from any other. */
static bool find_in_folders(struct following *following, const char *path) {
	size_t before = following->search.found.count;
	for (size_t i = 0; i < following->options->archive_folders.count; i++) {
		const char *folder = following->options->archive_folders.items[i];
		const char *slash = *folder ? "/" : "";
		named_search_find(&following->search, arena_printf(following->arena, "%s%s", folder, slash),
		                  last_component(path));
	}
	return following->search.found.count > before;
}

/* A path of the library. */
static void find_named(struct following *following, const char *path) {
	const char *why = named_file_refusal(path);
	bool found = named_file_refusal(last_component(path)) == NULL && find_in_folders(following, path);
	if (!why)
		find(following, path);
	else if (!found)
		refuse(following, path, why);
}

/* Paths of the environment, with colons between them. */
static void find_several(struct following *following, const char *paths) {
	while (*paths) {
		size_t length = strcspn(paths, ":");
		if (length)
			find(following, arena_copy(following->arena, paths, length));
		paths += length + (paths[length] == ':');
	}
}

static void find_of(struct following *following, const struct kd_kpack_reference *reference) {
	const char *instead = getenv("ROCM_KPACK_PATH"), *before = getenv("ROCM_KPACK_PATH_PREFIX");
	struct named_search *search = &following->search;
	following->library = reference->name;
	search->first = search->found.count;
	if (before)
		find_several(following, before);
	if (instead)
		find_several(following, instead);
	for (size_t i = 0; !instead && i < reference->path_count && search->steps <= NAMED_MOST_STEPS; i++)
		find_named(following, reference->paths[i]);
	for (size_t i = search->first; i < search->found.count; i++)
		*list_add(following->arena, &following->file->followed) =
		    (struct followed){search->found.items[i], reference->name};
}

/* ---- bundles that no archive has ---- */

static void free_archive(void *archive) {
	kd_kpack_free(archive);
}

/* Notes the binaries of an archive; a damaged one is reported by who opens it. */
static bool note_binaries(struct names *binaries, struct arena *arena, const struct named_file *file) {
	struct input *input = arena_zeroed(arena, 1, sizeof *input);
	if (!input_view_open(input, arena, file->file)) {
		complain("cannot read '%s': %s", file->path, strerror(errno));
		return false;
	}
	struct kd_kpack *archive = kd_kpack_read((const uint8_t *)input->text, input->size);
	if (!archive)
		arena_out_of_memory(arena);
	arena_defer(arena, free_archive, archive);
	for (size_t i = 0; i < archive->entry_count; i++)
		name_intern(binaries, archive->entries[i].binary, strlen(archive->entries[i].binary));
	return true;
}

/* False, reported, if an archive can't be read. */
static bool check_numbers(const struct following *following, const struct kd_kpack_reference *reference) {
	const struct subject_file *file = following->file;
	struct arena *below = arena_new_below(following->arena);
	struct names binaries;
	size_t missing = 0;
	bool read = true;
	names_init(&binaries, below);
	for (size_t i = following->search.first; read && i < following->search.found.count; i++)
		read = note_binaries(&binaries, below, &following->search.found.items[i]);
	for (size_t i = 0; read && i < reference->number_count; i++) {
		const char *binary = arena_printf(below, "%s#%" PRIu64, reference->name, reference->numbers[i]);
		if (!name_find(&binaries, binary, strlen(binary)) && missing++ < MOST_SHOWN)
			warn("%s: no archive of kernels has '%s', which a bundle of it refers to", file->name, binary);
	}
	*file->options->unread |= missing;
	if (missing > MOST_SHOWN)
		warn("%s: and %zu more", file->name, missing - MOST_SHOWN);
	arena_free(below);
	return read;
}

/* Of a library without any archive. */
static void complain_of_none(const struct following *following, const struct kd_kpack_reference *reference) {
	complain("%s: the code objects of '%s' are in an archive of kernels that is not %s: '%s'%s", following->file->name,
	         reference->name, following->file->unfollowed ? "read" : "there", reference->paths[0],
	         getenv("ROCM_KPACK_PATH") ? ", nor what ROCM_KPACK_PATH names" : "");
}

bool subject_file_find_archives(struct subject_file *file, struct arena *arena, const struct options *options) {
	struct following following = {.file = file, .arena = arena, .options = options};
	const struct kd_contents *contents = file->contents;
	bool found = true;
	following.search = (struct named_search){.arena = arena, .refused = refuse, .context = &following};
	if (getenv("ROCM_KPACK_DISABLE"))
		return true;
	for (size_t i = 0; found && i < contents->reference_count; i++) {
		const struct kd_kpack_reference *reference = &contents->references[i];
		find_of(&following, reference);
		found = found_of_library(&following);
		if (found)
			found = check_numbers(&following, reference);
		else
			complain_of_none(&following, reference);
	}
	if (file->unfollowed > MOST_SHOWN)
		warn("%s: and %zu more", file->name, file->unfollowed - MOST_SHOWN);
	return found;
}
