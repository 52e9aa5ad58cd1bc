/* layout.c: offsets of fragments, found by going over them until nothing moves. */
#include <inttypes.h>

#include "debug/advance.h"
#include "elf_writer.h"

enum {
	MAX_ROUNDS = 1000,
	NOP_SIZE = 4,
};

#define MAX_ORG_GAP UINT64_C(0x40000000) /* llvm-mc refuses a larger .org step */

struct layout {
	struct module *module;
	bool first;   /* later fragments have no offsets yet */
	bool final;   /* report errors now, and keep values */
	bool changed; /* in this round */
	bool loose;   /* a size depends on symbols: one round does not settle it */
};

static void complain(struct layout *layout, const struct fragment *fragment, const char *text) {
	layout->loose = true; /* for the last round to report it */
	if (layout->final)
		diag_error(layout->module->diag, fragment->pos, "%s", text);
}

static uint64_t fill_size(struct layout *layout, const struct fragment *fragment) {
	int64_t count;
	layout->loose |= fragment->count.expr != NULL;
	if (!value_absolute(layout->module, fragment->count, EVALUATE_LAYOUT, &count)) {
		complain(layout, fragment, "expected assembly-time absolute expression");
		return 0;
	}
	if (count < 0) {
		complain(layout, fragment, "invalid number of bytes");
		return 0;
	}
	uint64_t size;
	if (__builtin_mul_overflow((uint64_t)count, fragment->fill_width, &size) || size > INT64_MAX) {
		complain(layout, fragment, "invalid number of bytes: the gap does not fit 64 bits [stricter than llvm-mc]");
		return 0;
	}
	return size;
}

static uint64_t org_size(struct layout *layout, const struct fragment *fragment) {
	struct relocatable target;
	uint64_t base = 0, at = fragment->offset + fragment->size;
	layout->loose |= fragment->count.expr != NULL;
	if (!value_of_symbol(layout->module, fragment->count, &target)) {
		complain(layout, fragment, "expected assembly-time absolute expression");
		return 0;
	}
	if (target.subtract) {
		complain(layout, fragment, "the offset is a difference with an unknown symbol, which llvm-mc leaves out [stricter than "
		                           "llvm-mc]");
		return 0;
	}
	if (target.add && !symbol_offset(layout->module, target.add, &base)) {
		complain(layout, fragment, "expected absolute expression");
		return 0;
	}
	uint64_t size = (uint64_t)target.constant + base - at;
	if (size < MAX_ORG_GAP)
		return size;
	layout->loose = true;
	if (layout->final)
		diag_error(layout->module->diag, fragment->pos,
		           "invalid .org offset '%" PRId64 "' (at offset '%" PRIu64 "')",
		           (int64_t)((uint64_t)target.constant + base), at);
	return 0;
}

/* What llvm-mc cannot pad: it hangs, or leaves out the end of the gap. */
static void check_padding(struct layout *layout, const struct fragment *fragment, uint64_t size) {
	if (fragment->nops && size % NOP_SIZE)
		complain(layout, fragment,
		         "cannot pad code with s_nop: the gap is not a multiple of 4 bytes; align the data before it, or "
		         "give a fill value [stricter than llvm-mc]");
	if (!fragment->nops && size % fragment->fill_width)
		complain(layout, fragment,
		         "the gap is not a multiple of the value that fills it; use .balign or .p2align [stricter than llvm-mc]");
}

static uint64_t align_size(struct layout *layout, const struct fragment *fragment) {
	uint64_t at = fragment->offset + fragment->size;
	uint64_t size = -at & (fragment->alignment - 1);
	if (fragment->section->type != SHT_NOBITS)
		check_padding(layout, fragment, size);
	return fragment->max_bytes && size > fragment->max_bytes ? 0 : size;
}

/* Only grows, so that it settles. */
static uint64_t leb_size(struct layout *layout, struct fragment *fragment) {
	int64_t value;
	uint8_t bytes[16];
	layout->loose = true;
	if (layout->first)
		return 1;
	if (!value_absolute(layout->module, fragment->count, EVALUATE_LAYOUT, &value)) {
		complain(layout, fragment, fragment->fill_width ? ".sleb128 expression is not absolute"
		                                                : ".uleb128 expression is not absolute");
		value = 0;
	}
	if (layout->final)
		fragment->count = value_constant(value);
	size_t size = leb_encode(bytes, value, fragment->fill_width, 0);
	return size > fragment->tail_size ? size : fragment->tail_size;
}

