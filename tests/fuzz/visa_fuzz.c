/* visa_fuzz.c: a libFuzzer target over kd_visa_open() and what looks into vISA debug information.
 *
 * The input is a file. Beside crashes it looks for broken promises: an error without a message, and directives that are
 * refused or make other bytes. */
#include "fuzz.h"

#include "kdasm/visa.h"

/* The directives make the same bytes. */
static void assemble(const struct kd_visa *visa, const uint8_t *data, size_t size) {
	static const char begin[] = ".section .visa, \"\", @progbits\n";
	const struct kd_options options = {
	    .processor = "gfx942", .no_warnings = true, .output = KD_OUTPUT_SECTION, .section = ".visa"};
	struct text text = {0};
	take_text(&text, begin, sizeof begin - 1);
	require(kd_visa_print(visa, KD_FORM_ASSEMBLY, NULL, take_text, &text));
	struct kd_result *result = kd_assemble(text.at, text.size, &options);
	require(result && result->status == KD_OK);
	require(result->object_size == size && memcmp(result->object, data, size) == 0);
	kd_result_free(result);
	free(text.at);
}

static void look_at(const struct kd_visa *visa, const uint8_t *data, size_t size) {
	const struct kd_check_options checks = {0};
	struct text text = {0};
	size_t count = 0;
	require(kd_visa_print(visa, KD_FORM_TEXT, NULL, take_text, &text) && text.size);
	require(kd_visa_print(visa, KD_FORM_JSON, NULL, take_text, &text));
	free(text.at);
	require(kd_visa_check(visa, &checks, count_finding, &count));
	assemble(visa, data, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	struct kd_visa *visa = kd_visa_open(data, size);
	require(visa && kd_visa_status(visa) != KD_NO_MEMORY);
	if (kd_visa_status(visa) == KD_OK)
		look_at(visa, data, size);
	else
		require(kd_visa_error(visa)[0]);
	kd_visa_close(visa);
	return 0;
}
