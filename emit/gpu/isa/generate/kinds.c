/* kinds.c: prints what tables say of instructions by name, as a number for each row: that of the table's line, counted
 * from one; 0 where the table does not name the row. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const char *const names[] = {
#define KD_INSTRUCTION(format, name, ...) name,
#include "kdasm/isa/instructions.def"
};

/* In the order in which emit/gpu/flow/scalar_rules.c has them. */
static const char *const scalar[] = {
#define KD_COMPARISON(name, ...) name,
#define KD_LOWEST_BIT(name, ...) name,
#define KD_MASK(name) name,
#define KD_COPY(name) name,
#define KD_STEP(name, ...) name,
#define KD_CARRY(name, ...) name,
#define KD_PLACE(name) name,
#define KD_ABSOLUTE(name) name,
#define KD_CONDITION(name, ...) name,
#define KD_KEEPS_SCC(name) name,
#include "kdasm/isa/conditions.def"
};

static const char *const timed[] = {
#define KD_TIMED(name, ...) name,
#include "kdasm/isa/hazards.def"
};

/* In the order in which emit/gpu/flow/waits.c has them. */
static const char *const waits[] = {
#define KD_WAIT_BEGINS_ALONE(name, ...) name,
#define KD_WAIT_FOR(name, ...) name,
#define KD_WAIT_FIELDS(name) name,
#define KD_WAIT_ENDS(name, ...) name,
#define KD_WAIT_POINT_SAMPLE(name) name,
#include "kdasm/isa/waits.def"
};

static const char *const effects[] = {
#define KD_EFFECT(name, ...) name,
#include "kdasm/isa/effects.def"
};

#define FITS(lines) (sizeof(lines) / sizeof *(lines) <= UINT8_MAX)
_Static_assert(FITS(scalar) && FITS(waits) && FITS(effects), "the number of a line has 8 bits");

static unsigned number_of(const char *name, const char *const *lines, size_t count) {
	for (size_t i = 0; i < count; i++)
		if (strcmp(lines[i], name) == 0)
			return (unsigned)i + 1;
	return 0;
}

static void print(const char *table, const char *type, const char *const *lines, size_t count) {
	printf("static const %s %s[] = {", type, table);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		printf("%s%u,", i % 20 ? " " : "\n\t", number_of(names[i], lines, count));
	printf("\n};\n");
}

int main(void) {
	printf("/* Made from kdasm/isa/conditions.def and its like by emit/gpu/isa/generate/kinds.c. */\n");
	print("scalar_kinds", "uint8_t", scalar, sizeof scalar / sizeof *scalar);
	print("timed_kinds", "uint16_t", timed, sizeof timed / sizeof *timed);
	print("wait_kinds", "uint8_t", waits, sizeof waits / sizeof *waits);
	print("effect_kinds", "uint8_t", effects, sizeof effects / sizeof *effects);
	return 0;
}
