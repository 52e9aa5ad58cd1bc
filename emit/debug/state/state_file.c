/* state_file.c: see state_file.h. */
#include "state_file.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "debug/dwarf/register_numbers.h"
#include "state_yaml.h"

/* The numbers of address spaces by their names: SPACE_LLVM_none. */
enum {
#define KD_ADDRESS_SPACE(name, number, bits) SPACE_##name = number,
#include "debug/dwarf/spaces.def"
};

enum { DWORD = 4 };

struct reading {
	struct kd_machine_state *state;
	const char *text, *end;
};

/* Always false. */
static bool fail(struct reading *reading, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static bool fail(struct reading *reading, const char *at, const char *format, ...) {
	struct kd_machine_state *state = reading->state;
	size_t line = 1;
	va_list arguments;
	if (state->error)
		return false;
	for (const char *before = reading->text; before < at && before < reading->end; before++)
		line += *before == '\n';
	va_start(arguments, format);
	state->error = arena_printf(state->arena, "line %zu: %s", line, arena_vprintf(state->arena, format, arguments));
	va_end(arguments);
	state->status = KD_INPUT_ERRORS;
	return false;
}

/* A scalar's text, for messages. */
#define NODE_ARGS(node) (int)((node)->size < 64 ? (node)->size : 64), (node)->text ? (node)->text : ""

/* ---- numbers ---- */

static bool take_number(struct reading *reading, const struct state_node *node, uint64_t *number) {
	return state_node_number(node, number) || fail(reading, node->at, "expected a number: '%.*s'", NODE_ARGS(node));
}

/* "DW_ASPACE_AMDGPU_private_lane", "AMDGPU_private_lane", "private_lane", 5, and "global" or "none" for 0. */
static bool take_space(struct reading *reading, const struct state_node *node, uint64_t *space) {
	static const char *const prefixes[] = {"", "DW_ASPACE_", "DW_ASPACE_AMDGPU_"};
	uint32_t number;
	bool known = state_node_number(node, space);
	if (!known && (state_node_is(node, "global") || state_node_is(node, "default"))) {
		*space = SPACE_LLVM_none;
		known = true;
	}
	for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0] && !known && node->kind == STATE_SCALAR; i++) {
		const char *name = arena_printf(reading->state->arena, "%s%.*s", prefixes[i], NODE_ARGS(node));
		known = dwarf_name_number(DWARF_ADDRESS_SPACE, name, strlen(name), DWARF_LLVM, &number);
		*space = known ? number : 0;
	}
	return (known && dwarf_space_bits(*space)) ||
	       fail(reading, node->at, "there is no address space '%.*s'", NODE_ARGS(node));
}

static bool take_register(struct reading *reading, const struct state_node *node, uint64_t *number) {
	uint32_t named;
	bool known = state_node_number(node, number);
	if (!known && node->kind == STATE_SCALAR &&
	    dwarf_register_named(node->text, node->size, (unsigned)reading->state->wave, &named)) {
		*number = named;
		known = true;
	}
	return (known && dwarf_register_run(*number)) ||
	       fail(reading, node->at, "'%.*s' is no register with a number in DWARF", NODE_ARGS(node));
}

/* ---- bytes ---- */

static const uint8_t *put_le(struct arena *arena, uint64_t number, size_t size) {
	uint8_t *bytes = arena_zeroed(arena, size, 1);
	for (size_t i = 0; i < size && i < sizeof number; i++)
		bytes[i] = (uint8_t)(number >> (8 * i));
	return bytes;
}

static bool take_dwords(struct reading *reading, const struct state_node *node, struct state_block *block) {
	size_t count = node->children.count;
	uint8_t *bytes = arena_zeroed(reading->state->arena, count + 1, DWORD);
	for (size_t i = 0; i < count; i++) {
		const struct state_node *dword = &node->children.items[i];
		uint64_t number;
		if (!take_number(reading, dword, &number))
			return false;
		if (number > UINT32_MAX && number < (uint64_t)INT32_MIN)
			return fail(reading, dword->at, "'%.*s' is more than a dword", NODE_ARGS(dword));
		memcpy(bytes + DWORD * i, put_le(reading->state->arena, number, DWORD), DWORD);
	}
	block->bytes = bytes;
	block->size = DWORD * count;
	return true;
}

