/* instruction_fuzz.c: a libFuzzer target over kd_encode() and kd_decode().
 *
 * The first byte of the input says which processor and whether the rest is lines or words. Beside crashes it looks for
 * broken promises: no bytes and no message, or an instruction whose text makes other bytes. After each million, and when the
 * run ends but for an interrupt, it says how many lines and words each processor had.
 *
 * With FUZZ_PROCESSORS=gfx11 in the environment, inputs for processors whose names begin otherwise are passed over, and with
 * FUZZ_KIND=lines or FUZZ_KIND=words those of the other kind. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>

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
    {"gfx600", NULL},
    {"gfx601", NULL},
    {"gfx602", NULL},
    {"gfx700", NULL},
    {"gfx701", NULL},
    {"gfx702", NULL},
    {"gfx703", NULL},
    {"gfx704", NULL},
    {"gfx705", NULL},
    {"gfx801", NULL},
    {"gfx802", NULL},
    {"gfx803", NULL},
    {"gfx805", NULL},
    {"gfx810", NULL},
    {"gfx1250", NULL},
    {"gfx1251", NULL},
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

/* How many lines and words each had. */
static uint64_t lines_of[MACHINE_COUNT], words_of[MACHINE_COUNT];

static void say_counts(void) {
	for (size_t i = 0; i < MACHINE_COUNT; i++)
		if (lines_of[i] || words_of[i])
			fprintf(stderr, "%s%s: %" PRIu64 " lines, %" PRIu64 " words\n", machines[i].processor,
			        machines[i].features ? machines[i].features : "", lines_of[i], words_of[i]);
}

static void say_millions(void) {
	enum { MILLION = 1000000 };
	static uint64_t next = MILLION;
	uint64_t count = 0;
	for (size_t i = 0; i < MACHINE_COUNT; i++)
		count += lines_of[i] + words_of[i];
	if (count < next)
		return;
	say_counts();
	next = count + MILLION;
}

/* Bytes of the instruction at `bytes`; 0: there is none, or its text makes other bytes, which a few do. What kd_decode()
 * takes, kd_encode() makes again of its text. */
static size_t decode(const struct kd_target *target, const uint8_t *bytes, size_t available) {
	char text[KD_INSTRUCTION_TEXT_SIZE];
	uint8_t again[KD_INSTRUCTION_SIZE];
	struct kd_instruction_message message;
	size_t decoded = kd_decode(target, bytes, available, text, sizeof text);
	require(decoded <= available);
	if (!decoded)
		return 0;
	require(kd_encode(target, text, strlen(text), again, sizeof again, &message) == decoded);
	require(memcmp(again, bytes, decoded) == 0);
	return decoded;
}

static void encode(const struct kd_target *target, const char *line, size_t size) {
	uint8_t bytes[KD_INSTRUCTION_SIZE];
	struct kd_instruction_message message;
	size_t encoded = kd_encode(target, line, size, bytes, sizeof bytes, &message);
	require(encoded || (message.text[0] && message.column > 0 && message.column <= size + 1));
	if (!encoded)
		return;
	size_t decoded = decode(target, bytes, encoded);
	require(!decoded || decoded == encoded);
}

static void encode_lines(size_t machine, const char *lines, size_t size) {
	for (const char *line = lines, *end = lines + size; line; lines_of[machine]++) {
		const char *newline = memchr(line, '\n', (size_t)(end - line));
		encode(target_of(machine), line, (size_t)((newline ? newline : end) - line));
		line = newline ? newline + 1 : NULL;
	}
}

static void decode_words(size_t machine, const uint8_t *words, size_t size) {
	enum { WORD = 4 };
	for (size_t at = 0; at < size; words_of[machine]++) {
		size_t decoded = decode(target_of(machine), words + at, size - at);
		at += decoded ? decoded : WORD;
	}
}

static bool wanted(size_t machine, bool is_lines) {
	const char *prefix = getenv("FUZZ_PROCESSORS"), *kind = getenv("FUZZ_KIND");
	if (kind && strcmp(kind, is_lines ? "lines" : "words") != 0)
		return false;
	return !prefix || strncmp(machines[machine].processor, prefix, strlen(prefix)) == 0;
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
	(void)argc, (void)argv;
	return atexit(say_counts);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	enum { PASSED_OVER = -1 };
	bool is_lines = size && data[0] % 2;
	size_t machine = size ? data[0] / 2 % MACHINE_COUNT : 0;
	if (size == 0 || !wanted(machine, is_lines))
		return PASSED_OVER;
	if (is_lines)
		encode_lines(machine, (const char *)data + 1, size - 1);
	else
		decode_words(machine, data + 1, size - 1);
	say_millions();
	return 0;
}
