/* read.c: prints what AMD's code object manager, comgr, makes of a linked code object: its target, its symbols, and
 * of each kernel's metadata the name, the symbol, the size of the kernarg segment and the arguments. */
#include <amd_comgr.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static void require(amd_comgr_status_t status, const char *what) {
	const char *text = "";
	if (status == AMD_COMGR_STATUS_SUCCESS)
		return;
	amd_comgr_status_string(status, &text);
	fprintf(stderr, "%s: %s\n", what, text);
	exit(EXIT_FAILURE);
}

#define DO(call) require(call, #call)

static char *load(const char *path, size_t *size) {
	enum { MOST = 1 << 24 };
	char *bytes = malloc(MOST);
	FILE *in = fopen(path, "rb");
	if (!in || !bytes) {
		perror(path);
		exit(EXIT_FAILURE);
	}
	*size = fread(bytes, 1, MOST, in);
	fclose(in);
	return bytes;
}

/* For a string of comgr, which copies as many bytes as it is told even after the string's end. */
static char *room(size_t size) {
	char *text = malloc(size);
	if (!text) {
		perror("comgr");
		exit(EXIT_FAILURE);
	}
	return text;
}

static amd_comgr_status_t print_symbol(amd_comgr_symbol_t symbol, void *unused) {
	size_t length;
	uint64_t size;
	amd_comgr_symbol_type_t type;
	char name[256];
	bool undefined;
	(void)unused;
	DO(amd_comgr_symbol_get_info(symbol, AMD_COMGR_SYMBOL_INFO_NAME_LENGTH, &length));
	if (length >= sizeof name)
		return AMD_COMGR_STATUS_ERROR;
	DO(amd_comgr_symbol_get_info(symbol, AMD_COMGR_SYMBOL_INFO_NAME, name));
	DO(amd_comgr_symbol_get_info(symbol, AMD_COMGR_SYMBOL_INFO_TYPE, &type));
	DO(amd_comgr_symbol_get_info(symbol, AMD_COMGR_SYMBOL_INFO_SIZE, &size));
	DO(amd_comgr_symbol_get_info(symbol, AMD_COMGR_SYMBOL_INFO_IS_UNDEFINED, &undefined));
	printf("symbol %s type %d size %llu%s\n", name, (int)type, (unsigned long long)size, undefined ? " undefined" : "");
	return AMD_COMGR_STATUS_SUCCESS;
}

/* Prints the string that a key of a map has, if it has one. */
static void print_key(amd_comgr_metadata_node_t map, const char *key) {
	amd_comgr_metadata_node_t value;
	size_t size;
	if (amd_comgr_metadata_lookup(map, key, &value) != AMD_COMGR_STATUS_SUCCESS)
		return;
	DO(amd_comgr_get_metadata_string(value, &size, NULL));
	char *text = room(size);
	DO(amd_comgr_get_metadata_string(value, &size, text));
	printf(" %s %s", key, text);
	free(text);
	DO(amd_comgr_destroy_metadata(value));
}

static void print_list(amd_comgr_metadata_node_t map, const char *key, void (*print)(amd_comgr_metadata_node_t)) {
	amd_comgr_metadata_node_t list, item;
	size_t count;
	if (amd_comgr_metadata_lookup(map, key, &list) != AMD_COMGR_STATUS_SUCCESS)
		return;
	DO(amd_comgr_get_metadata_list_size(list, &count));
	for (size_t i = 0; i < count; i++) {
		DO(amd_comgr_index_list_metadata(list, i, &item));
		print(item);
		DO(amd_comgr_destroy_metadata(item));
	}
	DO(amd_comgr_destroy_metadata(list));
}

static void print_argument(amd_comgr_metadata_node_t argument) {
	static const char *const keys[] = {".name", ".size", ".offset", ".value_kind"};
	printf("argument");
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		print_key(argument, keys[i]);
	printf("\n");
}

static void print_kernel(amd_comgr_metadata_node_t kernel) {
	static const char *const keys[] = {".name", ".symbol", ".kernarg_segment_size", ".wavefront_size"};
	printf("kernel");
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		print_key(kernel, keys[i]);
	printf("\n");
	print_list(kernel, ".args", print_argument);
}

int main(int argc, char **argv) {
	amd_comgr_data_t data;
	amd_comgr_metadata_node_t metadata;
	size_t size, isa_size;
	if (argc != 2)
		return EXIT_FAILURE;
	char *bytes = load(argv[1], &size);
	DO(amd_comgr_create_data(AMD_COMGR_DATA_KIND_EXECUTABLE, &data));
	DO(amd_comgr_set_data(data, size, bytes));
	DO(amd_comgr_get_data_isa_name(data, &isa_size, NULL));
	char *isa = room(isa_size);
	DO(amd_comgr_get_data_isa_name(data, &isa_size, isa));
	printf("target %s\n", isa);
	free(isa);
	DO(amd_comgr_iterate_symbols(data, print_symbol, NULL));
	DO(amd_comgr_get_data_metadata(data, &metadata));
	print_list(metadata, "amdhsa.kernels", print_kernel);
	DO(amd_comgr_destroy_metadata(metadata));
	DO(amd_comgr_release_data(data));
	free(bytes);
	return EXIT_SUCCESS;
}
