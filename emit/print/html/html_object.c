/* html_object.c: an object in a page: what it is, its kernels as a table, then each kernel and each other function. */
#include <inttypes.h>

#include "html.h"
#include "html_lines.h"
#include "html_page.h"
#include "html_pressure.h"
#include "files/code/object_code.h"
#include "kdasm/contents.h"

struct object {
	struct kd_page *page;
	struct printing *printing;
	struct object_code *uses; /* of kernels */
	struct html_lines lines;
	size_t first;  /* number of the page's kernels before */
	size_t bodies; /* left: hostile objects have a great many kernels whose descriptors overlap */
};

enum { LEAST_SIZE = 128 /* bytes that a kernel takes in an object, with its symbols */ };

/* ---- what it is ---- */

static void put_fact(struct out *out, const char *name, const char *text) {
	if (!text)
		return;
	out_printf(out, "<tr><th>%s", name);
	html_put_cell(out, text, strlen(text));
	out_text(out, "\n");
}

void html_put_facts(struct printing *printing) {
	struct out *out = &printing->out;
	const struct kd_code_object *object = printing->object;
	const struct kd_content *content = printing->options->content;
	put_fact(out, "target", printing_target_id(printing));
	put_fact(out, "file", printing->options->file_name);
	if (content) {
		put_fact(out, "member", content->member);
		put_fact(out, "bundle entry", content->bundle_id);
		put_fact(out, "section", content->section);
	}
	out_printf(out, "<tr><th>code object<td>version %u, %s, %zu bytes\n", object->target.code_object_version,
	           object->elf.type == ET_REL ? "not linked" : "linked", object->size);
	for (size_t i = 0; i < object->remarks.count; i++)
		put_fact(out, "note", object->remarks.items[i]);
}

static void put_heading(struct object *object) {
	struct out *out = &object->printing->out;
	out_text(out, "<section class=object>\n<h2>");
	html_put_text(out, printing_target_id(object->printing));
	out_text(out, "</h2>\n<table class=facts>\n");
	html_put_facts(object->printing);
	out_text(out, "</table>\n");
}

/* ---- the table ---- */

static void put_limits(struct out *out, uint32_t limits) {
	const char *separator = "", *name;
	out_text(out, "<td>");
	for (uint32_t bit = 1; (name = kd_occupancy_limit_name(bit)); bit <<= 1) {
		if (!(limits & bit))
			continue;
		out_printf(out, "%s%s", separator, name);
		separator = ", ";
	}
}

static void put_index_row(struct object *object, const struct kd_kernel *kernel, size_t number) {
	struct out *out = &object->printing->out;
	struct kd_resources resources;
	kd_kernel_resources(object->printing->object, kernel, &resources);
	out_printf(out, "<tr><td><a href=\"#k%zu\">", number);
	html_put_text(out, kernel->name);
	out_text(out, "</a>");
	html_put_number_cell(out, resources.vgprs);
	html_put_number_cell(out, resources.agprs);
	html_put_number_cell(out, resources.sgprs);
	html_put_number_cell(out, resources.scratch);
	html_put_number_cell(out, resources.lds);
	html_put_number_cell(out, resources.workgroup);
	html_put_number_cell(out, resources.occupancy.waves);
	put_limits(out, resources.occupancy.limits);
	out_text(out, "\n");
	out_flush_large(out);
}

static bool wants(const struct object *object, const struct kd_kernel *kernel) {
	return printing_wants(object->printing, kernel->name, strlen(kernel->name));
}

static void put_index(struct object *object) {
	const struct kd_code_object *read = object->printing->object;
	size_t number = object->first;
	out_text(&object->printing->out, "<table class=index>\n<thead><tr><th>kernel<th>VGPRs<th>AGPRs<th>SGPRs<th>scratch"
	                                 "<th>LDS<th>work-group<th>waves<th>limited by\n<tbody>\n");
	for (size_t i = 0; i < read->kernels.count; i++)
		if (wants(object, &read->kernels.items[i]))
			put_index_row(object, &read->kernels.items[i], ++number);
	out_text(&object->printing->out, "</table>\n");
}

/* ---- kernels ---- */

