/* metadata_test.c: metadata documents, from YAML text to the bytes of the note, and what is said
 * of wrong ones.
 *
 * All expected bytes, and which documents are refused, were asked of llvm-mc 22. */
#include "kernel/metadata/metadata.h"

#include "kdasm/metadata.h"
#include "kdasm/target.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* ---- one document, assembled ---- */

struct outcome {
	struct arena *arena;
	bool ok;
	struct buffer bytes;
	const struct kd_diagnostic *messages;
	size_t message_count;
};

/* The document as the source's lines from `first_line` on. */
static struct outcome assemble_at(const char *document, size_t size, unsigned first_line) {
	struct outcome outcome = {.arena = arena_new()};
	struct sources sources;
	struct source *source;
	struct diag diag;

	if (setjmp(*arena_escape(outcome.arena)))
		fail_msg("no memory");
	sources_init(&sources, outcome.arena);
	diag_init(&diag, outcome.arena, 0);
	size_t before = first_line - 1;
	char *text = arena_alloc(outcome.arena, before + size + 2);
	memset(text, '\n', before);
	memcpy(text + before, document, size);
	assert_true(sources_add(&sources, "x.s", text, before + size, &source));
	struct text_piece piece = {0, source->base + (kd_pos)before};
	struct metadata_text metadata = {text + before, size, &piece, 1, .exact = false};
	outcome.bytes = buffer_in(outcome.arena);
	outcome.ok = metadata_assemble(outcome.arena, &diag, &metadata, KD_CODE_OBJECT_VERSION_DEFAULT, source->base,
	                               &outcome.bytes);
	outcome.messages = diag_export(&diag, &sources, &outcome.message_count);
	assert_int_equal(outcome.ok, outcome.message_count == 0);
	if (!outcome.ok)
		assert_int_equal(outcome.bytes.size, 0);
	return outcome;
}

static struct outcome assemble(const char *document) {
	return assemble_at(document, strlen(document), 1);
}

static const char *hexadecimal(const struct outcome *outcome) {
	char *text = arena_alloc(outcome->arena, outcome->bytes.size * 2 + 1);

	for (size_t i = 0; i < outcome->bytes.size; i++)
		sprintf(text + 2 * i, "%02x", outcome->bytes.data[i]);
	text[outcome->bytes.size * 2] = '\0';
	return text;
}

static void expect_bytes(const char *document, const char *prefix, const char *expected) {
	struct outcome outcome = assemble(document);

	if (!outcome.ok)
		fail_msg("refused: %s\n%u:%u: %s", document, outcome.messages->line, outcome.messages->column,
		         outcome.messages->message);
	const char *bytes = hexadecimal(&outcome);
	if (strncmp(bytes, prefix, strlen(prefix)) != 0 || strcmp(bytes + strlen(prefix), expected) != 0)
		fail_msg("%s\nread as  %s\nexpected %s%s", document, bytes, prefix, expected);
	arena_free(outcome.arena);
}

/* The only message, without "invalid HSA metadata: ", and its place. */
static void expect_error(const char *document, unsigned line, unsigned column, const char *expected) {
	static const char prefix[] = "invalid HSA metadata: ";
	struct outcome outcome = assemble(document);

	if (outcome.ok)
		fail_msg("accepted: %s\nexpected: %s", document, expected);
	const struct kd_diagnostic *message = outcome.messages;
	if (outcome.message_count != 1 || strncmp(message->message, prefix, strlen(prefix)) != 0 ||
	    strcmp(message->message + strlen(prefix), expected) != 0 || message->line != line || message->column != column)
		fail_msg("%s\n%zu messages, the first %u:%u: %s\nexpected %u:%u: %s", document, outcome.message_count,
		         message->line, message->column, message->message, line, column, expected);
	assert_int_equal(message->severity, KD_ERROR);
	arena_free(outcome.arena);
}

/* ---- how YAML is read: free keys ---- */

#define ROOT "amdhsa.version: [1, 2]\namdhsa.kernels: []\n"

/* {"amdhsa.kernels": [], "amdhsa.version": [1, 2], "zz": */
#define ROOT_BYTES "83ae616d646873612e6b65726e656c7390ae616d646873612e76657273696f6e920102a27a7a"

struct reading {
	const char *text;  /* what comes after "zz:" */
	const char *bytes; /* its value's */
};

static const struct reading scalars[] = {
    {" 12", "0c"},
    {" 0", "00"},
    {" 127", "7f"},
    {" 128", "cc80"},
    {" 255", "ccff"},
    {" 256", "cd0100"},
    {" 65535", "cdffff"},
    {" 65536", "ce00010000"},
    {" 4294967295", "ceffffffff"},
    {" 4294967296", "cf0000000100000000"},
    {" 18446744073709551615", "cfffffffffffffffff"},
    {" 18446744073709551616", "ca5f800000"},
    {" -1", "ff"},
    {" -32", "e0"},
    {" -33", "d0df"},
    {" -128", "d080"},
    {" -129", "d1ff7f"},
    {" -32768", "d18000"},
    {" -32769", "d2ffff7fff"},
    {" -2147483648", "d280000000"},
    {" -2147483649", "d3ffffffff7fffffff"},
    {" -9223372036854775808", "d38000000000000000"},
    {" -9223372036854775809", "cadf000000"},
    {" -0", "00"},
    {" 0x10", "10"},
    {" 0XFF", "ccff"},
    {" 010", "08"},
    {" 08", "ca41000000"},
    {" 0b11", "03"},
    {" 0o17", "0f"},
    {" -0x10", "f0"},
    {" +3", "ca40400000"},
    {" 1.5", "ca3fc00000"},
    {" .5", "ca3f000000"},
    {" 1.", "ca3f800000"},
    {" 1e3", "ca447a0000"},
    {" 0.1", "ca3dcccccd"},
    {" 1e-40", "cb37a16c262777579c"},
    {" 1e400", "cb7ff0000000000000"},
    {" nan", "cb7ff8000000000000"},
    {" inf", "cb7ff0000000000000"},
    {" -inf", "cbfff0000000000000"},
    {" 0x1p3", "ca41000000"},
    {" true", "c3"},
    {" false", "c2"},
    {" True", "a454727565"},
    {" yes", "a3796573"},
    {" null", "a46e756c6c"},
    {" ~", "a17e"},
    {" .inf", "a42e696e66"},
    {" 1_0", "a3315f30"},
    {" 2020-01-01", "aa323032302d30312d3031"},
    {" \"12\"", "0c"},
    {" 'true'", "c3"},
    {" \"\"", "cb0000000000000000"},
    {" ''", "cb0000000000000000"},
    {" \" 1\"", "ca3f800000"},
    {" \"1 \"", "a23120"},
    {" !str 12", "a23132"},
    {" !int \"5\"", "05"},
    {" !float 1", "ca3f800000"},
    {" !bool yes", "c3"},
    {" !nil x", "c0"},
    {" !!str 12", "0c"},
    {" !!int 5", "a135"},
    {" !foo 5", "a135"},
    {" ! 5", "05"},
    {" !<t> 5", "a135"},
    {" &a 5", "05"},
    {" {}", "80"},
    {" []", "90"},
    {" text", "a474657874"},
    {" with blanks", "ab7769746820626c616e6b73"},
    {" a#b", "a3612362"},
    {" a # comment", "a161"},
    {" a\xc2\x85z", "a461c2857a"},
    {" a\xed\x9f\xbfz", "a561ed9fbf7a"},
    {" a\xee\x80\x80z", "a561ee80807a"},
    {" a\xef\xbf\xbdz", "a561efbfbd7a"},
    {" a\xf0\x90\x80\x80z", "a661f09080807a"},
    {" a\xf4\x8f\xbf\xbfz", "a661f48fbfbf7a"},
};

