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
 * end in the highest ones; 0 stands before the beginning. */
enum { KEY_BYTES = 7, BYTE_BITS = 9 };

static uint64_t key_from(const struct string *string, size_t position) {
	uint64_t key = 0;
	for (size_t i = position; i < position + KEY_BYTES; i++)
		key = key << BYTE_BITS | (i < string->length ? (unsigned char)string->text[string->length - 1 - i] + 1u : 0);
	return key;
}

static void load_keys(struct string *strings, size_t count, size_t position) {
	for (size_t i = 0; i < count; i++)
		strings[i].key = key_from(&strings[i], position);
}

/* The byte at `position` and those of its key behind it, which all strings of a part share. */
static uint64_t bytes_up_to(const struct string *string, size_t position) {
	return string->key >> (KEY_BYTES - 1 - position % KEY_BYTES) * BYTE_BITS;
}

static bool is_beginning(uint64_t bytes) {
	return !(bytes & ((1u << BYTE_BITS) - 1));
}

static void swap(struct string *a, struct string *b) {
	struct string keep = *a;
	*a = *b;
	*b = keep;
}

/* Three-way radix quicksort, descending, so that a string comes right behind those that it ends.
 * The two smaller parts recurse, at most log2(count) deep; the largest is the loop. */
static void sort_tails(struct string *strings, size_t count, size_t position) {
	while (count > 1) {
		uint64_t pivot = bytes_up_to(&strings[count / 2], position);
		size_t greater = 0, less = count;
		for (size_t i = 0; i < less;) {
			uint64_t bytes = bytes_up_to(&strings[i], position);
			if (bytes > pivot)
				swap(&strings[greater++], &strings[i++]);
			else if (bytes < pivot)
				swap(&strings[--less], &strings[i]);
			else
				i++;
		}
		struct {
			struct string *strings;
			size_t count, position;
		} parts[3] = {
		    {strings, greater, position},
		    {strings + greater, is_beginning(pivot) ? 0 : less - greater, position + 1},
		    {strings + less, count - less, position},
		};
		if ((position + 1) % KEY_BYTES == 0)
			load_keys(parts[1].strings, parts[1].count, position + 1);
		size_t largest = 0;
		for (size_t i = 1; i < 3; i++)
			if (parts[i].count > parts[largest].count)
				largest = i;
		for (size_t i = 0; i < 3; i++)
			if (i != largest)
				sort_tails(parts[i].strings, parts[i].count, parts[i].position);
		strings = parts[largest].strings;
		count = parts[largest].count;
		position = parts[largest].position;
	}
}

static bool ends_with(const struct string *string, const struct string *ending) {
	return string->length >= ending->length &&
	       memcmp(string->text + string->length - ending->length, ending->text, ending->length) == 0;
}

/* Stores the strings in their order and their offsets. In that order their texts lie anywhere, so
 * each is asked for some strings ahead. */
static void place_strings(struct string_table *table) {
	enum { AHEAD = 16 };
	const struct string *last = &table->strings.items[0];
	uint32_t last_offset = 0;
	for (size_t i = 0; i < table->strings.count; i++) {
		const struct string *string = &table->strings.items[i];
		uint32_t *offset = &table->offsets[string->number];
		if (i + AHEAD < table->strings.count)
			__builtin_prefetch(string[AHEAD].text);
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
	load_keys(table->strings.items, table->strings.count, 0);
	sort_tails(table->strings.items, table->strings.count, 0);
	table->offsets = arena_alloc(table->arena, table->strings.count * sizeof *table->offsets);
	place_strings(table);
	arena_release(table->strings.items, table->strings.capacity * sizeof *table->strings.items);
}

uint32_t string_table_offset(const struct string_table *table, uint32_t number) {
	return table->offsets[number];
}
