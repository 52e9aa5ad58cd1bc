/* jit.c: a program that makes a kernel while it runs: instructions in, a loadable code object out, all in memory.
 *
 *     cc examples/jit.c $(pkg-config --cflags --libs kdasm) -o jit
 *     ./jit 42 store42.hsaco
 *
 * The kernel is for gfx90a and stores one number, the first argument, where its own argument points to. A runtime
 * would be handed the image: hipModuleLoadData(&module, image->object). Here it goes to a file. */
#include <kdasm/image.h>
#include <kdasm/instruction.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Machine code while it is made. */
struct code {
	uint8_t bytes[256];
	size_t size;
};

static bool add(struct code *code, const struct kd_target *target, const char *line) {
	struct kd_instruction_message message;
	size_t size =
	    kd_encode(target, line, strlen(line), code->bytes + code->size, sizeof code->bytes - code->size, &message);
	code->size += size;
	if (!size)
		fprintf(stderr, "%s\n%*s^ %s\n", line, (int)message.column - 1, "", message.text);
	return size > 0;
}

static bool generate(struct code *code, const struct kd_target *target, uint32_t number) {
	char load_number[64];
	snprintf(load_number, sizeof load_number, "v_mov_b32 v1, 0x%x", (unsigned)number);
	const char *const lines[] = {
	    "s_load_dwordx2 s[0:1], s[0:1], 0",  "v_mov_b32 v0, 0", load_number, "s_waitcnt lgkmcnt(0)",
	    "global_store_dword v0, v1, s[0:1]", "s_endpgm",
	};
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		if (!add(code, target, lines[i]))
			return false;
	return true;
}

/* The directives that a source would have between .amdhsa_kernel and .end_amdhsa_kernel. */
static bool describe(const struct kd_target *target, struct kd_descriptor_input *descriptor) {
	static const struct {
		const char *directive;
		int64_t value;
	} rows[] = {
	    {".amdhsa_user_sgpr_kernarg_segment_ptr", 1}, /* s[0:1] */
	    {".amdhsa_kernarg_size", 8},
	    {".amdhsa_next_free_vgpr", 2},
	    {".amdhsa_accum_offset", 4},
	    {".amdhsa_next_free_sgpr", 2},
	};
	char error[KD_DESCRIPTOR_TEXT_SIZE];
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		if (!kd_descriptor_set(target, descriptor, rows[i].directive, rows[i].value, error, sizeof error)) {
			fprintf(stderr, "%s\n", error);
			return false;
		}
	}
	return true;
}

static struct kd_result *make_image(uint32_t number) {
	char text[KD_TARGET_TEXT_SIZE];
	const struct kd_target_options options = {.processor = "gfx90a", .code_object_version = 4};
	struct kd_target target;
	struct kd_descriptor_input descriptor = {0};
	struct code code = {.size = 0};
	if (!kd_target_init(&target, &options, text, sizeof text) || !describe(&target, &descriptor) ||
	    !generate(&code, &target, number))
		return NULL;
	const struct kd_image_argument argument = {
	    .name = "out", .value_kind = KD_ARGUMENT_GLOBAL_BUFFER, .address_space = KD_ADDRESS_SPACE_GLOBAL, .size = 8};
	const struct kd_image_kernel kernel = {.name = "store_number",
	                                       .code = code.bytes,
	                                       .code_size = code.size,
	                                       .descriptor = &descriptor,
	                                       .arguments = &argument,
	                                       .argument_count = 1};
	return kd_image_make(&target, &kernel, 1, NULL);
}

int main(int argc, char **argv) {
	struct kd_result *image = make_image(argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 0) : 42);
	if (!image)
		return EXIT_FAILURE;
	for (size_t i = 0; i < image->diagnostic_count; i++)
		fprintf(stderr, "%s\n", image->diagnostics[i].message);
	int status = image->status == KD_OK ? EXIT_SUCCESS : EXIT_FAILURE;
	if (image->status == KD_OK)
		printf("store_number: %zu bytes\n", image->object_size);
	if (image->status == KD_OK && argc > 2) {
		FILE *out = fopen(argv[2], "wb");
		bool written = out && fwrite(image->object, 1, image->object_size, out) == image->object_size;
		if (!out || fclose(out) != 0 || !written) {
			perror(argv[2]);
			status = EXIT_FAILURE;
		}
	}
	kd_result_free(image);
	return status;
}
