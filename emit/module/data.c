/* data.c: appending bytes, late values and gaps to the current section. */
#include "data.h"

#include <elf.h>
#include <inttypes.h>

#include "advance.h"
#include "base/diag.h"
#include "base/leb128.h"
#include "fixup.h"
#include "output.h"
#include "relocation.h"
#include "section.h"
#include "symbol.h"

enum { SMALL_FILL = 4096 }; /* known fills up to this size are plain bytes */

static uint8_t *data_extend(struct module *module, size_t size) {
	struct fragment *fragment = fragment_current(module);
	fragment->size += size;
	return buffer_extend(&module->current.section->bytes, size);
}

struct buffer *data_open(struct module *module) {
	fragment_current(module);
	return &module->current.section->bytes;
}

void data_close(struct module *module, size_t before) {
	module->current.subsection->last->size += module->current.section->bytes.size - before;
}

/* Remembers where a section without contents got some. */
static void note_contents(struct module *module, const uint8_t *bytes, size_t size) {
	struct fragment *fragment = module->current.subsection->last;
	if (module->current.section->type != SHT_NOBITS || fragment->contents_pos)
		return;
	for (size_t i = 0; i < size; i++)
		if (bytes[i])
			fragment->contents_pos = module->statement_pos;
}

/* In code of up to 4 GiB. */
static void note_statement(struct module *module) {
	struct section *section = module->current.section;
	struct statements *statements = &section->statements;
	if (!(section->flags & SHF_EXECINSTR) || section->bytes.size > UINT32_MAX ||
	    (statements->runs.count && statements->last.pos == module->statement_pos))
		return;
	statements_add(module->facts, statements, (struct statement){(uint32_t)section->bytes.size, module->statement_pos});
}

/* Contents, even empty ones, begin the row that .loc asked for; gaps do not. */
static void begin_contents(struct module *module) {
	if (module->keeps_statements)
		note_statement(module);
	if (module->before_contents)
		module->before_contents(module);
}

void data_bytes(struct module *module, const void *bytes, size_t size) {
	module->pieces++;
	begin_contents(module);
	if (size)
		module->output->bytes(module, bytes, size);
}

static void object_bytes(struct module *module, const void *bytes, size_t size) {
	memcpy(data_extend(module, size), bytes, size);
	note_contents(module, bytes, size);
}

bool fits_width(int64_t number, unsigned width) {
	if (width >= 8)
		return true;
	int64_t low = -(INT64_C(1) << (8 * width - 1)), high = (INT64_C(1) << (8 * width)) - 1;
	return number >= low && number <= high;
}

void data_value(struct module *module, struct value value, unsigned width, kd_pos pos) {
	module->pieces++;
	module->output->value(module, value, width, pos);
}

/* Before version 4 the place of a value is that of its operand. */
void data_fixup(struct module *module, const struct fixup_kind *kind, struct value value, kd_pos pos) {
	module->pieces++;
	bool later = kd_has(module->target.family.capabilities, KD_VERSION_4_UP, 0);
	value_register_symbols(module, value);
	begin_contents(module);
	struct fragment *fragment = fragment_current(module);
	struct fixup *fixup = list_add(module->values, &module->current.subsection->fixups);
	*fixup = (struct fixup){kind, fragment, fragment->size, value.expr, later ? value_pos(value, pos) : pos};
	memset(data_extend(module, kind->width), 0, kind->width);
}

static void object_value(struct module *module, struct value value, unsigned width, kd_pos pos) {
	int64_t number = value.constant;
	if (value.expr)
		value_register_symbols(module, value);
	begin_contents(module);
	if (!value.expr || value_absolute(module, value, EVALUATE_EARLY, &number)) {
		if (value.expr && !fits_width(number, width)) {
			diag_error(module->diag, pos, "value evaluated as %" PRId64 " is out of range. It does not fit in %u bytes",
			           number, width);
			return;
		}
		uint8_t *at = data_extend(module, width);
		store_le(at, (uint64_t)number, width);
		note_contents(module, at, width);
		return;
	}
	data_fixup(module, fixup_of_data(width), value, pos);
}

static struct fragment *set_tail(struct fragment *fragment, enum tail tail, struct value count, kd_pos pos) {
	fragment->tail = (uint8_t)tail;
	fragment->count = count;
	fragment->pos = pos;
	return fragment;
}

static bool fill_as_bytes(struct module *module, int64_t count, uint64_t fill, unsigned width) {
	if (count < 0 || (width && count > SMALL_FILL / width))
		return false;
	if (!width)
		return true;
	uint8_t *at = data_extend(module, (size_t)count * width);
	for (int64_t i = 0; i < count; i++)
		store_le(at + (size_t)i * width, fill, width);
	note_contents(module, at, (size_t)count * width);
	return true;
}

/* The size is known from here on if `mode` tells it. */
static void fill_tail(struct module *module, struct value count, enum evaluation mode, uint64_t fill, unsigned width,
                      kd_pos pos) {
	int64_t number;
	bool known = value_absolute(module, count, mode, &number);
	struct fragment *fragment =
	    set_tail(fragment_current(module), TAIL_FILL, known ? value_constant(number) : count, pos);
	fragment->fill = fill;
	fragment->fill_width = (uint8_t)width;
	uint64_t size;
	if (known && number > 0 && !__builtin_mul_overflow((uint64_t)number, width, &size))
		fragment->tail_size = size;
	fragment_end(module, fragment, known);
}

void data_fill(struct module *module, struct value count, uint64_t fill, unsigned width, kd_pos pos) {
	module->pieces++;
	module->output->fill(module, count, fill, width, pos);
}

