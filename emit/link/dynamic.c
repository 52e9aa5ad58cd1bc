/* dynamic.c: the tables for the loader: .dynsym with its hash tables, .rela.dyn, .dynamic. */
#include <stdlib.h>

#include "linker.h"

enum { BLOOM_SHIFT = 26, BLOOM_BITS_PER_SYMBOL = 12, SYMBOLS_PER_BUCKET = 4 };

uint32_t link_sysv_hash(const char *name) {
	uint32_t hash = 0;
	for (; *name; name++) {
		hash = (hash << 4) + (uint8_t)*name;
		uint32_t high = hash & 0xf0000000;
		hash = (hash ^ high >> 24) & ~high;
	}
	return hash;
}

static uint32_t gnu_hash(const char *name) {
	uint32_t hash = 5381;
	for (; *name; name++)
		hash = hash * 33 + (uint8_t)*name;
	return hash;
}

/* ---- which symbols, in which order ---- */

static size_t bucket_count(const struct linker *linker) {
	size_t hashed = linker->dynamic_table.count - linker->hashed;
	return hashed < SYMBOLS_PER_BUCKET ? 1 : hashed / SYMBOLS_PER_BUCKET;
}

/* The order of .gnu.hash: by bucket, then as they came. */
static void sort_hashed(struct linker *linker) {
	size_t count = linker->dynamic_table.count - linker->hashed, buckets = bucket_count(linker), end = 0;
	if (!count)
		return;
	struct link_symbol **symbols = linker->dynamic_table.items + linker->hashed;
	struct link_symbol **came = arena_zeroed(linker->arena, count, sizeof *came);
	size_t *places = arena_zeroed(linker->arena, buckets, sizeof *places); /* at first how many there are in a bucket */
	for (size_t i = 0; i < count; i++) {
		came[i] = symbols[i];
		symbols[i]->hash = gnu_hash(symbols[i]->name);
		places[symbols[i]->hash % buckets]++;
	}
	for (size_t i = 0; i < buckets; i++) {
		end += places[i];
		places[i] = end - places[i];
	}
	for (size_t i = 0; i < count; i++)
		symbols[places[came[i]->hash % buckets]++] = came[i];
}

/* Whether others may see it or have to provide it; nobody may provide a protected symbol. */
static bool is_dynamic(const struct linker *linker, const struct link_symbol *symbol) {
	return link_symbol_is_exported(linker, symbol) ||
	       (symbol->kind != LINK_DEFINED && link_symbol_is_preemptible(linker, symbol));
}

/* Those that are defined here come last. Names are stored in the order of the link. */
void dynamic_collect(struct linker *linker) {
	for (unsigned defined = 0; defined <= 1; defined++) {
		if (defined)
			linker->hashed = linker->dynamic_table.count;
		for (size_t i = 0; i < linker->symbols.count; i++) {
			struct link_symbol *symbol = linker->symbols.items[i];
			if (is_dynamic(linker, symbol) && (symbol->kind == LINK_DEFINED) == defined)
				*list_add(linker->arena, &linker->dynamic_table) = symbol;
		}
	}
	struct buffer names = buffer_in(linker->arena);
	buffer_put_zeros(&names, 1);
	for (size_t i = 0; i < linker->symbols.count; i++) {
		struct link_symbol *symbol = linker->symbols.items[i];
		if (!is_dynamic(linker, symbol))
			continue;
		symbol->dynamic_name = (uint32_t)names.size;
		buffer_put(&names, symbol->name, strlen(symbol->name) + 1);
	}
	versions_put_names(linker, &names);
	linker->dynstr->bytes = names.data;
	linker->dynstr->size = names.size;
	sort_hashed(linker);
	for (size_t i = 0; i < linker->dynamic_table.count; i++)
		linker->dynamic_table.items[i]->dynamic_index = (uint32_t)i + 1;
}

/* ---- sizes ---- */

static size_t bloom_words(const struct linker *linker) {
	size_t bits = (linker->dynamic_table.count - linker->hashed) * BLOOM_BITS_PER_SYMBOL, words = 1;
	while (bits && words <= bits / (WORD * 8))
		words *= 2;
	return words;
}

static void put_entry(struct buffer *out, int64_t tag, uint64_t value) {
	buffer_put_le(out, (uint64_t)tag, WORD);
	buffer_put_le(out, value, WORD);
}

static uint64_t start_of(const struct input_section *section) {
	return section_address(section, 0);
}

