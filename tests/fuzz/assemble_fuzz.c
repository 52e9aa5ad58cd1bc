/* assemble_fuzz.c: a libFuzzer target over kd_assemble().
 *
 * The input is the source. Bytes from 0x80 on in front of it choose options: bits 4 to 6 which, bits 0 to 3 how. Beside
 * crashes and undefined behaviour it looks for broken promises: an object without status KD_OK, an error without a
 * place, two runs that differ, pieces that are not the whole. */
#include "fuzz.h"

#include "kdasm/kdasm.h"

/* Short runs find more: of the large amounts there are tests. */
enum { OBJECT_LIMIT = 1 << 16, WORK_LIMIT = 20000, ERROR_LIMIT = 5, MOST_OPTIONS = 16 };

/* Files are none of the fuzzer's business: .incbin might open a pipe or a device and wait. */
static bool reads_files(const char *source, size_t size) {
	return memmem(source, size, "ncbin", 5) || memmem(source, size, "NCBIN", 5) || memmem(source, size, "nclude", 6);
}

/* ---- options ---- */

static void set_processor(struct kd_options *options, unsigned how) {
	static const char *const processors[16] = {
	    "gfx900", "gfx90a:xnack+",   "gfx1030", "gfx1250", NULL,      "gfx600",         "gfx942", "gfx12-generic",
	    "gfx801", "gfx906:sramecc-", "gfx1010", "gfx1100", "gfx1201", "gfx9-4-generic", "cedar",  "gfx9999"};
	options->processor = processors[how];
}

static void set_triple(struct kd_options *options, unsigned how) {
	static const char *const triples[8] = {NULL,
	                                       "amdgcn-amd-amdhsa",
	                                       "amdgcn-amd-amdpal",
	                                       "amdgcn-mesa-mesa3d",
	                                       "amdgcn--",
	                                       "r600--",
	                                       "amdgcn-amd-amdhsa-unknown",
	                                       "x86_64"};
	options->triple = triples[how & 7];
	options->no_warnings = how >> 3;
}

static void set_features(struct kd_options *options, unsigned how) {
	static const char *const features[16] = {NULL,
	                                         "",
	                                         "+xnack",
	                                         "-xnack",
	                                         "+sramecc",
	                                         "-sramecc",
	                                         "+cumode",
	                                         "-cumode",
	                                         "+wavefrontsize32",
	                                         "+wavefrontsize64,-wavefrontsize32",
	                                         "+xnack,+sramecc",
	                                         "+tgsplit",
	                                         "+architected-flat-scratch",
	                                         "-xnack,+xnack",
	                                         "+real-true16",
	                                         "+unknown,"};
	options->features = features[how];
}

static void set_version(struct kd_options *options, unsigned how) {
	options->code_object_version = (how & 7) == 1 ? 7 : how & 7; /* 1 and 7 are wrong */
	options->fatal_warnings = how >> 3;
}

static void set_output(struct kd_options *options, unsigned how) {
	static const enum kd_output outputs[4] = {KD_OUTPUT_OBJECT, KD_OUTPUT_ASSEMBLY, KD_OUTPUT_UPGRADED,
	                                          KD_OUTPUT_OBJECT};
	options->output = outputs[how & 3];
	options->upgrade_version = how >> 2 ? 3 + (how >> 2) : 0;
	options->fill_metadata = (how & 3) == 3;
	options->insert_waits = (how & 3) != 2 && how >> 2 & 1;
}

static void set_debug(struct kd_options *options, unsigned how) {
	options->debug = how & 1;
	options->dwarf64 = how >> 1 & 1;
	options->dwarf_version = how >> 2 ? 2 + (how >> 2) : how & 2 ? 2 : 0;
}

static void set_names(struct kd_options *options, unsigned how) {
	static const struct kd_path_map maps[2] = {{"/folder", "."}, {"", "/elsewhere"}};
	options->file_name = how & 1 ? "/folder/below/file.s" : NULL;
	options->compilation_directory = how & 2 ? "/folder" : NULL;
	options->main_file_name = how & 4 ? "main.s" : NULL;
	options->path_maps = maps;
	options->path_map_count = how & 8 ? 2 : 0;
}

static void set_checks(struct kd_options *options, unsigned how) {
	static const char *const checks[8] = {"no-all",         "all",         "error",           "no-error",
	                                      "error=lds-size", "no-lds-size", "entry-alignment", "error=entry-alignment"};
	static const struct kd_symbol_definition symbols[] = {{"defined", 1}, {"k", -1}};
	char text[256];
	require(kd_check_option(&options->checks, checks[how & 7], text, sizeof text));
	options->symbols = symbols;
	options->symbol_count = how & 8 ? 2 : 0;
	options->macro_depth_limit = how & 8 ? 3 : 0;
	options->error_limit = how & 8 ? 2 : KD_NO_ERROR_LIMIT;
}

/* Takes the options off the front. */
static struct kd_options read_options(const uint8_t **data, size_t *size) {
	static void (*const set[8])(struct kd_options *, unsigned) = {set_processor, set_triple, set_features, set_version,
	                                                              set_output,    set_debug,  set_names,    set_checks};
	struct kd_options options = {.processor = "gfx900", .object_size_limit = OBJECT_LIMIT, .work_limit = WORK_LIMIT};
	for (int i = 0; i < MOST_OPTIONS && *size && **data >= 0x80; i++, ++*data, --*size)
		set[**data >> 4 & 7](&options, **data & 15);
	return options;
}

/* ---- what comes of it ---- */

/* Only .error and .warning may have nothing to say. */
static void check_diagnostic(const struct kd_diagnostic *diagnostic) {
	require(diagnostic->message && (diagnostic->message[0] || diagnostic->file));
	require(!diagnostic->file == !diagnostic->source_line && !diagnostic->file == !diagnostic->line);
	require(!diagnostic->source_line || diagnostic->caret <= strlen(diagnostic->source_line) + 1);
}

static struct kd_result *assemble(const uint8_t *source, size_t size, const struct kd_options *options) {
	struct kd_result *result = kd_assemble((const char *)source, size, options);
	size_t errors = 0;
	require(result && result->status != KD_NO_MEMORY);
	for (size_t i = 0; i < result->diagnostic_count; i++) {
		check_diagnostic(&result->diagnostics[i]);
		errors += result->diagnostics[i].severity == KD_ERROR;
	}
	require((result->status == KD_OK) == (result->object != NULL));
	require((result->status == KD_OK) == (errors == 0));
	return result;
}

struct whole {
	const struct kd_result *result;
	size_t taken;
};

static void take(void *context, const void *bytes, size_t size) {
	struct whole *whole = context;
	require(whole->result->object && size <= whole->result->object_size - whole->taken);
	require(!size || memcmp(whole->result->object + whole->taken, bytes, size) == 0);
	whole->taken += size;
}

/* The second time, in pieces. */
static void assemble_again(const uint8_t *source, size_t size, struct kd_options options,
                           const struct kd_result *first) {
	struct whole whole = {.result = first};
	options.take_object = take;
	options.take_context = &whole;
	struct kd_result *second = kd_assemble((const char *)source, size, &options);
	require(second && second->status == first->status && second->diagnostic_count == first->diagnostic_count);
	require(!second->object && whole.taken == first->object_size);
	kd_result_free(second);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	enum { SMALL = 256 };
	struct kd_options options = read_options(&data, &size);
	if (reads_files((const char *)data, size))
		return 0;
	struct kd_result *first = assemble(data, size, &options);
	if (size < SMALL)
		assemble_again(data, size, options, first);
	kd_result_free(first);
	return 0;
}
