// The note with its version, and without: names, expressions, macros and conditions.
.section .with, "", @progbits
.set minor, 13
.amdgpu_core_state
	version_major 1
	version_minor minor
	runtime_info
		r_debug 0x1122334455667788
		runtime_state busy
		ttmp_setup 1
	.macro an_agent id, processor
	agent
		gpu_id \id
		gfx_target_version \processor
	.endm
	an_agent 7, gfx90a
	.rept 1
	an_agent 8, 110000 + 1
	.endr
	.if minor > 12
	queue
		queue_type 2 /* of AQL */
		rest 1, 2, 3
	.else
	bad word
	.endif
.end_amdgpu_core_state
.section .without, "", @progbits
.amdgpu_core_state 0
	queue_info_entry_size 16
	runtime_info_size 0
	queue
		exception_status 1 << 40
		ring_base_address -1
	end_of_queues
	rest 0xff
.end_amdgpu_core_state
