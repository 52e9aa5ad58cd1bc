/* library_test.c: the library as its users see it: memory to memory, diagnostics, options,
 * several threads at once. */
#include "kdasm/kdasm.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kdasm/descriptor.h"
#include "kdasm/target.h"

static const struct kd_options gfx900 = {.processor = "gfx900"};

static struct kd_result *assemble(const char *source, const struct kd_options *options) {
	struct kd_result *result = kd_assemble(source, strlen(source), options);
	assert_non_null(result);
	return result;
}

/* The object has status KD_OK and begins like an ELF file. */
static void assert_object(const struct kd_result *result) {
	for (size_t i = 0; i < result->diagnostic_count; i++)
		print_message("%s\n", result->diagnostics[i].message);
	assert_int_equal(result->status, KD_OK);
	assert_non_null(result->object);
	assert_true(result->object_size > 64);
	assert_memory_equal(result->object, "\177ELF\2\1\1", 7);
}

static void assert_same_object(const struct kd_result *a, const struct kd_result *b) {
	assert_object(a);
	assert_object(b);
	assert_int_equal(a->object_size, b->object_size);
	assert_memory_equal(a->object, b->object, a->object_size);
}

/* The only diagnostic, and no object. */
static const struct kd_diagnostic *only_error(const struct kd_result *result, enum kd_status status) {
	assert_int_equal(result->status, status);
	assert_null(result->object);
	assert_int_equal(result->object_size, 0);
	assert_int_equal(result->diagnostic_count, 1);
	assert_int_equal(result->diagnostics[0].severity, KD_ERROR);
	return &result->diagnostics[0];
}

/* Whether the object holds these bytes somewhere. */
static bool contains(const struct kd_result *result, const void *bytes, size_t size) {
	return memmem(result->object, result->object_size, bytes, size);
}

/* ---- memory to memory ---- */

static void test_empty_source(void **state) {
	(void)state;
	struct kd_result *result = kd_assemble(NULL, 0, &gfx900);
	assert_object(result);
	assert_int_equal(result->diagnostic_count, 0);
	assert_int_equal(result->file_count, 0);
	kd_result_free(result);
}

static void test_size_rules_not_a_zero_byte(void **state) {
	(void)state;
	static const char source[] = ".long 1\n\0.long 0x61626364\ngarbage(";
	struct kd_result *result = kd_assemble(source, sizeof ".long 1\n\0.long 0x61626364\n" - 1, &gfx900);
	assert_object(result);
	assert_true(contains(result, "\1\0\0\0dcba", 8));
	kd_result_free(result);
}

static void assert_limited(unsigned limit, size_t shown, bool said) {
	struct kd_options options = gfx900;
	options.error_limit = limit;
	struct kd_result *result = assemble(".rept 1001\n.foo\n.endr\n", &options);
	size_t count = 0;
	assert_int_equal(result->status, KD_INPUT_ERRORS);
	for (size_t i = 0; i < result->diagnostic_count; i++)
		count += result->diagnostics[i].severity == KD_ERROR && result->diagnostics[i].file;
	assert_int_equal(count, shown);
	const struct kd_diagnostic *last = &result->diagnostics[result->diagnostic_count - 1];
	assert_int_equal(strncmp(last->message, "too many errors emitted", 23) == 0 && !last->file, said);
	kd_result_free(result);
}

static void test_errors_are_limited(void **state) {
	(void)state;
	assert_limited(0, KD_ERROR_LIMIT, true);
	assert_limited(5, 5, true);
	assert_limited(1001, 1001, false);
	assert_limited(KD_NO_ERROR_LIMIT, 1001, false);
}

static void test_source_is_left_alone(void **state) {
	(void)state;
	char source[] = "a: .long a - 4 // text\n.ascii \"x\\n\"\n", copy[sizeof source];
	memcpy(copy, source, sizeof source);
	kd_result_free(assemble(source, &gfx900));
	assert_memory_equal(source, copy, sizeof source);
}

