// A fill of width 0 is not even the end of a fragment, which would change the order of the records.
.data
.reloc 1, R_AMDGPU_ABS32
.fill 5, 0, 129
.8byte here
