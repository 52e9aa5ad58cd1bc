/* notes.c: the notes of several inputs. ld.lld leaves one of each input, and runtimes do not join all of them
 * (kernel/metadata/join.h): metadata becomes one note with all kernels, and what all inputs must agree on appears
 * once. */
#include "notes.h"

#include "base/note_record.h"

enum { HEADER_SIZE = sizeof(Elf64_Nhdr) };

/* ---- notes in sections ---- */

/* The note at *at, which moves after it; false at the end, or where the rest is none. */
static bool next_note(const struct input_section *section, uint64_t *at, struct note *note) {
	uint64_t left = section->size - *at;
	if (left < HEADER_SIZE)
		return false;
	const uint8_t *bytes = section->bytes + *at;
	note->name_size = load_le(bytes, 4);
	note->contents_size = load_le(bytes + 4, 4);
	note->type = load_le(bytes + 8, 4);
	uint64_t name_room = align_to(note->name_size, NOTE_ALIGNMENT);
	uint64_t room = align_to(note->contents_size, NOTE_ALIGNMENT);
	if (name_room > left - HEADER_SIZE || note->contents_size > left - HEADER_SIZE - name_room)
		return false;
	note->name = (const char *)bytes + HEADER_SIZE;
	note->contents = bytes + HEADER_SIZE + name_room;
	note->start = *at;
	*at += HEADER_SIZE + name_room + room;
	if (*at > section->size)
		*at = section->size; /* the last one need not be padded */
	note->end = *at;
	return true;
}

static bool may_have_notes(const struct input_section *section) {
	return section->type == SHT_NOTE && section->bytes && section->alignment <= NOTE_ALIGNMENT &&
	       !section->relocation_count;
}

/* ---- which notes become one, and how ---- */

bool notes_refuse(struct joining *j, const struct note_source *source, const char *why) {
	const struct note_source *first = &j->sources.items[0];
	if (j->sources.count < 2) {
		diag_error(j->linker->diag, 0, "%s: the metadata cannot be changed: %s", source->section->input->name, why);
		return false;
	}
	diag_error(j->linker->diag, 0, "%s: the metadata cannot be joined with that of %s: %s [stricter than ld.lld]",
	           source->section->input->name, (source == first ? &first[1] : first)->section->input->name, why);
	return false;
}

/* Notes that must be the same in all inputs. */
static bool join_equal(struct joining *j, struct buffer *out) {
	const struct note_source *first = &j->sources.items[0];
	for (size_t i = 1; i < j->sources.count; i++) {
		const struct note_source *other = &j->sources.items[i];
		if (other->note.contents_size == first->note.contents_size &&
		    memcmp(other->note.contents, first->note.contents, (size_t)first->note.contents_size) == 0)
			continue;
		diag_error(j->linker->diag, 0,
		           "%s: the note of type %u differs from that of %s, but a code object has only one; assemble all "
		           "inputs for the same target and version [stricter than ld.lld]",
		           other->section->input->name, (unsigned)first->note.type, first->section->input->name);
		return false;
	}
	buffer_put(out, first->note.contents, (size_t)first->note.contents_size);
	return true;
}

static const struct note_kind {
	const char *name;
	uint32_t type;
	bool (*join)(struct joining *j, struct buffer *out);
} kinds[] = {
    {NOTE_AMDGPU, NT_AMDGPU_METADATA, notes_join_metadata},
    {NOTE_AMD, NT_AMD_HSA_METADATA, notes_join_metadata_v2},
    {NOTE_AMD, NT_AMD_HSA_CODE_OBJECT_VERSION, join_equal},
    {NOTE_AMD, NT_AMD_HSA_ISA_VERSION, join_equal},
    {NOTE_AMD, NT_AMD_HSA_ISA_NAME, join_equal},
};

enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };

static bool is_of_kind(const struct note *note, const struct note_kind *kind) {
	size_t size = strlen(kind->name) + 1;
	return note->type == kind->type && note->name_size == size && memcmp(note->name, kind->name, size) == 0;
}

static void add_note(struct joining all[KIND_COUNT], struct input_section *section, const struct note *note) {
	for (size_t i = 0; i < KIND_COUNT; i++) {
		if (!is_of_kind(note, &kinds[i]))
			continue;
		*list_add(all[i].linker->arena, &all[i].sources) = (struct note_source){section, *note};
		all[i].size += note->contents_size;
	}
}

static void find_notes(const struct linker *linker, struct joining all[KIND_COUNT]) {
	for (size_t i = 0; i < linker->sections.count; i++) {
		struct input_section *section = linker->sections.items[i];
		struct note note;
		for (uint64_t at = 0; may_have_notes(section) && next_note(section, &at, &note);)
			add_note(all, section, &note);
	}
}

/* ---- kernels that several inputs have ---- */

