/* repack.c: see repack.h. */
#include "repack.h"

#include <string.h>

#include "programs/shared/messages.h"

/* Bytes of compressed bundles that are changed together: each is in memory as it was, as it is now, and its objects. */
enum {
	MOST_UNPACKED = 96 << 20, /* so many, ... */
	UNPACKED_FOR_BYTE = 16,   /* ... and so many for each byte of the file besides */
};

static void free_bundle(void *bundle) {
	kd_bundle_free(bundle);
}

/* A bundle that was read before; NULL, reported, if that does not work now. */
static const struct kd_bundle *read_bundle(struct arena *arena, const char *label, const uint8_t *bytes, size_t size) {
	struct kd_bundle *bundle = kd_bundle_read(bytes, size, 0);
	arena_defer(arena, free_bundle, bundle);
	if (!bundle || bundle->status == KD_NO_MEMORY)
		arena_out_of_memory(arena);
	if (bundle->status == KD_OK)
		return bundle;
	complain("%s: %s", label, bundle->error);
	return NULL;
}

static size_t index_of(const struct subject *subject) {
	return (size_t)(subject->content - subject->file->contents->items);
}

static size_t first_entry(const struct subject *subject) {
	const struct kd_content *items = subject->file->contents->items;
	size_t first = index_of(subject);
	while (first && items[first - 1].bundle_id && items[first - 1].bundle_offset == subject->content->bundle_offset)
		first--;
	return first;
}

static bool is_too_much(struct repacking *repacking, const struct subject *subject) {
	uint64_t most = MOST_UNPACKED + (uint64_t)subject->file->input.size * UNPACKED_FOR_BYTE;
	repacking->too_much = repacking->unpacked > most;
	if (!repacking->too_much)
		return false;
	complain(
	    "%s: the compressed bundles to be changed have more than %llu bytes together; take the code objects out with "
	    "--unbundle-all, change them alone, and bundle them again",
	    subject->label, (unsigned long long)most);
	return true;
}

/* Unpacks the bundle to bytes that may be changed; false, reported, if it can't be. */
static bool unpack(struct repacking *repacking, const struct subject *subject, struct changed_bundle *changed) {
	struct arena *below = arena_new_below(repacking->arena);
	const struct kd_bundle *bundle = read_bundle(below, subject->label, changed->plain, changed->plain_size);
	repacking->unpacked += bundle ? bundle->plain_size : 0;
	bool good = bundle && !is_too_much(repacking, subject);
	if (good) {
		changed->version = bundle->version;
		changed->plain_size = bundle->plain_size;
		changed->plain = memcpy(arena_alloc(repacking->arena, bundle->plain_size), bundle->plain, bundle->plain_size);
	}
	arena_free(below);
	return good;
}

static struct changed_bundle *add(struct repacking *repacking, const struct subject *subject) {
	const struct kd_content *content = subject->content;
	uint8_t *bytes = subject->file->bytes + content->bundle_offset;
	struct changed_bundle changed = {
	    .offset = content->bundle_offset,
	    .size = content->bundle_size,
	    .first = first_entry(subject),
	    .plain = bytes,
	    .plain_size = (size_t)content->bundle_size,
	};
	if (content->is_packed && !unpack(repacking, subject, &changed))
		return NULL;
	struct changed_bundle *added = list_add(repacking->arena, &repacking->bundles);
	*added = changed;
	return added;
}

/* Subjects come in the order of the file: it is the last one, or new. */
static struct changed_bundle *bundle_of(struct repacking *repacking, const struct subject *subject) {
	size_t count = repacking->bundles.count;
	struct changed_bundle *last = count ? &repacking->bundles.items[count - 1] : NULL;
	return last && last->offset == subject->content->bundle_offset ? last : add(repacking, subject);
}

uint8_t *repacking_bytes(struct repacking *repacking, const struct subject *subject) {
	struct changed_bundle *changed = bundle_of(repacking, subject);
	return changed ? changed->plain + subject->content->offset : NULL;
}

bool repacking_replace(struct repacking *repacking, const struct subject *subject, const struct kd_result *object,
                       const char *id) {
	struct changed_bundle *changed = bundle_of(repacking, subject);
	if (!changed)
		return false;
	*list_add(repacking->arena, &changed->replacements) =
	    (struct replacement){index_of(subject) - changed->first, object->object, object->object_size, id};
	return true;
}

/* ---- writing ---- */

/* Bytes that take the place of a bundle. */
struct written {
	const uint8_t *bytes;
	size_t size;
};

static void free_file(void *file) {
	kd_bundle_file_free(file);
}

/* A bundle that was written; its error is left to the caller. */
static const struct kd_bundle_file *keep(struct arena *arena, struct kd_bundle_file *file) {
	arena_defer(arena, free_file, file);
	if (!file || file->status == KD_NO_MEMORY)
		arena_out_of_memory(arena);
	return file;
}

/* In a file of nothing but bundles what follows may move: loaders look for it. Programs and archives have tables of
 * where things are, and a URI names a range. */
static bool may_move(const struct subject_file *file) {
	static const char elf[] = "\177ELF", archive[] = "!<arch>\n", thin[] = "!<thin>\n";
	const char *text = file->input.text;
	size_t size = file->input.size;
	return file->size == size && (size < 4 || memcmp(text, elf, 4) != 0) &&
	       (size < 8 || (memcmp(text, archive, 8) != 0 && memcmp(text, thin, 8) != 0));
}

