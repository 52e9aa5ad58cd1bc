/* evaluate_option.c: --evaluate: what an expression of debug information gives for the state of a wavefront. */
#include <string.h>

#include "tasks.h"
#include "wavefront.h"

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

/* Without an object the expression is all there is. */
static struct kd_evaluation *begin(const struct options *options, const struct wavefront *wavefront,
                                   enum kd_evaluation_result result) {
	const struct kd_evaluation_options alone = {.result = result};
	struct kd_debugging_options how = wavefront->how;
	how.result = (uint8_t)result;
	if (!wavefront->object)
		return kd_evaluate(options->evaluate, strlen(options->evaluate), wavefront->state, &alone);
	return kd_evaluate_at(wavefront->object, options->pc, options->evaluate, strlen(options->evaluate),
	                      wavefront->state, &how);
}

static bool evaluate(const struct options *options, const struct wavefront *wavefront,
                     enum kd_evaluation_result result) {
	struct kd_evaluation *evaluation = begin(options, wavefront, result);
	bool good = kd_evaluation_status(evaluation) == KD_OK;
	if (!good)
		complain("--evaluate: %s", kd_evaluation_error(evaluation));
	else if (kd_evaluation_left(evaluation))
		warn("--evaluate: %zu %s left on the stack below the result", kd_evaluation_left(evaluation),
		     kd_evaluation_left(evaluation) == 1 ? "entry is" : "entries are");
	if (good && !kd_evaluation_print(evaluation, wavefront_form(options), subject_print, NULL)) {
		complain("out of memory");
		good = false;
	}
	kd_evaluation_free(evaluation);
	return good;
}

int action_evaluate(struct arena *arena, const struct options *options) {
	enum kd_evaluation_result result;
	struct wavefront wavefront;
	if (!choose_result(options->result, &result))
		return STATUS_WRONG_USAGE;
	if (!wavefront_read(&wavefront, arena, options))
		return STATUS_FAILED;
	bool good = evaluate(options, &wavefront, result);
	wavefront_free(&wavefront);
	return subject_printed() && good ? STATUS_OK : STATUS_FAILED;
}
