/* follow.c: the archives of kernels that a library of ROCm refers to, where the runtime would look for them. */
#include <glob.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/name.h"
#include "kdasm/kpack.h"
#include "subjects.h"

#define TARGET_IN_PATH "@GFXARCH@"

/* Archives found so far. */
struct following {
	struct subject_file *file;
	struct arena *arena;
	const char *library;
	size_t found; /* of this library */
};

/* A path of the marker as a pattern: what stands for a target matches all, all else itself. */
static const char *pattern_of(struct arena *arena, const char *folder, int length, const char *path) {
	struct buffer pattern = buffer_in(arena);
	const char *whole = path[0] == '/' ? path : arena_printf(arena, "%.*s%s", length, folder, path);
	while (*whole) {
		if (strncmp(whole, TARGET_IN_PATH, strlen(TARGET_IN_PATH)) == 0) {
			buffer_put_text(&pattern, "*");
			whole += strlen(TARGET_IN_PATH);
			continue;
		}
		if (strchr("*?[\\", *whole))
			buffer_put_text(&pattern, "\\");
		buffer_put(&pattern, whole++, 1);
	}
	buffer_put_zeros(&pattern, 1);
	return (const char *)pattern.data;
}

static bool is_known(const struct following *following, const char *path) {
	const struct subject_file *file = following->file;
	for (size_t i = file->followed.count - following->found; i < file->followed.count; i++)
		if (strcmp(file->followed.items[i].path, path) == 0)
			return true;
	return false;
}

static void find(struct following *following, const char *path) {
	const char *slash = strrchr(following->file->path, '/');
	int length = slash ? (int)(slash + 1 - following->file->path) : 0;
	glob_t found;
	if (glob(pattern_of(following->arena, following->file->path, length, path), 0, NULL, &found) == 0) {
		for (size_t i = 0; i < found.gl_pathc; i++) {
			if (is_known(following, found.gl_pathv[i]))
				continue;
			*list_add(following->arena, &following->file->followed) =
			    (struct followed){arena_copy_text(following->arena, found.gl_pathv[i]), following->library};
			following->found++;
		}
	}
	globfree(&found);
}

/* Paths with colons between them. */
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
	following->library = reference->name;
	following->found = 0;
	if (before)
		find_several(following, before);
	if (instead)
		find_several(following, instead);
	for (size_t i = 0; !instead && i < reference->path_count; i++)
		find(following, reference->paths[i]);
}

/* ---- bundles that no archive has ---- */

static void free_archive(void *archive) {
	kd_kpack_free(archive);
}

/* Notes the binaries of an archive; one that can't be read is reported by who opens it. */
static void note_binaries(struct names *binaries, struct arena *arena, const char *path) {
	struct input *input = arena_zeroed(arena, 1, sizeof *input);
	if (!input_view(input, arena, path))
		return;
	struct kd_kpack *archive = kd_kpack_read((const uint8_t *)input->text, input->size);
	arena_defer(arena, free_archive, archive);
	for (size_t i = 0; archive && i < archive->entry_count; i++)
		name_intern(binaries, archive->entries[i].binary, strlen(archive->entries[i].binary));
}

static void check_numbers(const struct following *following, const struct kd_kpack_reference *reference) {
	const struct subject_file *file = following->file;
	enum { MOST_SHOWN = 20 };
	struct arena *below = arena_new_below(following->arena);
	struct names binaries;
	size_t missing = 0;
	names_init(&binaries, below);
	for (size_t i = file->followed.count - following->found; i < file->followed.count; i++)
		note_binaries(&binaries, below, file->followed.items[i].path);
	for (size_t i = 0; i < reference->number_count; i++) {
		const char *binary = arena_printf(below, "%s#%" PRIu64, reference->name, reference->numbers[i]);
		if (!name_find(&binaries, binary, strlen(binary)) && missing++ < MOST_SHOWN)
			warn("%s: no archive of kernels has '%s', which a bundle of it refers to", file->name, binary);
	}
	if (missing > MOST_SHOWN)
		warn("%s: and %zu more", file->name, missing - MOST_SHOWN);
	arena_free(below);
}

bool subject_file_find_archives(struct subject_file *file, struct arena *arena) {
	struct following following = {.file = file, .arena = arena};
	const struct kd_contents *contents = file->contents;
	if (getenv("ROCM_KPACK_DISABLE"))
		return true;
	for (size_t i = 0; i < contents->reference_count; i++) {
		const struct kd_kpack_reference *reference = &contents->references[i];
		find_of(&following, reference);
		if (following.found) {
			check_numbers(&following, reference);
			continue;
		}
		complain("%s: the code objects of '%s' are in an archive of kernels that is not there: '%s'%s", file->name,
		         reference->name, reference->paths[0],
		         getenv("ROCM_KPACK_PATH") ? ", nor what ROCM_KPACK_PATH names" : "");
		return false;
	}
	return true;
}
