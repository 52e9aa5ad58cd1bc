/* compare.c FILE...: whether libkdasm reads the metadata of code objects as AMD's code object manager, comgr, does. A
 * line for each: `same`, or what differs, then how many kernels comgr finds in it. */
#include <amd_comgr.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kdasm/code_object.h"

enum { TEXT_SIZE = 1 << 16, ET_REL = 1, TYPE_OFFSET = 16 };

static void require(amd_comgr_status_t status, const char *what) {
	const char *text = "";
	if (status == AMD_COMGR_STATUS_SUCCESS)
		return;
	amd_comgr_status_string(status, &text);
	fprintf(stderr, "%s: %s\n", what, text);
	exit(EXIT_FAILURE);
}

#define DO(call) require(call, #call)

static uint8_t *load(const char *path, size_t *size) {
	FILE *in = fopen(path, "rb");
	if (!in || fseek(in, 0, SEEK_END) != 0) {
		perror(path);
		exit(EXIT_FAILURE);
	}
	*size = (size_t)ftell(in);
	uint8_t *bytes = malloc(*size + 1);
	rewind(in);
	if (!bytes || fread(bytes, 1, *size, in) != *size) {
		perror(path);
		exit(EXIT_FAILURE);
	}
	fclose(in);
	return bytes;
}

/* comgr gives every scalar as text. */
static void text_of(const struct kd_value *value, char text[TEXT_SIZE]) {
	uint64_t natural;
	int64_t integer;
	bool truth;
	size_t size;
	const char *string = kd_value_text(value, &size);
	if (string)
		snprintf(text, TEXT_SIZE, "%.*s", (int)size, string);
	else if (kd_value_unsigned(value, &natural))
		snprintf(text, TEXT_SIZE, "%" PRIu64, natural);
	else if (kd_value_signed(value, &integer))
		snprintf(text, TEXT_SIZE, "%" PRId64, integer);
	else if (kd_value_boolean(value, &truth))
		snprintf(text, TEXT_SIZE, "%d", truth);
	else
		snprintf(text, TEXT_SIZE, "neither text nor number");
}

static bool same(const struct kd_value *ours, amd_comgr_metadata_node_t theirs);

static bool same_scalar(const struct kd_value *ours, amd_comgr_metadata_node_t theirs) {
	static char our_text[TEXT_SIZE], text[TEXT_SIZE];
	size_t size;
	DO(amd_comgr_get_metadata_string(theirs, &size, NULL));
	if (size > sizeof text)
		return false;
	DO(amd_comgr_get_metadata_string(theirs, &size, text)); /* which copies that many bytes, whatever the text has */
	text_of(ours, our_text);
	return strcmp(our_text, text) == 0;
}

static bool same_list(const struct kd_value *ours, amd_comgr_metadata_node_t theirs) {
	size_t count;
	DO(amd_comgr_get_metadata_list_size(theirs, &count));
	bool all = kd_value_kind(ours) == KD_VALUE_LIST && kd_value_count(ours) == count;
	for (size_t i = 0; all && i < count; i++) {
		amd_comgr_metadata_node_t element;
		DO(amd_comgr_index_list_metadata(theirs, i, &element));
		all = same(kd_value_at(ours, i), element);
		DO(amd_comgr_destroy_metadata(element));
	}
	return all;
}

static bool same_map(const struct kd_value *ours, amd_comgr_metadata_node_t theirs) {
	size_t count;
	DO(amd_comgr_get_metadata_map_size(theirs, &count));
	bool all = kd_value_kind(ours) == KD_VALUE_MAP && kd_value_count(ours) == count;
	for (size_t i = 0; all && i < count; i++) {
		static char key[TEXT_SIZE];
		amd_comgr_metadata_node_t value;
		text_of(kd_value_key(ours, i), key);
		if (amd_comgr_metadata_lookup(theirs, key, &value) != AMD_COMGR_STATUS_SUCCESS)
			return false;
		all = same(kd_value_at(ours, i), value);
		DO(amd_comgr_destroy_metadata(value));
	}
	return all;
}

static bool same(const struct kd_value *ours, amd_comgr_metadata_node_t theirs) {
	amd_comgr_metadata_kind_t kind;
	DO(amd_comgr_get_metadata_kind(theirs, &kind));
	switch (kind) {
	case AMD_COMGR_METADATA_KIND_MAP: return same_map(ours, theirs);
	case AMD_COMGR_METADATA_KIND_LIST: return same_list(ours, theirs);
	case AMD_COMGR_METADATA_KIND_STRING: return same_scalar(ours, theirs);
	default: return kd_value_kind(ours) == KD_VALUE_NIL;
	}
}

static size_t kernels_in(amd_comgr_metadata_node_t document) {
	amd_comgr_metadata_node_t list;
	size_t count = 0;
	if (amd_comgr_metadata_lookup(document, "amdhsa.kernels", &list) != AMD_COMGR_STATUS_SUCCESS &&
	    amd_comgr_metadata_lookup(document, "Kernels", &list) != AMD_COMGR_STATUS_SUCCESS)
		return 0;
	if (amd_comgr_get_metadata_list_size(list, &count) != AMD_COMGR_STATUS_SUCCESS)
		count = 0;
	DO(amd_comgr_destroy_metadata(list));
	return count;
}

static void compare(const struct kd_code_object *object, amd_comgr_data_t data) {
	const struct kd_value *ours = kd_code_object_metadata(object);
	amd_comgr_metadata_node_t theirs;
	amd_comgr_metadata_kind_t kind = AMD_COMGR_METADATA_KIND_NULL;
	bool read = amd_comgr_get_data_metadata(data, &theirs) == AMD_COMGR_STATUS_SUCCESS;
	if (read)
		DO(amd_comgr_get_metadata_kind(theirs, &kind));
	if (kind == AMD_COMGR_METADATA_KIND_MAP)
		printf("%s, %zu kernels\n", ours && same(ours, theirs) ? "same" : "the documents differ", kernels_in(theirs));
	else
		puts(ours ? "comgr reads no metadata" : "same, no metadata");
	if (read)
		DO(amd_comgr_destroy_metadata(theirs));
}

static void compare_file(const char *path) {
	amd_comgr_data_t data;
	size_t size;
	uint8_t *bytes = load(path, &size);
	struct kd_code_object *object = kd_code_object_open(bytes, size);
	if (kd_code_object_status(object) != KD_CODE_OBJECT_OK) {
		fprintf(stderr, "%s: %s\n", path, kd_code_object_error(object));
		exit(EXIT_FAILURE);
	}
	bool relocatable = bytes[TYPE_OFFSET] == ET_REL;
	DO(amd_comgr_create_data(relocatable ? AMD_COMGR_DATA_KIND_RELOCATABLE : AMD_COMGR_DATA_KIND_EXECUTABLE, &data));
	DO(amd_comgr_set_data(data, size, (const char *)bytes));
	compare(object, data);
	DO(amd_comgr_release_data(data));
	kd_code_object_close(object);
	free(bytes);
}

int main(int argc, char **argv) {
	for (int i = 1; i < argc; i++)
		compare_file(argv[i]);
	return EXIT_SUCCESS;
}
