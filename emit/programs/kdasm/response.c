/* response.c: see response.h. */
#include "response.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "programs/shared/input_file.h"
#include "programs/shared/named_file.h"
#include "options.h"

enum {
	DEPTH_LIMIT = 16,      /* response files in response files */
	WORD_LIMIT = 1000000,  /* of the command line, each response file being one, too */
	SIZE_LIMIT = 64 << 20, /* bytes of all response files */
};

static bool expand(struct arena *arena, const char *word, struct words *words, unsigned depth);

static bool is_blank(char c) {
	return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

/* Takes the next word out of the text, quotes and backslashes resolved in place; moves *at after
 * it and the blank that ends it. */
static char *next_word(char **at, const char *end) {
	char *word = *at, *out = word;
	char quote = 0;
	for (; *at < end && (quote || !is_blank(**at)); (*at)++) {
		char c = **at;
		if (c == '\\' && *at + 1 < end && quote != '\'')
			*out++ = *++*at;
		else if (c == quote)
			quote = 0;
		else if (!quote && (c == '"' || c == '\''))
			quote = c;
		else
			*out++ = c;
	}
	if (*at < end)
		(*at)++;
	*out = '\0';
	return word;
}

/* Whether there is another word; *at is where it begins then. */
static bool has_word(char **at, const char *end) {
	while (*at < end && is_blank(**at))
		(*at)++;
	return *at < end;
}

/* The words stay in `text`, which has a byte after its end. */
static bool expand_file(struct arena *arena, char *text, size_t size, struct words *words, unsigned depth) {
	const char *end = text + size;
	while (has_word(&text, end))
		if (!expand(arena, next_word(&text, end), words, depth))
			return false;
	return true;
}

/* What another response file names is a regular file: *why says why it is none. What the command line names may be a
 * pipe, as shells make them. */
static bool read_words(struct input *file, struct arena *arena, const char *path, unsigned depth, const char **why) {
	*why = NULL;
	if (!depth)
		return input_read(file, arena, path);
	int opened = named_file_open(AT_FDCWD, path, why);
	if (opened < 0)
		return false;
	bool good = input_read_from(file, arena, opened);
	close(opened);
	return good;
}

/* Files that name each other several times have few bytes and no end. */
static bool is_in_bounds(const struct words *words, const char *word, unsigned depth) {
	if (depth >= DEPTH_LIMIT)
		options_complain("response files nest more than %d deep at '%s'", DEPTH_LIMIT, word);
	else if (words->file_count + words->count > WORD_LIMIT)
		options_complain(
		    "the command line has more than %d words with those of response files, at '%s': a file that is "
		    "named again gives its words again; name it once, or put objects into an archive",
		    WORD_LIMIT, word);
	else if (words->file_size > SIZE_LIMIT)
		options_complain("response files have more than %d bytes together, at '%s': name each of them once", SIZE_LIMIT,
		                 word);
	else
		return true;
	return false;
}

static const char *path_of(struct arena *arena, const char *name, const struct words *words) {
	return words->folder && name[0] != '/' ? arena_printf(arena, "%s/%s", words->folder, name) : name;
}

static bool expand(struct arena *arena, const char *word, struct words *words, unsigned depth) {
	struct input *file = word[0] == '@' && word[1] ? arena_alloc(arena, sizeof *file) : NULL;
	const char *why = NULL;
	if (!file || !read_words(file, arena, path_of(arena, word + 1, words), depth, &why)) {
		if (why) {
			options_complain("a response file names '%s', which is not read: %s", word, why);
			return false;
		}
		*list_add(arena, words) = word;
		return is_in_bounds(words, word, 0);
	}
	words->file_count++;
	words->file_size += file->size;
	return is_in_bounds(words, word, depth) && expand_file(arena, file->text, file->size, words, depth + 1);
}

bool response_expand(struct arena *arena, const char *word, struct words *words) {
	return expand(arena, word, words, 0);
}

void response_split(struct arena *arena, char *text, size_t size, struct words *words) {
	const char *end = text + size;
	while (has_word(&text, end))
		*list_add(arena, words) = next_word(&text, end);
}
