/* merge.c: tables of strings and constants whose equal entries are stored once.
 *
 * The order of what is left is ld.lld's: by the upper bits of a hash without a key, then as they came. Equal
 * entries are found by a hash with one. */
#include <inttypes.h>

#include "base/hash.h"
#include "linker.h"

enum { SHARDS = 32, SHARD_BITS = 5, HASH_BITS = 32 };

/* One table: the sections of an output section with these flags and entry size, of strings also with this
 * alignment. */
struct table {
	struct input_section *holder;
	LIST(struct input_section *) sections;
};

/* A string or constant that is stored. */
struct entry {
	const uint8_t *bytes; /* NULL: an empty slot */
	uint64_t size;
	uint32_t hash;
	uint32_t shard;
	uint64_t offset; /* in its shard */
};

bool merge_wanted(struct linker *linker, const struct input_section *section) {
	if (!(section->flags & SHF_MERGE) || !section->size || !section->entry_size)
		return false;
	if (section->size % section->entry_size)
		diag_error(linker->diag, 0,
		           "%s: SHF_MERGE section size (%" PRIu64 ") must be a multiple of sh_entsize (%" PRIu64 ")",
		           link_place(linker, section, 0), section->size, section->entry_size);
	else if (section->flags & SHF_WRITE)
		diag_error(linker->diag, 0, "%s: writable SHF_MERGE section is not supported", link_place(linker, section, 0));
	else
		return section->bytes;
	return false;
}

static bool is_zero(const uint8_t *at, uint64_t size) {
	for (uint64_t i = 0; i < size; i++)
		if (at[i])
			return false;
	return true;
}

/* The size of the string at `start` with its end, one unit of zeros; 0 if it has no end. */
static uint64_t string_size(const struct input_section *section, uint64_t start) {
	for (uint64_t at = start; at < section->size; at += section->entry_size)
		if (is_zero(section->bytes + at, section->entry_size))
			return at + section->entry_size - start;
	return 0;
}

void merge_split(struct linker *linker, struct input_section *section) {
	for (uint64_t start = 0; start < section->size;) {
		uint64_t size = section->flags & SHF_STRINGS ? string_size(section, start) : section->entry_size;
		if (!size) {
			diag_error(linker->diag, 0, "%s: string is not null terminated", link_place(linker, section, start));
			return;
		}
		*list_add(linker->arena, &section->pieces) = (struct piece){.start = start, .size = size};
		start += size;
	}
}

/* The end of a string does not count. */
static uint32_t shard_of(const struct input_section *section, const struct piece *piece) {
	uint64_t end = section->flags & SHF_STRINGS ? section->entry_size : 0;
	return (uint32_t)XXH3_64bits(section->bytes + piece->start, (size_t)(piece->size - end)) >>
	       (HASH_BITS - SHARD_BITS);
}

struct merger {
	struct linker *linker;
	uint64_t hash_key;
	struct entry *slots; /* open addressing; at most half of them used */
	size_t slot_count;
	LIST(struct entry *) entries; /* in the order of their first piece */
	uint64_t sizes[SHARDS];
};

static struct entry *find(struct merger *m, const uint8_t *bytes, uint64_t size, uint32_t hash) {
	for (size_t at = hash & (m->slot_count - 1);; at = (at + 1) & (m->slot_count - 1)) {
		struct entry *entry = &m->slots[at];
		if (!entry->bytes ||
		    (entry->hash == hash && entry->size == size && memcmp(entry->bytes, bytes, (size_t)size) == 0))
			return entry;
	}
}

static void place_piece(struct merger *m, const struct table *table, const struct input_section *section,
                        struct piece *piece) {
	const uint8_t *bytes = section->bytes + piece->start;
	uint32_t hash = (uint32_t)hash_bytes(m->hash_key, bytes, (size_t)piece->size);
	struct entry *entry = find(m, bytes, piece->size, hash);
	if (!entry->bytes) {
		uint32_t shard = shard_of(section, piece);
		uint64_t *end = &m->sizes[shard], alignment = table->holder->alignment;
		uint64_t offset = align_to(*end, alignment);
		*entry = (struct entry){bytes, piece->size, hash, shard, offset};
		*end = offset + piece->size;
		*list_add(m->linker->arena, &m->entries) = entry;
	}
	piece->offset = (uint64_t)(entry - m->slots);
}

/* Pieces know the number of their entry; here they get its offset in the table. */
static void place_shards(struct merger *m, struct table *table) {
	uint64_t starts[SHARDS], end = 0, alignment = table->holder->alignment;
	for (size_t i = 0; i < SHARDS; i++) {
		if (m->sizes[i])
			end = align_to(end, alignment);
		starts[i] = end;
		end += m->sizes[i];
	}
	table->holder->size = end;
	if (end > m->linker->size_limit) {
		diag_error(m->linker->diag, 0, "section %s is too large: %" PRIu64 " bytes [stricter than ld.lld]",
		           table->holder->name, end);
		return;
	}
	uint8_t *out = arena_zeroed(m->linker->arena, (size_t)end, 1);
	table->holder->bytes = out;
	for (size_t i = 0; i < m->entries.count; i++) {
		struct entry *entry = m->entries.items[i];
		memcpy(out + starts[entry->shard] + entry->offset, entry->bytes, (size_t)entry->size);
	}
	for (size_t s = 0; s < table->sections.count; s++) {
		struct input_section *section = table->sections.items[s];
		for (size_t i = 0; i < section->pieces.count; i++) {
			struct piece *piece = &section->pieces.items[i];
			if (piece->dropped)
				continue;
			const struct entry *entry = &m->slots[piece->offset];
			piece->offset = starts[entry->shard] + entry->offset;
		}
	}
}

static void fill_table(struct linker *linker, struct table *table) {
	struct merger m = {.linker = linker, .hash_key = arena_hash_key(linker->arena), .slot_count = 16};
	size_t count = 0;
	for (size_t s = 0; s < table->sections.count; s++)
		count += table->sections.items[s]->pieces.count;
	while (m.slot_count < count * 2)
		m.slot_count *= 2;
	m.slots = arena_zeroed(linker->arena, m.slot_count, sizeof *m.slots);
	for (size_t s = 0; s < table->sections.count; s++) {
		struct input_section *section = table->sections.items[s];
		for (size_t i = 0; i < section->pieces.count; i++)
			if (!section->pieces.items[i].dropped)
				place_piece(&m, table, section, &section->pieces.items[i]);
	}
	place_shards(&m, table);
}

/* The table for a section; a new one, which takes its place, if there is none. */
static struct table *table_for(struct linker *linker, struct table *tables, size_t *count,
                               const struct input_section *section) {
	for (size_t i = 0; i < *count; i++) {
		struct input_section *holder = tables[i].holder;
		if (holder->flags != section->flags || holder->entry_size != section->entry_size)
			continue;
		if (section->flags & SHF_STRINGS && holder->alignment != section->alignment)
			continue;
		if (holder->alignment < section->alignment)
			holder->alignment = section->alignment;
		return &tables[i];
	}
	struct table *table = &tables[(*count)++];
	*table = (struct table){.holder = arena_zeroed(linker->arena, 1, sizeof *table->holder)};
	*table->holder = (struct input_section){.name = section->name,
	                                        .type = section->type,
	                                        .flags = section->flags,
	                                        .alignment = section->alignment,
	                                        .entry_size = section->entry_size,
	                                        .output = section->output};
	return table;
}

static void merge_output(struct linker *linker, struct output_section *output) {
	struct table *tables = NULL;
	size_t table_count = 0, kept = 0;
	for (size_t i = 0; i < output->members.count; i++) {
		struct input_section *section = output->members.items[i];
		if (!section->pieces.count) {
			output->members.items[kept++] = section;
			continue;
		}
		if (!tables)
			tables = arena_zeroed(linker->arena, output->members.count, sizeof *tables);
		size_t before = table_count;
		struct table *table = table_for(linker, tables, &table_count, section);
		section->holder = table->holder;
		*list_add(linker->arena, &table->sections) = section;
		if (table_count > before)
			output->members.items[kept++] = table->holder;
	}
	output->members.count = kept;
	for (size_t i = 0; i < table_count; i++)
		fill_table(linker, &tables[i]);
}

void merge_outputs(struct linker *linker) {
	for (size_t i = 0; i < linker->outputs.count; i++)
		merge_output(linker, linker->outputs.items[i]);
}
