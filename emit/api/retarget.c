/* retarget.c: what must hold for a code object to run on another target, and the copy that is for it. */
#include "kdasm/retarget.h"

#include <elf.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "kdasm/descriptor.h"
#include "files/object/resources.h"
#include "gpu/isa/print.h"
#include "result.h"
#include "retarget.h"

/* ---- what stands in the way ---- */

#define REFUSE(retarget, ...) diag_error(&(retarget)->diag, 0, __VA_ARGS__)

static const char *name_of(const struct kd_target *target) {
	return target->processor->name;
}

/* Of one generation; what a later stepping adds shows in the code. That of a generic processor is for later generations
 * among its GPUs, too. */
static bool are_akin(const struct kd_target *from, const struct kd_target *to) {
	unsigned version;
	if (kd_processor_generic(to->processor, &version) == from->processor)
		return true;
	return from->processor->architecture == to->processor->architecture &&
	       from->processor->gfx_major == to->processor->gfx_major &&
	       from->processor->gfx_minor == to->processor->gfx_minor &&
	       from->processor->family->capabilities == to->processor->family->capabilities;
}

/* By the name of the family, or by its number where families of both have one name. */
static const char *generation_of(struct retarget *retarget, const struct kd_target *of, const struct kd_target *other) {
	const struct kd_processor *processor = of->processor;
	if (strcmp(processor->family->name, other->processor->family->name) != 0)
		return processor->family->name;
	char text[32];
	snprintf(text, sizeof text, "GFX%u.%u", processor->gfx_major, processor->gfx_minor);
	return arena_copy_text(retarget->arena, text);
}

static void check_processor(struct retarget *retarget) {
	const struct kd_target *from = &retarget->object->target, *to = &retarget->target;
	if (!are_akin(from, to))
		REFUSE(
		    retarget,
		    "code for %s does not run on %s: they are of different generations (%s, %s); compile or assemble it again",
		    name_of(from), name_of(to), generation_of(retarget, from, to), generation_of(retarget, to, from));
	if (to->processor->generic_version && !kd_object_version_has(from->code_object_version, KD_WITH_GENERIC_VERSION))
		REFUSE(
		    retarget,
		    "code objects for generic processors such as %s are of version 6 or later, but this one is of version %u; "
		    "compile or assemble it again",
		    name_of(to), from->code_object_version);
}

/* Code that may meet the feature is made with more care than code that can't. */
static void check_feature(struct retarget *retarget, const char *name, enum kd_feature_state from,
                          enum kd_feature_state to) {
	bool careless = from == KD_FEATURE_OFF || from == KD_FEATURE_UNSUPPORTED;
	if (careless && (to == KD_FEATURE_ON || to == KD_FEATURE_ANY))
		REFUSE(
		    retarget,
		    "the code was made for %s, with %s %s, and may be wrong where it is on: name the target with %s- (off), or "
		    "compile or assemble it again",
		    name_of(&retarget->object->target), name, from == KD_FEATURE_OFF ? "off" : "unsupported", name);
}

/* Registers are counted in the same granules. */
static bool is_same_count(const struct kd_family *a, const struct kd_family *b, enum kd_field_kind kind) {
	if (kind == KD_KIND_SGPRS)
		return a->sgprs == b->sgprs;
	for (unsigned wave = 0; wave < KD_WAVE_COUNT && kind == KD_KIND_VGPRS; wave++)
		if (a->vgprs->wave[wave].encoding_granule != b->vgprs->wave[wave].encoding_granule)
			return false;
	return true;
}

static void check_fields(struct retarget *retarget) {
	const struct kd_target *from = &retarget->object->target, *to = &retarget->target;
	const struct kd_field *field;
	for (size_t i = 0; (field = kd_field_at(i)); i++)
		if (kd_field_available(from, field) != kd_field_available(to, field) ||
		    !is_same_count(from->processor->family, to->processor->family, field->kind))
			REFUSE(retarget, "%s does not mean the same in descriptors of %s and %s; assemble the object again",
			       field->name ? field->name : field->directive, name_of(from), name_of(to));
}

/* ---- descriptors ---- */

struct problem {
	struct retarget *retarget;
	const char *kernel;
};

static void report_problem(void *context, unsigned field, const char *text) {
	const struct problem *problem = context;
	(void)field;
	REFUSE(problem->retarget, "kernel '%s': %s", problem->kernel, text);
}

