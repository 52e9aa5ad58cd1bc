/* explain.c: see explain.h. */
#include "explain.h"

#include "kernel/descriptor/field.h"
#include "parts.h"

static void add_title(struct page *page, const struct subject *subject) {
	char id[KD_TARGET_ID_SIZE];
	size_t length = kd_target_id_format(subject->kernel->target, id, sizeof id);
	page_add(page, page->colour ? "\033[1mkernel " : "kernel ");
	page_add_foreign(page, subject->kernel->name, subject->kernel->name_size);
	page_plain(page);
	page_add(page, ": %s, %s, wavefronts of %u\n", length ? id : subject->facts.target.processor->name,
	         subject->facts.target.family.name, wave_size(subject->facts.target.wave));
	if (subject->facts.target.processor->inferred)
		page_add(page, "  not certain of %s: %s\n", subject->facts.target.processor->name,
		         subject->facts.target.processor->inferred);
}

void explain_text(const struct explained_kernel *kernel, bool colour, struct buffer *out) {
	struct page page = {.out = out, .colour = colour};
	struct arena *arena = arena_new_below(out->arena);
	struct subject subject;
	subject_take(&subject, kernel, arena);
	add_title(&page, &subject);
	section_directives(&page, &subject);
	section_registers(&page, &subject);
	section_code(&page, &subject);
	section_occupancy(&page, &subject);
	section_map(&page, &subject, true);
	arena_free(arena);
}

void explain_map(const struct explained_kernel *kernel, bool colour, struct buffer *out) {
	struct page page = {.out = out, .colour = colour};
	struct arena *arena = arena_new_below(out->arena);
	struct subject subject;
	subject_take(&subject, kernel, arena);
	add_title(&page, &subject);
	section_map(&page, &subject, false);
	arena_free(arena);
}
