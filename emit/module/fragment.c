/* fragment.c: see fragment.h. */
#include "fragment.h"

#include <elf.h>

#include "module.h"
#include "section.h"

/* Fragments lie together, because layout and writer go over all of them. */
static struct fragment *spare_fragment(struct module *module) {
	enum { AT_ONCE = 64 };
	if (module->spare_fragments.count == 0) {
		module->spare_fragments.next = arena_alloc(module->arena, AT_ONCE * sizeof(struct fragment));
		module->spare_fragments.count = AT_ONCE;
	}
	module->spare_fragments.count--;
	*module->spare_fragments.next = (struct fragment){0};
	return module->spare_fragments.next++;
}

static struct fragment *new_fragment(struct module *module, struct fragment *before) {
	struct section *section = module->current.section;
	struct subsection *part = module->current.subsection;
	struct fragment *fragment = spare_fragment(module);
	fragment->section = section;
	fragment->data = section->bytes.size;
	if (before) {
		before->next = fragment;
	} else {
		part->first = fragment;
		fragment->run = ++module->runs;
	}
	part->last = fragment;
	return fragment;
}

void fragment_end(struct module *module, struct fragment *fragment, bool size_known) {
	struct fragment *next = new_fragment(module, fragment);
	if (size_known) {
		next->run = fragment->run;
		next->offset = fragment->offset + fragment->size + fragment->tail_size;
	} else {
		next->run = ++module->runs;
	}
}

struct fragment *fragment_current(struct module *module) {
	struct fragment *last = module->current.subsection->last;
	if (!last)
		return new_fragment(module, NULL);
	/* Another subsection may have put its bytes after ours. */
	if (module->returned || last->data + last->size != module->current.section->bytes.size) {
		fragment_end(module, last, true);
		last = module->current.subsection->last;
	}
	module->returned = false;
	return last;
}

struct fragment *fragment_to_end(struct module *module) {
	/* What is wrong in a section without contents is said of each fragment. */
	if (!module->returned || module->current.section->type == SHT_NOBITS)
		return fragment_current(module);
	module->returned = false;
	return module->current.subsection->last;
}

struct address address_here(struct module *module) {
	struct fragment *fragment = fragment_current(module);
	return (struct address){fragment, fragment->size};
}

bool address_difference(struct address to, struct address from, int64_t *difference) {
	const struct fragment *b = to.fragment, *a = from.fragment;
	*difference = (int64_t)(b->offset + to.offset - a->offset - from.offset);
	return b->section == a->section && b->run == a->run;
}

struct fragment *fragment_hole(struct module *module) {
	fragment_end(module, fragment_current(module), false);
	struct fragment *hole = module->current.subsection->last;
	fragment_end(module, hole, false);
	return hole;
}
