/* html_pressure.c: see html_pressure.h; and the picture of it: counts above, registers below, instructions from left to
 * right in the order of their addresses. */
#include "html_pressure.h"

#include <inttypes.h>
#include <stdlib.h>

#include "gpu/flow/flow_text.h"
#include "html.h"

/* Lengths in pixels. */
enum { NAME = 60, WIDTH = 960, WIDEST = 12, TALL = 90, LOW = 40, GAP = 16, ROW = 9, MOST_REGISTERS = 32, SPARE = 90 };

/* ---- finding ---- */

static void order(struct html_pressure *pressure, struct arena *arena) {
	const struct flow *flow = pressure->flow;
	size_t count = flow->instructions.count;
	pressure->positions = arena_zeroed(arena, count, sizeof *pressure->positions);
	pressure->numbers = arena_zeroed(arena, count, sizeof *pressure->numbers);
	for (uint64_t at = 0; at + ISA_DWORD <= flow->code->size; at += ISA_DWORD) {
		uint32_t number = flow_number_at(flow, at);
		if (number == FLOW_NOWHERE)
			continue;
		pressure->numbers[pressure->count] = number;
		pressure->positions[number] = (uint32_t)pressure->count++;
	}
}

static void count_live(void *context, uint32_t number, const struct flow_register_set *set) {
	struct html_pressure *pressure = context;
	size_t position = pressure->positions[number];
	struct flow_pressure *here = &pressure->at[position], *peak = &pressure->at[pressure->peak];
	*here = flow_pressure_of(set);
	bool is_first = html_vectors(here) == html_vectors(peak) && position <= pressure->peak;
	if (!is_first && html_vectors(here) <= html_vectors(peak))
		return;
	pressure->peak = position;
	pressure->peak_set = *set;
}

struct html_pressure *html_pressure_find(const struct flow *flow, struct arena *arena) {
	struct html_pressure *pressure = arena_zeroed(arena, 1, sizeof *pressure);
	pressure->flow = flow;
	if (!flow->instructions.count || !flow_find_live(flow, arena, &pressure->live))
		return NULL;
	order(pressure, arena);
	pressure->at = arena_zeroed(arena, pressure->count, sizeof *pressure->at);
	flow_visit_live(&pressure->live, count_live, pressure);
	return pressure;
}

/* ---- registers that are live at the peak ---- */

/* Columns of the picture; each is of one instruction or of several. */
struct steps {
	size_t count;
	size_t width; /* pixels of each */
};

static struct steps steps_of(const struct html_pressure *pressure) {
	size_t count = pressure->count < HTML_STEPS ? pressure->count : HTML_STEPS;
	return (struct steps){count, WIDTH / count < WIDEST ? WIDTH / count : WIDEST};
}

struct row {
	unsigned reg;
	size_t count;             /* of instructions at which it is live */
	bool is_live[HTML_STEPS]; /* at any instruction of the column */
};

struct rows {
	const struct html_pressure *pressure;
	struct steps steps;
	struct row *items;
	size_t count;
	uint16_t *of; /* the row of a register, and one; 0: it has none */
};

static size_t step_of(const struct html_pressure *pressure, struct steps steps, size_t position) {
	return position * steps.count / pressure->count;
}

static void mark(void *context, uint32_t number, const struct flow_register_set *set) {
	struct rows *rows = context;
	size_t step = step_of(rows->pressure, rows->steps, rows->pressure->positions[number]);
	for (unsigned word = FLOW_VGPRS / 64; word < FLOW_LIVE_WORDS; word++) {
		uint64_t bits = set->words[word] & rows->pressure->peak_set.words[word];
		for (; bits; bits &= bits - 1) {
			struct row *row = &rows->items[rows->of[word * 64 + (unsigned)__builtin_ctzll(bits)] - 1];
			row->is_live[step] = true;
			row->count++;
		}
	}
}

/* What is live the longest comes first. */
static int compare(const void *a, const void *b) {
	const struct row *x = a, *y = b;
	if (x->count != y->count)
		return x->count > y->count ? -1 : 1;
	return (x->reg > y->reg) - (x->reg < y->reg);
}

