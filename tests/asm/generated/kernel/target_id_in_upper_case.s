.amdgcn_target "AMDGCN-AMD-AMDHSA--GFX1032"
