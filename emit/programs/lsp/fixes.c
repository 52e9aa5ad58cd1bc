/* fixes.c: quick fixes: what a diagnostic says to write instead, written. */
#include <string.h>

#include "code_actions.h"
#include "diagnostics.h"
#include "text_edits.h"
#include "page_forms.h"

static const char quick_fix[] = "quickfix";

/* A diagnostic in this text, and the word at its place. */
struct fixing {
	struct acting *acting;
	const struct kd_diagnostic *diagnostic;
	size_t start, end;
};

static void add_replacement(struct fixing *fixing, const char *word, size_t size) {
	const struct acting *acting = fixing->acting;
	const struct document *document = acting->document;
	action_add(fixing->acting, arena_printf(acting->server->passing, "Write %.*s", (int)size, word), quick_fix,
	           json_pack("[o]", edit_json(acting->server->units, document, fixing->start, fixing->end, word, size)));
}

/* "'gfx9999' is not ..." in `"amdgcn-amd-amdhsa--gfx9999"`: the edits are about the quoted word alone, where it is the
 * end of a longer one. */
static void narrow(struct fixing *fixing) {
	const char *message = fixing->diagnostic->message, *quote = strchr(message, '\'');
	size_t size = quote ? strcspn(quote + 1, "'") : 0, whole = fixing->end - fixing->start;
	const char *text = fixing->acting->document->text + fixing->start;
	for (size_t at = 0; size && at + size <= whole && size < whole; at++) {
		if (memcmp(text + at, quote + 1, size) != 0)
			continue;
		fixing->start += at;
		fixing->end = fixing->start + size;
		return;
	}
}

/* "did you mean: a, b or c?" */
static void fix_meant(struct fixing *fixing) {
	static const char words[] = "did you mean", macro[] = "the macro ";
	const char *at = strstr(fixing->diagnostic->message, words);
	if (!at)
		return;
	narrow(fixing);
	for (at += sizeof words - 1; *at && *at != '?';) {
		at += strspn(at, " :,'");
		if (strncmp(at, "or ", 3) == 0)
			at += 3;
		if (strncmp(at, macro, sizeof macro - 1) == 0)
			at += sizeof macro - 1;
		size_t size = strcspn(at, " ,?':");
		if (size)
			add_replacement(fixing, at, size);
		at += size;
	}
}

/* "...; v_fma_f32 is nearest to it here" */
static void fix_nearest(struct fixing *fixing) {
	const char *message = fixing->diagnostic->message, *end = strstr(message, " is nearest to it here"), *start = end;
	while (start && start > message && start[-1] != ' ')
		start--;
	if (start)
		add_replacement(fixing, start, (size_t)(end - start));
}

/* The word of the message after a phrase, and its size; NULL, 0: it lacks the phrase. */
static const char *word_after(const struct fixing *fixing, const char *phrase, size_t *size) {
	const char *at = strstr(fixing->diagnostic->message, phrase);
	at = at ? at + strlen(phrase) : NULL;
	*size = at ? strcspn(at, " ,;:") : 0;
	return at;
}

/* "...; global_load_b32 is called global_load_dword on gfx90a" */
static void fix_called(struct fixing *fixing) {
	size_t size;
	const char *word = word_after(fixing, " is called ", &size);
	if (word)
		add_replacement(fixing, word, size);
}

static bool is_here(const struct fixing *fixing) {
	return fixing->start <= fixing->acting->end && fixing->end >= fixing->acting->start;
}

/* "'.symbol' is missing: ...; is '.symbl' a misspelling of it?", which is said where the map begins. */
static void fix_misspelled(struct fixing *fixing) {
	static const char words[] = "; is '", missing[] = "' is missing";
	const struct document *document = fixing->acting->document;
	const char *message = fixing->diagnostic->message, *wrong = strstr(message, words);
	const char *end = strstr(message, missing), *right = end;
	if (!wrong || !strstr(wrong, "' a misspelling of it?") || !end)
		return;
	wrong += sizeof words - 1;
	while (right > message && right[-1] != '\'')
		right--;
	size_t size = strcspn(wrong, "'");
	const char *found = memmem(document->text + fixing->start, document->size - fixing->start, wrong, size);
	if (!found)
		return;
	bool is_map_here = is_here(fixing);
	fixing->start = (size_t)(found - document->text);
	fixing->end = fixing->start + size;
	if (is_map_here || is_here(fixing))
		add_replacement(fixing, right, (size_t)(end - right));
}

