/* reference.c: prints the tables of README.md and language.md, in Markdown.
 *
 *     reference kernel-directives | directives/GROUP | metadata-keys/MAP | systems | llvm-changes | llvm-unknown |
 *               llvm-processors | checks | core-fields/ENTRY | info-records | info-flags | visa-lines | visa-operands
 *
 * All of it comes from the rows that the assembler itself reads. Where processors differ, what most
 * of them have comes first and then what others have. */
#include <kdasm/checks.h>
#include <kdasm/descriptor.h>
#include <kdasm/kernel_code.h>
#include <kdasm/metadata.h>
#include <kdasm/metadata_v2.h>
#include <kdasm/target.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "programs/shared/field_words.h"
#include "reader/attributes.h"

enum { MAX_PROCESSORS = 256, TEXT_SIZE = FIELD_WORDS_SIZE };

static struct kd_target targets[MAX_PROCESSORS];
static size_t target_count;

static void load_targets(void) {
	const struct kd_processor *processor;
	while ((processor = kd_processor_at(target_count)) != NULL) {
		char error[KD_TARGET_TEXT_SIZE];
		struct kd_target_options options = {.processor = processor->name};
		if (target_count == MAX_PROCESSORS ||
		    !kd_target_init(&targets[target_count++], &options, error, sizeof error)) {
			fprintf(stderr, "reference: %s\n", processor->name);
			exit(EXIT_FAILURE);
		}
	}
}

/* ---- sets of processors ---- */

struct set {
	bool has[MAX_PROCESSORS];
};

static unsigned generation(size_t i) {
	return targets[i].processor->gfx_major;
}

static bool same_generation_in(const struct set *set, unsigned gfx, bool has) {
	for (size_t i = 0; i < target_count; i++)
		if (generation(i) == gfx && set->has[i] == has)
			return true;
	return false;
}

static void print_names(const struct set *set, unsigned gfx, bool has) {
	const char *separator = "";
	for (size_t i = 0; i < target_count; i++) {
		if (generation(i) != gfx || set->has[i] != has)
			continue;
		printf("%s%s", separator, targets[i].processor->name);
		separator = ", ";
	}
}

static size_t count_names(const struct set *set, unsigned gfx, bool has) {
	size_t count = 0;
	for (size_t i = 0; i < target_count; i++)
		count += generation(i) == gfx && set->has[i] == has;
	return count;
}

/* The family that is all of a set in one generation, if it has a number, as GFX12.5; NULL: none. */
static const struct kd_family *only_family(const struct set *set, unsigned gfx) {
	const struct kd_family *family = NULL;
	for (size_t i = 0; i < target_count && !family; i++)
		if (generation(i) == gfx && set->has[i])
			family = targets[i].processor->family;
	for (size_t i = 0; i < target_count; i++)
		if (generation(i) == gfx && set->has[i] != (targets[i].processor->family == family))
			return NULL;
	return family && strchr(family->name, '.') ? family : NULL;
}

/* Whole generations as a range, parts of one by their family or by the names that are fewer. */
static void print_set(const struct set *set) {
	unsigned first = generation(0), last = first;
	for (size_t i = 0; i < target_count; i++) {
		first = generation(i) < first ? generation(i) : first;
		last = generation(i) > last ? generation(i) : last;
	}
	const char *separator = "";
	for (unsigned gfx = first; gfx <= last; gfx++) {
		if (!same_generation_in(set, gfx, true))
			continue;
		printf("%s", separator);
		separator = ", ";
		const struct kd_family *family = only_family(set, gfx);
		if (family) {
			printf("%s", family->name);
			continue;
		}
		printf("GFX%u", gfx);
		if (!same_generation_in(set, gfx, false)) {
			unsigned end = gfx;
			while (end < last && !same_generation_in(set, end + 1, false))
				end++;
			if (end > gfx)
				printf("%sGFX%u", end == gfx + 1 ? ", " : " to ", end);
			gfx = end;
			continue;
		}
		bool fewer = count_names(set, gfx, true) <= count_names(set, gfx, false);
		printf(fewer ? " (" : " (not ");
		print_names(set, gfx, fewer);
		printf(")");
	}
}

/* ---- what a field is on one processor ---- */

typedef void describe(const struct kd_target *target, const struct kd_field *field, char text[FIELD_WORDS_SIZE]);

/* ---- the directives of a kernel ---- */

static const struct kd_field *row_on(const struct kd_target *target, const struct kd_field *any) {
	const struct kd_field *field = kd_field_find(target, any->directive, any->directive_length);
	return field && kd_field_available(target, field) ? field : NULL;
}

