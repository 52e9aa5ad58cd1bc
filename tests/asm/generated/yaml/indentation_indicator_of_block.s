.amdgpu_metadata
!t h: [[010 ],
 [[, ],,True,,"\x41\u00e9\U0001f600\N\_\L\P\e\/\0", ] ]
amdhsa.kernels: 
        c: |9
            #c
        k.x: ! 5	
.end_amdgpu_metadata
