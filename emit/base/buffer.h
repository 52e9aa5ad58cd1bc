/* buffer.h: bytes that grow in an arena; multi-byte values are written little-endian. */
#ifndef KD_BASE_BUFFER_H
#define KD_BASE_BUFFER_H

#include <endian.h>

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

/* Makes room for `size` more bytes; buffer_extend() calls it. */
void buffer_grow(struct buffer *buffer, size_t size);

/* Appends `size` uninitialised bytes and gives their address, valid until the next append. */
static inline uint8_t *buffer_extend(struct buffer *buffer, size_t size) {
	if (size > buffer->capacity - buffer->size)
		buffer_grow(buffer, size);
	size_t at = buffer->size;
	buffer->size += size;
	return buffer->data ? buffer->data + at : NULL;
}

/* Gives the memory back before the arena goes; the buffer is empty then. */
void buffer_release(struct buffer *buffer);

static inline void buffer_put(struct buffer *buffer, const void *bytes, size_t size) {
	if (size)
		memcpy(buffer_extend(buffer, size), bytes, size);
}

/* The bytes of a text, without its end. */
static inline void buffer_put_text(struct buffer *buffer, const char *text) {
	buffer_put(buffer, text, strlen(text));
}

void buffer_put_zeros(struct buffer *buffer, size_t size);

/* Appends zeros up to the next multiple of `alignment`, a power of two. */
void buffer_align(struct buffer *buffer, size_t alignment);

/* Takes the last `size` bytes to in front of those from the place on. */
void buffer_move_back(struct buffer *buffer, size_t place, size_t size);

/* Stores or reads the low `width` bytes of a value at an address; width 0..8. */
static inline void store_le(uint8_t *at, uint64_t value, size_t width) {
	value = htole64(value);
	switch (width) { /* a copy of known length is one instruction */
	case 1: memcpy(at, &value, 1); break;
	case 4: memcpy(at, &value, 4); break;
	case 8: memcpy(at, &value, 8); break;
	default: memcpy(at, &value, width);
	}
}

static inline uint64_t load_le(const uint8_t *at, size_t width) {
	uint64_t value = 0;
	memcpy(&value, at, width);
	return le64toh(value);
}

/* Appends the low `width` bytes of `value`. */
static inline void buffer_put_le(struct buffer *buffer, uint64_t value, size_t width) {
	store_le(buffer_extend(buffer, width), value, width);
}

#endif
