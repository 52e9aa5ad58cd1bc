/* version_script.c: see version_script.h. The language is that of ld.lld: names, quoted names and patterns. */
#include "version_script.h"

#include <inttypes.h>

#include "globs.h"

#define WORD_CHARACTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.$/\\~=+[]*?-!^"

struct lexer {
	struct linker *linker;
	const char *text; /* ends with a zero byte */
	size_t at, size;
	kd_pos base;
	/* The next token; at the end it is empty. */
	size_t start, length;
	bool failed;
};

static void fail(struct lexer *lexer, const char *what) {
	if (!lexer->failed)
		diag_error(lexer->linker->diag, lexer->base + (kd_pos)lexer->start, "%s", what);
	lexer->failed = true;
}

/* Whether a comment that begins here was passed over. */
static bool skip_comment(struct lexer *lexer) {
	const char *at = lexer->text + lexer->at, *end;
	if (*at == '#') {
		lexer->at += strcspn(at, "\n");
		return true;
	}
	if (strncmp(at, "/*", 2) != 0)
		return false;
	end = strstr(at + 2, "*/");
	if (end) {
		lexer->at = (size_t)(end + 2 - lexer->text);
		return true;
	}
	lexer->start = lexer->at;
	fail(lexer, "unclosed comment in a linker script");
	lexer->at = lexer->size;
	return true;
}

/* A colon ends a word, unless there are two. */
static size_t word_length(const char *at) {
	size_t length = 0;
	for (;;) {
		length += strspn(at + length, WORD_CHARACTERS);
		if (strncmp(at + length, "::", 2) != 0)
			return length ? length : 1;
		length += 2;
	}
}

static void advance(struct lexer *lexer) {
	do
		lexer->at += strspn(lexer->text + lexer->at, " \t\n\v\f\r");
	while (skip_comment(lexer));
	const char *at = lexer->text + lexer->at;
	lexer->start = lexer->at;
	lexer->length = 0;
	if (lexer->at >= lexer->size)
		return;
	if (*at == '"') {
		const char *end = strchr(at + 1, '"');
		if (!end)
			fail(lexer, "unclosed quote");
		lexer->length = end ? (size_t)(end + 1 - at) : lexer->size - lexer->at;
	} else {
		lexer->length = word_length(at);
	}
	lexer->at += lexer->length;
}

static bool is(const struct lexer *lexer, const char *token) {
	return lexer->length == strlen(token) && memcmp(lexer->text + lexer->start, token, lexer->length) == 0;
}

static const char *token_text(struct lexer *lexer) {
	return arena_copy(lexer->linker->arena, lexer->text + lexer->start, lexer->length);
}

static bool accept(struct lexer *lexer, const char *token) {
	if (!is(lexer, token))
		return false;
	advance(lexer);
	return true;
}

static void expect(struct lexer *lexer, const char *token) {
	if (accept(lexer, token))
		return;
	fail(lexer, lexer->length ? arena_printf(lexer->linker->arena, "%s expected, but got %s", token, token_text(lexer))
	                          : "unexpected EOF: a version script is { global: NAME; local: *; };");
}

/* ---- nodes ---- */

/* Quotes hold the semicolons and spaces of a pattern; within `extern` what they hold is a name. */
static void read_pattern(struct lexer *lexer, struct version_node *node, bool is_local, bool is_foreign) {
	struct arena *arena = lexer->linker->arena;
	struct version_pattern *pattern = list_add(arena, &node->patterns);
	bool quoted = lexer->text[lexer->start] == '"';
	*pattern = (struct version_pattern){.is_local = is_local, .pos = lexer->base + (kd_pos)lexer->start};
	pattern->text = quoted ? arena_copy(arena, lexer->text + lexer->start + 1, lexer->length - 2) : token_text(lexer);
	pattern->is_glob = !(quoted && is_foreign) && strpbrk(pattern->text, "?*[");
	if (pattern->is_glob && !globs_is_pattern(pattern->text))
		fail(lexer, arena_printf(arena, "invalid glob pattern, unmatched '[': %s", pattern->text));
	advance(lexer);
}

