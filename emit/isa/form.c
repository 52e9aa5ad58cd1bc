/* form.c: see form.h. */
#include "form.h"

#include "feature_sets.h"

const struct isa_format_row isa_formats[] = {
#define KD_FORMAT(id, bytes, base, opcode, opcode_width, vop3)                                                         \
	[FORMAT_##id] = {base, bytes, opcode, opcode_width, vop3},
#include "kdasm/isa/formats.def"
};

#define OFFSET ISA_OFFSET
#define GDS ISA_GDS
#define POLICY ISA_POLICY
#define SIGNED ISA_SIGNED
#define TFE ISA_TFE
#define TYPED ISA_TYPED

const uint64_t isa_format_flags[FORMAT_COUNT] = {
#define KD_FORMAT_FLAGS(format, flags) [FORMAT_##format] = (flags),
#include "kdasm/isa/formats.def"
};

const uint64_t isa_format_rests[FORMAT_COUNT] = {
#define KD_FORMAT_REST(id, base) [FORMAT_##id] = base,
#include "kdasm/isa/formats.def"
};

const struct isa_field isa_fields[FORMAT_COUNT][ROLE_COUNT] = {
#define KD_FIELD(format, role, bit, width, shift) [FORMAT_##format][ROLE_##role] = {bit, width, shift},
#include "kdasm/isa/formats.def"
};

uint64_t isa_flags(const struct isa_row *row) {
	uint64_t flags = row->flags;
	if (!(flags & ISA_BARE))
		flags |= isa_format_flags[row->format];
	if (flags & (ISA_OFFSETS | ISA_SWIZZLE))
		flags &= ~(uint64_t)ISA_OFFSET;
	return flags & ISA_NO_GDS ? flags & ~(uint64_t)ISA_GDS : flags;
}

static struct isa_form form_of(const struct isa_row *row) {
	struct isa_form form = {.row = row, .format = row->format, .opcode = row->opcode, .flags = isa_flags(row)};
	form.flags &= ~(uint64_t)ISA_TFE;
	form.source_bits = isa_format_is_vop3(row->format);
	form.needs = (form.flags & ISA_ONLY_GDS ? (uint64_t)ISA_GDS : 0) | (form.flags & ISA_TO_LDS);
	if (isa_formats[row->format].vop3 != NO_VOP3)
		form.flags &= ~(uint64_t)(ISA_CLAMP | ISA_OMOD | ISA_OP_SEL); /* those of the VOP3 form */
	for (unsigned i = 0; row->operands[i]; i++) {
		form.kinds[i] = row->operands[i];
		form.data += isa_is_data(form.kinds[i]);
		if (isa_kinds[form.kinds[i]].role == ROLE_OFFSET)
			form.flags |= ISA_SCALAR_OFFSET;
	}
	return form;
}

/* The operand that has variants; KIND_NONE: there is none. */
static unsigned place_of(const struct isa_row *row) {
	for (unsigned i = 0; row->operands[i]; i++)
		if (isa_kinds[row->operands[i]].type == TYPE_PLACE && row->operands[i] != KIND_addr)
			return row->operands[i];
	return KIND_NONE;
}

static void put_variant(struct isa_form *form, const struct isa_variant *variant) {
	for (unsigned i = 0; form->kinds[i]; i++)
		if (form->kinds[i] == KIND_addr)
			form->kinds[i] = variant->address;
		else if (form->kinds[i] == variant->place)
			form->kinds[i] = variant->base;
	form->needs |= variant->needs;
	form->flags |= variant->needs;
	form->bits = variant->bits;
}

uint64_t isa_flags_of_forms(const struct isa_row *row) {
	uint64_t flags = isa_flags(row);
	unsigned place = place_of(row);
	for (const struct isa_variant *variant = isa_variants; place && variant->place; variant++)
		if (variant->place == place)
			flags |= variant->needs;
	return flags;
}

bool isa_own_form(uint32_t set, const struct isa_row *row, unsigned n, struct isa_form *form) {
	unsigned place = isa_is_vector_memory(row->format) ? place_of(row) : KIND_NONE;
	const struct isa_variant *variant = isa_variants;
	if (place == KIND_NONE) {
		*form = form_of(row);
		return n == 0;
	}
	bool has_status = isa_flags(row) & ISA_TFE && !(set & ISA_SETS_SINCE_GFX90A) &&
	                  isa_kinds[row->operands[0]].role == ROLE_DATA_DST;
	for (; variant->place; variant++) {
		if (variant->place != place || !(isa_feature_sets[variant->feature] & set))
			continue;
		if (n <= has_status)
			break;
		n -= 1u + has_status;
	}
	if (!variant->place)
		return false;
	*form = form_of(row);
	put_variant(form, variant);
	form->status = n == 1;
	if (form->status) {
		form->flags |= ISA_TFE;
		form->needs |= ISA_TFE;
	}
	return true;
}

bool isa_vop3_form(const struct isa_row *row, struct isa_form *form) {
	unsigned first = isa_formats[row->format].vop3;
	if (first == NO_VOP3 || row->flags & ISA_NO_E64)
		return false;
	*form = (struct isa_form){
	    .row = row, .format = FORMAT_VOP3, .opcode = (uint16_t)(first + row->opcode), .flags = row->flags};
	if (row->format == FORMAT_VINTRP)
		form->format = FORMAT_VINTRP3;
	form->source_bits = true;
	for (unsigned i = 0; row->operands[i]; i++)
		form->kinds[i] = isa_kinds[row->operands[i]].e64;
	return true;
}
