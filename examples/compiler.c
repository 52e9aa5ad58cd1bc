/* compiler.c: the back end of a very small compiler: kernels of one expression each, which share a table and a counter.
 *
 *     cc examples/compiler.c $(pkg-config --cflags --libs kdasm) -o compiler
 *     ./compiler primes.hsaco 'nth_prime = in table' 'mixed = in table in 3 * + 1 +'
 *
 * Each work-item of a kernel computes out[i] from in[i]. The expression is in postfix form: `in` is in[i], `table` takes
 * an index, modulo 8, and gives an element of the table; numbers, + and * are what they seem. Every work-item also adds
 * 1 to the counter `elements`, which the program that launches the kernels finds by its name. The code is for gfx90a.
 *
 * The back end of a real compiler has the same parts: it emits lines, or encodes by itself; symbols in them become
 * fixups of the kernel; data are symbols of the image; one call makes the object. */
#include <kdasm/image.h>
#include <kdasm/instruction.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CODE_SIZE = 1024, MOST_FIXUPS = 8, MOST_KERNELS = 8, FIRST_VALUE = 2, REGISTERS = 32 };

/* A kernel while it is compiled. */
struct function {
	char name[32];
	const struct kd_target *target;
	uint8_t code[CODE_SIZE];
	size_t size;
	struct kd_instruction_symbol symbols[MOST_FIXUPS]; /* own the names in the fixups */
	struct kd_fixup fixups[MOST_FIXUPS];
	size_t fixup_count;
	struct kd_descriptor_input descriptor;
	unsigned top; /* the values on the stack are in v2, v3, ... up to before this one */
};

/* What the kernels share. */
static const uint32_t primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
static const struct kd_image_symbol data[] = {
    {.name = "primes",
     .place = KD_IMAGE_CONSTANT,
     .scope = KD_IMAGE_LOCAL,
     .bytes = primes,
     .size = sizeof primes,
     .alignment = 4},
    {.name = "elements", .place = KD_IMAGE_ZEROED, .size = 4, .alignment = 4},
};

/* One line of code; its symbol, if it has one, becomes a fixup. */
static bool emit(struct function *function, const char *line) {
	struct kd_instruction_message message;
	struct kd_instruction_symbol *symbol = &function->symbols[function->fixup_count];
	if (function->fixup_count == MOST_FIXUPS)
		return false;
	size_t size = kd_encode_with_symbol(function->target, line, strlen(line), function->code + function->size,
	                                    sizeof function->code - function->size, symbol, &message);
	if (!size) {
		fprintf(stderr, "%s\n%*s^ %s\n", line, (int)message.column - 1, "", message.text);
		return false;
	}
	if (symbol->kind != KD_FIXUP_NONE)
		function->fixups[function->fixup_count++] =
		    (struct kd_fixup){function->size + symbol->offset, symbol->name, symbol->addend, symbol->kind};
	function->size += size;
	return true;
}

static bool emit_all(struct function *function, const char *const *lines, size_t count) {
	for (size_t i = 0; i < count; i++)
		if (!emit(function, lines[i]))
			return false;
	return true;
}

/* ---- code ---- */

/* s[0:1] has the address of the arguments, s2 the work-group, v0 the work-item in it. Then s[4:5] is `in`, s[6:7] `out`,
 * s[8:9] the table, and v1 the distance of this work-item's elements. */
static bool begin(struct function *function) {
	static const char *const lines[] = {
	    "s_load_dwordx4 s[4:7], s[0:1], 0",
	    "s_getpc_b64 s[8:9]",
	    "s_add_u32 s8, s8, primes@rel32@lo+4",
	    "s_addc_u32 s9, s9, primes@rel32@hi+12",
	    "s_getpc_b64 s[10:11]",
	    "s_add_u32 s10, s10, elements@rel32@lo+4",
	    "s_addc_u32 s11, s11, elements@rel32@hi+12",
	    "s_lshl_b32 s2, s2, 8", /* 64 work-items of 4 bytes */
	    "v_lshl_add_u32 v1, v0, 2, s2",
	    "v_mov_b32 v2, 0",
	    "v_mov_b32 v3, 1",
	    "global_atomic_add v2, v3, s[10:11]",
	    "s_waitcnt lgkmcnt(0)",
	};
	return emit_all(function, lines, sizeof lines / sizeof *lines);
}

static bool end(struct function *function) {
	static const char *const lines[] = {"global_store_dword v1, v2, s[6:7]", "s_endpgm"};
	return emit_all(function, lines, sizeof lines / sizeof *lines);
}

/* What a word does: it takes so many values from the stack and puts one there. In its lines %1$u is the register of the
 * first value that it takes, which gets the result, and %2$u the one after it. */
static const struct word {
	const char *text;
	unsigned takes;
	const char *lines[4];
} words[] = {
    {"in", 0, {"global_load_dword v%1$u, v1, s[4:5]", "s_waitcnt vmcnt(0)"}},
    {"table",
     1,
     {"v_and_b32 v%1$u, 7, v%1$u", "v_lshlrev_b32 v%1$u, 2, v%1$u", "global_load_dword v%1$u, v%1$u, s[8:9]",
      "s_waitcnt vmcnt(0)"}},
    {"+", 2, {"v_add_u32 v%1$u, v%1$u, v%2$u"}},
    {"*", 2, {"v_mul_lo_u32 v%1$u, v%1$u, v%2$u"}},
};

