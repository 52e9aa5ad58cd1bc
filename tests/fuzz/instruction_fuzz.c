/* instruction_fuzz.c: a libFuzzer target over kd_encode() and kd_decode().
 *
 * The first byte of the input says which processor and whether the rest is a line or words. Beside crashes it looks for
 * broken promises: no bytes and no message, or an instruction whose text makes other bytes. */
#include "fuzz.h"

#include "kdasm/instruction.h"

static const struct {
	const char *processor, *features;
} machines[] = {
    {"gfx900", NULL},
    {"gfx902", NULL},
    {"gfx904", NULL},
    {"gfx906", NULL},
    {"gfx908", NULL},
    {"gfx909", NULL},
    {"gfx90a", NULL},
    {"gfx90c", NULL},
    {"gfx942", NULL},
    {"gfx950", NULL},
    {"gfx9-generic", NULL},
    {"gfx9-4-generic", NULL},
    {"gfx1030", NULL},
    {"gfx1010", NULL},
    {"gfx1012", NULL},
    {"gfx1013", NULL},
    {"gfx1100", NULL},
    {"gfx1150", NULL},
    {"gfx1200", NULL},
    {"gfx1010", "+wavefrontsize64"},
    {"gfx1030", "+wavefrontsize64"},
    {"gfx1100", "+wavefrontsize64"},
    {"gfx1200", "+wavefrontsize64"},
};
enum { MACHINE_COUNT = sizeof machines / sizeof *machines };

static const struct kd_target *target_of(size_t number) {
	static struct kd_target targets[MACHINE_COUNT];
	struct kd_target *target = &targets[number];
	struct kd_target_options options = {.processor = machines[number].processor, .features = machines[number].features};
	char text[KD_TARGET_TEXT_SIZE];
	if (!target->processor)
		require(kd_target_init(target, &options, text, sizeof text));
	return target;
}

/* The text of what is at `bytes` makes the same bytes. Those of one whole instruction have `size`; 0: it may have any. */
static void decode(const struct kd_target *target, const uint8_t *bytes, size_t available, size_t size) {
	char text[KD_INSTRUCTION_TEXT_SIZE];
	uint8_t again[KD_INSTRUCTION_SIZE];
	struct kd_instruction_message message;
	size_t decoded = kd_decode(target, bytes, available, text, sizeof text);
	require(decoded <= available);
	if (!decoded) /* the text of a few instructions makes other bytes */
		return;
	require(!size || decoded == size);
	require(kd_encode(target, text, strlen(text), again, sizeof again, &message) == decoded);
	require(memcmp(again, bytes, decoded) == 0);
}

static void encode(const struct kd_target *target, const char *line, size_t size) {
	uint8_t bytes[KD_INSTRUCTION_SIZE];
	struct kd_instruction_message message;
	size_t encoded = kd_encode(target, line, size, bytes, sizeof bytes, &message);
	require(encoded || (message.text[0] && message.column > 0 && message.column <= size + 1));
	if (encoded)
		decode(target, bytes, encoded, encoded);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	if (size == 0)
		return 0;
	const struct kd_target *target = target_of(data[0] / 2 % MACHINE_COUNT);
	if (data[0] % 2)
		encode(target, (const char *)data + 1, size - 1);
	else
		decode(target, data + 1, size - 1, 0);
	return 0;
}
