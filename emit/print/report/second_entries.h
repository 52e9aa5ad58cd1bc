/* second_entries.h: where firmware that preloads kernel arguments starts kernels, in the code that is printed. */
#ifndef KD_PRINT_REPORT_SECOND_ENTRIES_H
#define KD_PRINT_REPORT_SECOND_ENTRIES_H

#include "code.h"

struct second_entry {
	uint32_t section; /* 0 in a linked object */
	uint64_t address;
	const char *kernel;
};

struct second_entries {
	bool is_linked;
	LIST(struct second_entry) list; /* sorted */
};

/* Those of all kernels of the object. */
void second_entries_find(struct second_entries *entries, const struct printing *printing);

/* The name of a kernel that is started at the address of the part; NULL: none is. */
const char *second_entry_at(const struct second_entries *entries, const struct printing *printing,
                            const struct code_part *part, uint64_t address);

#endif
