/* frames.c: the call frame tables of all inputs in one .eh_frame: equal common entries (CIEs) once, followed by
 * the entries of functions (FDEs) that refer to them. Entries of functions that are gone go too. */
#include <inttypes.h>

#include "linker.h"

enum {
	LENGTH_SIZE = 4,
	ID_OFFSET = 4, /* in front of it the length; 0: a CIE, else how far before it the CIE begins */
	ID_SIZE = 4,
};

/* A CIE that stays, and what refers to it. */
struct common_entry {
	struct input_section *section;
	struct piece *piece;
	const struct link_symbol *personality; /* what its first relocation refers to, or NULL */
	LIST(struct input_section *) sections; /* of the FDEs */
	LIST(struct piece *) functions;
};

struct frames {
	struct linker *linker;
	LIST(struct input_section *) tables; /* of the inputs */
	LIST(struct common_entry *) entries;
	struct buffer out;
};

static const uint8_t *piece_bytes(const struct input_section *section, const struct piece *piece) {
	return section->bytes + piece->start;
}

static bool is_common(const struct input_section *section, const struct piece *piece) {
	return load_le(piece_bytes(section, piece) + ID_OFFSET, ID_SIZE) == 0;
}

static void corrupted(struct linker *linker, const struct input_section *section, uint64_t at, const char *why) {
	diag_error(linker->diag, 0, "corrupted .eh_frame: %s: %s", link_place(linker, section, at), why);
}

/* The table ends with its section or with a length of 0. */
void frames_split(struct linker *linker, struct input_section *section) {
	for (uint64_t at = 0; at < section->size;) {
		uint64_t left = section->size - at;
		if (!section->bytes || left < LENGTH_SIZE) {
			corrupted(linker, section, at, "CIE/FDE too small");
			return;
		}
		uint64_t length = load_le(section->bytes + at, LENGTH_SIZE);
		if (!length)
			return;
		if (length == UINT32_MAX || length < ID_SIZE || length > left - LENGTH_SIZE) {
			corrupted(linker, section, at, length == UINT32_MAX ? "CIE/FDE too large" : length < ID_SIZE ? "CIE/FDE too small"
			                               : "CIE/FDE ends past the end of the section");
			return;
		}
		*list_add(linker->arena, &section->pieces) = (struct piece){.start = at, .size = length + LENGTH_SIZE};
		at += length + LENGTH_SIZE;
	}
}

/* The first relocation inside the piece, or NULL. */
static const struct elf_relocation *first_relocation(const struct input_section *section, const struct piece *piece) {
	const struct elf_relocation *first = NULL;
	for (size_t i = 0; i < section->relocation_count; i++) {
		const struct elf_relocation *relocation = &section->relocations[i];
		bool inside = relocation->offset >= piece->start && relocation->offset - piece->start < piece->size;
		if (inside && (!first || relocation->offset < first->offset))
			first = relocation;
	}
	return first;
}

static const struct link_symbol *first_symbol(const struct input_section *section, const struct piece *piece) {
	const struct elf_relocation *relocation = first_relocation(section, piece);
	return relocation ? relocation_symbol(section, relocation) : NULL;
}

static struct common_entry *add_common(struct frames *f, struct input_section *section, struct piece *piece) {
	const struct link_symbol *personality = first_symbol(section, piece);
	for (size_t i = 0; i < f->entries.count; i++) {
		struct common_entry *entry = f->entries.items[i];
		if (entry->personality == personality && entry->piece->size == piece->size &&
		    memcmp(piece_bytes(entry->section, entry->piece), piece_bytes(section, piece), piece->size) == 0) {
			piece->dropped = true;
			return entry;
		}
	}
	struct common_entry *entry = arena_zeroed(f->linker->arena, 1, sizeof *entry);
	*entry = (struct common_entry){.section = section, .piece = piece, .personality = personality};
	*list_add(f->linker->arena, &f->entries) = entry;
	return entry;
}

/* Whether what the entry describes goes into the output: its first relocation says what that is. */
static bool is_live(const struct input_section *section, const struct piece *piece) {
	const struct link_symbol *function = first_symbol(section, piece);
	return function && function->kind == LINK_DEFINED && function->section;
}

static void add_function(struct frames *f, struct common_entry **commons, struct input_section *section, size_t index) {
	struct piece *piece = &section->pieces.items[index];
	uint64_t back = load_le(piece_bytes(section, piece) + ID_OFFSET, ID_SIZE);
	struct common_entry *entry = NULL;
	for (size_t i = 0; i < section->pieces.count && !entry; i++)
		if (commons[i] && section->pieces.items[i].start + back == piece->start + ID_OFFSET)
			entry = commons[i];
	if (!entry) {
		corrupted(f->linker, section, piece->start, "invalid CIE reference");
		return;
	}
	piece->dropped = !is_live(section, piece);
	if (piece->dropped)
		return;
	*list_add(f->linker->arena, &entry->sections) = section;
	*list_add(f->linker->arena, &entry->functions) = piece;
}

static void add_section(struct frames *f, struct input_section *section) {
	struct common_entry **commons = arena_zeroed(f->linker->arena, section->pieces.count, sizeof *commons);
	for (size_t i = 0; i < section->pieces.count; i++)
		if (is_common(section, &section->pieces.items[i]))
			commons[i] = add_common(f, section, &section->pieces.items[i]);
	for (size_t i = 0; i < section->pieces.count; i++)
		if (!commons[i])
			add_function(f, commons, section, i);
	section->holder = f->linker->eh_frame;
}

static void place(struct frames *f, const struct input_section *section, struct piece *piece) {
	piece->offset = f->out.size;
	buffer_put(&f->out, piece_bytes(section, piece), piece->size);
}

static void place_all(struct frames *f) {
	for (size_t i = 0; i < f->entries.count; i++) {
		const struct common_entry *entry = f->entries.items[i];
		place(f, entry->section, entry->piece);
		for (size_t n = 0; n < entry->functions.count; n++) {
			struct piece *piece = entry->functions.items[n];
			place(f, entry->sections.items[n], piece);
			store_le(f->out.data + piece->offset + ID_OFFSET, piece->offset + ID_OFFSET - entry->piece->offset, ID_SIZE);
		}
	}
	buffer_put_zeros(&f->out, LENGTH_SIZE);
}

/* Takes the tables out of the list of sections; false if there are none. */
static bool take_tables(struct frames *f) {
	struct linker *linker = f->linker;
	size_t kept = 0;
	for (size_t i = 0; i < linker->sections.count; i++) {
		struct input_section *section = linker->sections.items[i];
		if (strcmp(section->name, ".eh_frame") == 0)
			*list_add(linker->arena, &f->tables) = section;
		else
			linker->sections.items[kept++] = section;
	}
	linker->sections.count = kept;
	return f->tables.count;
}

void frames_join(struct linker *linker) {
	struct frames f = {.linker = linker, .out = buffer_in(linker->arena)};
	if (!take_tables(&f))
		return;
	struct input_section *whole = arena_zeroed(linker->arena, 1, sizeof *whole);
	*whole = (struct input_section){.name = ".eh_frame", .type = SHT_PROGBITS, .flags = SHF_ALLOC, .alignment = 1};
	linker->eh_frame = whole;
	for (size_t i = 0; i < f.tables.count; i++) {
		add_section(&f, f.tables.items[i]);
		if (whole->alignment < f.tables.items[i]->alignment)
			whole->alignment = f.tables.items[i]->alignment;
	}
	place_all(&f);
	whole->bytes = f.out.data;
	whole->size = f.out.size;
}
