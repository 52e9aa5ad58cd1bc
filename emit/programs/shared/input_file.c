/* input_file.c: see input_file.h. */
#include "input_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
	FIRST_SIZE = 64 * 1024,
	SLACK = 2,
	LARGE_FILE = 4 * 1024 * 1024, /* from here on a file is mapped */
	MOST = INT32_MAX,             /* the library takes no more; a device may have no end */
};

static bool grow(struct input *input, struct arena *arena, size_t *capacity) {
	if (*capacity > MOST) {
		errno = EFBIG;
		return false;
	}
	input->text = arena_resize(arena, input->text, *capacity, *capacity * 2);
	*capacity *= 2;
	return true;
}

/* Reads into `room` bytes until they are full, the file ends or it has given as much as is expected of it, which saves
 * asking whether it ends there; -1 on failure. */
static ssize_t fill(int file, char *at, size_t room, size_t expected) {
	size_t got = 0;
	while (got < room) {
		ssize_t now = read(file, at + got, room - got);
		if (now < 0 && errno == EINTR)
			continue;
		if (now < 0)
			return -1;
		if (now == 0)
			break;
		got += (size_t)now;
		if (got == expected)
			break;
	}
	return (ssize_t)got;
}

/* `expected` is the size of a regular file, else 0. */
static bool read_growing(struct input *input, struct arena *arena, int file, size_t expected) {
	size_t capacity = expected && expected < MOST ? expected + SLACK + 1 : FIRST_SIZE;
	input->text = arena_alloc(arena, capacity);
	for (;;) {
		size_t room = capacity - SLACK - input->size;
		ssize_t got = fill(file, input->text + input->size, room, expected - input->size);
		if (got < 0)
			return false;
		input->size += (size_t)got;
		if ((size_t)got < room)
			return true;
		if (!grow(input, arena, &capacity))
			return false;
	}
}

/* A large file is mapped privately: what the scanner writes into its text stays ours, and pages
 * given back are read from the file again if they are wanted. An anonymous mapping below it
 * provides the slack where the file fills its last page. */
static bool map_file(struct input *input, int file, size_t size) {
	int protection = PROT_READ | PROT_WRITE;
	char *room = mmap(NULL, size + SLACK, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (room == MAP_FAILED)
		return false;
	if (mmap(room, size, protection, MAP_PRIVATE | MAP_FIXED, file, 0) == MAP_FAILED) {
		munmap(room, size + SLACK);
		return false;
	}
	input->text = room;
	input->size = size;
	input->mapped = size + SLACK;
	return true;
}

/* For a reader only the file is mapped, and no memory is set aside for changes. */
static bool view_file(struct input *input, int file, size_t size) {
	char *text = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
	if (text == MAP_FAILED)
		return false;
	input->text = text;
	input->size = input->mapped = size;
	return true;
}

typedef bool map_input(struct input *input, int file, size_t size);

static void take_identity(struct input *input, const struct stat *status) {
	input->device = status->st_dev;
	input->inode = status->st_ino;
}

/* Which file it is. Gives the size of a regular file; 0 of anything else. */
static size_t identify(struct input *input, int file) {
	struct stat status;
	if (fstat(file, &status) != 0)
		return 0;
	take_identity(input, &status);
	return S_ISREG(status.st_mode) ? (size_t)status.st_size : 0;
}

void input_identify(struct input *input, const char *path) {
	struct stat status;
	if ((strcmp(path, "-") == 0 ? fstat(STDIN_FILENO, &status) : stat(path, &status)) == 0)
		take_identity(input, &status);
}

/* A file is not mapped if something of it was read before: that part is not wanted. */
static bool may_be_mapped(int file, size_t size) {
	return size >= LARGE_FILE && lseek(file, 0, SEEK_CUR) == 0;
}

static void unmap(void *context) {
	const struct input *input = context;
	munmap(input->text, input->mapped);
}

static bool take_input(struct input *input, struct arena *arena, int file, map_input *map) {
	size_t size = identify(input, file);
	bool mapped = may_be_mapped(file, size) && map(input, file, size);
	bool done = mapped || read_growing(input, arena, file, size);
	if (mapped)
		arena_defer(arena, unmap, input);
	return done;
}

static bool open_input(struct input *input, struct arena *arena, const char *path, map_input *map) {
	*input = (struct input){0};
	bool standard = strcmp(path, "-") == 0;
	int file = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
	if (file < 0)
		return false;
	bool done = take_input(input, arena, file, map);
	int error = errno;
	if (!standard)
		close(file);
	errno = error;
	return done;
}

bool input_read_from(struct input *input, struct arena *arena, int file) {
	*input = (struct input){0};
	return read_growing(input, arena, file, 0);
}

bool input_read(struct input *input, struct arena *arena, const char *path) {
	return open_input(input, arena, path, map_file);
}

bool input_view(struct input *input, struct arena *arena, const char *path) {
	return open_input(input, arena, path, view_file);
}

bool input_view_open(struct input *input, struct arena *arena, int file) {
	*input = (struct input){0};
	return lseek(file, 0, SEEK_SET) == 0 && take_input(input, arena, file, view_file);
}

bool input_unlock(struct input *input) {
	return !input->mapped || mprotect(input->text, input->mapped, PROT_READ | PROT_WRITE) == 0;
}

bool input_is_repeated(const char *const *paths, size_t count) {
	size_t found = 0;
	for (size_t i = 0; i < count; i++)
		found += strcmp(paths[i], "-") == 0;
	return found > 1;
}

void input_release(void *context, char *text, size_t size) {
	const struct input *input = context;
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
	uintptr_t start = ((uintptr_t)text + page - 1) / page * page;
	uintptr_t end = ((uintptr_t)text + size) / page * page;
	if (input->mapped && end > start)
		madvise((void *)start, end - start, MADV_DONTNEED);
}
