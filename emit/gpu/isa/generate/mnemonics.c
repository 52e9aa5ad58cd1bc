/* mnemonics.c: prints a perfect hash of the mnemonics, which the library looks names up with: those of rows, then those
 * that generations have for them.
 *
 * Names are put into buckets by a first hash; for each bucket, largest first, a seed is sought under which all of its
 * names get free slots of their own. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gpu/isa/mnemonic_hash.h"

static const char *const names[] = {
#define KD_INSTRUCTION(format, name, ...) name,
#include "kdasm/isa/instructions.def"
#define KD_RENAME(name, here, ...) name,
#include "kdasm/isa/renames.def"
};

static const char *const renamed[] = {
#define KD_RENAME(name, here, ...) here,
#include "kdasm/isa/renames.def"
};

enum {
	NAMES = sizeof names / sizeof names[0],
	RENAMES = sizeof renamed / sizeof renamed[0],
	ROWS = NAMES - RENAMES,
	BUCKETS = NAMES / 3 + 1,
	SLOTS = NAMES + NAMES / 4 + 1,
	MOST_SEEDS = 60000
};

static unsigned first[NAMES]; /* the first one that is the same */
static unsigned next[NAMES];  /* the next one; 0: there is none */
static unsigned bucket_of[NAMES];
static unsigned bucket_sizes[BUCKETS], seeds[BUCKETS];
static int slots[SLOTS];

static void find_same_names(void) {
	for (unsigned i = 0; i < NAMES; i++) {
		first[i] = i;
		for (unsigned j = i; j-- > 0;)
			if (strcmp(names[i], names[j]) == 0) {
				first[i] = first[j];
				next[j] = i;
				break;
			}
	}
}

static void fill_buckets(void) {
	for (unsigned i = 0; i < NAMES; i++) {
		bucket_of[i] = mnemonic_hash(names[i], strlen(names[i]), 0) % BUCKETS;
		bucket_sizes[bucket_of[i]] += first[i] == i;
	}
}

/* Puts the names of a bucket into slots; with a seed under which two want one slot, takes them out again. */
static bool place(unsigned bucket, unsigned seed) {
	bool placed = true;
	for (unsigned i = 0; i < NAMES && placed; i++) {
		if (bucket_of[i] != bucket || first[i] != i)
			continue;
		int *slot = &slots[mnemonic_hash(names[i], strlen(names[i]), seed) % SLOTS];
		placed = *slot < 0;
		if (placed)
			*slot = (int)i;
	}
	for (unsigned i = 0; i < SLOTS && !placed; i++)
		if (slots[i] >= 0 && bucket_of[slots[i]] == bucket)
			slots[i] = -1;
	return placed;
}

static void place_all(void) {
	memset(slots, -1, sizeof slots);
	for (unsigned size = NAMES; size > 0; size--)
		for (unsigned bucket = 0; bucket < BUCKETS; bucket++) {
			if (bucket_sizes[bucket] != size)
				continue;
			while (!place(bucket, ++seeds[bucket]))
				if (seeds[bucket] == MOST_SEEDS) {
					fprintf(stderr, "mnemonics: no seed for bucket %u\n", bucket);
					exit(1);
				}
		}
}

static void print(const char *name, const unsigned *values, unsigned count) {
	printf("static const uint16_t %s[] = {", name);
	for (unsigned i = 0; i < count; i++)
		printf("%s%u,", i % 20 ? " " : "\n\t", values[i]);
	printf("\n};\n");
}

/* The first name that generations have for a row, and the one after each; both counted from one. */
static void print_renames(void) {
	static unsigned of_row[ROWS], following[RENAMES];
	for (unsigned i = RENAMES; i-- > 0;)
		for (unsigned j = 0; j < ROWS; j++)
			if (strcmp(renamed[i], names[j]) == 0) {
				following[i] = of_row[first[j]];
				of_row[first[j]] = i + 1;
				break;
			}
	print("mnemonic_renames", of_row, ROWS);
	print("rename_next", following, RENAMES);
}

int main(void) {
	static unsigned found[SLOTS];
	find_same_names();
	fill_buckets();
	place_all();
	for (unsigned i = 0; i < SLOTS; i++)
		found[i] = slots[i] < 0 ? 0 : (unsigned)slots[i];
	printf("/* Made from kdasm/isa/instructions.def and renames.def by emit/gpu/isa/generate/mnemonics.c. */\n");
	printf("#include \"gpu/isa/mnemonic_hash.h\"\n\nenum { MNEMONIC_BUCKETS = %d, MNEMONIC_SLOTS = %d };\n", BUCKETS,
	       SLOTS);
	print("mnemonic_seeds", seeds, BUCKETS);
	print("mnemonic_names", found, SLOTS);
	print("mnemonic_first", first, ROWS);
	print("mnemonic_next", next, NAMES);
	print_renames();
	return 0;
}