/* "instruction not supported on this GPU: write v_fma_f32" */
static void fix_written(struct fixing *fixing) {
	size_t size;
	const char *word = word_after(fixing, "not supported on this GPU: write ", &size);
	if (size && (!word[size] || word[size] == ';'))
		add_replacement(fixing, word, size);
}

/* ---- processors ---- */

static void add_target(struct acting *acting, const struct kd_processor *processor) {
	static const char prefix[] = "amdgcn-amd-amdhsa--";
	const struct outline *outline = acting->outline;
	const char *title = arena_printf(acting->server->passing, "Assemble for %s", processor->name);
	const char *id = arena_printf(acting->server->passing, "%s%s", prefix, processor->id_name);
	const char *line = arena_printf(acting->server->passing, ".amdgcn_target \"%s\"\n", id);
	json_t *edit = outline->target_end ? edit_json(acting->server->units, acting->document, outline->target,
	                                               outline->target_end, id, strlen(id))
	                                   : edit_json(acting->server->units, acting->document, 0, 0, line, strlen(line));
	action_add(acting, title, quick_fix, json_pack("[o]", edit));
}

static bool has_instruction(struct acting *acting, const struct kd_processor *processor, struct word word) {
	return kd_instructions_known(processor) &&
	       page_of(acting->server->passing, processor, acting->document->text + word.start, word.end - word.start);
}

/* A processor of each generation that has the instruction, where the source itself names the target. */
static void fix_processor(struct fixing *fixing) {
	struct acting *acting = fixing->acting;
	struct word first = acting->outline->lines[document_line(acting->document, fixing->start)].first;
	const struct kd_processor *processor;
	unsigned generation = 0;
	if (!strstr(fixing->diagnostic->message, "these have it") || !acting->outline->target_end)
		return;
	for (size_t i = 0; (processor = kd_processor_at(i)) != NULL; i++) {
		if (processor->gfx_major == generation || processor->generic_version ||
		    !has_instruction(acting, processor, first))
			continue;
		generation = processor->gfx_major;
		add_target(acting, processor);
	}
}

static void fix_no_target(struct fixing *fixing) {
	static const char *const common[] = {"gfx90a", "gfx942", "gfx1100", "gfx1201"};
	bool is_source = fixing->acting->source == fixing->acting->document;
	if (!is_source || (!strstr(fixing->diagnostic->message, "no target: ") &&
	                   !strstr(fixing->diagnostic->message, "no processor is known")))
		return;
	for (size_t i = 0; i < sizeof common / sizeof *common; i++)
		add_target(fixing->acting, kd_processor_find(common[i], strlen(common[i])));
}

/* ---- all ---- */

static void fix(struct fixing *fixing) {
	fix_meant(fixing);
	fix_nearest(fixing);
	fix_called(fixing);
	fix_written(fixing);
	fix_processor(fixing);
	fix_no_target(fixing);
}

void actions_fixes(struct acting *acting) {
	if (!action_is_wanted(acting, quick_fix))
		return;
	const struct findings findings = assembly_findings(acting->server, acting->source);
	for (size_t i = 0; i < findings.count; i++) {
		struct fixing fixing = {acting, &findings.items[i], 0, 0};
		if (fixing.diagnostic->severity == KD_NOTE ||
		    diagnostics_text(acting->server, acting->source, fixing.diagnostic->file) != acting->document)
			continue;
		diagnostics_range(acting->document, fixing.diagnostic->line, fixing.diagnostic->column, &fixing.start,
		                  &fixing.end);
		while (fixing.start < fixing.end && strchr(" \t", acting->document->text[fixing.start]))
			fixing.start++;
		if (is_here(&fixing))
			fix(&fixing);
		fix_misspelled(&fixing);
	}
}
