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

/* Frees a `struct input`; may be called by an arena that goes. */
void input_free(void *input);

#define INPUT_REPEATED "standard input can be given once: '-' stands for it twice; put one of the two into a file"

/* Whether "-" is there twice: nothing would be left for the second one to read. */
bool input_is_repeated(const char *const *paths, size_t count);

/* Callback for kd_options.text_done: gives the memory of text that has been read back to the
 * system, which can get it from the file again. `context` is the struct input. */
void input_release(void *context, char *text, size_t size);

#endif
