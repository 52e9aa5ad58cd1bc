/* image_symbols.c: what an image has beside its kernels: variables, constants and functions, and the fixups that refer
 * to them. */
#include <inttypes.h>

#include "base/elf_numbers.h"
#include "image.h"
#include "module/data.h"
#include "module/fixup.h"
#include "module/section.h"
#include "module/symbol.h"

enum { DATA_ALIGNMENT = 8, CODE_ALIGNMENT = 64 /* a line of the instruction cache */ };

static const uint64_t largest_alignment = UINT64_C(1) << 31;

/* ---- the kinds of fixups ---- */

static const struct fixup_row {
	enum kd_fixup_kind kind;
	uint8_t width; /* bytes */
	enum specifier specifier;
} fixup_rows[] = {
    {KD_FIXUP_ABS32_LO, 4, SPECIFIER_ABS32_LO},
    {KD_FIXUP_ABS32_HI, 4, SPECIFIER_ABS32_HI},
    {KD_FIXUP_ABS64, 8, SPECIFIER_NONE},
    {KD_FIXUP_REL32, 4, SPECIFIER_NONE},
    {KD_FIXUP_REL64, 8, SPECIFIER_REL64},
    {KD_FIXUP_ABS32, 4, SPECIFIER_NONE},
    {KD_FIXUP_GOTPCREL, 4, SPECIFIER_GOTPCREL},
    {KD_FIXUP_GOTPCREL32_LO, 4, SPECIFIER_GOTPCREL32_LO},
    {KD_FIXUP_GOTPCREL32_HI, 4, SPECIFIER_GOTPCREL32_HI},
    {KD_FIXUP_REL32_LO, 4, SPECIFIER_REL32_LO},
    {KD_FIXUP_REL32_HI, 4, SPECIFIER_REL32_HI},
};

static const struct fixup_row *fixup_row(enum kd_fixup_kind kind) {
	for (size_t i = 0; i < sizeof fixup_rows / sizeof *fixup_rows; i++)
		if (fixup_rows[i].kind == kind)
			return &fixup_rows[i];
	return NULL;
}

static const struct fixup_kind *kind_in_module(const struct fixup_row *row) {
	return row->kind == KD_FIXUP_REL32 ? &fixup_distance : fixup_of_data(row->width);
}

/* ---- checks ---- */

/* What is wrong with a fixup that must not begin before `from`; NULL: nothing. */
static const char *fixup_error(struct arena *arena, const struct kd_fixup *fixup, uint64_t from, uint64_t size) {
	const struct fixup_row *row = fixup_row(fixup->kind);
	if (!fixup->symbol || !fixup->symbol[0])
		return "it has no symbol";
	if (!row)
		return arena_printf(arena, "its kind is %d, which is none of those that kdasm/fixup.h describes", fixup->kind);
	if (fixup->offset > size || size - fixup->offset < row->width)
		return arena_printf(arena, "its %u bytes at offset 0x%" PRIx64 " are not all among the 0x%" PRIx64, row->width,
		                    fixup->offset, size);
	if (fixup->offset < from)
		return arena_printf(arena,
		                    "its offset, 0x%" PRIx64 ", is before the end of the fixup in front of it, 0x%" PRIx64
		                    "; fixups are in the order of their offsets, and none overlaps another",
		                    fixup->offset, from);
	return NULL;
}

void image_check_fixups(struct image *image, const char *what, const char *name, const struct kd_fixup *fixups,
                        size_t count, uint64_t size) {
	uint64_t from = 0;
	for (size_t i = 0; i < count; i++) {
		const char *error = fixup_error(image->arena, &fixups[i], from, size);
		if (error) {
			diag_error(&image->diag, 0, "%s '%s': fixup %zu: %s", what, name, i, error);
			return;
		}
		from = fixups[i].offset + fixup_row(fixups[i].kind)->width;
	}
}

