/* scope.c: see scope.h. */
#include "scope.h"

#include "attributes.h"
#include "operands.h"
#include "parse.h"
#include "reader.h"
#include "module/output.h"
#include "module/symbol.h"

unsigned scope_version(const struct reader *reader) {
	unsigned version = reader->target.options.code_object_version;
	bool has_versions = reader->module->target.os == KD_OS_AMDHSA;
	return version && has_versions ? version : KD_CODE_OBJECT_VERSION_DEFAULT;
}

bool scope_is_llvm_14(const struct reader *reader) {
	return kd_object_version_has(scope_version(reader), KD_OF_LLVM_14);
}

bool scope_has_kernel_code(const struct reader *reader) {
	return kd_object_version_has(scope_version(reader), KD_WITH_KERNEL_CODE);
}

static enum scope scope_of(const struct reader *reader) {
	if (reader->module->target.os != KD_OS_AMDHSA)
		return SCOPE_OTHER_OS;
	if (scope_has_kernel_code(reader))
		return SCOPE_V2;
	return scope_is_llvm_14(reader) ? SCOPE_V3 : SCOPE_V4_UP;
}

/* ---- predefined symbols: specification, "Predefined Symbols"; those for s_version are LLVM's own ---- */

enum fact {
	GFX_MAJOR,
	GFX_MINOR,
	GFX_STEPPING,
	CONSTANT,
	REGISTER_COUNTS, /* from here on, by kind of registers */
	VGPR_COUNT = REGISTER_COUNTS + REGISTER_VGPR,
	SGPR_COUNT = REGISTER_COUNTS + REGISTER_SGPR,
	AGPR_COUNT = REGISTER_COUNTS + REGISTER_AGPR,
};

static const struct predefined {
	const char *name;
	enum fact fact;
	uint8_t scope;
	uint16_t constant;
} predefined[] = {
    {".amdgcn.gfx_generation_number", GFX_MAJOR, SCOPE_V3 | SCOPE_V4_UP, 0},
    {".amdgcn.gfx_generation_minor", GFX_MINOR, SCOPE_V3 | SCOPE_V4_UP, 0},
    {".amdgcn.gfx_generation_stepping", GFX_STEPPING, SCOPE_V3 | SCOPE_V4_UP, 0},
    {".amdgcn.next_free_vgpr", VGPR_COUNT, SCOPE_V3 | SCOPE_V4_UP, 0},
    {".amdgcn.next_free_sgpr", SGPR_COUNT, SCOPE_V3 | SCOPE_V4_UP, 0},
    {".option.machine_version_major", GFX_MAJOR, SCOPE_V2 | SCOPE_OTHER_OS, 0},
    {".option.machine_version_minor", GFX_MINOR, SCOPE_V2 | SCOPE_OTHER_OS, 0},
    {".option.machine_version_stepping", GFX_STEPPING, SCOPE_V2 | SCOPE_OTHER_OS, 0},
    {".kernel.vgpr_count", VGPR_COUNT, SCOPE_V2 | SCOPE_OTHER_OS, 0},
    {".kernel.sgpr_count", SGPR_COUNT, SCOPE_V2 | SCOPE_OTHER_OS, 0},
    {".kernel.agpr_count", AGPR_COUNT, SCOPE_OTHER_OS, 0},
    {"UC_VERSION_GFX7", CONSTANT, SCOPE_V4_UP | SCOPE_OTHER_OS, 0},
    {"UC_VERSION_GFX10", CONSTANT, SCOPE_V4_UP | SCOPE_OTHER_OS, 4},
    {"UC_VERSION_GFX11", CONSTANT, SCOPE_V4_UP | SCOPE_OTHER_OS, 6},
    {"UC_VERSION_GFX12", CONSTANT, SCOPE_V4_UP | SCOPE_OTHER_OS, 9},
    {"UC_VERSION_W64_BIT", CONSTANT, SCOPE_V4_UP | SCOPE_OTHER_OS, 0x2000},
    {"UC_VERSION_W32_BIT", CONSTANT, SCOPE_V4_UP | SCOPE_OTHER_OS, 0x4000},
    {"UC_VERSION_MDP_BIT", CONSTANT, SCOPE_V4_UP | SCOPE_OTHER_OS, 0x8000},
};

