/* code_object_test.c: the public view of finished code objects: kernels, metadata, notes, fields. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <elf.h>

#include "kdasm/code_object.h"
#include "kdasm/contents.h"
#include "kdasm/descriptor.h"
#include "kdasm/kdasm.h"
#include "kdasm/kernel_code.h"

static const char source[] =
    ".amdgcn_target \"amdgcn-amd-amdhsa--gfx90a:xnack+\"\n"
    ".text\n.globl code\n.p2align 8\n.long 0, 0\n.type code,@function\ncode: .long 0xbf810000\n"
    ".rodata\n.p2align 6\n"
    ".amdhsa_kernel code\n.amdhsa_next_free_vgpr 40\n.amdhsa_next_free_sgpr 16\n.amdhsa_accum_offset 8\n"
    ".amdhsa_group_segment_fixed_size 1000\n.end_amdhsa_kernel\n"
    ".amdhsa_kernel absent\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n.amdhsa_accum_offset 4\n.end_amdhsa_kernel\n"
    ".amdgpu_metadata\n---\namdhsa.version: [1, 2]\nkinds: [-5, 7, true, ~, 0.5, text]\namdhsa.kernels:\n"
    "  - {.name: code, .symbol: code.kd, .kernarg_segment_size: 8, .kernarg_segment_align: 8, .wavefront_size: 64,\n"
    "     .group_segment_fixed_size: 1000, .private_segment_fixed_size: 0, .sgpr_count: 16, .vgpr_count: 40,\n"
    "     .max_flat_workgroup_size: 256}\n...\n.end_amdgpu_metadata\n";

static const char source_v2[] =
    ".hsa_code_object_version 2,1\n.hsa_code_object_isa 8,0,3,\"AMD\",\"AMDGPU\"\n.text\n"
    ".globl old\n.amdgpu_hsa_kernel old\n.p2align 8\nold:\n.amd_kernel_code_t\nwavefront_sgpr_count = 24\n.end_amd_kernel_code_t\n.long 0xbf810000\n"
    ".amd_amdgpu_hsa_metadata\nVersion: [1, 0]\nKernels:\n  - {Name: old, SymbolName: 'old@kd'}\n"
    "  - {Name: '123', SymbolName: '123@kd'}\n.end_amd_amdgpu_hsa_metadata\n";

struct fixture {
	uint8_t *bytes;
	size_t size;
	struct kd_code_object *object;
};

static struct fixture open_source(const char *text, const char *processor) {
	struct fixture fixture;
	struct kd_options options = {.processor = processor, .no_warnings = true};
	struct kd_result *result = kd_assemble(text, strlen(text), &options);
	assert_int_equal(result->status, KD_OK);
	fixture.size = result->object_size;
	fixture.bytes = malloc(fixture.size);
	assert_non_null(fixture.bytes);
	memcpy(fixture.bytes, result->object, fixture.size);
	kd_result_free(result);
	fixture.object = kd_code_object_open(fixture.bytes, fixture.size);
	assert_int_equal(kd_code_object_status(fixture.object), KD_CODE_OBJECT_OK);
	assert_int_equal(kd_code_object_remark_count(fixture.object), 0);
	return fixture;
}

static void close_fixture(struct fixture *fixture) {
	kd_code_object_close(fixture->object);
	free(fixture->bytes);
}

/* ---- what is there ---- */

