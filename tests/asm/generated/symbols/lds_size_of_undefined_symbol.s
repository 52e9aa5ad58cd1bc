.amdgpu_lds "x4-;é", x
