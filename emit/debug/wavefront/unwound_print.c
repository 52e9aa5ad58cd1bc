/* unwound_print.c: the caller of a wavefront as text and JSON. */
#include <inttypes.h>

#include "unwound.h"

/* ---- text ---- */

static void put_place(struct out *out, const struct unwound_place *place) {
	out_printf(out, "0x%" PRIx64, place->pc);
	if (!place->function)
		return;
	out_text(out, " (");
	out_visible(out, place->function, strlen(place->function));
	if (place->offset)
		out_printf(out, "+0x%" PRIx64, place->offset);
	out_text(out, ")");
}

/* One part is on the line, several are below it. */
static void put_parts(struct out *out, const struct kd_evaluation *evaluation) {
	if (evaluation->status != KD_OK) {
		out_printf(out, " not known: %s\n", evaluation->error);
		return;
	}
	bool is_one = evaluation->parts.count == 1;
	out_text(out, is_one ? "" : "\n");
	evaluated_put_parts(out, evaluation, is_one ? " " : "    ");
}

static void put_register(struct out *out, const struct kd_unwound_register *of) {
	if (of->name)
		out_printf(out, "  %s", of->name);
	else
		out_printf(out, "  %" PRIu64, of->number);
	out_printf(out, " (%s):", of->rule);
	put_parts(out, of->location);
}

static void put_text(struct out *out, const void *object) {
	const struct kd_unwound *unwound = object;
	out_text(out, "pc: ");
	put_place(out, &unwound->place);
	out_text(out, "\nCFA: ");
	if (unwound->cfa)
		evaluated_put_place(out, unwound->cfa->parts.items, unwound->cfa->wave);
	else
		out_text(out, "no rule");
	out_text(out, "\ncaller: ");
	if (unwound->has_caller)
		put_place(out, &unwound->caller);
	else
		out_text(out, "none");
	out_text(out, "\n");
	if (unwound->registers.count)
		out_text(out, "registers of the caller that have rules:\n");
	for (size_t i = 0; i < unwound->registers.count; i++)
		put_register(out, &unwound->registers.items[i]);
}

/* ---- JSON ---- */

static void json_place(struct json *json, const char *key, const struct unwound_place *place) {
	json_key(json, key);
	json_begin(json, '{');
	json_unsigned_entry(json, "pc", place->pc);
	json_entry(json, "function", place->function);
	if (place->function)
		json_unsigned_entry(json, "function_offset", place->offset);
	json_end(json, '}');
}

static void json_register(struct json *json, const struct kd_unwound_register *of) {
	json_begin(json, '{');
	json_unsigned_entry(json, "register", of->number);
	json_entry(json, "name", of->name);
	json_entry(json, "rule", of->rule);
	if (of->location->status == KD_OK) {
		json_key(json, "result");
		evaluated_put_json(json, of->location);
	} else {
		json_entry(json, "problem", of->location->error);
	}
	json_key(json, "bytes");
	if (of->bytes)
		json_hex(json, of->bytes, of->size);
	else
		json_null(json);
	json_end(json, '}');
	out_flush_large(json->out);
}

static void put_json(struct out *out, const void *object) {
	const struct kd_unwound *unwound = object;
	struct json json = {.out = out};
	json_begin(&json, '{');
	json_entry(&json, "schema", "kdinfo-unwind");
	json_unsigned_entry(&json, "schema_version", 1);
	json_place(&json, "frame", &unwound->place);
	json_key(&json, "cfa");
	if (unwound->cfa)
		evaluated_put_json(&json, unwound->cfa);
	else
		json_null(&json);
	if (unwound->has_caller) {
		json_place(&json, "caller", &unwound->caller);
	} else {
		json_key(&json, "caller");
		json_null(&json);
	}
	json_key(&json, "registers");
	json_begin(&json, '[');
	for (size_t i = 0; i < unwound->registers.count; i++)
		json_register(&json, &unwound->registers.items[i]);
	json_end(&json, ']');
	json_end(&json, '}');
	out_text(out, "\n");
}

bool kd_unwound_print(const struct kd_unwound *unwound, enum kd_form form, kd_take_text *take, void *context) {
	static out_put *const puts[KD_FORM_COUNT] = {[KD_FORM_TEXT] = put_text, [KD_FORM_JSON] = put_json};
	return kd_unwound_status(unwound) == KD_OK && out_print(puts, form, unwound, take, context);
}
