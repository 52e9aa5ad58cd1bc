/* ending.h: the name of a descriptor's symbol: the kernel's name with an ending. */
#ifndef KD_KERNEL_DESCRIPTOR_ENDING_H
#define KD_KERNEL_DESCRIPTOR_ENDING_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#define DESCRIPTOR_ENDING ".kd"
#define DESCRIPTOR_ENDING_SIZE (sizeof DESCRIPTOR_ENDING - 1)

/* How many bytes of the symbol's name are the kernel's; 0: it is not the name of a descriptor. */
static inline size_t descriptor_kernel_size(const char *symbol, size_t size) {
	size_t ending = DESCRIPTOR_ENDING_SIZE;
	bool ends = size > ending && memcmp(symbol + size - ending, DESCRIPTOR_ENDING, ending) == 0;
	return ends ? size - ending : 0;
}

#endif
