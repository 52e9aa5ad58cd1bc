/* pal.c: PAL metadata, as a document or as numbers. Both go to one note at the end of the source. */
#include "actions.h"
#include "kernel/metadata/metadata.h"
#include "kernel/metadata/pal.h"
#include "base/elf_numbers.h"
#include "module/output.h"
#include "sections/sections.h"

/* reader->pal */
struct pal_source {
	struct pal_metadata metadata;
	LIST(uint32_t) numbers; /* of the .amd_amdgpu_pal_metadata being read */
	bool faulty;            /* one of them is no number */
	kd_pos pos;             /* of the last directive */
};

void pal_start(struct reader *reader) {
	reader->pal = arena_zeroed(reader->arena, 1, sizeof *reader->pal);
}

void pal_document(struct reader *reader, const struct metadata_text *text, struct span at) {
	reader->pal->pos = at.start;
	pal_read(&reader->pal->metadata, reader->arena, reader->diag, text, at.start);
}

/* llvm-mc takes only what begins with a number or name, and keeps 32 bits of it. */
void pal_number(struct reader *reader, struct value value, struct span at, bool first) {
	struct pal_source *pal = reader->pal;
	int64_t number = 0;
	if (first) {
		pal->numbers.count = 0;
		pal->faulty = false;
	}
	if (!begins_like_version(reader, at)) {
		diag_error(reader->diag, at.start, "invalid value in %s: it must begin with a number or a name",
		           reader->directive->name);
		pal->faulty = true;
	} else if (!absolute(reader, value, at, &number)) {
		pal->faulty = true;
	}
	*list_add(reader->arena, &pal->numbers) = (uint32_t)number;
}

static bool numbers_are_right(struct reader *reader, const struct directive *directive, struct span at,
                              struct span numbers_at) {
	struct pal_source *pal = reader->pal;
	if (pal->faulty)
		return false;
	if (reader->module->target.os != KD_OS_AMDPAL)
		diag_error(reader->diag, numbers_at.start,
		           "%s directive is not available on non-amdpal OSes: choose -triple=amdgcn-amd-amdpal",
		           directive->name);
	else if (pal->numbers.count % 2)
		diag_error(reader->diag, numbers_at.end, "expected an even number of values in %s: each register has one",
		           directive->name);
	else if (!pal_has_numbers_only(&pal->metadata))
		diag_error(reader->diag, at.start,
		           "the metadata before this line has registers that are not given as numbers, and %s would turn them "
		           "into numbers [stricter than llvm-mc]",
		           directive->name);
	else
		return true;
	return false;
}

void pal_numbers(struct reader *reader, struct span at, struct span numbers_at) {
	struct pal_source *pal = reader->pal;
	if (numbers_are_right(reader, reader->directive, at, numbers_at))
		for (size_t i = 0; i < pal->numbers.count; i += 2)
			pal_add(&pal->metadata, reader->arena, pal->numbers.items[i], pal->numbers.items[i + 1]);
	pal->pos = at.start;
}

static void note(struct reader *reader, const char *name, uint32_t type, const struct buffer *contents) {
	note_write(reader, OF_METADATA, note_kind(name, type), contents, reader->pal->pos);
}

static void write_numbers(struct reader *reader) {
	const struct pal_metadata *pal = &reader->pal->metadata;
	struct buffer numbers = buffer_in(reader->arena);
	for (size_t i = 0; i < pal->registers.count; i++) {
		buffer_put_le(&numbers, pal->registers.items[i].key.natural, 4);
		buffer_put_le(&numbers, pal->registers.items[i].value.natural, 4);
	}
	note(reader, NOTE_AMD, NT_AMD_PAL_METADATA, &numbers);
}

void pal_note(struct reader *reader) {
	struct pal_metadata *pal = &reader->pal->metadata;
	if (reader->diag->errors || pal->form == PAL_ABSENT)
		return;
	pal_combine(pal);
	if (output_takes(reader->module, pal_metadata, (reader->module, pal)))
		return;
	if (pal->form == PAL_AS_DOCUMENT)
		note(reader, NOTE_AMDGPU, NT_AMDGPU_METADATA, &pal->document);
	else
		write_numbers(reader);
}
