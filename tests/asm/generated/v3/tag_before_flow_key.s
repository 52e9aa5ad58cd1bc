.amdgpu_metadata
 - { ! k.x{},,? *a:[ , ],,b: ["\xzz",],}
.end_amdgpu_metadata
