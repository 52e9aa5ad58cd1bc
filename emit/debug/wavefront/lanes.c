/* lanes.c: see lanes.h.
 *
 * Specification: "User Guide for AMDGPU Backend", "DW_AT_LLVM_lane_pc", "DW_AT_LLVM_active_lane"; "Support for
 * Divergent Control Flow of SIMT Hardware". */
#include "lanes.h"

#include <inttypes.h>

#include "debug/dwarf/register_numbers.h"
#include "debug/read/line_rows.h"
#include "variable.h"

static const char lanes_name[] = "DW_AT_LLVM_lanes", lane_pc_name[] = "DW_AT_LLVM_lane_pc",
                  active_lane_name[] = "DW_AT_LLVM_active_lane";

enum { PC_BITS = 64, BYTE = 8, MOST_LANES = 64 };

struct lanes_search {
	struct kd_lanes *lanes;
	struct evaluation_context *context;
	struct die function;      /* whose lanes they are; `entry` is NULL: none is known */
	bool has_lane_pc;         /* it says where the lanes are */
	unsigned count;           /* lanes */
	const uint8_t *active;    /* a bit for each */
	struct dwarf_location pc; /* of all, with has_lane_pc */
};

static bool refuse(struct lanes_search *search, const char *what, const char *problem) {
	search->lanes->status = KD_INPUT_ERRORS;
	search->lanes->error = arena_printf(search->lanes->arena, "%s: %s", what, problem);
	return false;
}

/* ---- the function ---- */

static bool has_extension(struct lanes_search *search, struct die die, const char *name) {
	struct debug_value value;
	struct die owner;
	return die.entry && die_extension(&search->context->units, die, name, &value, &owner);
}

/* The innermost one that says where its lanes are: it may be inlined. */
static void find_function(struct lanes_search *search) {
	const struct debug_scope *scope = &search->context->scope;
	search->function = scope_function(search->context);
	for (size_t i = scope->entries.count; i-- > 0 && !search->has_lane_pc;) {
		const struct die die = {scope->unit, scope->entries.items[i]};
		search->has_lane_pc = has_extension(search, die, lane_pc_name);
		search->function = search->has_lane_pc ? die : search->function;
	}
}

/* Where the function says nothing of lanes they are those of the wavefront. */
static bool find_count(struct lanes_search *search) {
	const uint64_t wave = search->context->state->wave;
	struct debug_value value;
	struct die owner;
	uint64_t count = search->has_lane_pc ? 1 : wave;
	if (search->function.entry &&
	    die_extension(&search->context->units, search->function, lanes_name, &value, &owner)) {
		if (value.kind != DEBUG_VALUE_NUMBER)
			return refuse(search, lanes_name, "it is no number");
		count = value.number;
	}
	search->count = (unsigned)count;
	if (count && count <= wave && count <= MOST_LANES)
		return true;
	return refuse(search, lanes_name,
	              arena_printf(search->lanes->arena, "%" PRIu64 " lanes, and the wavefront has %" PRIu64, count, wave));
}

/* ---- where they are, and which are active ---- */

/* Evaluates the expression that an attribute of the function has here. */
static bool evaluate(struct lanes_search *search, const char *name, enum stack_use use, struct dwarf_entry *entry) {
	struct debug_value value;
	struct die owner;
	struct die_location location;
	const char *problem;
	die_extension(&search->context->units, search->function, name, &value, &owner);
	die_location_read(search->context, owner, value.specification->attribute, &location);
	if (location.problem || location.is_constant)
		return refuse(search, name, location.problem ? location.problem : "it is no expression");
	const struct context_expression expression = {.bytes = location.bytes,
	                                              .size = location.size,
	                                              .unit = location.owner.unit,
	                                              .use = use,
	                                              .lanes = search->count};
	return scope_evaluate(search->context, expression, entry, &problem) || refuse(search, name, problem);
}

static bool find_pcs(struct lanes_search *search) {
	struct dwarf_entry entry;
	if (!search->has_lane_pc)
		return true;
	bool good = evaluate(search, lane_pc_name, USE_LANE_PC, &entry);
	search->pc = entry.location;
	return good;
}

static bool read_mask(struct lanes_search *search, const struct dwarf_location *location, const char *name) {
	const char *problem;
	search->active = context_read(search->context, location, search->count, &problem);
	return search->active || refuse(search, name, problem);
}

