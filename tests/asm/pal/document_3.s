// Version 3 has registers by name, in maps of their own.
.amdgpu_pal_metadata
amdpal.version: [ 3, 0 ]
amdpal.pipelines:
  - .api: Vulkan
    .graphics_registers:
      .ps_extra_lds_size: 0
      .spi_ps_input_ena:
        .persp_center_ena: true
    .compute_registers: { .tgid_x_en: false }
    .shader_functions:
      f: { .vgpr_count: 0x4, .stack_frame_size_in_bytes: 0 }
.end_amdgpu_pal_metadata
