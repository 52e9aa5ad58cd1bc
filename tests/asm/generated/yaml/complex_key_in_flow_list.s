.amdgpu_metadata
         [ {{y: z}: { ? 'e':=,,! .name"a:",,? "d""\xzz" } ? "a\nb":!e!x y a
.end_amdgpu_metadata
