.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.set number, 1
.long number
.set number, 2
.equiv fixed, 1
.set fixed, 2
.set name, here
.set name, there
here:
there:
