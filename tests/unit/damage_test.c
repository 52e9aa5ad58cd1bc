/* damage_test.c: kd_link() of objects that no assembler writes: one number of a good one is another. */
#include "kdasm/link.h"

#include <elf.h>
#include <endian.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char source[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n"
                             "local: .zero 240\n"
                             ".section .data.group,\"awG\",@progbits,signature,comdat\n.long 1\n"
                             ".section .ordered,\"ao\",@progbits,.text\n.long 2\n"
                             ".data\n.globl global\nglobal: .quad other, 0\n"
                             ".comm shared, 64, 16\n"
                             ".bss\n.zero 16\n"
                             ".section .eh_frame,\"a\",@progbits\n.long 8, 0, 0\n";

/* A copy of the object, which a damage changes. */
static uint8_t *bytes;

static Elf64_Shdr *section_at(size_t index) {
	const Elf64_Ehdr *header = (const Elf64_Ehdr *)bytes;
	return (Elf64_Shdr *)(bytes + le64toh(header->e_shoff)) + index;
}

static const char *text_in(const Elf64_Shdr *strings, uint32_t offset) {
	return (const char *)bytes + le64toh(strings->sh_offset) + le32toh(offset);
}

static size_t section_number(const char *name) {
	const Elf64_Ehdr *header = (const Elf64_Ehdr *)bytes;
	const Elf64_Shdr *names = section_at(le16toh(header->e_shstrndx));
	for (size_t i = 1; i < le16toh(header->e_shnum); i++)
		if (strcmp(text_in(names, section_at(i)->sh_name), name) == 0)
			return i;
	fail_msg("no section %s", name);
	return 0;
}

static Elf64_Shdr *section(const char *name) {
	return section_at(section_number(name));
}

static uint32_t *words_of(const char *name) {
	return (uint32_t *)(bytes + le64toh(section(name)->sh_offset));
}

static Elf64_Sym *symbol(const char *name) {
	const Elf64_Shdr *table = section(".symtab"), *strings = section_at(le32toh(table->sh_link));
	Elf64_Sym *symbols = (Elf64_Sym *)(bytes + le64toh(table->sh_offset));
	for (size_t i = 1; i < le64toh(table->sh_size) / sizeof *symbols; i++)
		if (strcmp(text_in(strings, symbols[i].st_name), name) == 0)
			return &symbols[i];
	fail_msg("no symbol %s", name);
	return NULL;
}

static void set_binding(const char *name, unsigned char binding) {
	Elf64_Sym *changed = symbol(name);
	changed->st_info = (unsigned char)ELF64_ST_INFO(binding, ELF64_ST_TYPE(changed->st_info));
}

/* ---- the damages ---- */

static void group_without_symbol_table(void) {
	section(".group")->sh_link = htole32(1);
}
static void group_without_symbol(void) {
	section(".group")->sh_info = 0;
}
static void group_beyond_symbols(void) {
	section(".group")->sh_info = htole32(1000);
}
static void group_cut(void) {
	section(".group")->sh_size = htole64(7);
}
static void group_of_odd_kind(void) {
	words_of(".group")[0] = htole32(GRP_COMDAT | 2);
}
static void group_of_nothing(void) {
	words_of(".group")[1] = 0;
}
static void group_beyond_sections(void) {
	words_of(".group")[1] = htole32(((const Elf64_Ehdr *)bytes)->e_shnum);
}
static void huge_alignment(void) {
	section(".bss")->sh_addralign = htole64(UINT64_C(1) << 62);
}
static void relocations_without_symbols(void) {
	section(".rela.data")->sh_link = htole32((uint32_t)section_number(".text")); /* long enough for its symbols */
}
static void relocations_of_zeros(void) {
	section(".data")->sh_type = htole32(SHT_NOBITS);
}
static void order_of_table(void) {
	section(".ordered")->sh_link = htole32((uint32_t)section_number(".symtab"));
}
static void local_is_global(void) {
	set_binding("local", STB_GLOBAL);
}
static void global_is_local(void) {
	set_binding("global", STB_LOCAL);
}
static void local_is_common(void) {
	symbol("local")->st_shndx = htole16(SHN_COMMON);
}
static void common_without_alignment(void) {
	symbol("shared")->st_value = 0;
}
static void common_of_odd_alignment(void) {
	symbol("shared")->st_value = htole64(24);
}
static void common_of_huge_alignment(void) {
	symbol("shared")->st_value = htole64(UINT64_C(1) << 32);
}
static void relocation_outside(void) {
	section(".data")->sh_size = htole64(4);
}
static void frames_without_bytes(void) {
	section(".eh_frame")->sh_type = htole32(SHT_NOBITS);
}
static void frames_cut(void) {
	section(".eh_frame")->sh_size = htole64(3);
}
static void frames_of_64_bits(void) {
	words_of(".eh_frame")[0] = UINT32_MAX;
}
static void frames_too_short(void) {
	words_of(".eh_frame")[0] = htole32(3);
}
static void frames_beyond_end(void) {
	words_of(".eh_frame")[0] = htole32(9);
}
static void frames_without_common(void) {
	words_of(".eh_frame")[1] = htole32(4);
}

