/* link.c: the public entry: relocatable objects in, code object and diagnostics out. */
#include "link.h"

#include "link/linker.h"
#include "result.h"

/* False if one never comes. */
static bool add_inputs(struct linker *linker, const struct kd_link_input *inputs, size_t count) {
	const struct kd_link_details *details = linker->details;
	for (size_t i = 0; i < count; i++) {
		if (details->wait && !details->wait(details->wait_context, i))
			return false;
		input_add(linker, &inputs[i], details->whole_archives && details->whole_archives[i]);
	}
	return true;
}

static bool read_inputs(struct linker *linker, const struct kd_link_input *inputs, size_t count) {
	symbols_want(linker);
	if (!add_inputs(linker, inputs, count))
		return false;
	special_entry(linker);
	if (!count)
		diag_error(linker->diag, 0, "there is nothing to link: give at least one object");
	else if (!linker->inputs.count && !linker->diag->errors)
		diag_error(linker->diag, 0,
		           "there is nothing to link: no input needs a member of the archives; give at least one object");
	if (linker->diag->errors)
		return false;
	flags_merge(linker);
	for (size_t i = 0; i < linker->inputs.count; i++)
		symbols_place(linker, linker->inputs.items[i]);
	if (linker->diag->errors)
		return false;
	versions_assign(linker);
	symbols_allocate_common(linker);
	call_graph_read(linker); /* with what is left out, which the order takes into account as ld.lld's does */
	garbage_collect(linker);
	resources_link(linker);
	if (linker->diag->errors)
		return false;
	notes_join(linker);
	return !linker->diag->errors;
}

static void make_outputs(struct linker *linker) {
	frames_join(linker);
	special_sections(linker);
	for (size_t i = 0; i < linker->commons.count; i++)
		output_add(linker, linker->commons.items[i]);
	for (size_t i = 0; i < linker->sections.count; i++)
		output_add(linker, linker->sections.items[i]);
	special_own(linker);
	merge_outputs(linker);
	special_symbols(linker);
	symbols_drop_unused(linker);
}

/* Tables without entries are left out. */
static void drop_unneeded(struct linker *linker) {
	if (!linker->got_symbols.count && !linker->got_wanted)
		output_remove(linker, linker->got);
	if (!linker->relocations.count)
		output_remove(linker, linker->rela);
}

static void name_sections(struct linker *linker) {
	struct buffer names = buffer_in(linker->arena);
	buffer_put_zeros(&names, 1);
	for (size_t i = 0; i < linker->outputs.count; i++) {
		struct output_section *output = linker->outputs.items[i];
		output->name_offset = (uint32_t)names.size;
		buffer_put(&names, output->name, strlen(output->name) + 1);
	}
	linker->shstrtab->bytes = names.data;
	linker->shstrtab->size = names.size;
}

/* What section headers refer to. */
static void link_sections(struct linker *linker) {
	uint32_t symbols = linker->dynsym->output->index, strings = linker->dynstr->output->index;
	linker->dynsym->output->link = strings;
	linker->dynsym->output->info = 1; /* only the null entry is local */
	linker->dynamic->output->link = strings;
	linker->hash->output->link = symbols;
	linker->gnu_hash->output->link = symbols;
	linker->rela->output->link = symbols;
	if (linker->versions.count) {
		linker->version_table->output->link = symbols;
		linker->version_definitions->output->link = strings;
		linker->version_definitions->output->info = (uint32_t)linker->versions.count;
	}
	linker->symtab->output->link = linker->strtab->output->index;
	linker->symtab->output->info = (uint32_t)linker->table_local_count + 1;
}

static bool lay_out(struct linker *linker) {
	dynamic_collect(linker);
	symbol_table_collect(linker);
	drop_unneeded(linker);
	layout_order(linker);
	special_ends(linker);
	symbol_table_check(linker);
	name_sections(linker);
	link_sections(linker);
	dynamic_size(linker);
	if (!linker->diag->errors)
		layout_addresses(linker);
	return !linker->diag->errors;
}

static bool link_objects(struct linker *linker, const struct kd_link_input *inputs, size_t count,
                         struct buffer *image) {
	if (!read_inputs(linker, inputs, count))
		return false;
	make_outputs(linker);
	scan_relocations(linker);
	if (linker->diag->errors || !lay_out(linker))
		return false;
	return image_write(linker, image) && !linker->diag->errors;
}

static void give_map(struct linker *linker) {
	const struct kd_link_details *details = linker->details;
	struct buffer map = buffer_in(linker->arena);
	if (!details->take_map)
		return;
	map_put(linker, &map);
	details->take_map(details->map_context, map.data, map.size);
}

bool link_in(struct arena *arena, struct diag *diag, struct sources *texts, const struct kd_link_input *inputs,
             size_t count, const struct kd_link_options *options, struct link_made *made) {
	static const struct kd_link_details no_details = {0};
	struct linker *linker = arena_zeroed(arena, 1, sizeof *linker);
	linker->details = options->details ? options->details : &no_details;
	linker->arena = arena;
	linker->diag = diag;
	linker->texts = texts;
	linker->size_limit = size_limit(options->size_limit);
	linker->executable = options->executable;
	linker->exports = options->export_dynamic;
	linker->llvm_version = options->llvm_version;
	linker->links_resources = options->link_resources;
	names_init(&linker->names, arena);
	names_init(&linker->groups, arena);
	names_init(&linker->output_names, arena);
	linker->printed = buffer_in(made->printed.arena);
	bool is_linked = link_objects(linker, inputs, count, &made->image);
	made->printed = linker->printed;
	if (is_linked)
		give_map(linker);
	return is_linked;
}

static struct kd_result *run(struct outcome *owned, const struct kd_link_input *inputs, size_t count,
                             const struct kd_link_options *options) {
	struct diag diag;
	struct sources texts;
	struct link_made made = {buffer_in(owned->arena), buffer_in(owned->arena)};
	struct arena *work = arena_new_below(owned->arena);
	diag_init(&diag, owned->arena, options->error_limit);
	diag.no_warnings = options->no_warnings;
	diag.warnings_as_errors = options->fatal_warnings;
	sources_init(&texts, owned->arena);
	owned->result.status = KD_INPUT_ERRORS;
	if (link_in(work, &diag, &texts, inputs, count, options, &made))
		owned->result.status = KD_OK;
	arena_free(work);
	owned->result.printed = (const char *)made.printed.data;
	owned->result.printed_size = made.printed.size;
	return outcome_end(owned, &made.image, &diag, &texts);
}

struct kd_result *kd_link(const struct kd_link_input *inputs, size_t count, const struct kd_link_options *options) {
	static const struct kd_link_options no_options = {0};
	struct outcome *owned = outcome_new();
	if (!owned)
		return NULL;
	if (setjmp(*arena_escape(owned->arena)))
		return outcome_no_memory(owned);
	return run(owned, inputs, count, options ? options : &no_options);
}