static const struct reading strings[] = {
    {" \"a\\tb\"", "a3610962"},
    {" \"\\0\\a\\b\\t\\n\\v\\f\\r\\e\\ \\\"\\/\\\\\"", "cb0000000000000000"},
    {" \"\\N\\_\\L\\P\"", "aac285c2a0e280a8e280a9"},
    {" \"\\x41\\u00e9\\u20ac\\U0001F600\"", "aa41c3a9e282acf09f9880"},
    {" \"\\x4\"", "04"},
    {" \"\\xzz\"", "a3efbfbd"},
    {" \"a\n  b\"", "a3612062"},
    {" \"a\n\n\n  b\"", "a4610a0a62"},
    {" \"a\\\n  b\"", "a26162"},
    {" \"a  \n b\"", "a3612062"},
    {" 'it''s'", "a469742773"},
    {" 'a\n  b'", "a3612062"},
    {" a\n  b", "a3612062"},
    {" a\n\n  b", "a3610a62"},
    {" a # c\n", "a161"},
    {" |\n  a\n   b\n\n", "a5610a20620a"},
    {" |-\n  a\n", "a161"},
    {" |+\n  a\n\n", "a4610a0a0a"},
    {" |2\n  a\n", "a2610a"},
    {" >\n  a\n  b\n\n  c\n", "a66120620a630a"},
    {" >-\n  a\n   b\n  c\n", "a6612020622063"},
    {"  |\n", "cb0000000000000000"},
};

static const struct reading structures[] = {
    {" [1, [a, {b: c}], {}]", "930192a16181a162a16380"},
    {" {b: 1, a: 2}", "82a16102a16201"},
    {" {true: 1, 2: b, -1: c, x: d, 1.5: e}", "85ffa16302a162c301ca3fc00000a165a178a164"},
    {"\n- 1\n- 2", "920102"},
    {"\n  - 1\n  -\n    - 2", "92019102"},
    {" [1, 2,]", "920102"},
    {" [,1,,2]", "920102"},
    {" {a, b: }", "82a16190a16290"},
    {" {,,a: 1,,}", "81a16101"},
    {" {\"a\":1}", "81a16101"},
    {" {?a: 1}", "81a23f6101"},
    {" {1: a, nan: b}", "8201a161cb7ff8000000000000a162"},
    {" [a: 1, b]", "9281a16101a162"},
    {"\n  a:\n  b: 1", "82a16190a16201"},
    {" - a", "91a161"},
    {"\n  y: \"b\" c", "82a16390a179a162"},
    {"\n  y: [b]c", "82a16390a17991a162"},
    {"\n  ? a\n  : b", "81a161a162"},
    {"\n  y: 1\n  x", "82a17890a17901"},
    {" 1\n%b", "01"},
    {" 1\n---\n]", "01"},
    {" 1\n...\n]", "01"},
    {"\n  y: 'x\001y'", "82a179a178a2792790"},
    {"\n  a: |3\n   x", "81a161a2780a"},
    {"\n  \"b\": 1\r  c: 2\r\n  d: 3", "83a16201a16302a16403"},
    {"\t5", "05"},
};

static void expect_readings(const struct reading *readings, size_t count) {
	char document[512];

	for (size_t i = 0; i < count; i++) {
		snprintf(document, sizeof document, ROOT "zz:%s\n", readings[i].text);
		expect_bytes(document, ROOT_BYTES, readings[i].bytes);
	}
}

static void test_scalars_are_typed_by_their_text(void **state) {
	(void)state;
	expect_readings(scalars, COUNT(scalars));
}

static void test_strings_are_unescaped_and_folded(void **state) {
	(void)state;
	expect_readings(strings, COUNT(strings));
}

static void test_structures_are_read_as_llvm_does(void **state) {
	(void)state;
	expect_readings(structures, COUNT(structures));
}