/* What becomes of the object with the damage. */
static struct kd_result *linked_with(void (*damage)(void)) {
	struct kd_result *object = kd_assemble(source, sizeof source - 1, NULL);
	assert_non_null(object);
	assert_int_equal(object->status, KD_OK);
	bytes = malloc(object->object_size);
	assert_non_null(bytes);
	memcpy(bytes, object->object, object->object_size);
	damage();
	const struct kd_link_input input = {"damaged", bytes, object->object_size};
	struct kd_result *linked = kd_link(&input, 1, NULL);
	assert_non_null(linked);
	kd_result_free(object);
	free(bytes);
	return linked;
}

static void test_refused(void **state) {
	(void)state;
	static const struct {
		void (*damage)(void);
		const char *message;
	} cases[] = {
	    {group_without_symbol_table, "is not a valid section group: it needs a signature and members of 4 bytes"},
	    {group_beyond_symbols, "is not a valid section group: it needs a signature and members of 4 bytes"},
	    {group_cut, "is not a valid section group: it needs a signature and members of 4 bytes"},
	    {group_of_odd_kind, "damaged: unsupported SHT_GROUP format: section "},
	    {group_of_nothing, "damaged: invalid section index in group: 0, there are "},
	    {group_beyond_sections, "damaged: invalid section index in group: "},
	    {huge_alignment,
	     "damaged: section .bss has the alignment 4611686018427387904, more than the size limit of a code object [stricter than ld.lld]"},
	    {relocations_without_symbols, "damaged: the relocations of section .data refer to section "},
	    {relocations_of_zeros, "damaged: section .data has relocations, but no contents"},
	    {order_of_table, "damaged: section .ordered is ordered by section "},
	    {local_is_global, "damaged: symbol 'local' is not local, but is among the local ones"},
	    {global_is_local, "damaged: symbol 'global' is local, but is among the global ones"},
	    {local_is_common, "damaged: symbol 'local' is common and local: nothing can"},
	    {common_without_alignment, "damaged: common symbol 'shared' has invalid alignment: 0"},
	    {common_of_odd_alignment, "damaged: common symbol 'shared' has invalid alignment: 24"},
	    {common_of_huge_alignment, "damaged: common symbol 'shared' has invalid alignment: 4294967296"},
	    {relocation_outside,
	     "damaged:(.data+0x0): relocation R_AMDGPU_ABS64 lies past the end of the section, which has 4 bytes"},
	    {frames_without_bytes, "corrupted .eh_frame: damaged:(.eh_frame+0x0): CIE/FDE too small"},
	    {frames_cut, "corrupted .eh_frame: damaged:(.eh_frame+0x0): CIE/FDE too small"},
	    {frames_of_64_bits, "corrupted .eh_frame: damaged:(.eh_frame+0x0): CIE/FDE too large"},
	    {frames_too_short, "corrupted .eh_frame: damaged:(.eh_frame+0x0): CIE/FDE too small"},
	    {frames_beyond_end, "corrupted .eh_frame: damaged:(.eh_frame+0x0): CIE/FDE ends past the end of the section"},
	    {frames_without_common, "corrupted .eh_frame: damaged:(.eh_frame+0x0): invalid CIE reference"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct kd_result *linked = linked_with(cases[i].damage);
		if (linked->status != KD_INPUT_ERRORS || !strstr(linked->diagnostics[0].message, cases[i].message))
			fail_msg("case %zu: status %d: %s", i, linked->status,
			         linked->diagnostic_count ? linked->diagnostics[0].message : "no message");
		kd_result_free(linked);
	}
}

/* ld.lld -r --gc-sections leaves groups whose symbol is gone. */
static void test_group_without_symbol(void **state) {
	(void)state;
	struct kd_result *linked = linked_with(group_without_symbol);
	assert_int_equal(linked->status, KD_OK);
	kd_result_free(linked);
}

int main(void) {
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_refused), cmocka_unit_test(test_group_without_symbol)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