enum { PREDEFINED_COUNT = sizeof predefined / sizeof *predefined };

static const struct predefined *find_predefined(const char *text, size_t length) {
	for (size_t i = 0; i < PREDEFINED_COUNT; i++)
		if (strlen(predefined[i].name) == length && memcmp(predefined[i].name, text, length) == 0)
			return &predefined[i];
	return NULL;
}

bool scope_is_later_name(const char *text, size_t length) {
	const struct predefined *row = find_predefined(text, length);
	return row && (row->scope & SCOPE_V4_UP);
}

const char *scope_later_name(const char *text, size_t length) {
	const struct predefined *row = find_predefined(text, length);
	for (size_t i = 0; row && (row->scope & SCOPE_V2) && i < PREDEFINED_COUNT; i++)
		if (predefined[i].fact == row->fact && (predefined[i].scope & SCOPE_V4_UP))
			return predefined[i].name;
	return NULL;
}

bool scope_is_count(const char *text, size_t length) {
	const struct predefined *row = find_predefined(text, length);
	return row && row->fact >= REGISTER_COUNTS;
}

static struct name *name_of(struct reader *reader, const struct predefined *row) {
	return name_intern(&reader->module->names, row->name, strlen(row->name));
}

static struct symbol *symbol_of(struct reader *reader, const struct predefined *row) {
	return symbol_get(reader->module, name_of(reader, row), 0);
}

static int64_t number_of(const struct reader *reader, const struct predefined *row) {
	const struct kd_processor *processor = reader->module->target.processor;
	switch (row->fact) {
	case GFX_MAJOR: return processor->gfx_major;
	case GFX_MINOR: return processor->gfx_minor;
	case GFX_STEPPING: return processor->gfx_stepping;
	case CONSTANT: return row->constant;
	case VGPR_COUNT:
	case SGPR_COUNT:
	case AGPR_COUNT: break; /* marks, which instructions raise */
	}
	return 0;
}

/* LLVM 14, other than 22, lets a source change even what describes the processor. On other systems
 * nothing may change. */
static bool may_change(const struct predefined *row, enum scope scope) {
	if (scope == SCOPE_OTHER_OS)
		return false;
	return row->fact >= REGISTER_COUNTS || scope == SCOPE_V2 || scope == SCOPE_V3;
}

/* The scope for symbols: processors before GFX6 do not have those of amdhsa. */
static enum scope scope_of_symbols(const struct reader *reader) {
	const struct kd_processor *processor = reader->module->target.processor;
	return processor && processor->architecture == KD_R600 ? SCOPE_OTHER_OS : scope_of(reader);
}

/* Whether what it says of the processor is not known for certain. */
static bool is_inferred(const struct reader *reader, const struct predefined *row) {
	const struct kd_processor *processor = reader->module->target.processor;
	bool is_generation = row->fact == GFX_MAJOR || row->fact == GFX_MINOR || row->fact == GFX_STEPPING;
	return is_generation && processor && processor->generation_inferred;
}

static bool is_there(const struct reader *reader, const struct predefined *row, enum scope scope) {
	bool agprs = kd_has(reader->module->target.family.capabilities, KD_AGPRS, 0);
	if (is_inferred(reader, row))
		return false;
	return (row->scope & scope) && (row->fact != AGPR_COUNT || agprs);
}

void scope_predefine(struct reader *reader) {
	enum scope scope = scope_of_symbols(reader);
	struct register_marks *marks = &reader->module->register_marks;
	*marks = (struct register_marks){.set_by_source = scope & (SCOPE_V3 | SCOPE_V4_UP),
	                                 .agprs_are_vgprs = scope == SCOPE_V2};
	for (size_t i = 0; i < PREDEFINED_COUNT; i++) {
		const struct predefined *row = &predefined[i];
		if (!is_there(reader, row, scope))
			continue;
		struct symbol *symbol = symbol_of(reader, row);
		if (symbol->kind != SYMBOL_VARIABLE || !symbol->registered) { /* an option may have set it */
			symbol->kind = SYMBOL_VARIABLE;
			symbol->value = value_constant(number_of(reader, row));
		}
		symbol->redefinable = may_change(row, scope);
		if (row->fact >= REGISTER_COUNTS)
			marks->names[row->fact - REGISTER_COUNTS] = name_of(reader, row);
	}
}

