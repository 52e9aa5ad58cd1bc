/* library.c KERNEL.s VERSION2.s DIVERGENT.s: calls of the library, again and again, while the first allocation fails, the second and
 * so on: each must report that memory ran out or give all it gives otherwise, and leave no memory after.
 *
 * The closing line is `N passed, N failed, N skipped`; each call is a test. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inject.h"
#include "kdasm/bundle.h"
#include "kdasm/contents.h"
#include "kdasm/core_file.h"
#include "kdasm/debugging.h"
#include "kdasm/findings.h"
#include "kdasm/image.h"
#include "kdasm/instruction.h"
#include "kdasm/kdasm.h"
#include "kdasm/kpack.h"
#include "kdasm/link.h"
#include "kdasm/loading.h"
#include "kdasm/page.h"
#include "kdasm/retarget.h"
#include "kdasm/visa.h"

struct text {
	char bytes[16 * 1024];
	size_t size;
};

/* What the calls are made with. */
static struct text kernel_source, old_source, wrong_source, divergent_source;
static struct text object, old_object, divergent, image, bundle, plain_bundle;

/* ---- what came of a call, as a number ---- */

enum { NO_MEMORY = 0 };

static uint64_t add(uint64_t sum, const void *bytes, size_t size) {
	const uint8_t *at = bytes;
	for (size_t i = 0; i < size; i++)
		sum = (sum ^ at[i]) * UINT64_C(0x100000001b3);
	return sum;
}

static uint64_t add_text(uint64_t sum, const char *text) {
	return text ? add(sum, text, strlen(text) + 1) : add(sum, "", 1);
}

static void take_text(void *context, const char *text, size_t size) {
	uint64_t *sum = context;
	*sum = add(*sum, text, size);
}

static void take_finding(void *context, const struct kd_finding *finding) {
	uint64_t *sum = context;
	*sum = add_text(*sum, finding->text);
}

static uint64_t sum_of(struct kd_result *result) {
	uint64_t sum = NO_MEMORY;
	if (result && result->status != KD_NO_MEMORY) {
		sum = add(1 + result->status, result->object, result->object_size);
		for (size_t i = 0; i < result->diagnostic_count; i++)
			sum = add_text(add_text(sum, result->diagnostics[i].message), result->diagnostics[i].source_line);
		sum = add(sum, result->printed, result->printed_size);
	} else if (result && (result->object || result->diagnostic_count)) {
		sum = 1; /* neither whole nor nothing */
	}
	kd_result_free(result);
	return sum;
}

/* ---- the calls ---- */

static struct kd_result *assembled(const struct text *source, const struct kd_options *options) {
	return kd_assemble(source->bytes, source->size, options);
}

static uint64_t assemble(void) {
	return sum_of(assembled(&kernel_source, &(struct kd_options){0}));
}

static uint64_t assemble_wrong(void) {
	return sum_of(assembled(&wrong_source, &(struct kd_options){.processor = "gfx900"}));
}

static uint64_t assemble_debug(void) {
	static const struct kd_path_map map = {"/folder", "/other"};
	return sum_of(assembled(&old_source, &(struct kd_options){.processor = "gfx900",
	                                                          .code_object_version = 2,
	                                                          .debug = true,
	                                                          .dwarf_version = 5,
	                                                          .compilation_directory = "/folder/a",
	                                                          .path_maps = &map,
	                                                          .path_map_count = 1}));
}

static uint64_t assemble_filled(void) {
	return sum_of(assembled(&kernel_source, &(struct kd_options){.fill_metadata = true}));
}

static uint64_t assemble_waits(void) {
	static const char lines[] = ".text\nf:\n.type f,@function\ns_load_dword s0, s[2:3], 0x0\ns_add_u32 s0, s0, 1\n"
	                            "v_mov_b32 v0, s0\nv_mov_b32_dpp v1, v0 row_shl:1\ns_setpc_b64 s[30:31]\ns_trap 2\n";
	static const struct kd_options options = {.processor = "gfx90a", .insert_waits = true};
	return sum_of(kd_assemble(lines, sizeof lines - 1, &options));
}

static uint64_t print(void) {
	return sum_of(assembled(&kernel_source, &(struct kd_options){.output = KD_OUTPUT_ASSEMBLY}));
}

static uint64_t upgrade(void) {
	return sum_of(assembled(&old_source, &(struct kd_options){.processor = "gfx900", .output = KD_OUTPUT_UPGRADED}));
}

