.amdgpu_lds x1, 0