static bool compile_number(struct function *function, const char *text) {
	char line[64], *after;
	unsigned long long number = strtoull(text, &after, 0);
	if (*after || number > UINT32_MAX || function->top == REGISTERS) {
		fprintf(stderr, "%s: '%s' is no word or 32-bit number, or there are too many values\n", function->name, text);
		return false;
	}
	snprintf(line, sizeof line, "v_mov_b32 v%u, 0x%llx", function->top++, number);
	return emit(function, line);
}

static bool compile_word(struct function *function, const char *text) {
	const struct word *word = words;
	while (word < words + sizeof words / sizeof *words && strcmp(word->text, text) != 0)
		word++;
	if (word == words + sizeof words / sizeof *words)
		return compile_number(function, text);
	if (function->top < FIRST_VALUE + word->takes || function->top - word->takes == REGISTERS) {
		fprintf(stderr, "%s: '%s' has too few values, or there are too many\n", function->name, text);
		return false;
	}
	unsigned first = function->top - word->takes;
	for (size_t i = 0; i < sizeof word->lines / sizeof *word->lines && word->lines[i]; i++) {
		char line[64];
		snprintf(line, sizeof line, word->lines[i], first, first + 1);
		if (!emit(function, line))
			return false;
	}
	function->top = first + 1;
	return true;
}

/* ---- the descriptor ---- */

static bool describe(struct function *function) {
	static const struct {
		const char *directive;
		int64_t value;
	} rows[] = {
	    {".amdhsa_user_sgpr_kernarg_segment_ptr", 1}, /* s[0:1] */
	    {".amdhsa_kernarg_size", 16},
	    {".amdhsa_next_free_vgpr", REGISTERS},
	    {".amdhsa_accum_offset", REGISTERS},
	    {".amdhsa_next_free_sgpr", 12},
	};
	char error[KD_DESCRIPTOR_TEXT_SIZE];
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		if (!kd_descriptor_set(function->target, &function->descriptor, rows[i].directive, rows[i].value, error,
		                       sizeof error)) {
			fprintf(stderr, "%s\n", error);
			return false;
		}
	}
	return true;
}

/* "name = word word ..." */
static bool compile(struct function *function, char *definition) {
	const char *name = strtok(definition, " "), *equals = strtok(NULL, " "), *text;
	if (!name || strlen(name) >= sizeof function->name || !equals || strcmp(equals, "=") != 0) {
		fprintf(stderr, "a kernel is written: name = word word ...\n");
		return false;
	}
	strcpy(function->name, name);
	function->top = FIRST_VALUE;
	if (!describe(function) || !begin(function))
		return false;
	while ((text = strtok(NULL, " ")))
		if (!compile_word(function, text))
			return false;
	if (function->top == FIRST_VALUE + 1)
		return end(function);
	fprintf(stderr, "%s: %u values are left, not 1\n", name, function->top - FIRST_VALUE);
	return false;
}

/* ---- the object ---- */

static struct kd_result *make_image(const struct kd_target *target, const struct function *functions, size_t count) {
	static const struct kd_image_argument arguments[] = {
	    {.name = "in",
	     .value_kind = KD_ARGUMENT_GLOBAL_BUFFER,
	     .address_space = KD_ADDRESS_SPACE_GLOBAL,
	     .access = KD_ACCESS_READ_ONLY,
	     .size = 8},
	    {.name = "out",
	     .value_kind = KD_ARGUMENT_GLOBAL_BUFFER,
	     .address_space = KD_ADDRESS_SPACE_GLOBAL,
	     .access = KD_ACCESS_WRITE_ONLY,
	     .size = 8,
	     .offset = 8},
	};
	const struct kd_image_options options = {.symbols = data, .symbol_count = sizeof data / sizeof *data};
	struct kd_image_kernel kernels[MOST_KERNELS];
	for (size_t i = 0; i < count; i++)
		kernels[i] = (struct kd_image_kernel){.name = functions[i].name,
		                                      .code = functions[i].code,
		                                      .code_size = functions[i].size,
		                                      .descriptor = &functions[i].descriptor,
		                                      .arguments = arguments,
		                                      .argument_count = 2,
		                                      .reqd_workgroup_size = {64, 1, 1},
		                                      .fixups = functions[i].fixups,
		                                      .fixup_count = functions[i].fixup_count};
	return kd_image_make(target, kernels, count, &options);
}

static bool write_file(const char *path, const struct kd_result *image) {
	FILE *out = fopen(path, "wb");
	bool written = out && fwrite(image->object, 1, image->object_size, out) == image->object_size;
	written = out && fclose(out) == 0 && written;
	if (!written)
		perror(path);
	return written;
}

int main(int argc, char **argv) {
	static struct function functions[MOST_KERNELS];
	char text[KD_TARGET_TEXT_SIZE];
	const struct kd_target_options options = {.processor = "gfx90a"};
	struct kd_target target;
	size_t count = argc > 2 ? (size_t)argc - 2 : 0;
	if (!count || count > MOST_KERNELS || !kd_target_init(&target, &options, text, sizeof text)) {
		fprintf(stderr, "usage: compiler FILE 'NAME = WORD...' ..., at most %d kernels\n", MOST_KERNELS);
		return EXIT_FAILURE;
	}
	for (size_t i = 0; i < count; i++) {
		functions[i].target = &target;
		if (!compile(&functions[i], argv[2 + i]))
			return EXIT_FAILURE;
	}
	struct kd_result *image = make_image(&target, functions, count);
	if (!image)
		return EXIT_FAILURE;
	for (size_t i = 0; i < image->diagnostic_count; i++)
		fprintf(stderr, "%s\n", image->diagnostics[i].message);
	int status = image->status == KD_OK && write_file(argv[1], image) ? EXIT_SUCCESS : EXIT_FAILURE;
	kd_result_free(image);
	return status;
}