/* One cell: the commonest text, then the others with those that have them. */
static void print_cell(const struct kd_field *directive, describe *describe_one) {
	static char texts[MAX_PROCESSORS][TEXT_SIZE]; /* each once */
	static struct set sets[MAX_PROCESSORS];
	static size_t sizes[MAX_PROCESSORS];
	size_t count = 0, commonest = 0;

	for (size_t i = 0; i < target_count; i++) {
		const struct kd_field *field = row_on(&targets[i], directive);
		if (!field)
			continue;
		char text[TEXT_SIZE];
		describe_one(&targets[i], field, text);
		size_t at = 0;
		while (at < count && strcmp(texts[at], text) != 0)
			at++;
		if (at == count) {
			memcpy(texts[at], text, sizeof text);
			memset(&sets[at], 0, sizeof sets[at]);
			sizes[at] = 0;
			count++;
		}
		sets[at].has[i] = true;
		sizes[at]++;
	}
	for (size_t at = 1; at < count; at++)
		if (sizes[at] > sizes[commonest])
			commonest = at;

	printf("%s", count ? texts[commonest] : "");
	for (size_t at = 0; at < count; at++) {
		if (at == commonest)
			continue;
		printf("; %s on ", texts[at]);
		print_set(&sets[at]);
	}
}

static void print_directive(const struct kd_field *directive) {
	struct set set = {{false}};
	bool everywhere = true;
	for (size_t i = 0; i < target_count; i++) {
		set.has[i] = row_on(&targets[i], directive) != NULL;
		everywhere = everywhere && set.has[i];
	}
	printf("| `%s` | ", directive->directive);
	print_cell(directive, field_describe_values);
	printf(" | ");
	print_cell(directive, field_describe_default);
	printf(" | ");
	if (!everywhere)
		print_set(&set);
	printf(" | %s |\n", directive->description);
}

static bool printed_before(const struct kd_field *field) {
	for (unsigned id = 0; id < field->id; id++) {
		const char *directive = kd_field_at(id)->directive;
		if (directive && strcmp(directive, field->directive) == 0)
			return true;
	}
	return false;
}

static void print_kernel_directives(void) {
	load_targets();
	printf("| directive | values | default | on | meaning |\n");
	printf("| --- | --- | --- | --- | --- |\n");
	const struct kd_field *field;
	for (size_t id = 0; (field = kd_field_at(id)) != NULL; id++) {
		if (field->directive && !printed_before(field))
			print_directive(field);
	}
}

/* ---- the other directives ---- */

/* A directive; without a name the beginning of a group. */
struct directive {
	const char *name, *syntax, *summary, *group;
	unsigned scope;
};

static const struct directive directives[] = {
#define KD_DIRECTIVE_GROUP(group) {NULL, "", "", #group, 0},
#define KD_DIRECTIVE(name, token, argument, any_case, syntax, summary) {name, syntax, summary, NULL, SCOPE_ALL},
#define KD_DIRECTIVE_IN(name, scope, token, argument, syntax, summary) {name, syntax, summary, NULL, scope},
#include "reader/directives.def"
};
enum { DIRECTIVE_COUNT = sizeof directives / sizeof directives[0] };

static bool same_meaning(const struct directive *a, const struct directive *b) {
	return strcmp(a->syntax, b->syntax) == 0 && strcmp(a->summary, b->summary) == 0;
}

/* A directive with its operands, as code. In Markdown a bar ends a cell, even there. */
static void print_usage(const struct directive *row) {
	printf("`%s%s", row->name, row->syntax[0] ? " " : "");
	for (const char *at = row->syntax; *at; at++)
		printf(*at == '|' ? "\\|" : "%c", *at);
	printf("`");
}

/* The code object versions of a directive that not all have. */
static const char *versions(unsigned scope) {
	return scope == SCOPE_ALL ? ""
	       : scope & SCOPE_V2 ? "; version 2"
	       : scope & SCOPE_V3 ? "; version 3 and later"
	                          : "; version 4 and later";
}

/* Directives of one meaning share a row. */
static void print_row(const struct directive *row, const struct directive *first, const struct directive *end) {
	for (const struct directive *before = first; before < row; before++)
		if (same_meaning(before, row))
			return;
	printf("| ");
	print_usage(row);
	for (const struct directive *other = row + 1; other < end; other++)
		if (same_meaning(row, other))
			printf(", `%s`", other->name);
	printf(" | %s%s |\n", row->summary, versions(row->scope));
}