static void object_fill(struct module *module, struct value count, uint64_t fill, unsigned width, kd_pos pos) {
	int64_t number;
	bool known = value_absolute(module, count, EVALUATE_EARLY, &number);
	if (known && number > 0)
		begin_contents(module);
	if (known && fill_as_bytes(module, number, fill, width))
		return;
	if (known) {
		fill &= UINT64_MAX >> (64 - 8 * width);
		note_contents(module, &(uint8_t){fill != 0}, 1);
	}
	fill_tail(module, count, EVALUATE_EARLY, fill, width, pos);
}

void data_space(struct module *module, struct value size, int64_t fill, kd_pos pos) {
	module->pieces++;
	module->output->space(module, size, fill, pos);
}

static void object_space(struct module *module, struct value size, int64_t fill, kd_pos pos) {
	fill_tail(module, size, EVALUATE_VALUES, (uint8_t)fill, 1, pos);
}

void data_reserve(struct module *module, int64_t count, int64_t width, kd_pos pos) {
	module->pieces++;
	module->output->reserve(module, count, width, pos);
}

static void object_reserve(struct module *module, int64_t count, int64_t width, kd_pos pos) {
	int64_t bytes;
	if (__builtin_mul_overflow(count, width, &bytes))
		bytes = INT64_MAX;
	object_space(module, value_constant(bytes), 0, pos);
}

void data_org(struct module *module, struct value offset, uint8_t fill, kd_pos pos) {
	module->pieces++;
	module->output->org(module, offset, fill, pos);
}

static void object_org(struct module *module, struct value offset, uint8_t fill, kd_pos pos) {
	struct fragment *fragment = set_tail(fragment_current(module), TAIL_ORG, offset, pos);
	fragment->fill = fill;
	fragment->fill_width = 1;
	fragment_end(module, fragment, false);
}

void data_align(struct module *module, struct alignment alignment, kd_pos pos) {
	module->pieces++;
	module->output->align(module, &alignment, pos);
}

static void object_align(struct module *module, const struct alignment *alignment, kd_pos pos) {
	struct fragment *fragment = set_tail(fragment_to_end(module), TAIL_ALIGN, value_constant(0), pos);
	fragment->alignment = alignment->bytes;
	fragment->fill = alignment->fill;
	fragment->fill_width = alignment->width;
	fragment->max_bytes = alignment->max_bytes;
	fragment->nops = alignment->nops;
	if (alignment->bytes > module->current.section->alignment)
		module->current.section->alignment = alignment->bytes;
	fragment_end(module, fragment, false);
}

void data_relocation(struct module *module, uint32_t type, struct value offset, kd_pos offset_pos, struct value target,
                     kd_pos pos) {
	struct pending_relocation *pending = arena_zeroed(module->arena, 1, sizeof *pending);
	value_register_symbols(module, target);
	*list_add(module->arena, &module->relocations) = pending;
	pending->section = module->current.section;
	pending->offset = offset;
	pending->offset_pos = offset_pos;
	pending->target = target;
	pending->pos = pos;
	pending->type = type;
}

void data_leb(struct module *module, struct value value, bool is_signed, kd_pos pos) {
	module->pieces++;
	int64_t number;
	if (value_absolute(module, value, EVALUATE_EARLY, &number)) {
		uint8_t bytes[16];
		data_bytes(module, bytes, leb_encode(bytes, number, is_signed, 0));
		return;
	}
	module->output->leb(module, value, is_signed, pos);
}

static void object_leb(struct module *module, struct value value, bool is_signed, kd_pos pos) {
	struct fragment *fragment = set_tail(fragment_current(module), TAIL_LEB, value, value_pos(value, pos));
	fragment->fill_width = is_signed;
	fragment_end(module, fragment, false);
}

void data_end_branch(struct module *module, struct value target, kd_pos pos) {
	struct fragment *fragment = set_tail(fragment_current(module), TAIL_MISS, target, pos);
	fragment->nops = true;
	fragment_end(module, fragment, false);
}

static struct fragment *advance_tail(struct module *module, enum tail tail, const struct address *from,
                                     const struct address *to) {
	struct fragment *fragment = set_tail(fragment_current(module), tail, value_constant(0), 0);
	fragment->from = from;
	fragment->to = to;
	fragment_end(module, fragment, false);
	return fragment;
}

void data_line_advance(struct module *module, const struct address *from, const struct address *to, int64_t lines) {
	int64_t distance;
	uint8_t bytes[LINE_ADVANCE_SIZE];
	if (address_difference(*to, *from, &distance)) {
		data_bytes(module, bytes, line_advance_encode(bytes, lines, (uint64_t)distance));
		return;
	}
	advance_tail(module, TAIL_LINE_ADVANCE, from, to)->lines = lines;
}

void data_frame_advance(struct module *module, const struct address *from, const struct address *to) {
	int64_t distance;
	uint8_t bytes[FRAME_ADVANCE_SIZE];
	if (address_difference(*to, *from, &distance))
		data_bytes(module, bytes, frame_advance_encode(bytes, (uint64_t)distance));
	else
		advance_tail(module, TAIL_FRAME_ADVANCE, from, to);
}

static uint64_t object_size(const struct module *module) {
	uint64_t size = 0;
	for (const struct section *section = module->sections; section; section = section->next)
		size += section->bytes.size;
	return size;
}

static uint64_t object_place(const struct module *module) {
	return module->current.section->bytes.size;
}

static void object_move_back(struct module *module, uint64_t place, uint64_t size) {
	buffer_move_back(&module->current.section->bytes, (size_t)place, (size_t)size);
}

const struct module_output object_output = {
    .bytes = object_bytes,
    .value = object_value,
    .leb = object_leb,
    .fill = object_fill,
    .space = object_space,
    .reserve = object_reserve,
    .org = object_org,
    .align = object_align,
    .size = object_size,
    .place = object_place,
    .move_back = object_move_back,
};