static void test_in_place_equals_the_copy(void **state) {
	(void)state;
	static const char source[] = "name_in_text:\n.globl name_in_text\n.long 1, 2, name_in_text\n.set x, 5\n.byte x";
	char *text = malloc(sizeof source + 1);
	assert_non_null(text);
	memcpy(text, source, sizeof source - 1);
	memset(text + sizeof source - 1, '#', 2); /* the two bytes are the library's */
	struct kd_result *copied = assemble(source, &gfx900);
	struct kd_result *in_place = kd_assemble_in_place(text, sizeof source - 1, &gfx900);
	assert_non_null(in_place);
	assert_same_object(copied, in_place);
	kd_result_free(in_place);
	kd_result_free(copied);
	free(text);
}

/* What was taken of an object. */
struct taken {
	uint8_t *bytes;
	size_t size;
	size_t pieces;
};

static void take(void *context, const void *bytes, size_t size) {
	struct taken *taken = context;
	taken->bytes = realloc(taken->bytes, taken->size + size);
	assert_non_null(taken->bytes);
	memcpy(taken->bytes + taken->size, bytes, size);
	taken->size += size;
	taken->pieces++;
}

/* Fills with a width that no piece is a multiple of, contents, tails and gaps longer than a piece. */
static const char long_source[] =
    ".text\n.p2align 8\nkernel:\n.fill 300001, 3, 0x112233\n.byte 4\n.p2align 20\n.long kernel\n"
    ".rept 70000\n.quad kernel\n.endr\n.data\n.zero 1000001\n.byte 1\n.p2align 4, 7\n";

static void assert_taken(const char *source, struct kd_options options, size_t pieces) {
	struct taken taken = {0};
	struct kd_result *whole = assemble(source, &options);
	options.take_object = take;
	options.take_context = &taken;
	struct kd_result *result = assemble(source, &options);
	assert_int_equal(result->status, KD_OK);
	assert_null(result->object);
	assert_int_equal(result->object_size, 0);
	assert_int_equal(taken.size, whole->object_size);
	assert_memory_equal(taken.bytes, whole->object, taken.size);
	assert_true(taken.pieces >= pieces);
	kd_result_free(result);
	kd_result_free(whole);
	free(taken.bytes);
}

static void test_object_is_taken(void **state) {
	(void)state;
	assert_taken("", gfx900, 1);
	assert_taken(".long 1\n", gfx900, 1);
	assert_taken(long_source, gfx900, 8);
	assert_taken(".long 1\n", (struct kd_options){.processor = "gfx900", .output = KD_OUTPUT_ASSEMBLY}, 1);
}

static void test_errors_give_nothing_to_take(void **state) {
	(void)state;
	static const char *const sources[] = {".long 1\n.error\n", ".long a - b\n", ".fill 200000\n"};
	struct taken taken = {0};
	struct kd_options options = {
	    .processor = "gfx900", .object_size_limit = 100000, .take_object = take, .take_context = &taken};
	for (size_t i = 0; i < sizeof sources / sizeof sources[0]; i++) {
		struct kd_result *result = assemble(sources[i], &options);
		assert_int_equal(result->status, KD_INPUT_ERRORS);
		assert_int_equal(taken.pieces, 0);
		kd_result_free(result);
	}
}

/* Two sections of 2^63 - 1 bytes and their headers are more than any limit: nothing of them is given away. */
static void test_sizes_that_overflow(void **state) {
	(void)state;
	static const char source[] = ".section .a\n.zero 0x7fffffffffffffff\n.section .b\n.zero 0x7fffffffffffffff\n";
	struct taken taken = {0};
	struct kd_options options = {
	    .processor = "gfx900", .object_size_limit = UINT64_MAX, .take_object = take, .take_context = &taken};
	struct kd_result *result = assemble(source, &options);
	const struct kd_diagnostic *error = only_error(result, KD_INPUT_ERRORS);
	assert_non_null(strstr(error->message, "the object is too large: section '.b'"));
	assert_int_equal(taken.pieces, 0);
	kd_result_free(result);
}