static bool print_directives(const char *group) {
	size_t first = 0, end;
	while (first < DIRECTIVE_COUNT && (directives[first].name || strcmp(directives[first].group, group) != 0))
		first++;
	if (first == DIRECTIVE_COUNT)
		return false;
	for (end = ++first; end < DIRECTIVE_COUNT && directives[end].name;)
		end++;
	printf("| directive | meaning |\n");
	printf("| --- | --- |\n");
	for (size_t i = first; i < end; i++)
		print_row(&directives[i], &directives[first], &directives[end]);
	return true;
}

/* ---- the keys of metadata ---- */

static bool print_metadata_keys(const char *map) {
	static const char *const maps[] = {
	    [KD_METADATA_ROOT] = "document",
	    [KD_METADATA_KERNEL] = "kernel",
	    [KD_METADATA_ARGUMENT] = "argument",
	};
	static const char *const types[] = {
	    [KD_METADATA_ANY] = "any",
	    [KD_METADATA_STRING] = "string",
	    [KD_METADATA_INTEGER] = "integer",
	    [KD_METADATA_BOOLEAN] = "boolean",
	    [KD_METADATA_STRINGS] = "list of strings",
	    [KD_METADATA_INTEGERS_2] = "2 integers",
	    [KD_METADATA_INTEGERS_3] = "3 integers",
	    [KD_METADATA_MAPS] = "list of maps",
	};
	size_t count;
	const struct kd_metadata_key *keys = kd_metadata_keys(&count);
	bool any = false;

	printf("| key | type | meaning |\n");
	printf("| --- | --- | --- |\n");
	for (const struct kd_metadata_key *key = keys; key < keys + count; key++) {
		if (strcmp(maps[key->map], map) != 0)
			continue;
		any = true;
		printf("| `%s` | %s%s", key->name, types[key->type], key->required ? ", required" : "");
		for (const char *const *value = key->values; value && *value; value++)
			printf("%s`%s`", value == key->values ? ": " : ", ", *value);
		printf(" | %s |\n", key->description);
	}
	return any;
}

/* ---- version 2 ---- */

/* A default of 0, as most are, is left out. */
static void print_code_t_key(const struct kd_code_t_field *field) {
	const char *directive = field->field != KD_NO_FIELD ? kd_field_at(field->field)->directive : NULL;
	printf("| `%s`", field->key);
	if (field->alias)
		printf(", `%s`", field->alias);
	printf(" | %u.%u", field->offset, field->low_bit);
	if (field->width > 1)
		printf("-%u", field->low_bit + field->width - 1);
	printf(" | ");
	if (directive)
		printf("`%s` ", directive);
	printf("| %s", field->description);
	if (field->initial <= KD_CODE_T_INITIAL_WAVE_SIZE)
		printf("; default as the target");
	else if (field->initial)
		printf("; default %d", field->initial);
	printf(" |\n");
}

static void print_code_t_keys(void) {
	printf("| key | bits | later | meaning |\n");
	printf("| --- | --- | --- | --- |\n");
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++)
		print_code_t_key(kd_code_t_field_at(i));
}

static void print_metadata_v2_keys(void) {
	static const char *const maps[] = {
	    [KD_METADATA_V2_ROOT] = "",
	    [KD_METADATA_V2_KERNEL] = "Kernels.",
	    [KD_METADATA_V2_ATTRS] = "Attrs.",
	    [KD_METADATA_V2_ARGUMENT] = "Args.",
	    [KD_METADATA_V2_CODE_PROPS] = "CodeProps.",
	    [KD_METADATA_V2_DEBUG_PROPS] = "DebugProps.",
	};
	static const char *const types[] = {
	    [KD_METADATA_V2_STRING] = "string",
	    [KD_METADATA_V2_U16] = "16-bit number",
	    [KD_METADATA_V2_U32] = "32-bit number",
	    [KD_METADATA_V2_U64] = "64-bit number",
	    [KD_METADATA_V2_BOOLEAN] = "boolean",
	    [KD_METADATA_V2_WORD] = "word",
	    [KD_METADATA_V2_NUMBERS] = "32-bit numbers",
	    [KD_METADATA_V2_STRINGS] = "strings",
	    [KD_METADATA_V2_MAP] = "map",
	    [KD_METADATA_V2_MAPS] = "maps",
	};
	size_t count;
	const struct kd_metadata_v2_key *keys = kd_metadata_v2_keys(&count);
	printf("| key | type | later | meaning |\n");
	printf("| --- | --- | --- | --- |\n");
	for (const struct kd_metadata_v2_key *key = keys; key < keys + count; key++) {
		printf("| `%s%s` | %s", maps[key->map], key->name, types[key->type]);
		for (const char *const *word = key->words; word && *word; word++)
			printf("%s`%s`", word == key->words ? ": " : ", ", *word);
		printf("%s | ", key->need == KD_METADATA_V2_REQUIRED ? ", required" : "");
		const char *later = kd_metadata_v2_later(key);
		if (later)
			printf("`%s` ", later);
		printf("| %s |\n", key->description);
	}
}

