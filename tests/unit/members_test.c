/* members_test.c: kd_link() of archives: what is wrong with them and their members, and how many there may be. Which
 * members join a link is compared with ld.lld in tests/link. */
#include "kdasm/link.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/elf_numbers.h"

#define TARGET_LINE ".amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n"
#define MAGIC "!<arch>\n"

/* An archive while it is made. */
struct archive {
	char *bytes;
	size_t size, room;
};

static struct kd_result *assemble(const char *source) {
	struct kd_result *result = kd_assemble(source, strlen(source), NULL);
	assert_non_null(result);
	assert_int_equal(result->status, KD_OK);
	return result;
}

static void put(struct archive *archive, const void *bytes, size_t size) {
	if (archive->room - archive->size < size) {
		archive->room = 2 * archive->room + size;
		archive->bytes = realloc(archive->bytes, archive->room);
	}
	assert_non_null(archive->bytes);
	memcpy(archive->bytes + archive->size, bytes, size);
	archive->size += size;
}

/* `name` is as the header has it. */
static void put_member(struct archive *archive, const char *name, const void *bytes, size_t size) {
	char header[61];
	if (!archive->size)
		put(archive, MAGIC, strlen(MAGIC));
	snprintf(header, sizeof header, "%-16s%-12d%-6d%-6d%-8d%-10zu`\n", name, 0, 0, 0, 644, size);
	put(archive, header, sizeof header - 1);
	put(archive, bytes, size);
	if (size % 2)
		put(archive, "\n", 1);
}

static struct kd_result *link_with(const struct kd_result *object, const void *archive, size_t size,
                                   const struct kd_link_options *options) {
	const struct kd_link_input inputs[] = {{"main.o", object->object, object->object_size}, {"lib.a", archive, size}};
	struct kd_result *result = kd_link(inputs, 2, options);
	assert_non_null(result);
	return result;
}

/* Links an object that needs `f` with an archive of one member; true if it is told so. */
static bool says(enum kd_status status, const char *message, const void *member, size_t size) {
	struct kd_result *object = assemble(TARGET_LINE ".data\n.quad f\n");
	struct archive archive = {0};
	put_member(&archive, "member.o/", member, size);
	struct kd_result *result = link_with(object, archive.bytes, archive.size, NULL);
	bool said = result->diagnostic_count > 0 && strstr(result->diagnostics[0].message, message);
	if (!said && result->diagnostic_count)
		print_error("%s\n", result->diagnostics[0].message);
	assert_int_equal(result->status, status);
	kd_result_free(result);
	kd_result_free(object);
	free(archive.bytes);
	return said;
}

static void test_what_is_no_object(void **state) {
	(void)state;
	const char *warning = "lib.a: archive member 'member.o' is neither ET_REL nor LLVM bitcode";
	assert_true(says(KD_OK, warning, "hello", 5));
	assert_true(says(KD_OK, warning, "", 0));
	assert_true(says(KD_OK, warning, MAGIC, strlen(MAGIC)));
	assert_true(says(KD_OK, warning, "\177ELF\2\1\1", 7));
	assert_true(says(KD_INPUT_ERRORS, "lib.a(member.o): LLVM bitcode cannot be linked", "BC\xc0\xde", 4));
	struct kd_result *object = assemble(TARGET_LINE);
	const struct kd_link_input input = {"one.o", object->object, object->object_size};
	struct kd_result *linked = kd_link(&input, 1, NULL);
	assert_true(says(KD_OK, warning, linked->object, linked->object_size));
	kd_result_free(linked);
	kd_result_free(object);
}

/* It may be any member, needed or not: its names can't be known. */
static void test_damaged_members(void **state) {
	(void)state;
	struct kd_result *object = assemble(TARGET_LINE ".globl g\ng: .long 1\n");
	enum { TYPE_END = 18 }; /* so many bytes tell an object */
	for (size_t size = TYPE_END; size < object->object_size; size++)
		assert_true(says(KD_INPUT_ERRORS, "lib.a(member.o): ", object->object, size));
	char *other = malloc(object->object_size);
	assert_non_null(other);
	memcpy(other, object->object, object->object_size);
	other[TYPE_END] = 62; /* x86-64 */
	assert_true(says(KD_INPUT_ERRORS, "lib.a(member.o): an object for machine 62", other, object->object_size));
	free(other);
	kd_result_free(object);
}

