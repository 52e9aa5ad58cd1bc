/* kernel_totals.c: the kernels of a link whose functions say what they need: their descriptors, and their metadata. */
#include <inttypes.h>

#include "kernel/descriptor/ending.h"
#include "kernel/descriptor/totals.h"
#include "object_linking.h"

/* ---- finding them ---- */

static bool is_descriptor(const struct link_symbol *symbol) {
	size_t length = strlen(symbol->name), rest = strlen(DESCRIPTOR_ENDING);
	return symbol->kind == LINK_DEFINED && symbol->section && length > rest &&
	       strcmp(symbol->name + length - rest, DESCRIPTOR_ENDING) == 0;
}

static const char *kernel_name(const struct resources *resources, const struct link_symbol *descriptor) {
	return arena_copy(resources->arena, descriptor->name, strlen(descriptor->name) - strlen(DESCRIPTOR_ENDING));
}

/* Local symbols of one input, by name. */
static void collect_locals(struct names *locals, const struct link_input *input) {
	for (size_t i = 1; i < input->file.symbols.local_count; i++) {
		struct link_symbol *symbol = input->symbols[i];
		if (symbol->kind == LINK_DEFINED && symbol->section && symbol->name[0])
			name_intern(locals, symbol->name, strlen(symbol->name))->entry = symbol;
	}
}

static const struct link_symbol *find_symbol(const struct names *names, const char *text) {
	const struct name *name = name_find(names, text, strlen(text));
	return name ? name->entry : NULL;
}

static void add_kernel(struct resources *resources, struct link_symbol *descriptor, const struct link_symbol *code,
                       const char *name) {
	struct function *function = code ? resources_function_at(resources, code, 0) : NULL;
	if (!function || !function->has_numbers) {
		diag_warning(resources->linker->diag, 0,
		             "%s: nothing says what kernel '%s' needs, so its descriptor stays as it is: give it an "
		             ".amdgpu_info",
		             descriptor->input->name, name);
		return;
	}
	*list_add(resources->arena, &resources->kernels) =
	    (struct kernel){.name = name, .descriptor = descriptor, .function = function};
}

/* Kernels of the input that are local, and those whose descriptors only are global. */
static void find_in_input(struct resources *resources, const struct link_input *input) {
	const struct names *globals = &resources->linker->names;
	struct names locals;
	names_init(&locals, resources->arena);
	collect_locals(&locals, input);
	for (size_t i = 1; i < input->file.symbols.count; i++) {
		struct link_symbol *descriptor = input->symbols[i];
		if (descriptor->input != input || !is_descriptor(descriptor))
			continue;
		const char *name = kernel_name(resources, descriptor);
		const struct link_symbol *code = find_symbol(&locals, name);
		add_kernel(resources, descriptor, code ? code : find_symbol(globals, name), name);
	}
}

/* Only HSA has such descriptors, and not in version 2. */
void resources_find_kernels(struct resources *resources) {
	const struct kd_target *target = &resources->linker->target;
	if (target->os != KD_OS_AMDHSA || target->processor->architecture != KD_AMDGCN ||
	    kd_object_version_has(target->code_object_version, KD_WITH_KERNEL_CODE))
		return;
	for (size_t i = 0; i < resources->linker->inputs.count; i++)
		find_in_input(resources, resources->linker->inputs.items[i]);
}

/* ---- changing them ---- */

static struct descriptor_totals totals_of(const struct resources *resources, const struct kernel *kernel) {
	const struct sums *sums = kernel->function->sums;
	return (struct descriptor_totals){.vgprs = sums->vgprs,
	                                  .agprs = sums->agprs,
	                                  .sgprs = sums->sgprs,
	                                  .uses_vcc = sums->flags & INFO_FLAG_VCC,
	                                  .uses_flat_scratch = sums->flags & INFO_FLAG_FLAT_SCRATCH,
	                                  .has_dynamic_stack = sums->flags & INFO_FLAG_DYNAMIC_STACK,
	                                  .has_lds = resources->lds_count,
	                                  .private_bytes = sums->private_bytes,
	                                  .lds_bytes = kernel->group->lds_end,
	                                  .last_barrier = (uint32_t)kernel->group->barrier_end - 1};
}

/* The bytes of the input stay as they are: sections with descriptors get a copy. */
static uint8_t *bytes_to_change(struct resources *resources, struct input_section *section) {
	struct name *name = name_intern(&resources->copies, (const char *)&section, sizeof section);
	if (!name->entry) {
		name->entry = arena_alloc(resources->linker->arena, (size_t)section->size);
		memcpy(name->entry, section->bytes, (size_t)section->size);
		section->bytes = name->entry;
	}
	return name->entry;
}

static void note_metadata(struct resources *resources, const struct kernel *kernel,
                          const struct descriptor_totals *totals, const struct descriptor_counts *counts) {
	struct linker *linker = resources->linker;
	struct kernel_needs *needs = arena_zeroed(linker->arena, 1, sizeof *needs);
	*needs = (struct kernel_needs){.has_lds = totals->has_lds,
	                               .lds_bytes = totals->lds_bytes,
	                               .private_bytes = totals->private_bytes,
	                               .sgprs = (uint64_t)counts->sgprs,
	                               .vgprs = (uint64_t)counts->vgprs,
	                               .agprs = totals->agprs,
	                               .has_dynamic_stack = totals->has_dynamic_stack};
	const char *symbol = kernel->descriptor->name;
	name_intern(&linker->kernel_needs, symbol, strlen(symbol))->entry = needs;
}

/* How lld would compute it is not known: what no size of work-groups allows is wrong in any case. */
static void check_occupancy(struct resources *resources, const struct kernel *kernel, const uint8_t *bytes) {
	const struct function *function = kernel->function;
	uint64_t lds = kernel->group->lds_end;
	uint32_t wanted = function->numbers[INFO_OCCUPANCY];
	if (resources->lds_count && function->given[INFO_OCCUPANCY] &&
	    descriptor_waves_for_lds(&resources->linker->target, bytes, lds) < wanted)
		diag_error(resources->linker->diag, 0,
		           "AMDGPU: kernel '%s' uses %" PRIu64 " bytes of LDS, which does not meet ABI occupancy %" PRIu32,
		           kernel->name, lds, wanted);
}

static void change(struct resources *resources, const struct kernel *kernel) {
	struct linker *linker = resources->linker;
	struct input_section *section = kernel->descriptor->section;
	uint64_t at = kernel->descriptor->value;
	char text[KD_DESCRIPTOR_TEXT_SIZE];
	struct descriptor_counts counts;
	if (!section->bytes || section->pieces.count || at > section->size || section->size - at < KD_DESCRIPTOR_SIZE) {
		diag_error(linker->diag, 0, "%s: the descriptor of kernel '%s' does not lie in a section whose bytes stay",
		           kernel->descriptor->input->name, kernel->name);
		return;
	}
	const struct descriptor_totals totals = totals_of(resources, kernel);
	uint8_t *bytes = bytes_to_change(resources, section) + at;
	if (!descriptor_set_totals(&linker->target, &totals, bytes, &counts, text, sizeof text)) {
		diag_error(linker->diag, 0, "kernel '%s': %s", kernel->name, text);
		return;
	}
	check_occupancy(resources, kernel, bytes);
	note_metadata(resources, kernel, &totals, &counts);
}

void resources_change_kernels(struct resources *resources) {
	names_init(&resources->copies, resources->arena);
	for (size_t i = 0; i < resources->kernels.count; i++)
		change(resources, &resources->kernels.items[i]);
}
