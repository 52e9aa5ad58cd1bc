/* link_test.c: kd_link() from memory to memory. What a link makes is compared with ld.lld in tests/link. */
#include "kdasm/link.h"

#include <endian.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/elf_numbers.h"
#include "kdasm/code_object.h"

#define TARGET_LINE(target) ".amdgcn_target \"amdgcn-amd-amdhsa--" target "\"\n"

/* `shown` is the name that the metadata has. */
#define METADATA_KERNEL(name, shown)                                                                                   \
	"  - .name: " shown "\n    .symbol: " name ".kd\n    .kernarg_segment_size: 0\n"                                   \
	"    .kernarg_segment_align: 4\n    .group_segment_fixed_size: 0\n    .private_segment_fixed_size: 0\n"            \
	"    .wavefront_size: 64\n    .sgpr_count: 1\n    .vgpr_count: 1\n    .max_flat_workgroup_size: 64\n"

/* `binding` is the directive for the kernel's symbol. */
#define BOUND_KERNEL(target, binding, name, shown)                                                                     \
	TARGET_LINE(target)                                                                                                \
	binding " " name "\n.type " name ",@function\n" name ": .long 0xbf810000\n"                                        \
	        ".rodata\n.p2align 6\n.amdhsa_kernel " name "\n.amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 1\n"       \
	        ".amdhsa_accum_offset 4\n.end_amdhsa_kernel\n"                                                             \
	        ".amdgpu_metadata\namdhsa.version: [ 1, 2 ]\namdhsa.target: amdgcn-amd-amdhsa--" target "\n"               \
	        "amdhsa.printf: [ \"1:1:4:" name "\" ]\n"                                                                  \
	        "amdhsa.kernels:\n" METADATA_KERNEL(name, shown) ".end_amdgpu_metadata\n"

#define KERNEL_SOURCE(target, name) BOUND_KERNEL(target, ".globl", name, name)

static struct kd_result *assemble(const char *source) {
	struct kd_result *result = kd_assemble(source, strlen(source), NULL);
	assert_non_null(result);
	assert_int_equal(result->status, KD_OK);
	return result;
}

static struct kd_link_input input_of(const char *name, const struct kd_result *result) {
	return (struct kd_link_input){name, result->object, result->object_size};
}

/* Links two objects; they are freed. */
static struct kd_result *link_two(struct kd_result *first, struct kd_result *second,
                                  const struct kd_link_options *options) {
	const struct kd_link_input inputs[] = {input_of("first", first), input_of("second", second)};
	struct kd_result *result = kd_link(inputs, 2, options);
	assert_non_null(result);
	kd_result_free(first);
	kd_result_free(second);
	return result;
}

/* The first message, of status KD_INPUT_ERRORS. */
static const char *refusal(const struct kd_result *result) {
	assert_int_equal(result->status, KD_INPUT_ERRORS);
	assert_null(result->object);
	assert_true(result->diagnostic_count > 0);
	assert_null(result->diagnostics[0].file);
	return result->diagnostics[0].message;
}

static bool contains(const struct kd_result *result, const char *text) {
	return memmem(result->object, result->object_size, text, strlen(text));
}

static size_t count_text(const struct kd_result *result, const char *text) {
	size_t count = 0;
	const uint8_t *at = result->object, *end = at + result->object_size;
	while ((at = memmem(at, (size_t)(end - at), text, strlen(text)))) {
		at += strlen(text);
		count++;
	}
	return count;
}

/* ---- metadata of several inputs ---- */

static void test_one_note_with_all_kernels(void **state) {
	(void)state;
	struct kd_result *linked =
	    link_two(assemble(KERNEL_SOURCE("gfx90a", "one")), assemble(KERNEL_SOURCE("gfx90a", "two")), NULL);
	assert_int_equal(linked->status, KD_OK);
	assert_int_equal(count_text(linked, "amdhsa.kernels"), 1);
	assert_true(contains(linked, "1:1:4:one"));
	assert_true(contains(linked, "1:1:4:two"));
	struct kd_code_object *object = kd_code_object_open(linked->object, linked->object_size);
	assert_non_null(object);
	assert_int_equal(kd_code_object_status(object), KD_CODE_OBJECT_OK);
	assert_int_equal(kd_code_object_kernel_count(object), 2);
	assert_non_null(kd_code_object_find_kernel(object, "one"));
	assert_non_null(kd_code_object_find_kernel(object, "two"));
	kd_code_object_close(object);
	kd_result_free(linked);
}

#define ONLY_METADATA(target, kernels)                                                                                 \
	TARGET_LINE(target) ".amdgpu_metadata\namdhsa.version: [ 1, 2 ]\namdhsa.kernels:\n" kernels ".end_amdgpu_metadata\n"

