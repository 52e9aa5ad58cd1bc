/* evaluated.c: see evaluated.h. */
#include "evaluated.h"

enum {
	SHOWN = 8,            /* bytes of a location without a size */
	MOST_SHOWN = 1 << 16, /* of a part */
	LARGEST = 1 << 24,    /* of all parts, which may be many and each that long */
};

static const char *type_name(const struct stack_type *type) {
	static const char *const names[] = {
	    [KIND_UNSIGNED] = "unsigned", [KIND_SIGNED] = "signed", [KIND_FLOAT] = "float", [KIND_OTHER] = "other"};
	return type->generic ? "generic" : names[type->kind];
}

static void take_value(struct kd_evaluation *evaluation, const struct typed_value *value) {
	const size_t size = (value->type.bits + 7) / 8;
	uint8_t *bytes = arena_zeroed(evaluation->arena, size + 1, 1);
	for (size_t i = 0; i < size; i++)
		bytes[i] = value->bytes ? value->bytes[i] : (uint8_t)(value->number >> (8 * i));
	evaluation->is_value = true;
	evaluation->value = (struct kd_evaluation_value){type_name(&value->type), value->type.bits, bytes};
}

static enum kd_part_kind kind_of(const struct dwarf_location *location) {
	switch ((enum storage_kind)location->storage) {
	case STORAGE_MEMORY: return KD_PART_MEMORY;
	case STORAGE_REGISTER: return KD_PART_REGISTER;
	case STORAGE_IMPLICIT: return KD_PART_IMPLICIT;
	default: return KD_PART_UNDEFINED;
	}
}

/* How many bits are read, and whether fewer will do: of a part all of it, or nothing; of a location without a size a
 * few bytes, if they are known. */
static uint64_t bits_to_read(const struct kd_evaluation *evaluation, const struct kd_evaluation_part *part,
                             bool *fewer) {
	bool bounded = part->bits && (part->has_bits || part->kind != KD_PART_MEMORY);
	const uint64_t wanted = evaluation->wanted <= 8 * MOST_SHOWN ? evaluation->wanted : 0;
	*fewer = !part->has_bits && !wanted;
	if (part->has_bits || !wanted)
		return bounded ? part->bits : 8 * SHOWN;
	return part->bits && part->bits < wanted ? part->bits : wanted;
}

static void read_part(struct kd_evaluation *evaluation, const struct dwarf_machine *machine,
                      const struct dwarf_location *location, struct kd_evaluation_part *part) {
	bool fewer;
	const uint64_t bits = bits_to_read(evaluation, part, &fewer);
	if (part->kind == KD_PART_UNDEFINED || bits > 8 * MOST_SHOWN)
		return;
	uint8_t *bytes = arena_zeroed(evaluation->arena, (size_t)(bits + 7) / 8, 1);
	for (uint64_t read = bits; read; read = !fewer || read <= 8 ? 0 : read - 8) {
		if (dwarf_read_bits(evaluation->arena, machine, location, read, bytes))
			continue;
		part->bytes = bytes;
		part->byte_count = (size_t)(read + 7) / 8;
		return;
	}
}

static void add_part(struct kd_evaluation *evaluation, const struct dwarf_machine *machine,
                     const struct dwarf_location *location, bool has_bits, uint64_t bits) {
	struct kd_evaluation_part part = {.kind = kind_of(location), .has_bits = has_bits, .bits = bits};
	part.number = location->number;
	part.at_entry = location->at_entry;
	if (part.kind == KD_PART_MEMORY) {
		part.address = location->byte;
		part.bit = location->bit;
	} else if (part.kind != KD_PART_UNDEFINED) {
		part.offset = location_offset(location);
	}
	part.is_pointer = location->pointer;
	if (location->pointer) {
		part.entry = location->pointer->step->numbers[0];
		part.beyond = location->pointer->offset;
	} else {
		part.implicit = location->bytes;
		part.implicit_size = location->byte_count;
	}
	read_part(evaluation, machine, location, &part);
	*list_add(evaluation->arena, &evaluation->parts) = part;
}

static void take_parts(struct kd_evaluation *evaluation, const struct dwarf_machine *machine,
                       const struct composite *parts) {
	size_t shown = 0;
	for (size_t i = 0; i < parts->parts.count; i++) {
		add_part(evaluation, machine, &parts->parts.items[i].location, true, parts->parts.items[i].bits);
		const struct kd_evaluation_part *part = &evaluation->parts.items[i];
		shown += part->byte_count + part->implicit_size;
		if (shown <= LARGEST)
			continue;
		evaluation->parts.count = 0;
		evaluation->status = KD_INPUT_ERRORS;
		evaluation->error =
		    arena_printf(evaluation->arena, "more than %d bytes are in the parts of the result", LARGEST);
		return;
	}
}

static void take_location(struct kd_evaluation *evaluation, const struct dwarf_machine *machine,
                          const struct dwarf_location *location) {
	uint64_t room = 0;
	size_t work = 0;
	bool bounded = location_room(location, &room);
	if (location->storage != STORAGE_COMPOSITE) {
		add_part(evaluation, machine, location, false, bounded ? room : 0);
		return;
	}
	take_parts(evaluation, machine, location_parts(evaluation->arena, location, room, &work));
}

void evaluated_take(struct kd_evaluation *evaluation, const struct dwarf_machine *machine,
                    const struct dwarf_entry *result) {
	if (result->is_value)
		take_value(evaluation, &result->value);
	else
		take_location(evaluation, machine, &result->location);
}

void evaluated_refuse(struct kd_evaluation *evaluation, const char *error) {
	evaluation->status = KD_INPUT_ERRORS;
	evaluation->error = error;
}

/* ---- what the outside asks ---- */

enum kd_status kd_evaluation_status(const struct kd_evaluation *evaluation) {
	return evaluation ? evaluation->status : KD_NO_MEMORY;
}

const char *kd_evaluation_error(const struct kd_evaluation *evaluation) {
	return evaluation ? evaluation->error : arena_no_memory;
}

size_t kd_evaluation_left(const struct kd_evaluation *evaluation) {
	return evaluation->left;
}

bool kd_evaluation_value(const struct kd_evaluation *evaluation, struct kd_evaluation_value *value) {
	if (evaluation->is_value)
		*value = evaluation->value;
	return evaluation->is_value;
}

size_t kd_evaluation_part_count(const struct kd_evaluation *evaluation) {
	return evaluation->parts.count;
}

const struct kd_evaluation_part *kd_evaluation_part(const struct kd_evaluation *evaluation, size_t index) {
	return index < evaluation->parts.count ? &evaluation->parts.items[index] : NULL;
}
