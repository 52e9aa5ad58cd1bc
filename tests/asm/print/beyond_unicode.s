// What is no code point of Unicode ends a printed string.
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels: []
last: "ô¿¿"
beyond: "aô€€"
surrogate: "aí €"
shorter: "aà€€"
far: "aõ€€€"
.end_amdgpu_metadata