static void kernels_are_found(void **state) {
	(void)state;
	struct fixture f = open_source(source, NULL);
	assert_string_equal(kd_code_object_target_id(f.object), "amdgcn-amd-amdhsa--gfx90a:xnack+");
	assert_string_equal(kd_code_object_target(f.object)->processor->name, "gfx90a");
	assert_int_equal(kd_code_object_version(f.object), 6);
	assert_false(kd_code_object_is_linked(f.object));
	assert_int_equal(kd_code_object_kernel_count(f.object), 2);
	assert_null(kd_code_object_find_kernel(f.object, "cod"));
	assert_null(kd_code_object_find_kernel(f.object, "code.kd"));

	const struct kd_kernel *kernel = kd_code_object_find_kernel(f.object, "code");
	assert_non_null(kernel);
	assert_string_equal(kernel->name, "code");
	assert_int_equal(kernel->descriptor_size, KD_DESCRIPTOR_SIZE);
	assert_ptr_equal(kernel->descriptor, f.bytes + kernel->descriptor_offset);
	assert_true(kernel->has_entry);
	assert_string_equal(kernel->entry_symbol, "code");
	assert_int_equal(kernel->entry_address, 8);
	assert_memory_equal(f.bytes + kernel->entry_offset, "\x00\x00\x81\xbf", 4);
	assert_int_equal(kernel->entry_flags, 6); /* SHF_ALLOC, SHF_EXECINSTR */

	const struct kd_kernel *absent = kd_code_object_find_kernel(f.object, "absent");
	assert_non_null(absent);
	assert_false(absent->has_entry);
	assert_string_equal(absent->entry_symbol, "absent");
	assert_null(absent->metadata);
	close_fixture(&f);
}

static void kernels_of_version_2_are_found(void **state) {
	(void)state;
	struct fixture f = open_source(source_v2, "gfx803");
	assert_int_equal(kd_code_object_version(f.object), 2);
	assert_int_equal(kd_code_object_kernel_count(f.object), 1);
	const struct kd_kernel *kernel = kd_code_object_kernel(f.object, 0);
	assert_string_equal(kernel->name, "old");
	assert_int_equal(kernel->descriptor_size, KD_CODE_T_SIZE);
	assert_true(kernel->has_entry);
	assert_int_equal(kernel->entry_address - kernel->descriptor_address, 256);

	size_t size;
	assert_memory_equal(kd_value_text(kd_value_find(kernel->metadata, "SymbolName"), &size), "old@kd", 6);
	const struct kd_value *other = kd_value_at(kd_value_find(kd_code_object_metadata(f.object), "Kernels"), 1);
	assert_int_equal(kd_value_kind(kd_value_find(other, "Name")), KD_VALUE_STRING);

	assert_int_equal(kd_code_object_note_count(f.object), 3);
	assert_string_equal(kd_code_object_note(f.object, 0)->type_name, "NT_AMD_HSA_CODE_OBJECT_VERSION");
	assert_string_equal(kd_code_object_note(f.object, 1)->type_name, "NT_AMD_HSA_ISA_VERSION");
	assert_string_equal(kd_code_object_note(f.object, 2)->type_name, "NT_AMD_HSA_METADATA");
	close_fixture(&f);
}

