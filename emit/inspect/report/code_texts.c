/* code_texts.c: see code_texts.h. */
#include "code_texts.h"

#include "isa/vgpr_banks.h"
#include "module/fragment.h"

enum {
	DWORD = ISA_DWORD,
	FIRST_BITS = 8,     /* of the number of places */
	MOST_TEXTS = 65536, /* with their letters some 10 MB */
	MOST_NEARLY = 32,   /* which are much larger; what follows functions is few of them, time and again */
	TRIES = 8
};

void code_texts_begin(struct code_texts *texts, struct arena *arena, bool follows_banks) {
	*texts = (struct code_texts){
	    .arena = arena, .follows_banks = follows_banks, .bits = FIRST_BITS, .letters = buffer_in(arena)};
	texts->places = arena_zeroed(arena, (size_t)1 << texts->bits, sizeof *texts->places);
	texts->nearly = arena_alloc(arena, (MOST_NEARLY + 1) * sizeof *texts->nearly);
}

/* ---- places ---- */

/* Those that one dword tells have places of their own, because what follows them says nothing of them. */
static uint64_t hash_of(const uint8_t *bytes, unsigned looked_at) {
	const uint64_t golden = UINT64_C(0x9e3779b97f4a7c15); /* 2^64 over the golden ratio */
	return (looked_at == DWORD ? load_le(bytes, DWORD) : load_le(bytes, 2 * DWORD)) * golden;
}

static struct code_text_place *place_of(const struct code_texts *texts, uint64_t hash, unsigned n) {
	return &texts->places[((hash >> (64 - texts->bits)) + n) & (((uint64_t)1 << texts->bits) - 1)];
}

static bool is_it(const struct code_text *text, const struct isa_machine *machine, unsigned mode, const uint8_t *bytes,
                  size_t size) {
	if (text->looked_at > size || text->mode != mode || text->machine != machine)
		return false;
	for (unsigned i = 0; i < text->looked_at; i += DWORD)
		if (load_le(text->bytes + i, DWORD) != load_le(bytes + i, DWORD))
			return false;
	return true;
}

/* Among those that one dword tells, or more. NULL: none was read. */
static const struct code_text *find(const struct code_texts *texts, unsigned looked_at,
                                    const struct isa_machine *machine, unsigned mode, const uint8_t *bytes,
                                    size_t size) {
	uint64_t hash = hash_of(bytes, looked_at);
	for (unsigned i = 0; i < TRIES; i++) {
		const struct code_text_place *place = place_of(texts, hash, i);
		if (!place->number)
			return NULL;
		const struct code_text *text = &texts->items.items[place->number - 1];
		if (place->tag == (uint32_t)hash && is_it(text, machine, mode, bytes, size))
			return text;
	}
	return NULL;
}

static void put_in_place(struct code_texts *texts, uint32_t number) {
	const struct code_text *text = &texts->items.items[number - 1];
	uint64_t hash = hash_of(text->bytes, text->looked_at);
	unsigned n = 0;
	while (n < TRIES && place_of(texts, hash, n)->number)
		n++;
	*place_of(texts, hash, n % TRIES) = (struct code_text_place){(uint32_t)hash, number};
}

static void grow(struct code_texts *texts) {
	arena_release(texts->arena, texts->places, sizeof *texts->places << texts->bits);
	texts->bits++;
	texts->places = arena_zeroed(texts->arena, (size_t)1 << texts->bits, sizeof *texts->places);
	for (size_t i = 0; i < texts->items.count; i++)
		put_in_place(texts, (uint32_t)i + 1);
}

static void forget(struct code_texts *texts) {
	memset(texts->places, 0, sizeof *texts->places << texts->bits);
	texts->items.count = 0;
	texts->letters.size = 0;
	texts->nearly_count = 0;
}

/* ---- texts ---- */

/* The operand that says how many dwords beyond its end a branch goes. */
static int branch_operand(const struct isa_decoded *decoded) {
	for (int i = 0; decoded->form.kinds[i]; i++)
		if (isa_kinds[decoded->form.kinds[i]].type == TYPE_BRANCH)
			return i;
	return ISA_NO_OPERAND;
}

static void put_letters(struct code_texts *texts, const struct isa_decoded *decoded, int branch,
                        struct code_text *text) {
	struct isa_text whole, without;
	isa_print(decoded, ISA_NO_OPERAND, &whole);
	text->length = text->late_at = text->late_end = (uint16_t)whole.length;
	buffer_put(&texts->letters, whole.text, whole.length);
	if (branch == ISA_NO_OPERAND)
		return;
	isa_print(decoded, branch, &without);
	text->late_at = (uint16_t)without.late_at;
	text->late_end = (uint16_t)(without.late_at + whole.length - without.length);
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
static struct code_text *read_anew(struct code_texts *texts, const struct isa_machine *machine, unsigned mode,
                                   const uint8_t *bytes, size_t size) {
	struct isa_decoded *decoded = &texts->nearly[texts->nearly_count];
	struct code_text *text = list_add(texts->arena, &texts->items);
	bool is_read = isa_decode_nearest(machine, bytes, size, decoded);
	*text = (struct code_text){.machine = machine,
	                           .mode = (uint16_t)mode,
	                           .looked_at = (uint8_t)decoded->looked_at,
	                           .size = (uint8_t)(size < DWORD ? size : DWORD),
	                           .is_instruction = is_read && decoded->exact,
	                           .nearly = is_read && !decoded->exact ? decoded : NULL,
	                           .at = (uint32_t)texts->letters.size};
	if (is_read && texts->follows_banks)
		follow_banks(mode, decoded, text);
	if (text->is_instruction)
		describe(texts, decoded, text);
	else if (text->nearly)
		text->size = (uint8_t)decoded->size;
	return text;
}

/* Letters that are not of kept texts go. */
static void make_room(struct code_texts *texts) {
	if (texts->items.count == MOST_TEXTS)
		forget(texts);
	const struct code_text *last = texts->items.count ? &texts->items.items[texts->items.count - 1] : NULL;
	texts->letters.size = last ? last->at + last->length : 0;
}

/* Whether it is the same wherever the bytes are, and there is room for it. */
static bool can_be_kept(const struct code_texts *texts, const struct code_text *text, size_t size) {
	return text->looked_at <= size && text->looked_at <= sizeof text->bytes &&
	       (!text->nearly || texts->nearly_count < MOST_NEARLY);
}

const struct code_text *code_texts_read(struct code_texts *texts, const struct isa_machine *machine, unsigned mode,
                                        const uint8_t *bytes, size_t size) {
	const struct code_text *known = NULL;
	if (size >= DWORD)
		known = find(texts, DWORD, machine, mode, bytes, size);
	if (!known && size >= 2 * DWORD)
		known = find(texts, 2 * DWORD, machine, mode, bytes, size);
	if (known)
		return known;
	make_room(texts);
	struct code_text *text = read_anew(texts, machine, mode, bytes, size);
	if (!can_be_kept(texts, text, size)) {
		texts->items.count--; /* the next one takes its place */
		return text;
	}
	memcpy(text->bytes, bytes, text->looked_at);
	texts->nearly_count += text->nearly != NULL;
	put_in_place(texts, (uint32_t)texts->items.count);
	if (texts->items.count >> (texts->bits - 1))
		grow(texts);
	return text;
}
