// The target ID comes first, in its canonical form; where the source names it, an empty line stays.
.long 1
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:sramecc-:xnack+"
