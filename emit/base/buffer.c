/* buffer.c: see buffer.h. */
#include "buffer.h"

uint8_t *buffer_extend(struct buffer *buffer, size_t size) {
	if (size > buffer->capacity - buffer->size) {
		if (size > SIZE_MAX / 2 - buffer->capacity)
			arena_out_of_memory(buffer->arena);
		size_t capacity = buffer->capacity * 2 > buffer->size + size ? buffer->capacity * 2 : buffer->size + size;
		if (capacity < 64)
			capacity = 64;
		buffer->data = arena_resize(buffer->arena, buffer->data, buffer->capacity, capacity);
		buffer->capacity = capacity;
	}
	size_t at = buffer->size;
	buffer->size += size;
	return buffer->data ? buffer->data + at : NULL;
}

void buffer_release(struct buffer *buffer) {
	arena_release(buffer->data, buffer->capacity);
	*buffer = buffer_in(buffer->arena);
}

void buffer_put(struct buffer *buffer, const void *bytes, size_t size) {
	if (size)
		memcpy(buffer_extend(buffer, size), bytes, size);
}

void buffer_put_zeros(struct buffer *buffer, size_t size) {
	if (size)
		memset(buffer_extend(buffer, size), 0, size);
}

void buffer_align(struct buffer *buffer, size_t alignment) {
	buffer_put_zeros(buffer, -buffer->size & (alignment - 1));
}

void buffer_put_le(struct buffer *buffer, uint64_t value, size_t width) {
	store_le(buffer_extend(buffer, width), value, width);
}

void store_le(uint8_t *at, uint64_t value, size_t width) {
	for (size_t i = 0; i < width; i++)
		at[i] = (uint8_t)(value >> (8 * i));
}

uint64_t load_le(const uint8_t *at, size_t width) {
	uint64_t value = 0;
	for (size_t i = 0; i < width; i++)
		value |= (uint64_t)at[i] << (8 * i);
	return value;
}
