/* buffer.h: bytes that grow in an arena; multi-byte values are written little-endian. */
#ifndef KD_BASE_BUFFER_H
#define KD_BASE_BUFFER_H

#include "arena.h"

struct buffer {
	struct arena *arena;
	uint8_t *data;
	size_t size;
	size_t capacity;
};

static inline struct buffer buffer_in(struct arena *arena) {
	return (struct buffer){.arena = arena};
}

/* Appends `size` uninitialised bytes and gives their address, valid until the next append. */
uint8_t *buffer_extend(struct buffer *buffer, size_t size);

/* Gives the memory back before the arena goes; the buffer is empty then. */
void buffer_release(struct buffer *buffer);

void buffer_put(struct buffer *buffer, const void *bytes, size_t size);
void buffer_put_zeros(struct buffer *buffer, size_t size);

/* Appends zeros up to the next multiple of `alignment`, a power of two. */
void buffer_align(struct buffer *buffer, size_t alignment);

/* Appends the low `width` bytes of `value`; width 0..8. */
void buffer_put_le(struct buffer *buffer, uint64_t value, size_t width);

/* Stores or reads the low `width` bytes of a value at an address. */
void store_le(uint8_t *at, uint64_t value, size_t width);
uint64_t load_le(const uint8_t *at, size_t width);

#endif
