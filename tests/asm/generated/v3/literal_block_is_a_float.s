.amdgpu_metadata
        .is_restrict: |
      text
.end_amdgpu_metadata ; c
