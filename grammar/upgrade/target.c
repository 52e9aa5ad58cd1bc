/* target.c: the directives that name code object version and target.
 *
 * In versions 2 and 3 a feature that the processor supports and that nobody switched off is on;
 * later versions must say so. */
#include <inttypes.h>

#include "edits.h"
#include "reader/scope.h"
#include "reader/operands.h"

bool upgrade_target(struct reader *reader) {
	struct upgrade *upgrade = reader->upgrade;
	struct kd_target target = reader->module->target;
	struct kd_target_options options = reader->target.options;
	char id[KD_TARGET_TEXT_SIZE], text[KD_TARGET_TEXT_SIZE];
	if (upgrade->target_id)
		return true;
	if (!reader->target.known) /* which is reported at the end */
		return false;
	if (target.os != KD_OS_AMDHSA) {
		diag_error(reader->diag, 0, "only sources for amdhsa are upgraded, and this one is for %s", target.triple);
		return false;
	}
	target.code_object_version = options.code_object_version = upgrade->version;
	target.xnack = target.xnack == KD_FEATURE_ANY ? KD_FEATURE_ON : target.xnack;
	target.sramecc = target.sramecc == KD_FEATURE_ANY ? KD_FEATURE_ON : target.sramecc;
	size_t length = kd_target_id_format(&target, id, sizeof id);
	options.processor = NULL;
	if (!kd_target_init_from_id(&upgrade->target, &options, id, length, text, sizeof text)) {
		diag_error(reader->diag, 0, "%s", text);
		return false;
	}
	upgrade->target_id = arena_copy(reader->arena, id, length);
	return true;
}

void upgrade_version(struct reader *reader, struct span statement) {
	if (reader->upgrade && edit_possible(reader, statement.start))
		*list_add(reader->arena, &reader->upgrade->version_lines) = statement;
}

void upgrade_isa_of_target(struct reader *reader, struct span statement) {
	if (reader->upgrade && edit_possible(reader, statement.start))
		*list_add(reader->arena, &reader->upgrade->target_lines) = statement;
}

/* The note could say anything; the target is that of the header. */
void upgrade_isa(struct reader *reader, const uint32_t version[3], struct text vendor, struct text architecture,
                 struct span statement) {
	const struct kd_target *target = &reader->module->target;
	const struct kd_processor *processor = target->processor;
	if (!reader->upgrade)
		return;
	unsigned stepping =
	    kd_target_stepping_v2(target, processor->gfx_major, processor->gfx_minor, processor->gfx_stepping);
	if (version[0] != processor->gfx_major || version[1] != processor->gfx_minor ||
	    (version[2] != stepping && version[2] != processor->gfx_stepping))
		diag_warning(reader->diag, statement.start,
		             "the GFX version %" PRIu32 ",%" PRIu32 ",%" PRIu32 " is left out: the target is %s", version[0],
		             version[1], version[2], processor->name);
	if (!text_is(vendor, "AMD") || !text_is(architecture, "AMDGPU"))
		diag_warning(reader->diag, statement.start,
		             "vendor \"%.*s\" and architecture \"%.*s\" are left out: later versions do not name them",
		             (int)vendor.length, vendor.at, (int)architecture.length, architecture.at);
	upgrade_isa_of_target(reader, statement);
}

void upgrade_target_id(struct reader *reader, struct span string) {
	struct span statement = {reader->module->statement_pos, string.end};
	if (!reader->upgrade)
		return;
	if (scope_has_kernel_code(reader))
		upgrade_isa_of_target(reader, statement);
	else if (edit_possible(reader, string.start))
		*list_add(reader->arena, &reader->upgrade->target_strings) = string;
}

/* Whether what is there is read before anything needs the target. */
static bool comes_first(const struct upgrade *upgrade, struct span at) {
	return !upgrade->first_use || at.start < upgrade->first_use;
}

/* The first of several lines stays, if it may, with this text. */
static bool keep_first(struct reader *reader, const struct span *lines, size_t count, bool may_stay, const char *text) {
	for (size_t i = 0; i < count; i++) {
		if (i == 0 && may_stay)
			edit_replace(reader, lines[i], text);
		else
			edit_remove(reader, lines[i]);
	}
	return count && may_stay;
}

/* Where the source names version or target too late, or not at all, it does so at the top. */
void upgrade_target_lines(struct reader *reader) {
	struct upgrade *upgrade = reader->upgrade;
	kd_pos top = edited_source(reader)->base;
	const char *string = arena_printf(reader->arena, "\"%s\"", upgrade->target_id);
	const char *target = arena_printf(reader->arena, ".amdgcn_target %s", string);
	const char *version = arena_printf(reader->arena, ".amdhsa_code_object_version %u", upgrade->version);
	bool named = upgrade->target_strings.count && comes_first(upgrade, upgrade->target_strings.items[0]);

	for (size_t i = 0; i < upgrade->target_strings.count; i++)
		edit_replace(reader, upgrade->target_strings.items[i], string);
	if (upgrade->target_lines.count)
		named |= keep_first(reader, upgrade->target_lines.items, upgrade->target_lines.count,
		                    comes_first(upgrade, upgrade->target_lines.items[0]), target);
	if (!named)
		edit_replace(reader, (struct span){top, top}, arena_printf(reader->arena, "%s\n", target));
	if (!keep_first(reader, upgrade->version_lines.items, upgrade->version_lines.count, true, version))
		edit_replace(reader, (struct span){top, top}, arena_printf(reader->arena, "%s\n", version));
}