static void take_object(void *context, const void *bytes, size_t size) {
	take_text(context, bytes, size);
}

static uint64_t assemble_in_pieces(void) {
	uint64_t taken = 0;
	uint64_t sum =
	    sum_of(assembled(&kernel_source, &(struct kd_options){.take_object = take_object, .take_context = &taken}));
	return sum ? sum ^ taken : NO_MEMORY;
}

static uint64_t link_object(void) {
	const struct kd_link_input inputs[] = {{"kernel.o", object.bytes, object.size}};
	return sum_of(kd_link(inputs, 1, NULL));
}

static uint64_t link_twice(void) {
	const struct kd_link_input inputs[] = {{"a.o", object.bytes, object.size}, {"b.o", object.bytes, object.size}};
	return sum_of(kd_link(inputs, 2, NULL));
}

/* Takes what is printed into a sum; what is half printed is neither whole nor nothing. */
static uint64_t evaluate_for(const struct kd_machine_state *state) {
	static const char operations[] = "DW_OP_regx s3, DW_OP_piece 4, DW_OP_addr 16, DW_OP_deref, DW_OP_stack_value, "
	                                 "DW_OP_piece 2, DW_OP_entry_value(DW_OP_regx s3), DW_OP_piece 4";
	struct kd_evaluation *evaluation = kd_evaluate(operations, sizeof operations - 1, state, NULL);
	uint64_t sum = kd_evaluation_status(evaluation) == KD_NO_MEMORY ? NO_MEMORY : 2, printed = 0;
	if (sum && kd_evaluation_status(evaluation) == KD_OK)
		sum = kd_evaluation_print(evaluation, KD_FORM_JSON, take_text, &printed) ? printed : NO_MEMORY;
	kd_evaluation_free(evaluation);
	return sum;
}

static uint64_t evaluate(void) {
	static const char text[] =
	    "registers: {s3: [1]}\nentry_registers: {s3: 0x20}\nmemory: {global: {16: 0102030405060708}}\n";
	struct kd_machine_state *state = kd_machine_state_read(text, sizeof text - 1);
	enum kd_status status = kd_machine_state_status(state);
	uint64_t sum = status == KD_OK ? evaluate_for(state) : status == KD_NO_MEMORY ? NO_MEMORY : 1;
	kd_machine_state_free(state);
	return sum;
}

/* ---- a wavefront in the function of divergent.s ---- */

enum { IN_FUNCTION = 0x14 };

static uint64_t unwind(const struct kd_code_object *of, const struct kd_machine_state *state) {
	struct kd_unwound *unwound = kd_unwind(of, IN_FUNCTION, state, NULL);
	uint64_t sum = kd_unwound_status(unwound) == KD_NO_MEMORY ? NO_MEMORY : 2, printed = 0;
	if (sum && kd_unwound_status(unwound) == KD_OK)
		sum = kd_unwound_print(unwound, KD_FORM_JSON, take_text, &printed) ? printed : NO_MEMORY;
	kd_unwound_free(unwound);
	return sum;
}

static uint64_t find_lanes(const struct kd_code_object *of, const struct kd_machine_state *state) {
	struct kd_lanes *lanes = kd_lanes_at(of, IN_FUNCTION, state, NULL);
	uint64_t sum = kd_lanes_status(lanes) == KD_NO_MEMORY ? NO_MEMORY : 2, printed = 0;
	if (sum && kd_lanes_status(lanes) == KD_OK)
		sum = kd_lanes_print(lanes, KD_FORM_JSON, take_text, &printed) ? printed : NO_MEMORY;
	kd_lanes_free(lanes);
	return sum;
}

static uint64_t evaluate_at(const struct kd_code_object *of, const struct kd_machine_state *state) {
	struct kd_evaluation *evaluation = kd_evaluate_at(of, IN_FUNCTION, "x", 1, state, NULL);
	uint64_t sum = kd_evaluation_status(evaluation) == KD_NO_MEMORY ? NO_MEMORY : 2, printed = 0;
	if (sum && kd_evaluation_status(evaluation) == KD_OK)
		sum = kd_evaluation_print(evaluation, KD_FORM_TEXT, take_text, &printed) ? printed : NO_MEMORY;
	kd_evaluation_free(evaluation);
	return sum;
}