/* "global:" and "local:" hold for what follows; true if there was one. */
static bool read_scope(struct lexer *lexer, bool *is_local) {
	size_t start = lexer->start, length = lexer->length, after = lexer->at;
	bool local = is(lexer, "local");
	if (!local && !is(lexer, "global"))
		return false;
	advance(lexer);
	if (accept(lexer, ":")) {
		*is_local = local;
		return true;
	}
	lexer->start = start; /* a symbol of that name */
	lexer->length = length;
	lexer->at = after;
	return false;
}

/* The last one needs no semicolon here. */
static void read_foreign_pattern(struct lexer *lexer, struct version_node *node, bool is_local) {
	read_pattern(lexer, node, is_local, true);
	if (!is(lexer, "}"))
		expect(lexer, ";");
}

/* `extern "C" { f; };`: of C the names are those of the symbols. */
static void read_foreign(struct lexer *lexer, struct version_node *node, bool is_local) {
	advance(lexer);
	if (is(lexer, "\"C++\""))
		fail(lexer, "extern \"C++\" names functions as C++ does, but kdasm cannot; name their symbols instead");
	else if (!is(lexer, "\"C\""))
		fail(lexer, "Unknown language: it must be \"C\"");
	advance(lexer);
	expect(lexer, "{");
	while (!lexer->failed && !accept(lexer, "}")) {
		if (!lexer->length)
			fail(lexer, "unexpected EOF: extern \"C\" { needs a }");
		else
			read_foreign_pattern(lexer, node, is_local);
	}
	expect(lexer, ";");
}

static void read_node(struct lexer *lexer, struct version_node *node) {
	bool is_local = false;
	expect(lexer, "{");
	while (!lexer->failed && !accept(lexer, "}")) {
		if (!lexer->length)
			fail(lexer, "unexpected EOF: a node of a version script needs a }");
		else if (is(lexer, "extern"))
			read_foreign(lexer, node, is_local);
		else if (!read_scope(lexer, &is_local)) {
			read_pattern(lexer, node, is_local, false);
			expect(lexer, ";");
		}
	}
	if (node->name[0] && !is(lexer, ";"))
		advance(lexer); /* the version that it follows, which means nothing to loaders */
	expect(lexer, ";");
}

static void read_nodes(struct lexer *lexer, struct version_script *script) {
	bool unnamed = is(lexer, "{");
	if (!lexer->length)
		fail(lexer, "unexpected EOF: a version script is { global: NAME; local: *; };");
	while (!lexer->failed && lexer->length) {
		if (is(lexer, "{") && !unnamed) {
			fail(lexer, "anonymous version definition is used in combination with other version definitions");
			return;
		}
		struct version_node *node = list_add(lexer->linker->arena, &script->nodes);
		*node = (struct version_node){.name = unnamed ? "" : token_text(lexer)};
		if (!unnamed)
			advance(lexer);
		read_node(lexer, node);
		if (unnamed && lexer->length)
			fail(lexer, arena_printf(lexer->linker->arena, "EOF expected, but got %s", token_text(lexer)));
	}
}

bool version_script_read(struct linker *linker, const struct kd_link_input *given, struct version_script *script) {
	enum { SLACK = 2 }; /* that texts of sources have */
	struct arena *arena = linker->texts->arena;
	const char *name = given->name ? given->name : "<memory>";
	char *text = arena_zeroed(arena, given->size + SLACK, 1);
	struct source *source;
	if (given->size)
		memcpy(text, given->bytes, given->size);
	if (memchr(text, 0, given->size) || !sources_add(linker->texts, name, text, given->size, &source)) {
		diag_error(linker->diag, 0, "%s: not a version script: it has a byte of 0, or is larger than 4 GiB", name);
		return false;
	}
	struct lexer lexer = {.linker = linker, .text = text, .size = given->size, .base = source->base};
	advance(&lexer);
	read_nodes(&lexer, script);
	return !lexer.failed;
}
