/* bank_modes.c: see bank_modes.h. */
#include "bank_modes.h"

#include "gpu/isa/use.h"
#include "gpu/isa/vgpr_banks.h"

enum { DWORD = ISA_DWORD, WITHIN = BANK_MODES_NOTHING - 1 /* the dword is of an instruction that begins before it */ };

struct way_ahead {
	uint64_t at;
	uint16_t mode;
};

struct reading {
	struct arena *arena;
	const struct bank_modes_code *code;
	uint16_t *modes;
	LIST(struct way_ahead) ahead; /* that are not followed yet */
};

/* Whether what is known of the place changes: then all that follows is read again, at most twice. */
static bool arrive(struct reading *reading, const struct way_ahead *way) {
	uint16_t *known = &reading->modes[way->at / DWORD];
	if (*known == WITHIN || *known == way->mode || *known == ISA_NO_MODE)
		return false;
	*known = *known == BANK_MODES_NOTHING ? way->mode : ISA_NO_MODE;
	return true;
}

static void mark_within(struct reading *reading, uint64_t at, unsigned size) {
	for (unsigned i = DWORD; i < size; i += DWORD)
		if (reading->modes[(at + i) / DWORD] == BANK_MODES_NOTHING)
			reading->modes[(at + i) / DWORD] = WITHIN;
}

/* Whether a dword of the code begins there: a branch may lead anywhere. */
static bool is_within(const struct bank_modes_code *code, uint64_t at) {
	return at < code->size && code->size - at >= DWORD && at % DWORD == 0;
}

static void follow(struct reading *reading, struct way_ahead way) {
	const struct bank_modes_code *code = reading->code;
	struct isa_decoded decoded;
	while (is_within(code, way.at) && arrive(reading, &way)) {
		way.mode = reading->modes[way.at / DWORD];
		if (!isa_decode_nearest(code->machine, code->bytes + way.at, code->size - (size_t)way.at, &decoded))
			return;
		struct isa_way to = isa_way_of(&decoded);
		mark_within(reading, way.at, decoded.size);
		if (to.branches)
			*list_add(reading->arena, &reading->ahead) = (struct way_ahead){way.at + (uint64_t)to.distance, way.mode};
		if (to.next == ISA_NEXT_NEVER)
			return;
		way = (struct way_ahead){way.at + decoded.size, (uint16_t)isa_mode_after(&decoded, way.mode)};
	}
}

static void follow_all(struct reading *reading, uint64_t from) {
	*list_add(reading->arena, &reading->ahead) = (struct way_ahead){.at = from};
	while (reading->ahead.count)
		follow(reading, reading->ahead.items[--reading->ahead.count]);
}

uint16_t *bank_modes_read(struct arena *arena, const struct bank_modes_code *code) {
	struct reading reading = {.arena = arena, .code = code};
	size_t count = code->size / DWORD;
	reading.modes = arena_alloc(arena, (count + 1) * sizeof *reading.modes);
	for (size_t i = 0; i <= count; i++)
		reading.modes[i] = BANK_MODES_NOTHING;
	for (size_t i = 0; i < code->function_count; i++)
		follow_all(&reading, code->functions[i]);
	for (size_t i = 0; i < count; i++)
		if (reading.modes[i] == BANK_MODES_NOTHING)
			follow_all(&reading, i * DWORD);
	for (size_t i = 0; i < count; i++)
		if (reading.modes[i] == WITHIN)
			reading.modes[i] = BANK_MODES_NOTHING;
	return reading.modes;
}
