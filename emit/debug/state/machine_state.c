/* machine_state.c: the public calls about the state of a wavefront. */
#include <setjmp.h>
#include <stdlib.h>

#include "state_file.h"

struct kd_machine_state *machine_state_new(const char *text, size_t size, unsigned wave) {
	struct kd_machine_state *state = calloc(1, sizeof *state);
	if (!state)
		return NULL;
	state->arena = arena_new();
	if (!state->arena || setjmp(*arena_escape(state->arena))) {
		state->status = KD_NO_MEMORY;
		state->error = arena_no_memory;
		return state;
	}
	state_read(state, text, size, wave);
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