static uint64_t with_state(const struct kd_code_object *of,
                           uint64_t (*ask)(const struct kd_code_object *of, const struct kd_machine_state *state)) {
	static const char text[] = "registers: {exec: 5, s30: 4, s31: 0, s32: 64, v40: [1, 2, 3]}\n";
	struct kd_machine_state *state = kd_machine_state_read_for(of, text, sizeof text - 1);
	enum kd_status status = kd_machine_state_status(state);
	uint64_t sum = status == KD_OK ? ask(of, state) : status == KD_NO_MEMORY ? NO_MEMORY : 1;
	kd_machine_state_free(state);
	return sum;
}

static uint64_t with_object(uint64_t (*ask)(const struct kd_code_object *of, const struct kd_machine_state *state)) {
	struct kd_code_object *of = kd_code_object_open((const uint8_t *)divergent.bytes, divergent.size);
	uint64_t sum = kd_code_object_status(of) == KD_CODE_OBJECT_OK ? with_state(of, ask) : NO_MEMORY;
	kd_code_object_close(of);
	return sum;
}

static uint64_t unwind_divergent(void) {
	return with_object(unwind);
}

static uint64_t lanes_of_divergent(void) {
	return with_object(find_lanes);
}

static uint64_t evaluate_divergent(void) {
	return with_object(evaluate_at);
}

static uint64_t make_image(void) {
	static const uint32_t code[64] = {0xbf810000};
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	struct kd_descriptor_input descriptor = {0};
	const struct kd_image_kernel kernel = {
	    .name = "k", .code = code, .code_size = sizeof code, .descriptor = &descriptor};
	if (!kd_target_init(&target, &(struct kd_target_options){.processor = "gfx900"}, text, sizeof text) ||
	    !kd_descriptor_set(&target, &descriptor, ".amdhsa_next_free_vgpr", 1, text, sizeof text) ||
	    !kd_descriptor_set(&target, &descriptor, ".amdhsa_next_free_sgpr", 1, text, sizeof text))
		abort();
	return sum_of(kd_image_make(&target, &kernel, 1, NULL));
}

static uint64_t write_bundle(bool compress) {
	const struct kd_bundle_entry entries[] = {
	    {.id = KD_BUNDLE_HOST_ID},
	    {.id = "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+", .bytes = (const uint8_t *)image.bytes, .size = image.size}};
	const struct kd_bundle_options options = {.compress = compress};
	struct kd_bundle_file *file = kd_bundle_write(entries, 2, &options);
	uint64_t sum = file && file->status != KD_NO_MEMORY ? add(1, file->bytes, file->size) : NO_MEMORY;
	kd_bundle_file_free(file);
	return sum;
}

static uint64_t write_plain_bundle(void) {
	return write_bundle(false);
}

static uint64_t write_packed_bundle(void) {
	return write_bundle(true);
}

static uint64_t read_bundle(void) {
	struct kd_bundle *read = kd_bundle_read((const uint8_t *)bundle.bytes, bundle.size, 0);
	uint64_t sum = NO_MEMORY;
	if (read && read->status != KD_NO_MEMORY)
		sum = add(1 + read->entry_count, read->plain, read->plain_size);
	kd_bundle_free(read);
	return sum;
}

static uint64_t find_contents(void) {
	struct kd_contents *contents = kd_contents_find((const uint8_t *)bundle.bytes, bundle.size, NULL);
	uint64_t sum = NO_MEMORY;
	if (contents && contents->status != KD_NO_MEMORY)
		sum = 1;
	for (size_t i = 0; sum && i < contents->count; i++) {
		const uint8_t *bytes = kd_contents_bytes(contents, i);
		size_t size = contents->items[i].size;
		sum = bytes || !size ? add(sum, bytes, size) : NO_MEMORY;
	}
	kd_contents_free(contents);
	return sum;
}

/* Opens objects for a look at them. */
static uint64_t look(const struct text *first, const struct text *second,
                     bool (*at)(const struct kd_code_object *a, const struct kd_code_object *b, uint64_t *sum)) {
	struct kd_code_object *a = kd_code_object_open((const uint8_t *)first->bytes, first->size);
	struct kd_code_object *b = kd_code_object_open((const uint8_t *)second->bytes, second->size);
	uint64_t sum = 1;
	bool good = kd_code_object_status(a) == KD_CODE_OBJECT_OK && kd_code_object_status(b) == KD_CODE_OBJECT_OK &&
	            at(a, b, &sum);
	kd_code_object_close(a);
	kd_code_object_close(b);
	return good ? sum : NO_MEMORY;
}

