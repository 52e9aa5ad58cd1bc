/* file.c: see file.h. What is asked for is what ROCr's loader, the HSA runtime's, goes by: the ELF header, the segments
 * that are loaded, and of the section headers the symbol table. */
#include "file.h"

#include <inttypes.h>

#include "files/object/note_types.h"
#include "files/object/dynamic.h"
#include "undefined.h"

enum { FIRST_WITH_GENERIC = 6 }; /* code object version: specification, "Generic Processor Versioning" */

static const struct check_place at_file = {CHECK_AT_FILE, 0};

#define NOT_LOADABLE(checker, ...) check_report(checker, KD_CHECK_NOT_LOADABLE, NULL, at_file, __VA_ARGS__)
#define UNUSUAL(checker, ...) check_report(checker, KD_CHECK_UNUSUAL_HEADERS, NULL, at_file, __VA_ARGS__)

/* ---- segments ---- */

static const struct elf_segment *find_segment(const struct elf_file *elf, uint32_t type) {
	for (size_t i = 0; i < elf->segment_count; i++)
		if (elf->segments[i].type == type)
			return &elf->segments[i];
	return NULL;
}

/* System V ABI, "Program Header": p_align, p_filesz, and the order of PT_LOAD. */
static void check_load(struct checker *checker, const struct elf_segment *segment, size_t number, uint64_t *end) {
	uint64_t alignment = segment->alignment ? segment->alignment : 1;
	if (alignment & (alignment - 1))
		UNUSUAL(checker, "segment %zu has the alignment 0x%" PRIx64 ", which is not a power of two", number, alignment);
	else if ((segment->address - segment->offset) & (alignment - 1))
		UNUSUAL(checker,
		        "segment %zu has the file offset 0x%" PRIx64 " and the address 0x%" PRIx64
		        ", which do not differ by a multiple of its alignment 0x%" PRIx64,
		        number, segment->offset, segment->address, alignment);
	if (segment->file_size > segment->memory_size)
		NOT_LOADABLE(checker, "segment %zu has 0x%" PRIx64 " bytes in the file, but only 0x%" PRIx64 " in memory",
		             number, segment->file_size, segment->memory_size);
	if (segment->address < *end)
		NOT_LOADABLE(checker, "segment %zu has the address 0x%" PRIx64 ", but one before it ends at 0x%" PRIx64, number,
		             segment->address, *end);
	if (segment->memory_size > UINT64_MAX - segment->address)
		NOT_LOADABLE(checker, "segment %zu ends past the last address", number);
	else if (segment->address + segment->memory_size > *end)
		*end = segment->address + segment->memory_size;
}

static void check_loads(struct checker *checker, const struct elf_file *elf) {
	uint64_t end = 0;
	for (size_t i = 0; i < elf->segment_count; i++)
		if (elf->segments[i].type == PT_LOAD)
			check_load(checker, &elf->segments[i], i, &end);
	if (!find_segment(elf, PT_LOAD))
		NOT_LOADABLE(checker, "it has no segment of type PT_LOAD");
}

/* comgr and kdinfo find metadata by sections too. */
static void check_notes(struct checker *checker, const struct kd_code_object *object) {
	const struct elf_file *elf = &object->elf;
	if (!object->metadata_note)
		return;
	uint64_t offset = (uint64_t)(object->metadata_note->bytes - object->bytes);
	for (size_t i = 0; i < elf->segment_count; i++)
		if (elf->segments[i].type == PT_NOTE && offset >= elf->segments[i].offset &&
		    offset - elf->segments[i].offset < elf->segments[i].file_size)
			return;
	UNUSUAL(checker, "its metadata is in no segment of type PT_NOTE");
}

/* ---- symbol tables ---- */

static void check_symbols(struct checker *checker, const struct elf_file *elf) {
	struct elf_symbols symbols;
	const char *error;
	if (!find_segment(elf, PT_DYNAMIC))
		UNUSUAL(checker, "it has no segment of type PT_DYNAMIC");
	else if (!dynamic_symbols_read(elf, checker->arena, &symbols, &error))
		UNUSUAL(checker, "it has no dynamic symbol table: %s", error);
	if (!elf->section_count)
		NOT_LOADABLE(checker, "it has no section headers, through which symbols are found");
	else if (!elf->symbols.section)
		check_report(checker, KD_CHECK_STRIPPED, NULL, at_file,
		             "it has no section of type SHT_SYMTAB: it was stripped");
}