static bool defines(const struct joining *j, const struct note_source *source, const char *symbol, size_t size) {
	const struct name *name = name_find(&j->linker->names, symbol, size);
	const struct link_symbol *known = name ? name->entry : NULL;
	return known && known->kind == LINK_DEFINED && known->input == source->section->input;
}

void notes_add_kernel(struct joining *j, const struct note_source *source, const char *text, size_t size,
                      size_t symbol_size) {
	struct name *name = name_intern(&j->kernels, text, size);
	const struct note_source *known = name->constant_entry;
	j->has_copies |= known && known != source;
	if (!known || (!defines(j, known, text, symbol_size) && defines(j, source, text, symbol_size)))
		name->constant_entry = source;
}

bool notes_is_copy(struct joining *j, const struct note_source *source, const char *text, size_t size) {
	const struct name *name = name_find(&j->kernels, text, size);
	return name && name->constant_entry && name->constant_entry != source;
}

/* ---- formats of printf ---- */

/* The number that an entry begins with, which the code passes; 0 for formats that are found in another way. In YAML a
 * quote may come in front of it. */
static const char *format_number(const char *text, size_t size, size_t *digits) {
	static const char all[] = "0123456789";
	size_t at = size && (*text == '\'' || *text == '"');
	for (*digits = 0; at + *digits < size && memchr(all, text[at + *digits], sizeof all - 1);)
		++*digits;
	return *digits == 1 && text[at] == '0' ? NULL : text + at;
}

bool notes_add_format(struct joining *j, const struct note_source *source, const char *text, size_t size) {
	struct name *format = name_intern(&j->formats, text, size);
	size_t digits;
	if (format->constant_entry)
		return false;
	format->constant_entry = source;
	const char *digit = format_number(text, size, &digits);
	if (!digit || !digits)
		return true;
	struct name *number = name_intern(&j->format_numbers, digit, digits);
	const struct note_source *known = number->constant_entry;
	if (!known)
		number->constant_entry = source;
	else if (known != source)
		diag_warning(j->linker->diag, 0,
		             "%s: printf format %.*s differs from the one in %s: runtimes use one of them for both and print "
		             "the wrong text; compile both sources as one",
		             source->section->input->name, NAME_ARGS(number), known->section->input->name);
	return true;
}

/* ---- one note instead of several ---- */

/* Writes a section anew, from the note at `at` on, without notes of the kind. */
static void rewrite(const struct note_kind *kind, struct input_section *section, uint64_t at, struct buffer *out) {
	struct note note;
	while (next_note(section, &at, &note))
		if (!is_of_kind(&note, kind))
			buffer_put(out, section->bytes + note.start, (size_t)(note.end - note.start));
	buffer_put(out, section->bytes + at, (size_t)(section->size - at));
	section->bytes = out->data;
	section->size = out->size;
}

/* The joined note is in the place of the first one. */
static void join(struct joining *j, const struct note_kind *kind) {
	struct buffer out = buffer_in(j->linker->arena);
	const struct note_source *first = j->sources.items;
	bool changes = kind->join == notes_join_metadata && j->linker->kernel_needs.count;
	if (j->sources.count < (changes ? 1 : 2))
		return;
	j->arena = arena_new_below(j->linker->arena);
	names_init(&j->kernels, j->arena);
	names_reserve(&j->kernels, j->sources.count);
	names_init(&j->formats, j->arena);
	names_init(&j->format_numbers, j->arena);
	buffer_put(&out, first->section->bytes, (size_t)first->note.start);
	size_t contents =
	    note_record_begin(&out, first->note.name, (size_t)first->note.name_size, (uint32_t)first->note.type);
	bool joined = kind->join(j, &out);
	arena_free(j->arena);
	if (!joined)
		return;
	note_record_end(&out, (size_t)first->note.start, contents);
	rewrite(kind, first->section, first->note.end, &out);
	for (size_t i = j->sources.count; --i > 0;) {
		struct buffer rest = buffer_in(j->linker->arena);
		if (j->sources.items[i].section != j->sources.items[i - 1].section)
			rewrite(kind, j->sources.items[i].section, 0, &rest);
	}
}

/* Text and MessagePack: no runtime reads both. */
static void check_versions(struct linker *linker, const struct joining *later, const struct joining *old) {
	if (later->sources.count && old->sources.count)
		diag_error(linker->diag, 0,
		           "%s has metadata of code object version 2, but %s has that of a later version: they cannot be "
		           "joined; assemble both for the same version [stricter than ld.lld]",
		           old->sources.items[0].section->input->name, later->sources.items[0].section->input->name);
}

void notes_join(struct linker *linker) {
	struct joining all[KIND_COUNT] = {0};
	for (size_t i = 0; i < KIND_COUNT; i++)
		all[i].linker = linker;
	find_notes(linker, all);
	check_versions(linker, &all[0], &all[1]);
	for (size_t i = 0; i < KIND_COUNT && !linker->diag->errors; i++)
		join(&all[i], &kinds[i]);
}
