/* evaluate_fuzz.c: a libFuzzer target over kd_machine_state_read() and kd_evaluate().
 *
 * The input is an expression, operations or after a zero their bytes, and after a line "---" the state in YAML. Beside
 * crashes it looks for broken promises: an error without a message, a result that can't be printed, an evaluation that is
 * not the same again. */
#include "fuzz.h"

#include "kdasm/evaluation.h"

static void look_at(const struct kd_evaluation *evaluation, struct text *printed) {
	struct kd_evaluation_value value;
	require(kd_evaluation_print(evaluation, KD_FORM_TEXT, take_text, printed) && printed->size);
	require(kd_evaluation_print(evaluation, KD_FORM_JSON, take_text, printed));
	if (kd_evaluation_value(evaluation, &value)) {
		require(value.type[0] && value.bits && !kd_evaluation_part_count(evaluation));
		return;
	}
	for (size_t i = 0; i < kd_evaluation_part_count(evaluation); i++)
		require(kd_evaluation_part(evaluation, i)->has_bits == kd_evaluation_part(evaluation, 0)->has_bits);
}

static void evaluate(const char *expression, size_t size, const struct kd_machine_state *state,
                     const struct kd_evaluation_options *options, struct text *printed) {
	struct kd_evaluation *evaluation =
	    size && !*expression ? kd_evaluate_bytes((const uint8_t *)expression + 1, size - 1, state, options)
	                         : kd_evaluate(expression, size, state, options);
	require(evaluation && kd_evaluation_status(evaluation) != KD_NO_MEMORY);
	if (kd_evaluation_status(evaluation) == KD_OK)
		look_at(evaluation, printed);
	else
		require(kd_evaluation_error(evaluation)[0]);
	kd_evaluation_free(evaluation);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	static const char between[] = "\n---\n";
	const char *text = (const char *)data, *end = memmem(data, size, between, sizeof between - 1);
	size_t length = end ? (size_t)(end - text) : size;
	const char *yaml = end ? end + sizeof between - 1 : "{}";
	struct kd_machine_state *state = kd_machine_state_read(yaml, end ? size - length - (sizeof between - 1) : 2);
	require(state && kd_machine_state_status(state) != KD_NO_MEMORY);
	if (kd_machine_state_status(state) != KD_OK) {
		require(kd_machine_state_error(state)[0]);
		kd_machine_state_free(state);
		return 0;
	}
	for (enum kd_evaluation_result result = KD_EVALUATE_LOCATION; result < KD_EVALUATION_RESULT_COUNT; result++) {
		const struct kd_evaluation_options options = {.result = result};
		struct text first = {0}, second = {0};
		evaluate(text, length, state, &options, &first);
		evaluate(text, length, state, &options, &second);
		require(first.size == second.size && (!first.size || memcmp(first.at, second.at, first.size) == 0));
		free(first.at);
		free(second.at);
	}
	kd_machine_state_free(state);
	return 0;
}
