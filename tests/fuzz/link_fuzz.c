/* link_fuzz.c: a libFuzzer target over kd_link().
 *
 * The input is an object or an archive. It is linked alone and with itself, so that its symbols and groups meet, and into
 * an executable with an object that needs f, g and h, which members may define; alone also with what its functions need
 * added up, and with what ld.lld's options choose and show: a byte of the object that means nothing says which. Beside
 * crashes it looks for broken promises: an error without a message, or a code object that can't be read or differs the
 * second time. In the end it says how many inputs could be linked in one of these ways. */
#include "fuzz.h"

#include <stdio.h>

#include "kdasm/code_object.h"
#include "kdasm/link.h"

#include "mutate_object.h"

static size_t runs, links;
static bool linked; /* this input was, in one of the ways */

static void print_share(void) {
	fprintf(stderr, "%zu of %zu inputs were linked\n", links, runs);
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
	linked = linked || result->status == KD_OK;
}

static struct kd_result *link_inputs(const struct kd_link_input *inputs, size_t count, bool executable,
                                     bool resources) {
	const struct kd_link_options options = {
	    .size_limit = 1 << 22, .executable = executable, .export_dynamic = executable, .link_resources = resources};
	struct kd_result *result = kd_link(inputs, count, &options);
	require(result);
	check_messages(result);
	if (result->status == KD_OK)
		check_image(result->object, result->object_size);
	return result;
}

static struct kd_result *link_copies(const uint8_t *data, size_t size, size_t count, bool resources) {
	const struct kd_link_input inputs[] = {{"first.o", data, size}, {"second.o", data, size}};
	return link_inputs(inputs, count, false, resources);
}

static void link_needed(const uint8_t *data, size_t size) {
	static const char source[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.weak h\n.data\n.quad f, g, h\n";
	static struct kd_result *needs;
	if (!needs)
		needs = kd_assemble(source, sizeof source - 1, NULL);
	require(needs && needs->status == KD_OK);
	const struct kd_link_input inputs[] = {
	    {"first", data, size}, {"needs.o", needs->object, needs->object_size}, {"second", data, size}};
	kd_result_free(link_inputs(inputs, 3, true, false));
}

static void take_map(void *context, const void *text, size_t size) {
	(void)context;
	require(size && ((const char *)text)[size - 1] == '\n');
}

/* The last byte of e_ident is padding. */
static unsigned choices_of(const uint8_t *data, size_t size) {
	return size >= EI_NIDENT ? data[EI_NIDENT - 1] : 0;
}

/* The input is the version script too. */
static void link_chosen(const uint8_t *data, size_t size) {
	static const char script[] = "V1 { global: f; local: g*; };";
	static const char *const names[] = {"f"};
	const struct kd_link_input inputs[] = {{"first.o", data, size}};
	unsigned choices = choices_of(data, size);
	const struct kd_link_input scripts[] = {{"one.map", script, sizeof script - 1}, {"two.map", data, size}};
	for (size_t count = 1; count <= 2; count++) {
		const struct kd_link_details details = {.whole_archives = (const bool[]){!(choices & 1)},
		                                        .gc_sections = !(choices & 2),
		                                        .print_gc_sections = true,
		                                        .keeps_named_sections = !(choices & 4),
		                                        .frame_header = !(choices & 8),
		                                        .binds_now = choices & 16,
		                                        .undefined = (enum kd_link_undefined)(choices >> 5 & 3),
		                                        .soname = choices & 128 ? "name.so" : NULL,
		                                        .strips_debug = count == 2,
		                                        .wanted = names,
		                                        .wanted_count = 1,
		                                        .traced = names,
		                                        .traced_count = 1,
		                                        .scripts = scripts,
		                                        .script_count = count,
		                                        .undefined_version = true,
		                                        .take_map = take_map};
		const struct kd_link_options options = {.size_limit = 1 << 22, .details = &details};
		struct kd_result *result = kd_link(inputs, 1, &options);
		require(result);
		check_messages(result);
		if (result->status == KD_OK)
			check_image(result->object, result->object_size);
		kd_result_free(result);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	if (!runs++)
		atexit(print_share);
	linked = false;
	struct kd_result *once = link_copies(data, size, 1, false), *again = link_copies(data, size, 1, false);
	require(once->status == again->status && once->object_size == again->object_size);
	require(once->status != KD_OK || memcmp(once->object, again->object, once->object_size) == 0);
	link_needed(data, size);
	link_chosen(data, size);
	struct kd_result *both = link_copies(data, size, 2, false);
	kd_result_free(link_copies(data, size, 1, true));
	kd_result_free(once);
	kd_result_free(again);
	kd_result_free(both);
	links += linked;
	return 0;
}
