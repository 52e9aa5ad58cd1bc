/* address_lists.c: see address_lists.h. */
#include "address_lists.h"

enum { WITH_CODES = 5, LENGTH_SIZE = 2 /* of an expression in a list before that */ };

enum list_operand {
	NO_OPERAND,
	INDEX, /* of an address in .debug_addr */
	ADDRESS,
	FROM_BASE, /* an offset from the base */
	LENGTH,    /* from the first address on */
};

struct row_format {
	bool is_location;
	uint8_t code;
	const char *name;
	uint8_t kind;
	uint8_t operands[2];
	bool has_location;
};

static const struct row_format formats[] = {
#define PREFIX_LLE true
#define PREFIX_RLE false
#define KD_LIST_ROW(prefix, name, number, kind, first, second, has_location)                                           \
	{PREFIX_##prefix, number, #name, kind, {first, second}, has_location},
#include "debug/dwarf/list_rows.def"
#undef KD_LIST_ROW
};

static const struct row_format *format_of(bool is_location, uint8_t code) {
	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
		if (formats[i].is_location == is_location && formats[i].code == code)
			return &formats[i];
	return NULL;
}

/* ---- lists ---- */

/* The section that lists of the unit are in. */
static enum debug_section_kind debug_list_section(const struct debug_unit *unit, bool is_location) {
	if (unit->version < WITH_CODES)
		return is_location ? DEBUG_LOC : DEBUG_RANGES;
	return is_location ? DEBUG_LOCLISTS : DEBUG_RNGLISTS;
}

struct debug_list debug_list_begin(struct debug_units *units, const struct debug_unit *unit,
                                   const struct debug_value *value) {
	struct debug_list list = {.units = units, .unit = unit, .base = unit->base};
	list.is_location = value->kind == DEBUG_VALUE_LOCATIONS;
	list.has_codes = unit->version >= WITH_CODES;
	list.section = &units->others[debug_list_section(unit, list.is_location)];
	list.in = debug_input_from(list.section, value->place);
	return list;
}

static const char *check_list(const struct debug_list *list) {
	if (!list->section->section)
		return "the section of the list is missing";
	if (list->section->problem)
		return "the section of the list could not be read";
	return list->in.good ? NULL : "the list is beyond the end of its section";
}

/* ---- addresses ---- */

/* The largest address: in lists without codes that in front of a base. */
static uint64_t last_address(const struct debug_list *list) {
	unsigned bits = 8U * list->unit->format.address_size;
	return UINT64_MAX >> (64 - bits);
}

static struct debug_address moved(const struct debug_list *list, struct debug_address from, uint64_t offset) {
	from.value = (from.value + offset) & last_address(list);
	return from;
}

static const char *take_operand(struct debug_list *list, enum list_operand operand, struct debug_address first,
                                uint64_t *number, struct debug_address *address) {
	struct debug_input *in = &list->in;
	uint64_t offset = debug_input_offset(in);
	if (operand != NO_OPERAND)
		*number = operand == ADDRESS ? debug_take(in, list->unit->format.address_size) : debug_take_leb(in, false);
	if (!in->good)
		return NULL; /* reported for the row */
	switch (operand) {
	case NO_OPERAND: return NULL;
	case INDEX: return debug_address_at(list->units, list->unit, *number, address);
	case ADDRESS: *address = debug_address_there(list->section, offset, *number); return NULL;
	case FROM_BASE: *address = moved(list, list->base, *number); return NULL;
	case LENGTH: *address = moved(list, first, *number); return NULL;
	}
	return NULL;
}

static void take_location(struct debug_list *list, uint64_t size, struct debug_row *row) {
	row->bytes = debug_take_bytes(&list->in, size);
	row->size = row->bytes ? (size_t)size : 0;
}

/* ---- rows ---- */

static void take_coded(struct debug_list *list, struct debug_row *row) {
	struct debug_input *in = &list->in;
	row->code = (uint8_t)debug_take(in, 1);
	const struct row_format *format = format_of(list->is_location, row->code);
	if (!format) {
		row->problem = "the list has a row whose kind is not known";
		list->ended = true;
		return;
	}
	row->name = format->name;
	row->kind = format->kind;
	const char *problem = take_operand(list, format->operands[0], row->first, &row->numbers[0], &row->first);
	const char *other = take_operand(list, format->operands[1], row->first, &row->numbers[1], &row->past);
	row->problem = problem ? problem : other;
	if (format->has_location)
		take_location(list, debug_take_leb(in, false), row);
}

/* An offset from the base; where it is relocated, from one that is 0, the relocation says in which section it is. */
static struct debug_address pair_address(const struct debug_list *list, const struct debug_place *place,
                                         uint64_t number) {
	struct debug_address address = moved(list, list->base, number);
	if (place) {
		address.section = place->symbol->reserved ? 0 : place->symbol->section;
		address.symbol = place->symbol;
	}
	return address;
}

/* Two addresses: both 0 end the list, the largest one is in front of a base. */
static void take_pair(struct debug_list *list, struct debug_row *row) {
	struct debug_input *in = &list->in;
	unsigned size = list->unit->format.address_size;
	uint64_t offset = debug_input_offset(in);
	const struct debug_place *places[2] = {debug_section_place(list->section, offset),
	                                       debug_section_place(list->section, offset + size)};
	row->numbers[0] = debug_take(in, size);
	row->numbers[1] = debug_take(in, size);
	if (row->numbers[0] == last_address(list)) {
		row->kind = DEBUG_ROW_BASE;
		row->first = debug_address_there(list->section, offset + size, row->numbers[1]);
		return;
	}
	if (!row->numbers[0] && !row->numbers[1] && !places[0] && !places[1]) {
		row->kind = DEBUG_ROW_END;
		return;
	}
	row->kind = DEBUG_ROW_RANGE;
	row->first = pair_address(list, places[0], row->numbers[0]);
	row->past = pair_address(list, places[1], row->numbers[1]);
	if (list->is_location)
		take_location(list, debug_take(in, LENGTH_SIZE), row);
}

static void take_row(struct debug_list *list, struct debug_row *row) {
	row->offset = debug_input_offset(&list->in);
	if (list->has_codes)
		take_coded(list, row);
	else
		take_pair(list, row);
	if (!list->in.good) {
		row->problem = "the section ends within the list";
		list->ended = true;
	}
}

bool debug_list_next(struct debug_list *list, struct debug_row *row) {
	*row = (struct debug_row){0};
	if (list->ended)
		return false;
	row->problem = check_list(list);
	if (row->problem || !list->units->list_work) {
		row->problem = row->problem ? row->problem : "lists have too many bytes all together";
		list->ended = true;
		return true;
	}
	take_row(list, row);
	uint64_t spent = list->in.good ? debug_input_offset(&list->in) - row->offset : list->section->size - row->offset;
	list->units->list_work -= spent < list->units->list_work ? spent : list->units->list_work;
	if (row->kind == DEBUG_ROW_BASE)
		list->base = row->first;
	list->ended = list->ended || row->kind == DEBUG_ROW_END;
	return true;
}
