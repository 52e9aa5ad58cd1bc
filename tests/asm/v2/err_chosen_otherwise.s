.amdgpu_hsa_kernel k
