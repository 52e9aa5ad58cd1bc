/* buffer.c: see buffer.h. */
#include "buffer.h"

void buffer_grow(struct buffer *buffer, size_t size) {
	if (size > SIZE_MAX / 2 - buffer->capacity)
		arena_out_of_memory(buffer->arena);
	size_t capacity = buffer->capacity * 2 > buffer->size + size ? buffer->capacity * 2 : buffer->size + size;
	if (capacity < 64)
		capacity = 64;
	buffer->data = arena_resize(buffer->arena, buffer->data, buffer->capacity, capacity);
	buffer->capacity = capacity;
}

void buffer_release(struct buffer *buffer) {
	arena_release(buffer->arena, buffer->data, buffer->capacity);
	*buffer = buffer_in(buffer->arena);
}

void buffer_put_zeros(struct buffer *buffer, size_t size) {
	if (size)
		memset(buffer_extend(buffer, size), 0, size);
}

void buffer_align(struct buffer *buffer, size_t alignment) {
	buffer_put_zeros(buffer, -buffer->size & (alignment - 1));
}

void buffer_move_back(struct buffer *buffer, size_t place, size_t size) {
	size_t end = buffer->size;
	buffer_extend(buffer, size); /* room for all of them to move up */
	memmove(buffer->data + place + size, buffer->data + place, end - place);
	memcpy(buffer->data + place, buffer->data + end, size);
	buffer->size = end;
}
