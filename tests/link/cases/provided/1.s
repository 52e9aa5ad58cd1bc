.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Symbols that the linker defines where they are asked for.
.data
.quad _end, end, _etext, _edata, __bss_start, __ehdr_start, __executable_start, __dso_handle, _DYNAMIC
.quad _GLOBAL_OFFSET_TABLE_, __start_named, __stop_named, __start_absent
.quad __init_array_start, __init_array_end, __fini_array_start, __preinit_array_start
.section named,"a",@progbits
.long 1
.section .init_array,"aw",@init_array
.quad 0
.bss
.zero 20
.text
.globl _init
_init: .long 1
.globl _fini
_fini: .long 2
