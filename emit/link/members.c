/* members.c: the members of an archive, which become part of the link when an object needs what they define.
 *
 * As with ld.lld the symbol tables of the members say what they define, not the archive's own index, which may be
 * missing or outdated. */
#include <stddef.h>

#include "files/elf/read/archive.h"
#include "linker.h"

/* Whether it is for linkers. Bitcode is, so that it is refused like any other. */
static bool is_for_linkers(const uint8_t *bytes, size_t size) {
	enum { TYPE = offsetof(Elf64_Ehdr, e_type) };
	if (elf_file_is(bytes, size))
		return size >= TYPE + 2 && load_le(bytes + TYPE, 2) == ET_REL;
	return size >= strlen(BITCODE_MAGIC) && memcmp(bytes, BITCODE_MAGIC, strlen(BITCODE_MAGIC)) == 0;
}

/* The first of its symbols that is needed makes it part of the link, with all others. */
static void offer(struct linker *linker, struct link_input *member) {
	const struct elf_symbols *table = &member->file.symbols;
	for (size_t i = symbols_first_global(member); i < table->count; i++) {
		if (table->items[i].section == SHN_UNDEF)
			continue;
		struct link_symbol *symbol = symbol_intern(linker, table->items[i].name);
		if (resolve_offered(symbol, member)) {
			input_join(linker, member);
			return;
		}
		if (symbol->traced && symbol->provider == member)
			symbol_trace(linker, member->name, "lazy definition of", symbol);
	}
}

static void read_member(struct linker *linker, const struct kd_link_input *archive, const struct archive_member *member,
                        bool whole) {
	const uint8_t *bytes = (const uint8_t *)archive->bytes + member->offset;
	if (!whole && !is_for_linkers(bytes, member->size)) {
		diag_warning(linker->diag, 0, "%s: archive member '%.*s' is neither ET_REL nor LLVM bitcode, and is left out",
		             archive->name, (int)member->name_size, member->name);
		return;
	}
	const char *name = arena_printf(linker->arena, "%s(%.*s)", archive->name, (int)member->name_size, member->name);
	struct link_input *input = input_open(linker, name, bytes, member->size);
	if (!input)
		return;
	input->archive = archive->name;
	if (whole)
		input_join(linker, input);
	else
		offer(linker, input);
}

void members_offer(struct linker *linker, const struct kd_link_input *given, bool whole) {
	struct archive archive = archive_open(given->bytes, given->size);
	struct archive_member member;
	while (archive_next(&archive, &member))
		read_member(linker, given, &member, whole);
	if (archive.damaged)
		diag_error(linker->diag, 0, "%s: truncated or malformed archive: no member begins at offset %zu", given->name,
		           archive.at);
}
