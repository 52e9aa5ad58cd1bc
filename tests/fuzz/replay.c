/* replay.c: runs a fuzz target without libFuzzer on the files that are named, and on cut and changed copies of them, and
 * once on each file of the folders that are named; a target that finds fault aborts. */
#include <dirent.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The same changes in each run. */
static uint32_t next_random(uint32_t *state) {
	*state = *state * UINT32_C(1664525) + UINT32_C(1013904223);
	return *state >> 8;
}

/* Bytes in memory of their own size, so that a sanitizer or valgrind sees a read past the end. */
static uint8_t *copy_of(const uint8_t *data, size_t size) {
	uint8_t *copy = malloc(size ? size : 1);
	if (!copy)
		abort();
	for (size_t i = 0; i < size; i++)
		copy[i] = data[i];
	return copy;
}

static void run_once(const uint8_t *data, size_t size, size_t change, uint8_t to) {
	uint8_t *copy = copy_of(data, size);
	if (change < size)
		copy[change] = to;
	LLVMFuzzerTestOneInput(copy, size);
	free(copy);
}

enum { CHANGES = 64, CUTS = 16 };

static void run_all(const uint8_t *data, size_t size) {
	static const uint8_t values[] = {0x00, 0x01, 0x7f, 0x80, 0xff, 0xdf};
	uint32_t state = 1;
	run_once(data, size, size, 0);
	for (unsigned i = 0; i < CUTS && size; i++)
		run_once(data, next_random(&state) % size, size, 0);
	for (unsigned i = 0; i < CHANGES && size; i++) {
		size_t at = next_random(&state) % size;
		run_once(data, size, at, values[next_random(&state) % sizeof values]);
	}
}

static int replay(const char *path, bool once) {
	static uint8_t data[1 << 20];
	FILE *file = fopen(path, "rb");
	if (!file) {
		perror(path);
		return EXIT_FAILURE;
	}
	size_t size = fread(data, 1, sizeof data, file);
	fclose(file);
	if (once)
		run_once(data, size, size, 0);
	else
		run_all(data, size);
	return EXIT_SUCCESS;
}

static int replay_folder(DIR *folder, const char *path) {
	char name[PATH_MAX];
	int status = EXIT_SUCCESS;
	for (const struct dirent *entry; status == EXIT_SUCCESS && (entry = readdir(folder));)
		if (entry->d_name[0] != '.' && snprintf(name, sizeof name, "%s/%s", path, entry->d_name) < (int)sizeof name)
			status = replay(name, true);
	closedir(folder);
	return status;
}

int main(int count, char **paths) {
	for (int i = 1; i < count; i++) {
		DIR *folder = opendir(paths[i]);
		if ((folder ? replay_folder(folder, paths[i]) : replay(paths[i], false)) != EXIT_SUCCESS)
			return EXIT_FAILURE;
	}
	return EXIT_SUCCESS;
}