static void metadata_is_read(void **state) {
	(void)state;
	struct fixture f = open_source(source, NULL);
	const struct kd_value *root = kd_code_object_metadata(f.object);
	const struct kd_value *kinds = kd_value_find(root, "kinds");
	assert_int_equal(kd_value_kind(root), KD_VALUE_MAP);
	assert_int_equal(kd_value_kind(kinds), KD_VALUE_LIST);
	assert_int_equal(kd_value_count(kinds), 6);
	static const enum kd_value_kind wanted[] = {KD_VALUE_SIGNED, KD_VALUE_UNSIGNED, KD_VALUE_BOOLEAN,
	                                            KD_VALUE_STRING, KD_VALUE_FLOAT,    KD_VALUE_STRING};
	for (size_t i = 0; i < 6; i++)
		assert_int_equal(kd_value_kind(kd_value_at(kinds, i)), wanted[i]);

	int64_t number;
	uint64_t natural;
	double fraction;
	bool truth;
	size_t size;
	assert_true(kd_value_signed(kd_value_at(kinds, 0), &number) && number == -5);
	assert_false(kd_value_unsigned(kd_value_at(kinds, 0), &natural));
	assert_true(kd_value_signed(kd_value_at(kinds, 1), &number) && number == 7);
	assert_true(kd_value_unsigned(kd_value_at(kinds, 1), &natural) && natural == 7);
	assert_true(kd_value_boolean(kd_value_at(kinds, 2), &truth) && truth);
	assert_true(kd_value_float(kd_value_at(kinds, 4), &fraction) && fraction > 0.4 && fraction < 0.6);
	assert_memory_equal(kd_value_text(kd_value_at(kinds, 5), &size), "text", 4);
	assert_int_equal(size, 4);
	for (size_t i = 0; i < 7; i++) { /* the seventh is not there */
		const struct kd_value *value = kd_value_at(kinds, i);
		assert_int_equal(kd_value_signed(value, &number), i <= 1);
		assert_int_equal(kd_value_unsigned(value, &natural), i == 1);
		assert_int_equal(kd_value_boolean(value, &truth), i == 2);
		assert_int_equal(kd_value_float(value, &fraction), i == 4);
		assert_int_equal(kd_value_text(value, &size) != NULL, i == 3 || i == 5);
		assert_int_equal(kd_value_count(value), 0);
	}
	assert_false(kd_value_boolean(kinds, &truth) || kd_value_float(root, &fraction) ||
	             kd_value_unsigned(root, &natural));
	assert_null(kd_value_at(kinds, 6));
	assert_null(kd_value_key(kinds, 0));
	assert_null(kd_value_find(root, "other"));
	assert_int_equal(kd_value_kind(NULL), KD_VALUE_NIL);
	assert_int_equal(kd_value_count(NULL), 0);

	const struct kd_value *map = kd_code_object_find_kernel(f.object, "code")->metadata;
	assert_true(kd_value_unsigned(kd_value_find(map, ".vgpr_count"), &natural) && natural == 40);
	assert_int_equal(kd_value_count(map), 10);
	assert_non_null(kd_value_text(kd_value_key(map, 0), &size));
	close_fixture(&f);
}

/* ---- fields ---- */

static int64_t get(const struct fixture *f, const struct kd_kernel *kernel, const char *field) {
	char error[KD_FIELD_ERROR_SIZE];
	int64_t value;
	if (!kd_kernel_get(f->object, kernel, field, &value, error, sizeof error))
		fail_msg("%s: %s", field, error);
	return value;
}

static void fields_are_read(void **state) {
	(void)state;
	struct fixture f = open_source(source, NULL);
	const struct kd_kernel *kernel = kd_code_object_find_kernel(f.object, "code");
	assert_int_equal(get(&f, kernel, "group_segment_fixed_size"), 1000);
	assert_int_equal(get(&f, kernel, ".amdhsa_next_free_vgpr"), 40);
	assert_int_equal(get(&f, kernel, "GRANULATED_WORKITEM_VGPR_COUNT"), 4);
	assert_int_equal(get(&f, kernel, "accum_offset"), 8);
	assert_int_equal(get(&f, kernel, "ACCUM_OFFSET"), 1);
	close_fixture(&f);
}

/* Of a descriptor that no directives make, because of a reserved bit, what bits alone say can be read. */
static void fields_without_directives_are_read(void **state) {
	(void)state;
	enum { RESERVED = 12 };
	struct fixture f = open_source(source, NULL);
	const struct kd_kernel *kernel = kd_code_object_find_kernel(f.object, "code");
	char error[KD_FIELD_ERROR_SIZE];
	int64_t value;
	f.bytes[kernel->descriptor_offset + RESERVED] = 1;
	assert_int_equal(get(&f, kernel, "group_segment_fixed_size"), 1000);
	assert_int_equal(get(&f, kernel, "next_free_vgpr"), 40);
	assert_int_equal(get(&f, kernel, "float_denorm_mode_16_64"), 3);
	assert_false(kd_kernel_get(f.object, kernel, "accum_offset", &value, error, sizeof error));
	assert_string_equal(error, "no directives make the bits of kernel 'code'; ask for ACCUM_OFFSET");
	assert_int_equal(get(&f, kernel, "ACCUM_OFFSET"), 1);
	close_fixture(&f);
}

