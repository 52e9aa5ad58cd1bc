/* completion_operands.c: what may be an operand, modifier or argument at a place. */
#include <dirent.h>
#include <string.h>
#include <strings.h>

#include "completions.h"
#include "kdasm/instruction.h"
#include "page_forms.h"
#include "register_writers.h"

static const char *const hardware_registers[] = {
#define KD_HWREG(number, name, only) name,
#include "kdasm/isa/hwreg.def"
};

enum operations { OPERATIONS_NO_OPERATIONS, OPERATIONS_GS, OPERATIONS_GS_DONE, OPERATIONS_SYSTEM };

static const char *const messages[] = {
#define KD_MESSAGE(number, name, operations, only) name,
#include "kdasm/isa/sendmsg.def"
};

/* Of each message. */
static const enum operations operations_of_messages[] = {
#define KD_MESSAGE(number, name, operations, only) OPERATIONS_##operations,
#include "kdasm/isa/sendmsg.def"
};

static const struct message_operation {
	enum operations group;
	const char *name;
} message_operations[] = {
#define KD_MESSAGE_OPERATION(operations, number, name, streams, only) {OPERATIONS_##operations, name},
#include "kdasm/isa/sendmsg.def"
};

/* What s_delay_alu waits for, and how many instructions are in between. */
static const char *const delays[] = {
#define KD_DELAY_INSTRUCTION(name) name,
#define KD_DELAY_SKIP(name)
#define KD_DELAY(field, number, name) KD_DELAY_##field(name)
#include "kdasm/isa/delay_alu.def"
#undef KD_DELAY_INSTRUCTION
#undef KD_DELAY_SKIP
};

