.amdgcn_target ""