/* Sets fields of a copy, and says which bytes of the descriptor changed. */
static uint64_t set(const struct fixture *f, const char *name, const struct kd_setting *settings, size_t count,
                    uint8_t descriptor[KD_DESCRIPTOR_SIZE]) {
	char error[KD_FIELD_ERROR_SIZE];
	const struct kd_kernel *kernel = kd_code_object_find_kernel(f->object, name);
	uint8_t *copy = malloc(f->size);
	assert_non_null(copy);
	memcpy(copy, f->bytes, f->size);
	if (!kd_kernel_set(f->object, kernel, settings, count, copy, error, sizeof error))
		fail_msg("%s", error);
	uint64_t changed = 0;
	for (size_t i = 0; i < f->size; i++) {
		if (copy[i] == f->bytes[i])
			continue;
		assert_in_range(i, kernel->descriptor_offset, kernel->descriptor_offset + KD_DESCRIPTOR_SIZE - 1);
		changed |= UINT64_C(1) << (i - kernel->descriptor_offset);
	}
	memcpy(descriptor, copy + kernel->descriptor_offset, KD_DESCRIPTOR_SIZE);
	free(copy);
	return changed;
}

static void fields_are_set(void **state) {
	(void)state;
	struct fixture f = open_source(source, NULL);
	uint8_t bytes[KD_DESCRIPTOR_SIZE];
	/* 1000 is 0x03e8, 4096 is 0x1000. */
	assert_int_equal(set(&f, "code", &(struct kd_setting){"group_segment_fixed_size", 4096}, 1, bytes), 3);
	assert_memory_equal(bytes, "\x00\x10\x00\x00", 4);
	/* 100 VGPRs are 13 granules of 8: 12 in bits 0 to 5 of the word at 48. */
	assert_int_equal(set(&f, "code", &(struct kd_setting){"next_free_vgpr", 100}, 1, bytes), UINT64_C(1) << 48);
	assert_int_equal(bytes[48] & 0x3f, 12);
	struct kd_setting both[] = {{"PRIORITY", 2}, {"tg_split", 1}};
	assert_int_equal(set(&f, "code", both, 2, bytes), UINT64_C(1) << 49 | UINT64_C(1) << 46);
	assert_int_equal(bytes[49] >> 2 & 3, 2);
	assert_int_equal(bytes[46] & 1, 1);
	close_fixture(&f);
}

static void expect_refusal(const struct fixture *f, const struct kd_setting *settings, size_t count,
                           const char *expected) {
	char error[KD_FIELD_ERROR_SIZE];
	const struct kd_kernel *kernel = kd_code_object_kernel(f->object, 0);
	uint8_t before[KD_CODE_T_SIZE];
	memcpy(before, kernel->descriptor, kernel->descriptor_size);
	assert_false(kd_kernel_set(f->object, kernel, settings, count, f->bytes, error, sizeof error));
	if (!strstr(error, expected))
		fail_msg("'%s' is not in: %s", expected, error);
	assert_memory_equal(before, kernel->descriptor, kernel->descriptor_size);
}

static void wrong_settings_are_refused(void **state) {
	(void)state;
	struct fixture f = open_source(source, NULL);
	expect_refusal(&f, &(struct kd_setting){"next_free_vgpr", 513}, 1, "value out of range");
	expect_refusal(&f, &(struct kd_setting){"group_segment_fixed_size", -1}, 1, "cannot be negative");
	expect_refusal(&f, &(struct kd_setting){"accum_offset", 6}, 1, "increments of 4");
	expect_refusal(&f, &(struct kd_setting){"memory_ordered", 1}, 1, "has no field 'memory_ordered'");
	expect_refusal(&f, &(struct kd_setting){"PRIORITY", 4}, 1, "2 bits hold 0 to 3");
	struct kd_setting twice[] = {{"tg_split", 1}, {".amdhsa_tg_split", 0}};
	expect_refusal(&f, twice, 2, "is set twice");
	struct kd_setting second_wrong[] = {{"PRIORITY", 1}, {"next_free_vgpr", 1000}};
	expect_refusal(&f, second_wrong, 2, "value out of range");
	close_fixture(&f);
}

