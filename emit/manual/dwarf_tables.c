/* dwarf_tables.c: prints the tables of debug-information.md, in Markdown.
 *
 *     dwarf_tables operations | registers | spaces | attributes
 *
 * All of it comes from the rows that the assembler itself reads. */
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define NO_NUMBER 0
#define USER(number) (0xe900 | (number))

/* ---- operations ---- */

/* What an operand is called in the table. */
#define NONE ""
#define U1 "byte"
#define U2 "2 bytes"
#define U4 "4 bytes"
#define U8 "8 bytes"
#define S1 "signed byte"
#define S2 "signed, 2 bytes"
#define S4 "signed, 4 bytes"
#define S8 "signed, 8 bytes"
#define ULEB "number"
#define SLEB "signed number"
#define ADDRESS "address"
#define REGISTER_NUMBER "register"
#define TYPE "type"
#define ENTRY2 "entry, 2 bytes"
#define ENTRY4 "entry, 4 bytes"
#define ENTRY "entry"
#define BLOCK "byte, ..."
#define BLOCK1 "byte, ..."
#define EXPRESSION "(operation, ...)"
#define BRANCH "label"

static void print_number(unsigned number, unsigned count) {
	if (!number)
		printf("–");
	else if (number >= USER(0))
		printf("0x%04x", number);
	else if (count > 1)
		printf("0x%02x to 0x%02x", number, number + count - 1);
	else
		printf("0x%02x", number);
}

static void print_operation(const char *name, unsigned llvm, unsigned old, unsigned count, const char *first,
                            const char *second, const char *takes, const char *gives, const char *summary) {
	if (count > 1)
		printf("| `DW_OP_%s0` to `DW_OP_%s%u`", name, name, count - 1);
	else
		printf("| `DW_OP_%s`", name);
	printf("%s%s%s%s | ", *first ? " " : "", first, *second ? ", " : "", second);
	print_number(llvm, count);
	if (llvm != old) {
		printf("; ");
		print_number(old, count);
	}
	printf(" | `%s→%s` | %s |\n", takes, gives, summary);
}

static void print_operations(void) {
	printf("| operation | number | stack | meaning |\n");
	printf("| --- | --- | --- | --- |\n");
#define KD_OPERATION(name, llvm, old, first, second, takes, gives, effect, scope, summary)                             \
	print_operation(#name, llvm, old, 1, first, second, takes, gives, summary);
#define KD_OPERATION_SERIES(name, number, count, first, second, takes, gives, effect, scope, summary)                  \
	print_operation(#name, number, number, count, first, second, takes, gives, summary);
#include "debug/dwarf/operations.def"
}

/* ---- registers ---- */

#define SINGLE (-1)

static const struct dwarf_registers {
	const char *name;
	int first, count, number, bits, wave;
} register_rows[] = {
#define KD_DWARF_REGISTERS(name, first, count, number, bits, wave) {name, first, count, number, bits, wave},
#include "debug/dwarf/registers.def"
};

enum { REGISTER_ROWS = sizeof register_rows / sizeof *register_rows };

static void print_register_names(const struct dwarf_registers *row, const char *separator) {
	if (row->first == SINGLE)
		printf("%s`%s`", separator, row->name);
	else
		printf("%s`%s%d` to `%s%d`", separator, row->name, row->first, row->name, row->first + row->count - 1);
}

static bool has_other_name_before(size_t i) {
	for (size_t other = 0; other < i; other++)
		if (register_rows[other].number == register_rows[i].number)
			return true;
	return false;
}

static void print_registers(void) {
	printf("| register | number | bits | lanes |\n");
	printf("| --- | --- | --- | --- |\n");
	for (size_t i = 0; i < REGISTER_ROWS; i++) {
		const struct dwarf_registers *row = &register_rows[i];
		if (has_other_name_before(i))
			continue;
		print_register_names(row, "| ");
		for (size_t other = i + 1; other < REGISTER_ROWS; other++)
			if (register_rows[other].number == row->number)
				print_register_names(&register_rows[other], ", ");
		printf(" | %d", row->number);
		if (row->count > 1)
			printf(" to %d", row->number + row->count - 1);
		printf(row->wave ? " | %d | %d |\n" : " | %d | any |\n", row->bits, row->wave);
	}
}

/* ---- spaces ---- */

static void print_space_aliases(int space) {
	static const struct {
		const char *name;
		int number;
	} rows[] = {
#define KD_ADDRESS_SPACE_ALIAS(name, number) {#name, number},
#include "debug/dwarf/spaces.def"
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (rows[i].number == space)
			printf(", `DW_ASPACE_%s`", rows[i].name);
}

static void print_space(const char *name, int number, int bits) {
	printf("| `DW_ASPACE_%s`", name);
	print_space_aliases(number);
	printf(" | %d | %d |\n", number, bits);
}

static void print_spaces(void) {
	printf("| name | number | bits of an address |\n");
	printf("| --- | --- | --- |\n");
#define KD_ADDRESS_SPACE(name, number, bits) print_space(#name, number, bits);
#define KD_MEMORY_SPACE(name, number) printf("| `DW_MSPACE_%s` | 0x%x | |\n", #name, number);
#define KD_ADDRESS_CLASS(name, number) printf("| `DW_ADDR_%s` | %d | |\n", #name, number);
#include "debug/dwarf/spaces.def"
}

/* ---- attributes ---- */

static void print_attribute(const char *name, int llvm, int old) {
	char texts[2][16];
	const int numbers[] = {llvm, old};
	for (int i = 0; i < 2; i++)
		snprintf(texts[i], sizeof texts[i], numbers[i] ? "0x%x" : "–", (unsigned)numbers[i]);
	printf("| `DW_AT_%s` | %s | %s |\n", name, texts[0], texts[1]);
}

static void print_attributes(void) {
	printf("| attribute | LLVM 22 | 2021 |\n");
	printf("| --- | --- | --- |\n");
#define KD_DWARF_ATTRIBUTE(name, number, classes, result)
#define KD_DWARF_ATTRIBUTE_2021(name, number, old, classes, result) print_attribute(#name, number, old);
#include "debug/dwarf/attributes.def"
}

int main(int argc, char **argv) {
	static const struct {
		const char *name;
		void (*print)(void);
	} tables[] = {
	    {"operations", print_operations},
	    {"registers", print_registers},
	    {"spaces", print_spaces},
	    {"attributes", print_attributes},
	};
	for (size_t i = 0; argc == 2 && i < sizeof tables / sizeof *tables; i++)
		if (strcmp(argv[1], tables[i].name) == 0) {
			tables[i].print();
			return 0;
		}
	fprintf(stderr, "usage: dwarf_tables operations | registers | spaces | attributes\n");
	return 2;
}
