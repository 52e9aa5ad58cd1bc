/* assemble_fuzz.c: a libFuzzer target over kd_assemble().
 *
 * The input is the source, but for its last byte, which chooses the options. Beside crashes and
 * undefined behaviour it looks for broken promises: an object without status KD_OK, an error without a
 * message, two runs that differ. */
#include <stdlib.h>
#include <string.h>

#include "kdasm/kdasm.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool promise) {
	if (!promise)
		abort();
}

/* Files are none of the fuzzer's business: .incbin might open a pipe or a device and wait. */
static bool reads_files(const char *source, size_t size) {
	return memmem(source, size, "ncbin", 5) || memmem(source, size, "NCBIN", 5) || memmem(source, size, "nclude", 6);
}

static size_t count_errors(const struct kd_result *result) {
	size_t errors = 0;
	for (size_t i = 0; i < result->diagnostic_count; i++) {
		const struct kd_diagnostic *diagnostic = &result->diagnostics[i];
		require(diagnostic->message && diagnostic->message[0]);
		require(!diagnostic->file == !diagnostic->source_line && !diagnostic->file == !diagnostic->line);
		require(!diagnostic->source_line || diagnostic->caret <= strlen(diagnostic->source_line) + 1);
		errors += diagnostic->severity == KD_ERROR;
	}
	return errors;
}

static struct kd_result *assemble(const char *source, size_t size, uint8_t choice) {
	static const char *const processors[] = {"gfx900", "gfx90a:xnack+", "gfx1030", "gfx1250",
	                                         NULL,     "gfx600",        "gfx942",  "gfx12-generic"};
	struct kd_options options = {
	    .processor = processors[choice & 7],
	    .code_object_version = 4 + (choice >> 3 & 3u) % 3,
	    .fatal_warnings = choice >> 5 & 1,
	    .output = choice >> 6 & 1 ? KD_OUTPUT_ASSEMBLY : KD_OUTPUT_OBJECT,
	    .fill_metadata = choice >> 7 && !(choice >> 6 & 1),
	    .object_size_limit = 1 << 20,
	};
	struct kd_result *result = kd_assemble(source, size, &options);
	require(result && result->status != KD_NO_MEMORY);
	require((result->status == KD_OK) == (result->object != NULL));
	require((result->status == KD_OK) == (count_errors(result) == 0));
	return result;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	if (!size || reads_files((const char *)data, size))
		return 0;
	struct kd_result *first = assemble((const char *)data, size - 1, data[size - 1]);
	if (size < 256) {
		struct kd_result *second = assemble((const char *)data, size - 1, data[size - 1]);
		require(first->object_size == second->object_size && first->diagnostic_count == second->diagnostic_count);
		require(!first->object || memcmp(first->object, second->object, first->object_size) == 0);
		kd_result_free(second);
	}
	kd_result_free(first);
	return 0;
}
