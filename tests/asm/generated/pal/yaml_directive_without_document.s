.amdgpu_pal_metadata
%YAML 1.2
.end_amdgpu_pal_metadata
