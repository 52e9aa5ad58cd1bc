/* whole_packed.c: a whole object with its compressed sections of debug information unpacked, as it was when it was
 * assembled. Assemblers compress these, and no others, by an option. */
#include "whole.h"

#include "files/elf/read/packed_section.h"

struct unpacking {
	struct whole *whole;
	struct elf_section *sections; /* as the others see them */
	const struct elf_file *file;
};

static bool is_debug(const struct elf_section *section) {
	static const char prefix[] = ".debug_";
	return strncmp(section->name, prefix, strlen(prefix)) == 0 || section_old_name(section);
}

static void unpack(struct unpacking *unpacking, size_t number) {
	struct whole *whole = unpacking->whole;
	struct unpacked_section unpacked = section_unpacked(whole->arena, &unpacking->sections[number], unpacking->file);
	unpacking->sections[number] = unpacked.section;
	whole->sections[number].problem = unpacked.problem;
	if (!unpacked.problem && !whole->compression)
		whole->compression = unpacked.method == KD_COMPRESSION_ZLIB ? "zlib" : "zstd";
}

/* Sections that can't be unpacked stay as they are. */
void whole_unpack(struct whole *whole, struct printing *printing) {
	struct kd_code_object *object = arena_zeroed(whole->arena, 1, sizeof *object);
	*object = *printing->object;
	size_t count = object->elf.section_count;
	struct unpacking unpacking = {.whole = whole, .file = &object->elf};
	unpacking.sections = arena_zeroed(whole->arena, count, sizeof *unpacking.sections);
	for (size_t i = 0; i < count; i++) {
		unpacking.sections[i] = object->elf.sections[i];
		if (section_is_packed(&unpacking.sections[i]) && is_debug(&unpacking.sections[i]))
			unpack(&unpacking, i);
	}
	object->elf.sections = unpacking.sections;
	printing->object = object;
	whole->elf = &object->elf;
}
