/* object_test.c: reading ELF files and metadata documents that may be hostile. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kdasm/kdasm.h"
#include "kernel/metadata/tree.h"
#include "files/elf/read/elf_file.h"

static const char source[] =
    ".amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n"
    ".globl k\n.p2align 8\n.type k,@function\nk: .long 0xbf810000, other\n.size k, .-k\n"
    ".rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n"
    ".amdhsa_accum_offset 8\n.end_amdhsa_kernel\n"
    ".comm shared, 64, 16\n"
    ".amdgpu_metadata\n---\namdhsa.version: [1, 2]\namdhsa.kernels: []\n...\n.end_amdgpu_metadata\n";

struct fixture {
	struct arena *arena;
	struct kd_result *result;
	uint8_t *bytes; /* a copy that a test may change */
	size_t size;
};

static int set_up(void **state) {
	static struct fixture fixture;
	struct kd_options options = {0};
	fixture.arena = arena_new();
	if (setjmp(*arena_escape(fixture.arena)))
		return -1;
	fixture.result = kd_assemble(source, sizeof source - 1, &options);
	if (fixture.result->status != KD_OK)
		return -1;
	fixture.size = fixture.result->object_size;
	fixture.bytes = arena_alloc(fixture.arena, fixture.size);
	memcpy(fixture.bytes, fixture.result->object, fixture.size);
	*state = &fixture;
	return 0;
}

static int tear_down(void **state) {
	struct fixture *fixture = *state;
	kd_result_free(fixture->result);
	arena_free(fixture->arena);
	return 0;
}

static const struct elf_symbol *find_symbol(const struct elf_file *file, const char *name) {
	for (size_t i = 0; i < file->symbols.count; i++) {
		if (strcmp(file->symbols.items[i].name, name) == 0)
			return &file->symbols.items[i];
	}
	return NULL;
}

static void object_is_read(void **state) {
	struct fixture *fixture = *state;
	struct elf_file file;
	const char *error;
	assert_true(elf_file_read(&file, fixture->arena, fixture->bytes, fixture->size, &error));
	assert_int_equal(file.class, ELFCLASS64);
	assert_int_equal(file.type, ET_REL);
	assert_int_equal(file.machine, EM_AMDGPU);
	assert_int_equal(file.flags & 0xff, 0x3f);

	const struct elf_symbol *kernel = find_symbol(&file, "k"), *descriptor = find_symbol(&file, "k.kd");
	assert_non_null(kernel);
	assert_non_null(descriptor);
	assert_string_equal(file.sections[kernel->section].name, ".text");
	assert_int_equal(kernel->type, STT_FUNC);
	assert_int_equal(kernel->size, 8);
	assert_int_equal(descriptor->type, STT_OBJECT);
	assert_int_equal(descriptor->size, 64);
	assert_int_equal(descriptor->visibility, STV_DEFAULT);
	assert_true(find_symbol(&file, "shared")->reserved);
	assert_int_equal(find_symbol(&file, "shared")->section, SHN_COMMON);
	assert_false(find_symbol(&file, "other")->reserved);

	const struct elf_section *rodata = elf_file_section(&file, ".rodata");
	const struct elf_section *code = elf_file_section(&file, ".rela.text");
	assert_non_null(rodata);
	assert_ptr_equal(elf_file_at(&file, descriptor->section, descriptor->value, 64), rodata->bytes + descriptor->value);
	assert_null(elf_file_at(&file, descriptor->section, descriptor->value, rodata->size + 1));
	assert_null(elf_file_at(&file, descriptor->section, UINT64_MAX, 2));
	assert_int_equal(code->relocation_count, 1);
	assert_int_equal(code->relocations[0].offset, 4);
	assert_int_equal(code->relocations[0].type, R_AMDGPU_ABS32);
	assert_string_equal(file.symbols.items[code->relocations[0].symbol].name, "other");

	assert_int_equal(file.note_count, 1);
	assert_int_equal(file.notes[0].type, 32);
	assert_int_equal(file.notes[0].name_size, 6);
	assert_memory_equal(file.notes[0].name, "AMDGPU", 6);
}

