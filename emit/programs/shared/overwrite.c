/* overwrite.c: see overwrite.h. */
#include "overwrite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PIECE = 16 * 1024 }; /* bytes that are compared and written at a time */

/* ---- bytes at places ---- */

/* Reads as much as there is, up to `size`; -1, with errno set, if that fails. */
static ssize_t read_at(int file, char *bytes, size_t size, off_t at) {
	size_t done = 0;
	while (done < size) {
		ssize_t got = pread(file, bytes + done, size - done, at + (off_t)done);
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return got < 0 ? -1 : (ssize_t)done;
		done += (size_t)got;
	}
	return (ssize_t)done;
}

static bool write_at(int file, const char *bytes, size_t size, off_t at) {
	while (size) {
		ssize_t done = pwrite(file, bytes, size, at);
		if (done < 0 && errno == EINTR)
			continue;
		if (done < 0)
			return false;
		bytes += done;
		at += done;
		size -= (size_t)done;
	}
	return true;
}

static bool cut(int file, off_t size) {
	int result;
	do
		result = ftruncate(file, size);
	while (result != 0 && errno == EINTR);
	return result == 0;
}

static bool size_of(int file, off_t *size) {
	struct stat status;
	if (fstat(file, &status) != 0)
		return false;
	*size = status.st_size;
	return true;
}

/* Whether a file has these bytes at a place. What can't be read is written, which fails too. */
static bool has_at(int file, const char *bytes, size_t size, off_t at) {
	char there[PIECE];
	return read_at(file, there, size, at) == (ssize_t)size && memcmp(there, bytes, size) == 0;
}

/* Writes a range of one file into the other one: all of it, or where they differ. */
static bool write_range(int to, int from, off_t start, off_t end, bool all) {
	char bytes[PIECE];
	for (off_t at = start; at < end; at += PIECE) {
		ssize_t got = read_at(from, bytes, end - at < PIECE ? (size_t)(end - at) : PIECE, at);
		if (got < 0)
			return false;
		if ((all || !has_at(to, bytes, (size_t)got, at)) && !write_at(to, bytes, (size_t)got, at))
			return false;
	}
	return true;
}

/* ---- contents ---- */

/* Gives one file the content of the other. What is longer comes first: it changes none of the bytes that are there. */
static bool make_equal(int to, int from) {
	off_t wanted, there;
	if (!size_of(from, &wanted) || !size_of(to, &there))
		return false;
	return write_range(to, from, there, wanted, true) &&
	       write_range(to, from, 0, wanted < there ? wanted : there, false) && (wanted >= there || cut(to, wanted));
}

/* Takes what the new content needs on the disk, for holes of the older file too. Where the file system can't, longer
 * contents still find out whether there is room before they change what is there. */
static bool make_room(int file, off_t older, off_t wanted) {
	int error = 0;
	do
		error = wanted && fallocate(file, FALLOC_FL_KEEP_SIZE, 0, wanted) != 0 ? errno : 0;
	while (error == EINTR);
	if (!error || error == EOPNOTSUPP || error == ENOSYS || error == EINVAL)
		return true;
	if (!cut(file, older)) /* gives back what was taken beyond the end */
		return false;
	errno = error;
	return false;
}

/* Some file systems tell only a file that is closed that a disk on another machine is full. */
static bool flush(int file) {
	int copy = fcntl(file, F_DUPFD_CLOEXEC, 0);
	return copy >= 0 && close(copy) == 0;
}

static bool fill(struct overwriting *overwriting, off_t older, int from) {
	off_t wanted;
	return size_of(from, &wanted) && make_room(overwriting->file, older, wanted) &&
	       make_equal(overwriting->file, from) && flush(overwriting->file);
}

static bool keep_older(struct overwriting *overwriting) {
	overwriting->older = memfd_create("kdasm", MFD_CLOEXEC);
	return overwriting->older >= 0 && make_equal(overwriting->older, overwriting->file);
}

/* ---- what fails ---- */

/* The last that can be done for the old content: a file in another folder, which only we can read. */
static void rescue(struct overwriting *overwriting) {
	const char *folder = getenv("TMPDIR");
	int length = snprintf(overwriting->rescued, sizeof overwriting->rescued, "%s/kdasm-older.XXXXXX",
	                      folder && *folder ? folder : "/var/tmp");
	int file = length > 0 && length < PATH_MAX ? mkostemp(overwriting->rescued, O_CLOEXEC) : -1;
	bool good = file >= 0 && make_equal(file, overwriting->older);
	if (file >= 0 && !good)
		unlink(overwriting->rescued);
	if (file >= 0)
		close(file);
	if (!good)
		overwriting->rescued[0] = '\0';
}

void overwriting_undo(struct overwriting *overwriting) {
	int error = errno;
	if (overwriting->older < 0 && overwriting->file >= 0 && !cut(overwriting->file, 0))
		error = errno;
	if (overwriting->older >= 0 && !make_equal(overwriting->file, overwriting->older))
		rescue(overwriting);
	errno = error;
}

/* An empty file has nothing to lose, whether it may be read or not. */
static int open_older(const char *path, off_t *size) {
	struct stat status;
	int file = open(path, O_RDWR | O_CLOEXEC);
	if (file < 0 && errno == EACCES && stat(path, &status) == 0 && status.st_size == 0)
		file = open(path, O_WRONLY | O_CLOEXEC);
	if (file < 0 || size_of(file, size))
		return file;
	int error = errno;
	close(file);
	errno = error;
	return -1;
}

bool overwriting_begin(struct overwriting *overwriting, const char *path, int from) {
	off_t older;
	overwriting_init(overwriting);
	overwriting->file = open_older(path, &older);
	if (overwriting->file < 0)
		return false;
	bool good = !older || keep_older(overwriting);
	if (good && fill(overwriting, older, from))
		return true;
	if (good)
		overwriting_undo(overwriting);
	return false;
}

void overwriting_end(struct overwriting *overwriting) {
	int error = errno;
	if (overwriting->file >= 0)
		close(overwriting->file);
	if (overwriting->older >= 0)
		close(overwriting->older);
	overwriting->file = overwriting->older = -1;
	errno = error;
}
