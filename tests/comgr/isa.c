/* isa.c: prints the name that AMD's code object manager, comgr, gives the ISA of each code object; "-" if none. */
#include <amd_comgr.h>

#include <stdio.h>
#include <stdlib.h>

enum { MOST = 1 << 20 };

static void print_isa(const char *bytes, size_t size, amd_comgr_data_kind_t kind) {
	amd_comgr_data_t data;
	char isa[256] = "-";
	size_t length = sizeof isa;
	if (amd_comgr_create_data(kind, &data) != AMD_COMGR_STATUS_SUCCESS)
		exit(EXIT_FAILURE);
	if (amd_comgr_set_data(data, size, bytes) != AMD_COMGR_STATUS_SUCCESS ||
	    amd_comgr_get_data_isa_name(data, &length, isa) != AMD_COMGR_STATUS_SUCCESS)
		snprintf(isa, sizeof isa, "-");
	puts(isa);
	amd_comgr_release_data(data);
}

int main(int argc, char **argv) {
	static char bytes[MOST];
	for (int i = 1; i < argc; i++) {
		FILE *in = fopen(argv[i], "rb");
		if (!in) {
			perror(argv[i]);
			return EXIT_FAILURE;
		}
		size_t size = fread(bytes, 1, MOST, in);
		fclose(in);
		print_isa(bytes, size, AMD_COMGR_DATA_KIND_RELOCATABLE);
	}
	return EXIT_SUCCESS;
}