static bool complain_of_room(const struct subject_file *file, const struct changed_bundle *changed, size_t size) {
	complain(
	    "%s: the changed bundle at offset 0x%llx has %zu bytes%s, but there is room for %llu; take the code object "
	    "out with --unbundle, change it, and build the program again",
	    file->name, (unsigned long long)(file->offset + changed->offset), size,
	    changed->version ? " when it is compressed" : "", (unsigned long long)changed->size);
	return false;
}

/* The largest that all entries with bytes have. */
static uint64_t alignment_of(const struct kd_bundle *bundle) {
	uint64_t offsets = KD_BUNDLE_ALIGNMENT;
	for (size_t i = 0; i < bundle->entry_count; i++)
		offsets |= bundle->entries[i].size ? bundle->entries[i].offset : 0;
	return offsets & -offsets;
}

/* The plain bundle with what replaces entries. */
static bool rebuild(struct arena *arena, const struct subject_file *file, const struct changed_bundle *changed,
                    struct written *plain) {
	*plain = (struct written){changed->plain, changed->plain_size};
	if (!changed->replacements.count)
		return true;
	const struct kd_bundle *bundle = read_bundle(arena, file->name, changed->plain, changed->plain_size);
	if (!bundle)
		return false;
	struct kd_bundle_entry *entries = arena_zeroed(arena, bundle->entry_count, sizeof *entries);
	memcpy(entries, bundle->entries, bundle->entry_count * sizeof *entries);
	for (size_t i = 0; i < changed->replacements.count; i++) {
		const struct replacement *replacement = &changed->replacements.items[i];
		entries[replacement->entry] =
		    (struct kd_bundle_entry){.id = replacement->id, .bytes = replacement->bytes, .size = replacement->size};
	}
	const struct kd_bundle_options options = {.alignment = alignment_of(bundle)};
	const struct kd_bundle_file *built = keep(arena, kd_bundle_write(entries, bundle->entry_count, &options));
	*plain = (struct written){built->bytes, built->size};
	if (built->status == KD_OK)
		return true;
	complain("%s: the bundle at offset 0x%llx cannot be changed: %s; take the code object out with --unbundle, and "
	         "change it alone",
	         file->name, (unsigned long long)(file->offset + changed->offset), built->error);
	return false;
}

static const struct kd_bundle_file *pack(struct arena *arena, const struct written *plain, unsigned version,
                                         int level) {
	enum { OLDEST = 2 }; /* of the versions that are written */
	const struct kd_bundle_options options = {
	    .compress = true, .level = level, .version = version < OLDEST ? OLDEST : version};
	return keep(arena, kd_bundle_pack(plain->bytes, plain->size, &options));
}

/* Packs as well as is needed for the room that the bundle had. */
static bool pack_to_fit(struct arena *arena, const struct subject_file *file, const struct changed_bundle *changed,
                        struct written *written) {
	static const int levels[] = {KD_BUNDLE_LEVEL, 9, 15, 19, KD_BUNDLE_LEVEL_MAX};
	const struct written plain = *written;
	for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
		const struct kd_bundle_file *packed = pack(arena, &plain, changed->version, levels[i]);
		*written = (struct written){packed->bytes, packed->size};
		if (packed->status != KD_OK) {
			complain("%s: %s", file->name, packed->error);
			return false;
		}
		if (packed->size <= changed->size || may_move(file))
			return true;
	}
	return complain_of_room(file, changed, written->size);
}

static bool write_bundle(struct arena *arena, const struct subject_file *file, const struct changed_bundle *changed,
                         struct written *written) {
	if (!rebuild(arena, file, changed, written))
		return false;
	if (changed->version)
		return pack_to_fit(arena, file, changed, written);
	return written->size <= changed->size || may_move(file) || complain_of_room(file, changed, written->size);
}

static void put_zeros(struct output *output, uint64_t count) {
	static const uint8_t zeros[4096];
	for (uint64_t step; count; count -= step) {
		step = count < sizeof zeros ? count : sizeof zeros;
		output_put(output, zeros, (size_t)step);
	}
}

/* Before what follows a bundle: as many as leave it where it was, or aligned as it was. */
static uint64_t padding(const struct subject_file *file, const struct changed_bundle *changed, size_t size) {
	if (!may_move(file))
		return changed->size - size;
	return changed->offset + changed->size < file->size ? (changed->size - size) % KD_BUNDLE_ALIGNMENT : 0;
}

/* What is made for one bundle is given back before the next one. */
static bool put_bundle(struct arena *arena, const struct subject_file *file, const struct changed_bundle *changed,
                       struct output *output) {
	struct arena *below = arena_new_below(arena);
	struct written written;
	bool good = write_bundle(below, file, changed, &written);
	if (good) {
		output_put(output, written.bytes, written.size);
		put_zeros(output, padding(file, changed, written.size));
	}
	arena_free(below);
	return good;
}

bool repacking_write(const struct repacking *repacking, const struct subject_file *file, struct output *output) {
	uint64_t at = 0;
	for (size_t i = 0; i < repacking->bundles.count; i++) {
		const struct changed_bundle *changed = &repacking->bundles.items[i];
		uint64_t offset = file->offset + changed->offset;
		output_put(output, file->input.text + at, (size_t)(offset - at));
		if (!put_bundle(repacking->arena, file, changed, output))
			return false;
		at = offset + changed->size;
	}
	output_put(output, file->input.text + at, file->input.size - (size_t)at);
	return true;
}
