/* lanes_print.c: the lanes of a wavefront as text and JSON. */
#include <inttypes.h>

#include "lanes.h"

/* ---- text ---- */

static void put_lane(struct out *out, const struct kd_lane *lane) {
	static const char *const words[KD_LANE_STATUS_COUNT] = {[KD_LANE_ACTIVE] = "active",
	                                                        [KD_LANE_WAITING] = "waiting",
	                                                        [KD_LANE_INACTIVE] = "not active",
	                                                        [KD_LANE_NOT_IN_CALL] = "not in this call"};
	out_printf(out, "lane %u: %s", lane->number, words[lane->status]);
	if (lane->has_pc)
		out_printf(out, " at 0x%" PRIx64, lane->pc);
	if (lane->problem)
		out_printf(out, ", where is not known: %s", lane->problem);
	if (lane->file) {
		out_text(out, ", ");
		out_visible(out, lane->file, strlen(lane->file));
		out_printf(out, ":%" PRIu64, lane->line);
	}
	if (lane->file && lane->column)
		out_printf(out, ":%" PRIu64, lane->column);
	out_text(out, "\n");
}

static void put_text(struct out *out, const void *object) {
	const struct kd_lanes *lanes = object;
	for (size_t i = 0; i < lanes->list.count; i++)
		put_lane(out, &lanes->list.items[i]);
}

/* ---- JSON ---- */

static void json_lane(struct json *json, const struct kd_lane *lane) {
	static const char *const words[KD_LANE_STATUS_COUNT] = {[KD_LANE_ACTIVE] = "active",
	                                                        [KD_LANE_WAITING] = "waiting",
	                                                        [KD_LANE_INACTIVE] = "inactive",
	                                                        [KD_LANE_NOT_IN_CALL] = "not_in_call"};
	json_begin(json, '{');
	json_unsigned_entry(json, "lane", lane->number);
	json_entry(json, "status", words[lane->status]);
	json_key(json, "pc");
	if (lane->has_pc)
		json_unsigned(json, lane->pc);
	else
		json_null(json);
	if (lane->problem)
		json_entry(json, "problem", lane->problem);
	json_entry(json, "file", lane->file);
	if (lane->file) {
		json_unsigned_entry(json, "line", lane->line);
		json_unsigned_entry(json, "column", lane->column);
	}
	json_end(json, '}');
	out_flush_large(json->out);
}

static void put_json(struct out *out, const void *object) {
	const struct kd_lanes *lanes = object;
	struct json json = {.out = out};
	json_begin(&json, '{');
	json_entry(&json, "schema", "kdinfo-lanes");
	json_unsigned_entry(&json, "schema_version", 1);
	json_key(&json, "lanes");
	json_begin(&json, '[');
	for (size_t i = 0; i < lanes->list.count; i++)
		json_lane(&json, &lanes->list.items[i]);
	json_end(&json, ']');
	json_end(&json, '}');
	out_text(out, "\n");
}

bool kd_lanes_print(const struct kd_lanes *lanes, enum kd_form form, kd_take_text *take, void *context) {
	static out_put *const puts[KD_FORM_COUNT] = {[KD_FORM_TEXT] = put_text, [KD_FORM_JSON] = put_json};
	return kd_lanes_status(lanes) == KD_OK && out_print(puts, form, lanes, take, context);
}
