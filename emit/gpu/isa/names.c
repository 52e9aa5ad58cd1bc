/* names.c: see names.h. */
#include "names.h"

#include <stdio.h>
#include <string.h>

#include "feature_sets.h"
#include "use.h"
#include "vgpr_banks.h"

enum operations { NO_OPERATIONS, GS, GS_DONE, SYSTEM };

#define BY_GENERATION 0
#define ISA_USES_NOTHING 0
#define NOWHERE UINT16_MAX

enum alignments { ALIGNED = true, UNALIGNED = false };

const struct isa_register_file isa_register_files[] = {
#define KD_REGISTER_FILE(id, prefix, first, count, existing, group, aligned, only)                                     \
	[REGISTER_FILE_##id] = {prefix, GROUP_##group, aligned, FEATURE_##only, first, count, existing},
#include "kdasm/isa/registers.def"
};

static const struct isa_register registers[] = {
#define KD_REGISTER(name, number, words, group, uses, only)                                                            \
	{name, number, GROUP_##group, words, FEATURE_##only, ISA_USES_##uses},
#include "kdasm/isa/registers.def"
};

static const struct isa_hwreg hwregs[] = {
#define KD_HWREG(number, name, only) {name, number, FEATURE_##only},
#include "kdasm/isa/hwreg.def"
};

static const struct isa_message messages[] = {
#define KD_MESSAGE(number, name, operations, only) {name, number, operations, FEATURE_##only},
#include "kdasm/isa/sendmsg.def"
};

static const struct isa_message_operation operations[] = {
#define KD_MESSAGE_OPERATION(operations, number, name, streams, only)                                                  \
	{name, operations, number, streams, FEATURE_##only},
#include "kdasm/isa/sendmsg.def"
};

enum policies { SCALAR = true, NO_SCALAR = false };

static const struct isa_policy policies[] = {
#define KD_CACHE_POLICY(name, bit, scalar, vector, only) {name, bit, FEATURE_##only, FEATURE_##vector, scalar},
#include "kdasm/isa/cache_policy.def"
};

enum { LOADS = ISA_OF_LOADS, STORES = ISA_OF_STORES, ATOMICS = ISA_OF_ATOMICS, BYPASS = ISA_BYPASS };

static const struct isa_hint hints[] = {
#define KD_TEMPORAL_HINT(name, of, number) {name, of, number},
#include "kdasm/isa/cache_policy.def"
};

static const char scopes[][12] = {
#define KD_SCOPE(name, number) [number] = name,
#include "kdasm/isa/cache_policy.def"
};

static const struct isa_buffer_format buffer_formats[] = {
#define KD_BUFFER_FORMAT(part, number, name, only) {name, ISA_BUFFER_##part, number, FEATURE_##only},
#include "kdasm/isa/buffer_formats.def"
};

static const struct isa_unified_format unified_formats[] = {
#define KD_UNIFIED_FORMAT(number, name, only) {name, number, FEATURE_##only},
#include "kdasm/isa/buffer_formats.def"
};

enum { ALONE = -1 };

static const struct isa_export_target export_targets[] = {
#define KD_EXPORT_TARGET(name, first, number, count, only) {name, first, number, count, FEATURE_##only},
#include "kdasm/isa/export_targets.def"
};

static const struct isa_counter counters[] = {
#define KD_COUNTER(of, name, bit, width, high_bit, high_width, only)                                                   \
	{name, ISA_##of, bit, width, high_bit, high_width, FEATURE_##only},
#include "kdasm/isa/waitcnt.def"
};

enum delays { INSTRUCTION, SKIP };

static const struct isa_delay_field delay_fields[] = {
#define KD_DELAY_FIELD(name, bit, width, values) {name, bit, width, values},
#include "kdasm/isa/delay_alu.def"
};

static const struct {
	char name[20];
	uint8_t values, number;
} delays[] = {
#define KD_DELAY(values, number, name) {name, values, number},
#include "kdasm/isa/delay_alu.def"
};

static const struct isa_lanes lanes[] = {
#define KD_LANES(name, first, least, most, only) {name, first, least, most, FEATURE_##only},
#include "kdasm/isa/dpp.def"
};

static const struct {
	char name[24];
} parts[][8] = {
#define KD_SELECTION(number, name) [0][number] = {name},
#define KD_UNUSED_PART(number, name) [1][number] = {name},
#include "kdasm/isa/sdwa.def"
#define KD_MATRIX_FMT(number, name) [2][number] = {name},
#define KD_MATRIX_SCALE(number, name) [3][number] = {name},
#define KD_MATRIX_SCALE_FMT(number, name) [4][number] = {name},
#include "kdasm/isa/matrix_words.def"
};

const char isa_index_modes[][5] = {"SRC0", "SRC1", "SRC2", "DST"};

/* `name` may have zero bytes in it. */
static bool same(const char *known, const char *name, size_t length) {
	return length && *known == *name && strlen(known) == length && memcmp(known, name, length) == 0;
}

/* The same of an array whose rest is zero. */
static inline bool is_name(const char *known, size_t size, const char *name, size_t length) {
	return length && length < size && *known == *name && known[length - 1] && !known[length] &&
	       memcmp(known, name, length) == 0;
}

#define IS_NAME(array, name, length) is_name(array, sizeof(array), name, length)

#define FIND(rows, name, length)                                                                                       \
	for (size_t i = 0; i < sizeof(rows) / sizeof *(rows); i++)                                                         \
		if (IS_NAME((rows)[i].name, name, length))                                                                     \
			return &(rows)[i];                                                                                         \
	return NULL

/* The first row of that name that the machine has, or else the first one. */
#define FIND_OF(rows, machine, name, length)                                                                           \
	size_t found = SIZE_MAX;                                                                                           \
	for (size_t i = 0; i < sizeof(rows) / sizeof *(rows); i++)                                                         \
		if (IS_NAME((rows)[i].name, name, length)) {                                                                   \
			if (isa_exists(machine, (rows)[i].feature))                                                                \
				return &(rows)[i];                                                                                     \
			found = found == SIZE_MAX ? i : found;                                                                     \
		}                                                                                                              \
	return found == SIZE_MAX ? NULL : &(rows)[found]

const struct isa_register *isa_register_find(const struct isa_machine *machine, const char *name, size_t length) {
	FIND_OF(registers, machine, name, length);
}

bool isa_is_register_name(const char *name, size_t length) {
	for (size_t i = 0; i < REGISTER_FILE_COUNT; i++) {
		size_t prefix = strlen(isa_register_files[i].prefix);
		if (length <= prefix || memcmp(name, isa_register_files[i].prefix, prefix) != 0)
			continue;
		size_t digits = prefix;
		while (digits < length && name[digits] >= '0' && name[digits] <= '9')
			digits++;
		if (digits == length)
			return true;
	}
	for (size_t i = 0; i < sizeof registers / sizeof registers[0]; i++)
		if (IS_NAME(registers[i].name, name, length))
			return true;
	return false;
}

const struct isa_register *isa_register_number(size_t n) {
	return n < sizeof registers / sizeof registers[0] ? &registers[n] : NULL;
}

bool isa_has_words(const struct isa_register_file *file, int64_t words) {
	enum { MOST_WORDS = 32 };
	bool power = (words & (words - 1)) == 0, few = file->count < MOST_WORDS;
	return few ? power && words <= file->count : words <= 12 || words == 16 || words == MOST_WORDS;
}

bool isa_is_aligned(const struct isa_register_file *file, int64_t number, int64_t words) {
	return !file->aligned || words == 1 || number % (words == 2 ? 2 : 4) == 0;
}

unsigned isa_register_count_of_banks(const struct isa_machine *machine, const struct isa_register_file *file) {
	bool has_banks = file->group == GROUP_VGPR && isa_is(machine, TRAIT_VGPR_BANKS);
	return isa_register_count(machine, file) * (has_banks ? ISA_BANKS : 1);
}

const struct isa_register_file *isa_register_file_of(const struct isa_machine *machine, unsigned group, unsigned reg) {
	for (unsigned i = REGISTER_FILE_COUNT; i-- > 0;) {
		const struct isa_register_file *file = &isa_register_files[i];
		if (file->group == group && reg >= file->first &&
		    reg < file->first + isa_register_count_of_banks(machine, file))
			return file;
	}
	return NULL;
}

const struct isa_register *isa_register_at(const struct isa_machine *machine, unsigned number, unsigned words) {
	for (size_t i = 0; i < sizeof registers / sizeof registers[0]; i++)
		if (registers[i].number == number && (registers[i].words == words || !registers[i].words) &&
		    isa_exists(machine, registers[i].feature))
			return &registers[i];
	return NULL;
}

const struct isa_hwreg *isa_hwreg_find(const struct isa_machine *machine, const char *name, size_t length) {
	FIND_OF(hwregs, machine, name, length);
}

/* The first row with the number that the machine has. */
#define FIND_NUMBER(rows, machine, wanted)                                                                             \
	for (size_t i = 0; i < sizeof(rows) / sizeof *(rows); i++)                                                         \
		if ((rows)[i].number == (wanted) && isa_exists(machine, (rows)[i].feature))                                    \
			return &(rows)[i];                                                                                         \
	return NULL

const struct isa_hwreg *isa_hwreg_at(const struct isa_machine *machine, unsigned number) {
	FIND_NUMBER(hwregs, machine, number);
}

const struct isa_message *isa_message_at(const struct isa_machine *machine, unsigned number) {
	FIND_NUMBER(messages, machine, number);
}

const struct isa_message *isa_message_find(const struct isa_machine *machine, const char *name, size_t length) {
	FIND_OF(messages, machine, name, length);
}

static bool is_policy_of(const struct isa_policy *policy, const struct isa_machine *machine, bool scalar) {
	return scalar ? policy->scalar : isa_exists(machine, policy->vector);
}

const struct isa_policy *isa_policy_find(const struct isa_machine *machine, const char *name, size_t length,
                                         bool scalar) {
	for (size_t i = 0; i < sizeof policies / sizeof policies[0]; i++)
		if (IS_NAME(policies[i].name, name, length) && is_policy_of(&policies[i], machine, scalar))
			return &policies[i];
	return NULL;
}

const struct isa_hint *isa_hint_find(const char *name, size_t length) {
	FIND(hints, name, length);
}

const struct isa_hint *isa_hint_at(unsigned of, unsigned number, bool widest) {
	const struct isa_hint *found = NULL;
	for (size_t i = 0; i < sizeof hints / sizeof hints[0]; i++) {
		bool bypasses = hints[i].of & ISA_BYPASS;
		if (hints[i].of & of && hints[i].number == number && (bypasses ? widest : !found))
			found = &hints[i];
	}
	return found;
}

int isa_scope_find(const char *name, size_t length) {
	for (int i = 0; i <= ISA_WIDEST_SCOPE; i++)
		if (same(scopes[i], name, length))
			return i;
	return -1;
}

const char *isa_scope_name(unsigned number) {
	return scopes[number];
}

const struct isa_buffer_format *isa_buffer_format_find(const struct isa_machine *machine, const char *name,
                                                       size_t length) {
	FIND_OF(buffer_formats, machine, name, length);
}

const struct isa_buffer_format *isa_buffer_format_at(const struct isa_machine *machine, enum isa_buffer_part part,
                                                     unsigned number) {
	for (size_t i = 0; i < sizeof buffer_formats / sizeof buffer_formats[0]; i++)
		if (buffer_formats[i].part == part && buffer_formats[i].number == number &&
		    isa_exists(machine, buffer_formats[i].feature))
			return &buffer_formats[i];
	return NULL;
}

const struct isa_unified_format *isa_unified_format_find(const struct isa_machine *machine, const char *name,
                                                         size_t length) {
	FIND_OF(unified_formats, machine, name, length);
}

const struct isa_unified_format *isa_unified_format_at(const struct isa_machine *machine, unsigned number) {
	FIND_NUMBER(unified_formats, machine, number);
}

const struct isa_unified_format *isa_unified_format_of(const struct isa_machine *machine,
                                                       const struct isa_buffer_format *data,
                                                       const struct isa_buffer_format *numeric) {
	static const char data_prefix[] = "BUF_DATA_FORMAT_", numeric_prefix[] = "BUF_NUM_FORMAT_";
	char name[2 * sizeof data->name];
	bool is_alone = data->number == 0 && numeric->number == 0; /* invalid */
	int length = snprintf(name, sizeof name, "BUF_FMT_%s%s%s", data->name + sizeof data_prefix - 1, is_alone ? "" : "_",
	                      is_alone ? "" : numeric->name + sizeof numeric_prefix - 1);
	const struct isa_unified_format *format = isa_unified_format_find(machine, name, (size_t)length);
	return format && isa_exists(machine, format->feature) ? format : NULL;
}

const char isa_slots[][4] = {"p10", "p20", "p0"};
const char isa_channels[] = "xyzw";

const struct isa_export_target *isa_export_target_at(const struct isa_machine *machine, unsigned number) {
	for (size_t i = 0; i < sizeof export_targets / sizeof export_targets[0]; i++) {
		const struct isa_export_target *row = &export_targets[i];
		if (number >= row->number && number < row->number + (unsigned)row->count && isa_exists(machine, row->feature))
			return row;
	}
	return NULL;
}

const struct isa_export_target *isa_export_target_find(const char *name, size_t length, unsigned *number) {
	char text[32];
	for (size_t i = 0; i < sizeof export_targets / sizeof export_targets[0]; i++) {
		const struct isa_export_target *row = &export_targets[i];
		for (int n = 0; n < row->count; n++) {
			snprintf(text, sizeof text, row->first == ALONE ? "%.15s" : "%.15s%d", row->name, row->first + n);
			*number = row->number + (unsigned)n;
			if (same(text, name, length))
				return row;
		}
	}
	return NULL;
}

const char *isa_part_name(enum isa_modifier_form words, int64_t number) {
	if (number < 0 || number >= (int64_t)(sizeof parts[0] / sizeof parts[0][0]))
		return NULL;
	static const uint8_t rows[MODIFIER_NUMBER_OF_BITS] = {
	    [MODIFIER_UNUSED_PART] = 1,
	    [MODIFIER_FMT_OF_MATRIX] = 2,
	    [MODIFIER_MATRIX_SCALE] = 3,
	    [MODIFIER_MATRIX_SCALE_FMT] = 4,
	};
	const char *name = parts[rows[words]][number].name;
	return *name ? name : NULL;
}

int64_t isa_part_find(enum isa_modifier_form words, const char *name, size_t length) {
	for (int64_t i = 0; isa_part_name(words, i); i++)
		if (same(isa_part_name(words, i), name, length))
			return i;
	return -1;
}

const struct isa_lanes *isa_lanes_number(size_t n) {
	return n < sizeof lanes / sizeof lanes[0] ? &lanes[n] : NULL;
}

const struct isa_lanes *isa_lanes_find(const char *name, size_t length) {
	FIND(lanes, name, length);
}

const struct isa_lanes *isa_lanes_at(const struct isa_lanes *first, int64_t number) {
	for (const struct isa_lanes *row = first; row < lanes + sizeof lanes / sizeof lanes[0]; row++)
		if (strcmp(row->name, first->name) == 0 && number >= row->least && number <= row->most)
			return row;
	return NULL;
}

const struct isa_lanes *isa_lanes_of(const struct isa_machine *machine, int64_t value) {
	for (size_t i = 0; i < sizeof lanes / sizeof lanes[0]; i++)
		if (value >= lanes[i].first && value <= lanes[i].first + lanes[i].most - lanes[i].least &&
		    isa_exists(machine, lanes[i].feature))
			return &lanes[i];
	return NULL;
}

const struct isa_policy *isa_policy_of_bit(const struct isa_machine *machine, unsigned bit, bool scalar) {
	for (size_t i = 0; i < sizeof policies / sizeof policies[0]; i++)
		if (policies[i].bit == bit && is_policy_of(&policies[i], machine, scalar) &&
		    isa_exists(machine, policies[i].feature))
			return &policies[i];
	return NULL;
}

const struct isa_counter *isa_counter_number(const struct isa_machine *machine, enum isa_counters of, size_t n) {
	for (size_t i = 0; i < sizeof counters / sizeof counters[0]; i++)
		if (counters[i].of == of && isa_exists(machine, counters[i].feature) && n-- == 0)
			return &counters[i];
	return NULL;
}

const struct isa_counter *isa_counter_find(const struct isa_machine *machine, enum isa_counters of, const char *name,
                                           size_t length) {
	const struct isa_counter *counter;
	for (size_t i = 0; (counter = isa_counter_number(machine, of, i)); i++)
		if (IS_NAME(counter->name, name, length))
			return counter;
	return NULL;
}

const struct isa_message_operation *isa_message_operation_find(const struct isa_message *message, const char *name,
                                                               size_t length) {
	bool system = message && message->operations == SYSTEM;
	for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++)
		if ((operations[i].operations == SYSTEM) == system && IS_NAME(operations[i].name, name, length))
			return &operations[i];
	return NULL;
}

const struct isa_message_operation *isa_message_operation_at(const struct isa_message *message, int64_t number) {
	for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++)
		if (operations[i].operations == message->operations && operations[i].number == number)
			return &operations[i];
	return NULL;
}

bool isa_sendmsg_is_whole(const struct isa_machine *machine, uint64_t immediate) {
	const uint64_t bits = isa_is(machine, TRAIT_WIDE_MESSAGES) ? 0xff : 0x37f;
	return (immediate & ~bits) == 0;
}

struct isa_sendmsg isa_sendmsg_named(const struct isa_machine *machine, uint64_t immediate) {
	static const struct isa_sendmsg nothing;
	bool wide = isa_is(machine, TRAIT_WIDE_MESSAGES);
	unsigned operation = wide ? 0 : immediate >> 4 & 7, stream = immediate >> 8 & 3;
	struct isa_sendmsg sent = {isa_message_at(machine, (unsigned)immediate & isa_last_message(machine)), NULL};
	if (!sent.message)
		return nothing;
	if (sent.message->operations == ISA_NO_OPERATIONS)
		return operation || stream ? nothing : sent;
	sent.operation = isa_message_operation_at(sent.message, operation);
	bool known = sent.operation && isa_exists(machine, sent.operation->feature);
	return known && (sent.operation->streams || !stream) ? sent : nothing;
}

static uint64_t replace(uint64_t bits, unsigned at, unsigned width, uint64_t value) {
	uint64_t mask = (UINT64_C(1) << width) - 1;
	return (bits & ~(mask << at)) | (value & mask) << at;
}

uint64_t isa_counter_set(const struct isa_counter *counter, uint64_t immediate, uint64_t value) {
	immediate = replace(immediate, counter->bit, counter->width, value);
	return replace(immediate, counter->high_bit, counter->high_width, value >> counter->width);
}

uint64_t isa_counter_get(const struct isa_counter *counter, uint64_t immediate) {
	uint64_t low = immediate >> counter->bit & ((UINT64_C(1) << counter->width) - 1);
	uint64_t high = immediate >> counter->high_bit & ((UINT64_C(1) << counter->high_width) - 1);
	return low | high << counter->width;
}

uint64_t isa_counters_unset(const struct isa_machine *machine, enum isa_counters of) {
	const struct isa_counter *counter;
	uint64_t immediate = 0;
	for (size_t i = 0; (counter = isa_counter_number(machine, of, i)); i++)
		immediate = isa_counter_set(counter, immediate, (uint64_t)isa_counter_most(counter));
	return immediate;
}

const struct isa_delay_field *isa_delay_field_number(size_t n) {
	return n < sizeof delay_fields / sizeof delay_fields[0] ? &delay_fields[n] : NULL;
}

const char *isa_delay_name(const struct isa_delay_field *field, unsigned number) {
	for (size_t i = 0; i < sizeof delays / sizeof delays[0]; i++)
		if (delays[i].values == field->values && delays[i].number == number)
			return delays[i].name;
	return NULL;
}

int isa_delay_find(const struct isa_delay_field *field, const char *name, size_t length) {
	for (size_t i = 0; i < sizeof delays / sizeof delays[0]; i++)
		if (delays[i].values == field->values && IS_NAME(delays[i].name, name, length))
			return delays[i].number;
	return -1;
}
