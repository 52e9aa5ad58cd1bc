defined:
.comm a, -1
.comm a, 4, 31
.comm a, 4, -1
.comm a, undefined
.comm a, 4, undefined
.comm defined, 4
.lcomm b, 4, 2
.lcomm b, -1
.lcomm b, undefined
.comm c, 4, 2
.comm c, 4, 2
.comm c, 8, 2
.comm c, 4, 3
.amdgpu_lds c, 4
.amdgpu_lds d, -1
.amdgpu_lds d, 65537
.amdgpu_lds d, 65536, 0
.amdgpu_lds d, 65536, 3
.amdgpu_lds d, 65536, -4
.amdgpu_lds d, 65536
.amdgpu_lds defined, 4
.amdgpu_lds d, 65536, 8
.amdgpu_lds e, 4, 0x80000000
.comm d, 65536, 2
.comm .text, 4
