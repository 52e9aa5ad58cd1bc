/* output.c: text as one of the outputs of a module: the table of its operations. */
#include "text.h"

/* llvm-mc prints the lines of the source that are empty. */
static void print_empty_line(struct module *module) {
	text_end_line(module);
}

static void print_directive(struct module *module, const char *text) {
	text_put(module, "\t");
	text_put(module, text);
	text_end_line(module);
}

static uint64_t printed_size(const struct module *module) {
	return module->printer->text.size;
}

static void move_back(struct module *module, uint64_t place, uint64_t size) {
	buffer_move_back(&module->printer->text, (size_t)place, (size_t)size);
}

static const struct module_output text_output = {
    .symbolic = true,
    .bytes = print_bytes,
    .value = print_value,
    .leb = print_leb,
    .fill = print_fill,
    .space = print_space,
    .reserve = print_reserve,
    .org = print_org,
    .align = print_align,
    .size = printed_size,
    .place = printed_size,
    .move_back = move_back,
    .repeat = print_repeat,
    .relocation = print_relocation,
    .ident = print_ident,
    .comm = print_comm,
    .lcomm = print_lcomm,
    .lds = print_lds,
    .type = print_type,
    .symver = print_symver,
    .weakref = print_weakref,
    .conditional_assignment = print_conditional_assignment,
    .call_profile = print_call_profile,
    .info_symbol = print_info_symbol,
    .info_number = print_info_number,
    .info_text = print_info_text,
    .attribute = print_attribute,
    .end_sequence = print_end_sequence,
    .descriptor = print_descriptor,
    .isa_name = print_isa_name,
    .metadata = print_metadata,
    .pal_metadata = print_pal_metadata,
    .code_t_begin = print_code_t_begin,
    .code_t_key = print_code_t_key,
    .code_t_end = print_code_t_end,
    .instruction = print_instruction,
    .directive = print_directive,
    .target = print_target,
    .code_object_version = print_code_object_version,
    .section = print_section,
    .label = print_label,
    .assignment = print_assignment,
    .symbol_size = print_symbol_size,
    .kernel_type = print_kernel_type,
    .addrsig = print_addrsig,
    .addrsig_symbol = print_addrsig_symbol,
    .file = print_file,
    .location = print_location,
    .frame_directive = print_frame_directive,
    .frame_as_data = print_frame_as_data,
    .frame_pointer = print_frame_pointer,
    .frame_register = print_frame_register,
    .frame_instruction = print_frame_instruction,
    .info_end = print_info_end,
    .empty_line = print_empty_line,
};

void print_begin(struct module *module, bool show_encoding) {
	struct printer *printer = arena_zeroed(module->arena, 1, sizeof *printer);
	printer->text = buffer_in(module->arena);
	printer->show_encoding = show_encoding;
	module->printer = printer;
	module->output = &text_output;
}

const struct buffer *print_result(const struct module *module) {
	return &module->printer->text;
}
