/* input.h: a whole file in memory. */
#ifndef KD_MAIN_INPUT_H
#define KD_MAIN_INPUT_H

#include <stdbool.h>
#include <stddef.h>

struct input {
	char *text; /* size bytes and room for two more */
	size_t size;
};

/* Reads a file, or standard input for "-". False, with errno set, when it cannot be read. */
bool input_read(struct input *input, const char *path);
void input_free(struct input *input);

#endif