static const char *const skips[] = {
#define KD_DELAY_INSTRUCTION(name)
#define KD_DELAY_SKIP(name) name,
#define KD_DELAY(field, number, name) KD_DELAY_##field(name)
#include "kdasm/isa/delay_alu.def"
#undef KD_DELAY_INSTRUCTION
#undef KD_DELAY_SKIP
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* ---- names in brackets ---- */

/* Whether the processor takes a name: "%s" in the line of an instruction stands for it. That it wants more is no no. */
static bool is_taken(const struct completion *completion, const char *line, const char *name) {
	struct kd_instruction_message message = {0};
	uint8_t bytes[KD_INSTRUCTION_SIZE];
	if (!completion->assembly->has_target)
		return true;
	const char *text = arena_printf(completion->server->passing, "%s%s)", line, name);
	size_t size = kd_encode(&completion->assembly->target, text, strlen(text), bytes, sizeof bytes, &message);
	return size || !(strstr(message.text, "not supported") || strstr(message.text, "invalid message id") ||
	                 strstr(message.text, "is not supported"));
}

static void add_names(struct completion *completion, const char *const *names, size_t count, const char *line,
                      const char *detail) {
	for (size_t i = 0; i < count; i++) {
		size_t before = 0;
		while (before < i && strcmp(names[before], names[i]) != 0)
			before++;
		if (before == i && (!line || is_taken(completion, line, names[i])))
			completion_add(completion, names[i], KIND_CONSTANT, detail);
	}
}

/* Those of the message that is the first argument. */
static void add_operations(struct completion *completion) {
	const char *text = completion->document->text;
	struct word_reader reader = {text, completion->place.function.end + 1, completion->offset, false, false};
	struct word message;
	if (!word_next(&reader, &message))
		return;
	for (size_t i = 0; i < COUNT(messages); i++)
		for (size_t j = 0; word_is(text, message, messages[i]) && j < COUNT(message_operations); j++)
			if (message_operations[j].group == operations_of_messages[i])
				completion_add(completion, message_operations[j].name, KIND_CONSTANT, "operation of the message");
}

static bool add_delays(struct completion *completion) {
	const char *text = completion->document->text;
	struct word function = completion->place.function;
	if (word_is(text, function, "instid0") || word_is(text, function, "instid1"))
		add_names(completion, delays, COUNT(delays), NULL, "what is waited for");
	else if (word_is(text, function, "instskip"))
		add_names(completion, skips, COUNT(skips), NULL, "which instruction");
	else
		return false;
	return true;
}

static bool add_arguments(struct completion *completion) {
	const char *text = completion->document->text;
	struct word function = completion->place.function;
	bool returns = word_is(text, completion->place.first, "s_sendmsg_rtn_b32") ||
	               word_is(text, completion->place.first, "s_sendmsg_rtn_b64");
	if (word_is(text, function, "hwreg")) {
		if (completion->place.argument == 0)
			add_names(completion, hardware_registers, COUNT(hardware_registers), "s_getreg_b32 s0, hwreg(",
			          "hardware register");
		return true;
	}
	if (!word_is(text, function, "sendmsg"))
		return add_delays(completion);
	if (completion->place.argument == 0)
		add_names(completion, messages, COUNT(messages),
		          returns ? "s_sendmsg_rtn_b32 s0, sendmsg(" : "s_sendmsg sendmsg(", "message");
	else if (completion->place.argument == 1)
		add_operations(completion);
	return true;
}

/* ---- operands of instructions ---- */

/* Registers of a file that are written near the place. */
static void add_registers(struct completion *completion, const char *file) {
	enum { NEAR = 300 };
	const struct document *document = completion->document;
	size_t first = completion->line > NEAR ? completion->line - NEAR : 0;
	json_t *known = json_object();
	for (size_t line = first; line < completion->line + NEAR && line < document->line_count; line++) {
		struct word_reader reader = outline_words(completion->outline, document, line);
		struct word word;
		struct registers found;
		while (word_next(&reader, &word)) {
			if (word.kind != WORD_NAME || word.end == completion->offset ||
			    !registers_read(document->text, word.start, reader.end, &found) || found.file != *file)
				continue;
			const char *name =
			    arena_copy(completion->server->passing, document->text + found.start, found.end - found.start);
			if (!json_object_get(known, name) && json_object_set_new(known, name, json_true()) == 0)
				completion_add(completion, name, KIND_VARIABLE, "register");
		}
	}
	json_decref(known);
	completion_add(completion, file, KIND_VARIABLE, "register");
}

/* What an operand's kind, a word of the page, stands for. */
static void add_kind(struct completion *completion, const struct page *page, const char *kind, size_t size) {
	static const struct {
		const char *kind;
		const char *names[8];
	} rows[] = {
	    {"vcc", {"vcc", "vcc_lo", "vcc_hi"}},
	    {"m0", {"m0"}},
	    {"exec", {"exec", "exec_lo", "exec_hi"}},
	    {"status", {"src_vccz", "src_execz", "src_scc"}},
	    {"aperture", {"src_shared_base", "src_shared_limit", "src_private_base", "src_private_limit"}},
	    {"null", {"null"}},
	    {"off", {"off"}},
	    {"constant", {"0", "1", "-1", "0.5", "1.0", "2.0", "4.0"}},
	};
	static const char *const files[] = {"v", "s", "a"};
	const char *said = page_word(page, kind, size);
	for (size_t i = 0; i < COUNT(files); i++)
		if (strlen(files[i]) == size && memcmp(files[i], kind, size) == 0)
			add_registers(completion, files[i]);
	for (size_t i = 0; i < COUNT(rows); i++)
		for (size_t j = 0; strlen(rows[i].kind) == size && memcmp(rows[i].kind, kind, size) == 0 &&
		                   j < COUNT(rows[i].names) && rows[i].names[j];
		     j++)
			completion_add(completion, rows[i].names[j], KIND_VALUE, said ? said : "");
	if (size == 6 && memcmp(kind, "symbol", size) == 0)
		completion_symbols(completion, 1u << DEFINITION_LABEL | 1u << DEFINITION_VARIABLE);
}

/* Operands with words of their own, by their names in forms. */
static bool add_special(struct completion *completion, const struct page_part *part) {
	static const struct {
		const char *operand;
		const char *words[5];
		bool goes_on; /* several of them may follow one another */
	} rows[] = {
	    {"hwreg", {"hwreg("}, false},
	    {"msg", {"sendmsg("}, false},
	    {"waitcnt", {"vmcnt(", "lgkmcnt(", "expcnt("}, true},
	    {"depctr",
	     {"depctr_va_vdst(", "depctr_sa_sdst(", "depctr_vm_vsrc(", "depctr_va_sdst(", "depctr_va_vcc("},
	     true},
	    {"delay", {"instid0(", "instskip(", "instid1("}, true},
	    {"off", {"off"}, false},
	};
	bool is_begun = completion->place.after_blank;
	for (size_t i = 0; i < COUNT(rows); i++) {
		if (strlen(rows[i].operand) != part->name_size || memcmp(rows[i].operand, part->name, part->name_size) != 0)
			continue;
		for (size_t j = 0; (!is_begun || rows[i].goes_on) && j < COUNT(rows[i].words) && rows[i].words[j]; j++)
			completion_add(completion, rows[i].words[j], KIND_KEYWORD, "");
		return true;
	}
	if (is_begun || part->name_size != 5 || memcmp(part->name, "label", 5) != 0)
		return false;
	completion_symbols(completion, 1u << DEFINITION_LABEL | 1u << DEFINITION_VARIABLE);
	return true;
}

/* "32 bits, f32: v s vcc constant literal, or ..." */
static void add_operand(struct completion *completion, const struct page *page, const struct page_form *form,
                        const struct page_part *part) {
	const char *said = page_text(page, form, part->name, part->name_size);
	const char *at = said ? strchr(said, ':') : NULL;
	if (add_special(completion, part) || !at)
		return;
	for (at++; *at && *at != ','; at += strcspn(at, " ,")) {
		at += strspn(at, " ");
		add_kind(completion, page, at, strcspn(at, " ,"));
	}
}

/* "quad_perm:[0,1,2,3], row_shl:1 to :15, row_mirror; the lane that is read": the words; "row_shl:" where there is a
 * range. */
static void add_listed(struct completion *completion, const char *list, const char *detail) {
	for (const char *at = list; *at && *at != ';';) {
		const char *end = at;
		for (int depth = 0; *end && *end != ';' && (depth || *end != ','); end++)
			depth += (*end == '[') - (*end == ']');
		size_t size = (size_t)(end - at),
		       name = strspn(at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
		if (memmem(at, size, " to ", strlen(" to ")) && at[name] == ':')
			size = name + 1;
		if (is_name_start(*at) && (at[name] == ':' || name == size))
			completion_add(completion, arena_copy(completion->server->passing, at, size), KIND_VALUE, detail);
		at = end + strspn(end, ", ");
	}
}

/* What a row lists after the name and a colon: of "th:name scope:name" the second list is that of the second name.
 * NULL: it is about other names. */
static const char *values_in(const struct page_row *row, const char *name, size_t size) {
	const char *list = row->text;
	for (const char *at = row->name; list && *at; at += strcspn(at, " "), at += strspn(at, " ")) {
		if (strncmp(at, name, size) == 0 && at[size] == ':')
			return list;
		list = strchr(list, ';');
		list = list ? list + strspn(list, "; ") : NULL;
	}
	return NULL;
}

static const char *values_on(const struct page *page, const char *name, size_t size) {
	for (size_t i = 0; i < page->forms.count; i++)
		for (size_t j = 0; j < page->forms.items[i].rows.count; j++) {
			const char *list = values_in(&page->forms.items[i].rows.items[j], name, size);
			if (list)
				return list;
		}
	return NULL;
}

/* The values of the modifier whose name and colon are in front of the place. */
static bool add_values(struct completion *completion) {
	const char *text = completion->document->text;
	size_t end = completion->place.part.start, start = end ? end - 1 : 0;
	if (!end || text[start] != ':' || completion->place.function.end > completion->place.function.start)
		return false;
	while (start > completion->place.first.end && is_name_part(text[start - 1]))
		start--;
	const struct page *page = page_of(completion->server->passing, completion->processor,
	                                  text + completion->place.first.start,
	                                  completion->place.first.end - completion->place.first.start);
	size_t size = end - 1 - start;
	const char *list = page && size ? values_on(page, text + start, size) : NULL;
	if (list)
		add_listed(completion, list, "");
	return list;
}

static void add_modifier(struct completion *completion, const struct page *page, const struct page_form *form,
                         const struct page_part *part) {
	const char *said = page_text(page, form, part->name, part->name_size);
	const char *name = arena_printf(completion->server->passing, "%.*s%s", (int)part->name_size, part->name,
	                                part->has_value ? ":" : "");
	if (said && strcmp(name, "dpp_ctrl") == 0) { /* it stands for others */
		add_listed(completion, said, "the lane that is read");
		return;
	}
	completion_add(completion, name, KIND_PROPERTY, said ? said : "");
}

/* Items of several forms come once. */
static void remove_repeated(json_t *items) {
	json_t *known = json_object();
	for (size_t i = 0; i < json_array_size(items);) {
		const char *label = json_string_value(json_object_get(json_array_get(items, i), "label"));
		if (json_object_get(known, label)) {
			json_array_remove(items, i);
			continue;
		}
		json_object_set_new(known, label, json_true());
		i++;
	}
	json_decref(known);
}

static void add_of_form(struct completion *completion, const struct page *page, const struct page_form *form) {
	struct page_reader reader = page_parts(form);
	struct page_part part;
	while (page_next(&reader, &part)) {
		bool is_modifier = part.operand < 0;
		if (completion->place.after_blank && is_modifier)
			add_modifier(completion, page, form, &part);
		else if (completion->place.after_blank && part.operand == (int)completion->place.operand)
			add_special(completion, &part);
		else if (!completion->place.after_blank && part.operand == (int)completion->place.operand)
			add_operand(completion, page, form, &part);
	}
}

static bool has_mnemonic(const struct page_form *form, const char *name, size_t size) {
	return strncmp(form->text, name, size) == 0 && (form->text[size] == ' ' || !form->text[size]);
}

/* Of the forms that the mnemonic has, with its suffix if it has one. */
static bool add_of_instruction(struct completion *completion) {
	const char *name = completion->document->text + completion->place.first.start;
	size_t size = completion->place.first.end - completion->place.first.start;
	const struct page *page = page_of(completion->server->passing, completion->processor, name, size);
	bool has_suffix = page && has_mnemonic(page_form(page, name, size), name, size);
	for (size_t i = 0; page && i < page->forms.count; i++)
		if (!has_suffix || has_mnemonic(&page->forms.items[i], name, size))
			add_of_form(completion, page, &page->forms.items[i]);
	remove_repeated(completion->items);
	return page;
}

/* ---- operands of directives ---- */

/* Names of files in the folder of what is written so far. */
static void add_files_in(struct completion *completion, const char *folder) {
	enum { MOST_FILES = 1000 };
	const char *text = completion->document->text;
	size_t slash = completion->offset;
	while (slash > completion->place.part.start && text[slash - 1] != '/')
		slash--;
	const char *path = arena_printf(completion->server->passing, "%s/%.*s", folder,
	                                (int)(slash - completion->place.part.start), text + completion->place.part.start);
	DIR *files = opendir(path);
	struct dirent *file;
	completion->start = slash;
	for (unsigned i = 0; files && i < MOST_FILES && (file = readdir(files)) != NULL; i++)
		if (file->d_name[0] != '.')
			completion_add(completion,
			               file->d_type == DT_DIR ? arena_printf(completion->server->passing, "%s/", file->d_name)
			                                      : file->d_name,
			               KIND_FILE, "");
	if (files)
		closedir(files);
}

static void add_files(struct completion *completion) {
	const struct project *project = &completion->assembly->project;
	if (project->folder)
		add_files_in(completion, project->folder);
	for (size_t i = 0; i < project->assembly.include_directory_count; i++) {
		const char *folder =
		    project_path(completion->server->passing, project, project->assembly.include_directories[i]);
		if (folder)
			add_files_in(completion, folder);
	}
}

static void add_targets(struct completion *completion) {
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)) != NULL; i++)
		completion_add(completion,
		               arena_printf(completion->server->passing, "amdgcn-amd-amdhsa--%s", processor->id_name),
		               KIND_VALUE, processor->family->name);
	remove_repeated(completion->items); /* a processor may have several names */
}