static void put_array(struct linker *linker, struct buffer *out, const char *name, int64_t tag, int64_t size_tag) {
	const struct output_section *output = output_find(linker, name);
	if (!output)
		return;
	put_entry(out, tag, output->address);
	put_entry(out, size_tag, output->size);
}

static void put_function(struct linker *linker, struct buffer *out, const char *text, int64_t tag) {
	const struct name *name = name_find(&linker->names, text, strlen(text));
	struct link_symbol *symbol = name ? name->entry : NULL;
	if (symbol && symbol->kind == LINK_DEFINED)
		put_entry(out, tag, link_symbol_address(linker, symbol, 0));
}

static void put_flags(const struct linker *linker, struct buffer *out) {
	bool now = linker->details->binds_now;
	uint64_t more = (now ? DF_1_NOW : 0U) | (linker->executable ? DF_1_PIE : 0U);
	if (linker->soname_offset)
		put_entry(out, DT_SONAME, linker->soname_offset);
	if (now)
		put_entry(out, DT_FLAGS, DF_BIND_NOW);
	if (more)
		put_entry(out, DT_FLAGS_1, more);
	if (linker->executable)
		put_entry(out, DT_DEBUG, 0);
}

/* The contents of .dynamic; before there are addresses only their size counts. */
static struct buffer dynamic_entries(struct linker *linker) {
	struct buffer out = buffer_in(linker->arena);
	put_flags(linker, &out);
	if (linker->relocations.count) {
		put_entry(&out, DT_RELA, start_of(linker->rela));
		put_entry(&out, DT_RELASZ, linker->rela->size);
		put_entry(&out, DT_RELAENT, sizeof(Elf64_Rela));
		if (linker->relative_count)
			put_entry(&out, DT_RELACOUNT, linker->relative_count);
	}
	put_entry(&out, DT_SYMTAB, start_of(linker->dynsym));
	put_entry(&out, DT_SYMENT, sizeof(Elf64_Sym));
	put_entry(&out, DT_STRTAB, start_of(linker->dynstr));
	put_entry(&out, DT_STRSZ, linker->dynstr->size);
	put_entry(&out, DT_GNU_HASH, start_of(linker->gnu_hash));
	put_entry(&out, DT_HASH, start_of(linker->hash));
	put_array(linker, &out, ".preinit_array", DT_PREINIT_ARRAY, DT_PREINIT_ARRAYSZ);
	put_array(linker, &out, ".init_array", DT_INIT_ARRAY, DT_INIT_ARRAYSZ);
	put_array(linker, &out, ".fini_array", DT_FINI_ARRAY, DT_FINI_ARRAYSZ);
	put_function(linker, &out, "_init", DT_INIT);
	put_function(linker, &out, "_fini", DT_FINI);
	if (linker->versions.count) {
		put_entry(&out, DT_VERSYM, start_of(linker->version_table));
		put_entry(&out, DT_VERDEF, start_of(linker->version_definitions));
		put_entry(&out, DT_VERDEFNUM, linker->versions.count);
	}
	put_entry(&out, DT_NULL, 0);
	return out;
}

void dynamic_size(struct linker *linker) {
	size_t count = linker->dynamic_table.count + 1; /* with the null entry */
	size_t hashed = linker->dynamic_table.count - linker->hashed;
	linker->dynsym->size = count * sizeof(Elf64_Sym);
	linker->hash->size = (2 + 2 * count) * 4;
	linker->gnu_hash->size = GNU_HASH_HEADER_SIZE + bloom_words(linker) * WORD + (bucket_count(linker) + hashed) * 4;
	linker->rela->size = linker->relocations.count * sizeof(Elf64_Rela);
	versions_size(linker);
	linker->dynamic->size = dynamic_entries(linker).size;
}

/* ---- contents ---- */

static void fill_symbols(struct linker *linker, uint8_t *out) {
	for (size_t i = 0; i < linker->dynamic_table.count; i++) {
		const struct link_symbol *symbol = linker->dynamic_table.items[i];
		link_symbol_store(linker, out + (i + 1) * sizeof(Elf64_Sym), symbol, symbol->dynamic_name);
	}
}

static void fill_hash(struct linker *linker, uint8_t *out) {
	size_t count = linker->dynamic_table.count + 1;
	uint8_t *buckets = out + 8, *chains = buckets + count * 4;
	store_le(out, count, 4);
	store_le(out + 4, count, 4);
	for (size_t i = 1; i < count; i++) {
		uint8_t *bucket = buckets + link_sysv_hash(linker->dynamic_table.items[i - 1]->name) % count * 4;
		store_le(chains + i * 4, load_le(bucket, 4), 4);
		store_le(bucket, i, 4);
	}
}