static void test_documents(void **state) {
	(void)state;
	static const char all[] = "82ae616d646873612e6b65726e656c7390ae616d646873612e76657273696f6e920102";

	expect_bytes("---\n" ROOT "...\n", "", all);
	expect_bytes("--- #c\n" ROOT, "", all);
	expect_bytes("---\n...\n---\n" ROOT "---\n: ] } nonsense\n", "", all);
	expect_bytes("%YAML 1.2\n---\n" ROOT, "", all);
	expect_bytes("\xef\xbb\xbf" ROOT, "", all);
	expect_bytes("{amdhsa.version: [1, 2], 'amdhsa.kernels': []}\n", "", all);
	expect_bytes("amdhsa.kernels:\namdhsa.version: [!str 1, 2]\n", "", all);
	expect_bytes("%TAG !e! !\n---\n" ROOT "zz: !e!str 1\n", ROOT_BYTES, "a131");
	expect_bytes("%TAG ! !in\n---\n" ROOT "zz: !t '1'\n", ROOT_BYTES, "01");
}

static void test_headers_grow_with_the_count(void **state) {
	(void)state;
	static const struct {
		unsigned count;
		const char *map;
		const char *list;
	} sizes[] = {
	    {15, "8f", "9f"}, {16, "de0010", "dc0010"}, {65535, "deffff", "dcffff"}, {65536, "df00010000", "dd00010000"}};
	char *document = malloc(2000000);

	for (size_t i = 0; i < COUNT(sizes); i++) {
		for (unsigned list = 0; list < 2; list++) {
			char *at = document + sprintf(document, ROOT "zz: %c", list ? '[' : '{');
			for (unsigned k = 0; k < sizes[i].count; k++)
				at += list ? sprintf(at, "1, ") : sprintf(at, "k%u: 1,\n", k);
			sprintf(at, "%c\n", list ? ']' : '}');
			struct outcome outcome = assemble(document);
			assert_true(outcome.ok);
			const char *expected = list ? sizes[i].list : sizes[i].map;
			const char *bytes = hexadecimal(&outcome) + strlen(ROOT_BYTES);
			assert_memory_equal(bytes, expected, strlen(expected));
			assert_memory_equal(bytes + strlen(expected), list ? "0101" : "a26b3001", list ? 4 : 8);
			arena_free(outcome.arena);
		}
	}
	free(document);
}

/* ---- what is not YAML to LLVM ---- */

static const struct {
	const char *text; /* after ROOT, from line 3 on */
	unsigned line;
	unsigned column;
	const char *message;
} syntax_errors[] = {
    {"zz: !<a\xc3\xa9> b\n", 3, 8, "only ASCII characters are allowed in a '!<...>' tag"},
    {"zz: !<a\x80> b\n", 3, 8, "only ASCII characters are allowed in a '!<...>' tag"},
    {"zz: *a\n", 3, 5, "'*' aliases are not supported; write the value out, or in quotes"},
    {"zz: * a\n", 3, 5, "'*' or '&' without a name; quote the value"},
    {"zz: @a\n", 3, 5, "no value can begin with this character; put the value into quotes"},
    {"zz: \"a\n", 3, 5, "this quoted string has no end; add the closing '\"'"},
    {"zz: 'a\n", 3, 5, "this quoted string has no end; add the closing \"'\""},
    {"zz: \"a\\q\"\n", 3, 7, "unknown escape sequence in this string; write a backslash as '\\\\'"},
    {"zz: a: b\n", 3, 6, "a ':' cannot be here; a value that contains ': ' must be put into quotes"},
    {"zz: [1\n", 4, 1, "the list has no end; add the closing ']'"},
    {"zz: [\"1\" \"a\"]\n", 3, 10, "a ',' or ']' is expected here in the list"},
    {"zz: {a: 1\n", 4, 1, "a key, ',' or '}' is expected here in the map"},
    {"zz: {a: \"1\" \"b\": 2]\n", 3, 19, "a key, ',' or '}' is expected here in the map"},
    {"zz: ]\n", 3, 5, "this closes or separates nothing; put the value into quotes"},
    {"[a]: 1\n", 3, 1, "the key of a map must be a plain or quoted string"},
    {"? \n: 1\n", 4, 1, "this entry of the map has no key before its ':'"},
    {": 1\n", 3, 1, "a ':' cannot be here; a value that contains ': ' must be put into quotes"},
    {"  zz: 1\n", 3, 3, "this is not indented like any map or list above it"},
    {"- 1\n", 3, 1, "this is not indented like any map or list above it"},
    {"zz: &a &b 1\n", 3, 8, "a value can have only one '&' anchor"},
    {"zz: !a !b 1\n", 3, 8, "a value can have only one '!' tag"},
    {"zz: !e!a 1\n", 3, 5, "unknown tag handle in '!e!a'; no %TAG line declares it"},
    {"zz: !int x\n", 3, 10, "with the tag '!int' this must be an integer that fits into 64 bits, not 'x'"},
    {"zz: !float x\n", 3, 12, "with the tag '!float' this must be a number, not 'x'"},
    {"zz: !bool 1\n", 3, 11, "with the tag '!bool' this must be 'true' or 'false', not '1'"},
    {"zz:\n  y: a\n\tb\n", 5, 1, "a tab cannot be used for indentation; use spaces"},
    {"zz: | x\n", 3, 7, "the text of a block begins on the line below '|' or '>'"},
    {"zz: |\n    \n  x\n", 4, 5, "this line of blanks is longer than the indentation of the block below it"},
    {"zz: |\n  x\n y\n", 5, 2, "this line is indented less than the block that it is in"},
    {"zz: 1\nzz: 2\n", 4, 1, "the key 'zz' is in this map already; remove one of the two"},
    {"zz: {a: 1, b: 2, \"a\": 3}\n", 3, 18, "the key 'a' is in this map already; remove one of the two"},
    {"zz: a\xc2\x84\n", 3, 6, "a value is expected here"},
    {"zz: a\xef\xbf\xbe\n", 3, 6, "a value is expected here"},
    {"zz: a\xf4\x90\x80\x80\n", 3, 6, "a value is expected here"},
    {"zz: {1.5: a, nan: b}\n", 3, 14, "the keys 'nan' and '1.5' of this map are equal [stricter than llvm-mc]"},
    {"zz: {nan: a, 1.5: b}\n", 3, 6, "the keys 'nan' and '1.5' of this map are equal [stricter than llvm-mc]"},
    {"1: a\n0x1: b\n", 4, 1, "the keys '0x1' and '1' of this map are equal [stricter than llvm-mc]"},
};

