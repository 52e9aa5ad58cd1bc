/* expression_test.c: expressions amid operands, as readers of operands that are written by hand meet them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "api/stages.h"
#include "parse.h"
#include "preprocess/conditions.h"
#include "preprocess/texts.h"
#include "expression_token.h"
#include "reader/scanner.h"
#include "scanner_start.h"
#include "module/symbol.h"
#include "with_arena.h"

static struct diag diag;
static struct module module;
static struct reader reader;
static const struct kd_options options = {0};

static void assign(const char *name, int64_t number) {
	symbol_assign(&module, name_intern(&module.names, name, strlen(name)), value_constant(number), true, 0);
}

/* A line whose operands these are, in which v_c is 10 and s_base is 4. The parser has passed over it: it is a comment. */
static void start(const char *operands) {
	size_t size = strlen("//") + strlen(operands);
	char *text = arena_zeroed(arena, size + 2, 1); /* with the room that the scanner wants */
	snprintf(text, size + 1, "//%s", operands);
	diag_init(&diag, arena, 0);
	stages_begin(&module, arena, &diag, 0);
	reader = (struct reader){.arena = arena, .module = &module, .diag = &diag, .options = &options};
	reader.expression.grammar = &expression_grammar;
	sources_init(&reader.sources, arena);
	conditions_start(&reader);
	directives_start(&reader);
	scanner_start(&reader);
	assert_true(text_start(&reader, text, size));
	assert_int_equal(parse_parse(reader.scanner.flex, &reader), 0);
	assign("v_c", 10);
	assign("s_base", 4);
}

/* The `from`th byte of the operands. */
static const char *place(size_t from) {
	return reader.source->text + 2 + from;
}

/* Reads from there, and asserts what comes after the expression. */
static struct value read_at(size_t from, const char *rest) {
	struct value value;
	const char *end = expression_read(&reader, place(from), &value);
	assert_non_null(end);
	assert_int_equal(diag.errors, 0);
	assert_string_equal(end, rest);
	return value;
}

static void assert_number(size_t from, int64_t number, const char *rest) {
	struct value value = read_at(from, rest);
	assert_null(value.expr);
	assert_int_equal(value.constant, number);
}

static void expressions_end_where_the_operand_goes_on(void **state) {
	(void)state;
	static const struct {
		const char *text;
		size_t from;
		int64_t number;
		const char *rest;
	} rows[] = {
	    {"v[v_c+3]", 2, 13, "]"},
	    {"v[v_c+3:v_c+6], off", 2, 13, ":v_c+6], off"},
	    {"v[v_c+3:v_c+6], off", 8, 16, "], off"},
	    {"s[s_base:s_base+1]", 2, 4, ":s_base+1]"},
	    {"s[s_base:s_base+1]", 9, 5, "]"},
	    {"offset:2*(s_base+1) glc", 7, 10, " glc"},
	    {"offset:0x10+v_c*2 // bytes", 7, 36, " // bytes"},
	    {"[ /* a */ (v_c) ]", 1, 10, " ]"},
	    {"1+2*3==7", 0, -1, ""},
	    {"1,2", 0, 1, ",2"},
	    {" 12 ]", 0, 12, " ]"},
	    {"v[3:0xf]", 2, 3, ":0xf]"},
	    {"v[3:0xf]", 4, 15, "]"},
	    {"010]", 0, 8, "]"},
	    {"1 + 2]", 0, 3, "]"},
	    {"18446744073709551615]", 0, -1, "]"},
	    {"3 \n// more", 0, 3, " \n// more"},
	    {"-v_c|6", 0, -10 | 6, ""},
	    {"7 `", 0, 7, " `"},
	    {"7 'ab", 0, 7, " 'ab"},
	    {"7 \"ab", 0, 7, " \"ab"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		start(rows[i].text);
		assert_number(rows[i].from, rows[i].number, rows[i].rest);
	}
}

static void labels_may_have_specifiers(void **state) {
	(void)state;
	start("s_add_u32 s0, s0, (there+4)@rel32@lo ; more");
	struct value value = read_at(18, " ; more");
	assert_non_null(value.expr);
	assert_int_equal(value.expr->kind, EXPR_BINARY);
	assert_int_equal(value.expr->left->specifier, SPECIFIER_REL32_LO);
	start("there@gotpcrel32@hi+4, 1");
	value = read_at(0, ", 1");
	assert_int_equal(value.expr->left->specifier, SPECIFIER_GOTPCREL32_HI);
}

static void mistakes_are_reported_in_their_place(void **state) {
	(void)state;
	static const struct {
		const char *text;
		size_t from, at;
		const char *message;
	} rows[] = {
	    {"v[v_c+]", 2, 6, "unknown token in expression: found ']'"},
	    {"v[]", 2, 2, "unknown token in expression: found ']'"},
	    {"v[(v_c+1]", 2, 8, "expected ')' in parentheses expression: found ']'"},
	    {"offset:", 7, 7, "unknown token in expression: the line ends here"},
	    {"v[1+0b2]", 2, 4, "invalid binary number"},
	    {"v[there@nowhere]", 2, 8,
	     "invalid variant 'nowhere': relocation specifiers are @rel32@lo, @rel32@hi, @rel64, @abs32@lo, @abs32@hi, "
	     "@abs64, @gotpcrel, @gotpcrel32@lo and @gotpcrel32@hi"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct value value;
		start(rows[i].text);
		expression_read(&reader, place(rows[i].from), &value);
		assert_int_equal(diag.errors, 1);
		assert_string_equal(diag.messages.items[0].text, rows[i].message);
		assert_int_equal(diag.messages.items[0].pos, text_pos(&reader, place(rows[i].at)));
	}
}

/* Also where all of the text has been handed out. */
static void the_scanner_stays_where_it_was(void **state) {
	(void)state;
	start("v_mov_b32 v[v_c], 2");
	struct line_state line = reader.scanner.line;
	const char *end = scanner_position(&reader);
	assert_ptr_equal(end, reader.source->text + reader.source->size);
	assert_true(line.at_end && !line.begun);
	assert_number(18, 2, "");
	assert_number(12, 10, "], 2");
	assert_ptr_equal(scanner_position(&reader), end);
	assert_ptr_equal(reader.scanner.line.start, line.start);
	assert_true(reader.scanner.line.at_end && !reader.scanner.line.begun);
	assert_int_equal(reader.texts->levels.count, 1);
	assert_int_equal(parse_parse(reader.scanner.flex, &reader), 0); /* which meets the end once more */
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(expressions_end_where_the_operand_goes_on),
	    cmocka_unit_test(labels_may_have_specifiers),
	    cmocka_unit_test(mistakes_are_reported_in_their_place),
	    cmocka_unit_test(the_scanner_stays_where_it_was),
	};
	return cmocka_run_group_tests(tests, set_up, tear_down);
}
