/* v2.c: the directives of code object version 2: notes and kernels; .amd_kernel_code_t is in code_t.c. */
#include <inttypes.h>

#include "actions.h"
#include "kernel/metadata/metadata.h"
#include "base/elf_numbers.h"
#include "module/output.h"
#include "module/section.h"
#include "module/symbol.h"
#include "reader/scope.h"
#include "sections/sections.h"
#include "upgrade/upgrade.h"

static void note(struct reader *reader, uint32_t type, struct buffer *contents, kd_pos pos) {
	note_write(reader, OF_METADATA, note_kind(NOTE_AMD, type), contents, pos);
	buffer_release(contents);
}

/* A part of a version, 32 bits. Like .amdhsa_code_object_version it must not begin with a sign or
 * parenthesis. */
static bool version_number(struct reader *reader, struct value value, struct span at, const char *part,
                           uint32_t *number) {
	int64_t wide;
	if (!begins_like_version(reader, at)) {
		diag_error(reader->diag, at.start, "invalid %s version: it must begin with a number or a name", part);
		return false;
	}
	if (!absolute(reader, value, at, &wide))
		return false;
	*number = (uint32_t)wide;
	if (wide != *number)
		diag_warning(reader->diag, at.start, "%s version %" PRId64 " does not fit in 32 bits; %" PRIu32 " is stored",
		             part, wide, *number);
	return true;
}

void version_v2(struct reader *reader, struct value major, struct span major_at, struct value minor,
                struct span minor_at) {
	struct buffer contents = buffer_in(reader->arena);
	uint32_t numbers[2];
	if (!version_number(reader, major, major_at, "major", &numbers[0]) ||
	    !version_number(reader, minor, minor_at, "minor", &numbers[1]))
		return;
	buffer_put_le(&contents, numbers[0], 4);
	buffer_put_le(&contents, numbers[1], 4);
	note(reader, NT_AMD_HSA_CODE_OBJECT_VERSION, &contents, major_at.start);
	upgrade_version(reader, (struct span){reader->module->statement_pos, minor_at.end});
}

static void isa_note(struct reader *reader, const uint32_t version[3], struct text vendor, struct text architecture,
                     kd_pos pos) {
	struct buffer contents = buffer_in(reader->arena);
	if (vendor.length >= UINT16_MAX || architecture.length >= UINT16_MAX) {
		diag_error(reader->diag, pos,
		           "the name of vendor or architecture is too long: it has at most 65534 bytes "
		           "[stricter than llvm-mc]");
		return;
	}
	buffer_put_le(&contents, vendor.length + 1, 2);
	buffer_put_le(&contents, architecture.length + 1, 2);
	for (size_t i = 0; i < 3; i++)
		buffer_put_le(&contents, version[i], 4);
	buffer_put(&contents, vendor.at, vendor.length);
	buffer_put_zeros(&contents, 1);
	buffer_put(&contents, architecture.at, architecture.length);
	buffer_put_zeros(&contents, 1);
	note(reader, NT_AMD_HSA_ISA_VERSION, &contents, pos);
}

/* Without -mcpu the source may name its target here. */
static bool target_of_isa(struct reader *reader, const uint32_t version[3], kd_pos pos) {
	const char *name = kd_target_name_v2(version[0], version[1], version[2]);
	if (reader->target.known)
		return true;
	if (!name) {
		reader->target.missed = true;
		diag_error(reader->diag, pos,
		           "no processor of code object version 2 has the GFX version %" PRIu32 ",%" PRIu32 ",%" PRIu32
		           "; name the target on the command line with -mcpu",
		           version[0], version[1], version[2]);
		return false;
	}
	const char *id = arena_printf(reader->arena, "amdgcn-amd-amdhsa--%s", name);
	reader->target.id = (struct text){id, strlen(id)};
	return target_set_up(reader, pos);
}

void isa_v2(struct reader *reader, const struct isa_operands *operands, struct span at) {
	static const char *const parts[] = {"major", "minor", "stepping"};
	uint32_t version[3];
	for (size_t i = 0; i < 3; i++)
		if (!version_number(reader, operands->version[i], operands->version_at[i], parts[i], &version[i]))
			return;
	if (!target_of_isa(reader, version, at.start))
		return;
	upgrade_isa(reader, version, operands->names[0], operands->names[1], at);
	version[2] = kd_target_stepping_v2(&reader->module->target, version[0], version[1], version[2]);
	isa_note(reader, version, operands->names[0], operands->names[1], at.start);
}

void isa_v2_of_target(struct reader *reader, struct span at) {
	static const struct text vendor = {ISA_VENDOR, sizeof ISA_VENDOR - 1},
	                         architecture = {ISA_ARCHITECTURE, sizeof ISA_ARCHITECTURE - 1};
	if (!target_needed(reader, at.start, ".hsa_code_object_isa"))
		return;
	const struct kd_target *target = &reader->module->target;
	const struct kd_processor *processor = target->processor;
	uint32_t version[] = {processor->gfx_major, processor->gfx_minor, processor->gfx_stepping};
	version[2] = kd_target_stepping_v2(target, version[0], version[1], version[2]);
	isa_note(reader, version, vendor, architecture, at.start);
	upgrade_isa_of_target(reader, at);
}

void isa_name_v2(struct reader *reader, struct text id, struct span at) {
	char text[KD_TARGET_TEXT_SIZE];
	if (reader->target.known && reader->module->target.processor->architecture != KD_AMDGCN) {
		diag_error(reader->diag, at.start, ".amd_amdgpu_isa directive is not available on non-amdgcn architectures");
		return;
	}
	if (!reader->target.known) {
		reader->target.id = id;
		if (!target_set_up(reader, at.start))
			return;
	}
	if (!target_id_take(reader, KD_AMD_AMDGPU_ISA, id, at.start))
		return;
	size_t length = kd_target_id_format(&reader->module->target, text, sizeof text);
	if (output_takes(reader->module, isa_name, (reader->module, text, length)))
		return;
	struct buffer contents = buffer_in(reader->arena);
	buffer_put(&contents, text, length);
	note(reader, NT_AMD_HSA_ISA_NAME, &contents, at.start);
	upgrade_target_id(reader, at);
}

void kernel_type(struct reader *reader, struct name *name, struct span at) {
	struct symbol *symbol = symbol_get(reader->module, name, at.start);
	symbol->type = STT_AMDGPU_HSA_KERNEL;
	output_tell(reader->module, kernel_type, (reader->module, symbol));
	register_marks_reset(reader->module);
	upgrade_kernel_type(reader, name, (struct span){reader->module->statement_pos, at.end});
}

void text_v2(struct reader *reader, struct span at) {
	diag_warning(reader->diag, at.start,
	             "unknown directive '.hsatext', which is treated as .text, as old assemblers did [llvm-mc refuses "
	             "this]");
	section_switch(reader->module, section_named(reader, ".text"), 0);
	upgrade_text_section(reader, at);
}

void metadata_v2(struct reader *reader, const struct metadata_text *text, struct span at) {
	struct buffer contents = buffer_in(reader->arena);
	if (!metadata_v2_assemble(reader->arena, reader->diag, text, at.start, &contents))
		return;
	note(reader, NT_AMD_HSA_METADATA, &contents, at.start);
	upgrade_metadata_v2(reader, text, at);
}
