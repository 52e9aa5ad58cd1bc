/* library.c: a code object made in memory with libkdasm.
 *
 *     cc examples/library.c $(pkg-config --cflags --libs kdasm) -o library
 *     ./library kernel.o
 *
 * A code generator has its machine code already. It needs a code object around it, and gets one
 * by writing the directives into a buffer. Without an argument the object is thrown away. */
#include <kdasm/kdasm.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* What the code generator knows about its kernel. */
static const char kernel_name[] = "store_nothing";
static const uint32_t machine_code[] = {
    0xbf810000, /* s_endpgm */
};
enum { SGPRS = 2, VGPRS = 1, ARGUMENT_BYTES = 8 };

/* Writes the source of the code object to `out`. */
static void write_source(FILE *out) {
	fprintf(out, ".globl %s\n.p2align 8\n.type %s,@function\n%s:\n", kernel_name, kernel_name, kernel_name);
	for (size_t i = 0; i < sizeof machine_code / sizeof machine_code[0]; i++)
		fprintf(out, "\t.long 0x%08" PRIx32 "\n", machine_code[i]);
	fprintf(out, "\t.size %s, . - %s\n", kernel_name, kernel_name);

	fprintf(out, ".rodata\n.p2align 6\n.amdhsa_kernel %s\n", kernel_name);
	fprintf(out, "\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n");
	fprintf(out, "\t.amdhsa_kernarg_size %d\n", ARGUMENT_BYTES);
	fprintf(out, "\t.amdhsa_next_free_vgpr %d\n", VGPRS);
	fprintf(out, "\t.amdhsa_next_free_sgpr %d\n", SGPRS);
	fprintf(out, ".end_amdhsa_kernel\n");
}

static void print_diagnostics(const struct kd_result *result) {
	static const char *const severities[] = {
	    [KD_NOTE] = "note",
	    [KD_WARNING] = "warning",
	    [KD_ERROR] = "error",
	};
	for (size_t i = 0; i < result->diagnostic_count; i++) {
		const struct kd_diagnostic *d = &result->diagnostics[i];
		if (d->file)
			fprintf(stderr, "%s:%u:%u: ", d->file, d->line, d->column);
		fprintf(stderr, "%s: %s\n", severities[d->severity], d->message);
	}
}

static int write_object(const struct kd_result *result, const char *path) {
	FILE *out = fopen(path, "wb");
	if (!out) {
		perror(path);
		return EXIT_FAILURE;
	}
	size_t written = fwrite(result->object, 1, result->object_size, out);
	if (fclose(out) != 0 || written != result->object_size) {
		perror(path);
		return EXIT_FAILURE;
	}
	return EXIT_SUCCESS;
}

int main(int argc, char **argv) {
	char *source = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&source, &size);
	if (!out)
		return EXIT_FAILURE;
	write_source(out);
	if (fclose(out) != 0)
		return EXIT_FAILURE;

	struct kd_options options = {.file_name = kernel_name, .processor = "gfx906:xnack-"};
	struct kd_result *result = kd_assemble(source, size, &options);
	free(source);
	if (!result)
		return EXIT_FAILURE;

	print_diagnostics(result);
	int status = EXIT_FAILURE;
	if (result->status == KD_OK) {
		printf("%s: %zu bytes for %s\n", kernel_name, result->object_size, options.processor);
		status = argc > 1 ? write_object(result, argv[1]) : EXIT_SUCCESS;
	}
	kd_result_free(result);
	return status;
}
