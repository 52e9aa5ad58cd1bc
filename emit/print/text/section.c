/* section.c: printing directives that choose a section. */
#include "base/elf_numbers.h"
#include "text.h"
#include "module/section.h"
#include "module/section_words.h"
#include "module/symbol.h"

static void put_type(struct module *module, uint32_t type) {
	const char *word = section_type_word(type);
	text_put(module, ",@");
	if (word)
		text_put(module, word);
	else
		text_put_hex(module, type);
}

static void put_flags(struct module *module, uint64_t set) {
	char letters[SECTION_LETTERS_SIZE];
	section_flag_letters(set, letters);
	text_put(module, ",\"");
	text_put(module, letters);
	text_put(module, "\"");
}

/* In quotes if need be; then a backslash takes the byte after it along. */
static void put_name(struct module *module, const struct name *name) {
	if (text_is_plain(name, "")) {
		text_put_bytes(module, name->text, name->length);
		return;
	}
	text_put(module, "\"");
	for (size_t i = 0; i < name->length; i++) {
		bool last = i + 1 == name->length;
		if (name->text[i] == '"' || (name->text[i] == '\\' && last))
			text_put(module, "\\");
		else if (name->text[i] == '\\')
			text_put_bytes(module, &name->text[i++], 1);
		text_put_bytes(module, &name->text[i], 1);
	}
	text_put(module, "\"");
}

/* Sections with a directive of their own, though others have one too. */
static bool is_short(const struct section *section) {
	return section->unique_id == UNIQUE_NONE && (name_is(section->name, ".text") || name_is(section->name, ".data"));
}

static void put_arguments(struct module *module, const struct section *section) {
	if (section->entry_size) {
		text_put(module, ",");
		text_put_number(module, (int64_t)section->entry_size);
	}
	if (section->flags & SHF_LINK_ORDER) {
		text_put(module, ",");
		if (section->link_symbol)
			put_name(module, section->link_symbol->name);
		else
			text_put(module, "0");
	}
	if (section->group) {
		text_put(module, ",");
		put_name(module, section->group->signature->name);
		if (section->comdat)
			text_put(module, ",comdat");
	}
	if (section->unique_id != UNIQUE_NONE) {
		text_put(module, ",unique,");
		text_put_number(module, (int64_t)section->unique_id);
	}
}

static void put_section(struct module *module) {
	const struct section *section = module->current.section;
	uint32_t part = module->current.subsection->number;
	bool brief = is_short(section);
	text_put(module, brief ? "\t" : "\t.section\t");
	put_name(module, section->name);
	if (!brief) {
		put_flags(module, section->flags);
		put_type(module, section->type);
		put_arguments(module, section);
	}
	if (part) {
		text_put(module, brief ? "\t" : "\n\t.subsection\t");
		text_put_number(module, part);
	}
	text_end_line(module);
}

/* llvm-mc says nothing where the section stays the one it is, except after .popsection. */
void print_section(struct module *module, const struct place_in_section *before) {
	const struct place_in_section *now = &module->current;
	if (before && module->printer->section_chosen && now->section == before->section &&
	    now->subsection == before->subsection)
		return;
	module->printer->section_chosen |= before != NULL;
	put_section(module);
}

void print_ident(struct module *module, const char *text, size_t length) {
	text_put(module, "\t.ident\t");
	text_put_quoted(module, (const uint8_t *)text, length);
	text_end_line(module);
}