static void test_syntax_errors(void **state) {
	(void)state;
	char document[512];

	for (size_t i = 0; i < COUNT(syntax_errors); i++) {
		snprintf(document, sizeof document, ROOT "%s", syntax_errors[i].text);
		expect_error(document, syntax_errors[i].line, syntax_errors[i].column, syntax_errors[i].message);
	}
	expect_error("%YAML 1.2\n" ROOT, 2, 1, "'---' is expected after the '%' directives");
}

/* Bytes that are no printable character in UTF-8 begin no value, nor go on with one. */
static void test_unprintable_bytes(void **state) {
	(void)state;
	static const char *const sequences[] = {
	    "\x01",
	    "\x1f",
	    "\x7f",
	    "\x80",
	    "\xbf",
	    "\xc3",
	    "\xc2\x80",
	    "\xc2\x9f",
	    "\xc0\x80",
	    "\xc1\xbf",
	    "\xe1\x80",
	    "\xe0\x9f\xbf",
	    "\xed\xa0\x80",
	    "\xed\xbf\xbf",
	    "\xef\xbb\xbf",
	    "\xef\xbf\xbe",
	    "\xef\xbf\xbf",
	    "\xf1\x80\x80",
	    "\xf0\x8f\xbf\xbf",
	    "\xf4\x90\x80\x80",
	    "\xf5\x80\x80\x80",
	};
	for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++) {
		char text[128];
		snprintf(text, sizeof text, ROOT "zz: x%sy\n", sequences[i]);
		expect_error(text, 3, 6, "a value is expected here");
		snprintf(text, sizeof text, ROOT "zz: 'x' %s\n", sequences[i]);
		expect_error(text, 3, 9, "a value is expected here");
	}
}

static void test_nesting_has_a_limit_but_costs_no_stack(void **state) {
	(void)state;
	size_t depth = 999998;
	size_t head = strlen(ROOT "zz: ");
	char *document = malloc(head + 2 * depth + 16);

	for (int over = 0; over < 2; over++) {
		size_t levels = depth + (over ? 4 : 0);
		memcpy(document, ROOT "zz: ", head);
		memset(document + head, '[', levels);
		memset(document + head + levels, ']', levels);
		struct outcome outcome = assemble_at(document, head + 2 * levels, 1);
		assert_int_equal(outcome.ok, !over);
		if (over)
			assert_non_null(strstr(outcome.messages->message, "[stricter than llvm-mc]"));
		else
			assert_int_equal(outcome.bytes.size, strlen(ROOT_BYTES) / 2 + levels);
		arena_free(outcome.arena);
	}
	free(document);
}

/* ---- the rules for keys ---- */

static const char *const kernel_lines[] = {
    ".name: k",
    ".symbol: k.kd",
    ".kernarg_segment_size: 8",
    ".group_segment_fixed_size: 0",
    ".private_segment_fixed_size: 0",
    ".kernarg_segment_align: 8",
    ".wavefront_size: 64",
    ".sgpr_count: 8",
    ".vgpr_count: 4",
    ".max_flat_workgroup_size: 256",
};
static const char *const argument_lines[] = {".value_kind: by_value", ".size: 8", ".offset: 0"};
static const char *const root_lines[] = {"amdhsa.version: [1, 2]"};

static bool is_line_of(const char *line, const char *key) {
	return key && strncmp(line, key, strlen(key)) == 0 && line[strlen(key)] == ':';
}

static char *put_lines(char *at, const char *const *lines, size_t count, const char *indent, const char *without) {
	for (size_t i = 0; i < count; i++)
		if (!is_line_of(lines[i], without))
			at += sprintf(at, "%s%s\n", indent, lines[i]);
	return at;
}

/* A complete document except for `key` of that map, which becomes `value`, or nothing for NULL.
 * Gives the place of the value, or of the map. */
static void write_document(char *document, enum kd_metadata_map map, const char *key, const char *value, unsigned *line,
                           unsigned *column) {
	static const char *const indents[] = {"", "    ", "        "};
	char *at = document;
	char *changed = document;

	at = put_lines(at, root_lines, COUNT(root_lines), "", map == KD_METADATA_ROOT ? key : NULL);
	if (map == KD_METADATA_ROOT && value)
		at += sprintf(changed = at, "%s: %s\n", key, value);
	if (map != KD_METADATA_ROOT || strcmp(key, "amdhsa.kernels") != 0) {
		at += sprintf(at, "amdhsa.kernels:\n  -\n");
		if (map == KD_METADATA_KERNEL)
			changed = at;
		at = put_lines(at, kernel_lines, COUNT(kernel_lines), indents[1], map == KD_METADATA_KERNEL ? key : NULL);
		if (map == KD_METADATA_KERNEL && value)
			at += sprintf(changed = at, "%s%s: %s\n", indents[1], key, value);
		if (map != KD_METADATA_KERNEL || strcmp(key, ".args") != 0) {
			at += sprintf(at, "    .args:\n      -\n");
			if (map == KD_METADATA_ARGUMENT)
				changed = at;
			at = put_lines(at, argument_lines, COUNT(argument_lines), indents[2],
			               map == KD_METADATA_ARGUMENT ? key : NULL);
			if (map == KD_METADATA_ARGUMENT && value)
				at += sprintf(changed = at, "%s%s: %s\n", indents[2], key, value);
		}
	}
	*line = 1;
	for (const char *c = document; c < changed; c++)
		*line += *c == '\n';
	*column = (unsigned)(strlen(indents[map]) + (value ? strlen(key) + 3 : 1));
}

#define KIND_VALUES                                                                                                    \
	"by_value, global_buffer, dynamic_shared_pointer, sampler, image, pipe, queue, "                                   \
	"hidden_global_offset_x, hidden_global_offset_y, hidden_global_offset_z, hidden_none, "                            \
	"hidden_printf_buffer, hidden_hostcall_buffer, hidden_default_queue, hidden_completion_action, "                   \
	"hidden_multigrid_sync_arg, hidden_block_count_x, hidden_block_count_y, hidden_block_count_z, "                    \
	"hidden_group_size_x, hidden_group_size_y, hidden_group_size_z, hidden_remainder_x, "                              \
	"hidden_remainder_y, hidden_remainder_z, hidden_grid_dims, hidden_heap_v1, "                                       \
	"hidden_dynamic_lds_size, hidden_private_base, hidden_shared_base, hidden_queue_ptr"

