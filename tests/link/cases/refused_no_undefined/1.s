.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl	host_var, used
used:
	.long	sqrt_dev@gotpcrel32@lo+4, sqrt_dev@gotpcrel32@hi+12
	.weak	maybe
	.data
	.quad	host_var, sqrt_dev, sqrt_dev, maybe
