/* string_table.c: the string table, sorted and merged by endings as llvm-mc writes it. */
#include "elf_writer.h"

void string_table_init(struct string_table *table, struct arena *arena) {
	*table = (struct string_table){.arena = arena, .bytes = buffer_in(arena)};
	buffer_put_zeros(&table->bytes, 1);
	string_table_add(table, "", 0);
}

uint32_t string_table_add(struct string_table *table, const char *text, size_t length) {
	uint32_t number = (uint32_t)table->strings.count;
	*list_add(table->arena, &table->strings) =
	    (struct string){.text = text, .length = (uint32_t)length, .number = number};
	return number;
}

/* Strings are sorted by bytes from the end. A key holds so many of them, from some position on,
 * because there is one cache miss for each look at a text: nine bits a byte, the byte nearest to the
 * end in the highest ones; 0 comes before the beginning. */
enum { KEY_BYTES = 7, BYTE_BITS = 9 };

static uint64_t key_from(const struct string *string, size_t position) {
	size_t left = string->length > position ? string->length - position : 0;
	uint64_t key = 0;
	if (left >= KEY_BYTES) { /* as nearly always: without a look at the length for each byte */
		for (size_t i = 1; i <= KEY_BYTES; i++)
			key = key << BYTE_BITS | ((unsigned char)string->text[left - i] + 1u);
		return key;
	}
	for (size_t i = 0; i < KEY_BYTES; i++)
		key = key << BYTE_BITS | (i < left ? (unsigned char)string->text[left - 1 - i] + 1u : 0);
	return key;
}

static void load_keys(struct string *strings, size_t count, size_t position) {
	for (size_t i = 0; i < count; i++)
		strings[i].key = key_from(&strings[i], position);
}

/* A part of the table whose strings all end alike, up to `position` bytes from the end. Their keys begin at the last
 * multiple of KEY_BYTES up to it. */
struct part {
	struct string *strings;
	size_t count;
	size_t position;
};

/* The part with `more` bytes more, at most up to the end of its keys. */
static struct part longer(struct part part, size_t more) {
	part.position += more;
	if (part.position % KEY_BYTES == 0)
		load_keys(part.strings, part.count, part.position);
	return part;
}

/* Whether strings with the key are alike: they begin within it. */
static bool is_beginning(uint64_t key) {
	return !(key & ((1u << BYTE_BITS) - 1));
}

static void swap(struct string *a, struct string *b) {
	struct string keep = *a;
	*a = *b;
	*b = keep;
}

/* Three-way quicksort by keys, descending, so that a string comes right after those that it ends. The
 * two smaller parts recurse, at most log2(count) deep; the largest is the loop. */
static void sort_few(struct part part) {
	while (part.count > 1) {
		struct string *strings = part.strings;
		uint64_t pivot = strings[part.count / 2].key;
		size_t greater = 0, less = part.count;
		for (size_t i = 0; i < less;) {
			if (strings[i].key > pivot)
				swap(&strings[greater++], &strings[i++]);
			else if (strings[i].key < pivot)
				swap(&strings[--less], &strings[i]);
			else
				i++;
		}
		struct part alike = {strings + greater, is_beginning(pivot) ? 0 : less - greater, part.position};
		struct part parts[3] = {
		    {strings, greater, part.position},
		    longer(alike, KEY_BYTES - part.position % KEY_BYTES),
		    {strings + less, part.count - less, part.position},
		};
		size_t largest = 0;
		for (size_t i = 1; i < 3; i++)
			if (parts[i].count > parts[largest].count)
				largest = i;
		for (size_t i = 0; i < 3; i++)
			if (i != largest)
				sort_few(parts[i]);
		part = parts[largest];
	}
}

/* So many strings are split by all values of a byte at once: each is moved once, and those that are
 * alike stay in their order, in which their texts lie in memory. */
enum { MANY = 256, BYTE_VALUES = 257 };

static size_t byte_at(const struct string *string, size_t position) {
	return string->key >> (KEY_BYTES - 1 - position % KEY_BYTES) * BYTE_BITS & ((1u << BYTE_BITS) - 1);
}

/* Sorts by the byte after the part's. The strings with value v are then at ends[v + 1] up to
 * ends[v]. */
static void split(struct part part, struct string *spare, size_t ends[BYTE_VALUES + 1]) {
	size_t next[BYTE_VALUES] = {0};
	for (size_t i = 0; i < part.count; i++)
		next[byte_at(&part.strings[i], part.position)]++;
	bool alike = next[byte_at(&part.strings[0], part.position)] == part.count;
	ends[BYTE_VALUES] = 0;
	for (size_t v = BYTE_VALUES; v-- > 0;) {
		ends[v] = ends[v + 1] + next[v];
		next[v] = ends[v + 1];
	}
	if (alike)
		return;
	for (size_t i = 0; i < part.count; i++)
		spare[next[byte_at(&part.strings[i], part.position)]++] = part.strings[i];
	memcpy(part.strings, spare, part.count * sizeof *spare);
}

/* The same order as sort_few()'s. The largest piece is the loop here too. */
static void sort_many(struct part part, struct string *spare) {
	while (part.count >= MANY) {
		size_t ends[BYTE_VALUES + 1];
		split(part, spare, ends);
		struct part largest = {part.strings, 0, 0};
		for (size_t v = 1; v < BYTE_VALUES; v++) { /* those of value 0 end here, and are all alike */
			struct part piece =
			    longer((struct part){part.strings + ends[v + 1], ends[v] - ends[v + 1], part.position}, 1);
			struct part smaller = piece.count > largest.count ? largest : piece;
			largest = piece.count > largest.count ? piece : largest;
			sort_many(smaller, spare);
		}
		part = largest;
	}
	sort_few(part);
}

static bool ends_with(const struct string *string, const struct string *ending) {
	return string->length >= ending->length &&
	       memcmp(string->text + string->length - ending->length, ending->text, ending->length) == 0;
}

/* Stores the strings in their order and their offsets. */
static void place_strings(struct string_table *table) {
	const struct string *last = &table->strings.items[0];
	uint32_t last_offset = 0;
	for (size_t i = 0; i < table->strings.count; i++) {
		const struct string *string = &table->strings.items[i];
		uint32_t *offset = &table->offsets[string->number];
		if (!string->length) {
			*offset = 0;
		} else if (i && ends_with(last, string)) {
			*offset = last_offset + last->length - string->length;
		} else {
			*offset = last_offset = (uint32_t)table->bytes.size;
			buffer_put(&table->bytes, string->text, string->length);
			buffer_put_zeros(&table->bytes, 1);
			last = string;
		}
	}
}

void string_table_finish(struct string_table *table) {
	struct part all = {table->strings.items, table->strings.count, 0};
	size_t spare_size = all.count * sizeof *all.strings;
	struct string *spare = arena_alloc(table->arena, spare_size);
	load_keys(all.strings, all.count, 0);
	sort_many(all, spare);
	arena_release(table->arena, spare, spare_size);
	table->offsets = arena_alloc(table->arena, table->strings.count * sizeof *table->offsets);
	place_strings(table);
	arena_release(table->arena, table->strings.items, table->strings.capacity * sizeof *table->strings.items);
}

uint32_t string_table_offset(const struct string_table *table, uint32_t number) {
	return table->offsets[number];
}
