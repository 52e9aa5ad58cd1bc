/* patterns.c: see patterns.h. */
#include "patterns.h"

#include <fnmatch.h>
#include <stdlib.h>

static const char special[] = "*?[]\\";

void patterns_init(struct patterns *patterns, struct arena *arena) {
	*patterns = (struct patterns){.arena = arena};
	names_init(&patterns->known, arena);
}

/* A text that ends with what is special is found by its beginning alone. */
static void find_fixed(struct pattern *pattern) {
	const char *text = pattern->text;
	const size_t length = strlen(text);
	size_t end = length;
	pattern->length = length;
	for (size_t i = 0; i < length; i++)
		pattern->stars += text[i] == '*';
	pattern->fixed = text;
	pattern->fixed_length = strcspn(text, special);
	if (pattern->fixed_length)
		return;
	while (end && !strchr(special, text[end - 1]))
		end--;
	if (end && text[end - 1] == '\\' && text[end])
		end++;
	pattern->at_end = true;
	pattern->fixed = text + end;
	pattern->fixed_length = length - end;
}

size_t patterns_add(struct patterns *patterns, const char *text) {
	struct name *name = name_intern(&patterns->known, text, strlen(text));
	if (name->number)
		return name->number - 1;
	struct pattern *pattern = list_add(patterns->arena, &patterns->list);
	*pattern = (struct pattern){.text = text, .number = patterns->list.count - 1};
	find_fixed(pattern);
	name->number = patterns->list.count;
	return pattern->number;
}

static int compare_kinds(const struct pattern *a, const struct pattern *b) {
	if (a->at_end != b->at_end)
		return a->at_end - b->at_end;
	return (a->fixed_length > b->fixed_length) - (a->fixed_length < b->fixed_length);
}

static int compare_fixed(const void *a, const void *b) {
	const struct pattern *first = *(const struct pattern *const *)a, *second = *(const struct pattern *const *)b;
	int kinds = compare_kinds(first, second);
	return kinds ? kinds : memcmp(first->fixed, second->fixed, first->fixed_length);
}

static void sort(struct patterns *patterns) {
	const size_t count = patterns->list.count;
	patterns->sorted = arena_zeroed(patterns->arena, count, sizeof *patterns->sorted);
	for (size_t i = 0; i < count; i++)
		patterns->sorted[i] = &patterns->list.items[i];
	if (count)
		qsort(patterns->sorted, count, sizeof *patterns->sorted, compare_fixed);
	for (size_t i = 0; i < count; i++)
		if (!i || compare_kinds(patterns->sorted[i - 1], patterns->sorted[i]) != 0)
			*list_add(patterns->arena, &patterns->lengths) = patterns->sorted[i];
}

/* The place of the first pattern that has what `wanted` has, or would come after it. */
static size_t find_first(const struct patterns *patterns, const struct pattern *wanted) {
	size_t low = 0, high = patterns->list.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_fixed(&patterns->sorted[middle], &wanted) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Each star may begin at each letter of the name. */
static uint64_t steps_of(const struct pattern *pattern, size_t length) {
	enum { OF_CALL = 8 };
	return OF_CALL + pattern->length + (uint64_t)pattern->stars * length;
}

bool patterns_match(struct patterns *patterns, const char *name, void (*found)(void *context, size_t number),
                    void *context) {
	const size_t length = strlen(name);
	if (!patterns->sorted)
		sort(patterns);
	for (size_t i = 0; i < patterns->lengths.count; i++) {
		struct pattern wanted = *patterns->lengths.items[i];
		const struct pattern *pointer = &wanted;
		if (wanted.fixed_length > length)
			continue;
		wanted.fixed = wanted.at_end ? name + (length - wanted.fixed_length) : name;
		for (size_t at = find_first(patterns, pointer);
		     at < patterns->list.count && compare_fixed(&patterns->sorted[at], &pointer) == 0; at++) {
			struct pattern *pattern = patterns->sorted[at];
			patterns->steps += steps_of(pattern, length);
			if (patterns->steps > PATTERNS_MOST_STEPS)
				return false;
			if (strcmp(pattern->text, name) != 0 && fnmatch(pattern->text, name, 0) != 0)
				continue;
			pattern->is_met = true;
			found(context, pattern->number);
		}
	}
	return true;
}

bool patterns_was_met(const struct patterns *patterns, size_t number) {
	return patterns->list.items[number].is_met;
}