static enum kd_form form;

static bool print_forms(const struct kd_code_object *a, const struct kd_code_object *b, uint64_t *sum) {
	static const char *const kernels[] = {"kernel"};
	const struct kd_print_options options = {.kernels = kernels, .kernel_count = 1, .file_name = "file"};
	return kd_code_object_print(a, form, NULL, take_text, sum) &&
	       kd_code_object_print(b, form, &options, take_text, sum);
}

static uint64_t print_form(void) {
	return look(&object, &old_object, print_forms);
}

static bool check_both(const struct kd_code_object *a, const struct kd_code_object *b, uint64_t *sum) {
	struct kd_check_options options = {0};
	char error[128];
	return kd_check_option(&options, "all", error, sizeof error) &&
	       kd_code_object_check(a, &options, take_finding, sum) && kd_code_object_check(b, &options, take_finding, sum);
}

static uint64_t check(void) {
	return look(&object, &image, check_both);
}

/* The second time what was met the first time is known. */
static bool check_again(const struct kd_code_object *a, const struct kd_code_object *b, uint64_t *sum) {
	const struct kd_check_options options = {0};
	struct kd_check_memory *memory = kd_check_memory_new();
	bool good = memory && kd_code_object_check_after(memory, a, &options, take_finding, sum) &&
	            kd_code_object_check_after(memory, b, &options, take_finding, sum) &&
	            kd_code_object_check_after(memory, a, &options, take_finding, sum);
	kd_check_memory_free(memory);
	return good;
}

static uint64_t check_after(void) {
	return look(&object, &image, check_again);
}

static bool compare_both(const struct kd_code_object *a, const struct kd_code_object *b, uint64_t *sum) {
	enum kd_difference found = kd_code_object_diff(a, b, NULL, take_text, sum);
	return found != KD_DIFFERENCE_NO_MEMORY;
}

static uint64_t compare(void) {
	return look(&object, &old_object, compare_both);
}

static uint64_t retarget_to(const char *target) {
	struct kd_code_object *of = kd_code_object_open((const uint8_t *)object.bytes, object.size);
	uint64_t sum = sum_of(kd_code_object_retarget(of, target));
	kd_code_object_close(of);
	return sum;
}

static uint64_t retarget(void) {
	return retarget_to("gfx90a:xnack-");
}

static uint64_t retarget_refused(void) {
	return retarget_to("gfx942");
}

static void take_problem(void *context, const struct kd_load_problem *problem) {
	uint64_t *sum = context;
	*sum = problem->obstacle == KD_LOAD_UNKNOWN || !*sum ? NO_MEMORY : add_text(*sum, problem->text);
}

static uint64_t runs_on(const struct kd_code_object *of) {
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_gpu gpu;
	uint64_t sum = 1;
	if (!kd_gpu_parse(&gpu, "gfx90a:xnack-", text, sizeof text))
		abort();
	return kd_code_object_runs_on(of, &gpu, take_problem, &sum) ? sum + 1 : sum;
}

static uint64_t runs_image(void) {
	struct kd_code_object *of = kd_code_object_open((const uint8_t *)image.bytes, image.size);
	uint64_t sum = runs_on(of);
	kd_code_object_close(of);
	return sum;
}

static uint64_t pack_bundle(void) {
	struct kd_bundle_file *file = kd_bundle_pack((const uint8_t *)plain_bundle.bytes, plain_bundle.size, NULL);
	uint64_t sum = file && file->status != KD_NO_MEMORY ? add(1, file->bytes, file->size) : NO_MEMORY;
	kd_bundle_file_free(file);
	return sum;
}

static uint64_t unpack_kernels(const struct kd_kpack_file *file) {
	uint8_t bytes[sizeof image.bytes];
	struct kd_kpack *read = kd_kpack_read(file->bytes, file->size);
	uint64_t sum = NO_MEMORY;
	if (read && read->status == KD_OK && kd_kpack_unpack(read, 0, bytes) == KD_OK)
		sum = add(1, bytes, image.size);
	kd_kpack_free(read);
	return sum;
}