static void check_descriptors(struct retarget *retarget) {
	const struct kd_code_object *object = retarget->object;
	for (size_t i = 0; i < object->kernels.count; i++) {
		struct problem problem = {retarget, object->kernels.items[i].name};
		const struct kd_problems problems = {report_problem, &problem};
		struct kd_descriptor_input input;
		kd_descriptor_decode(&retarget->target, object->kernels.items[i].descriptor, &input);
		kd_descriptor_check(&retarget->target, &input, &problems);
	}
}

/* ---- code ---- */

/* Two processors on which the code may differ. */
struct machines {
	const struct isa_machine *from, *to;
};

/* An instruction of one processor as the other reads it. False: it does not. */
static bool read_there(const struct isa_machine *machine, const uint8_t *bytes, size_t size, size_t instruction_size,
                       struct isa_text *text) {
	struct isa_decoded decoded;
	if (!isa_decode(machine, bytes, size, &decoded) || decoded.size != instruction_size)
		return false;
	isa_print(&decoded, ISA_NO_OPERAND, text);
	return true;
}

/* Words that are no instructions are passed over. The first difference is enough. */
static bool check_code(struct retarget *retarget, struct machines machines, const uint8_t *bytes, size_t size,
                       const char *where) {
	enum { WORD = 4 };
	struct isa_decoded decoded;
	struct isa_text here, there;
	for (size_t at = 0, step; size - at >= WORD; at += step) {
		step = WORD;
		if (!isa_decode(machines.from, bytes + at, size - at, &decoded))
			continue;
		step = decoded.size;
		isa_print(&decoded, ISA_NO_OPERAND, &here);
		if (!read_there(machines.to, bytes + at, size - at, decoded.size, &there))
			REFUSE(retarget, "%s+0x%zx: '%.*s' is not an instruction of %s; compile or assemble it again", where, at,
			       (int)here.length, here.text, name_of(&retarget->target));
		else if (there.length != here.length || memcmp(there.text, here.text, here.length) != 0)
			REFUSE(retarget, "%s+0x%zx: '%.*s' is '%.*s' on %s; compile or assemble it again", where, at,
			       (int)here.length, here.text, (int)there.length, there.text, name_of(&retarget->target));
		if (retarget->diag.errors)
			return false;
	}
	return true;
}

static void check_sections(struct retarget *retarget, struct machines machines) {
	const struct elf_file *elf = &retarget->object->elf;
	for (size_t i = 0; i < elf->section_count; i++) {
		const struct elf_section *section = &elf->sections[i];
		if (section->flags & SHF_EXECINSTR && section->bytes &&
		    !check_code(retarget, machines, section->bytes, (size_t)section->size, section->name))
			return;
	}
	for (size_t i = 0; i < elf->segment_count && !elf->section_count; i++) {
		const struct elf_segment *segment = &elf->segments[i];
		if (segment->type == PT_LOAD && segment->flags & PF_X &&
		    !check_code(retarget, machines, elf->bytes + segment->offset, (size_t)segment->file_size, "code"))
			return;
	}
}

/* Of two processors of one generation both have rows, or both are only read and no target. */
static void check_instructions(struct retarget *retarget) {
	const struct kd_processor *from = retarget->object->target.processor, *to = retarget->target.processor;
	enum kd_wave wave = object_wave(retarget->object);
	const struct machines machines = {isa_machine_of(from, wave), isa_machine_of(to, wave)};
	if (from != to && machines.from && machines.to)
		check_sections(retarget, machines);
}

/* ---- the copy ---- */

static void check(struct retarget *retarget) {
	const struct kd_target *from = &retarget->object->target, *to = &retarget->target;
	check_processor(retarget);
	if (retarget->diag.errors)
		return;
	check_feature(retarget, "xnack", from->xnack, to->xnack);
	check_feature(retarget, "sramecc", from->sramecc, to->sramecc);
	check_fields(retarget);
	if (retarget->diag.errors)
		return;
	check_descriptors(retarget);
	check_instructions(retarget);
}