/* ---- operating systems ---- */

static void print_systems(void) {
	printf("| operating system | EI_OSABI | EI_ABIVERSION | relocations | section of notes |\n");
	printf("| --- | --- | --- | --- | --- |\n");
	for (int os = 0; os <= KD_OS_NONE; os++) {
		struct kd_target target = {.os = (enum kd_os)os};
		const struct kd_system *system = kd_target_system(&target);
		if (system->name[0])
			printf("| `%s` | ", system->name);
		else
			printf("| any other, or none | ");
		printf("%u | %s | %s | %s |\n", system->elf_osabi,
		       system->versioned ? "2 less than the code object version" : "0",
		       system->relocation_addends ? "RELA" : "REL, the addend is in the bytes of the section",
		       system->loaded_notes ? "loaded" : "not loaded");
	}
}

/* ---- versions of LLVM ---- */

static void print_llvm_changes(void) {
	const struct kd_llvm_change_row *row;
	printf("| what | before | since LLVM | then |\n");
	printf("| --- | --- | --- | --- |\n");
	for (size_t i = 0; (row = kd_llvm_change_at(i)); i++)
		printf("| %s | %s | %u | %s |\n", row->subject, row->before, row->since, row->after);
}

static void print_llvm_unknown(void) {
	printf("| what | not known | kdasm |\n");
	printf("| --- | --- | --- |\n");
#define KD_LLVM_UNKNOWN(subject, question, answer) printf("| %s | %s | %s |\n", subject, question, answer);
#include "kdasm/llvm_versions.def"
}

static size_t later_processors(const struct kd_processor *later[static MAX_PROCESSORS]) {
	const struct kd_processor *processor;
	size_t count = 0;
	for (size_t i = 0; (processor = kd_processor_at(i)); i++)
		if (processor->since)
			later[count++] = processor;
	for (size_t i = 0; (processor = kd_read_processor_at(i)); i++)
		if (processor->since)
			later[count++] = processor;
	return count;
}

static bool say_the_same(const struct kd_processor *a, const struct kd_processor *b) {
	return a->since == b->since && a->only_read == b->only_read && a->inferred == b->inferred;
}

static void print_later_processor(const struct kd_processor *processor, const char *separator) {
	unsigned version;
	const struct kd_processor *generic = kd_processor_generic(processor, &version);
	printf("%s%s 0x%02x", separator, processor->name, processor->mach);
	if (generic)
		printf(" (%s)", generic->name);
}

/* Those of which the same is known share a row. */
static void print_llvm_processors(void) {
	static const struct kd_processor *later[MAX_PROCESSORS];
	size_t count = later_processors(later);
	printf("| processor, EF_AMDGPU_MACH | since LLVM | kdasm | not certain |\n");
	printf("| --- | --- | --- | --- |\n");
	for (size_t i = 0; i < count; i++) {
		size_t first = 0;
		while (!say_the_same(later[first], later[i]))
			first++;
		if (first < i)
			continue;
		for (size_t other = i; other < count; other++)
			if (say_the_same(later[other], later[i]))
				print_later_processor(later[other], other == i ? "| " : ", ");
		const char *reason = later[i]->only_read, *inferred = later[i]->inferred;
		printf(" | %u | %s%s | %s |\n", later[i]->since, reason ? "reads objects: " : "assembles", reason ? reason : "",
		       inferred ? inferred : "");
	}
}

/* ---- checks ---- */

/* Advice is off and the rest is on, unless this names where. */
static const char *check_only(const struct kd_check_row *row) {
	static const char *const only[] = {
	    [KD_CHECK_ON] = "",
	    [KD_CHECK_LINKED] = ", linked objects",
	    [KD_CHECK_WHOLE] = "",
	    [KD_CHECK_FOUND] = ", kdinfo",
	    [KD_CHECK_NAMED] = ", by name",
	    [KD_CHECK_LATER] = ", `--llvm-version=24`",
	};
	bool is_off = row->level == KD_LEVEL_ADVICE && row->by_default != KD_CHECK_LATER &&
	              row->by_default != KD_CHECK_NAMED;
	return is_off ? "" : only[row->by_default];
}