static void put_summary(struct out *out, const struct html_kernel *html) {
	struct kd_resources resources;
	kernel_facts_resources(&html->subject->facts, &resources);
	out_printf(out, "<p class=summary>%" PRIu32 " VGPRs", resources.vgprs);
	if (resources.agprs)
		out_printf(out, ", %" PRIu32 " AGPRs", resources.agprs);
	out_printf(out,
	           ", %" PRIu32 " SGPRs, %" PRIu32 " bytes of scratch, %" PRIu32 " bytes of LDS, wavefronts of %" PRIu32
	           ": %" PRIu32 " of %" PRIu32 " on a SIMD</p>\n",
	           resources.sgprs, resources.scratch, resources.lds, resources.wavefront_size, resources.occupancy.waves,
	           resources.occupancy.slots);
}

static void put_explanation(const struct html_kernel *html) {
	put_summary(html->out, html);
	html_put_occupancy(html);
	html_put_arguments(html);
	html_put_section(html, section_registers);
	html_put_section(html, section_code);
}

static void put_parts(const struct html_kernel *html) {
	const struct waits_function *function = html->function;
	const struct html_pressure *pressure = html_pressure_find(&function->flow, html->arena);
	if (html->subject)
		put_explanation(html);
	html_put_pressure(html, pressure);
	html_put_code(html, pressure);
	if (!html->subject)
		return;
	html_put_fields(html);
	html_put_section(html, section_directives);
}

static struct explained_kernel explained_of(const struct object *object, const struct kd_kernel *kernel) {
	return (struct explained_kernel){
	    .target = &object->printing->object->target,
	    .name = kernel->name,
	    .name_size = strlen(kernel->name),
	    .bytes = kernel->descriptor,
	    .size = kernel->descriptor_size,
	    .metadata = value_node(kernel->metadata),
	    .code = object_code_find(object->uses, kernel),
	};
}

static void put_body(struct object *object, struct arena *arena, const struct waits_function *function) {
	struct subject subject;
	struct explained_kernel explained;
	struct html_body body;
	html_body_begin(&body, object->page, &object->printing->out, arena);
	struct html_kernel html = {.out = body.out,
	                           .arena = arena,
	                           .object = object->printing->object,
	                           .function = function,
	                           .lines = &object->lines,
	                           .number = object->page->kernel_count,
	                           .is_direct = !body.is_packed};
	if (function->kernel) {
		explained = explained_of(object, function->kernel);
		subject_take(&subject, &explained, arena);
		html.subject = &subject;
	}
	put_parts(&html);
	html_body_end(&body);
}

void html_begin_kernel(struct kd_page *page, struct out *out, const char *name, bool is_kernel, bool is_open) {
	page->kernel_count++;
	out_printf(out, "<details class=%s id=k%zu%s>\n<summary>", is_kernel ? "kernel" : "function", page->kernel_count,
	           is_open && page->kernel_count <= KD_PAGE_PLAIN ? " open" : "");
	out_text(out, is_kernel ? "<span>kernel</span> " : "<span>function</span> ");
	html_put_text(out, name);
	out_text(out, "</summary>\n");
}

static void put_function(void *context, struct waits_function *function) {
	struct object *object = context;
	struct out *out = &object->printing->out;
	struct arena *arena = arena_new_below(object->printing->arena);
	html_begin_kernel(object->page, out, function->name, function->kernel, true);
	if (object->bodies) {
		object->bodies--;
		put_body(object, arena, function);
	} else {
		out_text(out, "<div class=body><p>There are too many for an object of this size; -k chooses some.</p></div>\n");
	}
	out_text(out, "</details>\n");
	out_flush_large(out);
	arena_free(arena);
}

void html_put_object(struct kd_page *page, struct printing *printing) {
	struct object object = {.page = page, .printing = printing, .first = page->kernel_count};
	object.bodies = printing->object->size / LEAST_SIZE + 1;
	struct flow_met *met = flow_met_new(printing->arena);
	object.uses = object_code_new(printing->object, printing->arena, met);
	html_lines_find(&object.lines, printing->arena, printing->object);
	put_heading(&object);
	put_index(&object);
	waits_visit(printing, met, put_function, &object);
	out_text(&printing->out, "</section>\n");
}