static struct rows rows_of(const struct html_kernel *html, const struct html_pressure *pressure, struct steps steps) {
	struct rows rows = {.pressure = pressure, .steps = steps};
	rows.items = arena_zeroed(html->arena, html_vectors(&pressure->at[pressure->peak]) + 1, sizeof *rows.items);
	rows.of = arena_zeroed(html->arena, FLOW_REGISTERS, sizeof *rows.of);
	for (unsigned reg = FLOW_VGPRS; reg < FLOW_REGISTERS; reg++) {
		if (!flow_set_has(&pressure->peak_set, reg))
			continue;
		rows.items[rows.count].reg = reg;
		rows.of[reg] = (uint16_t)++rows.count;
	}
	flow_visit_live(&pressure->live, mark, &rows);
	qsort(rows.items, rows.count, sizeof *rows.items, compare);
	return rows;
}

/* ---- the picture ---- */

typedef unsigned count_of(const struct flow_pressure *pressure);

static unsigned scalars(const struct flow_pressure *pressure) {
	return pressure->sgprs;
}

static unsigned most(const struct html_pressure *pressure, count_of *count) {
	unsigned found = 0;
	for (size_t i = 0; i < pressure->count; i++)
		found = count(&pressure->at[i]) > found ? count(&pressure->at[i]) : found;
	return found;
}

/* The most at any instruction of a column is its height. */
static void put_area(struct out *out, const struct html_pressure *pressure, struct steps steps, count_of *count,
                     unsigned y, unsigned height, unsigned scale) {
	unsigned before = UINT32_MAX;
	out_printf(out, "<path class=area d=\"M%d %u", NAME, y + height);
	for (size_t step = 0, i = 0; step < steps.count; step++) {
		unsigned high = 0;
		for (; i < pressure->count && step_of(pressure, steps, i) == step; i++)
			high = count(&pressure->at[i]) > high ? count(&pressure->at[i]) : high;
		if (high == before)
			continue;
		out_printf(out, "H%zuV%u", NAME + step * steps.width, y + height - high * height / scale);
		before = high;
	}
	out_printf(out, "H%zuV%uZ\"/>\n", NAME + steps.count * steps.width, y + height);
}

static void put_line(struct out *out, unsigned y, struct steps steps, const char *style, const char *text) {
	size_t right = NAME + steps.count * steps.width;
	out_printf(out, "<path class=%s d=\"M%d %uH%zu\"/><text x=\"%zu\" y=\"%u\">%s</text>\n", style, NAME, y, right,
	           right + 6, y + 4, text);
}

/* Counts that matter to the occupancy: what the descriptor reserves, and what would be one more wavefront. */
struct limits {
	uint32_t reserved;
	uint32_t better; /* 0: nothing would */
	uint32_t waves;  /* then */
};

static struct limits limits_of(const struct html_kernel *html) {
	struct kd_resources resources;
	struct limits limits = {0};
	if (!html->subject)
		return limits;
	kernel_facts_resources(&html->subject->facts, &resources);
	uint32_t said = resources.vgprs + resources.agprs; /* too few, where metadata contradicts the descriptor */
	limits.reserved = said > resources.use.vgprs ? said : resources.use.vgprs;
	limits.waves = resources.occupancy.vgprs + 1;
	if (limits.waves <= resources.occupancy.slots)
		limits.better =
		    kd_occupancy_most(&html->subject->facts.target, &resources.use, KD_LIMITED_BY_VGPRS, limits.waves);
	return limits;
}

/* What is reserved is in the picture unless it is far above what is live. */
static unsigned scale_for(const struct limits *limits, unsigned vectors) {
	unsigned most = limits->reserved > vectors && limits->reserved / 2 <= vectors ? limits->reserved : vectors;
	return most + most / 8 + 1;
}

static void put_limits(const struct html_kernel *html, struct steps steps, const struct limits *limits,
                       unsigned scale) {
	enum { APART = 12 }; /* pixels of a line of text */
	unsigned reserved = limits->reserved * TALL / scale, better = limits->better * TALL / scale;
	bool shows = limits->reserved && limits->reserved <= scale;
	if (shows)
		put_line(html->out, TALL - reserved, steps, "reserved",
		         arena_printf(html->arena, "%" PRIu32 " reserved", limits->reserved));
	if (limits->better && limits->better <= scale && (!shows || better + APART <= reserved))
		put_line(html->out, TALL - better, steps, "better",
		         arena_printf(html->arena, "%" PRIu32 ": %" PRIu32 " waves", limits->better, limits->waves));
}

