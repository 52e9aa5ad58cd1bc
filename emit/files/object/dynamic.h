/* dynamic.h: the symbols of a linked file without section headers, from its dynamic segment. */
#ifndef KD_FILES_OBJECT_DYNAMIC_H
#define KD_FILES_OBJECT_DYNAMIC_H

#include "files/elf/read/elf_file.h"

/* Reads the table that DT_SYMTAB names; DT_HASH or DT_GNU_HASH says how long it is. Memory of the arena,
 * bounded by the size of the file. False with *error set if there is none or it is damaged. */
bool dynamic_symbols_read(const struct elf_file *elf, struct arena *arena, struct elf_symbols *symbols,
                          const char **error);

#endif