static const char *symbol_error(struct arena *arena, const struct kd_image_symbol *symbol) {
	uint64_t alignment = symbol->alignment;
	if ((unsigned)symbol->place > KD_IMAGE_ZEROED)
		return arena_printf(arena, "its place is %d, which is none of enum kd_image_place", symbol->place);
	if ((unsigned)symbol->scope > KD_IMAGE_LOCAL)
		return arena_printf(arena, "its scope is %d, which is none of enum kd_image_scope", symbol->scope);
	if (alignment & (alignment - 1) || alignment > largest_alignment)
		return arena_printf(arena, "its alignment is %" PRIu64 "; it must be a power of two, at most %" PRIu64,
		                    alignment, largest_alignment);
	if (strncmp(symbol->name, ".L", 2) == 0 && symbol->scope != KD_IMAGE_LOCAL)
		return "names that begin with .L are left out of the symbol table, so that nobody finds it; give it another "
		       "name, or KD_IMAGE_LOCAL";
	if (!symbol->size || symbol->size > INT64_MAX)
		return arena_printf(arena, "its size is %" PRIu64 "; it must be 1 to %" PRId64, symbol->size, INT64_MAX);
	if (symbol->place == KD_IMAGE_ZEROED && (symbol->bytes || symbol->fixup_count))
		return "it is in KD_IMAGE_ZEROED and has bytes or fixups; put it into KD_IMAGE_VARIABLE";
	if (symbol->place != KD_IMAGE_ZEROED && !symbol->bytes)
		return "it has no bytes; one that begins with zeros is in KD_IMAGE_ZEROED";
	if (symbol->place == KD_IMAGE_CODE && symbol->size % INSTRUCTION_SIZE)
		return arena_printf(arena, "its machine code has %" PRIu64 " bytes; it must have a multiple of %d",
		                    symbol->size, INSTRUCTION_SIZE);
	return NULL;
}

void image_check_symbols(struct image *image) {
	for (size_t i = 0; i < image->options->symbol_count; i++) {
		const struct kd_image_symbol *symbol = &image->options->symbols[i];
		if (!symbol->name || !symbol->name[0]) {
			diag_error(&image->diag, 0, "symbol %zu has no name", i);
			continue;
		}
		const char *error = symbol_error(image->arena, symbol);
		if (error)
			diag_error(&image->diag, 0, "symbol '%s': %s", symbol->name, error);
		else
			image_check_fixups(image, "symbol", symbol->name, symbol->fixups, symbol->fixup_count, symbol->size);
	}
}

static void check_names(struct image *image, const char *what, const char *name, const struct kd_fixup *fixups,
                        size_t count) {
	for (size_t i = 0; i < count; i++)
		if (symbol_is_undefined(&image->module, image_symbol(image, fixups[i].symbol)))
			diag_error(&image->diag, 0,
			           "%s '%s': fixup %zu: nothing is called '%s' in the image, which is linked with no other object",
			           what, name, i, fixups[i].symbol);
}

void image_check_names(struct image *image, const struct kd_image_kernel *kernels, size_t count) {
	const struct kd_image_options *options = image->options;
	if (options->relocatable)
		return;
	for (size_t i = 0; i < count; i++)
		check_names(image, "kernel", kernels[i].name, kernels[i].fixups, kernels[i].fixup_count);
	for (size_t i = 0; i < options->symbol_count; i++)
		check_names(image, "symbol", options->symbols[i].name, options->symbols[i].fixups,
		            options->symbols[i].fixup_count);
}

/* ---- the module ---- */

struct section *image_section(struct image *image, const char *name, uint32_t type, uint64_t flags) {
	struct module *module = &image->module;
	const struct section_key key = {.name = section_name(module, name, strlen(name)),
	                                .type = type,
	                                .flags = flags,
	                                .unique_id = UNIQUE_NONE,
	                                .takes_name = true};
	return section_create(module, &key);
}

struct symbol *image_symbol(struct image *image, const char *name) {
	struct module *module = &image->module;
	return symbol_get(module, name_intern(&module->names, name, strlen(name)), 0);
}

