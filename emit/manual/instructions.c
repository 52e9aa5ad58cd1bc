/* instructions.c: prints kdasm-instructions.7.
 *
 * All of it comes from the rows in include/kdasm/isa/. It runs while kdasm is built, so it is linked with emit/gpu/isa/
 * alone. */
#include <kdasm/instruction_pages.h>

#include <stdio.h>
#include <stdlib.h>

static void print_literal(void *context, const char *text, size_t length) {
	(void)context;
	for (size_t i = 0; i < length; i++)
		if (text[i] == '\\' || text[i] == '-')
			printf(text[i] == '-' ? "\\-" : "\\e");
		else
			putchar(text[i]);
}

static void print_page(void) {
	puts(".Dd November 23, 2026\n"
	     ".Dt KDASM-INSTRUCTIONS 7\n"
	     ".Os\n"
	     ".Sh NAME\n"
	     ".Nm kdasm-instructions\n"
	     ".Nd instructions that kdasm encodes\n"
	     ".Sh DESCRIPTION\n"
	     "Of each instruction the lines that may be written are shown, with its format, its size, its opcode and the\n"
	     "bits that all such lines have, dword by dword.\n"
	     "What is in brackets may be left out.\n"
	     "Below a line are its operands, as far as the lines before it have not said the same of them.\n"
	     "Where processors differ, they are named.\n"
	     "At the end is what the words and the modifiers mean.\n"
	     ".Pp\n"
	     ".Ql kdasm --instructions=NAME -mcpu=PROCESSOR\n"
	     "prints the part of this page about an instruction of one processor.\n"
	     ".Sh INSTRUCTIONS\n"
	     ".Bd -literal");
	kd_instruction_pages(NULL, "*", print_literal, NULL);
	puts(".Ed\n"
	     ".Sh SEE ALSO\n"
	     ".Xr kdasm 1 ,\n"
	     ".Xr kdasm 5");
}

int main(void) {
	print_page();
	return fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
}