/* What is given away in pieces may be larger than what is kept, unless the caller says how much that may be. */
static void test_object_in_memory_has_a_limit(void **state) {
	(void)state;
	static const char source[] = ".data\n.zero 0x6000001\n";
	struct taken taken = {0};
	struct kd_options options = {.processor = "gfx900"};
	struct kd_result *result = assemble(source, &options);
	const struct kd_diagnostic *error = only_error(result, KD_INPUT_ERRORS);
	assert_non_null(
	    strstr(error->message, "the limit for the file is 100663296 bytes where it is kept in memory: write"));
	kd_result_free(result);
	options.object_size_limit = UINT64_C(1) << 30;
	result = assemble(source, &options);
	assert_int_equal(result->status, KD_OK);
	kd_result_free(result);
	options = (struct kd_options){.processor = "gfx900", .take_object = take, .take_context = &taken};
	result = assemble(source, &options);
	assert_int_equal(result->status, KD_OK);
	assert_true(taken.size > 0x6000001);
	kd_result_free(result);
	free(taken.bytes);
}

static void test_result_outlives_source_and_options(void **state) {
	(void)state;
	char *source = strdup(".byte 256\n"), *name = strdup("kernel.s");
	assert_non_null(source);
	assert_non_null(name);
	struct kd_options options = {.processor = "gfx900", .file_name = name};
	struct kd_result *result = assemble(source, &options);
	memset(source, '#', strlen(source));
	memset(name, '#', strlen(name));
	free(source);
	free(name);
	const struct kd_diagnostic *error = only_error(result, KD_INPUT_ERRORS);
	assert_string_equal(error->file, "kernel.s");
	assert_string_equal(error->source_line, ".byte 256");
	kd_result_free(result);
}

static void test_free_takes_null(void **state) {
	(void)state;
	kd_result_free(NULL);
}

/* ---- what it says ---- */

static void test_diagnostic_has_its_place(void **state) {
	(void)state;
	struct kd_options options = {.processor = "gfx900", .file_name = "dir/a.s"};
	struct kd_result *result = assemble(".long 1\n\t.byte 1, 300\n.long 2\n", &options);
	const struct kd_diagnostic *error = only_error(result, KD_INPUT_ERRORS);
	assert_string_equal(error->file, "dir/a.s");
	assert_int_equal(error->line, 2);
	assert_int_equal(error->column, 11);
	assert_int_equal(error->caret, 10);
	assert_string_equal(error->source_line, "\t.byte 1, 300");
	assert_string_equal(error->message, "out of range literal value: 300 does not fit in 1 byte");
	kd_result_free(result);
}

static void test_source_without_a_name(void **state) {
	(void)state;
	struct kd_result *result = assemble(".byte 300", &gfx900);
	assert_string_equal(only_error(result, KD_INPUT_ERRORS)->file, "<memory>");
	kd_result_free(result);
}

static void test_all_mistakes_in_one_run(void **state) {
	(void)state;
	struct kd_result *result = assemble(".byte 300\n.foo\na:\na:\n.byte 301\n", &gfx900);
	static const unsigned lines[] = {1, 2, 4, 3, 5};
	static const enum kd_severity severities[] = {KD_ERROR, KD_ERROR, KD_ERROR, KD_NOTE, KD_ERROR};
	assert_int_equal(result->diagnostic_count, 5);
	for (size_t i = 0; i < 5; i++) {
		assert_int_equal(result->diagnostics[i].line, lines[i]);
		assert_int_equal(result->diagnostics[i].severity, severities[i]);
	}
	kd_result_free(result);
}

static void test_long_lines_are_cut_around_the_place(void **state) {
	(void)state;
	enum { BLANKS = 100000 };
	char *source = malloc(BLANKS + 64);
	assert_non_null(source);
	memset(source, ' ', BLANKS);
	strcpy(source + BLANKS, ".byte 1, 300, 1");
	struct kd_result *result = assemble(source, &gfx900);
	const struct kd_diagnostic *error = only_error(result, KD_INPUT_ERRORS);
	assert_int_equal(error->column, BLANKS + 10);
	assert_true(strlen(error->source_line) < 1000);
	assert_memory_equal(error->source_line + error->caret, "300, 1", 7);
	kd_result_free(result);
	free(source);
}

static void test_zero_bytes_are_shown_as_blanks(void **state) {
	(void)state;
	static const char source[] = ".byte\0"
	                             "300";
	struct kd_result *result = kd_assemble(source, sizeof source - 1, &gfx900);
	const struct kd_diagnostic *error = only_error(result, KD_INPUT_ERRORS);
	assert_string_equal(error->source_line, ".byte 300");
	assert_int_equal(error->caret, 6);
	kd_result_free(result);
}

