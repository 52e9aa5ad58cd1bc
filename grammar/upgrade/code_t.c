/* code_t.c: .amd_kernel_code_t becomes .amdhsa_kernel.
 *
 *     256 bytes ─► the words that a descriptor has too ─► values of directives ─► lines
 *
 * A key that is one directive becomes that where it is, with its operand as written; others
 * become the directives that say the same. What differs from the defaults of later versions without
 * a key is at the end. Then the bytes that these directives make must be the same again. */
#include <elf.h>
#include <inttypes.h>

#include "base/buffer.h"
#include "base/row_numbers.h"
#include "edits.h"
#include "reader/operands.h"
#include "lex/raw_text.h"
#include "module/fragment.h"
#include "module/symbol.h"

/* What is known at the end of a block. */
struct conversion {
	struct reader *reader;
	const uint8_t *code;
	uint8_t bytes[KD_DESCRIPTOR_SIZE];                       /* without what the processor does not have */
	struct kd_descriptor_input input;                        /* that makes them */
	const struct upgraded_key *given[KD_CODE_T_FIELD_COUNT]; /* the last of each field, or NULL */
	bool written[KD_FIELD_COUNT];
	const char *indent; /* of directives in the block */
};

static const struct kd_target *target_of(const struct conversion *block) {
	return &block->reader->upgrade->target;
}

static size_t index_of(const struct kd_code_t_field *field) {
	return (size_t)(field - kd_code_t_field_at(0));
}

/* The row of later versions whose word and lowest bit are those of a field, or NULL. */
static const struct kd_field *later_row(const struct kd_code_t_field *field) {
	const struct kd_field *row = field->field == KD_NO_FIELD ? NULL : kd_field_at(field->field);
	return row && row->width && row->initial != KD_INITIAL_LINKED ? row : NULL;
}

/* ---- the kernel's name ---- */

static bool is_here(struct module *module, const struct symbol *symbol) {
	const struct fragment *fragment = fragment_current(module);
	return symbol && symbol->kind == SYMBOL_LABEL && !symbol->temporary && symbol->fragment == fragment &&
	       symbol->offset == fragment->size;
}

/* The label in front of the block: that of the last .amdgpu_hsa_kernel, or else any. */
static struct symbol *find_kernel(struct reader *reader) {
	struct module *module = reader->module;
	const struct upgrade *upgrade = reader->upgrade;
	size_t names = upgrade->type_names.count;
	if (names && is_here(module, upgrade->type_names.items[names - 1]->symbol))
		return upgrade->type_names.items[names - 1]->symbol;
	for (size_t i = module->symbols.count; i > 0; i--)
		if (is_here(module, module->symbols.items[i - 1]))
			return module->symbols.items[i - 1];
	return NULL;
}

void upgrade_code_t_begin(struct reader *reader, struct span directive) {
	struct upgrade *upgrade = reader->upgrade;
	if (!upgrade)
		return;
	upgrade->keys.count = 0;
	upgrade->block = directive;
	upgrade->kernel = NULL;
	if (!edit_possible(reader, directive.start))
		return;
	upgrade_uses_target(reader, directive.start);
	upgrade->kernel = find_kernel(reader);
	if (!upgrade->kernel)
		diag_error(reader->diag, directive.start,
		           "it is not clear which kernel this is: write its label on the line before");
}

void upgrade_code_t_key(struct reader *reader, const struct upgraded_key *key) {
	if (reader->upgrade && reader->upgrade->kernel)
		*list_add(reader->arena, &reader->upgrade->keys) = *key;
}

/* Where a line ends except for blanks and comments. */
static kd_pos after_statement(struct reader *reader, struct span line) {
	const char *at = edited_text(reader, line.start), *end = edited_text(reader, line.end);
	kd_pos after = line.start;
	for (struct raw_token token = raw_token(at, end); token.kind != RAW_END;
	     token = raw_token(token.at + token.length, end))
		if (token.kind != RAW_BLANK && token.kind != RAW_COMMENT)
			after = line.start + (kd_pos)(token.at + token.length - at);
	return after;
}