static bool reports_the_same(const struct kd_check_row *a, const struct kd_check_row *b) {
	return a->level == b->level && check_only(a) == check_only(b) && strcmp(a->description, b->description) == 0;
}

static void print_checks(void) {
	printf("| check | level | reports |\n");
	printf("| --- | --- | --- |\n");
	const struct kd_check_row *row, *next;
	for (size_t check = 0; (row = kd_check_at(check)) != NULL; check++) {
		printf("| `%s`", row->name);
		for (; (next = kd_check_at(check + 1)) != NULL && reports_the_same(row, next); check++)
			printf(", `%s`", next->name);
		printf(" | %s%s | %s |\n", kd_check_level_name(row->level), check_only(row), row->description);
	}
}

/* ---- forms ---- */

static void print_forms(void) {
	static const char *const rows[][2] = {
#define KD_FORM(id, print, option, shows, before, between, after, help) {option, help},
#include "kdasm/forms.def"
	};
	printf("| option | meaning |\n");
	printf("| --- | --- |\n");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		printf("| `--%s` | %s |\n", rows[i][0], rows[i][1]);
}

/* ---- core files ---- */

static bool print_core_fields(const char *entry) {
#define KD_CORE_TABLE(id, keyword) static const char table_##id[] = keyword;
#include "kdasm/core_fields.def"
	static const struct {
		const char *table, *name, *help;
		int size;
	} rows[] = {
#define KD_CORE_FIELD(table, name, size, show, help) {table_##table, name, help, size},
#include "kdasm/core_fields.def"
	};
	bool any = false;
	printf("| field | bytes | meaning |\n");
	printf("| --- | --- | --- |\n");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		if (strcmp(rows[i].table, entry) != 0)
			continue;
		any = true;
		printf("| `%s` | %d | %s |\n", rows[i].name, rows[i].size, rows[i].help);
	}
	return any;
}

/* ---- records of .amdgpu_info ---- */

static void print_info_records(void) {
	static const struct {
		int number;
		const char *operand, *directive, *help;
	} rows[] = {
#define KD_INFO_RECORD(id, number, operand, directive, key, help) {number, #operand, directive, help},
#include "kdasm/info_records.def"
	};
	printf("| directive | kind | operand | meaning |\n");
	printf("| --- | --- | --- | --- |\n");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		printf("| `%s` | %d | %s | %s |\n", rows[i].directive, rows[i].number,
		       strcmp(rows[i].operand, "TEXT") == 0     ? "`\"type\"`"
		       : strcmp(rows[i].operand, "NUMBER") == 0 ? "number"
		                                                : "symbol",
		       rows[i].help);
}

static void print_info_flags(void) {
	static const struct {
		unsigned bit;
		const char *key, *help;
	} rows[] = {
#define KD_INFO_FLAG(id, bit, key, help) {bit, key, help},
#include "kdasm/info_records.def"
	};
	printf("| bit | in JSON | meaning |\n");
	printf("| --- | --- | --- |\n");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		printf("| `0x%x` | `%s` | %s |\n", rows[i].bit, rows[i].key, rows[i].help);
}

/* ---- vISA debug information ---- */

