/* outputs.c: which output section an input section goes into, and what that makes of it. */
#include <inttypes.h>

#include "linker.h"

static const struct prefix {
	const char *name;
	size_t length;
} prefixes[] = {
#define LINK_PREFIX(name) {name, sizeof name - 1},
#include "output_names.def"
#undef LINK_PREFIX
};

static const char *output_name(const struct input_section *section) {
	if (section->input && strcmp(section->name, "COMMON") == 0)
		return ".bss";
	size_t length = strlen(section->name);
	for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++) {
		const struct prefix *prefix = &prefixes[i];
		if (length < prefix->length || (section->name[prefix->length] && section->name[prefix->length] != '.'))
			continue;
		if (memcmp(section->name, prefix->name, prefix->length) == 0)
			return prefix->name;
	}
	return section->name;
}

struct output_section *output_find(struct linker *linker, const char *name) {
	struct name *known = name_find(&linker->output_names, name, strlen(name));
	return known ? known->entry : NULL;
}

static struct output_section *find_or_make(struct linker *linker, const char *text) {
	struct name *name = name_intern(&linker->output_names, text, strlen(text));
	struct output_section *output = name->entry;
	if (!output) {
		name->entry = output = arena_zeroed(linker->arena, 1, sizeof *output);
		*output = (struct output_section){.name = text, .alignment = 1, .number = linker->outputs.count};
		*list_add(linker->arena, &linker->outputs) = output;
	}
	return output;
}

/* Types that one section may hold together: data of any kind. */
static bool is_data(uint32_t type) {
	switch (type) {
	case SHT_NOBITS:
	case SHT_PROGBITS:
	case SHT_INIT_ARRAY:
	case SHT_PREINIT_ARRAY:
	case SHT_FINI_ARRAY:
	case SHT_NOTE: return true;
	default: return false;
	}
}

static void merge_type(struct linker *linker, struct output_section *output, const struct input_section *section) {
	if (output->type == section->type)
		return;
	if (is_data(output->type) && is_data(section->type))
		output->type = SHT_PROGBITS;
	else
		diag_error(linker->diag, 0,
		           "section type mismatch for %s: %s has type 0x%" PRIx32 ", output section %s has 0x%" PRIx32,
		           section->name, section->input ? section->input->name : section->name, section->type, output->name,
		           output->type);
}

void output_add(struct linker *linker, struct input_section *section) {
	struct output_section *output = find_or_make(linker, output_name(section));
	if (!output->members.count) {
		output->type = section->type;
		output->flags = section->flags;
		output->entry_size = section->entry_size;
	} else {
		merge_type(linker, output, section);
		if ((output->flags ^ section->flags) & SHF_TLS)
			diag_error(linker->diag, 0,
			           "incompatible section flags for %s: %s has 0x%" PRIx64 ", the output section has 0x%" PRIx64,
			           output->name, section->input ? section->input->name : section->name, section->flags,
			           output->flags);
	}
	if (output->entry_size != section->entry_size)
		output->entry_size = 0;
	output->flags |= section->flags;
	if (output->alignment < section->alignment)
		output->alignment = section->alignment;
	section->output = output;
	*list_add(linker->arena, &output->members) = section;
}

void output_remove(struct linker *linker, const struct input_section *section) {
	struct output_section *output = section->output;
	size_t kept = 0;
	for (size_t i = 0; i < output->members.count; i++)
		if (output->members.items[i] != section)
			output->members.items[kept++] = output->members.items[i];
	output->members.count = kept;
	if (kept)
		return; /* inputs have one of that name too */
	for (size_t i = 0; i < linker->outputs.count; i++)
		if (linker->outputs.items[i] != output)
			linker->outputs.items[kept++] = linker->outputs.items[i];
	linker->outputs.count = kept;
	name_find(&linker->output_names, output->name, strlen(output->name))->entry = NULL;
}

struct input_section *section_make(struct linker *linker, const char *name, uint32_t type, uint64_t flags,
                                   uint64_t alignment, uint64_t entry_size) {
	struct input_section *section = arena_zeroed(linker->arena, 1, sizeof *section);
	*section = (struct input_section){
	    .name = name, .type = type, .flags = flags, .alignment = alignment, .entry_size = entry_size};
	*list_add(linker->arena, &linker->sections) = section;
	return section;
}
