/* bundles.c: what is in a file: listing it, and taking one or all of it out. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tasks.h"
#include "programs/shared/messages.h"
#include "programs/shared/progress.h"
#include "subjects.h"

/* ---- listing ---- */

static void put_text(const char *text) {
	putchar('\t');
	subject_put(text ? text : "-");
}

static void put_number(uint64_t number) {
	printf("\t%" PRIu64, number);
}

/* Where something is in the file. In a compressed bundle it has a place there only. */
static uint64_t place_of(const struct subject_file *file, const struct kd_content *content) {
	return content->is_packed ? content->offset : file->offset + content->offset;
}

static void list_content(const struct subject_file *file, size_t index) {
	const struct kd_content *content = &file->contents->items[index];
	subject_put(file->name);
	put_number(place_of(file, content));
	put_number(content->size);
	put_text(content->target_id);
	put_text(content->bundle_id ? content->bundle_id : content->kpack_target);
	put_text(content->uri ? content->uri : content->section); /* what was loaded is in no section */
	put_number(index + 1);
	put_text(content->member);
	if (content->bundle_id || content->bundle_size) {
		put_number(file->offset + content->bundle_offset);
		put_number(content->bundle_size);
	} else {
		put_text(NULL);
		put_text(NULL);
	}
	putchar('\n');
}

static void list_file(const struct subject_file *file) {
	for (size_t i = 0; i < file->contents->count; i++) {
		if (!subject_file_has(file, i))
			continue;
		list_content(file, i);
		subject_warn_unopened(file, i);
	}
}

static bool list_archive(struct arena *arena, const struct options *options, const struct followed *followed) {
	struct arena *below = arena_new_below(arena);
	struct subject_file *archive = arena_zeroed(below, 1, sizeof *archive);
	bool read = subject_file_follow(archive, below, options, followed);
	if (read)
		list_file(archive);
	arena_free(below);
	return read;
}

int action_list(struct arena *arena, const struct options *options) {
	bool good = true;
	puts("file\toffset\tsize\ttarget\tbundle entry\tsection\tnumber\tmember\tbundle offset\tbundle size");
	for (size_t i = 0; i < options->files.count; i++) {
		struct arena *below = arena_new_below(arena);
		struct subject_file *file = arena_zeroed(below, 1, sizeof *file);
		bool read = subject_file_read(file, below, options, options->files.items[i]);
		if (read)
			list_file(file);
		for (size_t f = 0; read && f < file->followed.count; f++)
			good = list_archive(below, options, &file->followed.items[f]) && good;
		good = good && read;
		arena_free(below);
	}
	return subject_printed() && good ? STATUS_OK : STATUS_FAILED;
}

/* ---- taking things out ---- */

static bool write_content(const struct subject_file *file, size_t index, struct output *output) {
	const struct kd_content *content = &file->contents->items[index];
	const uint8_t *bytes = kd_contents_bytes(file->contents, index);
	if (!bytes && content->size) {
		complain("%s: out of memory", file->name);
		return false;
	}
	if (output_was_read(output, &file->input, 1)) {
		complain("will not write '%s': it is the input", output->path);
		return false;
	}
	output_put(output, bytes, content->size);
	subject_warn_unopened(file, index);
	return subject_written(output);
}

static bool is_whole(const struct subject_file *file) {
	bool damaged = file->contents->remark_count;
	for (size_t i = 0; i < file->contents->count; i++)
		damaged = damaged || file->contents->items[i].is_damaged;
	return !damaged;
}

/* The first thing of a file, from an index on, that the ID names and that counts; `count` if there is none. */
static size_t select_from(const struct subject_file *file, const char *id, size_t from) {
	size_t index = kd_contents_select(file->contents, id, from);
	while (index < file->contents->count && !subject_file_has(file, index))
		index = kd_contents_select(file->contents, id, index + 1);
	return index;
}

