.amdgpu_metadata
true: { ? ""{,},? {! 'e' : 'y' }: { }}
.end_amdgpu_metadata
