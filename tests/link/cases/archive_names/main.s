.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
// The linker's own symbols, and the start, that members define too.
.data
.quad _end, __init_array_start, __executable_start, __stop_named