static uint64_t pack_kernels(void) {
	const struct kd_kpack_entry entry = {
	    .binary = "a#0", .target = "gfx90a", .bytes = (const uint8_t *)image.bytes, .size = image.size};
	struct kd_kpack_file *file = kd_kpack_write(&entry, 1, &(struct kd_kpack_options){.compress = true});
	uint64_t sum = file && file->status == KD_OK ? unpack_kernels(file) : NO_MEMORY;
	kd_kpack_file_free(file);
	return sum;
}

/* ---- what could not be opened ---- */

static bool make_pages(const struct kd_code_object *a, const struct kd_code_object *b, uint64_t *sum) {
	const struct kd_print_options how = {.file_name = "file"};
	struct kd_page *page = kd_page_begin("title", take_text, sum);
	bool good = page && kd_page_add(page, a, NULL) && kd_page_add(page, b, &how) && kd_page_add_text(page, "text") &&
	            kd_page_add_pair(page, a, &how, b, &how) == KD_DIFFERENT;
	return kd_page_end(page) && good;
}

static uint64_t make_page(void) {
	return look(&object, &old_object, make_pages);
}

/* How many calls give something of an object that has nothing to give. */
static size_t answers_of_page(const struct kd_code_object *of, const struct kd_code_object *good) {
	uint64_t sum = 1;
	struct kd_page *page = kd_page_begin("title", take_text, &sum);
	if (!page)
		return 1;
	size_t answers = kd_page_add(page, of, NULL);
	answers += kd_page_add_pair(page, of, NULL, good, NULL) != KD_DIFFERENCE_NO_MEMORY;
	answers += kd_page_add_pair(page, good, NULL, of, NULL) != KD_DIFFERENCE_NO_MEMORY;
	return answers + !kd_page_end(page) + kd_page_end(NULL);
}

/* All that may be asked of an object, which has nothing to give: how many calls gave something. */
static size_t answers_of(struct kd_code_object *of, const struct kd_machine_state *state) {
	struct kd_code_object *good = kd_code_object_open((const uint8_t *)object.bytes, object.size);
	struct kd_result *retargeted = kd_code_object_retarget(of, "gfx90a");
	struct kd_machine_state *made = kd_machine_state_read_for(of, "{}", 2);
	struct kd_evaluation *evaluation = kd_evaluate_at(of, 0, "x", 1, state, NULL);
	struct kd_unwound *unwound = kd_unwind(of, 0, state, NULL);
	struct kd_lanes *lanes = kd_lanes_at(of, 0, state, NULL);
	uint64_t sum = 1;
	size_t answers = kd_code_object_status(of) == KD_CODE_OBJECT_OK;
	answers += !kd_code_object_error(of) || retargeted->status == KD_OK;
	for (unsigned i = 0; i <= KD_FORM_COUNT; i++)
		answers += kd_code_object_print(of, (enum kd_form)i, NULL, take_text, &sum);
	answers += kd_code_object_check(of, NULL, take_finding, &sum);
	answers += kd_code_object_check_after(NULL, of, NULL, take_finding, &sum);
	answers += kd_code_object_diff(of, good, NULL, take_text, &sum) != KD_DIFFERENCE_NO_MEMORY;
	answers += kd_code_object_diff(good, of, NULL, take_text, &sum) != KD_DIFFERENCE_NO_MEMORY;
	answers += kd_machine_state_status(made) == KD_OK || !kd_machine_state_error(made);
	answers += kd_evaluation_status(evaluation) == KD_OK || !kd_evaluation_error(evaluation);
	answers += kd_evaluation_print(evaluation, KD_FORM_TEXT, take_text, &sum);
	answers += kd_unwound_status(unwound) == KD_OK || !kd_unwound_error(unwound);
	answers += kd_unwound_print(unwound, KD_FORM_TEXT, take_text, &sum);
	answers += kd_lanes_status(lanes) == KD_OK || !kd_lanes_error(lanes);
	answers += kd_lanes_print(lanes, KD_FORM_TEXT, take_text, &sum);
	answers += sum != 1 || runs_on(of) != NO_MEMORY;
	answers += answers_of_page(of, good);
	kd_result_free(retargeted);
	kd_machine_state_free(made);
	kd_evaluation_free(evaluation);
	kd_unwound_free(unwound);
	kd_lanes_free(lanes);
	kd_code_object_close(good);
	return answers;
}

