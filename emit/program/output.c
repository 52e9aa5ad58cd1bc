/* output.c: see output.h. */
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
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

static bool write_special(const char *path, const void *bytes, size_t size) {
	int file = open(path, O_WRONLY | O_CLOEXEC);
	if (file < 0)
		return false;
	bool done = write_all(file, bytes, size);
	return close(file) == 0 && done;
}

/* The temporary file being written, for the signal handler; empty when there is none. */
static char unfinished[PATH_MAX + 16];

static void remove_unfinished(int number) {
	if (unfinished[0])
		unlink(unfinished);
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

static bool fill_and_rename(int file, const char *path, const void *bytes, size_t size) {
	bool done = write_all(file, bytes, size) && fchmod(file, permissions(path)) == 0;
	int error = errno;
	if (close(file) != 0 && done) {
		done = false;
		error = errno;
	}
	errno = error;
	return done && rename(unfinished, path) == 0;
}

static bool replace_file(const char *path, const void *bytes, size_t size) {
	if ((size_t)snprintf(unfinished, sizeof unfinished, "%s.XXXXXX", path) >= sizeof unfinished) {
		unfinished[0] = '\0';
		errno = ENAMETOOLONG;
		return false;
	}
	catch_signals();
	int file = mkstemp(unfinished);
	bool done = file >= 0 && fill_and_rename(file, path, bytes, size);
	int error = errno;
	if (!done && file >= 0)
		unlink(unfinished);
	unfinished[0] = '\0';
	errno = error;
	return done;
}

bool output_write(const char *path, const void *bytes, size_t size) {
	char target[PATH_MAX];
	if (strcmp(path, "-") == 0)
		return write_all(STDOUT_FILENO, bytes, size);
	if (is_special(path))
		return write_special(path, bytes, size);
	/* A link stays a link: what it points to is replaced. */
	return replace_file(realpath(path, target) ? target : path, bytes, size);
}
