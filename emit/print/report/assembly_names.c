/* assembly_names.c: names as a source has them; see assembly.h. */
#include "assembly.h"

#include "base/ascii.h"

static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.$";

bool assembly_is_plain(const char *name) {
	return *name && !ascii_is_digit(*name) && strspn(name, letters) == strlen(name);
}

/* A line end would end the comment or directive that the name is in: what follows would be a directive of the
 * object's choice. */
static void put_byte(struct out *out, char byte) {
	out_bytes(out, byte == '\n' || byte == '\r' ? "?" : &byte, 1);
}

/* Names know no escapes but these. */
void assembly_put_quoted(struct out *out, const char *name, const char *suffix) {
	out_text(out, "\"");
	for (const char *c = name; *c; c++)
		if (*c == '"' || *c == '\\')
			out_printf(out, "\\%c", *c);
		else
			put_byte(out, *c);
	out_text(out, suffix);
	out_text(out, "\"");
}

void assembly_put_name(struct out *out, const char *name) {
	if (assembly_is_plain(name))
		out_text(out, name);
	else
		assembly_put_quoted(out, name, "");
}

void assembly_put_string(struct out *out, const char *text) {
	out_text(out, "\"");
	for (const char *c = text; *c; c++)
		if (*c == '"' || *c == '\\')
			out_printf(out, "\\%c", *c);
		else if (*c < ' ' || *c > '~')
			out_printf(out, "\\%03o", (unsigned char)*c);
		else
			out_bytes(out, c, 1);
	out_text(out, "\"");
}

/* In quotes a backslash takes the byte after it along, and stays. */
void assembly_put_section_name(struct out *out, const char *name) {
	if (*name && strspn(name, letters) == strlen(name)) {
		out_text(out, name);
		return;
	}
	out_text(out, "\"");
	for (const char *c = name; *c; c++) {
		if (*c == '"' || (*c == '\\' && !c[1]))
			out_text(out, "\\");
		else if (*c == '\\')
			out_bytes(out, c++, 1);
		put_byte(out, *c);
	}
	out_text(out, "\"");
}
