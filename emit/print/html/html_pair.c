/* html_pair.c: two objects in a page, kernel by kernel beside each other; what differs is marked. */
#include <inttypes.h>

#include "html.h"
#include "html_page.h"
#include "html_pressure.h"
#include "print/report/diff.h"

struct pair {
	struct kd_page *page;
	struct diff diff;
	struct out *out;
	struct waits_object *objects[2];
	struct diff_listing *listing;
	size_t number; /* of the last kernel in the table */
};

/* A kernel that both objects have, on its way into the page. */
struct both {
	struct pair *pair;
	const struct diff_kernels *kernels;
	struct arena *arena;
	struct out body;
	struct html_kernel sides[2];
	struct subject subjects[2];
	struct explained_kernel explained[2];
	const struct html_pressure *pressure[2];
	struct out lines[2], piece; /* of the code */
	size_t differences;         /* so far */
	struct {
		size_t sizes[2], differences;
	} reached; /* up to the last line of code that a way leads to: behind it is padding */
};

static const struct kd_kernel *side_of(const struct diff_kernels *kernels, unsigned side) {
	return side ? kernels->b : kernels->a;
}

static const struct kd_code_object *object_of(const struct pair *pair, unsigned side) {
	return side ? pair->diff.b : pair->diff.a;
}

static char *label_of(struct arena *arena, const struct diff_kernels *kernels) {
	return kernels->number ? arena_printf(arena, "%s#%zu", kernels->name, kernels->number)
	                       : arena_copy_text(arena, kernels->name);
}

/* ---- numbers ---- */

static const struct {
	const char *title;
	size_t offset; /* of a uint32_t in struct kd_resources */
} numbers[] = {
    {"VGPRs", offsetof(struct kd_resources, vgprs)},
    {"AGPRs", offsetof(struct kd_resources, agprs)},
    {"SGPRs", offsetof(struct kd_resources, sgprs)},
    {"scratch", offsetof(struct kd_resources, scratch)},
    {"LDS", offsetof(struct kd_resources, lds)},
    {"work-group", offsetof(struct kd_resources, workgroup)},
    {"waves", offsetof(struct kd_resources, occupancy) + offsetof(struct kd_occupancy, waves)},
};

enum { NUMBERS = sizeof numbers / sizeof *numbers };

static uint32_t number_in(const struct kd_resources *resources, size_t which) {
	uint32_t number;
	memcpy(&number, (const char *)resources + numbers[which].offset, sizeof number);
	return number;
}

/* The numbers of one side, or of both if they differ. */
static void put_numbers(struct out *out, const struct kd_resources *a, const struct kd_resources *b, size_t which) {
	uint32_t in_a = number_in(a ? a : b, which), in_b = number_in(b ? b : a, which);
	if (in_a == in_b)
		out_printf(out, "<td class=n>%" PRIu32, in_a);
	else
		out_printf(out, "<td class=\"n differs\">%" PRIu32 " → %" PRIu32, in_a, in_b);
}

static void put_index_row(void *context, const struct diff_kernels *kernels) {
	struct pair *pair = context;
	struct kd_resources resources[2];
	struct arena *arena = arena_new_below(pair->diff.printing.arena);
	for (unsigned side = 0; side < 2; side++)
		if (side_of(kernels, side))
			kd_kernel_resources(object_of(pair, side), side_of(kernels, side), &resources[side]);
	out_printf(pair->out, "<tr><td><a href=\"#k%zu\">", ++pair->number);
	html_put_text(pair->out, label_of(arena, kernels));
	out_text(pair->out, "</a>");
	for (size_t i = 0; i < NUMBERS; i++)
		put_numbers(pair->out, kernels->a ? &resources[0] : NULL, kernels->b ? &resources[1] : NULL, i);
	out_text(pair->out, kernels->a && kernels->b ? "<td>\n" : "<td class=differs>");
	out_text(pair->out, !kernels->b ? "only in the first\n" : !kernels->a ? "only in the second\n" : "");
	out_flush_large(pair->out);
	arena_free(arena);
}

static void put_index(struct pair *pair) {
	out_text(pair->out, "<table class=index>\n<thead><tr><th>kernel");
	for (size_t i = 0; i < NUMBERS; i++)
		out_printf(pair->out, "<th>%s", numbers[i].title);
	out_text(pair->out, "<th>\n<tbody>\n");
	diff_visit_kernels(&pair->diff, put_index_row, pair);
	out_text(pair->out, "</table>\n");
}

/* ---- fields ---- */

static const struct part *find_part(const struct subject *subject, const char *name) {
	for (size_t i = 0; i < subject->words.count; i++) {
		const struct word *word = &subject->words.items[i];
		for (size_t p = 0; p < word->parts.count; p++)
			if (part_name(&word->parts.items[p]) && strcmp(part_name(&word->parts.items[p]), name) == 0)
				return &word->parts.items[p];
	}
	return NULL;
}