#define R KD_METADATA_ROOT
#define K KD_METADATA_KERNEL
#define A KD_METADATA_ARGUMENT
#define NO_STRING "; write '!str' before it: quotes do not make it a string"

static const struct rule {
	enum kd_metadata_map map;
	const char *key;
	const char *value;   /* NULL: left out */
	const char *message; /* after the kernel and argument; NULL: accepted */
	unsigned offset;     /* of the place in the value */
} rules[] = {
    {R, "amdhsa.version", "[1, 0]", NULL, 0},
    {R, "amdhsa.version", "[-1, !str 7]", NULL, 0},
    {R, "amdhsa.version", NULL, "'amdhsa.version' is missing: every document must have it (a list of 2 integers)", 0},
    {R, "amdhsa.version", "[1]", "'amdhsa.version' must have 2 elements, not 1", 0},
    {R, "amdhsa.version", "[1, 2, 3]", "'amdhsa.version' must have 2 elements, not 3", 0},
    {R, "amdhsa.version", "1", "'amdhsa.version' must be a list of 2 integers, not the integer 1", 0},
    {R, "amdhsa.version", "{}", "'amdhsa.version' must be a list of 2 integers, not a map", 0},
    {R, "amdhsa.version", "[1, x]", "'amdhsa.version' element 2 must be an integer, not 'x'", 4},
    {R, "amdhsa.version", "[1, []]", "'amdhsa.version' element 2 must be an integer, not a list", 4},
    {R, "amdhsa.target", "amdgcn-amd-amdhsa--gfx900", NULL, 0},
    {R, "amdhsa.target", "[5]", NULL, 0}, /* the specification wants a string */
    {R, "amdhsa.printf", "['1:1:4:%d']", NULL, 0},
    {R, "amdhsa.printf", "[!str 1]", NULL, 0},
    {R, "amdhsa.printf", "[]", NULL, 0},
    {R, "amdhsa.printf", "x", "'amdhsa.printf' must be a list of strings, not 'x'", 0},
    {R, "amdhsa.printf", "[1]", "'amdhsa.printf' element 1 must be a string, not the integer 1" NO_STRING, 1},
    {R, "amdhsa.kernels", "[]", NULL, 0},
    {R, "amdhsa.kernels", NULL, "'amdhsa.kernels' is missing: every document must have it (a list of maps)", 0},
    {R, "amdhsa.kernels", "{}", "'amdhsa.kernels' must be a list of maps, not a map", 0},
    {R, "amdhsa.kernels", "k", "'amdhsa.kernels' must be a list of maps, not 'k'", 0},
    {R, "amdhsa.kernels", "[1.5]", "'amdhsa.kernels' element 1 must be a map, not the float 1.5", 1},
    {R, "amdhsa.kernels", "[[]]", "'amdhsa.kernels' element 1 must be a map, not a list", 1},
    {R, "vendor.key", "{a: [1, x]}", NULL, 0},

    {K, ".name", "foo", NULL, 0},
    {K, ".name", "!str 7", NULL, 0},
    {K, ".name", NULL, "'.name' is missing: every kernel must have it (a string)", 0},
    {K, ".name", "'7'", "'.name' must be a string, not the integer 7" NO_STRING, 0},
    {K, ".name", "true", "'.name' must be a string, not the boolean true" NO_STRING, 0},
    {K, ".name", "!nil x", "'.name' must be a string, not nil", 5},
    {K, ".symbol", "foo.kd", NULL, 0},
    {K, ".symbol", NULL, "'.symbol' is missing: every kernel must have it (a string)", 0},
    {K, ".symbol", "-1", "'.symbol' must be a string, not the integer -1" NO_STRING, 0},
    {K, ".language", "OpenCL C", NULL, 0},
    {K, ".language", "OpenCL C++", NULL, 0},
    {K, ".language", "HCC", NULL, 0},
    {K, ".language", "HIP", NULL, 0},
    {K, ".language", "OpenMP", NULL, 0},
    {K, ".language", "Assembler", NULL, 0},
    {K, ".language", "OpenCL",
     "'.language' must be one of OpenCL C, OpenCL C++, HCC, HIP, OpenMP, Assembler, not 'OpenCL'; did you "
     "mean 'OpenCL C'?",
     0},
    {K, ".language_version", "[2, 0]", NULL, 0},
    {K, ".language_version", "[2]", "'.language_version' must have 2 elements, not 1", 0},
    {K, ".language_version", "2", "'.language_version' must be a list of 2 integers, not the integer 2", 0},
    {K, ".args", "[]", NULL, 0},
    {K, ".args", "{}", "'.args' must be a list of maps, not a map", 0},
    {K, ".args", "[a]", "'.args' element 1 must be a map, not 'a'", 1},
    {K, ".reqd_workgroup_size", "[1, 2, 3]", NULL, 0},
    {K, ".reqd_workgroup_size", "[1, 2]", "'.reqd_workgroup_size' must have 3 elements, not 2", 0},
    {K, ".workgroup_size_hint", "[1, 2, 3]", NULL, 0},
    {K, ".workgroup_size_hint", "[1, 2, 3, 4]", "'.workgroup_size_hint' must have 3 elements, not 4", 0},
    {K, ".vec_type_hint", "float4", NULL, 0},
    {K, ".vec_type_hint", "4", "'.vec_type_hint' must be a string, not the integer 4" NO_STRING, 0},
    {K, ".device_enqueue_symbol", "sym", NULL, 0},
    {K, ".device_enqueue_symbol", "\"123\"", "'.device_enqueue_symbol' must be a string, not the integer 123" NO_STRING,
     0},
    {K, ".kernarg_segment_size", "18446744073709551615", NULL, 0},
    {K, ".kernarg_segment_size", NULL, "'.kernarg_segment_size' is missing: every kernel must have it (an integer)", 0},
    {K, ".kernarg_segment_size", "18446744073709551616",
     "'.kernarg_segment_size' must be an integer, not the float 1.84467e+19", 0},
    {K, ".group_segment_fixed_size", "-5", NULL, 0},
    {K, ".group_segment_fixed_size", NULL,
     "'.group_segment_fixed_size' is missing: every kernel must have it (an integer)", 0},
    {K, ".group_segment_fixed_size", "x", "'.group_segment_fixed_size' must be an integer, not 'x'", 0},
    {K, ".private_segment_fixed_size", "'0x10'", NULL, 0},
    {K, ".private_segment_fixed_size", NULL,
     "'.private_segment_fixed_size' is missing: every kernel must have it (an integer)", 0},
    {K, ".private_segment_fixed_size", "{a: 1}", "'.private_segment_fixed_size' must be an integer, not a map", 0},
    {K, ".kernarg_segment_align", "3", NULL, 0},
    {K, ".kernarg_segment_align", NULL, "'.kernarg_segment_align' is missing: every kernel must have it (an integer)",
     0},
    {K, ".kernarg_segment_align", "\"\"", "'.kernarg_segment_align' must be an integer, not the float 0", 0},
    {K, ".wavefront_size", "!str 64", NULL, 0},
    {K, ".wavefront_size", NULL, "'.wavefront_size' is missing: every kernel must have it (an integer)", 0},
    {K, ".wavefront_size", "!str x", "'.wavefront_size' must be an integer, not 'x'", 5},
    {K, ".sgpr_count", "0", NULL, 0},
    {K, ".sgpr_count", NULL, "'.sgpr_count' is missing: every kernel must have it (an integer)", 0},
    {K, ".sgpr_count", "1.0", "'.sgpr_count' must be an integer, not the float 1", 0},
    {K, ".vgpr_count", "0", NULL, 0},
    {K, ".vgpr_count", NULL, "'.vgpr_count' is missing: every kernel must have it (an integer)", 0},
    {K, ".vgpr_count", "false", "'.vgpr_count' must be an integer, not the boolean false", 0},
    {K, ".agpr_count", "many", NULL, 0}, /* the specification wants an integer */
    {K, ".max_flat_workgroup_size", "1024", NULL, 0},
    {K, ".max_flat_workgroup_size", NULL,
     "'.max_flat_workgroup_size' is missing: every kernel must have it (an integer)", 0},
    {K, ".max_flat_workgroup_size", "big", "'.max_flat_workgroup_size' must be an integer, not 'big'", 0},
    {K, ".sgpr_spill_count", "0", NULL, 0},
    {K, ".sgpr_spill_count", "x", "'.sgpr_spill_count' must be an integer, not 'x'", 0},
    {K, ".vgpr_spill_count", "0", NULL, 0},
    {K, ".vgpr_spill_count", "x", "'.vgpr_spill_count' must be an integer, not 'x'", 0},
    {K, ".kind", "[1]", NULL, 0}, /* the specification wants normal, init or fini */
    {K, ".uses_dynamic_stack", "true", NULL, 0},
    {K, ".uses_dynamic_stack", "!str false", NULL, 0},
    {K, ".uses_dynamic_stack", "1", "'.uses_dynamic_stack' must be 'true' or 'false', not the integer 1", 0},
    {K, ".uses_dynamic_stack", "True",
     "'.uses_dynamic_stack' must be 'true' or 'false', not 'True'; no other spelling is a boolean", 0},
    {K, ".workgroup_processor_mode", "1", NULL, 0},
    {K, ".workgroup_processor_mode", "true", "'.workgroup_processor_mode' must be an integer, not the boolean true", 0},
    {K, ".uniform_work_group_size", "1", NULL, 0},
    {K, ".uniform_work_group_size", "true", "'.uniform_work_group_size' must be an integer, not the boolean true", 0},
    {K, ".cluster_dims", "[1, 2, 3]", NULL, 0},
    {K, ".cluster_dims", "[1, 2, x]", "'.cluster_dims' element 3 must be an integer, not 'x'", 7},
    {K, "zz", "[1, {a: b}]", NULL, 0},

    {A, ".name", "x", NULL, 0},
    {A, ".name", "1", "'.name' must be a string, not the integer 1" NO_STRING, 0},
    {A, ".type_name", "int*", NULL, 0},
    {A, ".type_name", "[int]", "'.type_name' must be a string, not a list", 0},
    {A, ".size", "4", NULL, 0},
    {A, ".size", NULL, "'.size' is missing: every argument must have it (an integer)", 0},
    {A, ".size", "four", "'.size' must be an integer, not 'four'", 0},
    {A, ".offset", "-4", NULL, 0},
    {A, ".offset", NULL, "'.offset' is missing: every argument must have it (an integer)", 0},
    {A, ".offset", "1.5", "'.offset' must be an integer, not the float 1.5", 0},
    {A, ".value_kind", "hidden_queue_ptr", NULL, 0},
    {A, ".value_kind", NULL, "'.value_kind' is missing: every argument must have it (a string)", 0},
    {A, ".value_kind", "globl", "'.value_kind' must be one of " KIND_VALUES ", not 'globl'", 0},
    {A, ".value_kind", "by_valeu",
     "'.value_kind' must be one of " KIND_VALUES ", not 'by_valeu'; did you mean 'by_value'?", 0},
    {A, ".value_kind", "0", "'.value_kind' must be a string, not the integer 0" NO_STRING, 0},
    {A, ".value_type", "[]", NULL, 0},
    {A, ".pointee_align", "16", NULL, 0},
    {A, ".pointee_align", "x", "'.pointee_align' must be an integer, not 'x'", 0},
    {A, ".address_space", "private", NULL, 0},
    {A, ".address_space", "global", NULL, 0},
    {A, ".address_space", "constant", NULL, 0},
    {A, ".address_space", "local", NULL, 0},
    {A, ".address_space", "generic", NULL, 0},
    {A, ".address_space", "region", NULL, 0},
    {A, ".address_space", "far",
     "'.address_space' must be one of private, global, constant, local, generic, region, not 'far'", 0},
    {A, ".access", "read_only", NULL, 0},
    {A, ".access", "write_only", NULL, 0},
    {A, ".access", "read_write", NULL, 0},
    {A, ".access", "rw", "'.access' must be one of read_only, write_only, read_write, not 'rw'", 0},
    {A, ".actual_access", "read_only", NULL, 0},
    {A, ".actual_access", "default", "'.actual_access' must be one of read_only, write_only, read_write, not 'default'",
     0},
    {A, ".is_const", "true", NULL, 0},
    {A, ".is_const", "1", "'.is_const' must be 'true' or 'false', not the integer 1", 0},
    {A, ".is_restrict", "false", NULL, 0},
    {A, ".is_restrict", "no", "'.is_restrict' must be 'true' or 'false', not 'no'; no other spelling is a boolean", 0},
    {A, ".is_volatile", "true", NULL, 0},
    {A, ".is_volatile", "[]", "'.is_volatile' must be 'true' or 'false', not a list", 0},
    {A, ".is_pipe", "true", NULL, 0},
    {A, ".is_pipe", "x", "'.is_pipe' must be 'true' or 'false', not 'x'; no other spelling is a boolean", 0},
};