static void bits_without_directives_stay(void **state) {
	(void)state;
	struct fixture f = open_source(source, NULL);
	const struct kd_kernel *kernel = kd_code_object_find_kernel(f.object, "code");
	f.bytes[kernel->descriptor_offset + 12] = 0xa5; /* reserved */
	struct kd_setting setting = {"next_free_vgpr", 8};
	char error[KD_FIELD_ERROR_SIZE];
	assert_true(kd_kernel_set(f.object, kernel, &setting, 1, f.bytes, error, sizeof error));
	assert_int_equal(kernel->descriptor[12], 0xa5);
	assert_int_equal(get(&f, kernel, "next_free_vgpr"), 8);
	close_fixture(&f);
}

static void fields_of_version_2_are_set(void **state) {
	(void)state;
	struct fixture f = open_source(source_v2, "gfx803");
	const struct kd_kernel *kernel = kd_code_object_kernel(f.object, 0);
	char error[KD_FIELD_ERROR_SIZE];
	struct kd_setting setting = {"wavefront_sgpr_count", 48};
	assert_int_equal(get(&f, kernel, "wavefront_sgpr_count"), 24);
	assert_true(kd_kernel_set(f.object, kernel, &setting, 1, f.bytes, error, sizeof error));
	assert_int_equal(get(&f, kernel, "wavefront_sgpr_count"), 48);
	expect_refusal(&f, &(struct kd_setting){"wavefront_sgpr_count", 65536}, 1, "value out of range");
	expect_refusal(&f, &(struct kd_setting){"enable_wgp_mode", 1}, 1, "only allowed on GFX10+");
	expect_refusal(&f, &(struct kd_setting){"next_free_vgpr", 1}, 1, "has no field");
	close_fixture(&f);
}

/* ---- what is damaged ---- */

static void other_files_are_refused(void **state) {
	(void)state;
	struct kd_code_object *object = kd_code_object_open((const uint8_t *)"text", 4);
	assert_int_equal(kd_code_object_status(object), KD_CODE_OBJECT_INVALID);
	assert_non_null(strstr(kd_code_object_error(object), "not an ELF file"));
	kd_code_object_close(object);
	kd_code_object_close(NULL);
	assert_int_equal(kd_code_object_status(NULL), KD_CODE_OBJECT_NO_MEMORY);

	struct fixture f = open_source(source, NULL);
	f.bytes[18] = 62; /* e_machine: x86-64 */
	object = kd_code_object_open(f.bytes, f.size);
	assert_non_null(strstr(kd_code_object_error(object), "machine 62"));
	kd_code_object_close(object);
	close_fixture(&f);
}

static void damaged_metadata_is_a_remark(void **state) {
	(void)state;
	struct fixture f = open_source(source, NULL);
	const struct kd_note *note = kd_code_object_note(f.object, 0);
	f.bytes[note->bytes - f.bytes] = 0xc1; /* begins no MessagePack value */
	struct kd_code_object *object = kd_code_object_open(f.bytes, f.size);
	assert_int_equal(kd_code_object_status(object), KD_CODE_OBJECT_OK);
	assert_int_equal(kd_code_object_remark_count(object), 1);
	assert_non_null(strstr(kd_code_object_remark(object, 0), "note 1, NT_AMDGPU_METADATA, cannot be read: byte 0"));
	assert_null(kd_code_object_metadata(object));
	assert_int_equal(kd_code_object_kernel_count(object), 2);
	kd_code_object_close(object);
	close_fixture(&f);
}