/* The attribute is a location, or as earlier drafts have it a value. Without it the execution mask counts. */
static bool find_active(struct lanes_search *search) {
	struct dwarf_entry entry;
	uint32_t exec = 0;
	if (!has_extension(search, search->function, active_lane_name)) {
		dwarf_register_named("exec", 4, (unsigned)search->context->state->wave, &exec);
		const struct dwarf_location location = location_register(exec, false);
		return read_mask(search, &location, "the active lanes");
	}
	if (!evaluate(search, active_lane_name, USE_ANY, &entry))
		return false;
	if (!entry.is_value)
		return read_mask(search, &entry.location, active_lane_name);
	uint8_t *bytes = arena_zeroed(search->lanes->arena, BYTE, 1);
	store_le(bytes, entry.value.number, BYTE);
	search->active = bytes;
	return true;
}

/* ---- each lane ---- */

/* Whether some of the bits are undefined. */
static bool is_undefined(const struct composite *parts) {
	for (size_t i = 0; i < parts->parts.count; i++)
		if (parts->parts.items[i].location.storage == STORAGE_UNDEFINED)
			return true;
	return false;
}

/* Reads the address of a lane, an element of the location of all. One that is undefined was not active when the
 * function was called. */
static void read_pc(struct lanes_search *search, unsigned number, struct kd_lane *lane) {
	struct dwarf_location element = search->pc;
	size_t work = 0;
	if (location_move(&element, false, (uint64_t)number * PC_BITS / BYTE, 0) != MOVED ||
	    !location_has(&element, 0, PC_BITS)) {
		lane->problem = "its address is beyond the end of the location";
		return;
	}
	if (element.storage == STORAGE_UNDEFINED ||
	    is_undefined(location_parts(search->lanes->arena, &element, PC_BITS, &work))) {
		lane->status = KD_LANE_NOT_IN_CALL;
		return;
	}
	const uint8_t *bytes = context_read(search->context, &element, PC_BITS, &lane->problem);
	lane->has_pc = bytes;
	lane->pc = bytes ? load_le(bytes, PC_BITS / BYTE) : 0;
}

static void find_lane(struct lanes_search *search, unsigned number) {
	struct kd_lane lane = {.number = number};
	bool is_active = search->active[number / BYTE] >> number % BYTE & 1;
	lane.status = is_active ? KD_LANE_ACTIVE : search->has_lane_pc ? KD_LANE_WAITING : KD_LANE_INACTIVE;
	if (search->has_lane_pc) {
		read_pc(search, number, &lane);
	} else if (is_active) {
		lane.has_pc = true;
		lane.pc = search->context->pc.value;
	}
	*list_add(search->lanes->arena, &search->lanes->list) = lane;
}

/* ---- lines ---- */

/* The query of an address, perhaps a new one. */
static struct debug_line_query *query_of(struct debug_line_query *queries, size_t *count, struct debug_address pc) {
	for (size_t i = 0; i < *count; i++)
		if (queries[i].address.value == pc.value)
			return &queries[i];
	queries[*count].address = pc;
	return &queries[(*count)++];
}

/* Each address is looked up once. */
static void find_lines(struct lanes_search *search) {
	struct debug_line_query queries[MOST_LANES] = {0}, *of[MOST_LANES] = {0};
	struct kd_lanes *lanes = search->lanes;
	const struct debug_unit *unit = search->context->scope.unit;
	struct debug_address pc = search->context->pc;
	size_t count = 0;
	for (size_t i = 0; i < lanes->list.count; i++) {
		pc.value = lanes->list.items[i].pc;
		of[i] = lanes->list.items[i].has_pc ? query_of(queries, &count, pc) : NULL;
	}
	if (unit)
		debug_lines_find(&search->context->units, lanes->arena, unit, queries, count);
	for (size_t i = 0; i < lanes->list.count; i++) {
		if (!of[i])
			continue;
		lanes->list.items[i].file = of[i]->line.file;
		lanes->list.items[i].line = of[i]->line.line;
		lanes->list.items[i].column = of[i]->line.column;
	}
}

void lanes_find(struct kd_lanes *lanes, const struct context_request *request) {
	struct lanes_search search = {.lanes = lanes, .context = &lanes->context};
	context_begin(&lanes->context, lanes->arena, request);
	scope_find(&lanes->context);
	find_function(&search);
	if (!find_count(&search) || !find_pcs(&search) || !find_active(&search))
		return;
	for (unsigned i = 0; i < search.count; i++)
		find_lane(&search, i);
	find_lines(&search);
}
