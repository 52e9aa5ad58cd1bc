/* input.h: a whole file in memory. */
#ifndef KD_PROGRAM_INPUT_H
#define KD_PROGRAM_INPUT_H

#include <stdbool.h>
#include <stddef.h>

struct input {
	char *text;    /* size bytes and room for two more; may be written to */
	size_t size;
	size_t mapped; /* size of the mapping; 0: the text is malloc's */
};

/* Reads a file, or standard input for "-". False, with errno set, when it cannot be read. */
bool input_read(struct input *input, const char *path);
void input_free(struct input *input);

/* Callback for kd_options.text_done: gives the memory of text that has been read back to the
 * system, which can get it from the file again. `context` is the struct input. */
void input_release(void *context, char *text, size_t size);

#endif
