// Bits are known down to a depth. A field at bit 0 is not shifted, so that it is one less deep than others.
.text
.amd_kernel_code_t
 granulated_workitem_vgpr_count = late
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
.end_amd_kernel_code_t
.amd_kernel_code_t
 granulated_workitem_vgpr_count = late
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
.end_amd_kernel_code_t
.amd_kernel_code_t
 granulated_wavefront_sgpr_count = late
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
 float_mode = 22
.end_amd_kernel_code_t
.set late, 3
