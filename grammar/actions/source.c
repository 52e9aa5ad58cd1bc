/* source.c: statements that concern the file as a whole. */
#include "actions.h"
#include "instruction/inserted_banks.h"
#include "instruction/instruction.h"
#include "debug.h"
#include "frame.h"
#include "metadata.h"

#include <ctype.h>

#include "reader/attributes.h"
#include "base/elf_numbers.h"
#include "base/suggest.h"
#include "reader/escapes.h"
#include "kernel/metadata/documents.h"
#include "preprocess/macros.h"
#include "preprocess/texts.h"
#include "module/data.h"
#include "module/note.h"
#include "module/output.h"
#include "reader/scope.h"
#include "upgrade/upgrade.h"
#include "sections/sections.h"
#include "lex/lex.h"

void metadata_start(struct reader *reader) {
	reader->metadata = arena_zeroed(reader->arena, 1, sizeof *reader->metadata);
}

/* What to do about a line whose mnemonic has no row. */
static const char *unknown_instruction_remedy(struct reader *reader, enum instruction_result result) {
	const struct kd_processor *processor = reader->module->target.processor;
	if (result == INSTRUCTION_UNKNOWN)
		return "this processor has none of that name";
	if (!processor)
		return "no processor is known; name it with -mcpu or .amdgcn_target";
	return arena_printf(reader->arena,
	                    "kdasm encodes none of %s: give the machine code as data or with .incbin, or link the "
	                    "descriptor with an object that has the code",
	                    processor->name);
}

void unknown_instruction(struct reader *reader, struct text line, enum instruction_result result) {
	char near[256];
	size_t length = 0;
	kd_pos pos = text_pos(reader, line.at);
	while (length < line.length && length < 64 && line.at[length] > ' ')
		length++;
	struct suggestions found = suggest_for(line.at, length), macros = found;
	reader->target.missed |= !reader->target.known;
	if (diag_may_suggest(reader->diag)) {
		instruction_suggest(reader, &found);
		macro_suggest(reader, &macros);
	}
	if (suggest_text(&macros, near, sizeof near))
		diag_error(reader->diag, pos, "invalid instruction '%.*s'; did you mean the macro %s?", (int)length, line.at,
		           near);
	else if (suggest_text(&found, near, sizeof near))
		diag_error(reader->diag, pos, "invalid instruction, did you mean: %s?", near);
	else
		diag_error(reader->diag, pos, "invalid instruction '%.*s': %s", (int)length, line.at,
		           unknown_instruction_remedy(reader, result));
}

void instruction_line(struct reader *reader, struct instruction_text text, struct span at) {
	if (upgrade_instruction(reader))
		return;
	debug_instruction(reader, at);
	if (reader->target.missed)
		return;
	enum instruction_result result = instruction_line_read(reader, text);
	if (result == INSTRUCTION_UNKNOWN || result == INSTRUCTION_NOT_HERE)
		unknown_instruction(reader, (struct text){text.at, text.length}, result);
}

void unknown_directive(struct reader *reader, struct name *name, struct span at) {
	char ending[SUGGEST_ENDING_SIZE];
	struct suggestions found = suggest_for(name->text, name->length);
	if (diag_may_suggest(reader->diag)) {
		directive_suggest(&found);
		macro_suggest(reader, &found);
	}
	diag_error(reader->diag, at.start, "unknown directive '%.*s'%s", NAME_ARGS(name), suggest_ending(&found, ending));
}

void waits_mode(struct reader *reader, struct named named) {
	static const char *const words[] = {[WAITS_OFF] = "off", [WAITS_CHECK] = "check", [WAITS_INSERT] = "insert"};
	unsigned mode = WAITS_OFF;
	const struct text word = {named.name->text, named.name->length};
	while (mode <= WAITS_INSERT && !text_is(word, words[mode]))
		mode++;
	if (mode > WAITS_INSERT) {
		diag_error(reader->diag, named.at.start, "unknown mode '%.*s': .amdgpu_waits is off, check or insert",
		           NAME_ARGS(named.name));
		return;
	}
	reader->module->waits.mode = (enum waits_mode)mode;
	reader->module->waits.are_told |= mode != WAITS_OFF;
}

void banks_mode(struct reader *reader, struct named named) {
	const struct text word = {named.name->text, named.name->length};
	bool are_inserted = text_is(word, "auto");
	if (!are_inserted && !text_is(word, "off"))
		diag_error(reader->diag, named.at.start, "unknown mode '%.*s': .amdgpu_vgpr_msb is auto or off",
		           NAME_ARGS(named.name));
	else if (are_inserted && !banks_exist(reader))
		diag_error(
		    reader->diag, reader->module->statement_pos,
		    "directive requires gfx12.5: .amdgpu_vgpr_msb auto is not for %s, whose VGPRs need no banks; leave it out",
		    reader->module->target.processor->name);
	else
		banks_switch(reader, are_inserted);
}

void amdgcn_target(struct reader *reader, struct text id, struct span at) {
	struct buffer plain = buffer_in(reader->arena);
	if (!amdgcn_needed(reader, at.start))
		return;
	if (!string_unescape(reader, id, at.start + 1, &plain))
		return;
	struct text name = {plain.size ? (const char *)plain.data : "", plain.size};
	if (!reader->target.known) {
		reader->target.id = name;
		target_set_up(reader, at.start);
		if (reader->target.known)
			output_tell(reader->module, target, (reader->module));
	} else {
		target_id_take(reader, KD_AMDGCN_TARGET, name, at.start);
	}
	upgrade_target_id(reader, at);
}

