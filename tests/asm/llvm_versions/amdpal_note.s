// LLVM 23: the note has the ID as it is printed, with four parts in the triple.
.amd_amdgpu_isa "amdgcn-amd-amdpal--gfx802"
