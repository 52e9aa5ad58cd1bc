/* link_fuzz.c: a libFuzzer target over kd_link().
 *
 * The input is an object. It is linked alone and with itself, so that its symbols and groups meet. Beside crashes it
 * looks for broken promises: an error without a message, or a code object that can't be read or differs the second
 * time. */
#include <stdlib.h>
#include <string.h>

#include "kdasm/code_object.h"
#include "kdasm/link.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool promise) {
	if (!promise)
		abort();
}

static void check_image(const uint8_t *image, size_t size) {
	struct kd_code_object *object = kd_code_object_open(image, size);
	require(object && kd_code_object_status(object) == KD_CODE_OBJECT_OK);
	kd_code_object_close(object);
}

static void check_messages(const struct kd_result *result) {
	size_t errors = 0;
	for (size_t i = 0; i < result->diagnostic_count; i++) {
		require(result->diagnostics[i].message[0]);
		errors += result->diagnostics[i].severity == KD_ERROR;
	}
	require((result->status == KD_OK) == !errors);
	require(result->status == KD_OK || result->status == KD_INPUT_ERRORS);
}

static struct kd_result *link_copies(const uint8_t *data, size_t size, size_t count) {
	const struct kd_link_input inputs[] = {{"first.o", data, size}, {"second.o", data, size}};
	const struct kd_link_options options = {.size_limit = 1 << 22};
	struct kd_result *result = kd_link(inputs, count, &options);
	require(result);
	check_messages(result);
	return result;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	struct kd_result *once = link_copies(data, size, 1), *again = link_copies(data, size, 1);
	require(once->status == again->status && once->object_size == again->object_size);
	if (once->status == KD_OK) {
		require(memcmp(once->object, again->object, once->object_size) == 0);
		check_image(once->object, once->object_size);
	}
	struct kd_result *both = link_copies(data, size, 2);
	kd_result_free(once);
	kd_result_free(again);
	kd_result_free(both);
	return 0;
}
