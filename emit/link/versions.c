/* versions.c: which symbols are local to the code object, and the versions of the others, as version scripts and
 * --exclude-libs say; the tables of versions. The rules are those of ld.lld. */
#include "globs.h"
#include "version_script.h"

enum {
	DEFINITION_SIZE = 20,
	NAME_SIZE = 8, /* of the record that follows each definition */
	BASE = VER_NDX_GLOBAL,
	MOST_VERSIONS = 0x7fff, /* indices have 15 bits */
};

/* ---- --exclude-libs ---- */

static bool is_excluded(const struct linker *linker, const char *archive) {
	const char *slash = strrchr(archive, '/'), *name = slash ? slash + 1 : archive;
	for (size_t i = 0; i < linker->details->excluded_library_count; i++) {
		const char *excluded = linker->details->excluded_libraries[i];
		if (strcmp(excluded, "ALL") == 0 || strcmp(excluded, name) == 0)
			return true;
	}
	return false;
}

static void exclude_libraries(struct linker *linker) {
	if (!linker->details->excluded_library_count)
		return;
	for (size_t i = 0; i < linker->inputs.count; i++) {
		struct link_input *input = linker->inputs.items[i];
		if (!input->archive || !is_excluded(linker, input->archive))
			continue;
		for (size_t s = symbols_first_global(input); s < input->file.symbols.count; s++)
			if (input->symbols[s]->kind != LINK_UNDEFINED && input->symbols[s]->input == input)
				input->symbols[s]->is_local = true;
	}
}

/* ---- what the scripts say of a symbol ---- */

/* Names come first, then patterns, then the pattern of all; of patterns the last one comes first. */
enum phase { PHASE_NAMES, PHASE_PATTERNS, PHASE_ALL };

static enum phase phase_of(const struct version_pattern *pattern) {
	if (!pattern->is_glob)
		return PHASE_NAMES;
	return strcmp(pattern->text, "*") == 0 ? PHASE_ALL : PHASE_PATTERNS;
}

struct assigning {
	struct linker *linker;
	const struct version_script *script;
	struct globs globs;               /* the patterns, the one that comes first with the least number */
	LIST(uint16_t) versions;          /* of patterns, by number */
	kd_pos pos;                       /* of one of them */
	bool all_global, all_local, told; /* `*` was met */
};

/* Only what is defined, here or in an archive, can have a version. */
static bool can_have(const struct link_symbol *symbol) {
	if (symbol->kind != LINK_UNDEFINED || symbol->provider)
		return true;
	return (symbol->input || symbol->referenced || symbol->wanted) && special_provides(symbol->name);
}

/* What only a member of an archive defines that is not linked is as if no script named it. */
static void set(struct link_symbol *symbol, uint16_t version) {
	symbol->has_version = true;
	symbol->is_local = version == VER_NDX_LOCAL && (!symbol->provider || special_provides(symbol->name));
	symbol->version = version;
}

static const char *version_text(const struct linker *linker, uint16_t version) {
	if (version == VER_NDX_LOCAL)
		return "VER_NDX_LOCAL";
	if (version == VER_NDX_GLOBAL)
		return "VER_NDX_GLOBAL";
	return arena_printf(linker->arena, "version '%s'", linker->versions.items[version - BASE].name);
}

static void assign_name(const struct assigning *a, const struct version_node *node,
                        const struct version_pattern *pattern, uint16_t version) {
	struct linker *linker = a->linker;
	const struct name *name = name_find(&linker->names, pattern->text, strlen(pattern->text));
	struct link_symbol *symbol = name ? name->entry : NULL;
	const char *global = node->name[0] ? node->name : "global";
	if (!symbol || !can_have(symbol)) {
		if (!linker->details->undefined_version)
			diag_error(linker->diag, pattern->pos,
			           "version script assignment of '%s' to symbol '%s' failed: symbol not defined; take it out, or "
			           "give --undefined-version",
			           pattern->is_local ? "local" : global, pattern->text);
	} else if (!symbol->has_version) {
		set(symbol, version);
	} else if (symbol->version != version) {
		diag_warning(linker->diag, pattern->pos, "attempt to reassign symbol '%s' of %s to %s", pattern->text,
		             version_text(linker, symbol->version), version_text(linker, version));
	}
}