/* Hexadecimal digits or a list of dwords. */
static bool take_bytes(struct reading *reading, const struct state_node *node, struct state_block *block) {
	if (node->kind == STATE_LIST)
		return take_dwords(reading, node, block);
	return state_node_bytes(reading->state->arena, node, &block->bytes, &block->size) ||
	       fail(reading, node->at, "expected bytes, pairs of hexadecimal digits, or a list of dwords: '%.*s'",
	            NODE_ARGS(node));
}

/* What a register of so many bits has: a number may be in place of the bytes. */
static bool take_contents(struct reading *reading, const struct state_node *node, unsigned bits,
                          struct state_block *block) {
	uint64_t number;
	if (!state_node_is_number(node)) {
		if (!take_bytes(reading, node, block))
			return false;
		return block->size <= bits / 8 ||
		       fail(reading, node->at, "%zu bytes, but the register has %u", block->size, bits / 8);
	}
	if (!take_number(reading, node, &number))
		return false;
	bool negative = node->text[0] == '-';
	if (bits < 64 && number >> bits && !(negative && (int64_t)number >= -(INT64_C(1) << (bits - 1))))
		return fail(reading, node->at, "'%.*s' does not fit the register, which has %u bits", NODE_ARGS(node), bits);
	block->bytes = put_le(reading->state->arena, number, bits / 8);
	block->size = bits / 8;
	return true;
}

/* ---- blocks in order ---- */

static int by_address(const void *first, const void *second) {
	const struct state_block *a = first, *b = second;
	if (a->space != b->space)
		return a->space < b->space ? -1 : 1;
	return a->address < b->address ? -1 : a->address > b->address;
}

/* The last block that begins at the address or before it; NULL: there is none in the space. */
static const struct state_block *block_at(const struct state_blocks *blocks, uint64_t space, uint64_t address) {
	const struct state_block key = {.space = space, .address = address};
	size_t low = 0, high = blocks->blocks.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (by_address(&blocks->blocks.items[middle], &key) <= 0)
			low = middle + 1;
		else
			high = middle;
	}
	const struct state_block *found = low ? &blocks->blocks.items[low - 1] : NULL;
	return found && found->space == space ? found : NULL;
}

static void sort(struct state_blocks *blocks) {
	if (blocks->blocks.count)
		qsort(blocks->blocks.items, blocks->blocks.count, sizeof *blocks->blocks.items, by_address);
}

/* Two blocks that have a byte in common, or the same register, are a mistake. */
static bool check_apart(struct reading *reading, const struct state_blocks *blocks, const char *at, bool registers) {
	for (size_t i = 1; i < blocks->blocks.count; i++) {
		const struct state_block *a = &blocks->blocks.items[i - 1], *b = &blocks->blocks.items[i];
		if (a->space != b->space || (a->address != b->address && (registers || b->address - a->address >= a->size)))
			continue;
		return registers ? fail(reading, at, "register %" PRIu64 " is given twice", a->address)
		                 : fail(reading, at, "bytes at 0x%" PRIx64 " of address space %" PRIu64 " are given twice",
		                        b->address, b->space);
	}
	return true;
}

/* ---- keys ---- */

static bool is_map(struct reading *reading, const struct state_node *node, const char *of) {
	return node->kind == STATE_MAP || fail(reading, node->at, "%s is a map", of);
}

static bool read_wave(struct reading *reading, const struct state_node *node) {
	uint64_t *wave = &reading->state->wave;
	return take_number(reading, node, wave) &&
	       (*wave == 32 || *wave == 64 || fail(reading, node->at, "wavefront_size is 32 or 64"));
}

static bool read_lane(struct reading *reading, const struct state_node *node) {
	struct kd_machine_state *state = reading->state;
	return take_number(reading, node, &state->lane) &&
	       (state->lane < state->wave ||
	        fail(reading, node->at, "lane is a number from 0 to %" PRIu64, state->wave - 1));
}

