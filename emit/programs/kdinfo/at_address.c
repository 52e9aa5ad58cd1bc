/* at_address.c: --unwind and --lanes: what the debug information of a code object says of a wavefront at an address. */
#include "tasks.h"
#include "wavefront.h"

static bool unwind(const struct wavefront *wavefront, const struct options *options) {
	struct kd_unwound *unwound = kd_unwind(wavefront->object, options->pc, wavefront->state, &wavefront->how);
	bool good = kd_unwound_status(unwound) == KD_OK;
	if (!good)
		complain("--unwind: %s", kd_unwound_error(unwound));
	if (good && !kd_unwound_print(unwound, wavefront_form(options), subject_print, NULL)) {
		complain("out of memory");
		good = false;
	}
	kd_unwound_free(unwound);
	return good;
}

static bool find_lanes(const struct wavefront *wavefront, const struct options *options) {
	struct kd_lanes *lanes = kd_lanes_at(wavefront->object, options->pc, wavefront->state, &wavefront->how);
	bool good = kd_lanes_status(lanes) == KD_OK;
	if (!good)
		complain("--lanes: %s", kd_lanes_error(lanes));
	if (good && !kd_lanes_print(lanes, wavefront_form(options), subject_print, NULL)) {
		complain("out of memory");
		good = false;
	}
	kd_lanes_free(lanes);
	return good;
}

static int run(struct arena *arena, const struct options *options,
               bool (*what)(const struct wavefront *wavefront, const struct options *options)) {
	struct wavefront wavefront;
	if (!wavefront_read(&wavefront, arena, options))
		return STATUS_FAILED;
	bool good = what(&wavefront, options);
	wavefront_free(&wavefront);
	return subject_printed() && good ? STATUS_OK : STATUS_FAILED;
}

int action_unwind(struct arena *arena, const struct options *options) {
	return run(arena, options, unwind);
}

int action_lanes(struct arena *arena, const struct options *options) {
	return run(arena, options, find_lanes);
}
