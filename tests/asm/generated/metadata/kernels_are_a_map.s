	.amdgpu_metadata
amdhsa.kernels:
    .name:    struct s
'
    .max_num_work_groups_x:            1
    .vgpr_count:    140
    .sgpr_count:    '6'
.end_amdgpu_metadata
