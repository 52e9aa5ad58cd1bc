/* globs.c: see globs.h. The patterns are a tree by what they begin with; a name goes through all of it at once. */
#include "globs.h"

enum { LETTERS = 256 }; /* edges of sets have numbers from here */

/* What an edge is found by. */
struct edge {
	uint32_t from, what;
};

static uint32_t new_place(struct globs *globs, uint32_t number) {
	*list_add(globs->edges.arena, &globs->places) = (struct glob_place){.least = number, .number = GLOBS_NONE};
	return (uint32_t)globs->places.count - 1;
}

void globs_init(struct globs *globs, struct arena *arena) {
	*globs = (struct globs){0};
	names_init(&globs->edges, arena);
	names_init(&globs->texts, arena);
	new_place(globs, 0);
}

/* ---- adding ---- */

/* The contents of brackets; after `^` or `!` what is not in them. */
static struct glob_set read_set(const char *text, size_t length) {
	struct glob_set set = {0};
	bool inverted = length && (text[0] == '^' || text[0] == '!');
	for (size_t i = inverted; i < length; i++) {
		unsigned first = (unsigned char)text[i], last = first;
		if (i + 2 < length && text[i + 1] == '-') {
			last = (unsigned char)text[i + 2];
			i += 2;
		}
		for (unsigned letter = first; letter <= last; letter++)
			set.letters[letter / 64] |= UINT64_C(1) << letter % 64;
	}
	for (size_t i = 0; inverted && i < 4; i++)
		set.letters[i] = ~set.letters[i];
	return set;
}

static uint32_t set_number(struct globs *globs, const char *text, size_t length) {
	struct name *name = name_intern(&globs->texts, text, length);
	if (!name->number) {
		/* `?` is all letters: none inverted. */
		*list_add(globs->texts.arena, &globs->sets) = *text == '?' ? read_set("^", 1) : read_set(text + 1, length - 2);
		name->number = globs->sets.count;
	}
	return (uint32_t)name->number - 1;
}

static uint32_t after_star(struct globs *globs, uint32_t from, uint32_t number) {
	if (globs->places.items[from].is_star)
		return from;
	if (!globs->places.items[from].star) {
		uint32_t place = new_place(globs, number);
		globs->places.items[place].is_star = true;
		globs->places.items[from].star = place;
	}
	return globs->places.items[from].star;
}

static uint32_t after_letter(struct globs *globs, uint32_t from, unsigned char letter, uint32_t number) {
	struct edge edge = {from, letter};
	if (!globs->places.items[from].to) {
		uint32_t place = new_place(globs, number);
		globs->places.items[from].to = place;
		globs->places.items[from].letter = letter;
		globs->places.items[from].goes_on = true;
		return place;
	}
	if (globs->places.items[from].letter == letter)
		return globs->places.items[from].to;
	globs->places.items[from].has_edges = true;
	struct name *name = name_intern(&globs->edges, (const char *)&edge, sizeof edge);
	if (!name->number)
		name->number = new_place(globs, number);
	return (uint32_t)name->number;
}

static uint32_t after_set(struct globs *globs, uint32_t from, uint32_t set, uint32_t number) {
	struct edge edge = {from, LETTERS + set};
	struct name *name = name_intern(&globs->edges, (const char *)&edge, sizeof edge);
	if (name->number)
		return (uint32_t)name->number;
	uint32_t place = new_place(globs, number);
	struct glob_place *places = globs->places.items;
	places[place].set = set;
	places[place].next_set = places[from].sets;
	places[from].sets = place;
	places[from].goes_on = true;
	name->number = place;
	return place;
}

/* How long the set is that begins here: `?`, or brackets, of which the first letter is none that closes; 0: it is a
 * letter. */
static size_t set_length(const char *text) {
	if (*text == '?')
		return 1;
	const char *end = *text == '[' && text[1] ? strchr(text + 2, ']') : NULL;
	return end ? (size_t)(end + 1 - text) : 0;
}