void upgrade_code_t_ignored_key(struct reader *reader, struct span line) {
	if (!reader->upgrade || !reader->upgrade->kernel)
		return;
	line.end = after_statement(reader, line);
	*list_add(reader->arena, &reader->upgrade->keys) = (struct upgraded_key){.key = line, .value = line};
}

/* ---- what can't be said ---- */

static kd_pos place_of(const struct conversion *block, const struct kd_code_t_field *field) {
	const struct upgraded_key *key = block->given[index_of(field)];
	return key ? key->key.start : block->reader->upgrade->block.start;
}

static void report_dropped(const struct conversion *block, const struct kd_code_t_field *field) {
	struct diag *diag = block->reader->diag;
	uint64_t value = kd_code_t_read(field, block->code);
	switch (kd_code_t_dropped(&block->reader->module->target, field, value)) {
	case KD_CODE_T_SETUP:
		diag_error(diag, place_of(block, field),
		           "%s = %" PRIu64 " cannot be upgraded: later versions cannot ask for that (%s)", field->key, value,
		           field->description);
		break;
	case KD_CODE_T_INFORMATION:
		diag_warning(diag, place_of(block, field), "%s = %" PRIu64 " is left out: later versions lack it", field->key,
		             value);
		break;
	case KD_CODE_T_NOTHING: break;
	}
}

static void check_entry(const struct conversion *block) {
	const struct kd_code_t_field *field = kd_code_t_field_at(KD_CODE_T_KERNEL_CODE_ENTRY_BYTE_OFFSET);
	uint64_t offset = kd_code_t_read(field, block->code);
	if (offset != KD_CODE_T_SIZE)
		diag_error(block->reader->diag, place_of(block, field),
		           "%s = %" PRId64 " cannot be upgraded: the code of a kernel begins at its symbol, right after the "
		           "block, which is %d",
		           field->key, (int64_t)offset, KD_CODE_T_SIZE);
}

/* Two things that version 2 said a second time. */
static void check_repeated(const struct conversion *block) {
	const struct kd_code_t_field *xnack = kd_code_t_field_at(KD_CODE_T_IS_XNACK_ENABLED),
	                             *size = kd_code_t_field_at(KD_CODE_T_WAVEFRONT_SIZE);
	const struct kd_target *target = target_of(block);
	struct diag *diag = block->reader->diag;
	bool on = kd_code_t_read(xnack, block->code);
	bool wave32 = kd_code_t_read(kd_code_t_field_at(KD_CODE_T_ENABLE_WAVEFRONT_SIZE32), block->code);
	if (block->given[index_of(xnack)] && on != (target->xnack == KD_FEATURE_ON))
		diag_warning(diag, place_of(block, xnack), "%s = %d is left out: the target ID says that XNACK is %s",
		             xnack->key, on,
		             target->xnack == KD_FEATURE_ON    ? "on"
		             : target->xnack == KD_FEATURE_OFF ? "off"
		                                               : "not supported");
	uint64_t power = kd_code_t_read(size, block->code);
	if (power != (wave32 ? 5 : 6))
		diag_warning(diag, place_of(block, size), "%s = %" PRIu64 " is left out: enable_wavefront_size32 = %d counts",
		             size->key, power, wave32);
}

static void report_problem(void *context, unsigned id, const char *text) {
	const struct conversion *block = context;
	const struct kd_code_t_field *field = kd_code_t_field_at(0);
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++)
		if (kd_code_t_field_at(i)->field == id)
			field = kd_code_t_field_at(i);
	bool found = field->field == id;
	diag_error(block->reader->diag, found ? place_of(block, field) : block->reader->upgrade->block.start,
	           "%s cannot be upgraded: %s", found ? field->key : "this block", text);
}