static bool object_is_usable(struct retarget *retarget) {
	const struct kd_target *from = &retarget->object->target;
	const uint8_t *header = retarget->object->bytes;
	const struct elf_file *elf = &retarget->object->elf;
	if ((elf->segment_count && load_le(header + offsetof(Elf64_Ehdr, e_phentsize), 2) != sizeof(Elf64_Phdr)) ||
	    (elf->section_count && load_le(header + offsetof(Elf64_Ehdr, e_shentsize), 2) != sizeof(Elf64_Shdr)))
		REFUSE(retarget, "the headers of segments or sections have an unusual size");
	if (from->os != KD_OS_AMDHSA || retarget->object->descriptors_are_code_t)
		REFUSE(retarget,
		       "the target of this object cannot be changed: it must be a code object for HSA of version 3 or later, "
		       "and is one of version %u for '%s'",
		       from->code_object_version, from->triple);
	return !retarget->diag.errors;
}

/* Whether a whole ID is for the object's system. */
static bool is_of_system(const struct retarget *retarget, const char *id) {
	const struct kd_target *from = &retarget->object->target;
	struct kd_target_id whole;
	char ignored[1];
	return !kd_target_id_parse(&whole, from->code_object_version, id, strlen(id), ignored, sizeof ignored) ||
	       whole.os == from->os;
}

/* Its part before the processor may be missing. */
static bool read_target(struct retarget *retarget, const char *name) {
	const struct kd_target *from = &retarget->object->target;
	char text[KD_TARGET_TEXT_SIZE];
	if (is_of_system(retarget, name))
		name = kd_target_id_processor(name);
	const struct kd_target_options options = {.processor = name, .code_object_version = from->code_object_version};
	snprintf(text, sizeof text, "no processor is named; write one as in 'gfx90a:xnack+'");
	if (*name && kd_target_init(&retarget->target, &options, text, sizeof text))
		return true;
	REFUSE(retarget, "%s", text);
	return false;
}

static void close_object(void *object) {
	kd_code_object_close(object);
}

/* Parts of damaged files overlap, so that a change of one changes another. */
static void check_copy(struct retarget *retarget) {
	struct kd_code_object *copy = kd_code_object_open(retarget->file.data, retarget->file.size);
	arena_defer(retarget->arena, close_object, copy);
	if (kd_code_object_status(copy) == KD_CODE_OBJECT_NO_MEMORY)
		arena_out_of_memory(retarget->arena);
	if (kd_code_object_status(copy) != KD_CODE_OBJECT_OK || retarget->object->elf.damaged_notes ||
	    kd_code_object_kernel_count(copy) != retarget->object->kernels.count)
		REFUSE(retarget, "the object is damaged; its target cannot be changed");
}

static enum kd_status make(struct retarget *retarget, const char *target) {
	if (!code_object_is_open(retarget->object)) {
		REFUSE(retarget, "%s", kd_code_object_error(retarget->object));
		return KD_INPUT_ERRORS;
	}
	if (!object_is_usable(retarget))
		return KD_INPUT_ERRORS;
	if (!read_target(retarget, target))
		return KD_USAGE_ERROR;
	check(retarget);
	if (retarget->diag.errors)
		return KD_INPUT_ERRORS;
	buffer_put(&retarget->file, retarget->object->bytes, retarget->object->size);
	store_le(retarget->file.data + offsetof(Elf64_Ehdr, e_flags), kd_target_e_flags(&retarget->target), 4);
	retarget_notes(retarget);
	if (!retarget->diag.errors)
		check_copy(retarget);
	return retarget->diag.errors ? KD_INPUT_ERRORS : KD_OK;
}

struct kd_result *kd_code_object_retarget(const struct kd_code_object *object, const char *target) {
	struct outcome *outcome = outcome_new();
	if (!outcome)
		return NULL;
	if (kd_code_object_status(object) == KD_CODE_OBJECT_NO_MEMORY || setjmp(*arena_escape(outcome->arena)))
		return outcome_no_memory(outcome);
	struct arena *arena = outcome->arena;
	struct retarget *retarget = arena_zeroed(arena, 1, sizeof *retarget);
	struct sources *sources = arena_zeroed(arena, 1, sizeof *sources);
	retarget->arena = arena;
	retarget->object = object;
	retarget->file = buffer_in(arena);
	diag_init(&retarget->diag, arena, 0);
	sources_init(sources, arena);
	outcome->result.status = make(retarget, target);
	return outcome_end(outcome, &retarget->file, &retarget->diag, sources);
}
