/* documents.c: see documents.h. */
#include "documents.h"

#include "verify.h"

struct documents *documents_new(struct arena *arena) {
	struct documents *documents = arena_zeroed(arena, 1, sizeof *documents);
	documents->arena = arena;
	facts_init(&documents->facts, arena);
	return documents;
}

struct metadata_facts *documents_add(struct documents *documents, const struct metadata_text *text) {
	*list_add(documents->arena, &documents->texts) = *text;
	return &documents->facts;
}

/* ---- places ---- */

kd_pos documents_pos(const struct documents *documents, size_t document, uint32_t place) {
	const struct metadata_text *text = &documents->texts.items[document];
	return text->text ? metadata_pos(text, text->text + place) : 0;
}

kd_pos documents_kernel_pos(const struct documents *documents, size_t kernel, uint32_t place) {
	return documents_pos(documents, facts_document_of(&documents->facts, kernel), place);
}

kd_pos documents_entry_pos(const struct documents *documents, size_t kernel) {
	return documents_kernel_pos(documents, kernel, documents->facts.kernels.items[kernel].place);
}

kd_pos documents_argument_pos(const struct documents *documents, size_t kernel, size_t argument) {
	size_t first = documents->facts.kernels.items[kernel].first_argument;
	return documents_kernel_pos(documents, kernel, documents->facts.arguments.items[first + argument].place);
}

/* ---- what may be missing ---- */

bool partial_may_lack(const struct kd_metadata_key *row) {
	static const struct {
		enum kd_metadata_map map;
		const char *key;
	} filled[] = {
#define KD_METADATA_FILL(map, key, how) {KD_METADATA_##map, key},
#include "kdasm/metadata_keys.def"
	};
	static const enum kernel_fact from_descriptors[] = {
#define KD_METADATA_FROM_DESCRIPTOR(fact, ...) KERNEL_##fact,
#include "kdasm/metadata_keys.def"
	};
	for (size_t i = 0; i < sizeof filled / sizeof *filled; i++)
		if (filled[i].map == row->map && strcmp(filled[i].key, row->name) == 0)
			return true;
	for (size_t i = 0; row->map == KD_METADATA_KERNEL && i < sizeof from_descriptors / sizeof *from_descriptors; i++)
		if (strcmp(kernel_fact_key(from_descriptors[i]), row->name) == 0)
			return true;
	return false;
}
