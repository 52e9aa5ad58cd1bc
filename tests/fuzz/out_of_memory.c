/* out_of_memory.c: assembles a file again and again, failing the first allocation, the second and
 * so on: each run must report KD_NO_MEMORY or give the whole result, and leave nothing behind.
 *
 *     cc -D_GNU_SOURCE -g -Iinclude tests/fuzz/out_of_memory.c build/libkdasm.a -lmsgpack-c -lelf -lzstd -lz \
 *         -o build/out_of_memory
 *     build/out_of_memory examples/several_kernels.s
 *
 * It replaces malloc() for itself and every library (glibc only), so no sanitizer or valgrind
 * can be in the way. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kdasm/kdasm.h"

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void __libc_free(void *memory);

static size_t calls, fail_at; /* 0: none fails */
static long live;             /* blocks that are not freed yet */

static bool fails(void) {
	if (++calls != fail_at)
		return false;
	errno = ENOMEM;
	return true;
}

void *malloc(size_t size) {
	void *memory = fails() ? NULL : __libc_malloc(size);
	live += memory != NULL;
	return memory;
}

void *calloc(size_t count, size_t size) {
	void *memory = fails() ? NULL : __libc_calloc(count, size);
	live += memory != NULL;
	return memory;
}

void *realloc(void *old, size_t size) {
	if (fails())
		return NULL;
	void *memory = __libc_realloc(old, size);
	live += (memory != NULL) - (old != NULL);
	return memory;
}

void free(void *memory) {
	live -= memory != NULL;
	__libc_free(memory);
}

static char source[1 << 20], expected[1 << 20];

int main(int argc, char **argv) {
	FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
	if (!file)
		return 2;
	size_t size = fread(source, 1, sizeof source, file);
	fclose(file);
	struct kd_options options = {.processor = argc > 2 ? argv[2] : NULL};

	struct kd_result *result = kd_assemble(source, size, &options);
	size_t object_size = result->object_size, diagnostics = result->diagnostic_count;
	enum kd_status status = result->status;
	if (object_size > sizeof expected)
		return 2;
	if (object_size)
		memcpy(expected, result->object, object_size);
	kd_result_free(result);

	size_t refused = 0, survived = 0, wrong = 0;
	for (size_t n = 1;; n++) {
		long before = live;
		calls = 0;
		fail_at = n;
		result = kd_assemble(source, size, &options);
		fail_at = 0;
		bool reached = calls >= n;
		bool whole = result && result->status == status && result->object_size == object_size &&
		             result->diagnostic_count == diagnostics && (!object_size || !memcmp(result->object, expected, object_size));
		bool none = !result || (result->status == KD_NO_MEMORY && !result->object && !result->diagnostic_count);
		kd_result_free(result);
		if (live != before || !(whole || none)) {
			fprintf(stderr, "%s: allocation %zu: %ld blocks left, %s\n", argv[1], n, live - before,
			        whole || none ? "result fine" : "result neither whole nor KD_NO_MEMORY");
			wrong++;
		}
		if (!reached)
			break;
		refused += none;
		survived += whole;
	}
	printf("%s: %zu allocations: %zu refused, %zu survived, %zu wrong\n", argv[1], refused + survived, refused, survived, wrong);
	return wrong != 0;
}
