/* code_texts.c: see code_texts.h. */
#include "code_texts.h"

#include "gpu/isa/vgpr_banks.h"
#include "module/fragment.h"

enum {
	DWORD = ISA_DWORD,
	MOST_TEXTS = 65536, /* with their letters some 10 MB */
	MOST_NEARLY = 32    /* which are much larger; what follows functions is few of them, time and again */
};

void code_texts_begin(struct code_texts *texts, struct arena *arena, bool follows_banks) {
	*texts = (struct code_texts){.arena = arena, .follows_banks = follows_banks, .letters = buffer_in(arena)};
	texts->keys = met_keys_new(arena);
	texts->nearly = arena_alloc(arena, (MOST_NEARLY + 1) * sizeof *texts->nearly);
}

/* The operand that says how many dwords beyond its end a branch goes. */
static int branch_operand(const struct isa_decoded *decoded) {
	for (int i = 0; decoded->form.kinds[i]; i++)
		if (isa_kinds[decoded->form.kinds[i]].type == TYPE_BRANCH)
			return i;
	return ISA_NO_OPERAND;
}

/* Where the operand is in the text, whose length is known. */
static void find_operand(const struct isa_decoded *decoded, int operand, size_t length, uint16_t *at, uint16_t *end) {
	struct isa_text without;
	isa_print(decoded, operand, &without);
	*at = (uint16_t)without.late_at;
	*end = (uint16_t)(without.late_at + length - without.length);
}

static void put_letters(struct code_texts *texts, const struct isa_decoded *decoded, int branch,
                        struct code_text *text) {
	struct isa_text whole;
	isa_print(decoded, ISA_NO_OPERAND, &whole);
	buffer_put(&texts->letters, whole.text, whole.length);
	text->length = text->late_at = text->late_end = (uint16_t)whole.length;
	if (branch != ISA_NO_OPERAND)
		find_operand(decoded, branch, whole.length, &text->late_at, &text->late_end);
}

static void describe(struct code_texts *texts, const struct isa_decoded *decoded, struct code_text *text) {
	const struct isa_form *form = &decoded->form;
	int branch = branch_operand(decoded);
	text->size = (uint8_t)decoded->size;
	text->gives_counter = form->kinds[0] == KIND_pc64;
	for (unsigned i = 0; form->kinds[i]; i++)
		text->has_literal |= decoded->operands[i].dword;
	text->has_branch = branch != ISA_NO_OPERAND;
	if (text->has_branch) {
		text->distance = (int16_t)decoded->operands[branch].number;
		text->names_near = branch == 0 || form->kinds[branch] == KIND_loop; /* it does not know others */
		text->misses = text->distance == MISSED_WORDS && isa_may_miss(decoded->machine, form);
	}
	put_letters(texts, decoded, branch, text);
}

/* Registers become physical ones. */
static void follow_banks(unsigned mode, struct isa_decoded *decoded, struct code_text *text) {
	text->banks_differ = mode == ISA_NO_MODE && isa_banks_matter(decoded);
	isa_banks_apply(decoded, mode);
}

/* Reads what is there to the end of the list. */
static struct code_text *read_anew(struct code_texts *texts, const struct met_bytes *bytes,
                                   struct isa_decoded *decoded) {
	struct code_text *text = list_add(texts->arena, &texts->items);
	bool is_read = isa_decode_nearest(bytes->machine, bytes->bytes, bytes->size, decoded);
	text->size = (uint8_t)(bytes->size < DWORD ? bytes->size : DWORD);
	text->is_instruction = is_read && decoded->exact;
	text->nearly = is_read && !decoded->exact ? decoded : NULL;
	text->at = (uint32_t)texts->letters.size;
	if (is_read && texts->follows_banks)
		follow_banks(bytes->mode, decoded, text);
	if (text->is_instruction)
		describe(texts, decoded, text);
	else if (text->nearly)
		text->size = (uint8_t)decoded->size;
	return text;
}

/* What was read last and has no key goes. */
static void make_room(struct code_texts *texts) {
	if (texts->keys.items.count == MOST_TEXTS) {
		met_keys_forget(&texts->keys);
		texts->nearly_count = 0;
	}
	texts->items.count = texts->keys.items.count;
	const struct code_text *last = texts->items.count ? &texts->items.items[texts->items.count - 1] : NULL;
	texts->letters.size = last ? last->at + last->length : 0;
}

const struct code_text *code_texts_read(struct code_texts *texts, const struct met_bytes *bytes) {
	size_t known = met_keys_find(&texts->keys, bytes);
	if (known != MET_NONE)
		return &texts->items.items[known];
	make_room(texts);
	struct isa_decoded *decoded = &texts->nearly[texts->nearly_count];
	struct code_text *text = read_anew(texts, bytes, decoded);
	if (!met_keys_can_have(bytes, decoded->looked_at) || (text->nearly && texts->nearly_count == MOST_NEARLY))
		return text;
	met_keys_add(&texts->keys, bytes, decoded->looked_at, 0);
	texts->nearly_count += text->nearly != NULL;
	return text;
}

/* ISA_NO_OPERAND: there are several, or none. */
static int literal_operand(const struct isa_decoded *decoded) {
	int literal = ISA_NO_OPERAND;
	for (int i = 0; decoded->form.kinds[i]; i++) {
		if (!decoded->operands[i].dword)
			continue;
		if (literal != ISA_NO_OPERAND)
			return ISA_NO_OPERAND;
		literal = i;
	}
	return literal;
}

void code_texts_find_literal(struct code_texts *texts, const struct code_text *text, const struct met_bytes *bytes) {
	struct code_text *found = &texts->items.items[text - texts->items.items];
	struct isa_decoded decoded;
	if (found->literal_known || !found->has_literal)
		return;
	found->literal_known = true;
	if (!isa_decode(bytes->machine, bytes->bytes, bytes->size, &decoded))
		return;
	int literal = literal_operand(&decoded);
	if (literal == ISA_NO_OPERAND)
		return;
	found->literal_size = (uint8_t)isa_symbol_size(&decoded, (unsigned)literal, bytes->bytes);
	find_operand(&decoded, literal, found->length, &found->literal_at, &found->literal_end);
}
