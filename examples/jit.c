/* jit.c: a program that makes a kernel while it runs: machine code in, a loadable code object out, all in memory.
 *
 *     cc examples/jit.c $(pkg-config --cflags --libs kdasm) -o jit
 *     ./jit 42 store42.hsaco
 *
 * The kernel is for gfx90a and stores one number, the first argument, where its own argument points to. A runtime
 * would be handed the image: hipModuleLoadData(&module, image->object). Here it goes to a file. */
#include <kdasm/image.h>

#include <stdio.h>
#include <stdlib.h>

/* The machine code, from the code generator. Literals are words of their own, so the number is easily put in. */
enum { CODE_WORDS = 11, NUMBER_AT = 4 };

static void generate(uint32_t words[CODE_WORDS], uint32_t number) {
	static const uint32_t pattern[CODE_WORDS] = {
	    0xc0060000, 0x00000000, /* s_load_dwordx2 s[0:1], s[0:1], 0x0 */
	    0x7e000280,             /* v_mov_b32 v0, 0 */
	    0x7e0202ff, 0x00000000, /* v_mov_b32 v1, number */
	    0xbf8cc07f,             /* s_waitcnt lgkmcnt(0) */
	    0xdc708000, 0x00000100, /* global_store_dword v0, v1, s[0:1] */
	    0xbf810000,             /* s_endpgm */
	    0xbf800000, 0xbf800000, /* s_nop */
	};
	for (size_t i = 0; i < CODE_WORDS; i++)
		words[i] = pattern[i];
	words[NUMBER_AT] = number;
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
	uint32_t code[CODE_WORDS];
	if (!kd_target_init(&target, &options, text, sizeof text) || !describe(&target, &descriptor))
		return NULL;
	generate(code, number);
	const struct kd_image_argument argument = {
	    .name = "out", .value_kind = "global_buffer", .address_space = "global", .size = 8};
	const struct kd_image_kernel kernel = {.name = "store_number",
	                                       .code = code,
	                                       .code_size = sizeof code,
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
		if (!out || fclose(out) != 0 || !written)
			status = EXIT_FAILURE;
	}
	kd_result_free(image);
	return status;
}