static void assign_pattern(struct assigning *a, const struct version_node *node, const struct version_pattern *pattern,
                           uint16_t version) {
	bool all = phase_of(pattern) == PHASE_ALL, local = pattern->is_local && node->name[0];
	if (all && !a->told && (local ? a->all_global : a->all_local)) {
		diag_warning(a->linker->diag, pattern->pos,
		             "wildcard pattern '*' is used for both 'local' and 'global' scopes in version script");
		a->told = true;
	}
	a->all_local |= all && local;
	a->all_global |= all && !local;
	globs_add(&a->globs, pattern->text, (uint32_t)a->versions.count);
	*list_add(a->linker->arena, &a->versions) = version;
	a->pos = pattern->pos;
}

static void assign(struct assigning *a, enum phase phase, bool local, size_t index) {
	const struct version_node *node = &a->script->nodes.items[index];
	uint16_t version = local ? VER_NDX_LOCAL : node->version;
	for (size_t i = 0; i < node->patterns.count; i++) {
		const struct version_pattern *pattern = &node->patterns.items[i];
		if (pattern->is_local != local || phase_of(pattern) != phase)
			continue;
		if (phase == PHASE_NAMES)
			assign_name(a, node, pattern, version);
		else
			assign_pattern(a, node, pattern, version);
	}
}

static void assign_unnamed(struct assigning *a, enum phase phase, bool local) {
	for (size_t i = 0; i < a->script->nodes.count; i++)
		if (!a->script->nodes.items[i].name[0])
			assign(a, phase, local, i);
}

static void assign_named(struct assigning *a, enum phase phase, size_t index) {
	if (!a->script->nodes.items[index].name[0])
		return;
	assign(a, phase, false, index);
	assign(a, phase, true, index);
}

static void assign_all(struct assigning *a) {
	assign_unnamed(a, PHASE_NAMES, true);
	assign_unnamed(a, PHASE_NAMES, false);
	for (size_t i = 0; i < a->script->nodes.count; i++)
		assign_named(a, PHASE_NAMES, i);
	for (enum phase phase = PHASE_PATTERNS; phase <= PHASE_ALL; phase++) {
		for (size_t i = a->script->nodes.count; i > 0; i--)
			assign_named(a, phase, i - 1);
		assign_unnamed(a, phase, false);
		assign_unnamed(a, phase, true);
	}
}

static void assign_matches(struct assigning *a) {
	struct linker *linker = a->linker;
	for (size_t i = 0; a->versions.count && i < linker->symbols.count; i++) {
		struct link_symbol *symbol = linker->symbols.items[i];
		uint32_t number;
		if (symbol->has_version || !can_have(symbol))
			continue;
		if (!globs_find(&a->globs, symbol->name, &number)) {
			diag_error(linker->diag, a->pos,
			           "the patterns of version scripts take more than %d steps to match with all symbols; give fewer "
			           "patterns with several '*', or names",
			           GLOBS_MOST_STEPS);
			return;
		}
		if (number != GLOBS_NONE)
			set(symbol, a->versions.items[number]);
	}
}

/* ---- the versions ---- */

static void add_version(struct linker *linker, const char *name) {
	*list_add(linker->arena, &linker->versions) = (struct link_version){.name = name};
}