/* Names of another version are ordinary ones, if the source has not given them a value. */
static void undefine(struct reader *reader) {
	for (size_t i = 0; i < PREDEFINED_COUNT; i++) {
		struct symbol *symbol = symbol_of(reader, &predefined[i]);
		if (symbol->kind == SYMBOL_VARIABLE && !symbol->registered)
			symbol->kind = SYMBOL_UNDEFINED;
	}
}

void scope_check_later_names(struct reader *reader) {
	enum scope scope = scope_of(reader);
	for (size_t i = 0; i < PREDEFINED_COUNT; i++) {
		const struct predefined *row = &predefined[i];
		const struct symbol *symbol = symbol_of(reader, row);
		if ((row->scope & scope) && row->fact < REGISTER_COUNTS && symbol->registered)
			diag_error(reader->diag, symbol->pos,
			           "the source sets '%s', which describes the processor and cannot be set in later versions; "
			           "rename it",
			           row->name);
		else if (scope == SCOPE_V3 && !(row->scope & scope) && scope_is_later_name(row->name, strlen(row->name)) &&
		         (symbol->registered || symbol->in_expression))
			diag_error(reader->diag, symbol->pos,
			           "'%s' is predefined in later versions, but not in version 3; rename it", row->name);
	}
}

void scope_check_inferred(struct reader *reader) {
	enum scope scope = scope_of_symbols(reader);
	for (size_t i = 0; i < PREDEFINED_COUNT; i++) {
		const struct predefined *row = &predefined[i];
		if (!(row->scope & scope) || !is_inferred(reader, row))
			continue;
		const struct symbol *symbol = symbol_of(reader, row);
		if (symbol->in_expression && symbol_is_undefined(reader->module, symbol))
			diag_error(reader->diag, symbol->pos,
			           "'%s' cannot be used for %s: LLVM's number for it there is not certain", row->name,
			           reader->module->target.processor->name);
	}
}

/* ---- versions ---- */

/* The target as it was asked for, in version 2. */
static void change_to_v2(struct reader *reader) {
	reader->target.options.code_object_version = KD_CODE_OBJECT_VERSION_MIN;
	if (!reader->target.known)
		return;
	undefine(reader);
	target_set_up(reader, 0);
}

/* What the directive is for, and how to choose that. */
static const char *advice(const struct reader *reader, const struct directive *directive) {
	if (scope_of(reader) == SCOPE_OTHER_OS)
		return "it is for amdhsa only; choose that with -triple=amdgcn-amd-amdhsa";
	if (directive->scope & SCOPE_V2)
		return "it is for code object version 2; choose that with --amdhsa-code-object-version=2, or keep directives "
		       "of later versions out of the file";
	if (reader->upgrade && !(directive->scope & SCOPE_V3))
		return "the source is already of a later version; only versions 2 and 3 can be upgraded";
	if (directive->scope & SCOPE_V3)
		return "it is for code object version 3 and later, and this file is of version 2; choose a later one with "
		       "--amdhsa-code-object-version=6";
	return "it is for code object version 4 and later; the version was chosen with --amdhsa-code-object-version";
}

/* llvm-mc has words of its own for one of them. */
static void report_outside(struct reader *reader, const struct directive *directive, enum scope scope, kd_pos pos) {
	kd_pos end = pos + (kd_pos)strlen(directive->name);
	if (scope == SCOPE_OTHER_OS && directive->token == METADATA && directive->argument == METADATA_TEXT)
		diag_error(reader->diag, token_after(reader, (struct span){pos, end}),
		           "%s directive is not available on non-amdhsa OSes: %s", directive->name, advice(reader, directive));
	else
		diag_error(reader->diag, pos, "unknown directive '%s': %s", directive->name, advice(reader, directive));
}

