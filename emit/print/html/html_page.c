/* html_page.c: see kdasm/page.h. The page allows itself its own style and script, by their hashes, and nothing else. */
#include "html_page.h"

#include <stdlib.h>

#include "base/packing.h"
#include "html_text.h"

#include "page_css.h"
#include "page_js.h"

/* ---- the frame ---- */

static void put_base64(struct out *out, const uint8_t *bytes, size_t size) {
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	uint8_t *to = buffer_extend(&out->text, (size + 2) / 3 * 4);
	for (size_t i = 0; i < size; i += 3) {
		uint32_t left = size - i < 3 ? (uint32_t)(size - i) : 3, bits = (uint32_t)bytes[i] << 16;
		bits |= left > 1 ? (uint32_t)bytes[i + 1] << 8 : 0;
		bits |= left > 2 ? bytes[i + 2] : 0;
		for (unsigned digit = 0; digit < 4; digit++)
			*to++ = (uint8_t)(digit <= left ? digits[bits >> (18 - 6 * digit) & 63] : '=');
	}
}

static void put_head(struct out *out, const char *title) {
	out_text(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
	              "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-");
	put_base64(out, page_css_hash, sizeof page_css_hash);
	out_text(out, "'; script-src 'sha256-");
	put_base64(out, page_js_hash, sizeof page_js_hash);
	out_text(out, "'; base-uri 'none'; form-action 'none'\">\n"
	              "<meta name=\"viewport\" content=\"width=device-width\">\n<title>");
	html_put_text(out, title);
	out_text(out, "</title>\n<style>");
	out_bytes(out, page_css, sizeof page_css);
	out_text(out, "</style>\n</head>\n<body>\n<header>\n<h1>");
	html_put_text(out, title);
	out_text(out, "</h1>\n<p id=tools hidden><input id=search type=search size=32 "
	              "placeholder=\"kernel, register or text\"> <span id=found></span></p>\n</header>\n<main>\n");
}

static void put_end(struct out *out) {
	out_text(out, "</main>\n<script>");
	out_bytes(out, page_js, sizeof page_js);
	out_text(out, "</script>\n</body>\n</html>\n");
}

/* ---- bodies ---- */

void html_body_begin(struct html_body *body, const struct kd_page *page, struct out *out, struct arena *arena) {
	*body = (struct html_body){.page = out, .is_packed = page->kernel_count > KD_PAGE_PLAIN};
	body->made.text = buffer_in(arena);
	body->out = body->is_packed ? &body->made : out;
	out_text(out, body->is_packed ? "<div class=body data-packed=\"" : "<div class=body>\n");
}

void html_body_end(struct html_body *body) {
	struct out *out = body->page;
	struct buffer *made = &body->made.text, packed = buffer_in(made->arena);
	if (!body->is_packed) {
		out_text(out, "</div>\n");
		return;
	}
	if (packing_pack_quickly(&packed, made->data, made->size) != PACKING_OK)
		arena_out_of_memory(made->arena);
	put_base64(out, packed.data, packed.size);
	out_text(out, "\"><p>What the kernel has is packed; the page's script shows it.</p></div>\n");
	buffer_release(&packed);
}

/* ---- calls ---- */

/* Text that is made in memory of its own. */
struct making {
	struct kd_page *page;
	const char *text; /* that the call was given */
	struct printing printing, other;
	enum kd_difference difference;
};

static void begin(struct arena *arena, void *context) {
	struct making *making = context;
	struct out out = out_to(arena, making->page->take, making->page->context);
	put_head(&out, making->text);
	out_flush(&out);
}

static void add(struct arena *arena, void *context) {
	struct making *making = context;
	printing_begin(&making->printing, arena);
	html_put_object(making->page, &making->printing);
	out_flush(&making->printing.out);
}

static void add_pair(struct arena *arena, void *context) {
	struct making *making = context;
	printing_begin(&making->printing, arena);
	printing_begin(&making->other, arena);
	making->difference = html_put_pair(making->page, &making->printing, &making->other);
	out_flush(&making->printing.out);
}

static void add_text(struct arena *arena, void *context) {
	struct making *making = context;
	struct out out = out_to(arena, making->page->take, making->page->context);
	out_text(&out, "<p>");
	html_put_text(&out, making->text);
	out_text(&out, "</p>\n");
	out_flush(&out);
}

static void end(struct arena *arena, void *context) {
	struct making *making = context;
	struct out out = out_to(arena, making->page->take, making->page->context);
	put_end(&out);
	out_flush(&out);
}

static bool make(struct making *making, void (*work)(struct arena *arena, void *context)) {
	bool good = arena_run(work, making);
	making->page->is_whole = making->page->is_whole && good;
	return good;
}

struct kd_page *kd_page_begin(const char *title, kd_take_text *take, void *context) {
	struct kd_page *page = malloc(sizeof *page);
	if (!page)
		return NULL;
	*page = (struct kd_page){.take = take, .context = context, .is_whole = true};
	if (make(&(struct making){.page = page, .text = title}, begin))
		return page;
	free(page);
	return NULL;
}

bool kd_page_add(struct kd_page *page, const struct kd_code_object *object, const struct kd_print_options *options) {
	if (!code_object_is_open(object))
		return false;
	struct making making = {.page = page, .printing = printing_of(object, options, page->take, page->context)};
	return make(&making, add);
}

enum kd_difference kd_page_add_pair(struct kd_page *page, const struct kd_code_object *a,
                                    const struct kd_print_options *of_a, const struct kd_code_object *b,
                                    const struct kd_print_options *of_b) {
	if (!code_object_is_open(a) || !code_object_is_open(b))
		return KD_DIFFERENCE_NO_MEMORY;
	struct making making = {.page = page,
	                        .printing = printing_of(a, of_a, page->take, page->context),
	                        .other = printing_of(b, of_b, page->take, page->context)};
	return make(&making, add_pair) ? making.difference : KD_DIFFERENCE_NO_MEMORY;
}

bool kd_page_add_text(struct kd_page *page, const char *text) {
	return make(&(struct making){.page = page, .text = text}, add_text);
}

size_t kd_page_kernel_count(const struct kd_page *page) {
	return page->kernel_count;
}

bool kd_page_end(struct kd_page *page) {
	if (!page)
		return false;
	bool good = make(&(struct making){.page = page}, end) && page->is_whole;
	free(page);
	return good;
}
