.section .n, "", @progbits
.amdgpu_core_state
	agent_info_entry_size 12
.end_amdgpu_core_state
.amdgpu_core_state
	agent_info_entry_size 16
	agent
		gpu_id 1
.end_amdgpu_core_state
.amdgpu_core_state
	runtime_info_size 0xfffffffffffffff8
.end_amdgpu_core_state
.amdgpu_core_state
	queue_info_entry_size 64
	queue
		rest 1
.end_amdgpu_core_state
