/* code_object.c: opening a code object: whether it is one, its target and version, and what else is read. */
#include "code_object.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/opening.h"
#include "kdasm/kernel_code.h"
#include "files/elf/read/elf_target.h"
#include "files/elf/read/packed_section.h"

void code_object_remark(struct kd_code_object *object, const char *format, ...) {
	char text[512];
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	*list_add(object->arena, &object->remarks) = arena_copy_text(object->arena, text);
}

static bool refuse(struct kd_code_object *object, const char *error) {
	object->status = KD_CODE_OBJECT_INVALID;
	object->error = error;
	return false;
}

bool code_object_target(struct kd_target *target, const struct kd_target_facts *facts, char *error, size_t size) {
	struct kd_target_facts known = *facts;
	if (known.osabi == ELFOSABI_GNU) /* what GNU's extensions make of no system */
		known.osabi = ELFOSABI_NONE;
	return kd_target_from_elf(target, &known, error, size);
}

const char *code_object_target_name(const struct kd_target *target, struct arena *arena) {
	char id[KD_TARGET_ID_SIZE];
	size_t length = kd_target_id_format(target, id, sizeof id);
	return length ? arena_copy(arena, id, length) : target->processor->name;
}

/* The ELF file and whom it is for. */
static bool read_elf(struct kd_code_object *object) {
	if (!elf_file_is(object->bytes, object->size))
		return refuse(object, "not an ELF file: it does not begin with 7f 45 4c 46");
	const char *error;
	if (!elf_file_read(&object->elf, object->arena, object->bytes, object->size, &error))
		return refuse(object, error);
	if (object->elf.type == ET_CORE)
		return refuse(object, "a core file, not a code object");
	if (object->elf.machine != EM_AMDGPU)
		return refuse(object, arena_printf(object->arena, "an ELF file for machine %u, not for AMDGPU (%d)",
		                                   object->elf.machine, EM_AMDGPU));
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target_facts facts = elf_file_target_facts(&object->elf);
	if (!code_object_target(&object->target, &facts, text, sizeof text))
		return refuse(object, arena_copy_text(object->arena, text));
	return true;
}

/* Whoever reads them has the reason for each; but that they are not read is said of the object, too. */
static void remark_on_unpacking(struct kd_code_object *object) {
	const struct elf_file *elf = &object->elf;
	const char *first = NULL;
	size_t count = 0;
	for (size_t i = 1; i < elf->section_count; i++) {
		if (!elf->sections[i].is_beyond_limit)
			continue;
		first = first ? first : elf->sections[i].name;
		count++;
	}
	if (count)
		code_object_remark(object,
		                   "%zu compressed sections, the first of which is %s, are not read: with those before them "
		                   "they would unpack to more than %" PRIu64
		                   " bytes, the most for a file of this size; unpack them with llvm-objcopy "
		                   "--decompress-debug-sections",
		                   count, first, unpacked_limit(elf->size));
}

static void read_all(void *context) {
	struct kd_code_object *object = context;
	if (!read_elf(object))
		return;
	object->target_id = code_object_target_name(&object->target, object->arena);
	object->descriptors_are_code_t = object->target.os != KD_OS_AMDHSA ||
	                                 kd_object_version_has(object->target.code_object_version, KD_WITH_KERNEL_CODE);
	code_object_read_notes(object);
	code_object_read_metadata(object);
	code_object_find_kernels(object);
	remark_on_unpacking(object);
	code_object_read_functions(object);
}

static struct kd_code_object *new_object(const uint8_t *bytes, size_t size) {
	struct kd_code_object *object = calloc(1, sizeof *object);
	if (!object)
		return NULL;
	*object = (struct kd_code_object){.bytes = bytes, .size = size, .arena = arena_new()};
	if (object->arena)
		return object;
	free(object);
	return NULL;
}

struct kd_code_object *kd_code_object_open(const uint8_t *bytes, size_t size) {
	struct kd_code_object *object = new_object(bytes, size);
	if (!object)
		return NULL;
	if (!opening_try(object->arena, read_all, object)) {
		object->status = KD_CODE_OBJECT_NO_MEMORY;
		object->error = arena_no_memory;
	}
	return object;
}

void kd_code_object_close(struct kd_code_object *object) {
	if (!object)
		return;
	arena_free(object->arena);
	free(object);
}

/* ---- what the outside asks ---- */

enum kd_code_object_status kd_code_object_status(const struct kd_code_object *object) {
	return object ? object->status : KD_CODE_OBJECT_NO_MEMORY;
}

const char *kd_code_object_error(const struct kd_code_object *object) {
	return object ? object->error : arena_no_memory;
}

size_t kd_code_object_remark_count(const struct kd_code_object *object) {
	return object->remarks.count;
}

const char *kd_code_object_remark(const struct kd_code_object *object, size_t index) {
	return object->remarks.items[index];
}

const struct kd_target *kd_code_object_target(const struct kd_code_object *object) {
	return &object->target;
}

const char *kd_code_object_target_id(const struct kd_code_object *object) {
	return object->target_id;
}

unsigned kd_code_object_version(const struct kd_code_object *object) {
	return object->target.code_object_version;
}

bool kd_code_object_is_linked(const struct kd_code_object *object) {
	return object->elf.type != ET_REL;
}

const struct kd_value *kd_code_object_metadata(const struct kd_code_object *object) {
	return node_value(object->metadata);
}

size_t kd_code_object_note_count(const struct kd_code_object *object) {
	return object->notes.count;
}

const struct kd_note *kd_code_object_note(const struct kd_code_object *object, size_t index) {
	return &object->notes.items[index];
}

size_t kd_code_object_function_count(const struct kd_code_object *object) {
	return object->functions.count;
}

const struct kd_function *kd_code_object_function(const struct kd_code_object *object, size_t index) {
	return &object->functions.items[index];
}

size_t kd_code_object_kernel_count(const struct kd_code_object *object) {
	return object->kernels.count;
}

const struct kd_kernel *kd_code_object_kernel(const struct kd_code_object *object, size_t index) {
	return &object->kernels.items[index];
}
