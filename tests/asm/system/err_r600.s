.amdgcn_target "r600---cypress"
.amd_amdgpu_isa "r600----cypress"
.amdgpu_lds too_large, 65537
.dc.a 0x100000000
