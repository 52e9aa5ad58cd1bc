/* core_file.h: the model of a core file, which kdasm/core_file.h shows to the outside. */
#ifndef KD_FILES_CORE_CORE_FILE_H
#define KD_FILES_CORE_CORE_FILE_H

#include "core_state.h"
#include "files/elf/read/elf_file.h"

struct kd_core_file {
	enum kd_status status;
	const char *error;
	struct arena *arena;
	const uint8_t *bytes;
	size_t size;
	const struct kd_core_file *host; /* NULL: the file itself */
	struct elf_file elf;
	bool has_state;
	struct core_state state;
	uint64_t r_debug;       /* 0: there is none */
	bool list_is_elsewhere; /* the file lacks the memory with the list of loaded code objects */
	LIST(struct kd_loaded_object) loaded;
	LIST(const char *) remarks;
};

#endif
