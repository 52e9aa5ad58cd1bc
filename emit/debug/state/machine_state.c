/* machine_state.c: the public calls about the state of a wavefront. */
#include <stdlib.h>

#include "base/opening.h"
#include "state_file.h"

struct source_of_state {
	struct kd_machine_state *state;
	const char *text;
	size_t size;
	unsigned wave;
};

static void read_state(void *context) {
	const struct source_of_state *source = context;
	state_read(source->state, source->text, source->size, source->wave);
}

struct kd_machine_state *machine_state_new(const char *text, size_t size, unsigned wave) {
	struct kd_machine_state *state = calloc(1, sizeof *state);
	if (!state)
		return NULL;
	state->arena = arena_new();
	struct source_of_state source = {state, text, size, wave};
	opening_run(state->arena, &state->status, &state->error, read_state, &source);
	return state;
}

struct kd_machine_state *kd_machine_state_read(const char *text, size_t size) {
	return machine_state_new(text, size, 64);
}

void kd_machine_state_free(struct kd_machine_state *state) {
	if (!state)
		return;
	arena_free(state->arena);
	free(state);
}

enum kd_status kd_machine_state_status(const struct kd_machine_state *state) {
	return state ? state->status : KD_NO_MEMORY;
}

const char *kd_machine_state_error(const struct kd_machine_state *state) {
	return state ? state->error : arena_no_memory;
}