/* ---- metadata in several notes ---- */

#define NOTE(version, more, name)                                                                                      \
	".amdgpu_metadata\namdhsa.version: " version "\n" more "amdhsa.kernels:\n  - {.name: " name ", .symbol: " name     \
	".kd, .kernarg_segment_size: 0, .kernarg_segment_align: 8, .wavefront_size: 64, .group_segment_fixed_size: 0,\n"   \
	"     .private_segment_fixed_size: 0, .sgpr_count: 8, .vgpr_count: 8, .max_flat_workgroup_size: 64}\n"             \
	".end_amdgpu_metadata\n"
#define KERNEL(name)                                                                                                   \
	".rodata\n.p2align 6\n.amdhsa_kernel " name "\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n"               \
	".end_amdhsa_kernel\n"

static const char source_of_notes[] = KERNEL("a") KERNEL("b") KERNEL("c")
    NOTE("[1, 2]", "amdhsa.target: amdgcn-amd-amdhsa--gfx900\n", "a") NOTE("[1, 1]", "", "b")
        NOTE("[1, 2]", "amdhsa.printf: ['1:0:x']\nkind: 5\n", "c");

static void require_kernel(const struct kd_code_object *object, const char *name, size_t note) {
	const struct kd_kernel *kernel = kd_code_object_find_kernel(object, name);
	size_t size;
	assert_non_null(kernel);
	assert_non_null(kernel->metadata);
	assert_int_equal(kernel->metadata_note->metadata_number, note);
	assert_memory_equal(kd_value_text(kd_value_find(kernel->metadata, ".name"), &size), name, 1);
}

static void several_notes_are_one_document(void **state) {
	(void)state;
	struct fixture f = open_source(source_of_notes, "gfx900");
	const struct kd_value *root = kd_code_object_metadata(f.object);
	assert_int_equal(kd_value_count(root), 4);
	assert_int_equal(kd_value_count(kd_value_find(root, "amdhsa.kernels")), 2);
	assert_int_equal(kd_value_count(kd_value_find(root, "amdhsa.printf")), 1);
	assert_non_null(kd_value_find(root, "amdhsa.target"));
	assert_int_equal(kd_code_object_note_count(f.object), 3);
	for (size_t i = 0; i < 3; i++) {
		const struct kd_note *note = kd_code_object_note(f.object, i);
		assert_int_equal(note->metadata_number, i + 1);
		assert_int_equal(kd_value_count(kd_value_find(note->metadata, "amdhsa.kernels")), 1);
		assert_int_equal(note->left_out != NULL, i == 1);
	}
	require_kernel(f.object, "a", 1);
	require_kernel(f.object, "b", 2);
	require_kernel(f.object, "c", 3);
	close_fixture(&f);
}

static void damaged_notes_are_passed_over(void **state) {
	(void)state;
	struct fixture f = open_source(source_of_notes, "gfx900");
	f.bytes[kd_code_object_note(f.object, 0)->bytes - f.bytes] = 0xc1;
	struct kd_code_object *object = kd_code_object_open(f.bytes, f.size);
	assert_int_equal(kd_code_object_remark_count(object), 1);
	assert_null(kd_code_object_note(object, 0)->metadata);
	assert_null(kd_code_object_note(object, 1)->left_out);
	assert_non_null(kd_code_object_note(object, 2)->left_out);
	assert_null(kd_code_object_find_kernel(object, "a")->metadata);
	require_kernel(object, "b", 2);
	require_kernel(object, "c", 3);
	kd_code_object_close(object);
	close_fixture(&f);
}

