// The file ends in the middle of a line.
.text
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"