/* editors.c: tells editors the words of the language.
 *
 *     editors vim | textmate | words
 *
 * A syntax file of vim; a grammar as TextMate and VS Code read it; and all directives, names of DWARF, keys, checks,
 * processors and instructions as a tree in JSON, for whatever else completes or explains words. The rows are those that
 * the assembler reads. */
#include <kdasm/checks.h>
#include <kdasm/descriptor.h>
#include <kdasm/instruction_pages.h>
#include <kdasm/kdasm.h>
#include <kdasm/kernel_code.h>
#include <kdasm/metadata.h>
#include <kdasm/target.h>

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reader/attributes.h"

static const struct directive {
	const char *name, *syntax, *summary; /* without a name the beginning of a group, which `summary` names */
} directives[] = {
#define KD_DIRECTIVE_GROUP(group) {NULL, "", #group},
#define KD_DIRECTIVE(name, token, argument, any_case, syntax, summary) {name, syntax, summary},
#define KD_DIRECTIVE_IN(name, scope, token, argument, syntax, summary) {name, syntax, summary},
#include "reader/directives.def"
};
enum { DIRECTIVE_COUNT = sizeof directives / sizeof *directives, MAX_PROCESSORS = 256, MAX_INSTRUCTIONS = 8192 };

/* Operations of DWARF expressions. */
static const struct operation {
	const char *name, *summary;
	unsigned series; /* so many, with a number after the name; 0: one */
} operations[] = {
#define KD_OPERATION(name, llvm, old, first, second, takes, gives, effect, scope, summary) {"DW_OP_" #name, summary, 0},
#define KD_OPERATION_SERIES(name, number, count, first, second, takes, gives, effect, scope, summary)                  \
	{"DW_OP_" #name, summary, count},
#include "debug/dwarf/operations.def"
};
enum { OPERATION_COUNT = sizeof operations / sizeof *operations };

/* Names of DWARF in units, and among operands. */
#define NO_NUMBER UINT32_MAX
static const struct dwarf_word {
	const char *name;
	uint32_t number; /* NO_NUMBER: the source gives it one */
} dwarf_words[] = {
#define KD_DWARF_TAG(name, number, version) {"DW_TAG_" #name, number},
#define KD_DWARF_ATTRIBUTE(name, number, classes, result) {"DW_AT_" #name, number},
#define KD_DWARF_ATTRIBUTE_2021(name, number, old, classes, result) {"DW_AT_" #name, number},
#define KD_DWARF_FORM(name, number, version, classes, size) {"DW_FORM_" #name, number},
#define KD_DWARF_ENCODING(name, number, kind) {"DW_ATE_" #name, number},
#define KD_DWARF_LANGUAGE(name, number) {"DW_LANG_" #name, number},
#define KD_DWARF_CONSTANT(family, name, number) {"DW_" #family "_" #name, number},
#define KD_ADDRESS_SPACE(name, number, bits) {"DW_ASPACE_" #name, number},
#define KD_ADDRESS_SPACE_ALIAS(name, number) {"DW_ASPACE_" #name, number},
#define KD_MEMORY_SPACE(name, number) {"DW_MSPACE_" #name, number},
#define KD_ADDRESS_CLASS(name, number) {"DW_ADDR_" #name, number},
#include "debug/dwarf/tags.def"
#include "debug/dwarf/attributes.def"
#include "debug/dwarf/forms.def"
#include "debug/dwarf/encodings.def"
#include "debug/dwarf/languages.def"
#include "debug/dwarf/constants.def"
#include "debug/dwarf/spaces.def"
};
enum { DWARF_WORD_COUNT = sizeof dwarf_words / sizeof *dwarf_words };

/* Calls `take` for each name of a kind, once. */
typedef void take_name(const char *name);

static void each_directive(take_name *take) {
	for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
		if (directives[i].name)
			take(directives[i].name);
}

static void each_operation(take_name *take) {
	for (size_t i = 0; i < OPERATION_COUNT; i++) {
		if (!operations[i].series)
			take(operations[i].name);
		for (unsigned j = 0; j < operations[i].series; j++) {
			char name[32];
			snprintf(name, sizeof name, "%s%u", operations[i].name, j);
			take(name);
		}
	}
}

static void each_dwarf_word(take_name *take) {
	for (size_t i = 0; i < DWARF_WORD_COUNT; i++)
		take(dwarf_words[i].name);
}

static bool named_before(const struct kd_field *field) {
	for (unsigned i = 0; i < field->id; i++) {
		const char *directive = kd_field_at(i)->directive;
		if (directive && strcmp(directive, field->directive) == 0)
			return true;
	}
	return false;
}

static void each_kernel_directive(take_name *take) {
	const struct kd_field *field;
	for (size_t i = 0; (field = kd_field_at(i)) != NULL; i++)
		if (field->directive && !named_before(field))
			take(field->directive);
}

static void each_key(take_name *take) {
	size_t count;
	const struct kd_metadata_key *keys = kd_metadata_keys(&count);
	for (size_t i = 0; i < count; i++) {
		size_t before = 0;
		while (before < i && strcmp(keys[before].name, keys[i].name) != 0)
			before++;
		if (before == i)
			take(keys[i].name);
	}
}

static void each_instruction(take_name *take) {
	const char *name;
	for (size_t i = 0; (name = kd_instruction_name(NULL, i)) != NULL; i++)
		take(name);
}

/* ---- vim ---- */

static void take_word(const char *name) {
	printf(" %s", name);
}

/* Long lines are lines of their own: vim reads each as one more list. */
static void take_keyword_line(const char *name) {
	printf("syn keyword kdasmInstruction %s %s_e32 %s_e64 %s_dpp %s_sdwa\n", name, name, name, name, name);
}

static void print_vim(void) {
	printf(
	    "\" kdasm.vim: assembly for AMD GPUs. Made by emit/manual/editors.c.\n"
	    "if exists(\"b:current_syntax\")\n  finish\nendif\n"
	    "syn case match\nsyntax iskeyword @,48-57,_,.,$\n"
	    "syn match kdasmLabel /\\%%(^\\s*\\)\\@<=[A-Za-z_.$][A-Za-z0-9_.$]*:\\@=/\n"
	    "syn match kdasmNumber /\\<\\%%(0x\\x\\+\\|0b[01]\\+"
	    "\\|\\d\\+\\%%(\\.\\d*\\)\\?\\%%([eE][-+]\\?\\d\\+\\)\\?\\)\\>/\n"
	    "syn match kdasmRegister /\\<\\%%([vsa]\\d\\+\\|ttmp\\d\\+\\|vcc\\|vcc_lo\\|vcc_hi\\|exec\\|exec_lo\\|exec_hi"
	    "\\|m0\\|scc\\|vccz\\|execz\\|flat_scratch\\|xnack_mask\\|off\\)\\>/\n"
	    "syn match kdasmRegister /\\<\\%%([vsa]\\|ttmp\\)\\[[^]]*\\]/\n"
	    "syn region kdasmString start=/\"/ skip=/\\\\./ end=/\"/ oneline\n"
	    "syn match kdasmComment +//.*$+ contains=kdasmTodo\n"
	    "syn match kdasmComment +;.*$+ contains=kdasmTodo\n"
	    "syn region kdasmComment start=+/\\*+ end=+\\*/+ contains=kdasmTodo\n"
	    "syn keyword kdasmTodo TODO FIXME XXX contained\n");
	printf("syn keyword kdasmDirective");
	each_directive(take_word);
	printf("\nsyn keyword kdasmKernelDirective");
	each_kernel_directive(take_word);
	printf(" .end_amdhsa_kernel .end_amdgpu_metadata .end_amd_kernel_code_t\nsyn keyword kdasmKey");
	each_key(take_word);
	printf("\nsyn keyword kdasmOperation");
	each_operation(take_word);
	printf("\nsyn keyword kdasmDwarf");
	each_dwarf_word(take_word);
	printf("\n");
	each_instruction(take_keyword_line);
	printf("hi def link kdasmLabel Label\nhi def link kdasmNumber Number\nhi def link kdasmRegister Identifier\n"
	       "hi def link kdasmString String\nhi def link kdasmComment Comment\nhi def link kdasmTodo Todo\n"
	       "hi def link kdasmDirective PreProc\nhi def link kdasmKernelDirective Keyword\n"
	       "hi def link kdasmKey Type\nhi def link kdasmInstruction Statement\nhi def link kdasmOperation Function\n"
	       "hi def link kdasmDwarf Constant\n"
	       "let b:current_syntax = \"kdasm\"\n");
}

/* ---- JSON ---- */

static void print_json_text(const char *text) {
	putchar('"');
	for (; *text; text++)
		printf(*text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
	putchar('"');
}

static void print_member(const char *name, const char *text) {
	printf(", \"%s\": ", name);
	print_json_text(text);
}

/* Between elements of a list; `first` begins true. */
static void print_comma(bool *first) {
	printf(*first ? "\n" : ",\n");
	*first = false;
}

/* ---- TextMate ---- */

static const char *separator;

/* A name in a regular expression inside of a JSON string. */
static void take_alternative(const char *name) {
	printf("%s", separator);
	for (; *name; name++)
		printf(*name == '.' || *name == '$' ? "\\\\%c" : "%c", *name);
	separator = "|";
}

static void print_pattern(const char *scope, void (*each)(take_name *), const char *ending) {
	printf(",\n    { \"name\": \"%s\", \"match\": \"(?<![\\\\w.$])(?:", scope);
	separator = "";
	each(take_alternative);
	printf(")%s(?![\\\\w.$])\" }", ending);
}

static void print_textmate(void) {
	printf("{\n"
	       "  \"comment\": \"Made by emit/manual/editors.c.\",\n"
	       "  \"name\": \"kdasm\",\n"
	       "  \"scopeName\": \"source.kdasm\",\n"
	       "  \"fileTypes\": [\"amdgcn\"],\n"
	       "  \"patterns\": [\n"
	       "    { \"name\": \"comment.line.kdasm\", \"match\": \"(//|;).*$\" },\n"
	       "    { \"name\": \"comment.block.kdasm\", \"begin\": \"/\\\\*\", \"end\": \"\\\\*/\" },\n"
	       "    { \"name\": \"string.quoted.double.kdasm\", \"begin\": \"\\\"\", \"end\": \"\\\"\", \"patterns\": [\n"
	       "      { \"name\": \"constant.character.escape.kdasm\", \"match\": \"\\\\\\\\.\" } ] },\n"
	       "    { \"name\": \"variable.language.kdasm\", \"match\": "
	       "\"\\\\b(?:(?:[vsa]|ttmp)(?:\\\\d+|\\\\[[^\\\\]]*\\\\])|"
	       "(?:vcc|exec|flat_scratch|xnack_mask)(?:_lo|_hi)?|m0|scc|vccz|execz|off)(?![\\\\w.$])\" },\n"
	       "    { \"name\": \"constant.numeric.kdasm\", \"match\": "
	       "\"\\\\b(?:0x[0-9a-fA-F]+|0b[01]+|\\\\d+(?:\\\\.\\\\d*)?(?:[eE][-+]?\\\\d+)?)\\\\b\" }");
	print_pattern("keyword.control.kdasm", each_directive, "");
	print_pattern("keyword.other.kdasm", each_kernel_directive, "");
	print_pattern("entity.name.tag.kdasm", each_key, "");
	print_pattern("support.type.kdasm", each_operation, "");
	print_pattern("support.constant.kdasm", each_dwarf_word, "");
	print_pattern("support.function.kdasm", each_instruction, "(?:_e32|_e64|_dpp|_sdwa)?");
	/* Last, because a key of the metadata has a colon too. */
	printf(",\n    { \"name\": \"entity.name.function.kdasm\", \"match\": "
	       "\"(?<!\\\\S)[A-Za-z_.$][\\\\w.$]*(?=:)\" }\n  ]\n}\n");
}

/* ---- the tree ---- */

static void print_directives(void) {
	bool first = true, first_group = true;
	printf("  \"directives\": {");
	for (size_t i = 0; i < DIRECTIVE_COUNT; i++) {
		const struct directive *row = &directives[i];
		if (!row->name) {
			printf(first_group ? "\n    \"%s\": [" : "\n    ],\n    \"%s\": [", row->summary);
			first = true;
			first_group = false;
			continue;
		}
		print_comma(&first);
		printf("      { \"name\": \"%s\"", row->name);
		print_member("operands", row->syntax);
		print_member("meaning", row->summary);
		printf(" }");
	}
	printf("\n    ]\n  },\n");
}

static void print_operations(void) {
	bool first = true;
	printf("  \"operations\": [");
	for (size_t i = 0; i < OPERATION_COUNT; i++) {
		print_comma(&first);
		printf("    { \"name\": \"%s\", \"series\": %u", operations[i].name, operations[i].series);
		print_member("meaning", operations[i].summary);
		printf(" }");
	}
	printf("\n  ],\n");
}

static void print_dwarf_words(void) {
	bool first = true;
	printf("  \"dwarfNames\": [");
	for (size_t i = 0; i < DWARF_WORD_COUNT; i++) {
		print_comma(&first);
		printf("    { \"name\": \"%s\"", dwarf_words[i].name);
		if (dwarf_words[i].number != NO_NUMBER)
			printf(", \"number\": %" PRIu32, dwarf_words[i].number);
		printf(" }");
	}
	printf("\n  ],\n");
}

/* Whether a processor has one of the rows of a directive. */
static bool has_directive(const struct kd_processor *processor, const char *directive) {
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	struct kd_target_options options = {.processor = processor->name};
	return kd_target_init(&target, &options, text, sizeof text) &&
	       kd_field_available(&target, kd_field_find(&target, directive, strlen(directive)));
}

static void print_kernel_directives(void) {
	bool first = true;
	const struct kd_field *field;
	printf("  \"kernelDirectives\": [");
	for (size_t i = 0; (field = kd_field_at(i)) != NULL; i++) {
		if (!field->directive || named_before(field))
			continue;
		print_comma(&first);
		printf("    { \"name\": \"%s\", \"required\": %s", field->directive,
		       field->initial == KD_INITIAL_REQUIRED ? "true" : "false");
		print_member("meaning", field->description);
		printf(", \"processors\": [");
		const char *comma = "";
		const struct kd_processor *processor;
		for (size_t j = 0; (processor = kd_processor_at(j)) != NULL; j++) {
			if (!has_directive(processor, field->directive))
				continue;
			printf("%s\"%s\"", comma, processor->name);
			comma = ", ";
		}
		printf("] }");
	}
	printf("\n  ],\n  \"kernelCodeKeys\": [");
	first = true;
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *key = kd_code_t_field_at(i);
		print_comma(&first);
		printf("    { \"name\": \"%s\"", key->key);
		print_member("meaning", key->description);
		printf(" }");
	}
	printf("\n  ],\n");
}

static void print_metadata_keys(void) {
	static const char *const maps[] = {
	    [KD_METADATA_ROOT] = "document",
	    [KD_METADATA_KERNEL] = "kernel",
	    [KD_METADATA_ARGUMENT] = "argument",
	};
	size_t count;
	bool first = true;
	const struct kd_metadata_key *keys = kd_metadata_keys(&count);
	printf("  \"metadataKeys\": [");
	for (const struct kd_metadata_key *key = keys; key < keys + count; key++) {
		print_comma(&first);
		printf("    { \"name\": \"%s\", \"of\": \"%s\", \"required\": %s, \"since\": %u", key->name, maps[key->map],
		       key->required ? "true" : "false", key->since);
		print_member("meaning", key->description);
		if (key->values)
			printf(", \"values\": [");
		for (const char *const *value = key->values; value && *value; value++) {
			printf(value == key->values ? "" : ", ");
			print_json_text(*value);
		}
		printf(key->values ? "] }" : " }");
	}
	printf("\n  ],\n");
}

static void print_checks(void) {
	bool first = true;
	const struct kd_check_row *row;
	printf("  \"checks\": [");
	for (size_t i = 0; (row = kd_check_at(i)) != NULL; i++) {
		print_comma(&first);
		printf("    { \"name\": \"%s\", \"default\": %s", row->name,
		       row->level == KD_LEVEL_ADVICE || row->by_default == KD_CHECK_LATER || row->by_default == KD_CHECK_FOUND
		           ? "false"
		           : "true");
		print_member("level", kd_check_level_name(row->level));
		print_member("reports", row->description);
		print_member("remedy", row->remedy);
		printf(" }");
	}
	printf("\n  ],\n");
}

static void print_processors(void) {
	bool first = true;
	const struct kd_processor *processor;
	printf("  \"processors\": [");
	for (size_t i = 0; (processor = kd_processor_at(i)) != NULL; i++) {
		print_comma(&first);
		printf("    { \"name\": \"%s\"", processor->name);
		print_member("family", processor->family->name);
		printf(", \"xnack\": %s, \"sramecc\": %s, \"instructions\": %s, \"aliases\": [",
		       processor->xnack ? "true" : "false", processor->sramecc ? "true" : "false",
		       kd_instructions_known(processor) ? "true" : "false");
		const char *alias;
		for (size_t j = 0; (alias = kd_processor_alias(processor, j)) != NULL; j++)
			printf("%s\"%s\"", j ? ", " : "", alias);
		printf("] }");
	}
	printf("\n  ],\n");
}

/* The names of a processor's instructions; to look one up by its number takes as long as all before it. */
struct names {
	const struct kd_processor *processor;
	const char *items[MAX_INSTRUCTIONS];
	size_t count;
};

static void load_names(struct names *names, const struct kd_processor *processor) {
	names->processor = processor;
	names->count = 0;
	while (names->count < MAX_INSTRUCTIONS &&
	       (names->items[names->count] = kd_instruction_name(processor, names->count)) != NULL)
		names->count++;
}

static bool has_name(const struct names *names, const char *wanted) {
	for (size_t i = 0; i < names->count; i++)
		if (strcmp(names->items[i], wanted) == 0)
			return true;
	return false;
}

static size_t load_known(struct names *known) {
	size_t count = 0;
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)) != NULL; i++)
		if (kd_instructions_known(processor) && count < MAX_PROCESSORS)
			load_names(&known[count++], processor);
	return count;
}