/* What the ID stands for, and how to name each of them. */
static void complain_of_several(struct arena *arena, const struct subject_file *file, const char *id, size_t first) {
	enum { MOST_SHOWN = 20 };
	const struct kd_contents *contents = file->contents;
	size_t count = 0;
	for (size_t i = first; i < contents->count; i = select_from(file, id, i + 1))
		count++;
	complain("%s: %zu bundle entries have the ID '%s': name one as '%s#1' to '%s#%zu', or as '#' and its number in "
	         "--list",
	         file->name, count, id, id, id, count);
	size_t number = 1;
	for (size_t i = first; i < contents->count && number <= MOST_SHOWN; i = select_from(file, id, i + 1)) {
		const struct kd_content *content = &contents->items[i];
		const char *bundle = content->is_packed ? arena_printf(arena, " of the bundle at offset %" PRIu64,
		                                                       file->offset + content->bundle_offset)
		                                        : "";
		explain("'%s#%zu' or '#%zu': %zu bytes at offset %" PRIu64 "%s", id, number++, i + 1, content->size,
		        place_of(file, content), bundle);
	}
	if (count > MOST_SHOWN)
		explain("and %zu more", count - MOST_SHOWN);
}

/* The file that has what the ID names: that of the command line, or an archive that it refers to. NULL, reported, if
 * one could not be read; the last one if none has it. */
static struct subject_file *file_with(struct arena *arena, const struct options *options) {
	struct subject_file *file = arena_zeroed(arena, 1, sizeof *file), *archive = file;
	if (!subject_file_read(file, arena, options, options->files.items[0]))
		return NULL;
	for (size_t i = 0; i < file->followed.count; i++) {
		if (select_from(archive, options->entry, 0) < archive->contents->count)
			break;
		archive = arena_zeroed(arena, 1, sizeof *archive);
		if (!subject_file_follow(archive, arena, options, &file->followed.items[i]))
			return NULL;
	}
	return archive;
}

static bool unbundle(struct arena *arena, const struct options *options, struct output *output) {
	struct subject_file *file = file_with(arena, options);
	if (!file)
		return false;
	size_t first = select_from(file, options->entry, 0);
	if (first == file->contents->count) {
		complain("%s: no bundle entry has the ID '%s'; --list shows them all", options->files.items[0], options->entry);
		*options->unread |= !is_whole(file); /* it may be where nothing could be read */
		return false;
	}
	if (select_from(file, options->entry, first + 1) < file->contents->count) {
		complain_of_several(arena, file, options->entry, first);
		return false;
	}
	return write_content(file, first, output);
}

static bool is_for_one_file(const struct options *options, const char *name) {
	if (options->files.count == 1)
		return true;
	options_complain("--%s is for one file, but %zu are given", name, options->files.count);
	return false;
}

int action_unbundle(struct arena *arena, const struct options *options) {
	const char *output = options->output ? options->output : "-";
	if (!is_for_one_file(options, "unbundle"))
		return STATUS_WRONG_USAGE;
	if (strcmp(output, "-") == 0 && isatty(STDOUT_FILENO)) {
		options_complain("will not write a code object to the terminal: give -o file");
		return STATUS_WRONG_USAGE;
	}
	struct arena *below = arena_new_below(arena);
	messages_without_reader();
	bool good = unbundle(below, options, output_new(below, output));
	arena_free(below);
	return good ? STATUS_OK : STATUS_FAILED;
}

/* ---- all of them ---- */

/* A code object and its place in the file, which few share. */
struct placed {
	uint64_t bundle; /* of one in a compressed bundle, 1 + the place of that; 0: it is in none */
	uint64_t offset;
	size_t index;
};

static int compare_places(const void *a, const void *b) {
	const struct placed *x = a, *y = b;
	if (x->bundle != y->bundle)
		return x->bundle < y->bundle ? -1 : 1;
	if (x->offset != y->offset)
		return x->offset < y->offset ? -1 : 1;
	return (x->index > y->index) - (x->index < y->index);
}

/* Processor and features of the target ID, which only our tables have made. A colon would mean something to make(1) and
 * scp(1). */
static const char *target_name(struct arena *arena, const struct kd_content *content) {
	const char *name = kd_target_id_processor(content->target_id ? content->target_id : "unknown");
	char *copy = arena_copy_text(arena, name);
	for (char *c = copy; *c; c++)
		*c = *c == ':' ? '_' : *c;
	return copy;
}

/* Place and target, and a number for those that share them: no name of the input's is in it. The folder ends in what
 * tells archives apart. */
