/* metadata.c: printing metadata blocks. */
#include "kernel/metadata/document_text.h"
#include "kernel/metadata/pal.h"
#include "text.h"

void print_metadata(struct module *module, const struct buffer *packed) {
	text_put(module, "\t.amdgpu_metadata");
	document_text(module->arena, packed, false, &module->printer->text);
	text_put(module, "\n\t.end_amdgpu_metadata");
	text_end_line(module);
}

void print_pal_metadata(struct module *module, const struct pal_metadata *pal) {
	if (pal->form == PAL_AS_DOCUMENT) {
		text_put(module, "\t.amdgpu_pal_metadata");
		document_text(module->arena, &pal->document, true, &module->printer->text);
		text_put(module, "\t.end_amdgpu_pal_metadata\n");
		return;
	}
	text_put(module, "\t.amd_amdgpu_pal_metadata");
	for (size_t i = 0; i < pal->registers.count; i++) {
		text_put(module, i ? "," : " ");
		text_put_hex(module, (uint32_t)pal->registers.items[i].key.natural);
		text_put(module, ",");
		text_put_hex(module, (uint32_t)pal->registers.items[i].value.natural);
	}
	text_put(module, "\n");
}
