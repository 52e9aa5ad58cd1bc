/* second_entries.c: see second_entries.h. */
#include "second_entries.h"

#include <stdlib.h>

#include "files/code/object_code.h"

static int compare(const void *a, const void *b) {
	const struct second_entry *x = a, *y = b;
	if (x->section != y->section)
		return x->section < y->section ? -1 : 1;
	return (x->address > y->address) - (x->address < y->address);
}

void second_entries_find(struct second_entries *entries, const struct printing *printing) {
	const struct kd_code_object *object = printing->object;
	*entries = (struct second_entries){.is_linked = kd_code_object_is_linked(object)};
	for (size_t i = 0; i < object->kernels.count; i++) {
		const struct kd_kernel *kernel = &object->kernels.items[i];
		uint64_t second = object_code_second(object, kernel);
		if (kernel->has_entry && second)
			*list_add(printing->arena, &entries->list) = (struct second_entry){
			    entries->is_linked ? 0 : kernel->entry_section, kernel->entry_address + second, kernel->name};
	}
	if (entries->list.count)
		qsort(entries->list.items, entries->list.count, sizeof *entries->list.items, compare);
}

const char *second_entry_at(const struct second_entries *entries, const struct printing *printing,
                            const struct code_part *part, uint64_t address) {
	const struct second_entry key = {
	    entries->is_linked ? 0 : (uint32_t)(part->section - printing->object->elf.sections), address, NULL};
	const struct second_entry *found = NULL;
	if (entries->list.count)
		found = bsearch(&key, entries->list.items, entries->list.count, sizeof key, compare);
	return found ? found->kernel : NULL;
}
