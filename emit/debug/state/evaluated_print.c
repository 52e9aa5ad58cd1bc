/* evaluated_print.c: what an expression gave as text and JSON. */
#include <inttypes.h>
#include <stdio.h>

#include "base/json.h"
#include "debug/dwarf/register_numbers.h"
#include "evaluated.h"

/* ---- text ---- */

static const char *register_name(uint64_t number, unsigned wave, char text[32]) {
	if (!dwarf_register_name(number, wave, text))
		snprintf(text, 32, "%" PRIu64, number);
	return text;
}

static const char *space_name(uint64_t space) {
	const char *name = dwarf_number_name(DWARF_ADDRESS_SPACE, (uint32_t)space, DWARF_LLVM);
	return name ? name : "?";
}

void evaluated_put_place(struct out *out, const struct kd_evaluation_part *part, unsigned wave) {
	char text[32];
	switch (part->kind) {
	case KD_PART_REGISTER:
		out_printf(out, "%s%s", register_name(part->number, wave, text), part->at_entry ? " at entry" : "");
		if (part->offset)
			out_printf(out, " from bit %" PRIu64, part->offset);
		break;
	case KD_PART_MEMORY:
		out_printf(out, "DW_ASPACE_%s 0x%" PRIx64, space_name(part->number), part->address);
		if (part->bit)
			out_printf(out, " from bit %u", part->bit);
		break;
	case KD_PART_IMPLICIT:
		if (part->is_pointer) {
			out_printf(out, "implicit pointer to the entry at 0x%" PRIx64, part->entry);
			if (part->beyond)
				out_printf(out, " %+" PRId64, part->beyond);
			break;
		}
		out_text(out, "implicit ");
		out_hex_bytes(out, part->implicit, part->implicit_size);
		if (part->offset)
			out_printf(out, " from bit %" PRIu64, part->offset);
		break;
	case KD_PART_UNDEFINED: out_text(out, "undefined"); break;
	}
}

static void put_part(struct out *out, const struct kd_evaluation_part *part, unsigned wave) {
	if (part->has_bits)
		out_printf(out, "%" PRIu64 " bits: ", part->bits);
	evaluated_put_place(out, part, wave);
	if (part->kind == KD_PART_REGISTER || part->kind == KD_PART_MEMORY)
		out_text(out, part->bytes ? " = " : ", which the state lacks");
	if (part->kind != KD_PART_IMPLICIT && part->bytes)
		out_hex_bytes(out, part->bytes, part->byte_count);
	out_text(out, "\n");
	out_flush_large(out);
}

/* 0x and the digits of a number whose lowest byte is the first. */
enum { VALUE_TEXT = 2 * 256 + 8 };
static const char *value_text(const struct kd_evaluation_value *value, char text[VALUE_TEXT]) {
	size_t size = (value->bits + 7) / 8, used;
	while (size > 1 && !value->bytes[size - 1])
		size--;
	used = (size_t)snprintf(text, VALUE_TEXT, "0x%x", size ? value->bytes[size - 1] : 0u);
	while (size > 1 && used < VALUE_TEXT)
		used += (size_t)snprintf(text + used, VALUE_TEXT - used, "%02x", value->bytes[--size - 1]);
	return text;
}

void evaluated_put_parts(struct out *out, const struct kd_evaluation *evaluation, const char *indent) {
	for (size_t i = 0; i < evaluation->parts.count; i++) {
		out_text(out, indent);
		put_part(out, &evaluation->parts.items[i], evaluation->wave);
	}
}

static void put_text(struct out *out, const void *object) {
	const struct kd_evaluation *evaluation = object;
	const struct kd_evaluation_value *value = &evaluation->value;
	char text[VALUE_TEXT];
	if (evaluation->is_value) {
		out_printf(out, "value, %s, %" PRIu32 " bits: %s\n", value->type, value->bits, value_text(value, text));
		return;
	}
	out_text(out, "location\n");
	evaluated_put_parts(out, evaluation, "  ");
}

/* ---- JSON ---- */

static void put_json_part(struct json *json, const struct kd_evaluation_part *part) {
	static const char *const kinds[] = {[KD_PART_UNDEFINED] = "undefined",
	                                    [KD_PART_REGISTER] = "register",
	                                    [KD_PART_MEMORY] = "memory",
	                                    [KD_PART_IMPLICIT] = "implicit"};
	char address[24];
	json_begin(json, '{');
	json_entry(json, "kind", kinds[part->kind]);
	json_key(json, "bits");
	if (part->has_bits)
		json_unsigned(json, part->bits);
	else
		json_null(json);
	switch (part->kind) {
	case KD_PART_REGISTER:
		json_unsigned_entry(json, "register", part->number);
		json_key(json, "entry");
		json_boolean(json, part->at_entry);
		json_unsigned_entry(json, "offset", part->offset);
		break;
	case KD_PART_MEMORY:
		json_unsigned_entry(json, "space", part->number);
		snprintf(address, sizeof address, "0x%" PRIx64, part->address);
		json_entry(json, "address", address);
		json_unsigned_entry(json, "bit", part->bit);
		break;
	case KD_PART_IMPLICIT:
		json_key(json, "bytes");
		json_hex(json, part->implicit, part->implicit_size);
		json_unsigned_entry(json, "offset", part->offset);
		if (part->is_pointer) {
			json_unsigned_entry(json, "entry", part->entry);
			json_key(json, "beyond");
			json_signed(json, part->beyond);
		}
		break;
	case KD_PART_UNDEFINED: break;
	}
	json_end(json, '}');
	out_flush_large(json->out);
}

static void put_json_value(struct json *json, const struct kd_evaluation *evaluation) {
	const struct kd_evaluation_value *value = &evaluation->value;
	char text[VALUE_TEXT];
	json_entry(json, "kind", "value");
	json_entry(json, "type", value->type);
	json_unsigned_entry(json, "bits", value->bits);
	json_entry(json, "value", value_text(value, text));
}

void evaluated_put_json(struct json *json, const struct kd_evaluation *evaluation) {
	json_begin(json, '{');
	if (evaluation->is_value) {
		put_json_value(json, evaluation);
	} else {
		json_entry(json, "kind", "location");
		json_key(json, "parts");
		json_begin(json, '[');
		for (size_t i = 0; i < evaluation->parts.count; i++)
			put_json_part(json, &evaluation->parts.items[i]);
		json_end(json, ']');
	}
	json_end(json, '}');
}

static void put_json(struct out *out, const void *object) {
	const struct kd_evaluation *evaluation = object;
	struct json json = {.out = out};
	json_begin(&json, '{');
	json_key(&json, "result");
	evaluated_put_json(&json, evaluation);
	json_end(&json, '}');
	out_text(out, "\n");
}

bool kd_evaluation_print(const struct kd_evaluation *evaluation, enum kd_form form, kd_take_text *take, void *context) {
	static out_put *const puts[KD_FORM_COUNT] = {[KD_FORM_TEXT] = put_text, [KD_FORM_JSON] = put_json};
	return kd_evaluation_status(evaluation) == KD_OK && out_print(puts, form, evaluation, take, context);
}
