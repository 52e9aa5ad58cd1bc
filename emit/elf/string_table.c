/* string_table.c: the string table, sorted and merged by endings as llvm-mc writes it. */
#include "elf_writer.h"

void string_table_init(struct string_table *table, struct arena *arena) {
	*table = (struct string_table){.arena = arena, .bytes = buffer_in(arena)};
	buffer_put_zeros(&table->bytes, 1);
}

void string_table_add(struct string_table *table, const char *text, size_t length, uint32_t *offset) {
	*list_add(table->arena, &table->strings) = (struct string){text, length, offset};
}

/* The byte at `position` from the end, or -1 before the beginning. */
static int tail_byte(const struct string *string, size_t position) {
	return position < string->length ? (unsigned char)string->text[string->length - 1 - position] : -1;
}

static void swap(struct string *a, struct string *b) {
	struct string keep = *a;
	*a = *b;
	*b = keep;
}

/* Three-way radix quicksort by bytes from the end, descending, so that a string comes right
 * behind those that it ends. The two outer parts recurse, at most log2(count) deep for the
 * smaller one; the rest is the loop. */
static void sort_tails(struct string *strings, size_t count, size_t position) {
	while (count > 1) {
		int pivot = tail_byte(&strings[count / 2], position);
		size_t greater = 0, less = count;
		for (size_t i = 0; i < less;) {
			int byte = tail_byte(&strings[i], position);
			if (byte > pivot)
				swap(&strings[greater++], &strings[i++]);
			else if (byte < pivot)
				swap(&strings[--less], &strings[i]);
			else
				i++;
		}
		struct {
			struct string *strings;
			size_t count, position;
		} parts[3] = {
		    {strings, greater, position},
		    {strings + greater, pivot < 0 ? 0 : less - greater, position + 1},
		    {strings + less, count - less, position},
		};
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

void string_table_finish(struct string_table *table) {
	sort_tails(table->strings.items, table->strings.count, 0);
	const struct string *last = NULL;
	for (size_t i = 0; i < table->strings.count; i++) {
		const struct string *string = &table->strings.items[i];
		if (!string->length) {
			*string->offset = 0;
			continue;
		}
		if (last && ends_with(last, string)) {
			*string->offset = *last->offset + (uint32_t)(last->length - string->length);
			continue;
		}
		*string->offset = (uint32_t)table->bytes.size;
		buffer_put(&table->bytes, string->text, string->length);
		buffer_put_zeros(&table->bytes, 1);
		last = string;
	}
}