static void put_register(const struct html_kernel *html, const struct rows *rows, const struct row *row, unsigned y) {
	struct out *out = html->out;
	char name[FLOW_REGISTER_TEXT];
	flow_put_registers(html->function->bytes.machine, row->reg, 1, name);
	out_printf(out, "<text x=\"0\" y=\"%u\" font-size=\"9\">%s</text><path class=live d=\"", y + ROW - 2, name);
	for (size_t step = 0; step < rows->steps.count; step++) {
		size_t end = step;
		while (end < rows->steps.count && row->is_live[end])
			end++;
		if (end == step)
			continue;
		out_printf(out, "M%zu %uh%zu", NAME + step * rows->steps.width, y + ROW / 2, (end - step) * rows->steps.width);
		step = end;
	}
	out_printf(out, "\"><title>%s: live at %zu of %zu instructions</title></path>\n", name, row->count,
	           rows->pressure->count);
}

static void put_registers(const struct html_kernel *html, const struct html_pressure *pressure, struct steps steps,
                          unsigned y) {
	struct rows rows = rows_of(html, pressure, steps);
	for (size_t i = 0; i < rows.count && i < MOST_REGISTERS; i++)
		put_register(html, &rows, &rows.items[i], y + (unsigned)i * ROW);
}

static uint64_t address_at(const struct html_kernel *html, const struct html_pressure *pressure, size_t position) {
	return html->function->address + pressure->flow->instructions.items[pressure->numbers[position]].at;
}

static void put_words(const struct html_kernel *html, const struct html_pressure *pressure) {
	struct out *out = html->out;
	const struct flow_pressure *peak = &pressure->at[pressure->peak];
	uint64_t address = address_at(html, pressure, pressure->peak);
	out_printf(out, "<p>Most vector registers are live at <a href=\"#");
	html_put_place(out, html, address);
	out_printf(out, "\">0x%" PRIx64 "</a>: <b class=peak>%u</b> VGPRs", address, peak->vgprs);
	if (peak->agprs)
		out_printf(out, " and %u AGPRs", peak->agprs);
	out_printf(out,
	           "; of SGPRs at most %u. From left to right are %zu instructions by address; below are the registers"
	           " that are live there, those that are live the longest first.</p>\n",
	           most(pressure, scalars), pressure->count);
}

void html_put_pressure(const struct html_kernel *html, const struct html_pressure *pressure) {
	struct out *out = html->out;
	if (!pressure)
		return;
	struct steps steps = steps_of(pressure);
	unsigned vectors = html_vectors(&pressure->at[pressure->peak]), sgprs = most(pressure, scalars);
	unsigned rows = vectors < MOST_REGISTERS ? vectors : MOST_REGISTERS;
	struct limits limits = limits_of(html);
	unsigned scale = scale_for(&limits, vectors), y = TALL + GAP + LOW + GAP;
	out_text(out, "<h3>Live registers</h3>\n");
	put_words(html, pressure);
	size_t width = NAME + steps.count * steps.width + SPARE;
	out_printf(out, "<svg class=pressure data-steps=\"%zu\" data-step=\"%zu\" data-count=\"%zu\"", steps.count,
	           steps.width, pressure->count);
	out_printf(out, " viewBox=\"0 0 %zu %u\" width=\"%zu\" font-family=\"monospace\" font-size=\"12\">\n", width,
	           y + rows * ROW, width);
	out_printf(out, "<text x=\"0\" y=\"12\">vectors</text><text x=\"0\" y=\"%d\">scalars</text>\n", TALL + GAP + 12);
	put_area(out, pressure, steps, html_vectors, 0, TALL, scale);
	put_limits(html, steps, &limits, scale);
	put_area(out, pressure, steps, scalars, TALL + GAP, LOW, sgprs + 1);
	put_registers(html, pressure, steps, y);
	size_t x = NAME + step_of(pressure, steps, pressure->peak) * steps.width + steps.width / 2;
	out_printf(out, "<path class=now d=\"M%zu 0V%u\"/>\n</svg>\n", x, y + rows * ROW);
}