/* A cut archive is refused, other than between members, where it is one with less of them. */
static void test_every_length(void **state) {
	(void)state;
	struct kd_result *object = assemble(TARGET_LINE ".data\n.quad f\n"),
	                 *member = assemble(TARGET_LINE ".globl g\ng:\n");
	struct archive archive = {0};
	put_member(&archive, "one.o/", member->object, member->object_size);
	size_t boundary = archive.size;
	put_member(&archive, "two.o/", member->object, member->object_size);
	for (size_t size = strlen(MAGIC); size <= archive.size; size++) {
		struct kd_result *result = link_with(object, archive.bytes, size, NULL);
		bool whole = size == strlen(MAGIC) || size == boundary || size == archive.size;
		assert_int_equal(result->status, whole ? KD_OK : KD_INPUT_ERRORS);
		if (!whole)
			assert_non_null(strstr(result->diagnostics[0].message, "lib.a: truncated or malformed archive: no member"));
		kd_result_free(result);
	}
	kd_result_free(object);
	kd_result_free(member);
	free(archive.bytes);
}

static void test_thin(void **state) {
	(void)state;
	struct kd_result *object = assemble(TARGET_LINE);
	struct kd_result *result = link_with(object, "!<thin>\n", 8, NULL);
	assert_non_null(strstr(result->diagnostics[0].message, "lib.a: a thin archive cannot be linked: give the"));
	kd_result_free(result);
	kd_result_free(object);
}

static void test_nothing_needed(void **state) {
	(void)state;
	struct kd_result *member = assemble(TARGET_LINE ".globl g\ng:\n");
	struct archive archive = {0};
	put_member(&archive, "one.o/", member->object, member->object_size);
	const struct kd_link_input input = {NULL, archive.bytes, archive.size};
	struct kd_result *result = kd_link(&input, 1, NULL);
	assert_int_equal(result->status, KD_INPUT_ERRORS);
	assert_non_null(strstr(result->diagnostics[0].message, "no input needs a member of the archives"));
	kd_result_free(result);
	kd_result_free(member);
	free(archive.bytes);
}

/* Puts another name of the same length in the place of one that an object has once. */
static void rename_symbol(char *bytes, size_t size, const char *from, const char *to) {
	char *at = memmem(bytes, size, from, strlen(from));
	assert_non_null(at);
	memcpy(at, to, strlen(to));
}

/* Each member needs the next one; their names are the same long one. */
static void test_long_chain(void **state) {
	(void)state;
	enum { COUNT = 20000, NAME_SIZE = 1 << 20 };
	struct kd_result *object = assemble(TARGET_LINE ".data\n.quad s0000000\n");
	struct kd_result *member = assemble(TARGET_LINE ".globl defined_\n.data\ndefined_: .quad needed__\n");
	struct archive archive = {0};
	char *copy = malloc(member->object_size), *names = malloc(NAME_SIZE), text[16];
	assert_true(copy && names);
	memset(names, 'n', NAME_SIZE);
	put_member(&archive, "//", names, NAME_SIZE);
	for (int i = 0; i < COUNT; i++) {
		memcpy(copy, member->object, member->object_size);
		snprintf(text, sizeof text, "s%07d", i);
		rename_symbol(copy, member->object_size, "defined_", text);
		snprintf(text, sizeof text, "s%07d", i + 1);
		rename_symbol(copy, member->object_size, "needed__", text);
		put_member(&archive, "/0", copy, member->object_size);
	}
	struct kd_result *result = link_with(object, archive.bytes, archive.size, NULL);
	assert_int_equal(result->status, KD_OK);
	assert_true(result->object_size > (size_t)COUNT * 8);
	kd_result_free(result);
	const struct kd_link_options options = {.executable = true};
	result = link_with(object, archive.bytes, archive.size, &options);
	assert_int_equal(result->status, KD_INPUT_ERRORS);
	const char *message = result->diagnostics[result->diagnostic_count - 1].message;
	assert_non_null(strstr(message, "nnn):(.data+0x0)"));
	assert_true(strlen(message) < 2000);
	kd_result_free(result);
	kd_result_free(member);
	kd_result_free(object);
	free(archive.bytes);
	free(copy);
	free(names);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_what_is_no_object), cmocka_unit_test(test_damaged_members),
	    cmocka_unit_test(test_every_length),      cmocka_unit_test(test_thin),
	    cmocka_unit_test(test_nothing_needed),    cmocka_unit_test(test_long_chain),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
