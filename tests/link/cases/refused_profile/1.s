.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
f: .long 1
// Without a size of entries.
.section .llvm.call-graph-profile,"e",@llvm_call_graph_profile
.cg_profile f, f, 1