static void set_bloom_bit(uint8_t *bloom, size_t words, uint32_t hash, uint32_t bit) {
	enum { BITS = WORD * 8 };
	uint8_t *word = bloom + (hash / BITS & (words - 1)) * WORD;
	store_le(word, load_le(word, WORD) | UINT64_C(1) << bit % BITS, WORD);
}

/* A symbol's value is its hash; the lowest bit says that it is the last one of its bucket. */
static void fill_gnu_hash(struct linker *linker, uint8_t *out) {
	size_t words = bloom_words(linker), buckets = bucket_count(linker);
	size_t count = linker->dynamic_table.count - linker->hashed;
	uint8_t *bloom = out + GNU_HASH_HEADER_SIZE, *table = bloom + words * WORD, *values = table + buckets * 4;
	store_le(out, buckets, 4);
	store_le(out + 4, linker->hashed + 1, 4);
	store_le(out + 8, words, 4);
	store_le(out + 12, BLOOM_SHIFT, 4);
	for (size_t i = 0; i < count; i++) {
		struct link_symbol **symbols = linker->dynamic_table.items + linker->hashed;
		uint32_t hash = symbols[i]->hash;
		bool last = i + 1 == count || symbols[i + 1]->hash % buckets != hash % buckets;
		set_bloom_bit(bloom, words, hash, hash);
		set_bloom_bit(bloom, words, hash, hash >> BLOOM_SHIFT);
		store_le(values + i * 4, last ? hash | 1 : hash & ~1u, 4);
		uint8_t *bucket = table + hash % buckets * 4;
		if (!load_le(bucket, 4))
			store_le(bucket, symbols[i]->dynamic_index, 4);
	}
}

/* Relative ones first, which loaders count on, then by symbol. */
static int compare_relocations(const void *a, const void *b) {
	const struct dynamic_relocation *left = a, *right = b;
	if (left->relative != right->relative)
		return left->relative ? -1 : 1;
	uint32_t left_index = left->relative ? 0 : left->symbol->dynamic_index;
	uint32_t right_index = right->relative ? 0 : right->symbol->dynamic_index;
	if (left_index != right_index)
		return left_index < right_index ? -1 : 1;
	return left->address < right->address ? -1 : left->address > right->address;
}

static void fill_relocations(struct linker *linker, uint8_t *out) {
	for (size_t i = 0; i < linker->relocations.count; i++) {
		struct dynamic_relocation *relocation = &linker->relocations.items[i];
		relocation->address = section_address(relocation->section, relocation->offset);
	}
	if (linker->relocations.count)
		qsort(linker->relocations.items, linker->relocations.count, sizeof *linker->relocations.items,
		      compare_relocations);
	for (size_t i = 0; i < linker->relocations.count; i++) {
		const struct dynamic_relocation *relocation = &linker->relocations.items[i];
		uint64_t index = relocation->relative ? 0 : relocation->symbol->dynamic_index;
		store_le(out, relocation->address, WORD);
		store_le(out + WORD, ELF64_R_INFO(index, relocation->type), WORD);
		store_le(out + 2 * WORD,
		         relocation->relative ? link_symbol_address(linker, relocation->symbol, relocation->addend)
		                              : (uint64_t)relocation->addend,
		         WORD);
		out += sizeof(Elf64_Rela);
	}
}

/* What the loader does not fill in. */
static void fill_got(struct linker *linker, uint8_t *out) {
	for (size_t i = 0; i < linker->got_symbols.count; i++) {
		const struct link_symbol *symbol = linker->got_symbols.items[i];
		if (link_symbol_is_number(symbol) && !link_symbol_is_preemptible(linker, symbol))
			store_le(out + i * WORD, link_symbol_address(linker, symbol, 0), WORD);
	}
}

void dynamic_fill(struct linker *linker, uint8_t *image) {
	const struct buffer entries = dynamic_entries(linker);
	memcpy(section_in_image(linker->dynamic, image), entries.data, entries.size);
	fill_symbols(linker, section_in_image(linker->dynsym, image));
	fill_hash(linker, section_in_image(linker->hash, image));
	fill_gnu_hash(linker, section_in_image(linker->gnu_hash, image));
	fill_relocations(linker, section_in_image(linker->rela, image));
	fill_got(linker, section_in_image(linker->got, image));
	versions_fill(linker, image);
}