static bool read_registers_of(struct reading *reading, const struct state_node *node, bool at_entry) {
	struct state_blocks *blocks = &reading->state->registers;
	if (!is_map(reading, node, at_entry ? "entry_registers" : "registers"))
		return false;
	for (size_t i = 0; i + 1 < node->children.count; i += 2) {
		struct state_block block = {.space = at_entry};
		if (!take_register(reading, &node->children.items[i], &block.address) ||
		    !take_contents(reading, &node->children.items[i + 1], dwarf_register_run(block.address)->bits, &block))
			return false;
		*list_add(reading->state->arena, &blocks->blocks) = block;
	}
	return true;
}

static bool read_registers(struct reading *reading, const struct state_node *node) {
	return read_registers_of(reading, node, false);
}

static bool read_entry_registers(struct reading *reading, const struct state_node *node) {
	return read_registers_of(reading, node, true);
}

static bool read_space(struct reading *reading, uint64_t space, const struct state_node *node) {
	const unsigned bits = dwarf_space_bits(space);
	const uint64_t last = bits < 64 ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
	if (!is_map(reading, node, "the memory of a space"))
		return false;
	for (size_t i = 0; i + 1 < node->children.count; i += 2) {
		const struct state_node *at = &node->children.items[i];
		struct state_block block = {.space = space};
		if (!take_number(reading, at, &block.address) || !take_bytes(reading, at + 1, &block))
			return false;
		if (block.address > last || (block.size && last - block.address < block.size - 1))
			return fail(reading, at->at, "an address of this space has %u bits", bits);
		if (block.size)
			*list_add(reading->state->arena, &reading->state->memory.blocks) = block;
	}
	return true;
}

static bool read_memory(struct reading *reading, const struct state_node *node) {
	if (!is_map(reading, node, "memory"))
		return false;
	for (size_t i = 0; i + 1 < node->children.count; i += 2) {
		uint64_t space;
		if (!take_space(reading, &node->children.items[i], &space) ||
		    !read_space(reading, space, &node->children.items[i + 1]))
			return false;
	}
	return true;
}

/* {space, address}, or {register, offset}, which is in bits. */
static bool read_location(struct reading *reading, const struct state_node *node, struct dwarf_location *location) {
	uint64_t space = 0, address = 0, number = 0, offset = 0;
	bool is_register = false, has_address = false;
	if (!is_map(reading, node, "a location"))
		return false;
	for (size_t i = 0; i + 1 < node->children.count; i += 2) {
		const struct state_node *key = &node->children.items[i];
		bool good = true;
		if (state_node_is(key, "space"))
			good = take_space(reading, key + 1, &space);
		else if (state_node_is(key, "address"))
			good = has_address = take_number(reading, key + 1, &address);
		else if (state_node_is(key, "register"))
			good = is_register = take_register(reading, key + 1, &number);
		else if (state_node_is(key, "offset"))
			good = take_number(reading, key + 1, &offset);
		else
			good = fail(reading, key->at, "a location has space and address, or register and offset: '%.*s'",
			            NODE_ARGS(key));
		if (!good)
			return false;
	}
	if (is_register == has_address)
		return fail(reading, node->at, "a location has an address or a register");
	*location = is_register ? location_register(number, false) : location_memory(space, 0);
	enum move result = is_register ? location_move(location, false, offset / 8, (unsigned)(offset % 8))
	                               : location_move(location, false, address, 0);
	return result == MOVED || fail(reading, node->at, "the location is beyond the end of %s",
	                               is_register ? "the register" : "the address space");
}

static bool read_cfa(struct reading *reading, const struct state_node *node) {
	struct kd_machine_state *state = reading->state;
	state->machine.cfa = &state->cfa;
	return read_location(reading, node, &state->cfa);
}

static bool read_frame_base(struct reading *reading, const struct state_node *node) {
	struct kd_machine_state *state = reading->state;
	state->machine.frame_base = &state->frame_base;
	return read_location(reading, node, &state->frame_base);
}

static bool read_object(struct reading *reading, const struct state_node *node) {
	struct kd_machine_state *state = reading->state;
	state->machine.object = &state->object;
	return read_location(reading, node, &state->object);
}

