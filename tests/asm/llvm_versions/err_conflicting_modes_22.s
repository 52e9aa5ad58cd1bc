// Facts, section 2, "[22] refuses them unless -mattr agrees": modes that contradict the options.
.amdgcn_target "amdgcn-amd-amdhsa-unknown-gfx908:sramecc-:xnack-"