bool globs_is_pattern(const char *text) {
	for (size_t length; *text; text += length) {
		length = set_length(text);
		if (!length && *text == '[')
			return false;
		if (!length)
			length = *text == '\\' && text[1] ? 2 : 1;
	}
	return true;
}

void globs_add(struct globs *globs, const char *text, uint32_t number) {
	uint32_t place = 0;
	for (size_t length = 0; *text; text += length) {
		length = set_length(text);
		if (length) {
			place = after_set(globs, place, set_number(globs, text, length), number);
			continue;
		}
		length = 1;
		if (*text == '*') {
			place = after_star(globs, place, number);
			continue;
		}
		text += *text == '\\' && text[1];
		place = after_letter(globs, place, (unsigned char)*text, number);
	}
	if (globs->places.items[place].number == GLOBS_NONE)
		globs->places.items[place].number = number;
}

/* ---- finding ---- */

/* A star at the end of a pattern matches whatever follows. Places that only later patterns come to than one that
 * matches are left out. */
static void enter(struct globs *globs, uint32_t at, uint32_t *best) {
	struct glob_place *place = &globs->places.items[at];
	if (place->entered == globs->letters || place->least >= *best)
		return;
	place->entered = globs->letters;
	if (place->is_star && place->number < *best)
		*best = place->number;
	if (!place->is_star || place->goes_on)
		*list_add(globs->edges.arena, &globs->next) = at;
	if (place->star)
		enter(globs, place->star, best);
}

/* The place after a letter; 0: there is none. */
static uint32_t place_after(const struct globs *globs, uint32_t at, unsigned char letter) {
	const struct glob_place *place = &globs->places.items[at];
	struct edge edge = {at, letter};
	if (place->letter == letter || !place->has_edges)
		return place->letter == letter ? place->to : 0;
	const struct name *name = name_find(&globs->edges, (const char *)&edge, sizeof edge);
	return name ? (uint32_t)name->number : 0;
}

static void step(struct globs *globs, uint32_t at, unsigned char letter, uint32_t *best) {
	const struct glob_place *place = &globs->places.items[at];
	uint32_t to = place_after(globs, at, letter);
	globs->steps++;
	if (place->is_star)
		enter(globs, at, best);
	if (to)
		enter(globs, to, best);
	for (uint32_t i = place->sets; i; i = globs->places.items[i].next_set) {
		const struct glob_set *set = &globs->sets.items[globs->places.items[i].set];
		globs->steps++;
		if (set->letters[letter / 64] >> letter % 64 & 1)
			enter(globs, i, best);
	}
}

/* What was entered is what the next letter goes on from. */
static void take_entered(struct globs *globs) {
	uint32_t *items = globs->active.items;
	size_t capacity = globs->active.capacity;
	globs->active.items = globs->next.items;
	globs->active.capacity = globs->next.capacity;
	globs->active.count = globs->next.count;
	globs->next.items = items;
	globs->next.capacity = capacity;
	globs->next.count = 0;
	globs->letters++;
}

bool globs_find(struct globs *globs, const char *name, uint32_t *number) {
	*number = GLOBS_NONE;
	globs->letters++;
	globs->next.count = 0;
	enter(globs, 0, number);
	take_entered(globs);
	for (const char *at = name; *at && globs->active.count; at++) {
		for (size_t i = 0; i < globs->active.count; i++)
			step(globs, globs->active.items[i], (unsigned char)*at, number);
		take_entered(globs);
		if (globs->steps > GLOBS_MOST_STEPS + GLOBS_STEPS_OF_LETTER * globs->letters)
			return false;
	}
	for (size_t i = 0; i < globs->active.count; i++)
		if (globs->places.items[globs->active.items[i]].number < *number)
			*number = globs->places.items[globs->active.items[i]].number;
	return true;
}