static void place_fixup(struct image *image, const struct kd_fixup *fixup) {
	struct module *module = &image->module;
	const struct fixup_row *row = fixup_row(fixup->kind);
	struct value value = value_symbol(module, image_symbol(image, fixup->symbol), row->specifier, 0);
	if (fixup->addend)
		value = value_binary(module, BINARY_ADD, value, value_constant(fixup->addend), 0);
	data_fixup(module, kind_in_module(row), value, 0);
}

void image_place(struct image *image, struct symbol *symbol, const void *bytes, uint64_t size,
                 const struct kd_fixup *fixups, size_t count) {
	struct module *module = &image->module;
	const uint8_t *first = bytes;
	uint64_t at = 0;
	symbol_define_label(module, symbol, 0);
	for (size_t i = 0; i < count; i++) {
		data_bytes(module, first + at, (size_t)(fixups[i].offset - at));
		place_fixup(image, &fixups[i]);
		at = fixups[i].offset + fixup_row(fixups[i].kind)->width;
	}
	if (bytes)
		data_bytes(module, first + at, (size_t)(size - at));
	else
		data_space(module, value_constant((int64_t)size), 0, 0);
	symbol_give_size(module, symbol, value_constant((int64_t)size));
}

static void place_symbol(struct image *image, const struct kd_image_symbol *given) {
	static const uint8_t visibilities[] = {
	    [KD_IMAGE_EXPORTED] = STV_PROTECTED, [KD_IMAGE_HIDDEN] = STV_HIDDEN, [KD_IMAGE_LOCAL] = STV_DEFAULT};
	struct module *module = &image->module;
	struct symbol *symbol = image_symbol(image, given->name);
	bool is_code = given->place == KD_IMAGE_CODE;
	uint64_t alignment = given->alignment ? given->alignment : is_code ? CODE_ALIGNMENT : DATA_ALIGNMENT;
	symbol_register(module, symbol);
	symbol->binding = given->scope == KD_IMAGE_LOCAL ? STB_LOCAL : STB_GLOBAL;
	symbol->binding_set = true;
	symbol->visibility = visibilities[given->scope];
	symbol_set_type(module, symbol, is_code ? STT_FUNC : STT_OBJECT);
	data_align(module, is_code ? align_with_nops(alignment) : align_with_zeros(alignment), 0);
	image_place(image, symbol, given->bytes, given->size, given->fixups, given->fixup_count);
}

/* Addresses in constants are written by the loader. */
static bool is_relocated(const struct kd_image_symbol *symbol) {
	return symbol->place == KD_IMAGE_CONSTANT && symbol->fixup_count;
}

/* Where the symbols of a place go. */
struct home {
	enum kd_image_place place;
	bool relocated;
	uint32_t type;    /* of the section that is made for them when there is one ... */
	const char *name; /* ... called so; NULL: they go into the current one */
};

static void place_symbols(struct image *image, const struct home *home) {
	const struct kd_image_options *options = image->options;
	bool made = !home->name;
	for (size_t i = 0; i < options->symbol_count; i++) {
		const struct kd_image_symbol *symbol = &options->symbols[i];
		if (symbol->place != home->place || is_relocated(symbol) != home->relocated)
			continue;
		if (!made)
			section_switch(&image->module, image_section(image, home->name, home->type, SHF_ALLOC | SHF_WRITE), 0);
		made = true;
		place_symbol(image, symbol);
	}
}

void image_place_code(struct image *image) {
	place_symbols(image, &(struct home){.place = KD_IMAGE_CODE});
}

void image_place_data(struct image *image) {
	static const struct home homes[] = {
	    {.place = KD_IMAGE_CONSTANT},
	    {KD_IMAGE_CONSTANT, true, SHT_PROGBITS, ".data.rel.ro"},
	    {KD_IMAGE_VARIABLE, false, SHT_PROGBITS, ".data"},
	    {KD_IMAGE_ZEROED, false, SHT_NOBITS, ".bss"},
	};
	for (size_t i = 0; i < sizeof homes / sizeof *homes; i++)
		place_symbols(image, &homes[i]);
}
