/* core_fuzz.c: a libFuzzer target over kd_core_file_open() and kd_contents_find() of core files.
 *
 * The input is a core file. Beside crashes it looks for broken promises: bytes outside the file, an error without a
 * message, directives for the note that are refused. */
#include "fuzz.h"

#include "kdasm/contents.h"
#include "kdasm/core_file.h"

/* The note as directives can be assembled. */
static void assemble(const struct kd_core_file *core) {
	const struct kd_options options = {.processor = "gfx942", .no_warnings = true};
	struct text text = {0};
	require(kd_core_file_print(core, KD_FORM_ASSEMBLY, NULL, take_text, &text));
	struct kd_result *result = kd_assemble(text.at ? text.at : "", text.size, &options);
	require(result && result->status == KD_OK);
	kd_result_free(result);
	free(text.at);
}

static void look_at(const struct kd_core_file *core, size_t size) {
	struct text text = {0};
	uint64_t value;
	require(kd_core_file_print(core, KD_FORM_TEXT, NULL, take_text, &text) && text.size);
	require(kd_core_file_print(core, KD_FORM_JSON, NULL, take_text, &text));
	free(text.at);
	for (size_t i = 0; i < kd_core_file_loaded_count(core); i++) {
		const struct kd_loaded_object *object = kd_core_file_loaded(core, i);
		require(strlen(object->uri) < size);
		require(!object->is_here || (object->offset <= size && object->size <= size - object->offset));
	}
	for (size_t i = 0; i < kd_core_file_entry_count(core, KD_CORE_AGENT); i++)
		(void)kd_core_file_value(core, KD_CORE_AGENT, i, "debug_prop", &value);
	require(
	    !kd_core_file_value(core, KD_CORE_QUEUE, kd_core_file_entry_count(core, KD_CORE_QUEUE), "queue_id", &value));
	assemble(core);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	struct kd_core_file *core = kd_core_file_open(data, size, NULL);
	require(core && kd_core_file_status(core) != KD_NO_MEMORY);
	if (kd_core_file_status(core) == KD_OK)
		look_at(core, size);
	else
		require(kd_core_file_error(core)[0]);
	kd_core_file_close(core);
	struct kd_contents *contents = kd_contents_find(data, size, NULL);
	require(contents && contents->status != KD_NO_MEMORY);
	kd_contents_free(contents);
	return 0;
}
