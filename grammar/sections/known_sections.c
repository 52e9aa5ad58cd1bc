/* known_sections.c: sections that mean something by their name alone. */
#include "reader/operands.h"
#include "base/elf_numbers.h"
#include "sections.h"
#include "module/data.h"
#include "module/section.h"

static const struct known_section known_sections[] = {
#define KD_SECTION(name, type, flags, entry_size, role) {{name, sizeof name - 1}, type, flags, entry_size, role},
#include "sections.def"
#undef KD_SECTION
};

enum { KNOWN_COUNT = sizeof known_sections / sizeof known_sections[0] };

static bool begins_with(struct text text, struct text word) {
	return text.length >= word.length && memcmp(text.at, word.at, word.length) == 0;
}

static bool is_made(const struct known_section *known) {
	return known->role == MADE || known->role == MADE_FAMILY;
}

static bool is_family(const struct known_section *known) {
	return known->role == MADE_FAMILY || known->role == USUAL_FAMILY;
}

/* The section that llvm-mc has by this name from the start, or NULL. */
static const struct known_section *made_section(struct text name) {
	for (size_t i = 0; i < KNOWN_COUNT; i++)
		if (text_same(name, known_sections[i].name) && is_made(&known_sections[i]))
			return &known_sections[i];
	return NULL;
}

bool section_is_made(const struct name *name) {
	return made_section((struct text){name->text, name->length});
}

struct known_section known_section_usual(struct text name) {
	for (size_t i = 0; i < KNOWN_COUNT; i++) {
		const struct known_section *known = &known_sections[i];
		bool exactly = is_family(known) || known->role == USUAL;
		if (exactly && text_same(name, known->name))
			return *known;
		if (is_family(known) && begins_with(name, known->name) && name.at[known->name.length] == '.')
			return *known;
	}
	uint32_t type = begins_with(name, (struct text){".note", strlen(".note")}) ? SHT_NOTE : SHT_PROGBITS;
	return (struct known_section){.type = type};
}

static struct section *create(struct reader *reader, const struct section_key *key) {
	struct module *module = reader->module;
	bool plain = key->unique_id == UNIQUE_NONE && !key->link_symbol && !key->signature;
	const struct known_section *made = made_section((struct text){key->name->text, key->name->length});
	struct section_key full = *key;
	full.takes_name = plain || !made;
	if (made && plain) {
		full.type = made->type;
		full.flags = made->flags;
		full.entry_size = made->entry_size;
	} else if (!made) {
		section_check_name(module, key->name->text, key->name->length);
	}
	return section_create(module, &full);
}

struct section *section_by_key(struct reader *reader, const struct section_key *key) {
	struct section *known = section_find(reader->module, key);
	return known ? known : create(reader, key);
}

struct section *section_named(struct reader *reader, const char *name) {
	struct section_key key = {.name = section_name(reader->module, name, strlen(name)), .unique_id = UNIQUE_NONE};
	return section_by_key(reader, &key);
}

struct section *section_with_role(struct reader *reader, enum section_role role) {
	size_t i = 0;
	while (i + 1 < KNOWN_COUNT && known_sections[i].role != role)
		i++;
	const struct known_section *known = &known_sections[i];
	bool stays_in_file = role == OF_METADATA && !kd_target_system(&reader->module->target)->loaded_notes;
	struct section_key key = {.name = section_name(reader->module, known->name.at, known->name.length),
	                          .type = known->type,
	                          .flags = stays_in_file ? known->flags & ~(uint64_t)SHF_ALLOC : known->flags,
	                          .entry_size = known->entry_size,
	                          .unique_id = UNIQUE_NONE};
	return section_by_key(reader, &key);
}

void sections_start(struct reader *reader) {
	reader->sections = arena_zeroed(reader->arena, 1, sizeof *reader->sections);
	section_switch(reader->module, section_named(reader, ".text"), 0);
	data_align(reader->module, align_with_nops(TEXT_ALIGNMENT), 0);
}
