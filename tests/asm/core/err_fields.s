.section .n, "", @progbits
.amdgpu_core_state 2
	version_mayor 1
	n_agents 3
	rest 1
	queue_id 1
	runtime_info
		runtime_state sleeping
		ttmp_setup 0x100000000
		ttmp_setup -1
	runtime_info
	agent
		gpu_id
		gpu_id 1, 2
		lds_base undefined_symbol
		gfx_target_version gfx9-generic
		rest 256
		rest 1 2
		.byte 1
		s_endpgm
	queue 1
		queue_id 1
		queue_id 2
.end_amdgpu_core_state
