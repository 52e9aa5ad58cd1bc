/* string_table.c: the string table, sorted and merged by endings as llvm-mc writes it.
 *
 * Compilers give each kernel half a dozen names: k, k.kd, k.num_vgpr. Only what is in front of the last '.', the stem,
 * differs from kernel to kernel, and behind it is one of few endings. So each stem is sorted once for all the names
 * that follow each other with it, and each ending once: sorting all strings takes twice as many instructions as all of
 * this file. Strings with different endings differ before the '.' that begins these, seen from the end, so they are
 * in the order of the endings, and those with one ending in the order of their stems. */
#include "elf_writer.h"

/* Of strings without a '.': those have no stem, and are sorted as they are. */
enum { NO_ENDING = 0 };

void string_table_init(struct string_table *table, struct arena *arena, size_t room) {
	*table = (struct string_table){.arena = arena, .bytes = buffer_in(arena)};
	table->strings.items = arena_alloc(arena, room * sizeof *table->strings.items);
	table->strings.capacity = room;
	names_init(&table->known_endings, arena);
	list_add(arena, &table->endings);
	string_table_add(table, "", 0);
}

/* The number of the ending that begins at the last '.', new or known. */
static uint32_t find_ending(struct string_table *table, const char *text, size_t length) {
	size_t start = length;
	while (start && text[start - 1] != '.')
		start--;
	if (!start)
		return NO_ENDING;
	struct name *name = name_intern(&table->known_endings, text + start - 1, length - start + 1);
	if (!name->number) {
		name->number = table->endings.count;
		*list_add(table->arena, &table->endings) = (struct ending){.text = name->text, .length = name->length};
	}
	return (uint32_t)name->number;
}

static bool has_ending(const struct ending *ending, const char *text, size_t length) {
	if (!ending->length)
		return !memchr(text, '.', length);
	return length >= ending->length && memcmp(text + length - ending->length, ending->text, ending->length) == 0;
}

/* Of the names of kernels the same endings follow each other: that which came after the last one is tried first. */
static uint32_t next_ending(struct string_table *table, const char *text, size_t length) {
	struct ending *last = &table->endings.items[table->last_ending];
	if (!has_ending(&table->endings.items[last->next], text, length)) {
		uint32_t next = find_ending(table, text, length); /* which may move `last` */
		table->endings.items[table->last_ending].next = next;
		return table->last_ending = next;
	}
	return table->last_ending = last->next;
}

/* A string without an ending is its own stem. */
static size_t stem_length(const struct string_table *table, const struct string *string) {
	return string->length - table->endings.items[string->ending].length;
}

/* Whether the string has the stem of the one before. */
static bool goes_on(const struct string_table *table, const struct string *string) {
	size_t length = stem_length(table, string);
	return string->ending != NO_ENDING && length == stem_length(table, string - 1) &&
	       memcmp(string->text, string[-1].text, length) == 0;
}

uint32_t string_table_add(struct string_table *table, const char *text, size_t length) {
	uint32_t number = (uint32_t)table->strings.count, ending = next_ending(table, text, length);
	struct string *string = list_add(table->arena, &table->strings);
	*string = (struct string){.text = text, .length = (uint32_t)length, .ending = ending};
	if (number == 0 || !goes_on(table, string))
		*list_add(table->arena, &table->stems) = number;
	table->endings.items[ending].count++;
	table->size += length + 1;
	return number;
}

/* ---- sorting ---- */

/* Stems and endings are sorted by bytes from the end. A key holds so many of them, from some position on, because there
 * is one cache miss for each look at a text: nine bits a byte, the byte nearest to the end in the highest ones; 0 comes
 * before the beginning. */
enum { KEY_BYTES = 7, BYTE_BITS = 9 };

static uint64_t key_from(const struct stem *stem, size_t position) {
	size_t left = stem->length > position ? stem->length - position : 0;
	uint64_t key = 0;
	if (left >= KEY_BYTES) { /* as nearly always: without a look at the length for each byte */
		for (size_t i = 1; i <= KEY_BYTES; i++)
			key = key << BYTE_BITS | ((unsigned char)stem->text[left - i] + 1u);
		return key;
	}
	for (size_t i = 0; i < KEY_BYTES; i++)
		key = key << BYTE_BITS | (i < left ? (unsigned char)stem->text[left - 1 - i] + 1u : 0);
	return key;
}

/* A part of them that all end alike, up to `position` bytes from the end, where their keys begin. */
struct part {
	struct stem *stems;
	size_t count;
	size_t position;
};

static void load_keys(struct part part) {
	for (size_t i = 0; i < part.count; i++)
		part.stems[i].key = key_from(&part.stems[i], part.position);
}

/* Whether all with the key are alike: they begin within it. */
static bool is_beginning(uint64_t key) {
	return !(key & ((1u << BYTE_BITS) - 1));
}

static void swap(struct stem *a, struct stem *b) {
	struct stem keep = *a;
	*a = *b;
	*b = keep;
}

/* One of the middle half, by chance: no input can be made for which the parts stay large. */
static uint64_t choose_pivot(struct part part, uint32_t chance) {
	return part.stems[part.count / 4 + (size_t)((uint64_t)chance * (part.count / 2) >> 32)].key;
}

