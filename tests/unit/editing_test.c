/* editing_test.c: what the library tells editors: bytes of lines, values of symbols, waits that are put in, and texts in
 * place of files. */
#include "kdasm/editing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "kdasm/kdasm.h"

/* What was told, a line each. */
struct told {
	char text[4096];
	size_t size;
};

static void __attribute__((format(printf, 2, 3))) add(struct told *told, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(told->text + told->size, sizeof told->text - told->size, format, arguments);
	va_end(arguments);
	assert_true(length >= 0 && (size_t)length < sizeof told->text - told->size);
	told->size += (size_t)length;
}

static void take_statement(void *context, const struct kd_statement *statement) {
	add(context, "%s:%u of %u, %s+%u:", statement->file, statement->line, statement->source_line, statement->section,
	    (unsigned)statement->address);
	for (size_t i = 0; i < statement->size; i++)
		add(context, " %02x", statement->bytes[i]);
	add(context, " |%.*s|\n", (int)statement->text_size, statement->text);
}

static void take_symbol(void *context, const struct kd_listed_symbol *symbol) {
	if (symbol->file)
		add(context, "%s at %s:%u:%u is %s%s%d\n", symbol->name, symbol->file, symbol->line, symbol->column,
		    symbol->section ? symbol->section : "", symbol->section ? "+" : "", (int)symbol->value);
}

static void take_inserted(void *context, const struct kd_inserted *inserted) {
	add(context, "%s:%u:%u of %u: %s/%s\n", inserted->file, inserted->line, inserted->column, inserted->source_line,
	    inserted->before, inserted->instead ? inserted->instead : "");
}

static void assemble(const char *source, const struct kd_editing *editing, bool insert_waits, enum kd_status status) {
	const struct kd_options options = {
	    .file_name = "a.s", .processor = "gfx90a", .editing = editing, .insert_waits = insert_waits};
	struct kd_result *result = kd_assemble(source, strlen(source), &options);
	assert_non_null(result);
	assert_int_equal(result->status, status);
	kd_result_free(result);
}

static void test_statements(void **state) {
	(void)state;
	struct told told = {{0}, 0};
	const struct kd_editing editing = {.take_statement = take_statement, .context = &told};
	assemble(
	    ".macro two a\n\ts_nop \\a\n\t.byte 1, 2\n.endm\n.text\nx: s_nop 0\n.p2align 4\n\ttwo 3\n.rodata\n.long 7\n"
	    ".text\n.subsection 1\n\t.long 5\n.text\n\t.short 9\n",
	    &editing, false, KD_OK);
	assert_string_equal(told.text, "a.s:6 of 6, .text+0: 00 00 80 bf |x: s_nop 0|\n"
	                               "a.s:2 of 8, .text+16: 03 00 80 bf |s_nop 3|\n"
	                               "a.s:3 of 8, .text+20: 01 02 |\t.byte 1, 2|\n"
	                               "a.s:13 of 13, .text+24: 05 00 00 00 |\t.long 5|\n"
	                               "a.s:15 of 15, .text+22: 09 00 |\t.short 9|\n");
}

static void test_symbols(void **state) {
	(void)state;
	struct told told = {{0}, 0};
	const struct kd_editing editing = {.take_symbol = take_symbol, .context = &told};
	assemble("\ts_nop 0\nx:\n\ts_nop 0\n.Llocal:\nsize = .Llocal - x\n.set y, x + 4\nabsent = far + 1\n\t.long far\n",
	         &editing, false, KD_OK);
	assert_string_equal(told.text, "x at a.s:2:1 is .text+4\n.Llocal at a.s:4:1 is .text+8\nsize at a.s:5:8 is 4\n"
	                               "y at a.s:6:9 is .text+8\n");
}

static void test_nothing_after_errors(void **state) {
	(void)state;
	struct told told = {{0}, 0};
	const struct kd_editing editing = {.take_statement = take_statement, .take_symbol = take_symbol, .context = &told};
	assemble("x:\n\ts_nop 0\n\t.byte 300\n", &editing, false, KD_INPUT_ERRORS);
	assert_string_equal(told.text, "");
}

static void test_inserted_waits(void **state) {
	(void)state;
	struct told told = {{0}, 0};
	const struct kd_editing editing = {.take_inserted = take_inserted, .context = &told};
	assemble(".p2align 8\n.globl k\nk:\n\ts_load_dwordx2 s[0:1], s[4:5], 0x0\n\ts_waitcnt vmcnt(0)\n"
	         "\ts_mov_b32 s2, s0\n\ts_load_dword s3, s[4:5], 0x0\n\ts_mov_b32 s2, s3\n\ts_endpgm\n"
	         ".rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n"
	         ".amdhsa_accum_offset 8\n.end_amdhsa_kernel\n",
	         &editing, true, KD_OK);
	assert_string_equal(told.text,
	                    "a.s:5:2 of 5: /s_waitcnt vmcnt(0) lgkmcnt(0)\n\na.s:8:2 of 8: s_waitcnt lgkmcnt(0)\n/\n");
}

static void test_texts(void **state) {
	(void)state;
	struct told told = {{0}, 0};
	const struct kd_open_text texts[] = {{"no/such/part.inc", "\ts_nop 5\n", 9}};
	const struct kd_editing editing = {
	    .texts = texts, .text_count = 1, .take_statement = take_statement, .context = &told};
	assemble(".text\n.include \"no/such/part.inc\"\n", &editing, false, KD_OK);
	assert_string_equal(told.text, "no/such/part.inc:1 of 2, .text+0: 05 00 80 bf |\ts_nop 5|\n");
	assemble(".text\n.include \"no/such/other.inc\"\n", &editing, false, KD_INPUT_ERRORS);
}

/* Relative names are of the folder that is named, and messages have them as the source does. */
static void test_folder(void **state) {
	(void)state;
	struct told told = {{0}, 0};
	char folder[] = "/tmp/editing_test.XXXXXX", path[64];
	assert_non_null(mkdtemp(folder));
	snprintf(path, sizeof path, "%s/part.inc", folder);
	FILE *part = fopen(path, "w");
	assert_non_null(part);
	fputs("\ts_nop 6\n", part);
	assert_int_equal(fclose(part), 0);
	const struct kd_editing editing = {.folder = folder, .take_statement = take_statement, .context = &told};
	assemble(".text\n.include \"part.inc\"\n", &editing, false, KD_OK);
	assert_string_equal(told.text, "part.inc:1 of 2, .text+0: 06 00 80 bf |\ts_nop 6|\n");
	const struct kd_editing nowhere = {.folder = path};
	assemble(".text\n.include \"part.inc\"\n", &nowhere, false, KD_INPUT_ERRORS);
	unlink(path);
	rmdir(folder);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_statements),
	    cmocka_unit_test(test_symbols),
	    cmocka_unit_test(test_nothing_after_errors),
	    cmocka_unit_test(test_inserted_waits),
	    cmocka_unit_test(test_texts),
	    cmocka_unit_test(test_folder),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