static void test_rules(void **state) {
	(void)state;
	char document[2048];
	char message[2048];

	for (size_t i = 0; i < COUNT(rules); i++) {
		const struct rule *rule = &rules[i];
		unsigned line;
		unsigned column;
		write_document(document, rule->map, rule->key, rule->value, &line, &column);
		if (!rule->message) {
			struct outcome outcome = assemble(document);
			if (!outcome.ok)
				fail_msg("refused: %s: %s\n%s", rule->key, rule->value, outcome.messages->message);
			arena_free(outcome.arena);
			continue;
		}
		bool named = strcmp(rule->key, ".name") != 0 || rule->map != K;
		snprintf(message, sizeof message, "%s%s%s",
		         rule->map == R ? ""
		         : named        ? "kernel 'k'"
		                        : "kernel 1",
		         rule->map == R   ? ""
		         : rule->map == A ? ", argument 1: "
		                          : ": ",
		         rule->message);
		expect_error(document, line, column + rule->offset, message);
	}
}

/* A rule for each row, so that none is forgotten. */
static void test_each_row_has_a_rule(void **state) {
	(void)state;
	size_t count;
	const struct kd_metadata_key *rows = kd_metadata_keys(&count);

	for (size_t i = 0; i < count; i++) {
		bool accepted = false;
		bool refused = rows[i].type == KD_METADATA_ANY;
		for (size_t k = 0; k < COUNT(rules); k++) {
			if (rules[k].map != rows[i].map || strcmp(rules[k].key, rows[i].name) != 0)
				continue;
			accepted = accepted || !rules[k].message;
			refused = refused || rules[k].message;
		}
		if ((!accepted || !refused) && strncmp(rows[i].name, ".max_num_work_groups_", 21) != 0)
			fail_msg("no rule for %s", rows[i].name);
		assert_ptr_equal(kd_metadata_find_key(rows[i].map, rows[i].name, strlen(rows[i].name)), &rows[i]);
	}
	assert_null(kd_metadata_find_key(KD_METADATA_ROOT, ".name", 5));
}

