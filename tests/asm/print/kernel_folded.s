// Numbers are found by what is known of the bits, and operands that change nothing go.
.set m, x&3
.amdhsa_kernel k1
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x+0
.end_amdhsa_kernel
.amdhsa_kernel k2
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size 0+x
.end_amdhsa_kernel
.amdhsa_kernel k3
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x*1
.end_amdhsa_kernel
.amdhsa_kernel k4
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x*0
.end_amdhsa_kernel
.amdhsa_kernel k5
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x&0
.end_amdhsa_kernel
.amdhsa_kernel k6
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x|0
.end_amdhsa_kernel
.amdhsa_kernel k7
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x^0
.end_amdhsa_kernel
.amdhsa_kernel k8
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x-0
.end_amdhsa_kernel
.amdhsa_kernel k9
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size 0-x
.end_amdhsa_kernel
.amdhsa_kernel k10
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x/1
.end_amdhsa_kernel
.amdhsa_kernel k11
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x<<0
.end_amdhsa_kernel
.amdhsa_kernel k12
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x&-1
.end_amdhsa_kernel
.amdhsa_kernel k13
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (y+0)*(x+0)
.end_amdhsa_kernel
.amdhsa_kernel k14
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (y+0)/(x+0)
.end_amdhsa_kernel
.amdhsa_kernel k15
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (x&15)>>4
.end_amdhsa_kernel
.amdhsa_kernel k16
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (x|8)&8
.end_amdhsa_kernel
.amdhsa_kernel k17
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (x*6)&1
.end_amdhsa_kernel
.amdhsa_kernel k18
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size m&4
.end_amdhsa_kernel
.amdhsa_kernel k19
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (x&3)<4
.end_amdhsa_kernel
.amdhsa_kernel k20
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (x|1)==0
.end_amdhsa_kernel
.amdhsa_kernel k21
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size -(x&0)
.end_amdhsa_kernel
.amdhsa_kernel k22
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ~(x&0)+x
.end_amdhsa_kernel
.amdhsa_kernel k23
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size max(x&15,100)
.end_amdhsa_kernel
.amdhsa_kernel k24
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size max(x+0,1)
.end_amdhsa_kernel
.amdhsa_kernel k25
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((x&0)+8)>>(1+(y&0))
.end_amdhsa_kernel
.amdhsa_kernel k26
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (x&7)%16&8
.end_amdhsa_kernel
.amdhsa_kernel k27
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((((((((((((((((((x|0)|0)|0)|0)|0)|0)|0)|0)|0)|0)|0)|0)|0)|0)|0)|0)|0)|0)
.end_amdhsa_kernel
.amdhsa_kernel k28
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x*4%4
.end_amdhsa_kernel
.amdhsa_kernel k29
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x*2%6
.end_amdhsa_kernel
.set x, 5
.set y, 3
