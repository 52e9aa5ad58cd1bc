/* reading.h: reads the inputs and scripts of a run. In a large link, a thread reads the inputs while the first ones are
 * linked. */
#ifndef KD_PROGRAMS_KDASM_READING_H
#define KD_PROGRAMS_KDASM_READING_H

#include "options.h"
#include "programs/shared/input_file.h"
#include "shown.h"

struct reading;

/* Reads options->inputs and options->linking.scripts into arrays of as many, or begins to. Inputs that go through cc -E
 * are only identified. What is read, and the thread, live as long as the arena. */
struct reading *reading_begin(struct arena *arena, const struct options *options, struct input *inputs,
                              struct input *scripts);

/* Whether a thread still reads. */
bool reading_is_ahead(const struct reading *reading);

/* Waits until an input is read; false: it cannot be. */
bool reading_wait(struct reading *reading, size_t number);

/* Waits for all of them, and adds a message for each file that cannot be read. */
void reading_end(struct reading *reading, struct shown *unread);

#endif