static void bytes_that_follow_metadata_are_a_remark(void **state) {
	(void)state;
	static const char text[] =
	    KERNEL("a") ".section .note,\"a\",@note\n.p2align 2\n.long 7, 40, 32\n.asciz \"AMDGPU\"\n.p2align 2\n"
	                ".byte 0x81,0xae\n.ascii \"amdhsa.kernels\"\n.byte 0x91,0x81,0xa7\n.ascii \".symbol\"\n.byte 0xa4\n"
	                ".ascii \"a.kd\"\n.zero 9\n.p2align 2\n";
	struct kd_result *result = kd_assemble(text, strlen(text), &(struct kd_options){.processor = "gfx900"});
	assert_int_equal(result->status, KD_OK);
	struct kd_code_object *object = kd_code_object_open(result->object, result->object_size);
	assert_int_equal(kd_code_object_remark_count(object), 1);
	assert_non_null(strstr(kd_code_object_remark(object, 0), "note 1, NT_AMDGPU_METADATA, ends at byte 31 of 40"));
	assert_non_null(kd_code_object_find_kernel(object, "a")->metadata);
	kd_code_object_close(object);
	kd_result_free(result);
}

/* Loaders read segments. */
static void notes_outside_segments_are_left_out(void **state) {
	(void)state;
	struct fixture f = open_source(source_of_notes, "gfx900");
	const struct kd_note *note = kd_code_object_note(f.object, 2);
	enum { HEADER = 20 }; /* with the name */
	uint64_t start = (uint64_t)(note->bytes - f.bytes) - HEADER;
	Elf64_Phdr segment = {.p_type = PT_NOTE, .p_offset = start, .p_filesz = note->size + HEADER, .p_align = 4};
	uint8_t *file = malloc(f.size + sizeof segment);
	assert_non_null(file);
	memcpy(file, f.bytes, f.size);
	memcpy(file + f.size, &segment, sizeof segment);
	Elf64_Ehdr *header = (Elf64_Ehdr *)file;
	header->e_phoff = f.size;
	header->e_phentsize = sizeof segment;
	header->e_phnum = 1;
	struct kd_code_object *object = kd_code_object_open(file, f.size + sizeof segment);
	assert_int_equal(kd_code_object_note_count(object), 3);
	assert_non_null(kd_code_object_note(object, 0)->left_out);
	assert_non_null(kd_code_object_note(object, 1)->left_out);
	assert_null(kd_code_object_note(object, 2)->left_out);
	assert_int_equal(kd_value_count(kd_value_find(kd_code_object_metadata(object), "amdhsa.kernels")), 1);
	require_kernel(object, "c", 3);
	kd_code_object_close(object);
	free(file);
	close_fixture(&f);
}

/* ---- the objects in a file ---- */

static void objects_are_found_in_other_files(void **state) {
	(void)state;
	struct fixture f = open_source(source, NULL);
	enum { BEFORE = 100 };
	uint8_t *file = calloc(1, f.size * 2 + BEFORE);
	assert_non_null(file);
	memcpy(file + BEFORE, f.bytes, f.size);
	memcpy(file + BEFORE + f.size, f.bytes, f.size);
	struct kd_contents *contents = kd_contents_find(file, f.size * 2 + BEFORE, NULL);
	assert_int_equal(contents->status, KD_OK);
	assert_int_equal(contents->count, 2);
	for (size_t i = 0; i < 2; i++) {
		assert_true(contents->items[i].is_code_object);
		assert_int_equal(contents->items[i].offset, BEFORE + i * f.size);
		assert_int_equal(contents->items[i].size, f.size);
		assert_null(contents->items[i].bundle_id);
		assert_ptr_equal(kd_contents_bytes(contents, i), file + BEFORE + i * f.size);
	}
	assert_int_equal(kd_contents_select(contents, "#2", 0), 1);
	assert_int_equal(kd_contents_select(contents, "#2", 2), 2);
	assert_int_equal(kd_contents_select(contents, "#3", 0), 2);
	kd_contents_free(contents);
	contents = kd_contents_find(file, BEFORE + 10, NULL);
	assert_int_equal(contents->count, 0);
	kd_contents_free(contents);
	kd_contents_free(NULL);
	free(file);
	close_fixture(&f);
}