/* ---- the header ---- */

static const char *type_text(uint16_t type) {
	static const char *const names[] = {"ET_NONE", "ET_REL", "ET_EXEC", "ET_DYN", "ET_CORE"};
	return type < sizeof names / sizeof *names ? names[type] : "another one";
}

static void check_loadable(struct checker *checker, const struct kd_code_object *object) {
	const struct elf_file *elf = &object->elf;
	if (elf->class != ELFCLASS64)
		NOT_LOADABLE(checker, "it is a 32-bit ELF file");
	if (elf->type == ET_EXEC)
		UNUSUAL(checker, "its type is 2 (ET_EXEC), not ET_DYN");
	else if (elf->type != ET_DYN)
		NOT_LOADABLE(checker, "its type is %u (%s), not ET_DYN", elf->type, type_text(elf->type));
	if (elf->type == ET_REL)
		return;
	if (checker->target->processor->generic_version && checker->version < FIRST_WITH_GENERIC)
		NOT_LOADABLE(checker, "%s exists only since code object version %d, but the object is of version %u",
		             checker->target->processor->name, FIRST_WITH_GENERIC, checker->version);
	check_loads(checker, elf);
	check_symbols(checker, elf);
	check_undefined(checker, elf);
	check_notes(checker, object);
}

/* ---- kernels of another version ---- */

static bool has_metadata_of_other_version(const struct kd_code_object *object) {
	enum note_type other = object->descriptors_are_code_t ? NOTE_AMDGPU_METADATA : NOTE_AMD_HSA_METADATA;
	return object->metadata_note && note_type_of(object->metadata_note) == other;
}

static void check_content(struct checker *checker, const struct kd_code_object *object) {
	const char *version = object->descriptors_are_code_t ? "of version 3 or later" : "of version 2";
	if (object->kernels.count)
		return;
	const struct elf_symbol *symbol = code_object_kernel_of_other_version(object);
	if (symbol)
		check_report(checker, KD_CHECK_NO_KERNELS, NULL, at_file,
		             "its EI_ABIVERSION %u means code object version %u, but it has no kernels of that version, and "
		             "symbol '%s' is that of a kernel %s",
		             object->elf.abi_version, checker->version,
		             check_shown(checker, symbol->name, strlen(symbol->name)), version);
	else if (has_metadata_of_other_version(object))
		check_report(checker, KD_CHECK_NO_KERNELS, NULL, at_file,
		             "its EI_ABIVERSION %u means code object version %u, but it has no kernels of that version, and "
		             "its metadata is %s",
		             object->elf.abi_version, checker->version, version);
}

/* Other systems have loaders of their own; a GPU that is named is one of ROCm. */
static void check_system(struct checker *checker, const struct kd_code_object *object) {
	struct kd_target hsa = object->target;
	hsa.os = KD_OS_AMDHSA;
	if (object->target.os == KD_OS_NONE || (object->target.os != KD_OS_AMDHSA && checker->runs_on != checker->target))
		check_report(checker, KD_CHECK_OS_ABI, NULL, at_file, "EI_OSABI is %u, and the HSA runtime takes only %u",
		             object->elf.osabi, kd_target_elf_osabi(&hsa));
	/* Version 2 names it in a note. */
	if (!(object->elf.flags & EF_AMDGPU_MACH) && !object->descriptors_are_code_t)
		check_report(checker, KD_CHECK_NO_PROCESSOR, NULL, at_file,
		             "no processor is named: EF_AMDGPU_MACH of e_flags is 0");
}

void check_file(struct checker *checker, const struct kd_code_object *object) {
	if (object->target.processor->architecture != KD_AMDGCN)
		return;
	check_system(checker, object);
	if (object->target.os != KD_OS_AMDHSA)
		return;
	check_content(checker, object);
	check_loadable(checker, object);
}
