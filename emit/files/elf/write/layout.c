/* layout.c: offsets of fragments, found by going over them until nothing moves.
 *
 * As in llvm-mc a pass over a section gives its fragments their offsets, and gaps their sizes on the
 * way. What depends on distances, LEB128 values and steps in tables, gets its size between the
 * passes, when all offsets are of one pass; each section settles before the next one is looked at.
 * LEB128 values only grow. */
#include <inttypes.h>

#include "base/leb128.h"
#include "module/data.h"
#include "module/expr.h"
#include "module/fragment.h"
#include "module/tail.h"
#include "elf_writer.h"

enum {
	MAX_ROUNDS = 1000,
	FEW_ROUNDS = 50,    /* where more are done only ... */
	MAX_WORK = 3000000, /* ... while fewer tails than this were looked at */
	NOP_SIZE = 4,
};

#define MAX_ORG_GAP UINT64_C(0x40000000) /* llvm-mc refuses a larger .org step */

static void complain(struct layout *layout, const struct fragment *fragment, const char *text) {
	layout->faulty = true;
	if (layout->final)
		diag_error(layout->module->diag, fragment->pos, "%s", text);
}

static uint64_t fill_size(struct layout *layout, const struct fragment *fragment) {
	int64_t count;
	if (!value_absolute(layout->module, fragment->count, EVALUATE_LAYOUT, &count)) {
		complain(layout, fragment, "expected assembly-time absolute expression");
		return 0;
	}
	if (!fragment->fill_width) { /* llvm-mc divides by it where it writes the section */
		if (fragment->section->type != SHT_NOBITS)
			complain(layout, fragment,
			         "'.fill' with a size of 0 needs a count that is known here: set its symbols before this line, or "
			         "leave the line out [stricter than llvm-mc]");
		return 0;
	}
	if (count < 0) {
		complain(layout, fragment, "invalid number of bytes");
		return 0;
	}
	uint64_t size;
	if (__builtin_mul_overflow((uint64_t)count, fragment->fill_width, &size) || size > INT64_MAX) {
		complain(layout, fragment, "invalid number of bytes: the gap does not fit in 64 bits [stricter than llvm-mc]");
		return 0;
	}
	return size;
}

static uint64_t org_size(struct layout *layout, const struct fragment *fragment) {
	struct relocatable target;
	uint64_t base = 0, at = fragment->offset + fragment->size;
	if (!value_of_symbol(layout->module, fragment->count, &target)) {
		complain(layout, fragment, "expected assembly-time absolute expression");
		return 0;
	}
	if (target.subtract) {
		complain(layout, fragment,
		         "the offset is a difference with an unknown symbol, which llvm-mc ignores [stricter than llvm-mc]");
		return 0;
	}
	if (target.add && !symbol_offset(layout->module, target.add, &base)) {
		complain(layout, fragment, "expected absolute expression");
		return 0;
	}
	uint64_t size = (uint64_t)target.constant + base - at;
	if (size < MAX_ORG_GAP)
		return size;
	layout->faulty = true;
	if (layout->final)
		diag_error(layout->module->diag, fragment->pos, "invalid .org offset '%" PRId64 "' (at offset '%" PRIu64 "')",
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
		         "the gap is not a multiple of the value that fills it; use .balign or .p2align "
		         "[stricter than llvm-mc]");
}

static uint64_t align_size(struct layout *layout, const struct fragment *fragment) {
	uint64_t at = fragment->offset + fragment->size;
	uint64_t size = -at & (fragment->alignment - 1);
	if (fragment->section->type != SHT_NOBITS)
		check_padding(layout, fragment, size);
	return fragment->max_bytes && size > fragment->max_bytes ? 0 : size;
}

/* llvm-mc leaves it there when other gaps have changed the distance. A linker might choose the one that misses. */
static uint64_t miss_size(const struct layout *layout, const struct fragment *fragment) {
	enum { MISSED = NOP_SIZE * (1 + MISSED_WORDS) };
	struct relocatable target;
	uint64_t branch = fragment->offset + fragment->size - NOP_SIZE;
	int64_t distance;
	if (fragment->tail_size)
		return fragment->tail_size;
	if (!value_relocatable(layout->module, fragment->count, EVALUATE_LAYOUT, &target) || !target.add)
		return 0;
	bool known = relocate_distance(layout->module, fragment->section, branch, &target, &distance);
	return !known || distance / NOP_SIZE * NOP_SIZE == MISSED ? NOP_SIZE : 0;
}

static uint64_t gap_size(struct layout *layout, const struct fragment *fragment) {
	switch ((enum tail)fragment->tail) {
	case TAIL_FILL: return fill_size(layout, fragment);
	case TAIL_ORG: return org_size(layout, fragment);
	case TAIL_ALIGN: return align_size(layout, fragment);
	default: return fragment->tail_size;
	}
}