/* Three-way quicksort by keys, descending, so that a string comes right after those that it ends. The two smaller parts
 * recurse, at most log2(count) deep; the largest is the loop. */
static void sort(struct part part, uint32_t chance) {
	while (part.count > 1) {
		struct stem *stems = part.stems;
		uint64_t pivot = choose_pivot(part, chance);
		size_t greater = 0, less = part.count;
		for (size_t i = 0; i < less;) {
			if (stems[i].key > pivot)
				swap(&stems[greater++], &stems[i++]);
			else if (stems[i].key < pivot)
				swap(&stems[--less], &stems[i]);
			else
				i++;
		}
		const struct part parts[3] = {
		    {stems, greater, part.position},
		    {stems + greater, is_beginning(pivot) ? 0 : less - greater, part.position + KEY_BYTES},
		    {stems + less, part.count - less, part.position},
		};
		load_keys(parts[1]);
		size_t largest = 0;
		for (size_t i = 1; i < 3; i++)
			if (parts[i].count > parts[largest].count)
				largest = i;
		for (size_t i = 0; i < 3; i++)
			if (i != largest)
				sort(parts[i], chance);
		part = parts[largest];
	}
}

/* ---- the order of all ---- */

/* All stems, then the endings, which are numbered after them. */
static struct part collect_stems(const struct string_table *table) {
	struct part all = {.count = table->stems.count + table->endings.count - 1};
	struct stem *next = all.stems = arena_alloc(table->arena, all.count * sizeof *next);
	for (uint32_t i = 0; i < table->stems.count; i++) {
		const struct string *string = &table->strings.items[table->stems.items[i]];
		*next++ = (struct stem){.text = string->text, .length = (uint32_t)stem_length(table, string), .number = i};
	}
	for (uint32_t i = NO_ENDING + 1; i < table->endings.count; i++) {
		const struct ending *ending = &table->endings.items[i];
		uint32_t number = (uint32_t)table->stems.count + i;
		*next++ = (struct stem){.text = ending->text, .length = (uint32_t)ending->length, .number = number};
	}
	load_keys(all);
	return all;
}

/* The first string with a stem; endings are stems of none. */
static uint32_t stem_start(const struct string_table *table, uint32_t number) {
	return number < table->stems.count ? table->stems.items[number] : (uint32_t)table->strings.count;
}

/* Puts the strings with each ending in a row: those of the first stem, of the second one, and so on. */
static void order_by_endings(struct string_table *table, struct part stems, uint32_t *order) {
	struct ending *endings = table->endings.items;
	for (size_t i = 0, end = 0; i < table->endings.count; i++) {
		endings[i].row = endings[i].row_end = order + end;
		end += endings[i].count;
	}
	for (size_t i = 0; i < stems.count; i++) {
		uint32_t number = stems.stems[i].number;
		for (uint32_t at = stem_start(table, number); at < stem_start(table, number + 1); at++)
			*endings[table->strings.items[at].ending].row_end++ = at;
	}
}

/* ---- places ---- */

static bool ends_with(const struct string *string, const struct string *ending) {
	return string->length >= ending->length &&
	       memcmp(string->text + string->length - ending->length, ending->text, ending->length) == 0;
}

/* The next string gets its place: in the last one that was stored, or after it. */
static void place_string(struct string_table *table, struct string *string, struct string *last) {
	if (!string->length) {
		string->offset = 0;
		return;
	}
	if (ends_with(last, string)) {
		string->offset = last->offset + last->length - string->length;
		return;
	}
	string->offset = (uint32_t)table->bytes.size;
	buffer_put(&table->bytes, string->text, string->length);
	buffer_put(&table->bytes, "", 1);
	*last = *string;
}

static void place_strings(struct string_table *table, struct part stems) {
	struct string last = {.text = ""};
	struct string *strings = table->strings.items;
	buffer_grow(&table->bytes, table->size);
	buffer_put(&table->bytes, "", 1);
	for (size_t i = 0; i < stems.count; i++) {
		uint32_t number = stems.stems[i].number;
		if (number >= table->stems.count) {
			const struct ending *ending = &table->endings.items[number - table->stems.count];
			for (const uint32_t *at = ending->row; at < ending->row_end; at++)
				place_string(table, &strings[*at], &last);
		} else if (strings[table->stems.items[number]].ending == NO_ENDING) {
			place_string(table, &strings[table->stems.items[number]], &last);
		}
	}
}

void string_table_finish(struct string_table *table) {
	struct part stems = collect_stems(table);
	sort(stems, (uint32_t)table->known_endings.hash_key);
	size_t order_size = table->strings.count * sizeof(uint32_t);
	uint32_t *order = arena_alloc(table->arena, order_size);
	order_by_endings(table, stems, order);
	place_strings(table, stems);
	arena_release(table->arena, order, order_size);
	arena_release(table->arena, stems.stems, stems.count * sizeof *stems.stems);
}

uint32_t string_table_offset(const struct string_table *table, uint32_t number) {
	return table->strings.items[number].offset;
}
