/* met_keys.h: finds what was made of instructions before, by their bytes: code repeats some, and libraries of kernels
 * most. */
#ifndef KD_GPU_FLOW_MET_KEYS_H
#define KD_GPU_FLOW_MET_KEYS_H

#include "base/arena.h"
#include "gpu/isa/decode.h"

/* What begins with these bytes is the same wherever it is. */
struct met_key {
	const struct isa_machine *machine;
	uint8_t bytes[ISA_MOST_BYTES];
	uint8_t looked_at; /* how many of them tell it; what follows says nothing of it */
	uint32_t free;     /* bits of the second dword that say nothing of it either */
	uint16_t mode;     /* of the banks of VGPRs, where these are followed; else 0 */
};

struct met_place {
	uint32_t tag;    /* the hash, but for the bits that tell the place */
	uint32_t number; /* of the key, and one; 0: none */
};

/* Keys have numbers from 0 on. Few places are tried for each, and what finds none free takes one of them. */
struct met_keys {
	struct arena *arena;
	struct met_place *places;
	unsigned bits; /* of the number of places */
	LIST(struct met_key) items;
};

/* Bytes of which there are `size`. */
struct met_bytes {
	const struct isa_machine *machine;
	const uint8_t *bytes;
	size_t size;
	unsigned mode;
};

#define MET_NONE SIZE_MAX

struct met_keys met_keys_new(struct arena *arena);

/* The number of what they begin with; MET_NONE: that was not met. */
size_t met_keys_find(const struct met_keys *keys, const struct met_bytes *bytes);

/* Whether so many bytes tell what is there, and a key has room for them. */
static inline bool met_keys_can_have(const struct met_bytes *bytes, unsigned looked_at) {
	return looked_at <= bytes->size && looked_at <= ISA_MOST_BYTES;
}

/* Gives the next number to these bytes, and to those that differ in the `free` bits of the second dword. */
void met_keys_add(struct met_keys *keys, const struct met_bytes *bytes, unsigned looked_at, uint32_t free);

/* Forgets all; the next number is 0 again. */
void met_keys_forget(struct met_keys *keys);

#endif