static const char *file_name(struct arena *arena, const struct subject_file *file, const char *folder,
                             const struct placed *placed, size_t number) {
	const struct kd_content *content = &file->contents->items[placed->index];
	const char *target = target_name(arena, content), *same = number > 1 ? arena_printf(arena, "-%zu", number) : "";
	if (content->is_packed)
		return arena_printf(arena, "%s0x%010" PRIx64 "+0x%010" PRIx64 "-%s%s.co", folder, placed->bundle - 1,
		                    placed->offset, target, same);
	return arena_printf(arena, "%s0x%010" PRIx64 "-%s%s.co", folder, placed->offset, target, same);
}

static size_t find_places(const struct subject_file *file, struct placed *places) {
	size_t count = 0;
	for (size_t i = 0; i < file->contents->count; i++) {
		const struct kd_content *content = &file->contents->items[i];
		if (content->is_code_object && subject_file_has(file, i))
			places[count++] = (struct placed){content->is_packed ? 1 + file->offset + content->bundle_offset : 0,
			                                  place_of(file, content), i};
	}
	if (count)
		qsort(places, count, sizeof *places, compare_places);
	return count;
}

/* All of them, of a file and the archives that it refers to. */
struct taking_out {
	struct arena *arena;
	const char *folder;
	bool entered; /* the folder is the current one: nothing that is done to its path leads elsewhere any more */
	size_t count; /* of what was written */
};

static bool enter_folder(struct taking_out *all) {
	if (all->entered)
		return true;
	bool made = mkdir(all->folder, 0777) == 0 || errno == EEXIST;
	all->entered = made && chdir(all->folder) == 0;
	if (!all->entered)
		complain("cannot %s the folder '%s': %s", made ? "enter" : "make", all->folder, strerror(errno));
	return all->entered;
}

static bool write_here(const struct subject_file *file, size_t index, struct output *output) {
	struct stat status;
	if (lstat(output->target, &status) != 0 || !S_ISLNK(status.st_mode))
		return write_content(file, index, output);
	complain("will not write '%s': it is a symbolic link, which may lead out of the folder; remove it", output->path);
	return false;
}

/* Writes all of one file. */
static bool write_all(struct taking_out *all, const struct subject_file *file, const char *start) {
	struct placed *places = arena_zeroed(all->arena, file->contents->count, sizeof *places);
	size_t number = 0, count = find_places(file, places);
	bool good = true;
	if (count && !enter_folder(all))
		return false;
	all->count += count;
	for (size_t i = 0; i < count; i++) {
		bool same = i && places[i].bundle == places[i - 1].bundle && places[i].offset == places[i - 1].offset;
		number = same ? number + 1 : 1;
		progress_set(PROGRESS_MIDDLE, i, count, "code objects");
		struct arena *below = arena_new_below(all->arena);
		const char *name = file_name(below, file, start, &places[i], number);
		good = write_here(file, places[i].index, output_new_here(below, name)) && good;
		arena_free(below);
	}
	return good;
}

static bool unbundle_all(struct arena *arena, const struct options *options) {
	struct subject_file *file = arena_zeroed(arena, 1, sizeof *file);
	struct taking_out all = {.arena = arena, .folder = options->folder};
	progress_set(PROGRESS_OUTER, 0, 1, "files");
	if (!subject_file_read(file, arena, options, options->files.items[0]))
		return false;
	bool good = write_all(&all, file, arena_printf(arena, "%s/", all.folder));
	for (size_t i = 0; i < file->followed.count && good; i++) {
		progress_set(PROGRESS_OUTER, i + 1, file->followed.count + 1, "files");
		struct subject_file *archive = arena_zeroed(arena, 1, sizeof *archive);
		const char *start = arena_printf(arena, "%s/archive%zu-", all.folder, i + 1);
		good = subject_file_follow(archive, arena, options, &file->followed.items[i]) &&
		       write_all(&all, archive, start);
	}
	if (good && !all.count)
		complain("%s: it contains no code object", file->name);
	return good && all.count;
}

int action_unbundle_all(struct arena *arena, const struct options *options) {
	if (!is_for_one_file(options, "unbundle-all"))
		return STATUS_WRONG_USAGE;
	struct arena *below = arena_new_below(arena);
	messages_without_reader();
	progress_begin("kdinfo");
	bool good = unbundle_all(below, options);
	progress_end();
	arena_free(below);
	return good ? STATUS_OK : STATUS_FAILED;
}
