/* comgr.c SOURCE ROUNDS: assembles and links a source with the actions of comgr that many times, and prints the seconds
 * for each. */
#include <amd_comgr.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void require(amd_comgr_status_t status, const char *what) {
	const char *text = "";
	if (status == AMD_COMGR_STATUS_SUCCESS)
		return;
	amd_comgr_status_string(status, &text);
	fprintf(stderr, "%s: %s\n", what, text);
	exit(EXIT_FAILURE);
}

#define DO(call) require(call, #call)

static double now(void) {
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static amd_comgr_data_set_t act(amd_comgr_action_kind_t kind, amd_comgr_action_info_t info,
                                amd_comgr_data_set_t input) {
	amd_comgr_data_set_t output;
	DO(amd_comgr_create_data_set(&output));
	DO(amd_comgr_do_action(kind, info, input, output));
	return output;
}

static void make(amd_comgr_action_info_t info, const char *source, size_t size) {
	amd_comgr_data_set_t sources;
	amd_comgr_data_t data;
	size_t count;
	DO(amd_comgr_create_data_set(&sources));
	DO(amd_comgr_create_data(AMD_COMGR_DATA_KIND_SOURCE, &data));
	DO(amd_comgr_set_data(data, size, source));
	DO(amd_comgr_set_data_name(data, "kernel.s"));
	DO(amd_comgr_data_set_add(sources, data));
	amd_comgr_data_set_t objects = act(AMD_COMGR_ACTION_ASSEMBLE_SOURCE_TO_RELOCATABLE, info, sources);
	amd_comgr_data_set_t images = act(AMD_COMGR_ACTION_LINK_RELOCATABLE_TO_EXECUTABLE, info, objects);
	DO(amd_comgr_action_data_count(images, AMD_COMGR_DATA_KIND_EXECUTABLE, &count));
	if (count != 1)
		exit(EXIT_FAILURE);
	DO(amd_comgr_destroy_data_set(images));
	DO(amd_comgr_destroy_data_set(objects));
	DO(amd_comgr_destroy_data_set(sources));
	DO(amd_comgr_release_data(data));
}

int main(int argc, char **argv) {
	static char source[1 << 16];
	amd_comgr_action_info_t info;
	FILE *in = argc == 3 ? fopen(argv[1], "rb") : NULL;
	if (!in)
		return EXIT_FAILURE;
	size_t size = fread(source, 1, sizeof source, in);
	fclose(in);
	DO(amd_comgr_create_action_info(&info));
	DO(amd_comgr_action_info_set_isa_name(info, "amdgcn-amd-amdhsa--gfx90a"));
	make(info, source, size);
	double start = now();
	int rounds = atoi(argv[2]);
	for (int i = 0; i < rounds; i++)
		make(info, source, size);
	printf("%.9f\n", (now() - start) / rounds);
	DO(amd_comgr_destroy_action_info(info));
	return EXIT_SUCCESS;
}
