/* input_reader.h: reads the inputs and scripts of a run. In a large link, a thread reads the inputs while the first
 * ones are linked. */
#ifndef KD_PROGRAMS_KDASM_INPUT_READER_H
#define KD_PROGRAMS_KDASM_INPUT_READER_H

#include "options.h"
#include "programs/shared/input_file.h"
#include "shown.h"

struct input_reader;

/* Reads options->inputs and options->linking.scripts into arrays of as many, or begins to. Inputs that go through cc -E
 * are only identified. What is read, and the thread, live as long as the arena. */
struct input_reader *input_reader_begin(struct arena *arena, const struct options *options, struct input *inputs,
                                        struct input *scripts);

/* Whether a thread still reads. */
bool input_reader_is_ahead(const struct input_reader *reader);

/* Waits until an input is read; false: it cannot be. */
bool input_reader_wait(struct input_reader *reader, size_t number);

/* Waits for all of them, and adds a message for each file that cannot be read. If memory ran out meanwhile, the arena
 * gives up now. */
void input_reader_end(struct input_reader *reader, struct shown *unread);

#endif
