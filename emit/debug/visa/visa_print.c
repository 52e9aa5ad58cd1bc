/* visa_print.c: vISA debug information as text, JSON, and the directives that make it. */
#include <inttypes.h>

#include "base/json.h"
#include "visa_file.h"

struct visa_printing {
	const struct kd_visa *visa;
	const struct kd_print_options *options;
	struct out *out;
};

/* ---- values ---- */

static void put_place(struct out *out, const struct visa_node *node, const struct visa_field *field) {
	struct visa_place place = visa_place_of(node, field);
	if (place.letter)
		out_printf(out, "%c%u.%u", place.letter, place.number, place.sub);
	else
		out_printf(out, "%s%+" PRId32, place.is_absolute ? "absolute" : "befp", place.offset);
}

static void put_number(struct out *out, const struct visa_field *field, uint32_t value) {
	const char *name = visa_value_name(field->show, value);
	if (name)
		out_text(out, name);
	else if (field->show == VISA_HEX)
		out_printf(out, "0x%" PRIx32, value);
	else
		out_unsigned(out, value);
}

static void put_value(struct out *out, const struct visa_node *node, const struct visa_field *field) {
	if (field->kind == VISA_TEXT)
		out_quoted(out, node->text, node->length);
	else if (field->kind == VISA_PLACE)
		put_place(out, node, field);
	else
		put_number(out, field, node->values[visa_slot(field)]);
}

/* ---- lines: for people, and as the assembler reads them ---- */

struct line_form {
	bool named; /* values have their names before them */
	unsigned indent;
};

static void put_node(const struct visa_printing *printing, const struct visa_node *node, const struct line_form *form,
                     unsigned depth);

/* Whether all of it is as it would be without the line. */
static bool is_plain_frame(const struct visa_printing *printing, const struct visa_node *node) {
	size_t count;
	const struct visa_field *fields = visa_fields(node->record, &count);
	for (size_t i = 0; i < count; i++) {
		bool is_list = fields[i].kind == VISA_LIST;
		if (is_list && node->lists[visa_slot(&fields[i])].count)
			return false;
		if (!is_list && visa_size(&fields[i], node, printing->visa->layout) &&
		    node->values[visa_slot(&fields[i])] != (uint32_t)fields[i].initial)
			return false;
	}
	return true;
}

static void put_list(const struct visa_printing *printing, const struct visa_node *node, const struct visa_field *list,
                     const struct line_form *form, unsigned depth) {
	const struct visa_nodes *elements = &node->lists[visa_slot(list)];
	bool is_counted = list->sizes[printing->visa->layout];
	for (size_t i = 0; i < elements->count; i++) {
		if (!is_counted && is_plain_frame(printing, elements->items[i]))
			continue;
		for (unsigned d = 0; d < form->indent + depth; d++)
			out_text(printing->out, form->named ? "  " : "\t");
		out_text(printing->out, list->keyword);
		put_node(printing, elements->items[i], form, depth);
		out_flush_large(printing->out);
	}
}

/* Records are inside each other as deep as the rows say, so recursion is. */
static void put_node(const struct visa_printing *printing, const struct visa_node *node, const struct line_form *form,
                     unsigned depth) {
	struct out *out = printing->out;
	size_t count;
	const struct visa_field *fields = visa_fields(node->record, &count);
	const char *separator = " ";
	for (size_t i = 0; i < count; i++) {
		if (fields[i].kind == VISA_LIST || !visa_size(&fields[i], node, printing->visa->layout))
			continue;
		out_text(out, separator);
		separator = ", ";
		if (form->named && fields[i].kind == VISA_NUMBER)
			out_printf(out, "%s ", fields[i].name);
		put_value(out, node, &fields[i]);
	}
	out_text(out, "\n");
	for (size_t i = 0; i < count; i++)
		if (fields[i].kind == VISA_LIST)
			put_list(printing, node, &fields[i], form, depth + 1);
}

static const struct visa_field *objects_field(void) {
	size_t count;
	return visa_fields(VISA_FILE, &count);
}

static struct visa_printing printing_to(struct out *out, const struct visa_printing *asked) {
	struct visa_printing printing = *asked;
	printing.out = out;
	return printing;
}

static void put_text(struct out *out, const void *object) {
	static const struct line_form form = {.named = true};
	const struct visa_printing printing = printing_to(out, object);
	const struct kd_visa *visa = printing.visa;
	size_t count = visa_list(visa->file, "objects")->count;
	if (printing.options->file_name) {
		out_visible(out, printing.options->file_name, strlen(printing.options->file_name));
		out_text(out, ": ");
	}
	out_printf(out, "vISA debug information, %s, %zu object%s\n",
	           visa->is_ambiguous            ? "in either layout"
	           : visa->layout == KD_VISA_IGC ? "in the layout of IGC"
	                                         : "in the layout of the specification",
	           count, count == 1 ? "" : "s");
	put_list(&printing, visa->file, objects_field(), &form, 0);
}

