/* instruction.c: one instruction, without a source or a module around it.
 *
 * It is read as a line of a source is, by a reader that has little more than the line, in memory on the stack. What
 * expressions need is begun when the first operand is one. */
#include "kdasm/instruction.h"

#include <setjmp.h>
#include <stdio.h>

#include "actions/actions.h"
#include "gpu/isa/print.h"
#include "kdasm/kdasm.h"
#include "module/fixup.h"
#include "module/symbol.h"
#include "reader_parts.h"
#include "preprocess/texts.h"
#include "scanner_start.h"

/* Bytes, for reader, scanner, symbols and messages. */
enum { ROOM = 160 * 1024 };

_Static_assert((int)KD_INSTRUCTION_SIZE == (int)ISA_MOST_BYTES && (int)KD_INSTRUCTION_TEXT_SIZE == (int)ISA_TEXT_SIZE,
               "the header has the sizes of emit/gpu/isa");

static void say(struct kd_instruction_message *message, unsigned column, const char *text) {
	if (!message)
		return;
	message->column = column;
	snprintf(message->text, sizeof message->text, "%s", text);
}

/* Errors come before warnings. */
static void tell_first(const struct reader *reader, struct kd_instruction_message *message) {
	const struct message *first = NULL;
	for (size_t i = 0; i < reader->diag->messages.count; i++) {
		const struct message *other = &reader->diag->messages.items[i];
		if (!first || (other->severity == KD_ERROR && first->severity != KD_ERROR))
			first = other;
	}
	if (first)
		say(message, first->pos - reader->source->base + 1, first->text);
}

static void prepare(struct reader *reader) {
	const struct source *source = reader->source;
	reader_parts_start(reader);
	sections_start(reader);
	scope_predefine(reader);
	scanner_start(reader);
	sources_init(&reader->sources, reader->arena); /* so that places stay what they are */
	text_start(reader, source->text, source->size);
}

static struct reader *begin(struct arena *arena, const struct kd_target *target, const char *line, size_t length) {
	static const struct kd_options options;
	struct reader *reader = arena_zeroed(arena, 1, sizeof *reader);
	reader->arena = arena;
	reader->options = &options;
	reader->diag = arena_alloc(arena, sizeof *reader->diag);
	reader->module = arena_alloc(arena, sizeof *reader->module);
	diag_init(reader->diag, arena, 0);
	module_init(reader->module, arena, reader->diag);
	reader->module->target = *target;
	reader->target.known = reader->target.version_decided = true;
	reader->expression.prepare = prepare;
	char *text = arena_alloc(arena, length + 2); /* for the zeros after it */
	memcpy(text, line, length);
	sources_init(&reader->sources, arena);
	sources_add(&reader->sources, "", text, length, &reader->source);
	return reader;
}

static uint32_t name_length(struct text line) {
	uint32_t length = 0;
	while (length < line.length && lex_is_name_byte(line.at[length]))
		length++;
	return length;
}

/* Its bytes are in `code` unless there was an error. */
static void read(struct reader *reader, struct isa_code *code, struct value *literal) {
	const char *at = reader->source->text, *end = at + reader->source->size;
	while (at < end && lex_is_blank(*at))
		at++;
	size_t length = (size_t)(end - at);
	const char *line_end = memchr(at, '\n', length);
	const char *next = line_end ? line_end : end;
	while (next < end && (lex_is_blank(*next) || *next == '\n'))
		next++;
	if (next < end) {
		diag_error(reader->diag, text_pos(reader, next), "a single line is expected");
		return;
	}
	struct text line = {at, line_end ? (size_t)(line_end - at) : length};
	if (!line.length || *at == ';' || *at == '/') {
		diag_error(reader->diag, text_pos(reader, at), "an instruction is expected");
		return;
	}
	enum instruction_result result = instruction_alone_read(
	    reader, (struct instruction_text){at, (uint32_t)line.length, name_length(line)}, code, literal);
	if (result == INSTRUCTION_UNKNOWN || result == INSTRUCTION_NOT_HERE)
		unknown_instruction(reader, line, result);
}

/* The literal as a fixup has it. */
static void take_symbol(struct reader *reader, struct value literal, size_t size,
                        struct kd_instruction_symbol *symbol) {
	struct relocatable target;
	if (!value_relocatable(reader->module, literal, EVALUATE_VALUES, &target) || !target.add || target.subtract) {
		diag_error(reader->diag, value_pos(literal, 0),
		           "expected a symbol, with a number that is added to it or subtracted from it");
		return;
	}
	symbol->kind = target.specifier ? (enum kd_fixup_kind)specifier_relocation(target.specifier) : KD_FIXUP_REL32;
	symbol->offset = size - fixup_distance.width;
	symbol->addend = target.constant;
	snprintf(symbol->name, sizeof symbol->name, "%.*s", NAME_ARGS(target.add->name));
}

static size_t encode(const struct kd_target *target, const char *line, size_t length, void *bytes, size_t capacity,
                     struct kd_instruction_symbol *symbol, struct kd_instruction_message *message) {
	_Alignas(max_align_t) char room[ROOM];
	struct arena *arena = arena_in(room, sizeof room);
	struct isa_code code;
	say(message, 1, "");
	if (length > KD_INSTRUCTION_LINE_SIZE || setjmp(*arena_escape(arena))) {
		say(message, 1, "the line is too long or too deep");
		return 0;
	}
	struct reader *reader = begin(arena, target, line, length);
	struct value literal = {0};
	read(reader, &code, symbol ? &literal : NULL);
	if (literal.expr && !reader->diag->errors)
		take_symbol(reader, literal, code.size, symbol);
	tell_first(reader, message);
	if (reader->diag->errors)
		return 0;
	if (code.size > capacity) {
		say(message, 1, "the instruction has more bytes than there is room for");
		return 0;
	}
	memcpy(bytes, code.bytes, code.size);
	return code.size;
}

size_t kd_encode(const struct kd_target *target, const char *line, size_t length, void *bytes, size_t capacity,
                 struct kd_instruction_message *message) {
	return encode(target, line, length, bytes, capacity, NULL, message);
}

size_t kd_encode_with_symbol(const struct kd_target *target, const char *line, size_t length, void *bytes,
                             size_t capacity, struct kd_instruction_symbol *symbol,
                             struct kd_instruction_message *message) {
	*symbol = (struct kd_instruction_symbol){.kind = KD_FIXUP_NONE};
	return encode(target, line, length, bytes, capacity, symbol, message);
}

size_t kd_decode(const struct kd_target *target, const void *bytes, size_t size, char *text, size_t capacity) {
	struct isa_decoded decoded;
	struct isa_text printed;
	const struct isa_machine *machine = isa_machine_of(target->processor, target->wave);
	if (!machine || !isa_decode(machine, bytes, size, &decoded))
		return 0;
	isa_print(&decoded, ISA_NO_OPERAND, &printed);
	snprintf(text, capacity, "%.*s", (int)printed.length, printed.text);
	return decoded.size;
}