static void test_the_document_must_be_a_map(void **state) {
	(void)state;
	expect_error("[]\n", 1, 1, "the document must be a map with 'amdhsa.version' and 'amdhsa.kernels', not a list");
	expect_error("x\n", 1, 1, "the document must be a map with 'amdhsa.version' and 'amdhsa.kernels', not 'x'");
	expect_error("", 1, 1, "the document is empty; it must have 'amdhsa.version' and 'amdhsa.kernels'");
	expect_error("---\n...\n", 1, 1, "the document is empty; it must have 'amdhsa.version' and 'amdhsa.kernels'");
}

static void test_a_whole_kernel(void **state) {
	(void)state;
	char document[2048];
	unsigned line;
	unsigned column;

	write_document(document, R, "amdhsa.target", "'x'", &line, &column);
	expect_bytes(document, "",
	             "83ae616d646873612e6b65726e656c73918ba52e617267739183a72e6f666673657400a52e73697a6508"
	             "ab2e76616c75655f6b696e64a862795f76616c7565b92e67726f75705f7365676d656e745f66697865645f73697a6500"
	             "b62e6b65726e6172675f7365676d656e745f616c69676e08b52e6b65726e6172675f7365676d656e745f73697a6508"
	             "b82e6d61785f666c61745f776f726b67726f75705f73697a65cd0100a52e6e616d65a16b"
	             "bb2e707269766174655f7365676d656e745f66697865645f73697a6500ab2e736770725f636f756e7408"
	             "a72e73796d626f6ca46b2e6b64ab2e766770725f636f756e7404af2e7761766566726f6e745f73697a6540"
	             "ad616d646873612e746172676574a178ae616d646873612e76657273696f6e920102");
}

/* ---- messages ---- */

static void expect_messages(const struct outcome *outcome, const char *const *expected, size_t count) {
	for (size_t i = 0; i < outcome->message_count; i++) {
		char text[1024];
		snprintf(text, sizeof text, "%u:%u: %s", outcome->messages[i].line, outcome->messages[i].column,
		         outcome->messages[i].message);
		if (i >= count)
			fail_msg("one message too many: %s", text);
		assert_string_equal(text, expected[i]);
	}
	assert_int_equal(outcome->message_count, count);
}

