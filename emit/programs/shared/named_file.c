/* named_file.c: see named_file.h. */
#include "named_file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/ascii.h"

#define TEXT(number) #number
#define TEXT_OF(number) TEXT(number)

/* ---- opening one ---- */

static bool is_absent(int error) {
	return error == ENOENT || error == ENOTDIR;
}

static const char *refusal_of(const struct stat *status) {
	if (!S_ISREG(status->st_mode))
		return "it is no regular file";
	return status->st_size >> 30 >= NAMED_MOST_GIBIBYTES
	           ? "it has " TEXT_OF(NAMED_MOST_GIBIBYTES) " GiB or more, which is more than kdasm reads"
	           : NULL;
}

/* Opening a device may do something, so it is not even opened; and another file may be there a moment later. */
int named_file_open(int folder, const char *path, const char **why) {
	struct stat status;
	int file = -1;
	*why = NULL;
	if (fstatat(folder, path, &status, 0) == 0) {
		*why = refusal_of(&status);
		if (*why)
			return -1;
		file = openat(folder, path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
	}
	if (file < 0 || fstat(file, &status) != 0)
		*why = is_absent(errno) ? NULL : strerror(errno);
	else
		*why = refusal_of(&status);
	if (file >= 0 && *why) {
		close(file);
		file = -1;
	}
	return file;
}

/* ---- names ---- */

/* Folders beside that of a library where packages keep files for it: ../lib/name. */
static const char *const neighbours[] = {"lib", "lib64", ".kpack"};

static bool is_component(const char *at, size_t length, const char *text) {
	return strlen(text) == length && memcmp(at, text, length) == 0;
}

static bool is_neighbour(const char *at, size_t length) {
	for (size_t i = 0; i < sizeof neighbours / sizeof *neighbours; i++)
		if (is_component(at, length, neighbours[i]))
			return true;
	return false;
}

static size_t count_patterns(const char *at, const char *end) {
	size_t count = 0;
	while ((at = strstr(at, NAMED_PATTERN)) && at < end) {
		count++;
		at += strlen(NAMED_PATTERN);
	}
	return count;
}

const char *named_file_refusal(const char *name) {
	size_t all_patterns = 0, length;
	if (name[0] == '/')
		return "it begins at the root of the file system";
	if (strlen(name) >= PATH_MAX)
		return "it is too long for a path";
	for (const char *at = name; *at; at += length + (at[length] == '/')) {
		length = strcspn(at, "/");
		size_t patterns = count_patterns(at, at + length);
		bool leaves = is_component(at, length, "..");
		if (leaves && (at != name || !at[length] || !is_neighbour(at + 3, strcspn(at + 3, "/"))))
			return "it leaves the folder, and not for ../lib, ../lib64 or ../.kpack";
		if (patterns > 1)
			return "a component of it has several patterns";
		all_patterns += patterns;
	}
	return all_patterns > NAMED_MOST_PATTERNS
	           ? "more than " TEXT_OF(NAMED_MOST_PATTERNS) " components of it have patterns"
	           : NULL;
}

/* ---- finding them ---- */

/* What is still to be found: a path from an open folder on. */
struct branch {
	int folder;
	const char *shown; /* the path of that folder, with a slash at its end, or empty */
	const char *rest;
};

static void find_branch(struct named_search *search, struct branch branch);

static bool take_step(struct named_search *search, const char *path) {
	if (search->steps++ < NAMED_MOST_STEPS)
		return true;
	if (search->steps == NAMED_MOST_STEPS + 1)
		search->refused(search->context, path,
		                TEXT_OF(NAMED_MOST_STEPS) " paths were looked at already, the most for the names in a file");
	return false;
}

static void close_file(void *file) {
	close((int)(intptr_t)file);
}

static bool is_known(const struct named_search *search, const struct stat *status) {
	for (size_t i = search->first; i < search->found.count; i++)
		if (search->found.items[i].inode == status->st_ino && search->found.items[i].device == status->st_dev)
			return true;
	return false;
}

/* Adds an open file, unless it was found by another name or there are too many. */
static void add(struct named_search *search, const char *path, int file) {
	struct stat status;
	if (fstat(file, &status) != 0 || is_known(search, &status)) {
		close(file);
		return;
	}
	if (search->found.count == NAMED_MOST_FILES) {
		close(file);
		search->refused(search->context, path,
		                TEXT_OF(NAMED_MOST_FILES) " files were found already, the most for the names in a file");
		search->steps = NAMED_MOST_STEPS + 1;
		return;
	}
	arena_defer(search->arena, close_file, (void *)(intptr_t)file);
	*list_add(search->arena, &search->found) = (struct named_file){path, file, status.st_dev, status.st_ino};
}

static void find_file(struct named_search *search, struct branch branch) {
	const char *path = arena_printf(search->arena, "%s%s", branch.shown, branch.rest), *why;
	if (!take_step(search, path))
		return;
	int file = named_file_open(branch.folder, branch.rest, &why);
	if (file >= 0)
		add(search, path, file);
	else if (why)
		search->refused(search->context, path, why);
}

/* Whether a name is the text before a pattern, a target and the text after it. */
static bool fits(const char *name, const char *before, size_t before_length, const char *after, size_t after_length) {
	size_t length = strlen(name);
	if (length <= before_length + after_length || memcmp(name, before, before_length) != 0 ||
	    memcmp(name + length - after_length, after, after_length) != 0)
		return false;
	const char *target = name + before_length, *end = name + length - after_length;
	if (end - target < 4 || memcmp(target, "gfx", 3) != 0)
		return false;
	while (target < end && (ascii_is_letter(*target) || ascii_is_digit(*target) || strchr("-_:+", *target)))
		target++;
	return target == end;
}

static int compare_names(const void *a, const void *b) {
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* A component with a pattern, in a folder. */
struct component {
	const char *before, *after; /* the texts before and after the pattern, of these lengths */
	size_t before_length, after_length;
};

static void find_in_list(struct named_search *search, struct branch branch, DIR *list, struct component of) {
	LIST(const char *) names = {0};
	const struct dirent *entry;
	while ((entry = readdir(list)))
		if (fits(entry->d_name, of.before, of.before_length, of.after, of.after_length))
			*list_add(search->arena, &names) = arena_copy_text(search->arena, entry->d_name);
	if (names.count)
		qsort(names.items, names.count, sizeof *names.items, compare_names);
	for (size_t i = 0; i < names.count && search->steps <= NAMED_MOST_STEPS; i++) {
		branch.rest = arena_printf(search->arena, "%s%s", names.items[i], of.after + of.after_length);
		find_branch(search, branch);
	}
}

/* The folder of the first pattern is opened, and what fits in it takes the place of its component. */
static void find_branch(struct named_search *search, struct branch branch) {
	const char *pattern = strstr(branch.rest, NAMED_PATTERN), *start = pattern;
	if (!pattern) {
		find_file(search, branch);
		return;
	}
	while (start > branch.rest && start[-1] != '/')
		start--;
	const char *after = pattern + strlen(NAMED_PATTERN);
	const struct component of = {start, after, (size_t)(pattern - start), strcspn(after, "/")};
	const char *above = arena_copy(search->arena, branch.rest, (size_t)(start - branch.rest));
	branch.shown = arena_printf(search->arena, "%s%s", branch.shown, above);
	if (!take_step(search, branch.shown))
		return;
	branch.folder = openat(branch.folder, *above ? above : ".", O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC);
	DIR *list = branch.folder >= 0 ? fdopendir(branch.folder) : NULL;
	if (list)
		find_in_list(search, branch, list, of);
	else if (!is_absent(errno))
		search->refused(search->context, branch.shown, strerror(errno));
	if (list)
		closedir(list);
	else if (branch.folder >= 0)
		close(branch.folder);
}

void named_search_find(struct named_search *search, const char *folder, const char *path) {
	struct branch branch = {.shown = path[0] == '/' ? "" : folder, .rest = path};
	branch.folder = AT_FDCWD;
	if (*branch.shown)
		branch.folder = open(branch.shown, O_PATH | O_DIRECTORY | O_CLOEXEC); /* which need not be readable */
	if (branch.folder >= 0 || branch.folder == AT_FDCWD)
		find_branch(search, branch);
	else if (!is_absent(errno))
		search->refused(search->context, branch.shown, strerror(errno));
	if (branch.folder >= 0)
		close(branch.folder);
}