/* Whether the processor has something where a field is, under this name or another one. */
static bool is_there(const struct conversion *block, const struct kd_code_t_field *field) {
	const struct kd_target *target = target_of(block);
	const struct kd_field *first = later_row(field);
	if (first->kind == KD_KIND_SGPRS && !target->family.sgprs->granule)
		return false;
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *row = kd_field_at(id);
		if (row->width && row->word_offset == first->word_offset && row->low_bit < first->low_bit + field->width &&
		    row->low_bit + row->width > first->low_bit && kd_field_available(target, row))
			return true;
	}
	return false;
}

/* Puts a field where the descriptor has it. */
static void put_bits(struct conversion *block, const struct kd_code_t_field *field) {
	const struct kd_field *row = later_row(field);
	uint64_t value = kd_code_t_read(field, block->code);
	if (!row || !value)
		return;
	if (!is_there(block, field)) {
		diag_warning(block->reader->diag, place_of(block, field), "%s = %" PRIu64 " is left out: %s does not have it",
		             field->key, value, target_of(block)->processor->name);
		return;
	}
	uint64_t word = load_le(block->bytes + row->word_offset, row->word_size);
	store_le(block->bytes + row->word_offset, word | value << row->low_bit, row->word_size);
}

/* The bits of a field that directives do not make. */
static void check_bits(const struct conversion *block, const struct kd_code_t_field *field, const uint8_t again[]) {
	const struct kd_field *row = later_row(field);
	uint64_t value = kd_code_t_read(field, block->code);
	if (!row)
		return;
	uint64_t room = UINT64_MAX >> (64 - 8 * row->word_size);
	uint64_t mask = UINT64_MAX >> (64 - field->width) << row->low_bit & room;
	uint64_t wanted = load_le(block->bytes + row->word_offset, row->word_size) & mask;
	bool fits = !(value << row->low_bit & ~room);
	if (fits && wanted == (load_le(again + row->word_offset, row->word_size) & mask))
		return;
	const char *why = row->kind == KD_KIND_FIXED ? "it is for the command processor, and must be 0"
	                  : fits                     ? "no directives make it"
	                                             : "it does not fit in the descriptor";
	diag_error(block->reader->diag, place_of(block, field),
	           "%s = %" PRIu64 " cannot be upgraded: in later versions %s on %s", field->key, value, why,
	           target_of(block)->processor->name);
}

/* The descriptor, and the directives that make it. Reports what they can't say. */
static void decode(struct conversion *block) {
	uint8_t again[KD_DESCRIPTOR_SIZE];
	struct kd_problems problems = {report_problem, block};
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++)
		put_bits(block, kd_code_t_field_at(i));
	kd_descriptor_decode(target_of(block), block->bytes, &block->input);
	if (!kd_descriptor_check(target_of(block), &block->input, &problems))
		return;
	kd_descriptor_encode(target_of(block), &block->input, again, &(struct kd_problems){0});
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++)
		check_bits(block, kd_code_t_field_at(i), again);
}

static void check(struct conversion *block) {
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++)
		report_dropped(block, kd_code_t_field_at(i));
	check_entry(block);
	check_repeated(block);
	decode(block);
}

/* ---- directives ---- */

/* The value of a directive that is not written. */
static int64_t value_without(const struct conversion *block, const struct kd_field *row) {
	if (row->kind == KD_KIND_USER_SGPRS)
		return kd_user_sgprs_implied(&block->input);
	return kd_field_default(target_of(block), row);
}

static bool is_directive(const struct conversion *block, const struct kd_field *row) {
	return row->directive && kd_field_available(target_of(block), row) && (block->input.given >> row->id & 1);
}

static bool is_needed(const struct conversion *block, const struct kd_field *row) {
	if (!is_directive(block, row))
		return false;
	return row->initial == KD_INITIAL_REQUIRED || block->input.values[row->id] != value_without(block, row);
}

/* Whether the bits of a directive are among those of a field. What is reserved goes with the SGPRs. */
static bool belongs_to(const struct kd_field *row, const struct kd_code_t_field *field) {
	const struct kd_field *first = later_row(field);
	if (!first)
		return false;
	if (row->kind == KD_KIND_RESERVE)
		return first->kind == KD_KIND_SGPRS;
	return row->width && row->word_offset == first->word_offset && row->low_bit >= first->low_bit &&
	       row->low_bit < first->low_bit + field->width;
}

