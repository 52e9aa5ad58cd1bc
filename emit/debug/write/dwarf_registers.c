/* dwarf_registers.c: see dwarf_registers.h. */
#include "dwarf_registers.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define NO_NUMBER INT64_C(-1)

struct special_register {
	char name[32];
	int64_t number;
	uint32_t any_of, none_of; /* capabilities */
	bool for_xnack;           /* of processors with XNACK, up to gfx9 */
};

static const struct special_register special_registers[] = {
#define KD_REGISTER(name, number, any_of, none_of) {name, number, any_of, none_of, false},
#define KD_XNACK_REGISTER(name) {name, NO_NUMBER, KD_GFX_ALL, KD_GFX10_UP, true},
#include "dwarf_registers.def"
#undef KD_REGISTER
#undef KD_XNACK_REGISTER
};

/* Sizes in registers, bit n - 1 for n. */
#define SIZES_1_TO_12 UINT32_C(0x00000fff)
#define SIZE_16 (UINT32_C(1) << 15)
#define SIZE_32 (UINT32_C(1) << 31)

struct register_file {
	const char *prefix;
	uint32_t count;       /* of single registers; groups may reach further on some processors */
	uint32_t sizes;       /* of groups */
	bool aligned;         /* groups begin at a multiple of 2 or 4 */
	int64_t number;       /* of the first one; NO_NUMBER: none has one */
	uint32_t low_count;   /* after so many registers the numbers go on elsewhere ... */
	uint32_t high_number; /* ... from here */
};

/* The first whose prefix fits counts. */
static const struct register_file register_files[] = {
    {"s", 106, SIZES_1_TO_12 | SIZE_16, true, 32, 64, 1088},
    {"ttmp", 16, SIZES_1_TO_12 | SIZE_16, true, NO_NUMBER, 0, 0},
    {"v", 256, SIZES_1_TO_12 | SIZE_16 | SIZE_32, false, 2560, 256, 0},
    {"acc", 256, SIZES_1_TO_12 | SIZE_16 | SIZE_32, false, 3072, 256, 0},
    {"a", 256, SIZES_1_TO_12 | SIZE_16 | SIZE_32, false, 3072, 256, 0},
};

enum {
	SPECIAL_COUNT = sizeof special_registers / sizeof special_registers[0],
	FILE_COUNT = sizeof register_files / sizeof register_files[0],
};

const char register_not_available[] = "register not available on this GPU";
static const char out_of_range[] = "register index is out of range";

static bool spelled(const char *row, const char *name, size_t length) {
	return strlen(row) == length && memcmp(row, name, length) == 0;
}

static const struct special_register *find_special(const char *name, size_t length) {
	for (size_t i = 0; i < SPECIAL_COUNT; i++)
		if (spelled(special_registers[i].name, name, length))
			return &special_registers[i];
	return NULL;
}

static bool has_special(const struct kd_target *target, const struct special_register *special) {
	if (special->for_xnack && target->xnack == KD_FEATURE_UNSUPPORTED)
		return false;
	return kd_has(target->family.capabilities, special->any_of, special->none_of);
}

/* acc and a are the same. */
static bool same_file(const struct register_file *a, const struct register_file *b) {
	return a == b || (a && b && a->number == b->number && a->number != NO_NUMBER);
}

/* How many registers of the file the processor has, all groups together. */
static uint32_t available(const struct kd_target *target, const struct machine_register *group) {
	uint32_t capabilities = target->family.capabilities;
	switch (group->file->prefix[0]) {
	case 's': return target->family.sgprs->addressable;
	case 't': return capabilities & KD_GFX9_UP ? 16 : 12;
	default: return group->count > 1 && target->family.vgprs->addressable > 512 ? 1024 : 256;
	}
}

const char *register_check(const struct kd_target *target, const struct machine_register *list) {
	if (list->special)
		return NULL; /* looked at by register_named() */
	uint32_t total = available(target, list), count = list->count;
	uint32_t alignment = count == 1 ? 1 : count == 2 ? 2 : 4;
	if (count > 32 || !(list->file->sizes >> (count - 1) & 1))
		return "invalid or unsupported register size";
	if (list->file->aligned && list->first % alignment)
		return "invalid register alignment";
	if (list->first + count <= total)
		return NULL;
	return list->first + count <= list->file->count ? register_not_available : out_of_range;
}