/* Where a field of the file is. */
#define HEADER_FIELD(field) offsetof(Elf64_Ehdr, field)

static size_t section_field(const struct fixture *fixture, const char *name, size_t field) {
	struct elf_file file;
	const char *error;
	uint64_t headers = load_le(fixture->bytes + HEADER_FIELD(e_shoff), 8);
	assert_true(elf_file_read(&file, fixture->arena, fixture->bytes, fixture->size, &error));
	const struct elf_section *section = elf_file_section(&file, name);
	assert_non_null(section);
	return (size_t)headers + (size_t)(section - file.sections) * sizeof(Elf64_Shdr) + field;
}

static void expect_refusal(struct fixture *fixture, size_t at, uint64_t value, size_t width, const char *expected) {
	struct elf_file file;
	const char *error = NULL;
	uint64_t before = load_le(fixture->bytes + at, width);
	store_le(fixture->bytes + at, value, width);
	bool read = elf_file_read(&file, fixture->arena, fixture->bytes, fixture->size, &error);
	store_le(fixture->bytes + at, before, width);
	assert_false(read);
	if (!strstr(error, expected))
		fail_msg("'%s' is not in: %s", expected, error);
}

static void lies_are_refused(void **state) {
	struct fixture *fixture = *state;
#define SECTION(name, field) section_field(fixture, name, offsetof(Elf64_Shdr, field))
	expect_refusal(fixture, 0, 'x', 1, "does not begin with");
	expect_refusal(fixture, EI_DATA, ELFDATA2MSB, 1, "little-endian");
	expect_refusal(fixture, EI_CLASS, 7, 1, "ELF header");
	expect_refusal(fixture, HEADER_FIELD(e_shoff), UINT64_MAX - 7, 8, "section");
	expect_refusal(fixture, HEADER_FIELD(e_shnum), 0xfe00, 2, "section headers");
	expect_refusal(fixture, HEADER_FIELD(e_shstrndx), 0x700, 2, "has no name");
	expect_refusal(fixture, SECTION(".text", sh_name), 0xfffffff0, 4, "has no name");
	expect_refusal(fixture, SECTION(".text", sh_offset), UINT64_MAX - 3, 8, "reaches past the end");
	expect_refusal(fixture, SECTION(".text", sh_size), UINT64_MAX, 8, "reaches past the end");
	expect_refusal(fixture, SECTION(".text", sh_addralign), 3, 8, "not a power of two");
	expect_refusal(fixture, SECTION(".text", sh_link), 1000, 4, "refers to section 1000");
	expect_refusal(fixture, SECTION(".symtab", sh_entsize), 23, 8, "entries of 24 bytes");
	expect_refusal(fixture, SECTION(".symtab", sh_info), 1000, 4, "are local");
	expect_refusal(fixture, SECTION(".symtab", sh_link), 0, 4, "has no name");
	expect_refusal(fixture, SECTION(".rela.text", sh_info), 1000, 4, "relocates section 1000");
	size_t text = (size_t)load_le(fixture->bytes + SECTION(".symtab", sh_offset), 8);
	expect_refusal(fixture, text + sizeof(Elf64_Sym) + offsetof(Elf64_Sym, st_shndx), 0x1000, 2, "lies in section");
	size_t relocation = (size_t)load_le(fixture->bytes + SECTION(".rela.text", sh_offset), 8);
	expect_refusal(fixture, relocation + offsetof(Elf64_Rela, r_info) + 4, 0xffff, 4, "refers to symbol 65535");

	/* The first number that is too large. */
	uint64_t sections = load_le(fixture->bytes + HEADER_FIELD(e_shnum), 2), size = fixture->size;
	uint64_t symbols = load_le(fixture->bytes + SECTION(".symtab", sh_size), 8) / sizeof(Elf64_Sym);
	uint64_t begin = load_le(fixture->bytes + SECTION(".text", sh_offset), 8);
	expect_refusal(fixture, SECTION(".text", sh_link), sections, 4, "refers to section");
	expect_refusal(fixture, text + sizeof(Elf64_Sym) + offsetof(Elf64_Sym, st_shndx), sections, 2, "lies in section");
	expect_refusal(fixture, SECTION(".rela.text", sh_info), sections, 4, "relocates section");
	expect_refusal(fixture, relocation + offsetof(Elf64_Rela, r_info) + 4, symbols, 4, "refers to symbol");
	expect_refusal(fixture, SECTION(".symtab", sh_info), symbols + 1, 4, "are local");
	expect_refusal(fixture, SECTION(".text", sh_size), size - begin + 1, 8, "reaches past the end");
	expect_refusal(fixture, SECTION(".text", sh_offset), size, 8, "reaches past the end");
	expect_refusal(fixture, HEADER_FIELD(e_shoff), size, 8, "past the end");
}

