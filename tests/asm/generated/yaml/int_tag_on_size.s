.amdgpu_metadata
  - '.max_flat_workgroup_size': 256
  - .args:
      - .size: !int 1
.end_amdgpu_metadata
