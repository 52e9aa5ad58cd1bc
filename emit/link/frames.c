/* frames.c: the call frame tables of all inputs in one .eh_frame: equal common entries (CIEs) once, followed by
 * the entries of functions (FDEs) that refer to them. Entries of functions that are gone go too. */
#include <inttypes.h>

#include "linker.h"

enum {
	LENGTH_SIZE = 4,
	ID_OFFSET = 4, /* the length is before it; 0: a CIE, else how far before it the CIE begins */
	ID_SIZE = 4,
};

struct function_entry {
	struct input_section *section;
	struct piece *piece;
};

/* A CIE that stays, and the FDEs that refer to it. */
struct common_entry {
	struct input_section *section;
	struct piece *piece;
	LIST(struct function_entry) functions;
};

/* What is known of a piece. */
struct record {
	const struct link_symbol *symbol; /* that its first relocation refers to: the function of an FDE, the
	                                     personality of a CIE */
	uint64_t relocation_offset;
	struct common_entry *common; /* of a CIE */
};

struct frames {
	struct linker *linker;
	struct names names;                  /* the bytes of CIEs: struct common_entry */
	LIST(struct input_section *) tables; /* of the inputs */
	LIST(struct common_entry *) entries;
	struct buffer out;
};

static const uint8_t *piece_bytes(const struct input_section *section, const struct piece *piece) {
	return section->bytes + piece->start;
}

bool frames_is_common(const struct input_section *section, const struct piece *piece) {
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
			corrupted(linker, section, at,
			          length == UINT32_MAX ? "CIE/FDE too large"
			          : length < ID_SIZE   ? "CIE/FDE too small"
			                               : "CIE/FDE ends past the end of the section");
			return;
		}
		*list_add(linker->arena, &section->pieces) = (struct piece){.start = at, .size = length + LENGTH_SIZE};
		at += length + LENGTH_SIZE;
	}
}

/* Notes for each piece the symbol that its first relocation refers to. */
static void find_symbols(struct linker *linker, const struct input_section *section, struct record *records) {
	for (size_t i = 0; i < section->relocation_count; i++) {
		const struct elf_relocation *relocation = &section->relocations[i];
		const struct piece *piece = piece_at(section, relocation->offset);
		if (!piece || relocation->offset - piece->start >= piece->size) {
			corrupted(linker, section, relocation->offset, "relocation is not in any piece: the table ends before it");
			return;
		}
		struct record *record = &records[piece - section->pieces.items];
		if (record->symbol && record->relocation_offset <= relocation->offset)
			continue;
		record->relocation_offset = relocation->offset;
		record->symbol = relocation_symbol(section, relocation);
	}
}

/* Equal bytes with the same personality are one. */
static struct common_entry *add_common(struct frames *f, struct input_section *section, struct piece *piece,
                                       const struct link_symbol *personality) {
	struct buffer key = buffer_in(f->linker->arena);
	buffer_put(&key, piece_bytes(section, piece), (size_t)piece->size);
	buffer_put(&key, &personality, sizeof personality);
	struct name *name = name_intern(&f->names, (const char *)key.data, key.size);
	struct common_entry *entry = name->entry;
	if (entry) {
		piece->dropped = true;
		return entry;
	}
	entry = arena_zeroed(f->linker->arena, 1, sizeof *entry);
	*entry = (struct common_entry){.section = section, .piece = piece};
	*list_add(f->linker->arena, &f->entries) = entry;
	name->entry = entry;
	return entry;
}

/* Whether what the entry describes goes into the output: its first relocation says what that is. */
static bool is_live(const struct link_symbol *function) {
	return function && function->kind == LINK_DEFINED && function->section;
}

/* The CIE that an FDE refers to, or NULL. */
static struct common_entry *find_common(const struct input_section *section, const struct record *records,
                                        const struct piece *piece) {
	uint64_t back = load_le(piece_bytes(section, piece) + ID_OFFSET, ID_SIZE), at = piece->start + ID_OFFSET;
	const struct piece *common = back <= at ? piece_at(section, at - back) : NULL;
	return common && common->start == at - back ? records[common - section->pieces.items].common : NULL;
}

static void add_function(struct frames *f, struct input_section *section, const struct record *records, size_t index) {
	struct piece *piece = &section->pieces.items[index];
	struct common_entry *entry = find_common(section, records, piece);
	if (!entry) {
		corrupted(f->linker, section, piece->start, "invalid CIE reference");
		return;
	}
	piece->dropped = !is_live(records[index].symbol);
	if (!piece->dropped)
		*list_add(f->linker->arena, &entry->functions) = (struct function_entry){section, piece};
}

static void add_section(struct frames *f, struct input_section *section) {
	struct record *records = arena_zeroed(f->linker->arena, section->pieces.count, sizeof *records);
	find_symbols(f->linker, section, records);
	for (size_t i = 0; i < section->pieces.count; i++)
		if (frames_is_common(section, &section->pieces.items[i]))
			records[i].common = add_common(f, section, &section->pieces.items[i], records[i].symbol);
	for (size_t i = 0; i < section->pieces.count; i++)
		if (!records[i].common)
			add_function(f, section, records, i);
	section->holder = f->linker->eh_frame;
}

static void place(struct frames *f, const struct input_section *section, struct piece *piece) {
	piece->offset = f->out.size;
	buffer_put(&f->out, piece_bytes(section, piece), (size_t)piece->size);
	if (f->linker->details->take_map || f->linker->details->frame_header)
		*list_add(f->linker->arena, &f->linker->frames) = (struct frame_place){section, piece};
}

static void place_all(struct frames *f) {
	for (size_t i = 0; i < f->entries.count; i++) {
		const struct common_entry *entry = f->entries.items[i];
		place(f, entry->section, entry->piece);
		for (size_t n = 0; n < entry->functions.count; n++) {
			struct piece *piece = entry->functions.items[n].piece;
			place(f, entry->functions.items[n].section, piece);
			store_le(f->out.data + piece->offset + ID_OFFSET, piece->offset + ID_OFFSET - entry->piece->offset,
			         ID_SIZE);
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
		if (strcmp(section->name, EH_FRAME) == 0)
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
	*whole = (struct input_section){.name = EH_FRAME, .type = SHT_PROGBITS, .flags = SHF_ALLOC, .alignment = 1};
	linker->eh_frame = whole;
	names_init(&f.names, linker->arena);
	for (size_t i = 0; i < f.tables.count; i++) {
		add_section(&f, f.tables.items[i]);
		if (whole->alignment < f.tables.items[i]->alignment)
			whole->alignment = f.tables.items[i]->alignment;
	}
	place_all(&f);
	whole->bytes = f.out.data;
	whole->size = f.out.size;
}