/* In the order in which they are read: the lane is one of the wavefront's, names of registers depend on its size. */
static const struct key {
	const char *name;
	bool (*read)(struct reading *reading, const struct state_node *node);
} keys[] = {
    {"wavefront_size", read_wave},   {"lane", read_lane},
    {"registers", read_registers},   {"entry_registers", read_entry_registers},
    {"memory", read_memory},         {"cfa", read_cfa},
    {"frame_base", read_frame_base}, {"object", read_object},
};

enum { KEY_COUNT = sizeof keys / sizeof keys[0] };

static bool read_key(struct reading *reading, const struct key *key, const struct state_node *map) {
	bool found = false;
	for (size_t i = 0; i + 1 < map->children.count; i += 2) {
		const struct state_node *name = &map->children.items[i];
		if (!state_node_is(name, key->name))
			continue;
		if (found)
			return fail(reading, name->at, "%s is given twice", key->name);
		found = true;
		if (name[1].kind != STATE_NONE && !key->read(reading, name + 1))
			return false;
	}
	return true;
}

static bool check_keys(struct reading *reading, const struct state_node *map) {
	for (size_t i = 0; i + 1 < map->children.count; i += 2) {
		const struct state_node *name = &map->children.items[i];
		bool known = false;
		for (size_t k = 0; k < KEY_COUNT; k++)
			known |= state_node_is(name, keys[k].name);
		if (!known)
			return fail(reading, name->at, "a state has no key '%.*s'", NODE_ARGS(name));
	}
	return true;
}

/* ---- what expressions ask ---- */

static const uint8_t *register_bytes(void *context, uint64_t number, bool at_entry, size_t *size) {
	const struct kd_machine_state *state = context;
	const struct state_block *block = block_at(&state->registers, at_entry, number);
	if (!block || block->address != number)
		return NULL;
	*size = block->size;
	return block->bytes;
}

static bool plain_byte(const struct kd_machine_state *state, uint64_t space, uint64_t address, uint8_t *byte) {
	const struct state_block *block = block_at(&state->memory, space, address);
	if (!block || address - block->address >= block->size)
		return false;
	*byte = block->bytes[address - block->address];
	return true;
}

/* Private memory of the lane is a part of that of the wavefront: dwords of all lanes take turns. */
static bool memory_byte(void *context, uint64_t space, uint64_t address, uint8_t *byte) {
	const struct kd_machine_state *state = context;
	uint64_t row = DWORD * state->wave;
	if (plain_byte(state, space, address, byte))
		return true;
	if (space == SPACE_AMDGPU_private_lane)
		return plain_byte(state, SPACE_AMDGPU_private_wave,
		                  address / DWORD * row + DWORD * state->lane + address % DWORD, byte);
	if (space == SPACE_AMDGPU_private_wave && address % row / DWORD == state->lane)
		return plain_byte(state, SPACE_AMDGPU_private_lane, address / row * DWORD + address % DWORD, byte);
	return false;
}

void state_read(struct kd_machine_state *state, const char *text, size_t size, unsigned wave) {
	struct reading reading = {state, text, text + size};
	const char *error, *at;
	state->wave = wave;
	state->machine = (struct dwarf_machine){
	    .format = {DWARF_LLVM, 8, 4}, .register_bytes = register_bytes, .memory_byte = memory_byte, .context = state};
	const struct state_node *root = state_yaml_read(state->arena, text, size, &error, &at);
	if (!root) {
		fail(&reading, at, "%s", error);
		return;
	}
	bool good = is_map(&reading, root, "a state") && check_keys(&reading, root);
	for (size_t i = 0; i < KEY_COUNT && good; i++)
		good = read_key(&reading, &keys[i], root);
	state->machine.wave = (unsigned)state->wave;
	state->machine.lane = state->lane;
	sort(&state->memory);
	sort(&state->registers);
	if (good && check_apart(&reading, &state->memory, root->at, false))
		check_apart(&reading, &state->registers, root->at, true);
}

const char *state_refuses(const struct kd_machine_state *state) {
	return kd_machine_state_status(state) == KD_OK ? NULL : kd_machine_state_error(state);
}
