/* elf_file.h: an ELF file in memory, read and checked: sections, symbols, relocations, segments, notes.
 *
 * The file may be hostile. libelf reads the tables; what this gives out has been checked: every
 * index names something that is there, every range lies inside the file, every name ends inside its
 * string table. Names, contents and notes point into the caller's bytes, which must live as long as they
 * are used; tables are memory of the arena, and their size is bounded by that of the file. */
#ifndef KD_FILES_ELF_READ_ELF_FILE_H
#define KD_FILES_ELF_READ_ELF_FILE_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/elf_numbers.h"
#include "ranges.h"

struct elf_relocation {
	uint64_t offset;
	int64_t addend;  /* 0 of SHT_REL: it is in the bytes there */
	uint32_t symbol; /* index in the symbol table that the section's `link` names; 0: none */
	uint32_t type;
};

struct elf_section {
	const char *name;
	uint32_t type;        /* SHT_* */
	bool is_beyond_limit; /* of a compressed one: with those before it, it would unpack to too much */
	uint64_t flags;       /* SHF_* */
	uint64_t address;
	uint64_t offset; /* in the file */
	uint64_t size;
	uint32_t link;      /* the index of a section; 0: none */
	uint32_t info;      /* of relocations the index of a section, else as in the file */
	uint64_t alignment; /* a power of two */
	uint64_t entry_size;
	const uint8_t *bytes;               /* the contents; NULL of SHT_NOBITS and of empty ones */
	uint64_t stored_size;               /* of the bytes in the file; those of one that was unpacked are not there */
	struct elf_relocation *relocations; /* of SHT_REL and SHT_RELA */
	size_t relocation_count;
};

struct elf_symbol {
	const char *name;
	uint64_t value;
	uint64_t size;
	uint32_t section;   /* index, of an extended one too; or a SHN_* number */
	bool reserved;      /* the latter: SHN_ABS, SHN_COMMON, SHN_AMDGPU_LDS, ...; not SHN_UNDEF, which is 0 */
	uint8_t type;       /* STT_* */
	uint8_t binding;    /* STB_* */
	uint8_t visibility; /* STV_* */
	uint8_t other;      /* the bits of st_other above it, which have no meaning for AMDGPU */
};

/* With the null entry; index and section number of the table itself. */
struct elf_symbols {
	struct elf_symbol *items;
	size_t count;
	size_t local_count; /* those before the first that is not local */
	uint32_t section;   /* 0: there is no such table */
};

struct elf_segment {
	uint32_t type;  /* PT_* */
	uint32_t flags; /* PF_* */
	uint64_t offset;
	uint64_t address;
	uint64_t file_size;
	uint64_t memory_size;
	uint64_t alignment;
};

struct elf_note {
	const char *name; /* without its terminator, which some writers forget and others write twice */
	size_t name_size;
	uint32_t type;
	const uint8_t *bytes;
	size_t size;
	bool in_segment; /* of type PT_NOTE */
};

struct elf_file {
	const uint8_t *bytes;
	size_t size;
	uint8_t class; /* ELFCLASS64 or ELFCLASS32 */
	uint8_t osabi;
	uint8_t abi_version;
	uint16_t type;    /* ET_* */
	uint16_t machine; /* EM_* */
	uint32_t flags;
	struct elf_section *sections;       /* with the null section */
	size_t section_count;               /* 0: the file has no section headers */
	struct elf_symbols symbols;         /* of SHT_SYMTAB */
	struct elf_symbols dynamic_symbols; /* of SHT_DYNSYM */
	struct elf_segment *segments;
	size_t segment_count;
	struct ranges loads;    /* of the segments of type PT_LOAD, what the file has of them */
	struct elf_note *notes; /* of the sections with notes, then of segments where no section has them */
	size_t note_count;
	const char *damaged_notes; /* NULL; or what is wrong with notes, of which only those before it were read */
};

/* Whether the bytes begin like an ELF file. */
bool elf_file_is(const uint8_t *bytes, size_t size);

/* Reads it. When false, *error says what is wrong, with offsets or indices; memory of the arena. */
bool elf_file_read(struct elf_file *file, struct arena *arena, const uint8_t *bytes, size_t size, const char **error);

/* The same without symbols, relocations and notes: sections and segments, which take no longer the larger the file. */
bool elf_file_read_headers(struct elf_file *file, struct arena *arena, const uint8_t *bytes, size_t size,
                           const char **error);

/* Whether it is what linkers put behind the sections that become read-only, up to the end of a page. */
bool elf_section_is_padding(const struct elf_section *section);

/* The section of that name, or NULL. */
const struct elf_section *elf_file_section(const struct elf_file *file, const char *name);

/* The segment that is loaded to an address, or NULL when the file has no byte for it. */
const struct elf_segment *elf_file_segment(const struct elf_file *file, uint64_t address);

/* The `size` bytes that lie at an address (of ET_REL: at an offset in section `section`), or NULL when the
 * file lacks them. */
const uint8_t *elf_file_at(const struct elf_file *file, uint32_t section, uint64_t address, uint64_t size);

#endif