static void print_instructions(void) {
	static struct names all, known[MAX_PROCESSORS];
	size_t count = load_known(known);
	bool first = true;
	load_names(&all, NULL);
	printf("  \"instructions\": [");
	for (size_t i = 0; i < all.count; i++) {
		print_comma(&first);
		printf("    { \"name\": \"%s\", \"processors\": [", all.items[i]);
		const char *comma = "";
		for (size_t j = 0; j < count; j++) {
			if (!has_name(&known[j], all.items[i]))
				continue;
			printf("%s\"%s\"", comma, known[j].processor->name);
			comma = ", ";
		}
		printf("] }");
	}
	printf("\n  ]\n");
}

static void print_words(void) {
	printf("{\n  \"version\": \"%s\",\n", kd_version());
	print_directives();
	print_operations();
	print_dwarf_words();
	print_kernel_directives();
	print_metadata_keys();
	print_checks();
	print_processors();
	print_instructions();
	printf("}\n");
}

int main(int argc, char **argv) {
	static const struct form {
		const char *name;
		void (*print)(void);
	} forms[] = {{"vim", print_vim}, {"textmate", print_textmate}, {"words", print_words}};
	for (size_t i = 0; argc == 2 && i < sizeof forms / sizeof *forms; i++) {
		if (strcmp(argv[1], forms[i].name) != 0)
			continue;
		forms[i].print();
		return fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
	}
	fprintf(stderr, "usage: editors vim | textmate | words\n");
	return EXIT_FAILURE;
}