bool scope_holds(const struct reader *reader, const struct directive *directive) {
	return directive->scope == SCOPE_ALL || (directive->scope & scope_of(reader));
}

void scope_enter(struct reader *reader, const struct directive *directive, kd_pos pos) {
	if (directive->scope == SCOPE_ALL)
		return;
	enum scope scope = scope_of(reader);
	if (!(directive->scope & scope) && (directive->scope & SCOPE_V2) && scope != SCOPE_OTHER_OS &&
	    !reader->target.version_decided)
		change_to_v2(reader);
	else if (!(directive->scope & scope))
		report_outside(reader, directive, scope, pos);
	reader->target.version_decided = true;
}

/* ---- the target ---- */

void scope_check_named(struct reader *reader) {
	if (!reader->target.known)
		diag_error(reader->diag, 0,
		           "no target: name one in the source with .amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\" or on the "
		           "command line with -mcpu");
}

bool target_holds(const struct reader *reader) {
	return reader->target.known && !reader->target.missed;
}

bool target_needed(struct reader *reader, kd_pos pos, const char *what) {
	if (target_holds(reader))
		return true;
	if (reader->target.missed)
		return false;
	reader->target.missed = true;
	diag_error(reader->diag, pos,
	           "%s needs a target: name one before this line with .amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\" or on "
	           "the command line with -mcpu",
	           what);
	return false;
}

/* A warning for each line of a text. */
static void warn_of_lines(struct reader *reader, kd_pos pos, const char *text) {
	while (*text) {
		size_t length = strcspn(text, "\n");
		diag_warning(reader->diag, pos, "%.*s", (int)length, text);
		text += length + (text[length] == '\n');
	}
}

bool amdgcn_needed(struct reader *reader, kd_pos pos) {
	const struct kd_processor *processor = reader->module->target.processor;
	if (!reader->target.known || processor->architecture == KD_AMDGCN)
		return true;
	diag_error(reader->diag, pos, "directive only supported for amdgcn architecture; the processor is %s",
	           processor->name);
	return false;
}

/* Whether the ID is of a processor, and of another one than the target. */
static bool names_other_processor(const struct reader *reader, struct text id) {
	struct kd_target other;
	char text[KD_TARGET_TEXT_SIZE];
	return kd_target_init_from_id(&other, &reader->target.options, id.at, id.length, text, sizeof text) &&
	       other.processor != reader->module->target.processor;
}

bool target_id_take(struct reader *reader, enum kd_id_directive directive, struct text id, kd_pos pos) {
	struct kd_target *target = &reader->module->target;
	struct kd_target before = *target;
	char text[KD_TARGET_TEXT_SIZE];
	if (!kd_target_take_id(target, directive, id.at, id.length, text, sizeof text)) {
		diag_error(reader->diag, pos, "%s", text);
		reader->target.missed |= names_other_processor(reader, id);
		return false;
	}
	warn_of_lines(reader, pos, text);
	field_lines_forget(&reader->field_lines);
	if (target->xnack != before.xnack || target->sramecc != before.sramecc)
		output_tell(reader->module, target, (reader->module));
	return true;
}

bool target_set_up(struct reader *reader, kd_pos pos) {
	struct kd_target *target = &reader->module->target;
	struct text id = reader->target.id;
	char text[KD_TARGET_TEXT_SIZE];
	if (!(id.at ? kd_target_init_from_id(target, &reader->target.options, id.at, id.length, text, sizeof text)
	            : kd_target_init(target, &reader->target.options, text, sizeof text))) {
		diag_error(reader->diag, pos, "%s", text);
		reader->target.missed = true;
		return false;
	}
	if (!reader->target.known)
		warn_of_lines(reader, pos, text);
	reader->target.known = true;
	reader->target.missed = false;
	field_lines_forget(&reader->field_lines);
	scope_predefine(reader);
	return true;
}