static void test_all_mistakes_are_reported_with_the_kernels_name(void **state) {
	(void)state;
	static const char document[] = "amdhsa.version: [1, x]\n"
	                               "amdhsa.kernels:\n"
	                               "  - .sgpr_count: many\n"
	                               "    .wavefrontsize: 64\n"
	                               "    .vgpr_count: 1\n"
	                               "    .kernarg_segment_size: 0\n"
	                               "    .group_segment_fixed_size: 0\n"
	                               "    .private_segment_fixed_size: 0\n"
	                               "    .kernarg_segment_align: 4\n"
	                               "    .max_flat_workgroup_size:\n"
	                               "    .args:\n"
	                               "      - {.size: 4, .offset: 0, .value_kind: by_value}\n"
	                               "      - {.size: 4, .value_kind: glob, .is_pipe: 0, .name: x, .name: y}\n"
	                               "    .symbol: foo.kd\n"
	                               "    .name: foo\n"
	                               "  - 7\n"
	                               "zz: *a\n";
	static const char *const expected[] = {
	    "1:21: invalid HSA metadata: 'amdhsa.version' element 2 must be an integer, not 'x'",
	    "3:18: invalid HSA metadata: kernel 'foo': '.sgpr_count' must be an integer, not 'many'",
	    "10:5: invalid HSA metadata: kernel 'foo': '.max_flat_workgroup_size' must be an integer, not empty",
	    "13:33: invalid HSA metadata: kernel 'foo', argument 2: '.value_kind' must be one of " KIND_VALUES
	    ", not 'glob'",
	    "13:49: invalid HSA metadata: kernel 'foo', argument 2: '.is_pipe' must be 'true' or 'false', not "
	    "the integer 0",
	    "13:62: invalid HSA metadata: kernel 'foo', argument 2: the key '.name' is in this map already; "
	    "remove one of the two",
	    "13:9: invalid HSA metadata: kernel 'foo', argument 2: '.offset' is missing: every argument must have it (an integer)",
	    "3:5: invalid HSA metadata: kernel 'foo': '.wavefront_size' is missing: every kernel must have it (an integer); is '.wavefrontsize' a misspelling of it?",
	    "16:5: invalid HSA metadata: 'amdhsa.kernels' element 2 must be a map, not the integer 7",
	    "17:5: invalid HSA metadata: '*' aliases are not supported; write the value out, or in quotes",
	};
	struct outcome outcome = assemble(document);
	expect_messages(&outcome, expected, COUNT(expected));
	arena_free(outcome.arena);
}

static void test_mistakes_before_a_syntax_error_are_reported(void **state) {
	(void)state;
	static const char document[] = "amdhsa.kernels:\n  - .sgpr_count:   x\n    .name: foo\n    .vgpr: @\n";
	/* The source has ten lines above the document. */
	struct outcome outcome = assemble_at(document, strlen(document), 11);
	static const char *const expected[] = {
	    "12:20: invalid HSA metadata: kernel 'foo': '.sgpr_count' must be an integer, not 'x'",
	    "14:12: invalid HSA metadata: kernel 'foo': no value can begin with this character; put the value into quotes",
	};
	expect_messages(&outcome, expected, COUNT(expected));
	arena_free(outcome.arena);
}

static void test_places_follow_the_pieces(void **state) {
	(void)state;
	/* As a comment and a macro leave it: the two halves of the text are at different places. */
	static char source_text[] = "........zz: @\n..[]\n\0";
	static const char text[] = "[]\nzz: @\n";
	struct arena *arena = arena_new();
	struct sources sources;
	struct source *source;
	struct diag diag;

	assert_int_equal(setjmp(*arena_escape(arena)), 0);
	sources_init(&sources, arena);
	diag_init(&diag, arena, 0);
	assert_true(sources_add(&sources, "x.s", source_text, sizeof source_text - 3, &source));
	struct text_piece pieces[] = {{0, source->base + 16}, {3, source->base + 8}};
	struct metadata_text metadata = {text + 0, strlen(text), pieces, 2, .exact = false};
	struct buffer out = buffer_in(arena);
	buffer_put(&out, "keep", 4);
	assert_false(metadata_assemble(arena, &diag, &metadata, KD_CODE_OBJECT_VERSION_DEFAULT, source->base, &out));
	assert_int_equal(out.size, 4);
	size_t count;
	const struct kd_diagnostic *messages = diag_export(&diag, &sources, &count);
	assert_int_equal(count, 1);
	assert_int_equal(messages[0].line, 2);
	assert_int_equal(messages[0].column, 3);
	metadata.text = text + 3;
	metadata.size = strlen(text + 3);
	assert_false(metadata_assemble(arena, &diag, &metadata, KD_CODE_OBJECT_VERSION_DEFAULT, source->base, &out));
	arena_free(arena);
}

static void test_a_flood_of_mistakes_is_cut(void **state) {
	(void)state;
	char *document = malloc(200000);
	char *at = document + sprintf(document, "amdhsa.version: [1, 2]\namdhsa.kernels:\n");

	for (int i = 0; i < 5000; i++)
		at += sprintf(at, "  - %d\n", i);
	struct outcome outcome = assemble(document);
	assert_int_equal(outcome.message_count, 1001);
	assert_string_equal(outcome.messages[1000].message,
	                    "too many errors emitted, stopping now; the first 1000 are shown [-ferror-limit=]");
	arena_free(outcome.arena);
	free(document);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_scalars_are_typed_by_their_text),
	    cmocka_unit_test(test_strings_are_unescaped_and_folded),
	    cmocka_unit_test(test_structures_are_read_as_llvm_does),
	    cmocka_unit_test(test_documents),
	    cmocka_unit_test(test_headers_grow_with_the_count),
	    cmocka_unit_test(test_syntax_errors),
	    cmocka_unit_test(test_unprintable_bytes),
	    cmocka_unit_test(test_nesting_has_a_limit_but_costs_no_stack),
	    cmocka_unit_test(test_rules),
	    cmocka_unit_test(test_each_row_has_a_rule),
	    cmocka_unit_test(test_the_document_must_be_a_map),
	    cmocka_unit_test(test_a_whole_kernel),
	    cmocka_unit_test(test_all_mistakes_are_reported_with_the_kernels_name),
	    cmocka_unit_test(test_mistakes_before_a_syntax_error_are_reported),
	    cmocka_unit_test(test_places_follow_the_pieces),
	    cmocka_unit_test(test_a_flood_of_mistakes_is_cut),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