/* ---- options ---- */

static void test_wrong_options_are_usage_errors(void **state) {
	(void)state;
	static const struct kd_options wrong[] = {
	    {.processor = "gfx9000"},
	    {.processor = "gfx900", .triple = "x86_64-linux"},
	    {.processor = "gfx900", .code_object_version = 7},
	    {.processor = "gfx900:xnack"},
	    {.processor = "gfx900", .output = KD_OUTPUT_UPGRADED, .upgrade_version = 3},
	    {.processor = "gfx900", .output = KD_OUTPUT_UPGRADED, .upgrade_version = 7},
	    {.processor = "gfx900", .output = KD_OUTPUT_UPGRADED, .code_object_version = 4},
	};
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		struct kd_result *result = assemble(".byte 300\n", &wrong[i]);
		const struct kd_diagnostic *error = only_error(result, KD_USAGE_ERROR);
		assert_null(error->file);
		assert_null(error->source_line);
		assert_int_equal(error->line, 0);
		assert_int_equal(error->column, 0);
		kd_result_free(result);
	}
}

static void test_target_comes_from_the_source(void **state) {
	(void)state;
	static const char source[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx90a:xnack+\"\n.long 1\n";
	struct kd_options named = {.processor = "gfx90a:xnack+"};
	struct kd_result *without = assemble(source, NULL), *with = assemble(source, &named);
	assert_same_object(without, with);
	kd_result_free(without);
	kd_result_free(with);
}

static void test_target_from_nowhere(void **state) {
	(void)state;
	struct kd_result *result = assemble(".long 1\n", NULL);
	assert_null(only_error(result, KD_INPUT_ERRORS)->file);
	assert_memory_equal(result->diagnostics[0].message, "no target", 9);
	kd_result_free(result);
}

static void test_every_version(void **state) {
	(void)state;
	static const uint8_t abi_versions[] = {[4] = 2, [5] = 3, [6] = 4};
	enum { EI_ABIVERSION_AT = 8 };
	for (unsigned version = 4; version <= 6; version++) {
		struct kd_options options = {.processor = "gfx900", .code_object_version = version};
		struct kd_result *result = assemble(".long 1\n", &options);
		assert_object(result);
		assert_int_equal(result->object[EI_ABIVERSION_AT], abi_versions[version]);
		kd_result_free(result);
	}
}

static void test_symbols(void **state) {
	(void)state;
	const struct kd_symbol_definition symbols[] = {{"first", 0x11223344}, {"second", -2}};
	struct kd_options options = {.processor = "gfx900", .symbols = symbols, .symbol_count = 2};
	struct kd_result *result = assemble(".long first, second\n", &options);
	assert_object(result);
	assert_true(contains(result, "\x44\x33\x22\x11\xfe\xff\xff\xff", 8));
	kd_result_free(result);
}

static void test_warnings(void **state) {
	(void)state;
	static const char source[] = ".fill -1\n.fill 1, 9, 1\n";
	struct kd_options options = {.processor = "gfx900"};
	struct kd_result *result = assemble(source, &options);
	assert_object(result);
	assert_int_equal(result->diagnostic_count, 2);
	assert_int_equal(result->diagnostics[0].severity, KD_WARNING);
	kd_result_free(result);

	options.no_warnings = true;
	result = assemble(source, &options);
	assert_object(result);
	assert_int_equal(result->diagnostic_count, 0);
	kd_result_free(result);

	options.no_warnings = false;
	options.fatal_warnings = true;
	result = assemble(source, &options);
	assert_int_equal(result->status, KD_INPUT_ERRORS);
	assert_null(result->object);
	assert_int_equal(result->diagnostics[0].severity, KD_ERROR);
	kd_result_free(result);
}

static void test_size_limit(void **state) {
	(void)state;
	struct kd_options options = {.processor = "gfx900", .object_size_limit = 100000};
	struct kd_result *result = assemble(".fill 90000\n", &options);
	assert_object(result);
	assert_true(result->object_size > 90000 && result->object_size <= 100000);
	kd_result_free(result);
	static const char *const large[] = {".fill 110000\n", ".space 1<<60\n", ".fill 1<<40, 8, 1\n",
	                                    ".incbin \"/dev/zero\"\n",
	                                    ".data\n.fill 60000\n.section x,\"a\"\n.fill 60000\n"};
	for (size_t i = 0; i < sizeof large / sizeof large[0]; i++) {
		result = assemble(large[i], &options);
		only_error(result, KD_INPUT_ERRORS);
		kd_result_free(result);
	}
}

/* ---- files ---- */

/* ---- the printed form ---- */

static const struct kd_options printed = {.processor = "gfx900", .output = KD_OUTPUT_ASSEMBLY};

static void assert_text(const struct kd_result *result, const char *text) {
	assert_int_equal(result->status, KD_OK);
	assert_int_equal(result->object_size, strlen(text));
	assert_memory_equal(result->object, text, strlen(text));
}

static void test_text(void **state) {
	(void)state;
	struct kd_result *result = assemble("a = 2\n.int a+1, b+1\n", &printed);
	assert_text(result, "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.set a, 2\n\t.long\t3\n\t.long\tb+1\n");
	kd_result_free(result);
}

static void test_empty_text(void **state) {
	(void)state;
	struct kd_options options = printed;
	options.triple = "amdgcn-amd-amdpal";
	struct kd_result *result = assemble("", &options);
	assert_text(result, "");
	assert_non_null(result->object);
	kd_result_free(result);
}

static void test_text_again_makes_the_object(void **state) {
	(void)state;
	static const char source[] = ".rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr late\n.amdhsa_next_free_sgpr 1\n"
	                             ".end_amdhsa_kernel\n.set late, 9\n";
	struct kd_result *text = assemble(source, &printed), *object = assemble(source, &gfx900);
	struct kd_result *again = kd_assemble((const char *)text->object, text->object_size, &gfx900);
	assert_same_object(again, object);
	kd_result_free(again);
	kd_result_free(object);
	kd_result_free(text);
}

/* 10,000 rounds of 4 words and signs, of which nothing is made. */
static void test_work_limit(void **state) {
	(void)state;
	static const char source[] = ".rept 10000\n.set x, 1\n.endr\n";
	struct kd_options options = {.processor = "gfx900", .work_limit = 1000};
	struct kd_result *result = assemble(source, &options);
	assert_int_equal(result->status, KD_INPUT_ERRORS);
	const char *message = result->diagnostics[0].message;
	assert_non_null(strstr(message, "do not seem to end: more than 1000 words, numbers and signs"));
	kd_result_free(result);
	static const uint64_t enough[] = {0, 100000, UINT64_MAX};
	for (size_t i = 0; i < sizeof enough / sizeof enough[0]; i++) {
		options.work_limit = enough[i];
		result = assemble(source, &options);
		assert_object(result);
		kd_result_free(result);
	}
}

static void test_text_limit(void **state) {
	(void)state;
	struct kd_options options = printed;
	options.object_size_limit = 1000;
	struct kd_result *result = assemble(".dcb.b 1000000000000, 1\n", &options);
	const char *message = only_error(result, KD_INPUT_ERRORS)->message;
	assert_non_null(strstr(message, "the text is too large: here it has more than the limit of 1000 bytes"));
	kd_result_free(result);

	struct kd_result *whole = assemble(".long 1\n.long 2\n", &printed);
	options.object_size_limit = whole->object_size;
	result = assemble(".long 1\n.long 2\n", &options);
	assert_int_equal(result->status, KD_OK);
	kd_result_free(result);
	options.object_size_limit--;
	result = assemble(".long 1\n.long 2\n", &options);
	only_error(result, KD_INPUT_ERRORS);
	kd_result_free(result);
	kd_result_free(whole);
}

static void test_no_text_of_old_versions(void **state) {
	(void)state;
	struct kd_options options = printed;
	options.code_object_version = 3;
	struct kd_result *result = assemble(".long 1\n", &options);
	only_error(result, KD_INPUT_ERRORS);
	kd_result_free(result);
}

static void assert_upgraded(const char *source, unsigned version, const char *wanted) {
	struct kd_options options = {.processor = "gfx803", .output = KD_OUTPUT_UPGRADED, .upgrade_version = version};
	struct kd_result *result = assemble(source, &options);
	assert_int_equal(result->status, KD_OK);
	assert_int_equal(result->object_size, strlen(wanted));
	assert_memory_equal(result->object, wanted, strlen(wanted));
	kd_result_free(result);
}

static void test_upgraded_source(void **state) {
	(void)state;
	assert_upgraded("", 0, ".amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\n.amdhsa_code_object_version 6\n");
	assert_upgraded(".hsatext ; code", 5,
	                ".amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\n.amdhsa_code_object_version 5\n.text ; code");
	assert_upgraded(".hsa_code_object_isa\r\n.hsa_code_object_version 2,1", 4,
	                ".amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\r\n.amdhsa_code_object_version 4");
}

/* The folder of the compilation need not be given, nor the source have a name. */
static void test_debug_of_a_source_without_a_folder(void **state) {
	(void)state;
	static const char *const names[] = {NULL, "", "a", "folder/a"};
	static const char *const folders[] = {NULL, "", "folder"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		for (size_t j = 0; j < sizeof folders / sizeof *folders; j++) {
			struct kd_options options = {.processor = "gfx900",
			                             .debug = true,
			                             .dwarf_version = 5,
			                             .file_name = names[i],
			                             .compilation_directory = folders[j]};
			struct kd_result *result = assemble("label: .long 1\n", &options);
			assert_object(result);
			assert_true(contains(result, i == 0 ? "<memory>" : "a", i == 0 ? 9 : i == 1 ? 0 : 2));
			kd_result_free(result);
		}
	}
}

static void test_include_directories_and_files(void **state) {
	(void)state;
	char folder[] = "/tmp/kdasm-library-XXXXXX", path[64];
	assert_non_null(mkdtemp(folder));
	snprintf(path, sizeof path, "%s/code.bin", folder);
	FILE *file = fopen(path, "wb");
	assert_non_null(file);
	assert_true(fputs("0123456789", file) >= 0);
	assert_int_equal(fclose(file), 0);

	const char *const directories[] = {"/nonexistent", folder};
	struct kd_options options = {
	    .processor = "gfx900", .include_directories = directories, .include_directory_count = 2};
	struct kd_result *result = assemble(".incbin \"code.bin\", 2, 3\n", &options);
	assert_object(result);
	assert_true(contains(result, "234\0", 4));
	assert_false(contains(result, "345", 3));
	assert_int_equal(result->file_count, 1);
	assert_string_equal(result->files[0], path);
	kd_result_free(result);

	result = assemble(".incbin \"code.bin\"\n", &gfx900);
	assert_int_equal(only_error(result, KD_INPUT_ERRORS)->line, 1);
	assert_int_equal(result->file_count, 0);
	kd_result_free(result);
	assert_int_equal(remove(path), 0);
	assert_int_equal(remove(folder), 0);
}

/* ---- with the other public calls ---- */

/* The descriptor in the object is what kd_descriptor_encode() makes, and decodes to what was
 * written. */
static void test_descriptor_calls_agree(void **state) {
	(void)state;
	static const char source[] =
	    ".rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 37\n"
	    ".amdhsa_next_free_sgpr 21\n.amdhsa_group_segment_fixed_size 1234\n.end_amdhsa_kernel\n";
	static const struct {
		const char *name;
		int64_t value;
	} given[] = {
	    {".amdhsa_next_free_vgpr", 37}, {".amdhsa_next_free_sgpr", 21}, {".amdhsa_group_segment_fixed_size", 1234}};
	struct kd_target_options options = {.processor = "gfx900"};
	struct kd_target target;
	char text[KD_TARGET_TEXT_SIZE];
	assert_true(kd_target_init(&target, &options, text, sizeof text));

	struct kd_descriptor_input input = {0};
	uint8_t bytes[KD_DESCRIPTOR_SIZE];
	for (size_t i = 0; i < 3; i++) {
		const struct kd_field *field = kd_field_find(&target, given[i].name, strlen(given[i].name));
		assert_non_null(field);
		assert_int_equal(kd_field_check(&target, &input, field, &given[i].value, text, sizeof text), 0);
		kd_field_give(&input, field, &given[i].value);
	}
	assert_true(kd_descriptor_check(&target, &input, NULL));
	assert_true(kd_descriptor_encode(&target, &input, bytes, NULL));

	struct kd_result *result = assemble(source, &gfx900);
	assert_object(result);
	assert_true(contains(result, bytes, sizeof bytes));
	struct kd_descriptor_input decoded = {0};
	assert_true(kd_descriptor_decode(&target, bytes, &decoded));
	kd_result_free(result);
}

static void test_header_names_the_target(void **state) {
	(void)state;
	enum { OSABI = 7, ABI_VERSION = 8, E_FLAGS = 48 };
	char text[KD_TARGET_TEXT_SIZE];
	for (size_t i = 0; kd_processor_at(i); i++) {
		struct kd_options options = {.processor = kd_processor_at(i)->name};
		struct kd_target target;
		struct kd_result *result = assemble(".long 1\n", &options);
		assert_object(result);
		uint32_t flags;
		memcpy(&flags, result->object + E_FLAGS, sizeof flags);
		const struct kd_target_facts facts = {
		    .e_flags = flags, .osabi = result->object[OSABI], .abi_version = result->object[ABI_VERSION]};
		if (!kd_target_from_elf(&target, &facts, text, sizeof text))
			fail_msg("%s: %s", options.processor, text);
		assert_int_equal(kd_target_e_flags(&target), flags); /* two names share the number 0 */
		kd_result_free(result);
	}
}

/* ---- threads ---- */

enum { THREADS = 8, ROUNDS = 20, SOURCE_SIZE = 64 * 1024 };

struct job {
	char source[SOURCE_SIZE];
	struct kd_options options;
	struct kd_result *expected;
	size_t failures;
};

/* A source of its own for each thread: other processors, names and values; every third has
 * errors in it. */
static void write_job(struct job *job, unsigned number) {
	static const char *const processors[] = {"gfx900", "gfx90a",  "gfx1030", "gfx1100",
	                                         "gfx942", "gfx1200", "gfx803",  "gfx1250"};
	job->options = (struct kd_options){.processor = processors[number % 8]};
	FILE *out = fmemopen(job->source, sizeof job->source, "w");
	assert_non_null(out);
	for (unsigned i = 0; i < 200; i++)
		fprintf(out, "thread%u_label%u:\n.long %u, thread%u_label%u - 4\n.set thread_value%u, %u\n", number, i,
		        i * number, number, (i * 7) % 200, i, number + i);
	fprintf(out, ".float 1.5e%u\n.uleb128 thread%u_label9 - thread%u_label3\n", number, number, number);
	fprintf(out, ".amdgpu_metadata\namdhsa.version: [ 1, %u ]\namdhsa.kernels: []\n.end_amdgpu_metadata\n",
	        1 + number % 2);
	if (number % 3 == 2)
		fprintf(out, ".byte %u\nthread_label:\nthread_label:\n", 1000 + number);
	assert_int_equal(fclose(out), 0);
}

static bool same_result(const struct kd_result *a, const struct kd_result *b) {
	if (a->status != b->status || a->object_size != b->object_size || a->diagnostic_count != b->diagnostic_count)
		return false;
	for (size_t i = 0; i < a->diagnostic_count; i++)
		if (strcmp(a->diagnostics[i].message, b->diagnostics[i].message) ||
		    a->diagnostics[i].line != b->diagnostics[i].line)
			return false;
	return !a->object || memcmp(a->object, b->object, a->object_size) == 0;
}

/* cmocka's assertions are for the main thread: count. */
static void *run_job(void *argument) {
	struct job *job = argument;
	for (unsigned i = 0; i < ROUNDS; i++) {
		struct kd_result *result = kd_assemble(job->source, strlen(job->source), &job->options);
		job->failures += !result || !same_result(result, job->expected);
		kd_result_free(result);
	}
	return NULL;
}

static void run_threads(unsigned count) {
	struct job *jobs = calloc(count, sizeof *jobs);
	pthread_t threads[THREADS];
	assert_non_null(jobs);
	for (unsigned i = 0; i < count; i++) {
		write_job(&jobs[i], i);
		jobs[i].expected = assemble(jobs[i].source, &jobs[i].options);
		assert_int_equal(jobs[i].expected->status, i % 3 == 2 ? KD_INPUT_ERRORS : KD_OK);
	}
	for (unsigned i = 0; i < count; i++)
		assert_int_equal(pthread_create(&threads[i], NULL, run_job, &jobs[i]), 0);
	for (unsigned i = 0; i < count; i++)
		assert_int_equal(pthread_join(threads[i], NULL), 0);
	for (unsigned i = 0; i < count; i++) {
		assert_int_equal(jobs[i].failures, 0);
		kd_result_free(jobs[i].expected);
	}
	free(jobs);
}

static void test_two_threads(void **state) {
	(void)state;
	run_threads(2);
}

static void test_eight_threads(void **state) {
	(void)state;
	run_threads(THREADS);
}

static void test_version_is_that_of_the_headers(void **state) {
	(void)state;
	assert_string_equal(kd_version(), KDASM_VERSION);
}

/* A program counts rows while it runs: there is one more in the next version. */
static void test_rows_end(void **state) {
	(void)state;
	char text[256];
	struct kd_check_options checks = {0};
	size_t fields = 0, rows = 0;
	for (; kd_field_at(fields); fields++)
		assert_int_equal(kd_field_at(fields)->id, fields);
	for (; kd_check_at(rows); rows++) {
		assert_true(kd_check_option(&checks, kd_check_at(rows)->name, text, sizeof text));
		assert_int_equal(checks.wishes[rows], KD_CHECK_WANTED);
	}
	assert_in_range(fields, 1, KD_FIELD_ROOM);
	assert_in_range(rows, 1, KD_CHECK_ROOM);
	assert_null(kd_field_at(SIZE_MAX));
	assert_null(kd_check_at(SIZE_MAX));
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_version_is_that_of_the_headers),
	    cmocka_unit_test(test_rows_end),
	    cmocka_unit_test(test_empty_source),
	    cmocka_unit_test(test_size_rules_not_a_zero_byte),
	    cmocka_unit_test(test_errors_are_limited),
	    cmocka_unit_test(test_source_is_left_alone),
	    cmocka_unit_test(test_in_place_equals_the_copy),
	    cmocka_unit_test(test_object_is_taken),
	    cmocka_unit_test(test_errors_give_nothing_to_take),
	    cmocka_unit_test(test_sizes_that_overflow),
	    cmocka_unit_test(test_object_in_memory_has_a_limit),
	    cmocka_unit_test(test_result_outlives_source_and_options),
	    cmocka_unit_test(test_free_takes_null),
	    cmocka_unit_test(test_diagnostic_has_its_place),
	    cmocka_unit_test(test_source_without_a_name),
	    cmocka_unit_test(test_all_mistakes_in_one_run),
	    cmocka_unit_test(test_long_lines_are_cut_around_the_place),
	    cmocka_unit_test(test_zero_bytes_are_shown_as_blanks),
	    cmocka_unit_test(test_wrong_options_are_usage_errors),
	    cmocka_unit_test(test_target_comes_from_the_source),
	    cmocka_unit_test(test_target_from_nowhere),
	    cmocka_unit_test(test_every_version),
	    cmocka_unit_test(test_symbols),
	    cmocka_unit_test(test_warnings),
	    cmocka_unit_test(test_size_limit),
	    cmocka_unit_test(test_text),
	    cmocka_unit_test(test_empty_text),
	    cmocka_unit_test(test_text_again_makes_the_object),
	    cmocka_unit_test(test_work_limit),
	    cmocka_unit_test(test_text_limit),
	    cmocka_unit_test(test_no_text_of_old_versions),
	    cmocka_unit_test(test_upgraded_source),
	    cmocka_unit_test(test_debug_of_a_source_without_a_folder),
	    cmocka_unit_test(test_include_directories_and_files),
	    cmocka_unit_test(test_descriptor_calls_agree),
	    cmocka_unit_test(test_header_names_the_target),
	    cmocka_unit_test(test_two_threads),
	    cmocka_unit_test(test_eight_threads),
	};
	return cmocka_run_group_tests_name("library", tests, NULL, NULL);
}