/* The keywords whose lines have a record's fields; there may be several. */
static const struct {
	const char *record, *keyword, *of, *help;
} visa_lists[] = {
#define KD_VISA_LIST(record, name, keyword, of, document, igc, most, document_width, igc_width, help)                  \
	{#record, keyword, #of, help},
#include "kdasm/visa_records.def"
};

enum { VISA_LISTS = sizeof visa_lists / sizeof *visa_lists };

static void print_visa_keywords(const char *record) {
	bool any = false;
	for (size_t i = 0; i < VISA_LISTS; i++) {
		bool repeated = false;
		for (size_t before = 0; before < i; before++)
			repeated = repeated || strcmp(visa_lists[before].keyword, visa_lists[i].keyword) == 0;
		if (strcmp(visa_lists[i].of, record) != 0 || repeated)
			continue;
		printf("%s`%s`", any ? " " : "", visa_lists[i].keyword);
		any = true;
	}
}

static void print_visa_lines(void) {
	printf("| line | below | meaning |\n");
	printf("| --- | --- | --- |\n");
	for (size_t i = 0; i < VISA_LISTS; i++) {
		printf("| `%s` | ", visa_lists[i].keyword);
		print_visa_keywords(visa_lists[i].record);
		printf(" | %s |\n", visa_lists[i].help);
	}
}

/* "1 or 2" bytes, in the two layouts; a width is 2 or 4 wherever it is. */
static void print_visa_sizes(int document, int igc) {
	if (document < 0)
		printf("2 or 4");
	else if (document == igc)
		printf("%d", document);
	else
		printf("%d, igc %d", document, igc);
}

static void print_visa_operands(void) {
	enum { WIDTH = -1, REQUIRED = -1 };
	static const struct {
		const char *record, *name, *help, *after;
		int document, igc, initial;
	} rows[] = {
#define KD_VISA_NUMBER(record, name, document, igc, show, initial, help)                                               \
	{#record, name, help, "", document, igc, initial},
#define KD_VISA_TEXT(record, name, document, igc, help)                                                                \
	{#record, name, help, ", and the name", document, igc, REQUIRED},
#define KD_VISA_PLACE(record, name, decides, help) {#record, name, help, "", 4, 4, REQUIRED},
#include "kdasm/visa_records.def"
	};
	printf("| line | operand | bytes | meaning |\n");
	printf("| --- | --- | --- | --- |\n");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		printf("| ");
		print_visa_keywords(rows[i].record);
		printf(" | `%s` | ", rows[i].name);
		print_visa_sizes(rows[i].document, rows[i].igc);
		printf("%s | %s", rows[i].after, rows[i].help);
		if (rows[i].initial != REQUIRED)
			printf("; default %d", rows[i].initial);
		printf(" |\n");
	}
}

/* ---- columns of kdinfo's table ---- */

static void print_columns(void) {
	static const char *const rows[][2] = {
#define COLUMN(id, name, title, kind, shown, worse, known, value, help) {name, help},
#include "programs/kdinfo/columns.def"
	};
	printf("| column | meaning |\n");
	printf("| --- | --- |\n");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		printf("| `%s` | %s |\n", rows[i][0], rows[i][1]);
}

int main(int argc, char **argv) {
	static const char directives_of[] = "directives/", keys_of[] = "metadata-keys/", fields_of[] = "core-fields/";
	const char *wanted = argc == 2 ? argv[1] : "";
	bool known = true;
	if (strcmp(wanted, "kernel-directives") == 0) {
		print_kernel_directives();
	} else if (strncmp(wanted, directives_of, strlen(directives_of)) == 0) {
		known = print_directives(wanted + strlen(directives_of));
	} else if (strncmp(wanted, keys_of, strlen(keys_of)) == 0) {
		known = print_metadata_keys(wanted + strlen(keys_of));
	} else if (strcmp(wanted, "code-t-keys") == 0) {
		print_code_t_keys();
	} else if (strcmp(wanted, "metadata-v2-keys") == 0) {
		print_metadata_v2_keys();
	} else if (strcmp(wanted, "systems") == 0) {
		print_systems();
	} else if (strcmp(wanted, "checks") == 0) {
		print_checks();
	} else if (strcmp(wanted, "llvm-changes") == 0) {
		print_llvm_changes();
	} else if (strcmp(wanted, "llvm-unknown") == 0) {
		print_llvm_unknown();
	} else if (strcmp(wanted, "llvm-processors") == 0) {
		print_llvm_processors();
	} else if (strcmp(wanted, "forms") == 0) {
		print_forms();
	} else if (strcmp(wanted, "columns") == 0) {
		print_columns();
	} else if (strcmp(wanted, "visa-lines") == 0) {
		print_visa_lines();
	} else if (strcmp(wanted, "visa-operands") == 0) {
		print_visa_operands();
	} else if (strncmp(wanted, fields_of, strlen(fields_of)) == 0) {
		known = print_core_fields(wanted + strlen(fields_of));
	} else if (strcmp(wanted, "info-records") == 0) {
		print_info_records();
	} else if (strcmp(wanted, "info-flags") == 0) {
		print_info_flags();
	} else {
		known = false;
	}
	if (!known) {
		fprintf(stderr, "usage: reference kernel-directives | directives/GROUP | metadata-keys/MAP | code-t-keys | "
		                "metadata-v2-keys | systems | llvm-changes | llvm-unknown | llvm-processors | checks | forms | "
		                "columns | core-fields/ENTRY | info-records | info-flags | visa-lines | visa-operands\n");
		return EXIT_FAILURE;
	}
	return fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
}
