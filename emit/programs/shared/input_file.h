/* input_file.h: a whole file in memory.
 *
 * Large regular files are mapped. When someone cuts off such a file while it is used, the process gets SIGBUS: what was
 * to be written then is removed, as with any other signal. */
#ifndef KD_PROGRAMS_SHARED_INPUT_FILE_H
#define KD_PROGRAMS_SHARED_INPUT_FILE_H

#include <sys/types.h>

#include "base/arena.h"

struct input {
	char *text; /* size bytes and room for two more; may be written to */
	size_t size;
	size_t mapped; /* size of the mapping; 0: the text is memory of the arena */
	dev_t device;  /* which file it is: the device, and the number there */
	ino_t inode;
};

/* Reads a file, or standard input for "-", for as long as the arena and `input` are there. False, with errno set, when
 * it cannot be read. */
bool input_read(struct input *input, struct arena *arena, const char *path);

/* Only finds out which file it is, if it is there. */
void input_identify(struct input *input, const char *path);

/* Reads a file that is open, to its end. */
bool input_read_from(struct input *input, struct arena *arena, int file);

/* As input_read() for who only looks into it: a large file takes no memory of its own, and there is no room after the
 * text. The second views a file that is open, from its start. Text may be written to after input_unlock(), which leaves
 * the file as it is; false, with errno set, if there is no memory for that. */
bool input_view(struct input *input, struct arena *arena, const char *path);
bool input_view_open(struct input *input, struct arena *arena, int file);
bool input_unlock(struct input *input);

#define INPUT_REPEATED "standard input can be given only once, but '-' is given twice; put one of the two into a file"

/* Whether "-" is there twice: nothing would be left for the second one to read. */
bool input_is_repeated(const char *const *paths, size_t count);

/* Callback for kd_options.text_done: gives the memory of text that has been read back to the
 * system, which can get it from the file again. `context` is the struct input. */
void input_release(void *context, char *text, size_t size);

#endif
