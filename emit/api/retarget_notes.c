/* retarget_notes.c: the target in the metadata of a finished object.
 *
 * MessagePack is spliced, so that all else in a document stays as it is. Notes that have no room where they are go to
 * the end of the file, and are no longer loaded: runtimes read them from the file. */
#include <elf.h>
#include <stddef.h>
#include <string.h>

#include "retarget.h"

enum { NOTE_HEADER_SIZE = sizeof(Elf64_Nhdr) };

/* Bytes of a file. */
struct part {
	uint64_t offset, size;
};

static bool is_in(const struct part *part, uint64_t offset) {
	return offset >= part->offset && offset - part->offset < part->size;
}

/* ---- documents ---- */

/* The value of the key in a document, in its bytes; NULL: it has none. */
static const char *target_in(const struct kd_note *note, size_t *size) {
	const struct kd_value *value = kd_value_find(note->metadata, "amdhsa.target");
	return kd_value_kind(value) == KD_VALUE_STRING ? kd_value_text(value, size) : NULL;
}

/* How many bytes before a string say how long it is. */
static size_t header_of(const char *text, size_t size) {
	const uint8_t *before = (const uint8_t *)text;
	if (size < 32 && before[-1] == (0xa0 | size))
		return 1;
	if (size < 256 && before[-2] == 0xd9)
		return 2;
	return before[-3] == 0xda ? 3 : 5;
}

/* Target IDs are shorter than 256 bytes. */
static void put_string(struct buffer *out, const char *text, size_t size) {
	if (size < 32) {
		buffer_put_le(out, 0xa0 | size, 1);
	} else {
		buffer_put_le(out, 0xd9, 1);
		buffer_put_le(out, size, 1);
	}
	buffer_put(out, text, size);
}

static void put_document(const struct retarget *retarget, const struct kd_note *note, struct buffer *out) {
	char id[KD_TARGET_ID_SIZE];
	size_t size, length = kd_target_id_format(&retarget->target, id, sizeof id);
	const char *text = target_in(note, &size);
	const uint8_t *begin = (const uint8_t *)text - header_of(text, size), *end = (const uint8_t *)text + size;
	buffer_put(out, note->bytes, (size_t)(begin - note->bytes));
	put_string(out, id, length);
	buffer_put(out, end, (size_t)(note->bytes + note->size - end));
}

/* ---- notes ---- */

static size_t offset_of(const struct retarget *retarget, const void *bytes) {
	return (size_t)((const uint8_t *)bytes - retarget->object->bytes);
}

static size_t aligned(size_t size) {
	return (size + NOTE_ALIGNMENT - 1) & ~(size_t)(NOTE_ALIGNMENT - 1);
}

/* The notes of a part with the new documents. */
static void put_notes(const struct retarget *retarget, const struct part *part, struct buffer *out) {
	const struct kd_code_object *object = retarget->object;
	size_t at = (size_t)part->offset, end = at + (size_t)part->size, size;
	for (size_t i = 0; i < object->notes.count; i++) {
		const struct kd_note *note = &object->notes.items[i];
		if (!is_in(part, offset_of(retarget, note->bytes)) || !target_in(note, &size))
			continue;
		struct buffer document = buffer_in(retarget->arena);
		size_t header = offset_of(retarget, note->name) - NOTE_HEADER_SIZE;
		size_t begin = offset_of(retarget, note->bytes), after = begin + aligned(note->size);
		if (header < at || begin + note->size > end) /* parts overlap in a damaged file */
			continue;
		put_document(retarget, note, &document);
		buffer_put(out, object->bytes + at, header - at);
		size_t place = out->size;
		buffer_put(out, object->bytes + header, begin - header);
		store_le(out->data + place + offsetof(Elf64_Nhdr, n_descsz), document.size, sizeof(Elf64_Word));
		buffer_put(out, document.data, document.size);
		buffer_put_zeros(out, aligned(document.size) - document.size);
		at = after < end ? after : end;
	}
	buffer_put(out, object->bytes + at, end - at);
}

/* Sections, or segments without them. */
static bool is_in_file(const struct retarget *retarget, const struct part *part) {
	size_t size = retarget->object->size;
	return part->offset <= size && part->size <= size - part->offset;
}

