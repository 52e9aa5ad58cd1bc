/* output_file.c: see output_file.h. */
#include "output_file.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static bool write_all(int file, const char *bytes, size_t size) {
	while (size) {
		ssize_t done = write(file, bytes, size);
		if (done < 0 && errno == EINTR)
			continue;
		if (done < 0)
			return false;
		bytes += done;
		size -= (size_t)done;
	}
	return true;
}

static bool is_standard(const struct output *output) {
	return !output->is_here && strcmp(output->path, "-") == 0;
}

/* Whether the path names something to write into, as a device or a pipe, not to replace. */
static bool is_special(const char *path) {
	struct stat status;
	return stat(path, &status) == 0 && !S_ISREG(status.st_mode);
}

/* ---- signals ---- */

/* Those with a temporary file, for the signal handler. The list changes only while signals wait. */
static struct output *unfinished;

/* Those that end a process from outside, or because a limit is reached. */
static const int ending[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,   SIGXCPU, SIGXFSZ,
                             SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGBUS};
enum { ENDING_COUNT = sizeof ending / sizeof ending[0] };

static void remove_unfinished(int number) {
	for (const struct output *output = unfinished; output; output = output->next)
		unlink(output->temporary);
	signal(number, SIG_DFL);
	raise(number);
}

/* Those that are ignored, or that someone else handles, stay so. */
static void catch_signals(void) {
	for (size_t i = 0; i < ENDING_COUNT; i++) {
		struct sigaction old;
		if (sigaction(ending[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
			signal(ending[i], remove_unfinished);
	}
}

/* Signals wait from here until release_signals(). */
static sigset_t hold_signals(void) {
	sigset_t held, before;
	sigemptyset(&held);
	for (size_t i = 0; i < ENDING_COUNT; i++)
		sigaddset(&held, ending[i]);
	sigprocmask(SIG_BLOCK, &held, &before);
	return before;
}

static void release_signals(sigset_t before) {
	int error = errno;
	sigprocmask(SIG_SETMASK, &before, NULL);
	errno = error;
}

/* ---- where it is written ---- */

/* A link such as /dev/stdout, /proc/self/fd/1: not its text says what it means. */
static bool is_of_process(const char *link) {
	struct stat here, process;
	return stat("/proc/self/fd", &process) == 0 && lstat(link, &here) == 0 && here.st_dev == process.st_dev;
}

/* Length of the folder's name with the slash at its end. */
static size_t folder_length(const char *path) {
	const char *slash = strrchr(path, '/');
	return slash ? (size_t)(slash - path) + 1 : 0;
}

static void copy_folder(char folder[PATH_MAX], const char *path) {
	size_t length = folder_length(path);
	memcpy(folder, path, length);
	folder[length] = '\0';
}

/* Follows a link one step. */
static bool follow(char *target, const char *link, size_t length) {
	size_t folder = link[0] == '/' ? 0 : folder_length(target);
	if (folder + length >= PATH_MAX) {
		errno = ENAMETOOLONG;
		return false;
	}
	memcpy(target + folder, link, length);
	target[folder + length] = '\0';
	return true;
}

/* Finds the file that is named, which need not exist. */
static bool find_target(struct output *output) {
	enum { MOST_LINKS = 40 }; /* as in Linux */
	char link[PATH_MAX];
	if (strlen(output->path) >= sizeof output->target) {
		errno = ENAMETOOLONG;
		return false;
	}
	strcpy(output->target, output->path);
	for (int i = 0; i < MOST_LINKS; i++) {
		ssize_t length = readlink(output->target, link, sizeof link);
		if (length < 0)
			return true;
		if (is_of_process(output->target)) {
			output->overwrites = true;
			return true;
		}
		if (!follow(output->target, link, (size_t)length))
			return false;
	}
	errno = ELOOP;
	return false;
}

/* Whether a new file has the owner and the permissions of the older one, but is not setuid or setgid because that
 * was. */
static bool take_status(int file, const struct stat *older) {
	struct stat now;
	mode_t mode = older->st_mode & 0777;
	if (fstat(file, &now) != 0)
		return false;
	bool owned = now.st_uid == older->st_uid && now.st_gid == older->st_gid;
	return (owned || fchown(file, older->st_uid, older->st_gid) == 0) &&
	       ((now.st_mode & 07777) == mode || fchmod(file, mode) == 0);
}

static void forget_temporary(struct output *output) {
	sigset_t before = hold_signals();
	struct output **link = &unfinished;
	while (*link && *link != output)
		link = &(*link)->next;
	if (*link)
		*link = output->next;
	output->temporary[0] = '\0';
	release_signals(before);
}

static void remove_temporary(struct output *output) {
	unlink(output->temporary);
	forget_temporary(output);
}

/* A name for a temporary file in the folder of the target: short, whatever the target's is. */
static bool name_temporary(char path[PATH_MAX], const struct output *output) {
	struct timespec now;
	char folder[PATH_MAX];
	copy_folder(folder, output->target);
	clock_gettime(CLOCK_REALTIME, &now);
	unsigned number = (unsigned)getpid() * 0x9e3779b9u ^ (unsigned)now.tv_nsec;
	if (snprintf(path, PATH_MAX, "%s.kdasm.%08x", folder, number) < PATH_MAX)
		return true;
	errno = ENAMETOOLONG;
	return false;
}

enum { MOST_TRIES = 100 }; /* for names that are not there yet */

/* A new file; one that is there is not touched. */
static int open_new(struct output *output, mode_t mode) {
	int file = -1;
	for (int i = 0; i < MOST_TRIES && file < 0; i++) {
		if (!name_temporary(output->temporary, output))
			return -1;
		file = open(output->temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
		if (file < 0 && errno != EEXIST)
			return -1;
	}
	return file;
}

/* What is to replace an older file no one else may read until it has the permissions of that one; a new file has those
 * that new files have in the folder. */
static int open_temporary(struct output *output, bool replaces) {
	catch_signals();
	sigset_t before = hold_signals();
	int file = open_new(output, replaces ? 0600 : 0666);
	if (file >= 0) {
		output->next = unfinished;
		unfinished = output;
	} else {
		output->temporary[0] = '\0';
	}
	release_signals(before);
	return file;
}

/* A file without a name, which is copied into the target. */
static int open_unnamed(struct output *output) {
	output->overwrites = true;
	return memfd_create("kdasm", MFD_CLOEXEC);
}

/* Whether the older file can't be replaced, though it may be written. */
static bool is_fixed(int error) {
	return error == EPERM || error == EACCES || error == EBUSY || error == EROFS || error == ENAMETOOLONG;
}

static int open_replaced(struct output *output) {
	struct stat older;
	bool exists = stat(output->target, &older) == 0;
	if (exists && faccessat(AT_FDCWD, output->target, W_OK, AT_EACCESS) != 0)
		return -1;
	if (output->overwrites)
		return open_unnamed(output);
	int file = open_temporary(output, exists);
	if (file < 0)
		return exists && is_fixed(errno) ? open_unnamed(output) : -1;
	if (!exists || take_status(file, &older))
		return file;
	close(file);
	remove_temporary(output);
	return open_unnamed(output);
}

/* The name may be one that a file chose: only a regular file is replaced, whatever the name became in the meantime. */
static int open_here(struct output *output) {
	struct stat older;
	bool exists = lstat(output->target, &older) == 0;
	if (exists && !S_ISREG(older.st_mode)) {
		errno = S_ISLNK(older.st_mode) ? ELOOP : EEXIST;
		return -1;
	}
	return exists && faccessat(AT_FDCWD, output->target, W_OK, AT_EACCESS) != 0 ? -1 : open_temporary(output, exists);
}

bool output_is_direct(const struct output *output) {
	return !output->is_here && (is_standard(output) || is_special(output->path));
}

static void begin(struct output *output) {
	output->begun = true;
	if (output->error)
		return;
	bool direct = output_is_direct(output);
	output->overwrites = output->overwrites && !direct;
	if (output->is_here)
		output->file = open_here(output);
	else if (is_standard(output))
		output->file = STDOUT_FILENO;
	else if (direct)
		output->file = open(output->path, O_WRONLY | O_CLOEXEC);
	else
		output->file = open_replaced(output);
	output->error = output->file < 0 ? errno : 0;
}

/* ---- writing ---- */

static void drop(void *context);

static struct output *new_output(struct arena *arena, const char *path) {
	struct output *output = arena_alloc(arena, sizeof *output);
	memset(output, 0, offsetof(struct output, target));
	output->path = path;
	output->file = -1;
	output->target[0] = output->temporary[0] = output->reason[0] = '\0';
	overwriting_init(&output->in_place);
	arena_defer(arena, drop, output);
	return output;
}

struct output *output_new(struct arena *arena, const char *path) {
	struct output *output = new_output(arena, path);
	if (!find_target(output))
		output->error = errno;
	return output;
}

struct output *output_new_here(struct arena *arena, const char *path) {
	struct output *output = new_output(arena, path);
	const char *name = path + folder_length(path);
	output->is_here = true;
	if (strlen(name) >= sizeof output->target)
		output->error = ENAMETOOLONG;
	else
		strcpy(output->target, name);
	return output;
}

void output_put(void *context, const void *bytes, size_t size) {
	struct output *output = context;
	if (!output->begun)
		begin(output);
	if (!output->error && !write_all(output->file, bytes, size))
		output->error = errno;
}

const char *output_for_others(struct output *output) {
	if (!output->begun && !is_standard(output) && !is_special(output->path))
		begin(output);
	return output->temporary[0] ? output->temporary : NULL;
}

static void note_failure(struct output *output, bool good) {
	if (!good && !output->error)
		output->error = errno;
}

static void close_file(struct output *output) {
	if (output->file >= 0 && output->file != STDOUT_FILENO)
		note_failure(output, close(output->file) == 0);
	output->file = -1;
}

bool output_close(struct output *output) {
	if (!output->begun)
		begin(output);
	output->whole = true;
	if (!output->overwrites)
		close_file(output);
	errno = output->error;
	return !output->error;
}

/* ---- putting it in its place ---- */

/* The new file and an older one change names; the temporary name is that of the older one then.
 *
 * Where a file is renamed over another one, ext4 writes it to the disk at once, lest a crash leave none: a tenth of the
 * time that one kernel takes. Another one makes it again after a crash. */
static bool exchange(const struct output *output) {
#ifdef RENAME_EXCHANGE
	return renameat2(AT_FDCWD, output->temporary, AT_FDCWD, output->target, RENAME_EXCHANGE) == 0;
#else
	(void)output;
	return false;
#endif
}

/* Gives the older file a temporary name as well. False where there are no hard links: it can't come back then. */
static bool link_older(char path[PATH_MAX], const struct output *output) {
	for (int i = 0; i < MOST_TRIES; i++) {
		if (!name_temporary(path, output))
			return false;
		if (link(output->target, path) == 0)
			return true;
		if (errno != EEXIST)
			return false;
	}
	return false;
}

/* Where files can't be exchanged. */
static bool rename_over(struct output *output, bool may_come_back) {
	char older[PATH_MAX];
	output->was_there = access(output->target, F_OK) == 0;
	bool linked = output->was_there && may_come_back && link_older(older, output);
	int error = rename(output->temporary, output->target) == 0 ? 0 : errno;
	if (error && linked)
		unlink(older);
	else if (linked)
		strcpy(output->temporary, older);
	else if (!error)
		forget_temporary(output);
	errno = error;
	return !error;
}

/* The older file may be one that can't be replaced: of someone else in a folder such as /tmp, or a mount. */
static bool replace(struct output *output, bool may_come_back) {
	output->was_there = true;
	if (exchange(output) || rename_over(output, may_come_back))
		return true;
	bool stays = !output->is_here && is_fixed(errno) && output->was_there;
	int from = stays ? open(output->temporary, O_RDONLY | O_CLOEXEC) : -1;
	if (from < 0)
		return false;
	bool good = overwriting_begin(&output->in_place, output->target, from);
	int error = errno;
	close(from);
	errno = error;
	return good;
}

static bool place(struct output *output, bool may_come_back) {
	if (output->temporary[0])
		output->placed = replace(output, may_come_back);
	else if (output->overwrites)
		output->placed = overwriting_begin(&output->in_place, output->target, output->file);
	else
		return true; /* it was written there */
	return output->placed;
}

/* An older file that can't get its name back keeps the temporary one. */
static void put_back(struct output *output) {
	if (!output->placed)
		return;
	if (output->in_place.file >= 0)
		overwriting_undo(&output->in_place);
	else if (!output->was_there)
		unlink(output->target);
	else if (output->temporary[0]) {
		rename(output->temporary, output->target);
		forget_temporary(output);
	}
}

/* Puts those in their places that are overwritten, or those that are replaced; the number of the first that failed, or
 * `count`. After the last one nothing can fail, so it need not come back. */
static size_t place_some(struct output *const *outputs, size_t count, bool overwritten) {
	size_t last = count;
	while (last && (!outputs[last - 1] || outputs[last - 1]->overwrites != overwritten))
		last--;
	for (size_t i = 0; i < last; i++)
		if (outputs[i] && outputs[i]->overwrites == overwritten && !place(outputs[i], i + 1 < last))
			return i;
	return count;
}

/* The same of all. What is overwritten comes first, because it can come back anywhere; what is replaced needs a file
 * system with links or exchanges for that. */
static size_t place_all(struct output *const *outputs, size_t count) {
	sigset_t before = hold_signals();
	size_t failed = place_some(outputs, count, true);
	if (failed == count)
		failed = place_some(outputs, count, false);
	int error = errno;
	for (size_t i = count; failed < count && i--;)
		if (outputs[i])
			put_back(outputs[i]);
	errno = error;
	release_signals(before);
	return failed;
}

static void finish(struct output *output) {
	overwriting_end(&output->in_place);
	close_file(output);
	if (output->temporary[0])
		remove_temporary(output);
}

struct output *outputs_end(struct output *const *outputs, size_t count) {
	size_t failed = 0;
	while (failed < count &&
	       (!outputs[failed] || (outputs[failed]->whole ? !outputs[failed]->error : output_close(outputs[failed]))))
		failed++;
	if (failed == count) {
		failed = place_all(outputs, count);
		if (failed < count)
			note_failure(outputs[failed], false);
	}
	for (size_t i = 0; i < count; i++)
		if (outputs[i])
			finish(outputs[i]);
	if (failed == count)
		return NULL;
	errno = outputs[failed]->error;
	return outputs[failed];
}

bool output_end(struct output *output) {
	return !outputs_end(&output, 1);
}

const char *output_error(struct output *output) {
	const char *rescued = output->in_place.rescued;
	snprintf(output->reason, sizeof output->reason, "%s%s%s", strerror(output->error),
	         *rescued ? "; putting its old content back failed too, so that is in " : "", rescued);
	return output->reason;
}

/* A reader that waits at a pipe learns that nothing comes. */
static void open_in_vain(const struct output *output) {
	struct stat status;
	if (stat(output->path, &status) != 0 || !S_ISFIFO(status.st_mode))
		return;
	int file = open(output->path, O_WRONLY | O_CLOEXEC);
	if (file >= 0)
		close(file);
}

static void drop(void *context) {
	struct output *output = context;
	if (!output->begun && !is_standard(output) && !output->is_here)
		open_in_vain(output);
	finish(output);
}

/* ---- which file it is ---- */

static bool is_same(const struct stat *a, const struct stat *b) {
	return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

/* Whether the output is there already, as a regular file: standard output may be one, too. */
static bool is_there(const struct output *output, struct stat *status) {
	const char *path = output->is_here ? output->target : output->path;
	bool found = is_standard(output) ? fstat(STDOUT_FILENO, status) == 0 : stat(path, status) == 0;
	return found && S_ISREG(status->st_mode);
}

bool output_is_input(const struct output *output, const char *const *paths, size_t count) {
	struct stat here, there;
	if (!is_there(output, &here))
		return false;
	for (size_t i = 0; i < count; i++) {
		bool found = strcmp(paths[i], "-") == 0 ? fstat(STDIN_FILENO, &there) == 0 : stat(paths[i], &there) == 0;
		if (found && is_same(&here, &there))
			return true;
	}
	return false;
}

bool output_was_read(const struct output *output, const struct input *inputs, size_t count) {
	struct stat here;
	if (!is_there(output, &here))
		return false;
	for (size_t i = 0; i < count; i++)
		if (inputs[i].device == here.st_dev && inputs[i].inode == here.st_ino)
			return true;
	return false;
}

static bool folder_status(const struct output *output, struct stat *status) {
	char folder[PATH_MAX];
	copy_folder(folder, output->target);
	return stat(folder[0] ? folder : ".", status) == 0;
}

/* Hard links may both be overwritten, and what /dev/stdout is may have a name. */
static bool are_there_as_one(const struct output *a, const struct output *b) {
	struct stat of_a, of_b;
	return is_there(a, &of_a) && is_there(b, &of_b) && is_same(&of_a, &of_b);
}

bool output_is_output(const struct output *a, const struct output *b) {
	struct stat in_a, in_b;
	if (are_there_as_one(a, b))
		return true;
	if (is_standard(a) || is_standard(b))
		return is_standard(a) && is_standard(b);
	return !is_special(a->path) &&
	       strcmp(a->target + folder_length(a->target), b->target + folder_length(b->target)) == 0 &&
	       folder_status(a, &in_a) && folder_status(b, &in_b) && is_same(&in_a, &in_b);
}