static bool number_versions(struct linker *linker, struct version_script *script) {
	const char *file = linker->details->output_name, *name = linker->details->soname ? linker->details->soname : file;
	for (size_t i = 0; i < script->nodes.count; i++) {
		struct version_node *node = &script->nodes.items[i];
		node->version = VER_NDX_GLOBAL;
		if (!node->name[0])
			continue;
		if (!linker->versions.count)
			add_version(linker, name ? name : "");
		add_version(linker, node->name);
		node->version = (uint16_t)linker->versions.count;
		if (linker->versions.count > MOST_VERSIONS) {
			diag_error(linker->diag, 0, "more than %d versions in version scripts [stricter than ld.lld]",
			           MOST_VERSIONS - 1);
			return false;
		}
	}
	return true;
}

void versions_assign(struct linker *linker) {
	struct version_script script = {0};
	for (size_t i = 0; i < linker->details->script_count; i++)
		if (!version_script_read(linker, &linker->details->scripts[i], &script))
			return;
	if (!number_versions(linker, &script))
		return;
	struct assigning assigning = {.linker = linker, .script = &script};
	globs_init(&assigning.globs, linker->arena);
	assign_all(&assigning);
	assign_matches(&assigning);
	exclude_libraries(linker);
}

/* ---- tables ---- */

void versions_make_sections(struct linker *linker) {
	if (!linker->versions.count)
		return;
	linker->version_table = section_make(linker, ".gnu.version", SHT_GNU_versym, SHF_ALLOC, 2, 2);
	linker->version_definitions = section_make(linker, ".gnu.version_d", SHT_GNU_verdef, SHF_ALLOC, 4, 0);
}

/* What .dynstr has besides the names of symbols: each text once. */
static uint32_t put_name(struct names *known, struct buffer *names, const char *text) {
	struct name *name = name_intern(known, text, strlen(text));
	if (!name->number && text[0]) {
		name->number = names->size;
		buffer_put(names, text, strlen(text) + 1);
	}
	return (uint32_t)name->number;
}

void versions_put_names(struct linker *linker, struct buffer *names) {
	struct names known;
	names_init(&known, linker->arena);
	if (linker->details->soname)
		linker->soname_offset = put_name(&known, names, linker->details->soname);
	for (size_t i = 0; i < linker->versions.count; i++)
		linker->versions.items[i].name_offset = put_name(&known, names, linker->versions.items[i].name);
}

void versions_size(struct linker *linker) {
	if (!linker->versions.count)
		return;
	linker->version_table->size = (linker->dynamic_table.count + 1) * 2;
	linker->version_definitions->size = linker->versions.count * (DEFINITION_SIZE + NAME_SIZE);
}

static void fill_definitions(struct linker *linker, uint8_t *image) {
	struct buffer out = buffer_in(linker->arena);
	size_t count = linker->versions.count;
	for (size_t i = 0; i < count; i++) {
		const struct link_version *version = &linker->versions.items[i];
		buffer_put_le(&out, VER_DEF_CURRENT, 2);
		buffer_put_le(&out, i ? 0 : VER_FLG_BASE, 2);
		buffer_put_le(&out, i + BASE, 2);
		buffer_put_le(&out, 1, 2); /* names */
		buffer_put_le(&out, link_sysv_hash(version->name), 4);
		buffer_put_le(&out, DEFINITION_SIZE, 4);
		buffer_put_le(&out, i + 1 < count ? DEFINITION_SIZE + NAME_SIZE : 0, 4);
		buffer_put_le(&out, version->name_offset, 4);
		buffer_put_le(&out, 0, 4); /* no further name */
	}
	memcpy(section_in_image(linker->version_definitions, image), out.data, out.size);
}

void versions_fill(struct linker *linker, uint8_t *image) {
	if (!linker->versions.count)
		return;
	uint8_t *out = section_in_image(linker->version_table, image);
	for (size_t i = 0; i < linker->dynamic_table.count; i++) {
		const struct link_symbol *symbol = linker->dynamic_table.items[i];
		uint16_t version = symbol->has_version ? symbol->version : VER_NDX_GLOBAL;
		store_le(out + (i + 1) * 2, symbol->kind == LINK_DEFINED ? version : 0, 2);
	}
	fill_definitions(linker, image);
}