/* A directive that has just the bits of the field, so that the operand is the same. */
static const struct kd_field *same_row(const struct conversion *block, const struct kd_code_t_field *field) {
	const struct kd_field *first = later_row(field);
	int width = field->width < 32 ? field->width : 32;
	for (unsigned id = 0; first && id < KD_FIELD_COUNT; id++) {
		const struct kd_field *row = kd_field_at(id);
		bool plain = row->kind == KD_KIND_BITS || row->kind == KD_KIND_BYTES || row->kind == KD_KIND_USER_SGPRS;
		if (plain && is_directive(block, row) && belongs_to(row, field) && row->low_bit == first->low_bit &&
		    row->width >= width)
			return row;
	}
	return NULL;
}

static void put_row(struct conversion *block, struct buffer *out, const struct kd_field *row) {
	buffer_put_text(out,
	                arena_printf(block->reader->arena, "%s %" PRId64, row->directive, block->input.values[row->id]));
	block->written[row->id] = true;
}

static void finish_text(struct buffer *text) {
	buffer_put_zeros(text, 1);
}

/* The comma after a value separates no directives. */
static void edit_comma(struct conversion *block, const struct upgraded_key *key) {
	struct reader *reader = block->reader;
	struct span comma = key->after;
	if (!comma.start || *edited_text(reader, comma.start) != ',')
		return;
	while (lex_is_blank(*edited_text(reader, comma.end)))
		comma.end++;
	edit_replace(reader, comma, arena_printf(reader->arena, "\n%s", block->indent));
}

static void edit_key(struct conversion *block, const struct upgraded_key *key) {
	struct reader *reader = block->reader;
	struct buffer lines = buffer_in(reader->arena);
	struct span whole = {key->key.start, key->value.end};
	bool counts = key->field && block->given[index_of(key->field)] == key;
	const struct kd_field *same = counts ? same_row(block, key->field) : NULL;
	edit_comma(block, key);
	if (same && key->plain) {
		block->written[same->id] = true;
		edit_replace(reader, (struct span){key->key.start, key->value.start},
		             arena_printf(reader->arena, "%s ", same->directive));
		return;
	}
	if (counts && reader->upgrade->instructions && (!key->constant || names_count(reader, key->value)))
		diag_error(reader->diag, key->value.start,
		           "%s cannot be upgraded: its value depends on instructions, which kdasm does not read; write it as a "
		           "number",
		           key->field->key);
	for (unsigned id = 0; counts && id < KD_FIELD_COUNT; id++) {
		const struct kd_field *row = kd_field_at(id);
		if (!(row == same || is_needed(block, row)) || !belongs_to(row, key->field))
			continue;
		buffer_put_text(&lines, lines.size ? arena_printf(reader->arena, "\n%s", block->indent) : "");
		put_row(block, &lines, row);
	}
	if (!lines.size) {
		edit_remove(reader, whole);
		return;
	}
	finish_text(&lines);
	edit_replace(reader, whole, (const char *)lines.data);
}

/* ---- the block ---- */

/* As a statement has it. */
static const char *written_name(struct reader *reader, const struct name *name) {
	struct buffer text = buffer_in(reader->arena);
	bool plain = name->length && !(name->text[0] >= '0' && name->text[0] <= '9');
	for (size_t i = 0; i < name->length; i++)
		plain = plain && lex_is_name_byte(name->text[i]);
	buffer_put_text(&text, plain ? "" : "\"");
	for (size_t i = 0; i < name->length; i++) {
		buffer_put_text(&text, name->text[i] == '"' || name->text[i] == '\\' ? "\\" : "");
		buffer_put(&text, name->text + i, 1);
	}
	buffer_put_text(&text, plain ? "" : "\"");
	finish_text(&text);
	return (const char *)text.data;
}

