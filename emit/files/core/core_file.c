/* core_file.c: opening a core file: its note, its memory, and the code objects that were loaded.
 *
 * Their list is that of the dynamic linker, r_debug and link_map of 64 bits, which the runtime keeps for debuggers. */
#include "core_file.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

#include "base/opening.h"

#define MEMORY_SCHEME "memory://"

enum {
	R_MAP = 8, /* in r_debug */
	R_DEBUG_SIZE = 40,
	L_ADDR = 0, /* in link_map */
	L_NAME = 8,
	L_NEXT = 24,
	LINK_MAP_SIZE = 40,
	POINTER = 8,
	URI_MOST = 1 << 16,
};

static void remark(struct kd_core_file *core, const char *text) {
	*list_add(core->arena, &core->remarks) = text;
}

static bool refuse(struct kd_core_file *core, const char *error) {
	core->status = KD_INPUT_ERRORS;
	core->error = error;
	return false;
}

/* ---- the note ---- */

static bool is_state(const struct elf_note *note) {
	return note->type == NT_AMDGPU_KFD_CORE_STATE && note->name_size == strlen(NOTE_AMDGPU) &&
	       memcmp(note->name, NOTE_AMDGPU, note->name_size) == 0;
}

static bool read_state(struct kd_core_file *core) {
	const char *error;
	for (size_t i = 0; i < core->elf.note_count; i++) {
		const struct elf_note *note = &core->elf.notes[i];
		if (!is_state(note))
			continue;
		if (core->has_state) {
			remark(core, "there are several notes NT_AMDGPU_KFD_CORE_STATE: the first one counts");
			return true;
		}
		if (!core_state_read(&core->state, core->arena, note->bytes, note->size, &error))
			return refuse(core, arena_printf(core->arena, "NT_AMDGPU_KFD_CORE_STATE is damaged: %s", error));
		core->has_state = true;
	}
	if (core->elf.damaged_notes)
		remark(core, core->elf.damaged_notes);
	if (core->state.rest_size)
		remark(core, arena_printf(core->arena, "%zu bytes follow the queues in NT_AMDGPU_KFD_CORE_STATE",
		                          core->state.rest_size));
	if (core->has_state)
		kd_core_file_value(core, KD_CORE_RUNTIME, 0, "r_debug", &core->r_debug);
	return true;
}

/* ---- loaded code objects ---- */

static const struct kd_core_file *host_of(const struct kd_core_file *core) {
	return core->host ? core->host : core;
}

static const uint8_t *memory_at(const struct kd_core_file *core, uint64_t address, uint64_t size) {
	return elf_file_at(&core->elf, 0, address, size);
}

/* The text at an address, which ends with a zero; NULL if the file lacks it. */
static const char *text_at(const struct kd_core_file *core, uint64_t address) {
	const struct elf_segment *segment = elf_file_segment(&core->elf, address);
	const char *text = (const char *)memory_at(core, address, 1);
	if (!segment || !text)
		return NULL;
	uint64_t left = segment->file_size - (address - segment->address);
	return memchr(text, 0, left < URI_MOST ? (size_t)left : URI_MOST) ? text : NULL;
}

/* A number as in C after `key`; moves on. */
static bool read_number(const char **at, const char *key, uint64_t *number) {
	char *end;
	size_t length = strlen(key);
	if (strncmp(*at, key, length) != 0 || (*at)[length] < '0' || (*at)[length] > '9')
		return false;
	errno = 0;
	*number = strtoull(*at + length, &end, 0);
	*at = end;
	return errno == 0;
}

/* "memory://PID#offset=number&size=number" */
static bool read_memory_uri(struct kd_loaded_object *object) {
	const char *at = object->uri;
	uint64_t process;
	if (!read_number(&at, MEMORY_SCHEME, &process) || (*at != '#' && *at != '?'))
		return false;
	at++;
	return read_number(&at, "offset=", &object->address) && read_number(&at, "&size=", &object->size) && !*at;
}

static void add_loaded(struct kd_core_file *core, const char *uri, uint64_t load_address) {
	struct kd_loaded_object object = {.uri = uri, .load_address = load_address};
	object.is_memory = strncmp(uri, MEMORY_SCHEME, strlen(MEMORY_SCHEME)) == 0;
	if (object.is_memory && !read_memory_uri(&object)) {
		remark(core, arena_printf(core->arena, "the URI of a loaded code object is not valid: %.200s", uri));
		object.is_memory = false;
	}
	object.is_here = object.is_memory &&
	                 kd_core_file_memory(host_of(core), object.address, object.size, &object.offset);
	*list_add(core->arena, &core->loaded) = object;
}

/* Follows the list from its first element. Elements and URIs take bytes of their own, so a sound list has fewer than
 * the file. */