static void put_assembly(struct out *out, const void *object) {
	static const struct line_form form = {.indent = 1};
	const struct visa_printing printing = printing_to(out, object);
	out_printf(out, ".visa_debug_info %s\n", visa_layout_name(printing.visa->layout));
	put_list(&printing, printing.visa->file, objects_field(), &form, 0);
	out_text(out, ".end_visa_debug_info\n");
}

/* ---- JSON ---- */

static void put_json_node(const struct visa_printing *printing, struct json *json, const struct visa_node *node);

static void put_json_number(struct json *json, const char *key, int64_t number) {
	json_key(json, key);
	json_signed(json, number);
}

static void put_json_place(struct json *json, const struct visa_node *node, const struct visa_field *field) {
	struct visa_place place = visa_place_of(node, field);
	json_begin(json, '{');
	if (place.letter) {
		json_key(json, "file");
		json_string(json, &place.letter, 1);
		put_json_number(json, "register", place.number);
		put_json_number(json, "byte", place.sub);
	} else {
		json_entry(json, "base", place.is_absolute ? "absolute" : "befp");
		put_json_number(json, "offset", place.offset);
	}
	json_end(json, '}');
}

static void put_json_list(const struct visa_printing *printing, struct json *json, const struct visa_node *node,
                          const struct visa_field *list) {
	const struct visa_nodes *elements = &node->lists[visa_slot(list)];
	if (list->most == 1 && !elements->count) {
		json_null(json);
		return;
	}
	if (list->most == 1) {
		put_json_node(printing, json, elements->items[0]);
		return;
	}
	json_begin(json, '[');
	for (size_t i = 0; i < elements->count; i++) {
		put_json_node(printing, json, elements->items[i]);
		out_flush_large(json->out);
	}
	json_end(json, ']');
}

static void put_json_value(const struct visa_printing *printing, struct json *json, const struct visa_node *node,
                           const struct visa_field *field) {
	uint32_t value = field->kind == VISA_NUMBER ? node->values[visa_slot(field)] : 0;
	switch (field->kind) {
	case VISA_NUMBER:
		if (visa_has_names(field->show))
			json_text(json, visa_value_name(field->show, value));
		else
			json_unsigned(json, value);
		break;
	case VISA_TEXT: json_string(json, node->text, node->length); break;
	case VISA_PLACE: put_json_place(json, node, field); break;
	case VISA_LIST: put_json_list(printing, json, node, field); break;
	}
}

static void put_json_fields(const struct visa_printing *printing, struct json *json, const struct visa_node *node) {
	size_t count;
	const struct visa_field *fields = visa_fields(node->record, &count);
	for (size_t i = 0; i < count; i++) {
		if (fields[i].kind != VISA_LIST && !visa_size(&fields[i], node, printing->visa->layout))
			continue;
		json_key(json, fields[i].name);
		put_json_value(printing, json, node, &fields[i]);
	}
}

static void put_json_node(const struct visa_printing *printing, struct json *json, const struct visa_node *node) {
	json_begin(json, '{');
	put_json_fields(printing, json, node);
	json_end(json, '}');
}

static void put_json(struct out *out, const void *object) {
	const struct visa_printing *printing = object;
	struct json json = {.out = out};
	json_begin(&json, '{');
	if (printing->options->file_name)
		json_entry(&json, "file", printing->options->file_name);
	json_unsigned_entry(&json, "size", printing->visa->size);
	json_entry(&json, "layout", visa_layout_name(printing->visa->layout));
	json_key(&json, "ambiguous");
	json_boolean(&json, printing->visa->is_ambiguous);
	put_json_fields(printing, &json, printing->visa->file);
	json_end(&json, '}');
}

/* ---- all forms ---- */

bool kd_visa_print(const struct kd_visa *visa, enum kd_form form, const struct kd_print_options *options,
                   kd_take_text *take, void *context) {
	static const struct kd_print_options nothing = {0};
	static out_put *const puts[KD_FORM_COUNT] = {
	    [KD_FORM_TEXT] = put_text, [KD_FORM_JSON] = put_json, [KD_FORM_ASSEMBLY] = put_assembly};
	const struct visa_printing printing = {.visa = visa, .options = options ? options : &nothing};
	return kd_visa_status(visa) == KD_OK && out_print(puts, form, &printing, take, context);
}