static void damaged_notes_are_named(void **state) {
	struct fixture *fixture = *state;
	struct elf_file file;
	const char *error;
	size_t size = SECTION(".note", sh_size);
	uint64_t before = load_le(fixture->bytes + size, 8);
	assert_true(elf_file_read(&file, fixture->arena, fixture->bytes, fixture->size, &error));
	assert_null(file.damaged_notes);
	store_le(fixture->bytes + size, 11, 8);
	assert_true(elf_file_read(&file, fixture->arena, fixture->bytes, fixture->size, &error));
	store_le(fixture->bytes + size, before, 8);
	assert_non_null(strstr(file.damaged_notes, "cut off"));
	assert_int_equal(file.note_count, 0);
}

static void cut_files_are_refused(void **state) {
	struct fixture *fixture = *state;
	for (size_t size = 0; size < fixture->size; size++) {
		struct arena *arena = arena_new();
		struct elf_file file;
		const char *error;
		uint8_t *cut = test_malloc(size + 1); /* so that a read past the end is seen */
		memcpy(cut + 1, fixture->bytes, size);
		assert_false(elf_file_read(&file, arena, cut + 1, size, &error));
		assert_non_null(error);
		test_free(cut);
		arena_free(arena);
	}
}

/* ---- addresses ---- */

static void range_of_an_address_is_found(void **state) {
	struct fixture *fixture = *state;
	struct ranges ranges = {0};
	static const struct {
		uint64_t start, size;
	} given[] = {{0x3000, 0x10}, {0x1000, 0x1000}, {0x2000, 0},    {0x1fff, 0x10},
	             {0x2000, 0x20}, {0x3000, 0x20},   {UINT64_MAX, 9}};
	static const struct {
		uint64_t address;
		int number; /* -1: none */
	} wanted[] = {
	    {0, -1},      {0xfff, -1}, {0x1000, 1}, {0x1fff, 1},  {0x2000, 4},          {0x201f, 4},
	    {0x2020, -1}, {0x3000, 0}, {0x300f, 0}, {0x3010, -1}, {UINT64_MAX - 1, -1}, {UINT64_MAX, 6},
	};
	assert_null(ranges_find(&ranges, 0));
	for (size_t i = 0; i < sizeof given / sizeof given[0]; i++)
		ranges_add(&ranges, fixture->arena, given[i].start, given[i].size, i);
	ranges_sort(&ranges);
	for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
		const struct range *range = ranges_find(&ranges, wanted[i].address);
		assert_int_equal(range ? (int)range->number : -1, wanted[i].number);
	}
}

/* ---- documents ---- */

static struct node *unpack(struct fixture *fixture, const char *bytes, size_t size, const char **error) {
	return tree_unpack(fixture->arena, (const uint8_t *)bytes, size, error);
}