/* Loaders look for the symbol of the descriptor, which is local if the kernel's is. */
static void edit_begin(struct conversion *block, const char *indent) {
	struct reader *reader = block->reader;
	const struct upgrade *upgrade = reader->upgrade;
	const char *name = written_name(reader, upgrade->kernel->name);
	bool local = symbol_binding(reader->module, upgrade->kernel) == STB_LOCAL;
	const char *global = local ? arena_printf(reader->arena, ".globl %s\n%s", name, indent) : "";
	edit_replace(reader, upgrade->block,
	             arena_printf(reader->arena,
	                          "%s.pushsection .rodata,\"a\",@progbits\n%s.p2align 6\n%s.amdhsa_kernel %s", global,
	                          indent, indent, name));
}

static void edit_end(struct conversion *block, const char *indent, struct span directive) {
	struct reader *reader = block->reader;
	struct buffer text = buffer_in(reader->arena);
	const char *before = edit_indent(reader, directive.start);
	directive.start -= before ? (kd_pos)strlen(before) : 0;
	buffer_put_text(&text, before ? "" : "\n");
	for (unsigned id = 0; id < KD_FIELD_COUNT; id++) {
		const struct kd_field *row = kd_field_at(id);
		if (!is_needed(block, row) || block->written[id])
			continue;
		buffer_put_text(&text, block->indent);
		put_row(block, &text, row);
		buffer_put_text(&text, "\n");
	}
	buffer_put_text(&text, arena_printf(reader->arena, "%s" KERNEL_END "\n%s.popsection", indent, indent));
	finish_text(&text);
	edit_replace(reader, directive, (const char *)text.data);
}

/* For the metadata, which must say how many registers there are. */
static void remember_kernel(const struct conversion *block) {
	const struct kd_target *target = target_of(block);
	const struct kd_sgpr_rule *sgprs = target->family.sgprs;
	struct upgraded_kernel *kernel = list_add(block->reader->arena, &block->reader->upgrade->kernels);
	kernel->name = block->reader->upgrade->kernel->name;
	memcpy(kernel->bytes, block->code, sizeof kernel->bytes);
	kernel->sgprs = (int64_t)kd_code_t_read(kd_code_t_field_at(KD_CODE_T_WAVEFRONT_SGPR_COUNT), block->code);
	kernel->vgprs = (int64_t)kd_code_t_read(kd_code_t_field_at(KD_CODE_T_WORKITEM_VGPR_COUNT), block->code);
	if (!kernel->vgprs)
		kernel->vgprs = block->input.values[KD_FIELD_NEXT_FREE_VGPR];
	if (!kernel->sgprs)
		kernel->sgprs = (int64_t)(kd_field_read(kd_field_at(KD_FIELD_NEXT_FREE_SGPR), block->bytes) + 1) *
		                sgprs->granule;
}

static const char *key_indent(struct reader *reader) {
	const struct upgrade *upgrade = reader->upgrade;
	for (size_t i = 0; i < upgrade->keys.count; i++) {
		const char *indent = edit_indent(reader, upgrade->keys.items[i].key.start);
		if (indent)
			return indent;
	}
	return NULL;
}

void upgrade_code_t_end(struct reader *reader, const uint8_t bytes[KD_CODE_T_SIZE], struct span directive) {
	struct upgrade *upgrade = reader->upgrade;
	if (!upgrade || !upgrade->kernel || !upgrade_target(reader))
		return;
	struct conversion *block = arena_zeroed(reader->arena, 1, sizeof *block);
	block->reader = reader;
	block->code = bytes;
	for (size_t i = 0; i < upgrade->keys.count; i++)
		if (upgrade->keys.items[i].field)
			block->given[index_of(upgrade->keys.items[i].field)] = &upgrade->keys.items[i];
	check(block);

	const char *indent = edit_indent(reader, upgrade->block.start), *inner = key_indent(reader);
	indent = indent ? indent : "\t";
	block->indent = inner ? inner : arena_printf(reader->arena, "%s\t", indent);
	edit_begin(block, indent);
	for (size_t i = 0; i < upgrade->keys.count; i++)
		edit_key(block, &upgrade->keys.items[i]);
	edit_end(block, indent, directive);
	remember_kernel(block);
}
