.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Nobody may provide what is protected, so the loader is not asked for it; a weak one is 0.
.data
.weak weakly
.protected weakly
.quad weakly
.text
.long weakly@rel32@lo+4
.long weakly@gotpcrel32@lo+4
.protected unused
.globl unused
.globl asked_for