static void put_value(struct out *out, const struct subject *subject, const struct part *part) {
	if (!part) {
		out_text(out, "<td>-<td>");
		return;
	}
	const char *meaning = part_meaning(subject, part);
	out_printf(out, part->width == 64 ? "<td class=n>%" PRId64 : "<td class=n>%" PRIu64, part->value);
	html_put_cell(out, meaning, strlen(meaning));
}

static void put_field(struct both *both, const struct part *a, const struct part *b) {
	struct out *out = &both->body;
	bool differ = (a ? a->value : 0) != (b ? b->value : 0);
	both->differences += differ;
	out_printf(out, "<tr class=\"field%s\"><td>", differ ? " differs" : "");
	html_put_text(out, part_name(a ? a : b));
	put_value(out, &both->subjects[0], a);
	put_value(out, &both->subjects[1], b);
	out_text(out, "\n");
}

/* Those of a side; of the second one what the first one lacks. */
static void put_fields_of(struct both *both, unsigned side) {
	const struct subject *subject = &both->subjects[side];
	for (size_t i = 0; i < subject->words.count; i++) {
		const struct word *word = &subject->words.items[i];
		for (size_t p = 0; p < word->parts.count; p++) {
			const struct part *part = &word->parts.items[p];
			const char *name = part_name(part);
			const struct part *other = name ? find_part(&both->subjects[!side], name) : NULL;
			if (name && (!side || !other))
				put_field(both, side ? NULL : part, side ? part : other);
		}
	}
}

static void put_fields(struct both *both) {
	out_text(&both->body, "<h3>Fields</h3>\n<table class=fields>\n<tr><th>field<th>first<th><th>second<th>\n");
	put_fields_of(both, 0);
	put_fields_of(both, 1);
	out_text(&both->body, "</table>\n");
}

/* ---- pictures ---- */

static void put_pressure(const struct html_kernel *html, const struct both *both) {
	html_put_pressure(html, both->pressure[html->is_other]);
}

static void put_occupancy(const struct html_kernel *html, const struct both *both) {
	(void)both;
	html_put_occupancy(html);
	html_put_arguments(html);
}

static void put_sides(struct both *both, void (*put)(const struct html_kernel *html, const struct both *both)) {
	out_text(&both->body, "<div class=sides>\n");
	for (unsigned side = 0; side < 2; side++) {
		out_text(&both->body, "<div>\n");
		put(&both->sides[side], both);
		out_text(&both->body, "</div>\n");
	}
	out_text(&both->body, "</div>\n");
}

/* ---- code ---- */

static void put_line(struct both *both, unsigned side, const struct code_line *line, bool differ) {
	struct out *out = &both->lines[side];
	const struct html_kernel *html = &both->sides[side];
	if (line) {
		out_text(out, differ ? "<u>" : "");
		html_put_line_head(out, html, both->pressure[side], line->address);
		both->piece.text.size = 0;
		code_put_text(&both->piece, line);
		code_put_remarks(&both->piece, line);
		html_put(out, (const char *)both->piece.text.data, both->piece.text.size);
		out_text(out, differ ? "</u>" : "");
	}
	out_text(out, "\n");
}

/* Longer code costs more than it helps: --diff -d prints where it differs. */
static bool is_too_long(const struct both *both) {
	enum { MOST_BYTES = 1 << 19 };
	return both->sides[0].function->bytes.size > MOST_BYTES || both->sides[1].function->bytes.size > MOST_BYTES;
}

/* Where no ways are known all counts. */
static bool is_reached(const struct both *both, unsigned side, const struct code_line *line) {
	const struct html_pressure *pressure = both->pressure[side];
	if (!line || !pressure)
		return line;
	return flow_number_at(pressure->flow, line->address - both->sides[side].function->address) != FLOW_NOWHERE;
}

static void take_lines(void *context, const struct code_line *a, const struct code_line *b, bool differ) {
	struct both *both = context;
	put_line(both, 0, a, differ);
	put_line(both, 1, b, differ);
	both->differences += differ;
	if (!is_reached(both, 0, a) && !is_reached(both, 1, b))
		return;
	for (unsigned side = 0; side < 2; side++)
		both->reached.sizes[side] = both->lines[side].text.size;
	both->reached.differences = both->differences;
}

static void put_code(struct both *both) {
	size_t number = both->kernels->number ? both->kernels->number - 1 : 0;
	if (is_too_long(both)) {
		out_text(&both->body, "<p>The code is too long to be shown beside each other.</p>\n");
		return;
	}
	for (unsigned side = 0; side < 2; side++)
		both->lines[side].text = buffer_in(both->arena);
	both->piece.text = buffer_in(both->arena);
	if (!diff_visit_lines(both->pair->listing, both->arena, both->kernels->name, number, take_lines, both))
		return;
	both->differences = both->reached.differences;
	out_text(&both->body, "<h3>Code</h3>\n<div class=\"sides code\">\n");
	for (unsigned side = 0; side < 2; side++) {
		out_text(&both->body, "<pre>");
		out_bytes(&both->body, both->lines[side].text.data, both->reached.sizes[side]);
		out_text(&both->body, "</pre>\n");
	}
	out_text(&both->body, "</div>\n");
}

