/* frame_header.c: .eh_frame_hdr, by which the entry of a function in .eh_frame is found: a table of the functions, by
 * address. It is filled in last, because the addresses are those that relocations have stored. */
#include <stdlib.h>

#include "base/dwarf_numbers.h"
#include "base/leb128.h"
#include "linker.h"

enum {
	HEADER_SIZE = 12,
	ENTRY_SIZE = 8,
	FORM_BITS = 0x0f,    /* of an encoding: how a pointer is stored */
	BASE_BITS = 0x70,    /* to what it is relative */
	VERSION_OFFSET = 8,  /* in a CIE */
	FUNCTION_OFFSET = 8, /* of the address, in an FDE */
	DATA_RELATIVE = 0x30 /* DW_EH_PE_datarel: to the header */
};

static size_t function_count(const struct linker *linker) {
	size_t count = 0;
	for (size_t i = 0; i < linker->frames.count; i++)
		count += !frames_is_common(linker->frames.items[i].section, linker->frames.items[i].piece);
	return count;
}

void frame_header_make(struct linker *linker) {
	if (!linker->details->frame_header || !linker->eh_frame)
		return;
	linker->frame_header = section_make(linker, ".eh_frame_hdr", SHT_PROGBITS, SHF_ALLOC, 4, 0);
	linker->frame_header->size = HEADER_SIZE + function_count(linker) * (uint64_t)ENTRY_SIZE;
}

/* ---- how addresses are stored ---- */

struct cursor {
	const uint8_t *at, *end;
	bool damaged;
};

static uint8_t take_byte(struct cursor *cursor) {
	cursor->damaged |= cursor->at >= cursor->end;
	return cursor->damaged ? 0 : *cursor->at++;
}

static void skip(struct cursor *cursor, size_t size) {
	cursor->damaged |= size > (size_t)(cursor->end - cursor->at);
	if (!cursor->damaged)
		cursor->at += size;
}

static void skip_number(struct cursor *cursor, bool is_signed) {
	uint64_t number;
	cursor->damaged |= !leb_read(&cursor->at, cursor->end, is_signed, &number);
}

/* In bytes; 0: there is no such form. */
static size_t pointer_size(uint8_t encoding) {
	switch (encoding & FORM_BITS & ~DW_EH_PE_signed) {
	case DW_EH_PE_absptr:
	case DW_EH_PE_udata8: return 8;
	case DW_EH_PE_udata4: return 4;
	case DW_EH_PE_udata2: return 2;
	default: return 0;
	}
}

/* What the letters of a CIE say, after its numbers. */
static uint8_t read_letters(struct cursor *cursor, const char *letters) {
	for (; *letters && !cursor->damaged; letters++) {
		if (*letters == 'R')
			return take_byte(cursor);
		if (*letters == 'P')
			skip(cursor, pointer_size(take_byte(cursor)));
		else if (*letters == 'L')
			take_byte(cursor);
		else if (*letters == 'z')
			skip_number(cursor, false);
		else
			cursor->damaged = !strchr("BSG", *letters);
	}
	return DW_EH_PE_absptr;
}

/* The encoding of addresses in the FDEs of a CIE; false: it is damaged. */
static bool read_encoding(const struct frame_place *place, uint8_t *encoding) {
	const uint8_t *start = place->section->bytes + place->piece->start;
	struct cursor cursor = {start + VERSION_OFFSET, start + place->piece->size, false};
	uint8_t version = take_byte(&cursor);
	const char *letters = (const char *)cursor.at;
	const uint8_t *zero = cursor.damaged ? NULL : memchr(cursor.at, 0, (size_t)(cursor.end - cursor.at));
	if (!zero || (version != 1 && version != 3))
		return false;
	cursor.at = zero + 1;
	skip_number(&cursor, false); /* code alignment */
	skip_number(&cursor, true);  /* data alignment */
	if (version == 1)            /* return address */
		take_byte(&cursor);
	else
		skip_number(&cursor, false);
	*encoding = read_letters(&cursor, letters);
	return !cursor.damaged;
}

/* ---- contents ---- */

struct entry {
	uint32_t function, frame; /* from the header */
	size_t number;
};

static int compare_entries(const void *a, const void *b) {
	const struct entry *left = a, *right = b;
	int32_t from = (int32_t)left->function, to = (int32_t)right->function;
	if (from != to)
		return from < to ? -1 : 1;
	return left->number < right->number ? -1 : left->number > right->number;
}

static void complain(struct linker *linker, const struct frame_place *place, const char *what) {
	diag_error(linker->diag, 0, "corrupted .eh_frame: %s: %s", link_place(linker, place->section, place->piece->start),
	           what);
}

/* False after reporting what is wrong. */
static bool read_function(struct linker *linker, const struct frame_place *place, uint8_t encoding,
                          const uint8_t *frames, uint64_t *address) {
	size_t size = pointer_size(encoding);
	uint64_t offset = place->piece->offset + FUNCTION_OFFSET, base = encoding & BASE_BITS;
	if (!size || place->piece->size < FUNCTION_OFFSET + size || (base && base != DW_EH_PE_pcrel)) {
		complain(linker, place, size ? "unknown FDE size relative encoding" : "unknown FDE size encoding");
		return false;
	}
	uint64_t value = load_le(frames + offset, size), sign = UINT64_C(1) << (size * 8 - 1);
	if (encoding & DW_EH_PE_signed || size == 4)
		value = (value ^ sign) - sign;
	*address = value + (base ? section_address(linker->eh_frame, offset) : 0);
	return true;
}

static size_t collect(struct linker *linker, const uint8_t *frames, struct entry *entries) {
	uint64_t header = section_address(linker->frame_header, 0), address;
	uint8_t encoding = 0;
	size_t count = 0;
	for (size_t i = 0; i < linker->frames.count; i++) {
		const struct frame_place *place = &linker->frames.items[i];
		bool common = frames_is_common(place->section, place->piece);
		if (common && !read_encoding(place, &encoding))
			complain(linker, place, "unknown CIE: its version or augmentation string is not known");
		if (common || !read_function(linker, place, encoding, frames, &address))
			continue;
		uint64_t frame = section_address(linker->eh_frame, place->piece->offset);
		entries[count] = (struct entry){(uint32_t)(address - header), (uint32_t)(frame - header), count};
		count++;
	}
	return count;
}

void frame_header_fill(struct linker *linker, uint8_t *image) {
	const struct input_section *section = linker->frame_header, *frames = linker->eh_frame;
	if (!section)
		return;
	uint8_t *out = section_in_image(section, image);
	struct entry *entries = arena_zeroed(linker->arena, function_count(linker) + 1, sizeof *entries);
	size_t count = collect(linker, section_in_image(frames, image), entries), kept = 0;
	qsort(entries, count, sizeof *entries, compare_entries);
	for (size_t i = 0; i < count; i++) {
		if (i && entries[i].function == entries[i - 1].function)
			continue;
		store_le(out + HEADER_SIZE + kept * ENTRY_SIZE, entries[i].function, 4);
		store_le(out + HEADER_SIZE + kept * ENTRY_SIZE + 4, entries[i].frame, 4);
		kept++;
	}
	out[0] = 1; /* version */
	out[1] = DW_EH_PE_pcrel | DW_EH_PE_sdata4;
	out[2] = DW_EH_PE_udata4;
	out[3] = DATA_RELATIVE | DW_EH_PE_sdata4;
	store_le(out + 4, section_address(frames, 0) - section_address(section, 0) - 4, 4);
	store_le(out + 8, kept, 4);
}
