/* register_writers.c: see register_writers.h. */
#include "register_writers.h"

#include <string.h>

#include "kdasm/instruction.h"
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

/* ---- what an instruction writes ---- */

enum { MOST_OPERANDS = 12 };

/* A text taken apart: a mnemonic, and operands between commas. */
struct written {
	const char *text; /* zero-terminated */
	size_t mnemonic;  /* its size */
	const char *operands[MOST_OPERANDS];
	unsigned count;
};

static struct written take_apart(const char *text) {
	struct written written = {.text = text, .mnemonic = strcspn(text, " \t")};
	const char *at = text + written.mnemonic;
	int depth = 0;
	for (at += strspn(at, " \t"); *at && written.count < MOST_OPERANDS;) {
		written.operands[written.count++] = at;
		for (; *at && (*at != ',' || depth); at++)
			depth += (*at == '[' || *at == '(') - (*at == ']' || *at == ')');
		at += strspn(at, ", \t");
	}
	return written;
}

static bool is_named(const struct written *written, const char *part) {
	return memmem(written->text, written->mnemonic, part, strlen(part));
}

/* Data of loads, and of atomics that return what was there. */
static bool writes_data(const struct written *written) {
	static const char *const returns[] = {" glc", " sc0", "TH_ATOMIC_RETURN"};
	if (!is_named(written, "atomic"))
		return !is_named(written, "store");
	for (size_t i = 0; i < sizeof returns / sizeof *returns; i++)
		if (strstr(written->text, returns[i]))
			return true;
	return false;
}

static bool is_destination(const struct written *written, const struct page_part *part) {
	if (part->name_size == 5 && memcmp(part->name + 1, "data", 4) == 0)
		return writes_data(written);
	return (part->name_size >= 4 && memcmp(part->name + 1, "dst", 3) == 0) ||
	       (part->name_size == 3 && memcmp(part->name, "vcc", 3) == 0);
}

/* Destinations come first: a bit for each operand that is one. What may be left out is, where there are fewer. */
static unsigned destinations_of(const struct written *written, const struct page_form *form) {
	static const char optional[] = ":opt";
	struct page_reader reader = page_parts(form);
	struct page_part part;
	unsigned found = 0, index = 0;
	bool lacks_some = written->count < page_operand_count(form);
	while (page_next(&reader, &part)) {
		bool is_optional = part.size > 4 && memcmp(part.text + part.size - 4, optional, 4) == 0;
		if (part.operand < 0 || (is_optional && lacks_some))
			continue;
		if (!is_destination(written, &part) && !is_named(written, "v_swap"))
			break;
		found |= 1u << index++;
	}
	return found;
}

static unsigned operands_with(const struct written *written, const struct registers *wanted) {
	unsigned found = 0;
	for (unsigned i = 0; i < written->count; i++) {
		struct registers registers;
		const char *operand = written->operands[i];
		if (registers_read(operand, 0, strlen(operand), &registers) && overlap(&registers, wanted))
			found |= 1u << i;
	}
	return found;
}

/* EXEC is no operand of these. */
static bool writes_exec(const struct written *written) {
	return is_named(written, "saveexec") || is_named(written, "wrexec") || is_named(written, "v_cmpx");
}

static bool instruction_writes(struct arena *arena, const struct kd_processor *processor, const char *text,
                               const struct registers *wanted) {
	const struct written written = take_apart(text);
	bool is_exec = wanted->file == 'n' && strcmp(wanted->name, "exec") == 0;
	unsigned found = operands_with(&written, wanted);
	if (is_exec && writes_exec(&written))
		return true;
	const struct page *page = found ? page_of(arena, processor, text, written.mnemonic) : NULL;
	return page && (found & destinations_of(&written, page_form(page, text, written.mnemonic)));
}

/* An instruction, or both of a pair. */
static bool text_writes(struct arena *arena, const struct kd_processor *processor, const char *text, size_t size,
                        const struct registers *wanted) {
	static const char between[] = "::";
	char *first = arena_copy(arena, text, size), *second = strstr(first, between);
	if (second) {
		*second = '\0';
		second += sizeof between - 1;
		second += strspn(second, " \t");
	}
	return instruction_writes(arena, processor, first, wanted) ||
	       (second && instruction_writes(arena, processor, second, wanted));
}

/* What a line became, whose registers have numbers where the source has symbols. */
static bool code_writes(struct arena *arena, const struct kd_target *target, const struct line_code *code,
                        const struct registers *wanted) {
	char text[KD_INSTRUCTION_TEXT_SIZE];
	return kd_decode(target, code->bytes, code->size, text, sizeof text) &&
	       text_writes(arena, target->processor, text, strlen(text), wanted);
}

static bool line_writes(struct server *server, const struct assembly *assembly, const struct outline *outline,
                        const struct document *document, size_t line, const struct registers *wanted) {
	struct word first = outline->lines[line].first;
	size_t count;
	const struct line_code *codes = assembly_codes(assembly, (unsigned)line + 1, &count);
	for (size_t i = 0; assembly->has_target && i < count; i++)
		if (code_writes(server->passing, &assembly->target, &codes[i], wanted))
			return true;
	return !count && text_writes(server->passing, assembly->has_target ? assembly->target.processor : NULL,
	                             document->text + first.start, document_line_end(document, line) - first.start, wanted);
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
