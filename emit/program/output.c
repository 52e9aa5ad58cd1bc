/* output.c: see output.h. */
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
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

/* Whether the path names something to write into, as a device or a pipe, not to replace. */
static bool is_special(const char *path) {
	struct stat status;
	return stat(path, &status) == 0 && !S_ISREG(status.st_mode);
}

/* The temporary files being written, for the signal handler; an empty name is free. An object and the rule about
 * it are open at a time. */
enum { MOST_OPEN = 2 };
static char unfinished[MOST_OPEN][PATH_MAX + 16];

static void remove_unfinished(int number) {
	for (size_t i = 0; i < MOST_OPEN; i++)
		if (unfinished[i][0])
			unlink(unfinished[i]);
	signal(number, SIG_DFL);
	raise(number);
}

static void catch_signals(void) {
	static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGXFSZ};
	for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
		if (signal(numbers[i], remove_unfinished) == SIG_IGN)
			signal(numbers[i], SIG_IGN);
}

/* New files get the permissions that open() would give them, replaced ones keep theirs. */
static mode_t permissions(const char *path) {
	struct stat status;
	if (stat(path, &status) == 0)
		return status.st_mode & 07777;
	mode_t mask = umask(0);
	umask(mask);
	return 0666 & ~mask;
}

static char *free_name(void) {
	size_t i = 0;
	while (i < MOST_OPEN && unfinished[i][0])
		i++;
	return i < MOST_OPEN ? unfinished[i] : NULL;
}

static int open_temporary(struct output *output) {
	char *name = free_name();
	if (!realpath(output->path, output->target))
		snprintf(output->target, sizeof output->target, "%s", output->path);
	if (!name || strlen(output->path) >= sizeof output->target) {
		errno = name ? ENAMETOOLONG : EMFILE;
		return -1;
	}
	snprintf(name, sizeof unfinished[0], "%s.XXXXXX", output->target);
	catch_signals();
	int file = mkstemp(name);
	if (file < 0)
		name[0] = '\0';
	else
		output->unfinished = name;
	return file;
}

static void begin(struct output *output) {
	if (strcmp(output->path, "-") == 0)
		output->file = STDOUT_FILENO;
	else if (is_special(output->path))
		output->file = open(output->path, O_WRONLY | O_CLOEXEC);
	else
		output->file = open_temporary(output);
	output->begun = true;
	output->error = output->file < 0 ? errno : 0;
}

void output_init(struct output *output, const char *path) {
	output->path = path;
	output->unfinished = NULL;
	output->file = -1;
	output->error = 0;
	output->begun = false;
}

void output_put(void *context, const void *bytes, size_t size) {
	struct output *output = context;
	if (!output->begun)
		begin(output);
	if (!output->error && !write_all(output->file, bytes, size))
		output->error = errno;
}

static void note_failure(struct output *output, int result) {
	if (result != 0 && !output->error)
		output->error = errno;
}

/* What is behind it is in its place, or is not wanted. */
static void forget(struct output *output) {
	if (output->unfinished)
		output->unfinished[0] = '\0';
	output->unfinished = NULL;
	output->file = -1;
}

bool output_end(struct output *output) {
	if (!output->begun)
		begin(output);
	if (output->unfinished && !output->error)
		note_failure(output, fchmod(output->file, permissions(output->target)));
	if (output->file >= 0 && output->file != STDOUT_FILENO)
		note_failure(output, close(output->file));
	if (output->unfinished && !output->error)
		note_failure(output, rename(output->unfinished, output->target));
	if (output->unfinished && output->error)
		unlink(output->unfinished);
	forget(output);
	errno = output->error;
	return !output->error;
}

void output_drop(void *context) {
	struct output *output = context;
	if (output->unfinished)
		unlink(output->unfinished);
	if (output->file >= 0 && output->file != STDOUT_FILENO)
		close(output->file);
	forget(output);
}

void output_remove(const char *path) {
	if (!is_special(path))
		unlink(path);
}

bool output_write(const char *path, const void *bytes, size_t size) {
	struct output output;
	output_init(&output, path);
	output_put(&output, bytes, size);
	return output_end(&output);
}
