.amdgpu_lds x2, 41, 4
x2: .long 1
	.8byte, 4353878231065098849
