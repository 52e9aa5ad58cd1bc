// In a list or map between brackets a '?' begins a key, whatever follows it.
.amdgpu_metadata
amdhsa.version: [1, 0]
amdhsa.kernels: []
in_list: [?a : 1]
in_map: {?a: 1}
.end_amdgpu_metadata