static void follow(struct kd_core_file *core, uint64_t address) {
	const struct kd_core_file *host = host_of(core);
	uint64_t left = host->size, known = 0; /* a place that was passed, further and further on */
	for (size_t steps = 0, next_known = 1; address; steps++) {
		if (steps == next_known) {
			known = address;
			next_known *= 2;
		}
		const uint8_t *map = memory_at(host, address, LINK_MAP_SIZE);
		const char *uri = map ? text_at(host, load_le(map + L_NAME, POINTER)) : NULL;
		uint64_t size = uri ? LINK_MAP_SIZE + strlen(uri) + 1 : 0;
		if (!uri || size > left) {
			remark(core, arena_printf(core->arena,
			                          uri ? "the list of loaded code objects has more bytes than the file: it is left "
			                                "at address 0x%" PRIx64
			                              : "the list of loaded code objects is cut off at address 0x%" PRIx64
			                                ", which the file lacks",
			                          address));
			return;
		}
		left -= size;
		add_loaded(core, uri, load_le(map + L_ADDR, POINTER));
		address = load_le(map + L_NEXT, POINTER);
		if (address && address == known) {
			remark(core, arena_printf(core->arena,
			                          "the list of loaded code objects goes in circles: it comes back to address "
			                          "0x%" PRIx64,
			                          address));
			return;
		}
	}
}

static void read_loaded(struct kd_core_file *core) {
	if (!core->r_debug)
		return;
	const uint8_t *debug = memory_at(host_of(core), core->r_debug, R_DEBUG_SIZE);
	core->list_is_elsewhere = !debug;
	if (debug)
		follow(core, load_le(debug + R_MAP, POINTER));
}

/* ---- opening ---- */

/* Reads what a core file's ELF headers, its note and its memory say; `core` has its arena, its bytes and the host, and
 * the rest is 0. False with an error. */
static bool core_file_read(struct kd_core_file *core) {
	const char *error;
	if (!elf_file_read(&core->elf, core->arena, core->bytes, core->size, &error))
		return refuse(core, error);
	if (core->elf.type != ET_CORE)
		return refuse(core, "not a core file: its type is not ET_CORE");
	if (!read_state(core))
		return false;
	read_loaded(core);
	return true;
}

bool kd_core_file_is(const uint8_t *bytes, size_t size) {
	enum { TYPE = offsetof(Elf64_Ehdr, e_type) }; /* in both classes */
	return elf_file_is(bytes, size) && size >= TYPE + 2 && load_le(bytes + TYPE, 2) == ET_CORE;
}

static void read_core(void *context) {
	core_file_read(context);
}

struct kd_core_file *kd_core_file_open(const uint8_t *bytes, size_t size, const struct kd_core_file *host) {
	struct kd_core_file *core = calloc(1, sizeof *core);
	if (!core)
		return NULL;
	*core = (struct kd_core_file){.bytes = bytes, .size = size, .host = host, .arena = arena_new()};
	opening_run(core->arena, &core->status, &core->error, read_core, core);
	return core;
}

void kd_core_file_close(struct kd_core_file *core) {
	if (!core)
		return;
	arena_free(core->arena);
	free(core);
}

/* ---- what the outside asks ---- */

enum kd_status kd_core_file_status(const struct kd_core_file *core) {
	return core ? core->status : KD_NO_MEMORY;
}

const char *kd_core_file_error(const struct kd_core_file *core) {
	return core ? core->error : arena_no_memory;
}

size_t kd_core_file_remark_count(const struct kd_core_file *core) {
	return core->remarks.count;
}

const char *kd_core_file_remark(const struct kd_core_file *core, size_t index) {
	return core->remarks.items[index];
}

size_t kd_core_file_entry_count(const struct kd_core_file *core, enum kd_core_table table) {
	return core->state.tables[table].count;
}

bool kd_core_file_value(const struct kd_core_file *core, enum kd_core_table table, size_t entry, const char *field,
                        uint64_t *value) {
	const struct core_field *row = core_field_find(table, field, strlen(field));
	return row && core_entry_value(&core->state.tables[table], entry, row, value);
}

bool kd_core_file_memory(const struct kd_core_file *core, uint64_t address, uint64_t size, uint64_t *offset) {
	const uint8_t *bytes = memory_at(core, address, size);
	if (bytes)
		*offset = (uint64_t)(bytes - core->bytes);
	return bytes;
}

size_t kd_core_file_loaded_count(const struct kd_core_file *core) {
	return core->loaded.count;
}

const struct kd_loaded_object *kd_core_file_loaded(const struct kd_core_file *core, size_t index) {
	return &core->loaded.items[index];
}
