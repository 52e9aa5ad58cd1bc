/* out_of_memory.c: assembles a file again and again, failing the first allocation, the second and
 * so on: each run must report KD_NO_MEMORY or give the whole result, and leave nothing behind. Then it
 * does the same while it looks for the code objects in the result, prints them in every form and checks them.
 *
 *     cc -D_GNU_SOURCE -g -Iinclude tests/fuzz/out_of_memory.c build/libkdasm.a -lmsgpack-c -lelf -lzstd -lz -lm \
 *         -o build/out_of_memory
 *     build/out_of_memory examples/several_kernels.s
 *
 * It replaces malloc() for itself and every library (glibc only), so no sanitizer or valgrind
 * can be in the way. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kdasm/contents.h"
#include "kdasm/findings.h"
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

/* ---- reading the object back ---- */

enum { CHECK = KD_FORM_PICTURE + 1, ACTIONS };

/* What was printed, as a number. */
static uint64_t printed;

static void take(void *context, const char *text, size_t size) {
	(void)context;
	for (size_t i = 0; i < size; i++)
		printed = (printed ^ (uint8_t)text[i]) * UINT64_C(0x100000001b3);
}

static void take_finding(void *context, const struct kd_finding *finding) {
	take(context, finding->text, strlen(finding->text));
}

static bool look_at(const struct kd_code_object *object, int action) {
	static const struct kd_check_options checks = {0};
	if (kd_code_object_status(object) != KD_CODE_OBJECT_OK)
		return false;
	if (action == CHECK)
		return kd_code_object_check(object, &checks, take_finding, NULL);
	return kd_code_object_print(object, (enum kd_form)action, NULL, take, NULL);
}

/* False when memory ran out. */
static bool read_back(size_t size, int action) {
	struct kd_contents *contents = kd_contents_find((const uint8_t *)expected, size);
	bool good = contents && contents->status == KD_OK;
	printed = 0;
	for (size_t i = 0; good && i < contents->count; i++) {
		struct kd_code_object *object = kd_code_object_open(contents->items[i].bytes, contents->items[i].size);
		good = look_at(object, action);
		kd_code_object_close(object);
	}
	kd_contents_free(contents);
	return good;
}

static size_t read_back_failing(const char *name, size_t size, int action) {
	size_t wrong = 0;
	bool reached = true;
	fail_at = 0;
	if (!read_back(size, action))
		return 1;
	uint64_t whole = printed;
	for (size_t n = 1; reached; n++) {
		long before = live;
		calls = 0;
		fail_at = n;
		bool good = read_back(size, action);
		fail_at = 0;
		reached = calls >= n;
		if (live == before && (!good || printed == whole))
			continue;
		fprintf(stderr, "%s: action %d, allocation %zu: %ld blocks left, %s\n", name, action, n, live - before,
		        good ? "not all was printed" : "memory ran out");
		wrong++;
	}
	return wrong;
}

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
		             result->diagnostic_count == diagnostics &&
		             (!object_size || !memcmp(result->object, expected, object_size));
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
	for (int action = 0; object_size && action < ACTIONS; action++)
		wrong += read_back_failing(argv[1], object_size, action);
	printf("%s: %zu allocations: %zu refused, %zu survived, %zu wrong\n", argv[1], refused + survived, refused,
	       survived, wrong);
	return wrong != 0;
}