/* The number after the prefix, and .l or .h. */
static bool read_index(const char *text, size_t length, struct machine_register *found) {
	uint64_t number = 0;
	found->is_half = length > 2 && text[length - 2] == '.' && (text[length - 1] == 'l' || text[length - 1] == 'h');
	if (found->is_half)
		length -= 2;
	for (size_t i = 0; i < length; i++) {
		if (text[i] < '0' || text[i] > '9')
			return false;
		number = number * 10 + (uint64_t)(text[i] - '0');
		if (number > UINT32_MAX)
			return false;
	}
	found->first = (uint32_t)number;
	return length;
}

const char *register_named(const struct kd_target *target, const char *name, size_t length,
                           struct machine_register *found) {
	*found = (struct machine_register){.special = find_special(name, length), .count = 1};
	if (found->special)
		return has_special(target, found->special) ? NULL : register_not_available;
	for (size_t i = 0; i < FILE_COUNT && !found->file; i++) {
		size_t prefix = strlen(register_files[i].prefix);
		if (length <= prefix || memcmp(name, register_files[i].prefix, prefix) != 0)
			continue;
		if (!read_index(name + prefix, length - prefix, found))
			continue;
		found->file = &register_files[i];
	}
	if (!found->file)
		return "invalid register name";
	return register_check(target, found);
}

const char *register_range(const struct kd_target *target, const char *name, size_t length, int64_t first, int64_t last,
                           struct machine_register *found) {
	*found = (struct machine_register){0};
	for (size_t i = 0; i < FILE_COUNT && !found->file; i++)
		if (spelled(register_files[i].prefix, name, length))
			found->file = &register_files[i];
	if (!found->file)
		return "invalid register name";
	if (first < 0 || first > INT32_MAX || last < 0 || last > INT32_MAX)
		return "invalid register index";
	if (first > last)
		return "first register index should not exceed second index";
	found->first = (uint32_t)first;
	found->count = (uint32_t)(last - first) + 1;
	return register_check(target, found);
}

/* The register whose halves are X_lo and X_hi. */
static const struct special_register *joined(const char *low, const char *high) {
	static const char low_end[] = "_lo", high_end[] = "_hi";
	size_t end = sizeof low_end - 1, length = strlen(low);
	if (length <= end || length != strlen(high) || memcmp(low, high, length - end) != 0)
		return NULL;
	if (strcmp(low + length - end, low_end) != 0 || strcmp(high + length - end, high_end) != 0)
		return NULL;
	return find_special(low, length - end);
}

const char *register_append(struct machine_register *list, const struct machine_register *next) {
	bool special = list->special;
	if (next->count != 1)
		return "expected a single 32-bit register";
	if (special != (next->special != NULL) || !same_file(list->file, next->file))
		return "registers in a list must be of the same kind";
	if (!special) {
		if (next->first != list->first + list->count)
			return "registers in a list must have consecutive indices";
		list->count++;
		return NULL;
	}
	const struct special_register *whole = joined(list->special->name, next->special->name);
	if (!whole)
		return "register does not fit in the list";
	list->special = whole;
	return NULL;
}

/* Vector and accumulation registers have the numbers of wave64 on every target. */
int64_t register_dwarf_number(const struct machine_register *of) {
	const struct register_file *file = of->file;
	if (!file)
		return of->special->number;
	if (of->count > 1 || of->is_half || file->number == NO_NUMBER)
		return NO_NUMBER;
	return of->first < file->low_count ? file->number + of->first : file->high_number + of->first - file->low_count;
}

bool register_spelling(const struct machine_register *of, char *out, size_t size) {
	if (!of->file)
		snprintf(out, size, "%s", of->special->name);
	else if (of->count > 1)
		snprintf(out, size, "%s[%" PRIu32 ":%" PRIu32 "]", of->file->prefix, of->first, of->first + of->count - 1);
	else
		snprintf(out, size, "%s%" PRIu32 "%s", of->file->prefix, of->first, of->is_half ? ", a half of it," : "");
	return of->count == 1 && !of->is_half;
}
