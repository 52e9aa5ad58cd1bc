/* html_occupancy.c: how many wavefronts fit, as a picture: a bar for each limit, and what to save for a longer one. */
#include "html.h"

#include <inttypes.h>

/* Lengths in pixels. */
enum { NAME = 60, BAR = 320, ROW = 20, HEIGHT = 14 };

struct limit {
	enum kd_occupancy_limit limit;
	uint32_t waves;
	uint32_t used;
	const char *unit;
};

/* What leaves room for one more wavefront; 0: nothing does. */
static uint32_t most_for_more(const struct html_kernel *html, const struct kd_resources *resources,
                              const struct limit *limit) {
	if (!limit->used || limit->waves >= resources->occupancy.slots)
		return 0;
	return kd_occupancy_most(&html->subject->facts.target, &resources->use, limit->limit, limit->waves + 1);
}

static void put_bar(const struct html_kernel *html, const struct kd_resources *resources, const struct limit *limit,
                    unsigned y) {
	struct out *out = html->out;
	const struct kd_occupancy *occupancy = &resources->occupancy;
	uint32_t waves = limit->waves < occupancy->slots ? limit->waves : occupancy->slots;
	uint32_t most = most_for_more(html, resources, limit);
	out_printf(out, "<text x=\"0\" y=\"%u\">%s</text>\n", y + HEIGHT - 3, kd_occupancy_limit_name(limit->limit));
	out_printf(out, "<rect class=\"room\" x=\"%d\" y=\"%u\" width=\"%d\" height=\"%d\"/>\n", NAME, y, BAR, HEIGHT);
	out_printf(out,
	           "<rect class=\"%s\" x=\"%d\" y=\"%u\" width=\"%" PRIu32 "\" height=\"%d\"><title>%s: %" PRIu32
	           " of %" PRIu32 " wavefronts</title></rect>\n",
	           occupancy->limits & limit->limit ? "limit" : "fits", NAME, y, BAR * waves / occupancy->slots, HEIGHT,
	           kd_occupancy_limit_name(limit->limit), limit->waves, occupancy->slots);
	out_printf(out, "<text x=\"%d\" y=\"%u\">%" PRIu32, NAME + BAR + 10, y + HEIGHT - 3, limit->waves);
	if (most)
		out_printf(out, "; save %" PRIu32 " %s of %" PRIu32 " for one more", limit->used - most, limit->unit,
		           limit->used);
	out_text(out, "</text>\n");
}

static void put_slots(struct out *out, const struct kd_occupancy *occupancy, unsigned height) {
	for (uint32_t i = 1; i < occupancy->slots; i++) {
		uint32_t x = NAME + BAR * i / occupancy->slots;
		out_printf(out, "<path class=\"%s\" d=\"M%" PRIu32 " 0v%u\"/>\n", i == occupancy->waves ? "now" : "slot", x,
		           height);
	}
}

void html_put_occupancy(const struct html_kernel *html) {
	struct kd_resources resources;
	kernel_facts_resources(&html->subject->facts, &resources);
	const struct kd_occupancy *occupancy = &resources.occupancy;
	const struct limit limits[] = {
	    {KD_LIMITED_BY_VGPRS, occupancy->vgprs, resources.use.vgprs, "registers"},
	    {KD_LIMITED_BY_SGPRS, occupancy->sgprs, resources.use.sgprs, "registers"},
	    {KD_LIMITED_BY_LDS, occupancy->lds, resources.use.lds, "bytes"},
	    {KD_LIMITED_BY_SLOTS, occupancy->slots, 0, ""},
	};
	enum { COUNT = sizeof limits / sizeof *limits };
	html_put_section(html, section_occupancy);
	if (!occupancy->slots)
		return;
	out_printf(html->out, "<svg class=occupancy viewBox=\"0 0 760 %d\" width=\"760\" font-size=\"12\">\n", COUNT * ROW);
	for (unsigned i = 0; i < COUNT; i++)
		put_bar(html, &resources, &limits[i], i * ROW);
	put_slots(html->out, occupancy, COUNT * ROW - (ROW - HEIGHT));
	out_text(html->out, "</svg>\n");
}
