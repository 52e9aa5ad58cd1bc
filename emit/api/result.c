/* result.c: see result.h. */
#include "result.h"

#include <stdlib.h>

struct outcome *outcome_new(void) {
	struct outcome *outcome = calloc(1, sizeof *outcome);
	if (!outcome)
		return NULL;
	outcome->arena = arena_new();
	if (!outcome->arena) {
		free(outcome);
		return NULL;
	}
	return outcome;
}

struct kd_result *outcome_end(struct outcome *outcome, const struct buffer *object, struct diag *diag,
                              struct sources *sources) {
	struct kd_result *result = &outcome->result;
	if (result->status == KD_OK) {
		result->object = object->data;
		result->object_size = object->size;
	}
	result->diagnostics = diag_export(diag, sources, &result->diagnostic_count);
	return result;
}

struct kd_result *outcome_no_memory(struct outcome *outcome) {
	outcome->result = (struct kd_result){.status = KD_NO_MEMORY};
	return &outcome->result;
}

void kd_result_free(struct kd_result *result) {
	if (!result)
		return;
	struct outcome *outcome = (struct outcome *)(void *)result;
	arena_free(outcome->arena);
	free(outcome);
}
