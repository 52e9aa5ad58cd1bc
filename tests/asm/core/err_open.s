.section .n, "", @progbits
.amdgpu_core_state
	agent
