/* missing.c: symbols that no input defines though the code object needs them, with the places that need them. */
#include "linker.h"

enum { MOST_PLACES = sizeof((struct missing_symbol *)0)->places / sizeof(const char *) };

static void note(struct linker *linker, struct link_symbol *symbol, const char *place, bool is_error) {
	if (!symbol->missing) {
		*list_add(linker->arena, &linker->missing) = (struct missing_symbol){.symbol = symbol, .is_error = is_error};
		symbol->missing = (uint32_t)linker->missing.count;
	}
	struct missing_symbol *missing = &linker->missing.items[symbol->missing - 1];
	if (missing->count < MOST_PLACES)
		missing->places[missing->count] = place;
	missing->count++;
}

static enum kd_link_undefined policy(const struct linker *linker) {
	enum kd_link_undefined undefined = linker->details->undefined;
	if (undefined != KD_LINK_UNDEFINED_DEFAULT)
		return undefined;
	return linker->executable ? KD_LINK_UNDEFINED_ERROR : KD_LINK_UNDEFINED_IGNORED;
}

bool missing_check(struct linker *linker, const struct input_section *section,
                   const struct elf_relocation *relocation) {
	struct link_symbol *symbol = relocation_symbol(section, relocation);
	if (symbol->kind != LINK_UNDEFINED || symbol->binding == STB_WEAK)
		return true;
	bool external = symbol->binding != STB_LOCAL && symbol->visibility == STV_DEFAULT;
	if (external && policy(linker) == KD_LINK_UNDEFINED_IGNORED)
		return true;
	const char *place = link_place(linker, section, relocation->offset);
	if (symbol->lost) {
		diag_error(linker->diag, 0,
		           "%s: relocation refers to a discarded section: %s of %s is not linked because its section group is "
		           "in an earlier input, or because it is not part of the output",
		           place, symbol->lost->name, symbol->lost->input->name);
		return false;
	}
	bool is_error = !external || policy(linker) == KD_LINK_UNDEFINED_ERROR;
	note(linker, symbol, place, is_error);
	return !is_error;
}

static void report(struct linker *linker, const struct missing_symbol *missing) {
	static const char *const visibilities[] = {"", "internal ", "hidden ", "protected "};
	void (*say)(struct diag *, kd_pos, const char *, ...) = missing->is_error ? diag_error : diag_warning;
	say(linker->diag, 0, "undefined %ssymbol: %s; link the object or archive that defines it",
	    visibilities[missing->symbol->visibility & 3], missing->symbol->name);
	for (size_t i = 0; i < missing->count && i < MOST_PLACES; i++)
		diag_note(linker->diag, 0, "referenced by %s", missing->places[i]);
	if (missing->count > MOST_PLACES)
		diag_note(linker->diag, 0, "referenced %zu more times", missing->count - MOST_PLACES);
}

void missing_report(struct linker *linker) {
	for (size_t i = 0; i < linker->missing.count; i++)
		report(linker, &linker->missing.items[i]);
}
