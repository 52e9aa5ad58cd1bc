// Registers in order, each once; what is said of one several times is ORed.
.set base, 0x2c0a
.text
.amd_amdgpu_pal_metadata 0x2e12,0x1,base,0x10,base+1,0x1ffffffff
.amd_amdgpu_pal_metadata 0x2c0a,0x2
.data
.long 2