/* Instances of a template: the metadata is that of the descriptor which stays, the first one's if none has it. */
static void test_one_entry_for_copies(void **state) {
	(void)state;
	static const struct {
		const char *first, *second, *kept, *gone;
	} cases[] = {
	    {BOUND_KERNEL("gfx90a", ".weak", "same", "early"), BOUND_KERNEL("gfx90a", ".weak", "same", "late"), "early",
	     "late"},
	    {BOUND_KERNEL("gfx90a", ".globl", "same", "early"), BOUND_KERNEL("gfx90a", ".weak", "same", "late"), "early",
	     "late"},
	    {BOUND_KERNEL("gfx90a", ".weak", "same", "early"), BOUND_KERNEL("gfx90a", ".globl", "same", "late"), "late",
	     "early"},
	    {ONLY_METADATA("gfx90a", METADATA_KERNEL("same", "early")),
	     ONLY_METADATA("gfx90a", METADATA_KERNEL("same", "late")), "early", "late"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct kd_result *linked = link_two(assemble(cases[i].first), assemble(cases[i].second), NULL);
		assert_int_equal(linked->status, KD_OK);
		assert_int_equal(count_text(linked, "amdhsa.kernels"), 1);
		assert_int_equal(count_text(linked, cases[i].kept), 1);
		assert_int_equal(count_text(linked, cases[i].gone), 0);
		kd_result_free(linked);
	}
}

/* Only copies in other inputs go: what one input says twice is its author's. */
static void test_entries_of_one_input_stay(void **state) {
	(void)state;
	static const char twice[] =
	    ONLY_METADATA("gfx90a", METADATA_KERNEL("same", "early") METADATA_KERNEL("same", "late"));
	struct kd_result *linked = link_two(assemble(twice), assemble(KERNEL_SOURCE("gfx90a", "other")), NULL);
	assert_int_equal(linked->status, KD_OK);
	assert_int_equal(count_text(linked, "early"), 1);
	assert_int_equal(count_text(linked, "late"), 1);
	kd_result_free(linked);
}

/* ---- e_flags ---- */

enum { E_FLAGS = 48, MOST_FLAGS = 3 };

static uint32_t read_flags(const uint8_t *object) {
	uint32_t flags;
	memcpy(&flags, object + E_FLAGS, sizeof flags);
	return le32toh(flags);
}

/* Links objects of one source, of which each has other e_flags in its header; 0 ends them. Their names are a, b, c. */
static struct kd_result *link_flags(const char *source, const uint32_t flags[MOST_FLAGS]) {
	static const char *const names[MOST_FLAGS] = {"a", "b", "c"};
	struct kd_link_input inputs[MOST_FLAGS];
	struct kd_result *object = assemble(source);
	size_t count = 0;
	for (; count < MOST_FLAGS && flags[count]; count++) {
		uint8_t *bytes = malloc(object->object_size);
		uint32_t stored = htole32(flags[count]);
		assert_non_null(bytes);
		memcpy(bytes, object->object, object->object_size);
		memcpy(bytes + E_FLAGS, &stored, sizeof stored);
		inputs[count] = (struct kd_link_input){names[count], bytes, object->object_size};
	}
	struct kd_result *result = kd_link(inputs, count, NULL);
	assert_non_null(result);
	for (size_t i = 0; i < count; i++)
		free((void *)(uintptr_t)inputs[i].bytes);
	kd_result_free(object);
	return result;
}

/* A mode that is unsupported in one and may be any in the other is unsupported in the whole, in either order. */
static void test_states_are_merged(void **state) {
	(void)state;
	static const struct {
		uint32_t flags[MOST_FLAGS], whole;
	} cases[] = {
	    {{0x549, 0x449}, 0x449}, {{0x449, 0x549}, 0x449}, {{0x449, 0x449}, 0x449},        {{0x549, 0x749}, 0x749},
	    {{0x749, 0x549}, 0x749}, {{0x649, 0x549}, 0x649}, {{0x549, 0x449, 0x549}, 0x449}, {{0x45a, 0x55a}, 0x45a},
	    {{0x53f, 0x13f}, 0x13f}, {{0x13f, 0x53f}, 0x13f}, {{0x13f, 0x73f}, 0x33f},        {{0x13f, 0x43f}, 0x03f},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct kd_result *result = link_flags(TARGET_LINE("gfx1250"), cases[i].flags);
		assert_int_equal(result->status, KD_OK);
		assert_int_equal(read_flags(result->object), cases[i].whole);
		kd_result_free(result);
	}
}

static void test_states_that_differ_are_named(void **state) {
	(void)state;
	static const struct {
		uint32_t flags[MOST_FLAGS];
		const char *message;
	} cases[] = {
	    {{0x449, 0x749},
	     "incompatible xnack: b is for amdgcn-amd-amdhsa--gfx1250:xnack+ (e_flags 0x749), a is for "
	     "amdgcn-amd-amdhsa--gfx1250 (e_flags 0x449)"},
	    {{0x749, 0x449},
	     "incompatible xnack: b is for amdgcn-amd-amdhsa--gfx1250 (e_flags 0x449), a is for "
	     "amdgcn-amd-amdhsa--gfx1250:xnack+ (e_flags 0x749)"},
	    {{0x549, 0x449, 0x649},
	     "incompatible xnack: c is for amdgcn-amd-amdhsa--gfx1250:xnack- (e_flags 0x649), b is for "
	     "amdgcn-amd-amdhsa--gfx1250 (e_flags 0x449)"},
	    {{0x549, 0xd49, 0x149},
	     "incompatible sramecc: c is for amdgcn-amd-amdhsa--gfx1250 (e_flags 0x149), b is for "
	     "amdgcn-amd-amdhsa--gfx1250:sramecc+ (e_flags 0xd49)"},
	    {{0x549, 0x55a},
	     "incompatible mach: b is for amdgcn-amd-amdhsa--gfx1251 (e_flags 0x55a), a is for "
	     "amdgcn-amd-amdhsa--gfx1250 (e_flags 0x549)"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct kd_result *result = link_flags(TARGET_LINE("gfx1250"), cases[i].flags);
		assert_string_equal(refusal(result), cases[i].message);
		kd_result_free(result);
	}
}

/* In version 2 the note names the processor, and bits 0 and 1 mean something else. They stay as they are. */
static void test_version_2_keeps_its_flags(void **state) {
	(void)state;
	static const char source[] = ".hsa_code_object_version 2,1\n.hsa_code_object_isa 8,0,3,\"AMD\",\"AMDGPU\"\n";
	struct kd_result *result = link_flags(source, (uint32_t[MOST_FLAGS]){3, 3});
	assert_int_equal(result->status, KD_OK);
	assert_int_equal(read_flags(result->object), 3);
	kd_result_free(result);

	result = link_flags(source, (uint32_t[MOST_FLAGS]){2, 3});
	assert_string_equal(refusal(result), "incompatible e_flags: b is for amdgcn-amd-amdhsa--gfx803 (e_flags 0x3), "
	                                     "a is for amdgcn-amd-amdhsa--gfx803 (e_flags 0x2)");
	kd_result_free(result);
}

static void test_target_of_all(void **state) {
	(void)state;
	struct kd_result *linked =
	    link_two(assemble(KERNEL_SOURCE("gfx90a", "one")), assemble(KERNEL_SOURCE("gfx90a:xnack+", "two")), NULL);
	assert_int_equal(linked->status, KD_OK);
	assert_int_equal(count_text(linked, "amdhsa.target"), 1);
	assert_int_equal(count_text(linked, "amdgcn-amd-amdhsa--gfx90a:xnack+"), 1);
	kd_result_free(linked);
}

static void test_one_note_stays_as_it_is(void **state) {
	(void)state;
	struct kd_result *object = assemble(KERNEL_SOURCE("gfx90a", "one"));
	const uint8_t *note = memmem(object->object, object->object_size, "AMDGPU", sizeof "AMDGPU");
	assert_non_null(note);
	const size_t size = 256; /* the note is longer */
	struct kd_link_input input = input_of("one", object);
	struct kd_result *linked = kd_link(&input, 1, NULL);
	assert_int_equal(linked->status, KD_OK);
	assert_non_null(memmem(linked->object, linked->object_size, note, size));
	kd_result_free(linked);
	kd_result_free(object);
}

/* ---- relocations that ld.lld does not know; expected values are the specification's ---- */

/* The 64-bit words of a dynamic relocation with this type, symbol and addend appear somewhere. */
static bool has_dynamic(const struct kd_result *result, uint64_t type, uint64_t symbol, uint64_t addend) {
	const uint64_t words[] = {htole64(symbol << 32 | type), htole64(addend)};
	return memmem(result->object, result->object_size, words, sizeof words);
}

static void test_absolute_halves(void **state) {
	(void)state;
	static const char uses[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.data\n.hidden n\n"
	                           ".long n@abs32@lo, n@abs32@hi, 0x11111111, g@abs32@lo+4, g@abs32@hi+8\n";
	static const char defines[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.globl n\n.hidden n\n"
	                              "n = 0x123456789abc\n";
	struct kd_result *linked = link_two(assemble(uses), assemble(defines), NULL);
	assert_int_equal(linked->status, KD_OK);
	const uint32_t words[] = {htole32(0x56789abc), htole32(0x1234), htole32(0x11111111)};
	assert_non_null(memmem(linked->object, linked->object_size, words, sizeof words));
	assert_true(has_dynamic(linked, 1, 1, 4)); /* R_AMDGPU_ABS32_LO, the first dynamic symbol */
	assert_true(has_dynamic(linked, 2, 1, 8)); /* R_AMDGPU_ABS32_HI */
	kd_result_free(linked);
}

static void test_absolute_halves_of_addresses(void **state) {
	(void)state;
	struct kd_result *object = assemble(".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.data\nl: .long l@abs32@lo\n");
	struct kd_link_input input = input_of("halves", object);
	struct kd_result *result = kd_link(&input, 1, NULL);
	assert_non_null(strstr(refusal(result), "halves:(.data+0x0): relocation R_AMDGPU_ABS32_LO cannot be used against"));
	kd_result_free(result);
	kd_result_free(object);
}

static void test_no_relocation(void **state) {
	(void)state;
	struct kd_result *object = assemble(".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.rodata\n.long 0x12345678\n"
	                                    ".reloc 0, R_AMDGPU_NONE, g\n");
	struct kd_link_input input = input_of("none", object);
	struct kd_result *linked = kd_link(&input, 1, NULL);
	const uint32_t word = htole32(0x12345678);
	assert_int_equal(linked->status, KD_OK);
	assert_non_null(memmem(linked->object, linked->object_size, &word, sizeof word));
	kd_result_free(linked);
	kd_result_free(object);
}

/* Other systems have addends in the bytes: positive ones, which counts for the high half. */
static void test_addends_in_bytes(void **state) {
	(void)state;
	static const char source[] = ".globl f\n.protected f\nf: .long 0x22222222\n"
	                             ".long f@rel32@lo+8, f@rel32@hi-4, f - . - 4\n";
	const struct kd_options pal = {.triple = "amdgcn-amd-amdpal", .processor = "gfx900"};
	struct kd_result *object = kd_assemble(source, sizeof source - 1, &pal);
	struct kd_link_input input = input_of("pal", object);
	struct kd_result *linked = kd_link(&input, 1, NULL);
	/* 8 - 4; (0xfffffffc - 8) >> 32; -12 - 4. */
	const uint32_t words[] = {htole32(0x22222222), htole32(4), 0, htole32(0xfffffff0)};
	assert_int_equal(linked->status, KD_OK);
	assert_non_null(memmem(linked->object, linked->object_size, words, sizeof words));
	kd_result_free(linked);
	kd_result_free(object);
}

/* ---- notes of code object version 2 ---- */

#define KERNEL_V2(binding, name)                                                                                       \
	".p2align 8\n" binding " " name "\n.amdgpu_hsa_kernel " name "\n" name ":\n.amd_kernel_code_t\n"                   \
	".end_amd_kernel_code_t\n.long 0xbf810000\n"

/* `shown` is the name that the metadata has of the kernel `same`. */
#define METADATA_V2(name, shown, version)                                                                              \
	".amd_amdgpu_hsa_metadata\nVersion: " version "\nPrintf: ['1:1:4:" name "']\nKernels:\n"                           \
	"  - {Name: " name ", SymbolName: '" name "@kd'}\n  - {Name: " shown ", SymbolName: 'same@kd'}\n"                  \
	".end_amd_amdgpu_hsa_metadata\n"

#define NOTES_V2 ".hsa_code_object_version 2,1\n.hsa_code_object_isa\n.amd_amdgpu_isa \"amdgcn-amd-amdhsa--gfx803\"\n"

#define NOTE(type, size, contents)                                                                                     \
	".section .note,\"a\",@note\n.long 4, " size ", " type "\n.asciz \"AMD\"\n" contents "\n"

/* The entry of a kernel as llvm-mc 14 writes it into the note. */
#define WRITTEN_V2(name, symbol)                                                                                       \
	"  - Name:            " name "\n    SymbolName:      '" symbol "@kd'\n    CodeProps:\n"                            \
	"      KernargSegmentSize: 0\n      GroupSegmentFixedSize: 0\n      PrivateSegmentFixedSize: 0\n"                  \
	"      KernargSegmentAlign: 0\n      WavefrontSize:   0\n"

static struct kd_result *assemble_v2(const char *source) {
	const struct kd_options options = {.processor = "gfx803", .code_object_version = 2};
	struct kd_result *result = kd_assemble(source, strlen(source), &options);
	assert_non_null(result);
	assert_int_equal(result->status, KD_OK);
	return result;
}

static void test_joined_text(void **state) {
	(void)state;
	static const char expected[] = "---\nVersion:         [ 1, 1 ]\nPrintf:\n  - '1:1:4:one'\n"
	                               "  - '1:1:4:two'\nKernels:\n" WRITTEN_V2("one", "one") WRITTEN_V2("two", "two")
	                                   WRITTEN_V2("late", "same") "...\n";
	const char *first = NOTES_V2 KERNEL_V2(".globl", "one") KERNEL_V2(".weak", "same")
	    METADATA_V2("one", "early", "[1, 0]");
	const char *second = KERNEL_V2(".globl", "two") KERNEL_V2(".globl", "same") METADATA_V2("two", "late", "[1, 1]")
	    NOTES_V2;
	struct kd_result *linked = link_two(assemble_v2(first), assemble_v2(second), NULL);
	assert_int_equal(linked->status, KD_OK);
	assert_int_equal(linked->diagnostic_count, 1); /* the number 1 of both formats */
	assert_true(contains(linked, expected));
	assert_int_equal(count_text(linked, "Kernels:"), 1);
	assert_int_equal(count_text(linked, "amdgcn-amd-amdhsa--gfx803"), 1);
	assert_int_equal(count_text(linked, "AMDGPU"), 1);
	struct kd_code_object *object = kd_code_object_open(linked->object, linked->object_size);
	assert_int_equal(kd_code_object_status(object), KD_CODE_OBJECT_OK);
	assert_int_equal(kd_code_object_kernel_count(object), 3);
	assert_int_equal(kd_code_object_note_count(object), 4);
	kd_code_object_close(object);
	kd_result_free(linked);
}

static void test_notes_that_clash(void **state) {
	(void)state;
	static const struct {
		const char *second, *message;
	} cases[] = {
	    {".hsa_code_object_version 2,0\n",
	     "second: the note of type 1 differs from that of first, but a code object has only one"},
	    {".hsa_code_object_isa 8,0,1,\"AMD\",\"AMDGPU\"\n", "second: the note of type 3 differs from that of first"},
	    {NOTE("11", "4", ".ascii \"gfx9\""), "second: the note of type 11 differs from that of first"},
	    {NOTE("10", "12", ".ascii \"Version: 1\\n\\n\""), "invalid HSA metadata: 'Version' must be a list"},
	    {NOTE("10", "8", ".ascii \"a: [b\\0\\0\\0\""), "invalid HSA metadata: "},
	    {".section .note,\"a\",@note\n.long 7, 1, 32\n.asciz \"AMDGPU\"\n.byte 0\n.long 0x80\n",
	     "first has metadata of code object version 2, but second has that of a later version: they cannot be joined"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct kd_result *first = assemble_v2(NOTES_V2 METADATA_V2("one", "early", "[1, 0]"));
		struct kd_result *linked = link_two(first, assemble_v2(cases[i].second), NULL);
		assert_int_equal(linked->status, KD_INPUT_ERRORS);
		assert_non_null(strstr(linked->diagnostics[0].message, cases[i].message));
		kd_result_free(linked);
	}
}

/* ---- symbols ---- */

/* Bits of st_other that mean nothing here stay, as with ld.lld. */
static void test_other_bits(void **state) {
	(void)state;
	struct kd_result *object = assemble(TARGET_LINE("gfx900") ".globl f\n.protected f\nf: .long 1\n");
	uint8_t *bytes = malloc(object->object_size);
	assert_non_null(bytes);
	memcpy(bytes, object->object, object->object_size);
	Elf64_Ehdr header;
	memcpy(&header, bytes, sizeof header);
	for (size_t i = 0; i < header.e_shnum; i++) {
		Elf64_Shdr section;
		memcpy(&section, bytes + header.e_shoff + i * sizeof section, sizeof section);
		if (section.sh_type == SHT_SYMTAB)
			bytes[section.sh_offset + section.sh_size - sizeof(Elf64_Sym) + offsetof(Elf64_Sym, st_other)] |= 0x80;
	}
	const struct kd_link_input input = {"other", bytes, object->object_size};
	struct kd_result *linked = kd_link(&input, 1, NULL);
	assert_int_equal(linked->status, KD_OK);
	const Elf64_Sym expected = {
	    .st_name = htole32(1), .st_info = ELF64_ST_INFO(STB_GLOBAL, STT_NOTYPE), .st_other = 0x80 | STV_PROTECTED};
	size_t shown = offsetof(Elf64_Sym, st_shndx);
	assert_non_null(memmem(linked->object, linked->object_size, &expected, shown)); /* in .dynsym */
	kd_result_free(linked);
	kd_result_free(object);
	free(bytes);
}

/* ---- formats of printf ---- */

#define FORMATS(formats)                                                                                               \
	TARGET_LINE("gfx900")                                                                                              \
	".amdgpu_metadata\namdhsa.version: [ 1, 2 ]\namdhsa.printf: [ " formats                                            \
	" ]\namdhsa.kernels: []\n.end_amdgpu_metadata\n"

/* The same one appears once. A number of two formats is reported, except for 0: code finds these in another way. */
static void test_formats(void **state) {
	(void)state;
	struct kd_result *linked = link_two(assemble(FORMATS("\"1:1:4:same\", \"2:0:one\", \"0:0:ab,one\"")),
	                                    assemble(FORMATS("\"1:1:4:same\", \"2:0:two\", \"0:0:cd,two\"")), NULL);
	assert_int_equal(linked->status, KD_OK);
	assert_true(contains(linked, "\xad"
	                             "amdhsa.printf\x95\xaa"
	                             "1:1:4:same\xa7"
	                             "2:0:one\xaa"
	                             "0:0:ab,one\xa7"
	                             "2:0:two\xaa"
	                             "0:0:cd,two"));
	assert_int_equal(count_text(linked, "same"), 1);
	assert_int_equal(linked->diagnostic_count, 1);
	assert_int_equal(linked->diagnostics[0].severity, KD_WARNING);
	assert_non_null(strstr(linked->diagnostics[0].message, "second: printf format 2 differs from the one in first: "));
	kd_result_free(linked);
}

/* ---- call graph profiles ---- */

static void test_profile_of_nothing(void **state) {
	(void)state;
	struct kd_result *alone =
	    assemble(TARGET_LINE("gfx90a") ".section .llvm.call-graph-profile,\"e\",@llvm_call_graph_profile\n"
	                                   ".quad 1\n");
	struct kd_result *linked = link_two(alone, assemble(TARGET_LINE("gfx90a")), NULL);
	assert_int_equal(linked->status, KD_OK);
	assert_int_equal(linked->diagnostic_count, 1);
	assert_int_equal(linked->diagnostics[0].severity, KD_WARNING);
	assert_string_equal(linked->diagnostics[0].message,
	                    "first: section .llvm.call-graph-profile has no relocations that name callers and callees");
	kd_result_free(linked);
}

/* A section of the object that lies in `bytes`. */
static Elf64_Shdr *section_of_type(uint8_t *bytes, uint32_t type) {
	const Elf64_Ehdr *header = (const Elf64_Ehdr *)bytes;
	Elf64_Shdr *sections = (Elf64_Shdr *)(bytes + le64toh(header->e_shoff));
	for (size_t i = 0; i < le16toh(header->e_shnum); i++)
		if (le32toh(sections[i].sh_type) == type)
			return &sections[i];
	fail();
	return NULL;
}

static void add_weight(uint8_t *bytes) {
	section_of_type(bytes, SHT_LLVM_CALL_GRAPH_PROFILE)->sh_size = htole64(16);
}

/* .text, which is long enough for the numbers of the symbols. */
static void take_text_for_symbols(uint8_t *bytes) {
	section_of_type(bytes, SHT_REL)->sh_link = htole32(2);
}

static void test_damaged_profiles(void **state) {
	(void)state;
	static const struct {
		void (*damage)(uint8_t *bytes);
		const char *message;
	} cases[] = {
	    {add_weight, "damaged: number of relocations doesn't match Weights: section .llvm.call-graph-profile has 2 "
	                 "relocations and 2 weights, which need two each"},
	    {take_text_for_symbols,
	     "damaged: the relocations of section .llvm.call-graph-profile refer to section 2, which is not a symbol table [stricter than ld.lld]"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct kd_result *object = assemble(TARGET_LINE("gfx90a") "f: .zero 240\n.cg_profile f, f, 4\n");
		uint8_t *bytes = malloc(object->object_size);
		assert_non_null(bytes);
		memcpy(bytes, object->object, object->object_size);
		cases[i].damage(bytes);
		const struct kd_link_input input = {"damaged", bytes, object->object_size};
		struct kd_result *linked = kd_link(&input, 1, NULL);
		assert_string_equal(refusal(linked), cases[i].message);
		kd_result_free(linked);
		free(bytes);
		kd_result_free(object);
	}
}

/* ---- options ---- */

static void test_size_limit(void **state) {
	(void)state;
	static const char source[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.data\n.zero 4000\n";
	struct kd_result *object = assemble(source);
	struct kd_link_input input = input_of("large", object);
	struct kd_result *whole = kd_link(&input, 1, NULL);
	const struct kd_link_options exact = {.size_limit = whole->object_size},
	                             small = {.size_limit = exact.size_limit - 1};
	struct kd_result *refused = kd_link(&input, 1, &small), *linked = kd_link(&input, 1, &exact);
	assert_non_null(strstr(refusal(refused), "the limit is "));
	assert_int_equal(linked->status, KD_OK);
	kd_result_free(refused);
	kd_result_free(linked);
	kd_result_free(whole);
	kd_result_free(object);
}

static struct kd_result *link_sections(size_t count) {
	enum { ROOM = 64 };
	char *source = malloc((count + 2) * ROOM), *end = source;
	assert_non_null(source);
	end += sprintf(end, TARGET_LINE("gfx900"));
	for (size_t i = 0; i < count; i++)
		end += sprintf(end, ".section s%zu,\"a\"\n.byte 1\n", i);
	struct kd_result *object = assemble(source);
	struct kd_link_input input = input_of("sections", object);
	struct kd_result *linked = kd_link(&input, 1, NULL);
	kd_result_free(object);
	free(source);
	return linked;
}

static size_t section_count(const struct kd_result *linked) {
	assert_int_equal(linked->status, KD_OK);
	const Elf64_Ehdr *header = (const Elf64_Ehdr *)linked->object;
	return le16toh(header->e_shnum);
}

/* Numbers from SHN_LORESERVE on mean something else. */
static void test_section_limit(void **state) {
	(void)state;
	struct kd_result *one = link_sections(1);
	size_t others = section_count(one) - 1;
	struct kd_result *most = link_sections(SHN_LORESERVE - 1 - others),
	                 *refused = link_sections(SHN_LORESERVE - others);
	assert_int_equal(section_count(most), SHN_LORESERVE - 1);
	assert_string_equal(refusal(refused), "the code object has 65279 sections, more than 65278 [stricter than ld.lld]");
	kd_result_free(one);
	kd_result_free(most);
	kd_result_free(refused);
}

/* A distance in a section that is not loaded is a warning. */
static void test_warnings(void **state) {
	(void)state;
	static const char source[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\nf: .long 1\n"
	                             ".section .tool,\"\"\n.long f - .\n";
	const struct kd_link_options fatal = {.fatal_warnings = true}, silent = {.no_warnings = true};
	struct kd_result *object = assemble(source);
	struct kd_link_input input = {NULL, object->object, object->object_size};
	struct kd_result *warned = kd_link(&input, 1, NULL), *refused = kd_link(&input, 1, &fatal);
	struct kd_result *linked = kd_link(&input, 1, &silent);
	assert_int_equal(warned->status, KD_OK);
	assert_int_equal(warned->diagnostic_count, 1);
	assert_int_equal(warned->diagnostics[0].severity, KD_WARNING);
	assert_non_null(
	    strstr(warned->diagnostics[0].message, "<memory>:(.tool+0x0): has non-ABS relocation R_AMDGPU_REL32"));
	assert_non_null(strstr(refusal(refused), "has non-ABS relocation"));
	assert_int_equal(linked->diagnostic_count, 0);
	kd_result_free(warned);
	kd_result_free(refused);
	kd_result_free(linked);
	kd_result_free(object);
}

/* ---- what is no input ---- */

static void test_nothing(void **state) {
	(void)state;
	struct kd_result *result = kd_link(NULL, 0, NULL);
	assert_non_null(strstr(refusal(result), "nothing to link"));
	kd_result_free(result);
}

static void test_is_input(void **state) {
	(void)state;
	assert_true(kd_link_is_input("\177ELF", 4));
	assert_true(kd_link_is_input("!<arch>\n", 8));
	assert_true(kd_link_is_input("!<thin>\n", 8));
	assert_true(kd_link_is_input("BC\xc0\xde", 4));
	assert_false(kd_link_is_input("", 0));
	assert_false(kd_link_is_input("\177EL", 3));
	assert_false(kd_link_is_input(".text\n", 6));
}

/* However much of an object is missing, there is a message. */
static void test_every_length(void **state) {
	(void)state;
	struct kd_result *object = assemble(KERNEL_SOURCE("gfx90a", "one"));
	for (size_t size = 0; size < object->object_size; size++) {
		struct kd_link_input input = {"cut", object->object, size};
		struct kd_result *result = kd_link(&input, 1, NULL);
		assert_non_null(strstr(refusal(result), "cut: "));
		kd_result_free(result);
	}
	kd_result_free(object);
}

/* ---- what a link may be told besides ---- */

static void take_text(void *context, const void *text, size_t size) {
	char **taken = context;
	*taken = calloc(1, size + 1);
	assert_non_null(*taken);
	memcpy(*taken, text, size);
}

static void test_details(void **state) {
	(void)state;
	static const char source[] = TARGET_LINE("gfx900") ".globl f, g\nf: .long 0\n.section .text.g,\"ax\",@progbits\n"
	                                                   "g: .long 1\n";
	static const char script[] = "V1 { global: f; local: *; };";
	const struct kd_link_input scripts[] = {{"one.map", script, sizeof script - 1}};
	const char *const traced[] = {"g"};
	char *map = NULL;
	const struct kd_link_details details = {
	    .gc_sections = true,
	    .print_gc_sections = true,
	    .scripts = scripts,
	    .script_count = 1,
	    .traced = traced,
	    .traced_count = 1,
	    .take_map = take_text,
	    .map_context = &map,
	};
	const struct kd_link_options options = {.details = &details};
	struct kd_result *object = assemble(source);
	const struct kd_link_input input = input_of("a.o", object);
	struct kd_result *linked = kd_link(&input, 1, &options);
	assert_int_equal(linked->status, KD_OK);
	static const char said[] = "a.o: definition of g\nremoving unused section a.o:(.text.g)\n";
	assert_int_equal(linked->printed_size, sizeof said - 1);
	assert_memory_equal(linked->printed, said, sizeof said - 1);
	assert_non_null(map);
	assert_non_null(strstr(map, "        a.o:(.text)\n"));
	assert_null(strstr(map, "a.o:(.text.g)"));
	free(map);
	kd_result_free(linked);
	kd_result_free(object);
}

/* Inputs that come one after another. */
struct coming {
	struct kd_link_input inputs[2];
	struct kd_result *objects[2];
	size_t count; /* that ever come */
	size_t asked;
};

static bool come(void *context, size_t number) {
	struct coming *coming = context;
	assert_int_equal(number, coming->asked);
	coming->asked++;
	if (number < coming->count)
		coming->inputs[number] = input_of(number ? "second" : "first", coming->objects[number]);
	return number < coming->count;
}

static void test_inputs_come_late(void **state) {
	(void)state;
	struct coming coming = {.objects = {assemble(TARGET_LINE("gfx900") ".globl f\nf: .long 0\n"),
	                                    assemble(TARGET_LINE("gfx900") ".globl g\ng: .long 1\n")}};
	const struct kd_link_details details = {.wait = come, .wait_context = &coming};
	const struct kd_link_options options = {.details = &details};
	const struct kd_link_input there[] = {input_of("first", coming.objects[0]), input_of("second", coming.objects[1])};
	struct kd_result *wanted = kd_link(there, 2, NULL);
	for (coming.count = 0; coming.count <= 2; coming.count++) {
		coming.asked = 0;
		memset(coming.inputs, 0, sizeof coming.inputs);
		struct kd_result *linked = kd_link(coming.inputs, 2, &options);
		assert_int_equal(coming.asked, coming.count < 2 ? coming.count + 1 : 2);
		assert_int_equal(linked->status, coming.count < 2 ? KD_INPUT_ERRORS : KD_OK);
		assert_int_equal(linked->diagnostic_count, 0);
		assert_int_equal(linked->object_size, coming.count < 2 ? 0 : wanted->object_size);
		if (coming.count == 2)
			assert_memory_equal(linked->object, wanted->object, wanted->object_size);
		kd_result_free(linked);
	}
	kd_result_free(wanted);
	kd_result_free(coming.objects[0]);
	kd_result_free(coming.objects[1]);
}

/* Each beginning of a version script is read, or refused with its place. */
static void test_cut_version_scripts(void **state) {
	(void)state;
	static const char script[] =
	    "# one\nV1 { global: f; \"f*\"; [a-f]; extern \"C\" { f }; local: *; };\n/* two */ V2 {} V1;\n";
	struct kd_result *object = assemble(TARGET_LINE("gfx900") ".globl f\nf: .long 0\n");
	const struct kd_link_input input = input_of("a.o", object);
	for (size_t size = 0; size < sizeof script; size++) {
		const struct kd_link_input scripts[] = {{"cut.map", script, size}};
		const struct kd_link_details details = {.scripts = scripts, .script_count = 1};
		const struct kd_link_options options = {.details = &details};
		struct kd_result *linked = kd_link(&input, 1, &options);
		if (linked->status != KD_OK)
			assert_string_equal(linked->diagnostics[0].file, "cut.map");
		kd_result_free(linked);
	}
	kd_result_free(object);
}

/* Links an object with a symbol whose name is so many letters, and a script with a pattern that takes as many
 * steps as their square. */
static enum kd_status link_with_stars(size_t count) {
	char *name = malloc(count + 1), *source = malloc(2 * count + 200), *script = malloc(2 * count + 20);
	assert_true(name && source && script);
	memset(name, 'a', count);
	name[count] = 0;
	sprintf(source, TARGET_LINE("gfx900") ".data\n.globl %s\n%s: .byte 1\n", name, name);
	char *end = script + sprintf(script, "{ global: ");
	for (size_t i = 0; i < count; i++)
		end += sprintf(end, "*a");
	strcpy(end, "; };");
	struct kd_result *object = assemble(source);
	const struct kd_link_input input = input_of("a.o", object), scripts[] = {{"stars.map", script, strlen(script)}};
	const struct kd_link_details details = {.scripts = scripts, .script_count = 1};
	const struct kd_link_options options = {.details = &details};
	struct kd_result *linked = kd_link(&input, 1, &options);
	enum kd_status status = linked->status;
	if (status != KD_OK)
		assert_non_null(strstr(linked->diagnostics[0].message, "take more than 8388608 steps"));
	kd_result_free(linked);
	kd_result_free(object);
	free(name);
	free(source);
	free(script);
	return status;
}

static void test_steps_of_patterns_are_bounded(void **state) {
	(void)state;
	assert_int_equal(link_with_stars(2800), KD_OK);
	assert_int_equal(link_with_stars(3000), KD_INPUT_ERRORS);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_details),
	    cmocka_unit_test(test_inputs_come_late),
	    cmocka_unit_test(test_cut_version_scripts),
	    cmocka_unit_test(test_steps_of_patterns_are_bounded),
	    cmocka_unit_test(test_one_note_with_all_kernels),
	    cmocka_unit_test(test_one_entry_for_copies),
	    cmocka_unit_test(test_entries_of_one_input_stay),
	    cmocka_unit_test(test_states_are_merged),
	    cmocka_unit_test(test_states_that_differ_are_named),
	    cmocka_unit_test(test_version_2_keeps_its_flags),
	    cmocka_unit_test(test_target_of_all),
	    cmocka_unit_test(test_one_note_stays_as_it_is),
	    cmocka_unit_test(test_absolute_halves),
	    cmocka_unit_test(test_absolute_halves_of_addresses),
	    cmocka_unit_test(test_no_relocation),
	    cmocka_unit_test(test_addends_in_bytes),
	    cmocka_unit_test(test_joined_text),
	    cmocka_unit_test(test_other_bits),
	    cmocka_unit_test(test_formats),
	    cmocka_unit_test(test_notes_that_clash),
	    cmocka_unit_test(test_profile_of_nothing),
	    cmocka_unit_test(test_damaged_profiles),
	    cmocka_unit_test(test_size_limit),
	    cmocka_unit_test(test_section_limit),
	    cmocka_unit_test(test_warnings),
	    cmocka_unit_test(test_nothing),
	    cmocka_unit_test(test_is_input),
	    cmocka_unit_test(test_every_length),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
