/* frames_fuzz.c: a libFuzzer target over the reader of call frames and the check of expressions in them.
 *
 * The first byte of the input chooses the section and the numbers of operations; the others are what is in the section
 * of an object. Beside crashes it looks for want of memory, a finding without a text, and text that is not printed. */
#include "fuzz.h"

#include "kdasm/code_object.h"
#include "kdasm/kdasm.h"

enum { ROOM = 8192 };

/* An object with a section that has room; made once. */
static struct kd_result *object_with(bool is_eh) {
	static const char *const sources[] = {
	    "f:\n.long 0\n.section .debug_frame, \"\", @progbits\n.fill 8192, 1, 0x5a\n",
	    "f:\n.long 0\n.section .eh_frame, \"a\", @progbits\n.fill 8192, 1, 0x5a\n",
	};
	static struct kd_result *made[2];
	const struct kd_options options = {.processor = "gfx90a"};
	if (!made[is_eh])
		made[is_eh] = kd_assemble(sources[is_eh], strlen(sources[is_eh]), &options);
	require(made[is_eh] && made[is_eh]->status == KD_OK);
	return made[is_eh];
}

static void look_at(const struct kd_code_object *object, uint8_t reading) {
	const struct kd_print_options how = {.debug = true, .dwarf_reading = reading};
	struct kd_check_options checks = {.dwarf_reading = reading};
	char error[64];
	size_t sum = 0;
	require(kd_code_object_print(object, KD_FORM_TEXT, &how, count_text, &sum) && sum);
	require(kd_code_object_print(object, KD_FORM_JSON, &how, count_text, &sum));
	require(kd_check_option(&checks, "dwarf-expression", error, sizeof error));
	require(kd_code_object_check(object, &checks, count_finding, &sum));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	enum { READINGS = 3 };
	if (!size || size > ROOM)
		return 0;
	const struct kd_result *made = object_with(data[0] & 1);
	uint8_t *copy = malloc(made->object_size);
	require(copy);
	memcpy(copy, made->object, made->object_size);
	fill_section(copy, ROOM, data + 1, size - 1);
	struct kd_code_object *object = kd_code_object_open(copy, made->object_size);
	require(object && kd_code_object_status(object) == KD_CODE_OBJECT_OK);
	look_at(object, data[0] / 2 % READINGS);
	kd_code_object_close(object);
	free(copy);
	return 0;
}
