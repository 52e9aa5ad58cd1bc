/* suggest.c: see suggest.h. */
#include "suggest.h"

#include <stdio.h>
#include <string.h>

enum { LONGEST = 64 };

static int lower(char letter) {
	return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter;
}

/* Which letters there are: a bit each, some of which stand for several. */
static uint32_t letters_of(const char *text, size_t length) {
	uint32_t letters = 0;
	for (size_t i = 0; i < length; i++)
		letters |= UINT32_C(1) << (lower(text[i]) & 31);
	return letters;
}

struct suggestions suggest_for(const char *word, size_t length) {
	return (struct suggestions){
	    .word = word, .length = length, .letters = letters_of(word, length), .near = length > 8 ? 3 : 2};
}

static unsigned min(unsigned a, unsigned b) {
	return a < b ? a : b;
}

unsigned suggest_distance(const char *name, const char *text, size_t length) {
	unsigned row[LONGEST + 1];
	size_t width = strlen(name);
	if (width > LONGEST || length > LONGEST)
		return LONGEST;
	for (size_t i = 0; i <= width; i++)
		row[i] = (unsigned)i;
	for (size_t j = 0; j < length; j++) {
		unsigned corner = row[0]++;
		for (size_t i = 0; i < width; i++) {
			unsigned change = corner + (lower(name[i]) != lower(text[j]));
			corner = row[i + 1];
			row[i + 1] = min(change, min(corner, row[i]) + 1);
		}
	}
	return row[width];
}

/* A letter more is a change, and so is one that the other lacks: what most names are refused by. */
static bool may_be_near(const struct suggestions *found, const char *name) {
	size_t width = strlen(name);
	if (width > found->length + found->near || found->length > width + found->near)
		return false;
	uint32_t letters = letters_of(name, width);
	return (unsigned)__builtin_popcount(letters & ~found->letters) <= found->near &&
	       (unsigned)__builtin_popcount(found->letters & ~letters) <= found->near;
}

void suggest_consider(struct suggestions *found, const char *name) {
	if (!may_be_near(found, name))
		return;
	unsigned d = suggest_distance(name, found->word, found->length);
	if (d > found->near)
		return;
	size_t at = found->count;
	while (at > 0 && found->distances[at - 1] > d)
		at--;
	if (at == SUGGEST_MOST)
		return;
	size_t end = found->count < SUGGEST_MOST ? found->count++ : SUGGEST_MOST - 1;
	for (; end > at; end--) {
		found->names[end] = found->names[end - 1];
		found->distances[end] = found->distances[end - 1];
	}
	found->names[at] = name;
	found->distances[at] = d;
}

bool suggest_text(const struct suggestions *found, char *text, size_t size) {
	size_t used = 0;
	if (size)
		text[0] = '\0';
	for (size_t i = 0; i < found->count && used < size; i++) {
		const char *between = i == 0 ? "" : i + 1 < found->count ? ", " : " or ";
		used += (size_t)snprintf(text + used, size - used, "%s%s", between, found->names[i]);
	}
	return found->count > 0;
}

const char *suggest_ending(const struct suggestions *found, char text[SUGGEST_ENDING_SIZE]) {
	char near[SUGGEST_ENDING_SIZE - sizeof "; did you mean ?"];
	text[0] = '\0';
	if (suggest_text(found, near, sizeof near))
		snprintf(text, SUGGEST_ENDING_SIZE, "; did you mean %s?", near);
	return text;
}
