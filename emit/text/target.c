/* target.c: printing what the whole file is assembled for. */
#include "text.h"

void print_target(struct module *module) {
	char id[KD_TARGET_ID_SIZE];
	if (module->target.os != KD_OS_AMDHSA || module->target.processor->architecture != KD_AMDGCN)
		return;
	kd_target_id_format(&module->target, id, sizeof id);
	text_put(module, "\t.amdgcn_target \"");
	text_put(module, id);
	text_put(module, "\"");
	text_end_line(module);
}

void print_code_object_version(struct module *module, uint32_t version) {
	text_put(module, "\t.amdhsa_code_object_version ");
	text_put_number(module, version);
	text_end_line(module);
}
