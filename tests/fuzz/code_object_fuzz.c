/* code_object_fuzz.c: a libFuzzer target over kd_contents_find(), kd_code_object_open() and what looks into objects.
 *
 * The input is a file. Beside crashes it looks for broken promises: bytes outside the file, an error without a
 * message, an object that differs from itself, a field that can't be read after it was set, or a change elsewhere. */
#include "fuzz.h"

#include "kdasm/code_object.h"
#include "kdasm/contents.h"
#include "kdasm/descriptor.h"
#include "kdasm/page.h"
#include "kdasm/retarget.h"

static void print_finding(void *context, const struct kd_finding *finding) {
	require(finding->place[0] && finding->text[0]);
	require(kd_finding_print(finding, &(struct kd_print_options){0}, count_text, context));
}

/* With all checks on. */
static void check_all(const struct kd_code_object *object) {
	struct kd_check_options options = {.fatal = true};
	char error[64];
	size_t sum = 0;
	require(kd_check_option(&options, "all", error, sizeof error));
	require(kd_code_object_check(object, &options, print_finding, &sum));
}

/* Prints a form that depends on the size, as all would take long. */
static void print(const struct kd_code_object *object, size_t size) {
	size_t sum = 0;
	struct kd_print_options options = {.code = size / KD_FORM_COUNT % 2, .uses = true};
	require(kd_code_object_print(object, (enum kd_form)(size % KD_FORM_COUNT), &options, count_text, &sum));
	require(kd_code_object_diff(object, object, NULL, count_text, &sum) == KD_SAME);
}

/* As a page, and beside itself. */
static void show(const struct kd_code_object *object) {
	size_t sum = 0;
	struct kd_page *page = kd_page_begin("<object>", count_text, &sum);
	require(page && kd_page_add(page, object, NULL));
	require(kd_page_add_pair(page, object, NULL, object, NULL) == KD_SAME);
	require(kd_page_end(page) && sum);
}

/* Sets a field of a copy to what it was and to another value. */
static void set_field(const struct kd_code_object *object, const struct kd_kernel *kernel, const char *field,
                      const uint8_t *data, size_t size) {
	char error[KD_FIELD_ERROR_SIZE];
	struct kd_setting setting = {.field = field};
	if (!kd_kernel_get(object, kernel, field, &setting.value, error, sizeof error)) {
		require(error[0]);
		return;
	}
	uint8_t *copy = malloc(size);
	require(copy);
	memcpy(copy, data, size);
	setting.value ^= 1;
	bool set = kd_kernel_set(object, kernel, &setting, 1, copy, error, sizeof error);
	require(set || error[0]);
	require(memcmp(copy, data, kernel->descriptor_offset) == 0);
	size_t after = kernel->descriptor_offset + kernel->descriptor_size;
	require(memcmp(copy + after, data + after, size - after) == 0);
	require(set || memcmp(copy, data, size) == 0);
	free(copy);
}

static void look_at_kernel(const struct kd_code_object *object, const struct kd_kernel *kernel, const uint8_t *data,
                           size_t size) {
	require(kernel->descriptor == data + kernel->descriptor_offset && kernel->descriptor_offset < size);
	require(kernel->descriptor_size <= size - kernel->descriptor_offset);
	require(!kernel->has_entry || kernel->entry_offset < size);
	const struct kd_kernel *found = kd_code_object_find_kernel(object, kernel->name);
	require(found && strcmp(found->name, kernel->name) == 0);
	static const char *const fields[] = {"group_segment_fixed_size", "next_free_vgpr", "wavefront_size32",
	                                     "GRANULATED_WAVEFRONT_SGPR_COUNT", "next_free_sgpr"};
	bool old = kernel->descriptor_size != KD_DESCRIPTOR_SIZE;
	set_field(object, kernel, old ? "wavefront_size" : fields[size % 5], data, size);
}

/* Makes it an object for a target that depends on the size: no less of a code object, with the same kernels. */
static void retarget(const struct kd_code_object *object, size_t size) {
	static const char *const targets[] = {"gfx906:sramecc-:xnack-", "gfx90a",  "gfx942:xnack+",
	                                      "gfx9-generic",           "gfx1101", "gfx1031"};
	const char *target = size % 7 ? targets[size % 6] : kd_code_object_target_id(object);
	struct kd_result *result = kd_code_object_retarget(object, target);
	require(result && result->status != KD_NO_MEMORY);
	require(result->status == KD_OK || result->diagnostic_count);
	if (result->status == KD_OK) {
		struct kd_code_object *changed = kd_code_object_open(result->object, result->object_size);
		require(kd_code_object_status(changed) == KD_CODE_OBJECT_OK);
		require(kd_code_object_kernel_count(changed) == kd_code_object_kernel_count(object));
		kd_code_object_close(changed);
	}
	kd_result_free(result);
}

static void look_at_object(const uint8_t *data, size_t size) {
	struct kd_code_object *object = kd_code_object_open(data, size);
	enum { MOST_KERNELS = 8 };
	require(object && kd_code_object_status(object) != KD_CODE_OBJECT_NO_MEMORY);
	if (kd_code_object_status(object) == KD_CODE_OBJECT_OK) {
		print(object, size);
		check_all(object);
		if (size % 4 == 0)
			show(object);
		retarget(object, size);
		for (size_t i = 0; i < kd_code_object_kernel_count(object) && i < MOST_KERNELS; i++)
			look_at_kernel(object, kd_code_object_kernel(object, i), data, size);
	} else {
		require(kd_code_object_error(object)[0]);
	}
	kd_code_object_close(object);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	struct kd_contents *contents = kd_contents_find(data, size, NULL);
	enum { MOST_CONTENTS = 4 };
	require(contents && contents->status != KD_NO_MEMORY);
	require((contents->status == KD_OK) == !contents->error);
	for (size_t i = 0; i < contents->count && i < MOST_CONTENTS; i++)
		if (contents->items[i].is_code_object)
			look_at_object(kd_contents_bytes(contents, i), contents->items[i].size);
	kd_contents_free(contents);
	return 0;
}
