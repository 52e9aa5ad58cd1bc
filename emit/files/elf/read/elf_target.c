/* elf_target.c: see elf_target.h. */
#include "elf_target.h"

#include "base/buffer.h"

bool isa_note_read(struct isa_note *isa, const uint8_t *bytes, size_t size) {
	enum { VERSION = 4, NAMES = 16 };
	if (size < NAMES)
		return false;
	size_t vendor = (size_t)load_le(bytes, 2), architecture = (size_t)load_le(bytes + 2, 2);
	if (!vendor || !architecture || vendor + architecture > size - NAMES)
		return false;
	isa->vendor = (const char *)bytes + NAMES;
	isa->vendor_size = vendor - 1;
	isa->architecture = isa->vendor + vendor;
	isa->architecture_size = architecture - 1;
	for (size_t i = 0; i < 3; i++)
		isa->version[i] = (uint32_t)load_le(bytes + VERSION + 4 * i, 4);
	return true;
}

static bool is_text(const char *text, size_t size, const char *wanted) {
	return size == strlen(wanted) && memcmp(text, wanted, size) == 0;
}

static bool is_of_amd(const struct elf_note *note, uint32_t type) {
	return note->type == type && is_text(note->name, note->name_size, NOTE_AMD);
}

/* The first note counts, as for loaders. */
static void take_isa(struct kd_target_facts *facts, const struct elf_note *note) {
	struct isa_note isa;
	if (facts->has_isa || !isa_note_read(&isa, note->bytes, note->size) ||
	    !is_text(isa.vendor, isa.vendor_size, ISA_VENDOR) ||
	    !is_text(isa.architecture, isa.architecture_size, ISA_ARCHITECTURE))
		return;
	facts->has_isa = true;
	memcpy(facts->isa, isa.version, sizeof facts->isa);
}

struct kd_target_facts elf_file_target_facts(const struct elf_file *file) {
	struct kd_target_facts facts = {.e_flags = file->flags, .osabi = file->osabi, .abi_version = file->abi_version};
	for (size_t i = 0; i < file->note_count; i++) {
		if (is_of_amd(&file->notes[i], NT_AMD_HSA_ISA_VERSION))
			take_isa(&facts, &file->notes[i]);
		else if (is_of_amd(&file->notes[i], NT_AMD_HSA_HSAIL))
			facts.finalized = true;
	}
	return facts;
}