uint64_t advance_distance(const struct fragment *fragment) {
	const struct address *from = fragment->from, *to = fragment->to;
	return to->fragment->offset + to->offset - from->fragment->offset - from->offset;
}

static uint64_t advance_size(struct layout *layout, const struct fragment *fragment) {
	uint8_t bytes[LINE_ADVANCE_SIZE];
	layout->loose = true;
	if (fragment->tail == TAIL_FRAME_ADVANCE)
		return frame_advance_encode(bytes, advance_distance(fragment));
	return line_advance_encode(bytes, fragment->lines, advance_distance(fragment));
}

static uint64_t tail_size(struct layout *layout, struct fragment *fragment) {
	switch ((enum tail)fragment->tail) {
	case TAIL_NONE: return 0;
	case TAIL_FILL: return fill_size(layout, fragment);
	case TAIL_ORG: return org_size(layout, fragment);
	case TAIL_ALIGN: return align_size(layout, fragment);
	case TAIL_LEB: return leb_size(layout, fragment);
	case TAIL_LINE_ADVANCE:
	case TAIL_FRAME_ADVANCE: return advance_size(layout, fragment);
	}
	return 0;
}

static void layout_section(struct layout *layout, struct section *section) {
	uint64_t offset = 0;
	for (struct subsection *part = section->subsections; part; part = part->next) {
		for (struct fragment *fragment = part->first; fragment; fragment = fragment->next) {
			layout->changed |= fragment->offset != offset;
			fragment->offset = offset;
			uint64_t tail = tail_size(layout, fragment);
			layout->changed |= fragment->tail_size != tail;
			fragment->tail_size = tail;
			if (__builtin_add_overflow(offset, fragment->size, &offset) ||
			    __builtin_add_overflow(offset, tail, &offset) || offset > INT64_MAX) {
				complain(layout, fragment, "the section does not fit 64 bits [stricter than llvm-mc]");
				offset = 0;
			}
		}
	}
	layout->changed |= section->size != offset;
	section->size = offset;
}

static bool layout_round(struct layout *layout) {
	layout->changed = false;
	layout->module->stamp++;
	for (struct section *section = layout->module->sections; section; section = section->next)
		layout_section(layout, section);
	return layout->changed;
}

/* llvm-mc does not look at what stands before an alignment. */
static const char *strictness(const struct fragment *fragment) {
	return fragment->tail == TAIL_ALIGN ? " [stricter than llvm-mc]" : "";
}

/* A section without contents in the file may only be given zeros that are known. */
static void check_empty(struct module *module, const struct section *section) {
	for (const struct subsection *part = section->subsections; part; part = part->next) {
		for (const struct fragment *fragment = part->first; fragment; fragment = fragment->next) {
			bool filled = fragment->tail >= TAIL_LEB || (fragment->fill && fragment->tail != TAIL_ALIGN);
			if (fragment->contents_pos || filled)
				diag_error(module->diag, fragment->contents_pos ? fragment->contents_pos : fragment->pos,
				           "BSS section '%.*s' cannot have non-zero bytes%s", NAME_ARGS(section->name), strictness(fragment));
		}
		for (size_t i = 0; i < part->fixups.count; i++)
			diag_error(module->diag, part->fixups.items[i].pos, "BSS section '%.*s' cannot have fixups: only zeros may stand there%s",
			           NAME_ARGS(section->name), strictness(part->fixups.items[i].fragment));
	}
}

void layout_module(struct module *module) {
	struct layout layout = {.module = module, .first = true};
	unsigned rounds = 0;
	while (layout_round(&layout) && layout.loose) {
		layout.first = false;
		if (++rounds == MAX_ROUNDS) {
			diag_error(module->diag, 0, "the layout does not settle after %d rounds: sizes depend on each other "
			                            "in a circle [stricter than llvm-mc]", MAX_ROUNDS);
			return;
		}
	}
	layout.final = layout.loose;
	if (layout.final)
		layout_round(&layout);
	for (const struct section *section = module->sections; section; section = section->next)
		if (section->type == SHT_NOBITS)
			check_empty(module, section);
}
