/* scratch_file.c: mapped temporary files, whose pages the system can write to the disk when it wants their memory.
 *
 * Unpacking a bundle piece by piece would not do instead: zstd, as bundles are packed with it, refers to what was
 * unpacked up to 128 MiB before. */
#include "scratch_file.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

enum { LEAST = 16 << 20 }; /* bytes that are worth a file */

/* Not /tmp, which is in memory on many systems. */
static const char default_folder[] = "/var/tmp";

/* A file whose name is gone at once: no signal comes before that. -1: there is none. */
static int open_unnamed(void) {
	char path[PATH_MAX];
	const char *folder = getenv("TMPDIR");
	int length = snprintf(path, sizeof path, "%s/kdinfo.XXXXXX", folder && *folder ? folder : default_folder);
	if (length < 0 || (size_t)length >= sizeof path)
		return -1;
	sigset_t all, before;
	sigfillset(&all);
	sigprocmask(SIG_BLOCK, &all, &before);
	int file = mkostemp(path, O_CLOEXEC);
	if (file >= 0)
		unlink(path);
	sigprocmask(SIG_SETMASK, &before, NULL);
	return file;
}

/* Takes the space on the disk beforehand: when it lacks while a mapping is written to, there is SIGBUS. A file that is
 * larger than files may be would mean SIGXFSZ. */
static bool set_aside(int file, size_t size) {
	struct rlimit limit;
	return getrlimit(RLIMIT_FSIZE, &limit) == 0 && size <= limit.rlim_cur && posix_fallocate(file, 0, (off_t)size) == 0;
}

static void *take(void *context, size_t size) {
	(void)context;
	int file = size < LEAST ? -1 : open_unnamed();
	if (file < 0)
		return NULL;
	void *room = set_aside(file, size) ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
	close(file);
	return room == MAP_FAILED ? NULL : room;
}

static void give_back(void *context, void *room, size_t size) {
	(void)context;
	munmap(room, size);
}

const struct kd_bundle_room scratch_files = {.take = take, .give_back = give_back};