static uint64_t leb_tail_size(struct layout *layout, struct fragment *fragment) {
	int64_t value;
	uint8_t bytes[16];
	if (!value_absolute(layout->module, fragment->count, EVALUATE_LAYOUT, &value)) {
		complain(layout, fragment,
		         fragment->fill_width ? ".sleb128 expression is not absolute" : ".uleb128 expression is not absolute");
		value = 0;
	}
	if (layout->final)
		fragment->count = value_constant(value);
	size_t size = leb_encode(bytes, value, fragment->fill_width, 0);
	return size > fragment->tail_size ? size : fragment->tail_size;
}

static uint64_t advance_size(const struct fragment *fragment) {
	uint8_t bytes[LINE_ADVANCE_SIZE];
	if (fragment->tail == TAIL_FRAME_ADVANCE)
		return frame_advance_encode(bytes, advance_distance(fragment));
	return line_advance_encode(bytes, fragment->lines, advance_distance(fragment));
}

/* Whether one pass over the sections does not settle the size of the tail. */
static bool is_loose(const struct fragment *fragment) {
	switch ((enum tail)fragment->tail) {
	case TAIL_NONE:
	case TAIL_ALIGN: return false;
	case TAIL_FILL:
	case TAIL_ORG: return fragment->count.expr;
	case TAIL_MISS:
	case TAIL_LEB:
	case TAIL_LINE_ADVANCE:
	case TAIL_FRAME_ADVANCE: return true;
	}
	return false;
}

static void layout_section(struct layout *layout, struct section *section) {
	uint64_t offset = 0;
	layout->module->stamp++;
	for (struct subsection *part = section->subsections; part; part = part->next) {
		for (struct fragment *fragment = part->first; fragment; fragment = fragment->next) {
			fragment->offset = offset;
			fragment->tail_size = gap_size(layout, fragment);
			section->loose |= is_loose(fragment);
			if (__builtin_add_overflow(offset, fragment->size, &offset) ||
			    __builtin_add_overflow(offset, fragment->tail_size, &offset) || offset > INT64_MAX) {
				complain(layout, fragment, "the section does not fit in 64 bits [stricter than llvm-mc]");
				offset = 0;
			}
		}
	}
	section->size = offset;
}

/* Gives a loose tail the size that fits the offsets as they are; true if it is another one. */
static bool relax(struct layout *layout, struct fragment *fragment) {
	uint64_t before = fragment->tail_size;
	switch ((enum tail)fragment->tail) {
	case TAIL_FILL:
	case TAIL_ORG: return !layout->final && gap_size(layout, fragment) != before;
	case TAIL_MISS: fragment->tail_size = miss_size(layout, fragment); break;
	case TAIL_LEB: fragment->tail_size = leb_tail_size(layout, fragment); break;
	case TAIL_LINE_ADVANCE:
	case TAIL_FRAME_ADVANCE: fragment->tail_size = advance_size(fragment); break;
	case TAIL_NONE:
	case TAIL_ALIGN: break;
	}
	return fragment->tail_size != before;
}

static bool relax_section(struct layout *layout, struct section *section) {
	bool changed = false;
	layout->module->stamp++;
	for (struct subsection *part = section->subsections; part; part = part->next) {
		for (struct fragment *fragment = part->first; fragment; fragment = fragment->next) {
			if (!is_loose(fragment))
				continue;
			layout->work++;
			if (relax(layout, fragment)) {
				changed = true;
				layout->moved = fragment->pos;
			}
		}
	}
	return changed;
}

static bool may_go_on(const struct layout *layout) {
	return layout->rounds < FEW_ROUNDS || (layout->rounds < MAX_ROUNDS && layout->work < MAX_WORK);
}

/* Goes over all loose sections until each is settled; true if one was not. */
static bool settle(struct layout *layout) {
	bool changed = false;
	for (struct section *section = layout->module->sections; section; section = section->next) {
		while (section->loose && may_go_on(layout) && relax_section(layout, section)) {
			changed = true;
			layout->rounds++;
			layout_section(layout, section);
		}
	}
	return changed;
}

/* All begins with every offset 0, which shows where sizes depend on each other in a circle. */
static void begin(struct layout *layout) {
	for (struct section *section = layout->module->sections; section && !layout->begun; section = section->next) {
		section_order_parts(layout->module, section);
		for (struct subsection *part = section->subsections; part; part = part->next)
			for (struct fragment *fragment = part->first; fragment; fragment = fragment->next)
				fragment->offset = 0;
	}
	layout->begun = true;
}

bool layout_settle(struct layout *layout) {
	layout->rounds = 0;
	layout->work = 0;
	begin(layout);
	for (struct section *section = layout->module->sections; section; section = section->next)
		layout_section(layout, section);
	while (settle(layout) && may_go_on(layout))
		;
	return may_go_on(layout);
}

void layout_finish(struct layout *layout) {
	if (!may_go_on(layout)) {
		diag_error(layout->module->diag, layout->moved,
		           "the layout has not settled after %u rounds: sizes depend on each other in a circle [stricter than "
		           "llvm-mc]",
		           layout->rounds);
		return;
	}
	layout->final = true;
	for (struct section *section = layout->module->sections; section; section = section->next)
		if (section->loose || layout->faulty)
			layout_section(layout, section);
	for (struct section *section = layout->module->sections; section; section = section->next)
		if (section->loose)
			relax_section(layout, section);
}
