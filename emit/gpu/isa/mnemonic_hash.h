/* mnemonic_hash.h: the hash of mnemonics, for the program that makes the table and for who looks into it. */
#ifndef KD_GPU_ISA_MNEMONIC_HASH_H
#define KD_GPU_ISA_MNEMONIC_HASH_H

#include <stddef.h>
#include <stdint.h>

static inline uint32_t mnemonic_hash(const char *name, size_t length, uint32_t seed) {
	uint32_t hash = UINT32_C(0x811c9dc5) ^ (seed * UINT32_C(0x9e3779b9));
	for (size_t i = 0; i < length; i++)
		hash = (hash ^ (unsigned char)name[i]) * UINT32_C(0x01000193);
	return hash ^ hash >> 15;
}

#endif
