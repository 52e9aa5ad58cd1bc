/* units_fuzz.c: a libFuzzer target over the reader of units, and over the sources that are made of them.
 *
 * The input is the contents of the sections of an object: the first byte chooses how they are read, two bytes are the
 * size of each section, in the order below, and the last has what is left. Beside crashes it looks for want of memory,
 * text that is not printed, and sources that don't make the same units. */
#include "fuzz.h"

#include "kdasm/code_object.h"
#include "kdasm/kdasm.h"

enum { ROOM = 4096, SECTIONS = 6, SIZE_BYTES = 2 };

/* An object whose sections have room; made once. */
static struct kd_result *object_with_room(void) {
	static const char source[] = "f:\n.long 0, 0\n"
	                             ".section .debug_info, \"\", @progbits\n.reloc 8, R_AMDGPU_ABS32, .debug_abbrev\n"
	                             ".fill 4096, 1, 0x5a\n"
	                             ".section .debug_abbrev, \"\", @progbits\n.fill 4097, 1, 0x5a\n"
	                             ".section .debug_loclists, \"\", @progbits\n.fill 4098, 1, 0x5a\n"
	                             ".section .debug_ranges, \"\", @progbits\n.fill 4099, 1, 0x5a\n"
	                             ".section .debug_addr, \"\", @progbits\n.fill 4100, 1, 0x5a\n"
	                             ".section .debug_str, \"MS\", @progbits, 1\n.fill 4101, 1, 0x5a\n";
	static struct kd_result *made;
	const struct kd_options options = {.processor = "gfx90a"};
	if (!made)
		made = kd_assemble(source, sizeof source - 1, &options);
	require(made && made->status == KD_OK);
	return made;
}

static void fill_all(uint8_t *object, const uint8_t *data, size_t size) {
	for (unsigned i = 0; i < SECTIONS; i++) {
		size_t own = size;
		if (i + 1 < SECTIONS) {
			own = size < SIZE_BYTES ? 0 : data[0] + 256U * data[1];
			data += size < SIZE_BYTES ? 0 : SIZE_BYTES;
			size -= size < SIZE_BYTES ? 0 : SIZE_BYTES;
		}
		own = own < size ? own : size;
		own = own < ROOM ? own : ROOM;
		fill_section(object, ROOM + i, data, own);
		data += own;
		size -= own;
	}
}

static const uint8_t *contents(const uint8_t *object, const char *name, size_t *size) {
	Elf64_Ehdr header;
	Elf64_Shdr section, names;
	memcpy(&header, object, sizeof header);
	memcpy(&names, object + header.e_shoff + header.e_shstrndx * sizeof names, sizeof names);
	for (unsigned i = 0; i < header.e_shnum; i++) {
		memcpy(&section, object + header.e_shoff + i * sizeof section, sizeof section);
		*size = section.sh_size;
		if (strcmp((const char *)object + names.sh_offset + section.sh_name, name) == 0)
			return object + section.sh_offset;
	}
	abort();
}

/* The source that kdinfo prints makes the same units. */
static void assemble(const uint8_t *object, const struct text *text) {
	struct kd_options options = {.processor = "gfx90a", .dwarf64 = strstr(text->at, " -dwarf64 ") != NULL};
	static const char *const sections[] = {".debug_info", ".debug_abbrev"};
	char error[64];
	require(kd_check_option(&options.checks, "no-dwarf-expression", error, sizeof error));
	struct kd_result *made = kd_assemble(text->at, text->size, &options);
	require(made && made->status == KD_OK);
	for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
		size_t size, other_size;
		const uint8_t *ours = contents(object, sections[i], &size);
		const uint8_t *other = contents(made->object, sections[i], &other_size);
		require(size == other_size && memcmp(ours, other, size) == 0);
	}
	kd_result_free(made);
}

static void look_at(const struct kd_code_object *object, const uint8_t *bytes, uint8_t reading) {
	const struct kd_print_options how = {.debug = true, .dwarf_reading = reading};
	static const enum kd_form forms[] = {KD_FORM_TEXT, KD_FORM_JSON, KD_FORM_ASSEMBLY};
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		struct text text = {0};
		require(kd_code_object_print(object, forms[i], &how, take_text, &text) && text.size);
		text.at[text.size] = 0;
		if (forms[i] == KD_FORM_ASSEMBLY)
			assemble(bytes, &text);
		free(text.at);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	enum { READINGS = 3 };
	if (!size || size > (size_t)ROOM * SECTIONS)
		return 0;
	const struct kd_result *made = object_with_room();
	uint8_t *copy = malloc(made->object_size);
	require(copy);
	memcpy(copy, made->object, made->object_size);
	fill_all(copy, data + 1, size - 1);
	struct kd_code_object *object = kd_code_object_open(copy, made->object_size);
	require(object && kd_code_object_status(object) == KD_CODE_OBJECT_OK);
	look_at(object, copy, data[0] % READINGS);
	kd_code_object_close(object);
	free(copy);
	return 0;
}
