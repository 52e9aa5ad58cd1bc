.amd_kernel_code_t
	enable_tg_split = 0
	priv 1
	priv =
	user_sgpr_cuont = 1
	priv = later
	priv = 1 2
	"priv" = 1
	enable_wgp_mode = 1
	compute_pgm_rsrc1_wgp_mode = 1
	enable_wavefront_size32 = 1
	wavefront_size = 5
.end_amd_kernel_code_t
.set later, 1
