/* input.c: see input.h. */
#include "input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FIRST_SIZE = 64 * 1024, SLACK = 2 };

/* Room for the whole file at once where its size is known. */
static size_t first_capacity(int file) {
	struct stat status;
	if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0)
		return (size_t)status.st_size + SLACK + 1;
	return FIRST_SIZE;
}

static bool grow(struct input *input, size_t *capacity) {
	if (*capacity > SIZE_MAX / 2) {
		errno = EFBIG;
		return false;
	}
	char *text = realloc(input->text, *capacity * 2);
	if (!text)
		return false;
	input->text = text;
	*capacity *= 2;
	return true;
}

static bool read_descriptor(struct input *input, int file) {
	size_t capacity = first_capacity(file);
	input->text = malloc(capacity);
	if (!input->text)
		return false;
	for (;;) {
		if (capacity - input->size <= SLACK && !grow(input, &capacity))
			return false;
		ssize_t got = read(file, input->text + input->size, capacity - input->size - SLACK);
		if (got == 0)
			return true;
		if (got < 0 && errno != EINTR)
			return false;
		if (got > 0)
			input->size += (size_t)got;
	}
}

bool input_read(struct input *input, const char *path) {
	*input = (struct input){NULL, 0};
	bool standard = strcmp(path, "-") == 0;
	int file = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
	if (file < 0)
		return false;
	bool done = read_descriptor(input, file);
	int error = errno;
	if (!standard)
		close(file);
	if (!done)
		input_free(input);
	errno = error;
	return done;
}

void input_free(struct input *input) {
	free(input->text);
	*input = (struct input){NULL, 0};
}