/* ---- kernels ---- */

static void take_side(struct both *both, unsigned side, const struct waits_function *function) {
	const struct kd_kernel *kernel = side_of(both->kernels, side);
	both->explained[side] = (struct explained_kernel){.target = &object_of(both->pair, side)->target,
	                                                  .name = kernel->name,
	                                                  .name_size = strlen(kernel->name),
	                                                  .bytes = kernel->descriptor,
	                                                  .size = kernel->descriptor_size,
	                                                  .metadata = value_node(kernel->metadata)};
	subject_take(&both->subjects[side], &both->explained[side], both->arena);
	both->sides[side] = (struct html_kernel){.out = &both->body,
	                                         .arena = both->arena,
	                                         .object = object_of(both->pair, side),
	                                         .function = function,
	                                         .subject = &both->subjects[side],
	                                         .number = both->pair->page->kernel_count + 1,
	                                         .is_other = side};
	both->pressure[side] = html_pressure_find(&function->flow, both->arena);
}

static void put_kernel(struct both *both) {
	struct pair *pair = both->pair;
	struct html_body body;
	put_sides(both, put_occupancy);
	put_sides(both, put_pressure);
	put_code(both);
	put_fields(both);
	bool differs = both->differences;
	html_begin_kernel(pair->page, pair->out, label_of(both->arena, both->kernels), true, differs);
	out_text(pair->out, differs ? "<p class=differs>" : "<p>");
	out_printf(pair->out, "%zu fields and lines of code differ</p>\n", both->differences);
	html_body_begin(&body, pair->page, pair->out, both->arena);
	out_bytes(body.out, both->body.text.data, both->body.text.size);
	html_body_end(&body);
	out_text(pair->out, "</details>\n");
	out_flush_large(pair->out);
}

static void take_second(void *context, struct waits_function *function) {
	take_side(context, 1, function);
	put_kernel(context);
}

static void take_first(void *context, struct waits_function *function) {
	struct both *both = context;
	take_side(both, 0, function);
	waits_give_kernel(both->pair->objects[1], both->kernels->b, take_second, both);
}

static void put_kernels(void *context, const struct diff_kernels *kernels) {
	struct pair *pair = context;
	struct arena *arena = arena_new_below(pair->diff.printing.arena);
	struct both *both = arena_zeroed(arena, 1, sizeof *both);
	*both = (struct both){.pair = pair, .kernels = kernels, .arena = arena, .body.text = buffer_in(arena)};
	if (kernels->a && kernels->b) {
		waits_give_kernel(pair->objects[0], kernels->a, take_first, both);
	} else {
		html_begin_kernel(pair->page, pair->out, label_of(arena, kernels), true, true);
		out_printf(pair->out, "<div class=body><p>This kernel is only in the %s file.</p></div>\n</details>\n",
		           kernels->a ? "first" : "second");
	}
	arena_free(arena);
}

/* ---- the whole ---- */

static void take_text(void *context, const char *text, size_t size) {
	html_put_lines(context, text, size);
}

/* What else differs, as --diff says it. */
static enum kd_difference put_text(struct pair *pair) {
	struct kd_print_options options = *pair->diff.printing.options;
	options.code = false;
	options.line_prefix = NULL;
	out_text(pair->out, "<details class=text open>\n<summary>all that differs</summary>\n<pre>");
	enum kd_difference found = kd_code_object_diff(pair->diff.a, pair->diff.b, &options, take_text, pair->out);
	out_text(pair->out, "</pre>\n</details>\n");
	return found;
}

static void put_heading(struct printing *printing, struct printing *other) {
	struct out *out = &printing->out;
	out_text(out, "<section class=object>\n<h2>");
	html_put_text(out, printing_target_id(printing));
	if (strcmp(printing_target_id(printing), printing_target_id(other)) != 0) {
		out_text(out, " → ");
		html_put_text(out, printing_target_id(other));
	}
	out_text(out, "</h2>\n<div class=sides>\n<table class=facts>\n");
	html_put_facts(printing);
	out_text(out, "</table>\n<table class=facts>\n");
	html_put_facts(other);
	out_bytes(out, other->out.text.data, other->out.text.size);
	out_text(out, "</table>\n</div>\n");
}

enum kd_difference html_put_pair(struct kd_page *page, struct printing *printing, struct printing *other) {
	struct pair pair = {.page = page, .out = &printing->out, .number = page->kernel_count};
	put_heading(printing, other);
	pair.diff = (struct diff){.a = printing->object, .b = other->object, .printing = *printing};
	pair.objects[0] = waits_open(printing, NULL);
	pair.objects[1] = waits_open(other, NULL);
	pair.listing = diff_listing_open(&pair.diff);
	put_index(&pair);
	enum kd_difference found = put_text(&pair);
	diff_visit_kernels(&pair.diff, put_kernels, &pair);
	out_text(&printing->out, "</section>\n");
	return found;
}