static bool find_part(const struct retarget *retarget, const struct kd_note *note, struct part *part) {
	const struct elf_file *elf = &retarget->object->elf;
	uint64_t offset = offset_of(retarget, note->bytes);
	for (size_t i = 0; i < elf->section_count; i++) {
		*part = (struct part){elf->sections[i].offset, elf->sections[i].size};
		if (elf->sections[i].type == SHT_NOTE && is_in(part, offset))
			return is_in_file(retarget, part);
	}
	for (size_t i = 0; i < elf->segment_count; i++) {
		*part = (struct part){elf->segments[i].offset, elf->segments[i].file_size};
		if (elf->segments[i].type == PT_NOTE && is_in(part, offset))
			return is_in_file(retarget, part);
	}
	return false;
}

/* ---- places ---- */

/* No segment with notes has more than the part: it could not follow it. */
static bool is_alone(const struct retarget *retarget, const struct part *part) {
	const struct elf_file *elf = &retarget->object->elf;
	for (size_t i = 0; i < elf->segment_count; i++) {
		const struct elf_segment *segment = &elf->segments[i];
		const struct part other = {segment->offset, segment->file_size};
		if (segment->type == PT_NOTE && is_in(&other, part->offset) &&
		    (other.offset != part->offset || other.size != part->size))
			return false;
	}
	return true;
}

static void place_segments(struct retarget *retarget, const struct part *from, const struct part *to) {
	const struct elf_file *elf = &retarget->object->elf;
	uint64_t table = load_le(elf->bytes + offsetof(Elf64_Ehdr, e_phoff), 8);
	for (size_t i = 0; i < elf->segment_count; i++) {
		Elf64_Phdr segment;
		uint8_t *at = retarget->file.data + table + i * sizeof segment;
		memcpy(&segment, at, sizeof segment);
		if (segment.p_type != PT_NOTE || segment.p_offset != from->offset)
			continue;
		if (to->offset != from->offset)
			segment.p_vaddr = segment.p_paddr = 0;
		segment.p_offset = to->offset;
		segment.p_filesz = segment.p_memsz = to->size;
		memcpy(at, &segment, sizeof segment);
	}
}

static void place_section(struct retarget *retarget, const struct part *from, const struct part *to) {
	const struct elf_file *elf = &retarget->object->elf;
	uint64_t table = load_le(elf->bytes + offsetof(Elf64_Ehdr, e_shoff), 8);
	for (size_t i = 0; i < elf->section_count; i++) {
		Elf64_Shdr section;
		uint8_t *at = retarget->file.data + table + i * sizeof section;
		memcpy(&section, at, sizeof section);
		if (section.sh_type != SHT_NOTE || section.sh_offset != from->offset)
			continue;
		if (to->offset != from->offset && elf->type != ET_REL) {
			section.sh_addr = 0;
			section.sh_flags &= ~(Elf64_Xword)SHF_ALLOC;
		}
		section.sh_offset = to->offset;
		section.sh_size = to->size;
		memcpy(at, &section, sizeof section);
	}
}

/* In place, or at the end of the file. */
static void put_part(struct retarget *retarget, const struct part *from, const struct buffer *notes) {
	struct part to = {from->offset, notes->size};
	if (notes->size <= from->size) {
		memset(retarget->file.data + from->offset, 0, (size_t)from->size);
	} else {
		buffer_put_zeros(&retarget->file, aligned(retarget->file.size) - retarget->file.size);
		to.offset = retarget->file.size;
		buffer_put_zeros(&retarget->file, notes->size);
	}
	memcpy(retarget->file.data + to.offset, notes->data, notes->size);
	place_segments(retarget, from, &to);
	place_section(retarget, from, &to);
}

static void change_part(struct retarget *retarget, const struct part *part) {
	struct buffer notes = buffer_in(retarget->arena);
	put_notes(retarget, part, &notes);
	if (notes.size == part->size)
		memcpy(retarget->file.data + part->offset, notes.data, notes.size);
	else if (is_alone(retarget, part))
		put_part(retarget, part, &notes);
	else
		diag_error(
		    &retarget->diag, 0,
		    "the metadata are in a segment together with other notes, which leave no room for another target ID; "
		    "compile or assemble the object again");
}

void retarget_notes(struct retarget *retarget) {
	const struct kd_code_object *object = retarget->object;
	struct part last = {0, 0}, part;
	size_t size;
	for (size_t i = 0; i < object->notes.count; i++) {
		const struct kd_note *note = &object->notes.items[i];
		if (!target_in(note, &size) || is_in(&last, offset_of(retarget, note->bytes)))
			continue;
		if (!find_part(retarget, note, &part))
			continue;
		last = part;
		change_part(retarget, &part);
	}
}
