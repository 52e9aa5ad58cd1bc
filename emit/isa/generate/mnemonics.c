/* mnemonics.c: prints a perfect hash of the mnemonics, which the library looks names up with.
 *
 * Names are put into buckets by a first hash; for each bucket, largest first, a seed is sought under which all of its
 * names get free slots of their own. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "isa/mnemonic_hash.h"

static const char *const names[] = {
#define KD_INSTRUCTION(format, name, ...) name,
#include "kdasm/isa/instructions.def"
};

enum { ROWS = sizeof names / sizeof names[0], BUCKETS = ROWS / 3 + 1, SLOTS = ROWS + ROWS / 4 + 1, MOST_SEEDS = 60000 };

static unsigned first[ROWS]; /* the first row with the same name */
static unsigned next[ROWS];  /* the next one; 0: there is none */
static unsigned bucket_of[ROWS];
static unsigned bucket_sizes[BUCKETS], seeds[BUCKETS];
static int slots[SLOTS];

static void find_same_names(void) {
	for (unsigned i = 0; i < ROWS; i++) {
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
	for (unsigned i = 0; i < ROWS; i++) {
		bucket_of[i] = mnemonic_hash(names[i], strlen(names[i]), 0) % BUCKETS;
		bucket_sizes[bucket_of[i]] += first[i] == i;
	}
}

/* Puts the names of a bucket into slots; with a seed under which two want one slot, takes them out again. */
static bool place(unsigned bucket, unsigned seed) {
	bool placed = true;
	for (unsigned i = 0; i < ROWS && placed; i++) {
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
	for (unsigned size = ROWS; size > 0; size--)
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

int main(void) {
	static unsigned rows[SLOTS];
	find_same_names();
	fill_buckets();
	place_all();
	for (unsigned i = 0; i < SLOTS; i++)
		rows[i] = slots[i] < 0 ? 0 : (unsigned)slots[i];
	printf("/* Made from kdasm/isa/instructions.def by emit/isa/generate/mnemonics.c. */\n");
	printf("#include \"isa/mnemonic_hash.h\"\n\nenum { MNEMONIC_BUCKETS = %d, MNEMONIC_SLOTS = %d };\n", BUCKETS,
	       SLOTS);
	print("mnemonic_seeds", seeds, BUCKETS);
	print("mnemonic_rows", rows, SLOTS);
	print("mnemonic_first", first, ROWS);
	print("mnemonic_next", next, ROWS);
	return 0;
}
