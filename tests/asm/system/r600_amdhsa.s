// The system asks for addends in the records, the architecture for ELFCLASS32.
.long ext+5
.amdgpu_lds small, 16
.quad small
