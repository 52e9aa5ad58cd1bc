.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Addresses within the code object, though the linker knows them last.
.hidden _end
.protected _etext
.internal _edata
.hidden __bss_start
.hidden __executable_start
.data
.quad _end, _etext, _edata, __bss_start, __executable_start
.text
.long _end@gotpcrel32@lo, __bss_start@rel32@lo