/* llvm-mc reads the operand only if it begins with a number or name, keeps 32 bits of it, and
 * looks at the last version alone. */
void code_object_version(struct reader *reader, struct value version, struct span at) {
	int64_t number;
	if (!begins_like_version(reader, at)) {
		diag_error(reader->diag, reader->module->statement_pos,
		           "unknown directive operand: the version must begin with a number or a name");
		return;
	}
	if (!absolute(reader, version, at, &number))
		return;
	reader->target.stated_version = (uint32_t)number;
	reader->target.stated_pos = at.start;
	output_tell(reader->module, code_object_version, (reader->module, reader->target.stated_version));
}

void code_object_version_finish(struct reader *reader) {
	unsigned version = reader->target.stated_version;
	if (!reader->target.stated_pos || reader->module->output->symbolic)
		return;
	reader->module->target.code_object_version = version;
	if (version < KD_CODE_OBJECT_VERSION_LLVM_22 || version > KD_CODE_OBJECT_VERSION_MAX)
		diag_error(reader->diag, reader->target.stated_pos,
		           "unsupported code object version %u: it must be %d to %d; 2 and 3 are chosen with "
		           "--amdhsa-code-object-version",
		           version, KD_CODE_OBJECT_VERSION_LLVM_22, KD_CODE_OBJECT_VERSION_MAX);
}

void note_write(struct reader *reader, enum section_role role, struct note_kind kind, const struct buffer *contents,
                kd_pos pos) {
	note_begin(reader->module, section_with_role(reader, role), kind, contents->size, pos);
	data_bytes(reader->module, contents->data, contents->size);
	note_end(reader->module, contents->size, pos);
}

static void metadata_printed(struct reader *reader, const struct metadata_text *text, struct span at) {
	struct buffer contents = buffer_in(reader->arena);
	if (metadata_assemble(reader->arena, reader->diag, text, scope_version(reader), at.start, &contents))
		output_tell(reader->module, metadata, (reader->module, &contents));
}

/* Leaves a place for a document that is filled in later. */
static void metadata_to_fill(struct reader *reader, const struct buffer *packed, size_t first_kernel, kd_pos pos) {
	struct documents *documents = reader->module->documents;
	struct late_note *note = note_late(reader->module, section_with_role(reader, OF_METADATA),
	                                   note_kind(NOTE_AMDGPU, NT_AMDGPU_METADATA), pos);
	*list_add(documents->arena, &documents->partial) = (struct partial_document){note, *packed, first_kernel, pos};
}

static void metadata_partial(struct reader *reader, const struct metadata_text *text, struct span at) {
	struct buffer packed = buffer_in(reader->arena);
	struct metadata_text partial = *text;
	size_t first = reader->module->documents->facts.kernels.count;
	partial.partial = true;
	partial.facts = documents_add(reader->module->documents, text);
	if (metadata_assemble(reader->arena, reader->diag, &partial, scope_version(reader), at.start, &packed))
		metadata_to_fill(reader, &packed, first, at.start);
}

void metadata_finish(struct reader *reader) {
	const struct module *module = reader->module;
	static const struct buffer none;
	if (module->fill_metadata && module->documents->partial.count == 0 && module->late_descriptors.count &&
	    !scope_has_kernel_code(reader))
		metadata_to_fill(reader, &none, 0, 0);
}

/* The document is packed where it belongs: it may be half of the object. */
static void metadata_packed(struct reader *reader, const struct metadata_text *text, struct span at) {
	struct module *module = reader->module;
	size_t size_at = note_begin(module, section_with_role(reader, OF_METADATA),
	                            note_kind(NOTE_AMDGPU, NT_AMDGPU_METADATA), 0, at.start);
	struct buffer *contents = data_open(module);
	size_t start = contents->size;
	struct metadata_text gathered = *text;
	gathered.facts = documents_add(module->documents, text);
	bool good = metadata_assemble(reader->arena, reader->diag, &gathered, scope_version(reader), at.start, contents);
	data_close(module, start);
	size_t size = contents->size - start;
	store_le(contents->data + size_at, size, 4);
	if (good)
		upgrade_metadata(reader, text, &(struct buffer){.data = contents->data + start, .size = size}, at);
	note_end(module, size, at.start);
}

static void text_done(void *context, const char *from, const char *to) {
	struct reader *reader = context;
	text_tell_done(reader, from, to);
}

void metadata_block(struct reader *reader, const struct directive *directive, struct span at) {
	const struct collected_text *collected = reader->metadata;
	struct metadata_text text = {collected->text,
	                             collected->size,
	                             collected->pieces.items,
	                             collected->pieces.count,
	                             .exact = reader->module->output->symbolic,
	                             .done = text_done,
	                             .context = reader};
	if (collected->faulty || !scope_holds(reader, directive))
		return;
	if (directive->argument == METADATA_TEXT)
		metadata_v2(reader, &text, at);
	else if (directive->argument == METADATA_PAL)
		pal_document(reader, &text, at);
	else if (reader->module->output->metadata)
		metadata_printed(reader, &text, at);
	else if (reader->module->fill_metadata)
		metadata_partial(reader, &text, at);
	else
		metadata_packed(reader, &text, at);
}

void version_note(struct reader *reader, struct text text, struct span at) {
	struct buffer none = buffer_in(reader->arena);
	note_write(reader, OF_VERSION, (struct note_kind){text.at, text.length, NT_VERSION}, &none, at.start);
}