static void document_is_read_and_packed_again(void **state) {
	struct fixture *fixture = *state;
	static const char bytes[] = "\x83\xa1"
	                            "a\xcd\x12\x34\xa1"
	                            "b\x93\xc3\xff\xa2hi\xa1"
	                            "c\x80";
	const char *error;
	struct node *root = unpack(fixture, bytes, sizeof bytes - 1, &error);
	assert_non_null(root);
	uint64_t number = 0;
	assert_true(node_unsigned(tree_find(root, "a"), &number));
	assert_int_equal(number, 0x1234);
	const struct node *list = tree_find(root, "b");
	bool yes = false;
	assert_int_equal(list->children.count, 3);
	assert_true(node_boolean(&list->children.items[0], &yes) && yes);
	assert_false(node_unsigned(&list->children.items[1], &number));
	assert_true(node_is(&list->children.items[2], "hi"));
	assert_false(node_is(&list->children.items[2], "h"));
	assert_int_equal(tree_find(root, "c")->kind, NODE_MAP);
	assert_null(tree_find(root, "d"));
	assert_null(tree_find(list, "a"));

	struct buffer out = buffer_in(fixture->arena);
	tree_pack(root, &out);
	assert_int_equal(out.size, sizeof bytes - 1);
	assert_memory_equal(out.data, bytes, sizeof bytes - 1);
}

static void document_is_made(void **state) {
	struct fixture *fixture = *state;
	struct node root = node_of_map();
	struct node *list = tree_set(fixture->arena, &root, "z", node_of_list());
	tree_append(fixture->arena, list, node_of_unsigned(7));
	tree_set(fixture->arena, &root, "a", node_of_boolean(false));
	tree_set(fixture->arena, &root, "a", node_of_text("x", 1));
	struct buffer out = buffer_in(fixture->arena);
	tree_pack(&root, &out);
	assert_int_equal(out.size, 9);
	assert_memory_equal(out.data,
	                    "\x82\xa1"
	                    "a\xa1x\xa1z\x91\x07",
	                    9); /* keys are sorted */
}

static void bad_documents_are_refused(void **state) {
	struct fixture *fixture = *state;
	static const struct {
		const char *bytes;
		size_t size;
		const char *error;
	} cases[] = {
	    {"", 0, "cut off"},
	    {"\x81", 1, "cut off"},
	    {"\xdd\xff\xff\xff\xff", 5, "cut off"},         /* a list of 2^32 - 1 */
	    {"\xdf\xff\xff\xff\xff\x01\x01", 7, "cut off"}, /* a map of as many */
	    {"\xdb\xff\xff\xff\xffx", 6, "cut off"},
	    {"\xc0\xc0", 2, "ends at byte 1 of 2"},
	    {"\xc1", 1, "0xc1 does not begin"},
	    {"\xc4\x01x", 3, "binary data"},
	    {"\xd4\x01x", 3, "an extension type"},
	    {"\x81\x90\xc0", 3, "as a key"},
	    {"\x81\x80\x80", 3, "as a key"},
	    {"\x82\x01\x02\x91\x07\x08", 6, "as a key"},               /* the second one */
	    {"\x81\xa1x\x81\x91\x91\x07\x92\x08\x09", 10, "as a key"}, /* of a map in a map, both nested */
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		const char *error = NULL;
		assert_null(unpack(fixture, cases[i].bytes, cases[i].size, &error));
		if (!strstr(error, cases[i].error))
			fail_msg("'%s' is not in: %s", cases[i].error, error);
	}
}

static void nesting_has_a_limit(void **state) {
	struct fixture *fixture = *state;
	char bytes[TREE_DEPTH + 2];
	const char *error = NULL;
	memset(bytes, '\x91', sizeof bytes);
	bytes[TREE_DEPTH] = '\xc0';
	assert_non_null(unpack(fixture, bytes, TREE_DEPTH + 1, &error));
	bytes[TREE_DEPTH] = '\x91';
	bytes[TREE_DEPTH + 1] = '\xc0';
	assert_null(unpack(fixture, bytes, TREE_DEPTH + 2, &error));
	assert_non_null(strstr(error, "nest deeper than 64"));
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test_setup_teardown(object_is_read, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(lies_are_refused, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(damaged_notes_are_named, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(cut_files_are_refused, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(range_of_an_address_is_found, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(document_is_read_and_packed_again, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(document_is_made, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(bad_documents_are_refused, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(nesting_has_a_limit, set_up, tear_down),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