enum { ROOM = 64 * 1024 };

/* Room for one bundle at a time. */
struct one_room {
	uint8_t bytes[ROOM];
	size_t size; /* what is taken; 0: nothing */
	size_t count;
};

static void *take_room(void *context, size_t size) {
	struct one_room *room = context;
	if (room->size || size > ROOM)
		return NULL;
	room->size = size;
	room->count++;
	return room->bytes;
}

static void give_back_room(void *context, void *bytes, size_t size) {
	struct one_room *room = context;
	assert_ptr_equal(bytes, room->bytes);
	assert_int_equal(size, room->size);
	room->size = 0;
}

/* The first and third bundle are broken, the second has room, and as it is small and stays there, the fourth is in the
 * heap. */
static void bundles_are_unpacked_into_given_room(void **state) {
	(void)state;
	enum { COUNT = 4, BROKEN = 2, END = 8 };
	static struct one_room taken;
	struct kd_bundle_room room = {take_room, give_back_room, &taken};
	struct fixture f = open_source(source, NULL);
	const struct kd_bundle_entry entry = {.id = KD_BUNDLE_HOST_ID, .bytes = f.bytes, .size = f.size};
	struct kd_bundle_file *packed = kd_bundle_write(&entry, 1, &(struct kd_bundle_options){.compress = true});
	const struct kd_bundle_entry empty = {.id = KD_BUNDLE_HOST_ID};
	struct kd_bundle_file *first = kd_bundle_write(&empty, 1, NULL);
	uint8_t *file = malloc(first->size + COUNT * packed->size);
	assert_non_null(file);
	memcpy(file, first->bytes, first->size);
	for (size_t i = 0; i < COUNT; i++) {
		uint8_t *copy = file + first->size + i * packed->size;
		memcpy(copy, packed->bytes, packed->size);
		if (i % BROKEN == 0)
			memset(copy + packed->size - END, 0, END);
	}
	struct kd_contents *contents = kd_contents_find(file, first->size + COUNT * packed->size, &room);
	assert_int_equal(contents->count, 3);
	assert_int_equal(contents->remark_count, 2);
	assert_int_equal(taken.count, 2);
	const uint8_t *in_room = kd_contents_bytes(contents, 1), *in_heap = kd_contents_bytes(contents, 2);
	assert_true(in_room > taken.bytes && in_room + f.size <= taken.bytes + taken.size);
	assert_false(in_heap >= taken.bytes && in_heap < taken.bytes + ROOM);
	assert_memory_equal(in_room, f.bytes, f.size);
	assert_memory_equal(in_heap, f.bytes, f.size);
	kd_contents_free(contents);
	assert_int_equal(taken.size, 0);
	free(file);
	kd_bundle_file_free(first);
	kd_bundle_file_free(packed);
	close_fixture(&f);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(kernels_are_found),
	    cmocka_unit_test(kernels_of_version_2_are_found),
	    cmocka_unit_test(metadata_is_read),
	    cmocka_unit_test(fields_are_read),
	    cmocka_unit_test(fields_without_directives_are_read),
	    cmocka_unit_test(fields_are_set),
	    cmocka_unit_test(wrong_settings_are_refused),
	    cmocka_unit_test(bits_without_directives_stay),
	    cmocka_unit_test(fields_of_version_2_are_set),
	    cmocka_unit_test(other_files_are_refused),
	    cmocka_unit_test(damaged_metadata_is_a_remark),
	    cmocka_unit_test(several_notes_are_one_document),
	    cmocka_unit_test(damaged_notes_are_passed_over),
	    cmocka_unit_test(bytes_that_follow_metadata_are_a_remark),
	    cmocka_unit_test(notes_outside_segments_are_left_out),
	    cmocka_unit_test(objects_are_found_in_other_files),
	    cmocka_unit_test(bundles_are_unpacked_into_given_room),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
