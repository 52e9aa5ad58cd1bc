/* register_writers.c: see register_writers.h. */
#include "register_writers.h"

#include <string.h>

#include "page_forms.h"

static const char *const named[] = {"vcc", "exec", "flat_scratch", "xnack_mask", "m0", "scc"};
enum { NAMED_COUNT = sizeof named / sizeof *named };

static bool read_number(const char *text, size_t *at, size_t end, unsigned *number) {
	size_t start = *at;
	*number = 0;
	for (; *at < end && text[*at] >= '0' && text[*at] <= '9'; (*at)++)
		if (*number < 100000)
			*number = *number * 10 + (unsigned)(text[*at] - '0');
	return *at > start;
}

/* "[2:3]" or "[2]" */
static bool read_range(const char *text, size_t *at, size_t end, struct registers *found) {
	(*at)++;
	if (!read_number(text, at, end, &found->first))
		return false;
	found->last = found->first;
	if (*at < end && text[*at] == ':') {
		(*at)++;
		if (!read_number(text, at, end, &found->last))
			return false;
	}
	return *at < end && text[(*at)++] == ']' && found->last >= found->first;
}

static bool read_named(const char *text, size_t at, size_t end, struct registers *found) {
	for (size_t i = 0; i < NAMED_COUNT; i++) {
		size_t size = strlen(named[i]);
		if (end - at < size || memcmp(text + at, named[i], size) != 0)
			continue;
		size_t after = at + size;
		if (end - after >= 3 && (memcmp(text + after, "_lo", 3) == 0 || memcmp(text + after, "_hi", 3) == 0))
			after += 3;
		if (after < end && is_name_part(text[after]))
			continue;
		*found = (struct registers){'n', 0, 0, named[i], at, after};
		return true;
	}
	return false;
}

bool registers_read(const char *text, size_t at, size_t end, struct registers *found) {
	static const char *const files[] = {"ttmp", "acc", "v", "s", "a"};
	if (read_named(text, at, end, found))
		return true;
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		size_t size = strlen(files[i]), next = at + size;
		if (end - at <= size || memcmp(text + at, files[i], size) != 0)
			continue;
		*found = (struct registers){files[i][0], 0, 0, NULL, at, 0};
		bool is_it = text[next] == '[' ? read_range(text, &next, end, found)
		                               : read_number(text, &next, end, &found->first);
		if (!is_it || (next < end && is_name_part(text[next])))
			continue;
		if (!found->last)
			found->last = found->first;
		found->end = next;
		return true;
	}
	return false;
}

bool registers_at(const struct outline *outline, const struct document *document, size_t offset,
                  struct registers *found) {
	size_t line = document_line(document, offset), end = document_line_end(document, line);
	struct word_reader reader = outline_words(outline, document, line);
	struct word word;
	while (word_next(&reader, &word) && word.start <= offset)
		if (word.kind == WORD_NAME && registers_read(document->text, word.start, end, found) && offset <= found->end)
			return true;
	return false;
}

static bool overlap(const struct registers *a, const struct registers *b) {
	if (a->file != b->file)
		return false;
	return a->file == 'n' ? a->name == b->name : a->first <= b->last && b->first <= a->last;
}

/* The destination of an instruction comes first; what loads calls it data. */
static bool writes_first(const struct page *page, const struct page_form *form) {
	struct page_reader reader = page_parts(form);
	struct page_part part;
	if (!page_next(&reader, &part) || part.operand < 0)
		return false;
	bool is_data = part.name_size == 5 && memcmp(part.name + 1, "data", 4) == 0;
	if (is_data)
		return strstr(page->name, "load") || strstr(page->name, "time");
	return (part.name_size >= 4 && memcmp(part.name + 1, "dst", 3) == 0) || memcmp(part.name, "vcc", 3) == 0;
}

/* Whether the instruction that begins at `first` writes one of the registers. */
static bool instruction_writes(struct arena *arena, const struct kd_processor *processor, const char *text,
                               struct word first, size_t end, const struct registers *wanted) {
	struct registers written;
	size_t at = first.end;
	while (at < end && (text[at] == ' ' || text[at] == '\t'))
		at++;
	if (!registers_read(text, at, end, &written) || !overlap(&written, wanted))
		return false;
	const char *mnemonic = text + first.start;
	size_t size = first.end - first.start;
	const struct page *page = page_of(arena, processor, mnemonic, size);
	return page && writes_first(page, page_form(page, mnemonic, size));
}

/* One of the lines that a macro's call became. */
static bool code_writes(struct arena *arena, const struct kd_processor *processor, const struct line_code *code,
                        const struct registers *wanted) {
	struct word_reader reader = {code->text, 0, code->text_size, false, true};
	struct word first;
	return !code->is_own && word_next(&reader, &first) &&
	       instruction_writes(arena, processor, code->text, first, code->text_size, wanted);
}

static bool line_writes(struct server *server, const struct assembly *assembly, const struct outline *outline,
                        const struct document *document, size_t line, const struct registers *wanted) {
	const struct kd_processor *processor = assembly->has_target ? assembly->target.processor : NULL;
	size_t count;
	const struct line_code *codes = assembly_codes(assembly, (unsigned)line + 1, &count);
	for (size_t i = 0; i < count; i++)
		if (code_writes(server->passing, processor, &codes[i], wanted))
			return true;
	return instruction_writes(server->passing, processor, document->text, outline->lines[line].first,
	                          document_line_end(document, line), wanted);
}

/* Whether code comes from elsewhere, too, behind this line's label, or never gets behind its instruction. */
static bool begins_block(const struct outline *outline, const struct document *document, size_t line) {
	struct word_reader reader = outline_words(outline, document, line);
	struct word word, sign;
	return word_next(&reader, &word) && word.kind != WORD_COMMENT && word_next(&reader, &sign) &&
	       document->text[sign.start] == ':';
}

static bool ends_block(const struct outline *outline, const struct document *document, size_t line) {
	const struct word *word = &outline->lines[line].first;
	const char *text = document->text + word->start;
	static const char *const endings[] = {"s_branch", "s_cbranch", "s_endpgm", "s_setpc", "s_swappc", "s_call"};
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		if (word->end - word->start >= strlen(endings[i]) && strncmp(text, endings[i], strlen(endings[i])) == 0)
			return true;
	return false;
}

bool registers_writer(struct server *server, struct document *document, size_t line, const struct registers *wanted,
                      size_t *writer) {
	enum { MOST_LINES = 2000 };
	const struct outline *outline = outline_of(&server->documents, document);
	const struct assembly *assembly = assembly_of(server, document);
	for (size_t at = line, i = 0; at > 0 && i < MOST_LINES; i++) {
		if (begins_block(outline, document, at) || ends_block(outline, document, --at))
			return false;
		if (line_writes(server, assembly, outline, document, at, wanted)) {
			*writer = at;
			return true;
		}
	}
	return false;
}