static void add_of_directive(struct completion *completion) {
	static const char *const types[] = {"@function", "@object", "@notype", "@gnu_indirect_function"};
	static const char *const sections[] = {".text", ".rodata", ".data", ".bss"};
	const char *text = completion->document->text;
	struct word first = completion->place.first;
	bool is_file = word_is_any_case(text, first, ".include") || word_is_any_case(text, first, ".incbin");
	if (completion->place.in_string && is_file)
		add_files(completion);
	else if (completion->place.in_string && word_is(text, first, ".amdgcn_target"))
		add_targets(completion);
	else if (word_is_any_case(text, first, ".type") && completion->place.operand == 1)
		add_names(completion, types, COUNT(types), NULL, "type of a symbol");
	else if (word_is_any_case(text, first, ".section") && completion->place.operand == 0)
		add_names(completion, sections, COUNT(sections), NULL, "section");
	else if (word_is(text, first, ".amdhsa_kernel"))
		completion_symbols(completion, 1u << DEFINITION_LABEL);
	else if (!completion->place.in_string)
		completion_symbols(completion, 1u << DEFINITION_LABEL | 1u << DEFINITION_VARIABLE | 1u << DEFINITION_COMMON);
}

void completion_operands(struct completion *completion) {
	if (add_arguments(completion) || add_values(completion))
		return;
	if (completion->place.in_string || !add_of_instruction(completion))
		add_of_directive(completion);
}
