/* evaluate_option.c: --evaluate: what an expression of debug information gives for the state of a wavefront. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "tasks.h"
#include "kdasm/evaluation.h"
#include "programs/shared/input_file.h"
#include "subjects.h"

/* What --result may be. */
static const struct result_row {
	const char *name;
	enum kd_evaluation_result result;
} results[] = {{"location", KD_EVALUATE_LOCATION}, {"value", KD_EVALUATE_VALUE}, {"cfi", KD_EVALUATE_CFI}};

static bool choose_result(const char *name, enum kd_evaluation_result *result) {
	*result = KD_EVALUATE_LOCATION;
	if (!name)
		return true;
	for (size_t i = 0; i < sizeof results / sizeof *results; i++)
		if (strcmp(results[i].name, name) == 0) {
			*result = results[i].result;
			return true;
		}
	options_complain("--result must be location, value or cfi: '%s'", name);
	return false;
}

static bool evaluate(const struct options *options, const struct kd_machine_state *state,
                     enum kd_evaluation_result result) {
	const struct kd_evaluation_options how = {.result = result};
	struct kd_evaluation *evaluation = kd_evaluate(options->evaluate, strlen(options->evaluate), state, &how);
	bool good = kd_evaluation_status(evaluation) == KD_OK;
	if (!good)
		complain("--evaluate: %s", kd_evaluation_error(evaluation));
	else if (kd_evaluation_left(evaluation))
		warn("--evaluate: %zu %s left on the stack below the result", kd_evaluation_left(evaluation),
		     kd_evaluation_left(evaluation) == 1 ? "entry is" : "entries are");
	if (good && !kd_evaluation_print(evaluation, options->format == FORMAT_JSON ? KD_FORM_JSON : KD_FORM_TEXT,
	                                 subject_print, NULL)) {
		complain("out of memory");
		good = false;
	}
	kd_evaluation_free(evaluation);
	return good;
}

/* Without a state nothing is known of the machine, which many an expression does not need. */
static bool read_state(struct arena *arena, const char *path, struct kd_machine_state **state) {
	struct input input = {.text = (char *)"{}", .size = 2};
	if (path && !input_read(&input, arena, path)) {
		complain("%s: %s", path, strerror(errno));
		return false;
	}
	*state = kd_machine_state_read(input.text, input.size);
	if (kd_machine_state_status(*state) == KD_OK)
		return true;
	complain("%s: %s", path ? path : "--state", kd_machine_state_error(*state));
	kd_machine_state_free(*state);
	return false;
}

int action_evaluate(struct arena *arena, const struct options *options) {
	enum kd_evaluation_result result;
	struct kd_machine_state *state;
	if (!choose_result(options->result, &result))
		return STATUS_WRONG_USAGE;
	if (!read_state(arena, options->state, &state))
		return STATUS_WRONG_INPUT;
	bool good = evaluate(options, state, result);
	kd_machine_state_free(state);
	return subject_printed() && good ? STATUS_OK : STATUS_WRONG_INPUT;
}
