/* image.c ROUNDS: makes the image of one kernel in memory that many times, and prints the seconds for each. */
#include <kdasm/image.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static bool describe(const struct kd_target *target, struct kd_descriptor_input *descriptor) {
	char error[KD_DESCRIPTOR_TEXT_SIZE];
	return kd_descriptor_set(target, descriptor, ".amdhsa_user_sgpr_kernarg_segment_ptr", 1, error, sizeof error) &&
	       kd_descriptor_set(target, descriptor, ".amdhsa_kernarg_size", 8, error, sizeof error) &&
	       kd_descriptor_set(target, descriptor, ".amdhsa_next_free_vgpr", 2, error, sizeof error) &&
	       kd_descriptor_set(target, descriptor, ".amdhsa_accum_offset", 4, error, sizeof error) &&
	       kd_descriptor_set(target, descriptor, ".amdhsa_next_free_sgpr", 2, error, sizeof error);
}

/* All that a new kernel takes once the target is known; false if it failed. */
static bool make(const struct kd_target *target) {
	static const uint32_t code[64] = {0xbf810000};
	static const struct kd_image_argument argument = {
	    .name = "out", .value_kind = KD_ARGUMENT_GLOBAL_BUFFER, .address_space = KD_ADDRESS_SPACE_GLOBAL, .size = 8};
	struct kd_descriptor_input descriptor = {0};
	const struct kd_image_kernel kernel = {.name = "kernel",
	                                       .code = code,
	                                       .code_size = sizeof code,
	                                       .descriptor = &descriptor,
	                                       .arguments = &argument,
	                                       .argument_count = 1};
	if (!describe(target, &descriptor))
		return false;
	struct kd_result *image = kd_image_make(target, &kernel, 1, NULL);
	bool made = image && image->status == KD_OK;
	kd_result_free(image);
	return made;
}

int main(int argc, char **argv) {
	char text[KD_TARGET_TEXT_SIZE];
	const struct kd_target_options options = {.processor = "gfx90a", .code_object_version = 4};
	struct kd_target target;
	int rounds = argc > 1 ? atoi(argv[1]) : 1000;
	if (!kd_target_init(&target, &options, text, sizeof text) || !make(&target))
		return EXIT_FAILURE;
	double start = now();
	for (int i = 0; i < rounds; i++)
		if (!make(&target))
			return EXIT_FAILURE;
	printf("%.9f\n", (now() - start) / rounds);
	return EXIT_SUCCESS;
}
