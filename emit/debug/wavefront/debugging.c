/* debugging.c: the public calls about a wavefront at an address of a code object. */
#include "kdasm/debugging.h"

#include <stdlib.h>

#include "base/opening.h"
#include "debug/read/debug_section.h"
#include "lanes.h"
#include "unwound.h"

/* ---- the state ---- */

struct kd_machine_state *kd_machine_state_read_for(const struct kd_code_object *object, const char *text, size_t size) {
	if (code_object_is_open(object))
		return machine_state_new(text, size, debug_wavefront_size(object));
	struct kd_machine_state *state = calloc(1, sizeof *state);
	if (state)
		*state = (struct kd_machine_state){.status = KD_INPUT_ERRORS, .error = "the code object is not open"};
	return state;
}

static struct context_request request_of(const struct kd_code_object *object, uint64_t pc,
                                         const struct kd_machine_state *state,
                                         const struct kd_debugging_options *options) {
	return (struct context_request){object, state, pc, options ? options->dwarf_reading : KD_DWARF_READ_ANY};
}

/* ---- the caller ---- */

struct wanted_unwound {
	struct kd_unwound *unwound;
	const struct context_request *request;
};

static void find_unwound(void *context) {
	const struct wanted_unwound *wanted = context;
	struct kd_unwound *unwound = wanted->unwound;
	unwound->error = context_refuses(wanted->request);
	unwound->status = unwound->error ? KD_INPUT_ERRORS : KD_OK;
	if (!unwound->error)
		unwound_find(unwound, wanted->request);
}

struct kd_unwound *kd_unwind(const struct kd_code_object *object, uint64_t pc, const struct kd_machine_state *state,
                             const struct kd_debugging_options *options) {
	const struct context_request request = request_of(object, pc, state, options);
	struct kd_unwound *unwound = calloc(1, sizeof *unwound);
	if (!unwound)
		return NULL;
	unwound->arena = arena_new();
	struct wanted_unwound wanted = {unwound, &request};
	opening_run(unwound->arena, &unwound->status, &unwound->error, find_unwound, &wanted);
	return unwound;
}

void kd_unwound_free(struct kd_unwound *unwound) {
	if (!unwound)
		return;
	arena_free(unwound->arena);
	free(unwound);
}

enum kd_status kd_unwound_status(const struct kd_unwound *unwound) {
	return unwound ? unwound->status : KD_NO_MEMORY;
}

const char *kd_unwound_error(const struct kd_unwound *unwound) {
	return unwound ? unwound->error : arena_no_memory;
}

const struct kd_evaluation *kd_unwound_cfa(const struct kd_unwound *unwound) {
	return unwound->cfa;
}

bool kd_unwound_caller(const struct kd_unwound *unwound, uint64_t *pc) {
	if (unwound->has_caller)
		*pc = unwound->caller.pc;
	return unwound->has_caller;
}

static const char *function_at(const struct unwound_place *place, uint64_t *offset) {
	*offset = place->offset;
	return place->function;
}

const char *kd_unwound_function(const struct kd_unwound *unwound, uint64_t *offset) {
	return function_at(&unwound->place, offset);
}

const char *kd_unwound_caller_function(const struct kd_unwound *unwound, uint64_t *offset) {
	return function_at(&unwound->caller, offset);
}

size_t kd_unwound_register_count(const struct kd_unwound *unwound) {
	return unwound->registers.count;
}

const struct kd_unwound_register *kd_unwound_register(const struct kd_unwound *unwound, size_t index) {
	return index < unwound->registers.count ? &unwound->registers.items[index] : NULL;
}

/* ---- lanes ---- */

struct wanted_lanes {
	struct kd_lanes *lanes;
	const struct context_request *request;
};

static void find_lanes(void *context) {
	const struct wanted_lanes *wanted = context;
	struct kd_lanes *lanes = wanted->lanes;
	lanes->error = context_refuses(wanted->request);
	lanes->status = lanes->error ? KD_INPUT_ERRORS : KD_OK;
	if (!lanes->error)
		lanes_find(lanes, wanted->request);
}

struct kd_lanes *kd_lanes_at(const struct kd_code_object *object, uint64_t pc, const struct kd_machine_state *state,
                             const struct kd_debugging_options *options) {
	const struct context_request request = request_of(object, pc, state, options);
	struct kd_lanes *lanes = calloc(1, sizeof *lanes);
	if (!lanes)
		return NULL;
	lanes->arena = arena_new();
	struct wanted_lanes wanted = {lanes, &request};
	opening_run(lanes->arena, &lanes->status, &lanes->error, find_lanes, &wanted);
	return lanes;
}

void kd_lanes_free(struct kd_lanes *lanes) {
	if (!lanes)
		return;
	arena_free(lanes->arena);
	free(lanes);
}

enum kd_status kd_lanes_status(const struct kd_lanes *lanes) {
	return lanes ? lanes->status : KD_NO_MEMORY;
}

const char *kd_lanes_error(const struct kd_lanes *lanes) {
	return lanes ? lanes->error : arena_no_memory;
}

size_t kd_lanes_count(const struct kd_lanes *lanes) {
	return lanes->list.count;
}

const struct kd_lane *kd_lanes_lane(const struct kd_lanes *lanes, size_t index) {
	return index < lanes->list.count ? &lanes->list.items[index] : NULL;
}
