/* completion_metadata.c: keys of metadata and their values. */
#include <string.h>

#include "completions.h"
#include "yaml_lines.h"

static size_t word_start(const struct document *document, size_t line, size_t offset) {
	size_t start = document_line_start(document, line);
	while (offset > start && (is_name_part(document->text[offset - 1]) || document->text[offset - 1] == '-'))
		offset--;
	return offset;
}

static void add_values(struct completion *completion, const struct kd_metadata_key *key) {
	for (const char *const *value = key->values; value && *value; value++)
		completion_add(completion, *value, KIND_VALUE, key->name);
	if (key->type != KD_METADATA_BOOLEAN)
		return;
	completion_add(completion, "true", KIND_VALUE, key->name);
	completion_add(completion, "false", KIND_VALUE, key->name);
}

static void add_keys(struct completion *completion, enum kd_metadata_map map) {
	size_t count;
	const struct kd_metadata_key *keys = kd_metadata_keys(&count);
	for (size_t i = 0; i < count; i++)
		if (keys[i].map == map)
			completion_add(completion, arena_printf(completion->server->passing, "%s:", keys[i].name), KIND_PROPERTY,
			               keys[i].description);
	completion_add(completion, ".end_amdgpu_metadata", KIND_PROPERTY, "the end of the metadata");
}

void completion_metadata(struct completion *completion) {
	const struct document *document = completion->document;
	size_t line = completion->line, start = document_line_start(document, line);
	struct yaml_key key;
	completion->start = word_start(document, line, completion->offset);
	bool has_key = yaml_key_of_line(document, line, &key) && completion->offset >= key.value;
	size_t column = (has_key ? key.start : completion->start) - start;
	enum kd_metadata_map map = yaml_map_at(document, completion->outline, line, column);
	if (!has_key) {
		add_keys(completion, map);
		return;
	}
	const struct kd_metadata_key *row = kd_metadata_find_key(map, document->text + key.start, key.end - key.start);
	if (row)
		add_values(completion, row);
}
