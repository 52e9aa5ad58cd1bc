/* pal.c: see pal.h. */
#include "pal.h"

#include <inttypes.h>
#include <stdlib.h>

/* The way to the registers, from the outside in. */
static const struct level {
	bool is_map;
	const char *key; /* of the next level; NULL: the first element, or there is none */
} way[] = {
    {true, "amdpal.pipelines"},
    {false, NULL},
    {true, ".registers"},
    {true, NULL},
};

enum { LEVELS = sizeof way / sizeof *way };

/* ---- registers ---- */

static const struct {
	uint32_t number;
	char name[40]; /* no pointer: a program would relocate all of them at its start */
} names[] = {
#define KD_PAL_REGISTER(number, name) {number, name},
#include "kdasm/pal_registers.def"
#undef KD_PAL_REGISTER
};

bool pal_register_find(const char *name, size_t length, uint32_t *number) {
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		if (strlen(names[i].name) != length || memcmp(names[i].name, name, length) != 0)
			continue;
		*number = names[i].number;
		return true;
	}
	return false;
}

const char *pal_register_name(uint32_t number) {
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (names[i].number == number)
			return names[i].name;
	return NULL;
}

void pal_add(struct pal_metadata *pal, struct arena *arena, uint32_t number, uint32_t value) {
	struct scalar key = {.kind = VALUE_UNSIGNED, .natural = number};
	pal->form = PAL_AS_NUMBERS;
	*list_add(arena, &pal->registers) = (struct pal_register){key, {.kind = VALUE_UNSIGNED, .natural = value}, true};
}

bool pal_has_numbers_only(struct pal_metadata *pal) {
	while (pal->known_integers < pal->registers.count && pal->registers.items[pal->known_integers].is_integer)
		pal->known_integers++;
	return pal->known_integers == pal->registers.count;
}

/* LLVM's order, negative numbers first. */
static int compare_registers(const void *a, const void *b) {
	const struct scalar *first = &((const struct pal_register *)a)->key;
	const struct scalar *second = &((const struct pal_register *)b)->key;
	if (first->kind != second->kind)
		return first->kind < second->kind ? -1 : 1;
	return (first->natural > second->natural) - (first->natural < second->natural);
}

/* All values of one register. A negative one, which only a document has, gives way to a number. */
static uint64_t all_values(const struct pal_register *registers, size_t count) {
	uint64_t value = 0;
	for (size_t i = 0; i < count; i++)
		if (count == 1 || registers[i].value.kind == VALUE_UNSIGNED)
			value |= registers[i].value.natural;
	return value;
}

void pal_combine(struct pal_metadata *pal) {
	size_t count = pal->registers.count, next, kept = 0;
	struct pal_register *registers = pal->registers.items;
	if (count)
		qsort(registers, count, sizeof *registers, compare_registers);
	for (size_t i = 0; i < count; i = next) {
		for (next = i + 1; next < count && compare_registers(&registers[i], &registers[next]) == 0;)
			next++;
		uint64_t value = all_values(registers + i, next - i);
		registers[kept] = registers[i];
		registers[kept++].value = (struct scalar){.kind = VALUE_UNSIGNED, .natural = value};
	}
	pal->registers.count = kept;
}

/* ---- the way ---- */

void pal_path_init(struct pal_path *path, struct pal_metadata *pal, struct document *document, bool named) {
	*path = (struct pal_path){.pal = pal, .document = document, .into = document, .named = named, .expected = true};
}

static void put_key(struct document *document, const char *text) {
	struct scalar key = {.kind = VALUE_STRING, .text = text, .size = strlen(text)};
	struct yaml_token written = {.text = text, .size = key.size};
	document_key(document, &key, &written);
}

/* A level that is missing becomes empty collections inside each other. */
static void put_level(struct document *document, unsigned level) {
	for (unsigned i = level; i < LEVELS; i++) {
		document_begin(document, way[i].is_map);
		if (way[i].key)
			put_key(document, way[i].key);
	}
	for (unsigned i = level; i < LEVELS; i++)
		document_end(document);
}

static bool in_registers(const struct pal_path *path) {
	return path->levels == LEVELS && path->open == LEVELS;
}

/* Whether the value that begins is that of the next level. */
static bool take_expected(struct pal_path *path) {
	bool expected = path->expected;
	path->expected = false;
	if (expected)
		path->seen |= 1U << path->levels;
	return expected;
}

static bool is_integer(const struct scalar *value) {
	return value->kind == VALUE_SIGNED || value->kind == VALUE_UNSIGNED;
}

/* The form in which LLVM prints a register whose name it knows; it looks at 32 bits of the number. */
static void add_name(struct pal_path *path, struct scalar *key) {
	const char *name = is_integer(key) ? pal_register_name((uint32_t)key->natural) : NULL;
	if (!name)
		return;
	const char *text = arena_printf(path->document->out->arena, "0x%" PRIx64 " (%s)", key->natural, name);
	*key = (struct scalar){.kind = VALUE_STRING, .text = text, .size = strlen(text)};
}

static bool add_register(struct pal_path *path, struct scalar *key) {
	uint64_t number;
	bool is_number = key->kind != VALUE_STRING || scalar_leading_number(key->text, key->size, &number);
	if (is_number && key->kind == VALUE_STRING)
		*key = (struct scalar){.kind = VALUE_UNSIGNED, .natural = number};
	*list_add(path->document->out->arena, &path->pal->registers) = (struct pal_register){.key = *key};
	if (path->named && is_number)
		add_name(path, key);
	return is_number;
}

bool pal_key(struct pal_path *path, struct scalar *key) {
	if (in_registers(path))
		return add_register(path, key);
	const char *next = path->open == path->levels ? way[path->levels - 1].key : NULL;
	path->expected = next && key->kind == VALUE_STRING && key->size == strlen(next) &&
	                 memcmp(key->text, next, key->size) == 0;
	return true;
}

void pal_scalar(struct pal_path *path, const struct scalar *value) {
	if (take_expected(path)) {
		put_level(path->document, path->levels);
		return;
	}
	if (in_registers(path)) {
		struct pal_register *last = &path->pal->registers.items[path->pal->registers.count - 1];
		last->value = *value;
		last->is_integer = is_integer(&last->key) && is_integer(value);
	}
	document_scalar(path->into, value);
}

/* Something else is where a level should be. */
static void drop(struct pal_path *path) {
	struct document *document = path->document;
	put_level(document, path->levels);
	path->dropped_bytes = buffer_in(document->out->arena);
	document_init(&path->dropped, &path->dropped_bytes, document->on_duplicate, document->context);
	path->into = &path->dropped;
	path->kept_open = path->open;
}

void pal_begin(struct pal_path *path, bool is_map) {
	bool expected = take_expected(path);
	if (expected && is_map == way[path->levels].is_map) {
		path->levels++;
		path->expected = !is_map; /* the first element */
	} else if (expected) {
		drop(path);
	}
	path->open++;
	document_begin(path->into, is_map);
}

void pal_end(struct pal_path *path) {
	if (path->open == path->levels) {
		bool complete = path->levels == LEVELS || (path->seen >> path->levels & 1);
		const char *key = way[path->levels - 1].key;
		if (!complete && key)
			put_key(path->document, key);
		if (!complete)
			put_level(path->document, path->levels);
		path->levels--;
		path->expected = false;
	}
	document_end(path->into);
	path->open--;
	if (path->open == path->kept_open)
		path->into = path->document;
}

void pal_finish(struct pal_path *path) {
	if (take_expected(path))
		put_level(path->document, 0);
}