static size_t answers_of_others(void) {
	static const uint8_t text[] = "neither the one nor the other";
	struct kd_core_file *core = kd_core_file_open(text, sizeof text, NULL);
	struct kd_visa *visa = kd_visa_open(text, sizeof text);
	struct kd_machine_state *state = kd_machine_state_read("{", 1);
	struct kd_evaluation *evaluation = kd_evaluate("DW_OP_lit1", 10, state, NULL);
	uint64_t sum = 1;
	size_t answers = kd_core_file_print(core, KD_FORM_JSON, NULL, take_text, &sum);
	answers += kd_visa_print(visa, KD_FORM_JSON, NULL, take_text, &sum);
	answers += kd_visa_check(visa, NULL, take_finding, &sum);
	answers += kd_evaluation_status(evaluation) == KD_OK;
	kd_core_file_close(core);
	kd_visa_close(visa);
	kd_machine_state_free(state);
	kd_evaluation_free(evaluation);
	return answers + (sum != 1);
}

/* An object that is none, and that for which there was no memory, with a state that is there and one that is not. */
static bool test_unopened(void) {
	struct kd_code_object *none = kd_code_object_open((const uint8_t *)"text", 4);
	struct kd_machine_state *state = kd_machine_state_read("{}", 2);
	long before = inject_live_blocks();
	size_t answers = answers_of(none, state) + answers_of(NULL, NULL) + answers_of_others();
	bool kept = inject_live_blocks() != before;
	kd_code_object_close(none);
	kd_machine_state_free(state);
	if (answers || kept)
		printf("FAILED: what could not be opened: %zu calls gave something%s\n", answers,
		       kept ? ", memory is left" : "");
	return !answers && !kept;
}

/* ---- without memory ---- */

static uint64_t encode_and_decode(void) {
	static const char *const lines[] = {"v_add_f32 v0, v1, v2 clamp",
	                                    "s_mov_b32 s[1+1], (3 << 4) | .amdgcn.gfx_generation_number", "s_branch label",
	                                    "v_ad_f32 v0, v1, v2", "s_waitcnt vmcnt(0) & lgkmcnt(max(1, 2))"};
	static const struct kd_target_options options = {.processor = "gfx90a"};
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	uint64_t sum = kd_target_init(&target, &options, text, sizeof text);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		uint8_t bytes[KD_INSTRUCTION_SIZE];
		char decoded[KD_INSTRUCTION_TEXT_SIZE] = "";
		struct kd_instruction_message message;
		size_t size = kd_encode(&target, lines[i], strlen(lines[i]), bytes, sizeof bytes, &message);
		sum = add_text(add(sum, bytes, size), message.text);
		kd_decode(&target, bytes, size, decoded, sizeof decoded);
		sum = add_text(sum, decoded);
	}
	return sum;
}

/* ---- */

static void require(bool good, const char *what) {
	if (good)
		return;
	fprintf(stderr, "library: %s\n", what);
	exit(EXIT_FAILURE);
}

/* Each allocation of a call fails once. */
static bool test(const char *name, uint64_t (*call)(void)) {
	uint64_t whole = call();
	require(whole != NO_MEMORY, name);
	bool good = true;
	size_t n = 0, refused = 0;
	do {
		long before = inject_live_blocks();
		inject("memory", ++n);
		uint64_t sum = call();
		bool kept = inject_live_blocks() != before;
		refused += sum == NO_MEMORY;
		if (kept || (sum != whole && sum != NO_MEMORY)) {
			printf("FAILED: %s: allocation %zu: %s\n", name, n,
			       kept ? "memory is left" : "neither all nor out of memory");
			good = false;
		}
	} while (inject_reached());
	inject("memory", 0);
	if (!refused) {
		printf("FAILED: %s: of %zu allocations none was noticed\n", name, n - 1);
		good = false;
	}
	return good;
}

/* A call that asks for no memory. */
static bool needs_none(const char *name, uint64_t (*call)(void)) {
	uint64_t whole = call();
	inject("memory", 1);
	bool good = call() == whole && !inject_reached();
	inject("memory", 0);
	if (!good)
		printf("FAILED: %s: it asks for memory\n", name);
	return good;
}

static void read_file(struct text *text, const char *path) {
	FILE *file = fopen(path, "rb");
	require(file, path);
	text->size = fread(text->bytes, 1, sizeof text->bytes, file);
	fclose(file);
	require(text->size < sizeof text->bytes, path);
}

static void keep(struct text *text, struct kd_result *result, const char *what) {
	require(result && result->status == KD_OK && result->object_size <= sizeof text->bytes, what);
	text->size = result->object_size;
	memcpy(text->bytes, result->object, result->object_size);
	kd_result_free(result);
}

static void keep_bundle(struct text *text, struct kd_bundle_file *file) {
	require(file && file->status == KD_OK && file->size <= sizeof text->bytes, "the bundle");
	memcpy(text->bytes, file->bytes, text->size = file->size);
	kd_bundle_file_free(file);
}

static void prepare(char **paths) {
	read_file(&kernel_source, paths[0]);
	read_file(&old_source, paths[1]);
	read_file(&divergent_source, paths[2]);
	wrong_source.size = (size_t)snprintf(wrong_source.bytes, sizeof wrong_source.bytes,
	                                     ".byte 300\n.frobnicate\n.macro m\n.long undefined +\n.endm\nm\n"
	                                     ".error \"text\"\n.include \"nothing\"\n.if 1\n");
	keep(&object, assembled(&kernel_source, NULL), "the object");
	keep(&old_object, assembled(&old_source, &(struct kd_options){.processor = "gfx900", .code_object_version = 2}),
	     "the object of version 2");
	keep(&divergent, assembled(&divergent_source, NULL), "the object with debug information");
	const struct kd_link_input input = {"kernel.o", object.bytes, object.size};
	keep(&image, kd_link(&input, 1, NULL), "the image");
	const struct kd_bundle_entry entries[] = {
	    {.id = KD_BUNDLE_HOST_ID},
	    {.id = "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+", .bytes = (const uint8_t *)image.bytes, .size = image.size}};
	keep_bundle(&bundle, kd_bundle_write(entries, 2, &(struct kd_bundle_options){.compress = true}));
	keep_bundle(&plain_bundle, kd_bundle_write(entries, 2, NULL));
}

int main(int argc, char **argv) {
	static const struct {
		const char *name;
		uint64_t (*call)(void);
	} calls[] = {
	    {"kd_assemble", assemble},
	    {"kd_assemble, errors", assemble_wrong},
	    {"kd_assemble, debug information", assemble_debug},
	    {"kd_assemble, filled metadata", assemble_filled},
	    {"kd_assemble, inserted waits", assemble_waits},
	    {"kd_assemble, text", print},
	    {"kd_assemble, upgraded", upgrade},
	    {"kd_assemble, in pieces", assemble_in_pieces},
	    {"kd_link", link_object},
	    {"kd_link, errors", link_twice},
	    {"kd_evaluate", evaluate},
	    {"kd_unwind", unwind_divergent},
	    {"kd_lanes_at", lanes_of_divergent},
	    {"kd_evaluate_at", evaluate_divergent},
	    {"kd_image_make", make_image},
	    {"kd_bundle_write", write_plain_bundle},
	    {"kd_bundle_write, compressed", write_packed_bundle},
	    {"kd_bundle_read", read_bundle},
	    {"kd_contents_find", find_contents},
	    {"kd_code_object_check", check},
	    {"kd_code_object_check_after", check_after},
	    {"kd_code_object_diff", compare},
	    {"kd_page_add, kd_page_add_pair", make_page},
	    {"kd_code_object_retarget", retarget},
	    {"kd_code_object_retarget, errors", retarget_refused},
	    {"kd_code_object_runs_on", runs_image},
	    {"kd_bundle_pack", pack_bundle},
	    {"kd_kpack_write, kd_kpack_read, kd_kpack_unpack", pack_kernels},
	};
	require(argc == 4, "usage: library KERNEL.s VERSION2.s DIVERGENT.s");
	prepare(argv + 1);
	size_t passed = 0, count = sizeof calls / sizeof *calls;
	for (size_t i = 0; i < count; i++)
		passed += test(calls[i].name, calls[i].call);
	for (form = KD_FORM_TEXT; form < KD_FORM_COUNT; form++, count++) {
		char name[64];
		snprintf(name, sizeof name, "kd_code_object_print, form %d", (int)form);
		passed += test(name, print_form);
	}
	passed += needs_none("kd_encode, kd_decode", encode_and_decode);
	passed += test_unopened();
	count += 2;
	printf("%zu passed, %zu failed, 0 skipped\n", passed, count - passed);
	return passed == count ? EXIT_SUCCESS : EXIT_FAILURE;
}
