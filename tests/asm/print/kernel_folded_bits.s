// What is known of the bits of a value, operator by operator: some of these come to a number.
.amdhsa_kernel k1
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (((x|-2)*((y&0)|2))<<(((x|16)&255)&&((x|63)&2)))>>60
.amdhsa_private_segment_fixed_size (((x&-1)|0x7fffffffffffffff)-255)!=0
.end_amdhsa_kernel
.amdhsa_kernel k2
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (x&-8)%8
.amdhsa_private_segment_fixed_size (1<<63%((y|1)&255))>>60
.end_amdhsa_kernel
.amdhsa_kernel k3
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (((y&1<<63)|1)%((x&15)|15))<0
.amdhsa_private_segment_fixed_size ((y&((y&1)|63))/((y|-1)-((x&64)|16)))&1
.end_amdhsa_kernel
.amdhsa_kernel k4
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (((y|64)&16)+0)<0
.amdhsa_private_segment_fixed_size (((x&-4)|2)*((y&-4)|2))&7
.end_amdhsa_kernel
.amdhsa_kernel k5
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((1<<63!=(y|1))%(x|-16))>>60
.amdhsa_private_segment_fixed_size (((x&12)/7)>or(((y&6)|15),2))
.end_amdhsa_kernel
.amdhsa_kernel k6
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((x&-4)*((y&-8)|1))&7
.amdhsa_private_segment_fixed_size ((((x&16)|-8)<(y|-16))^((x|-8)&255))>>4
.end_amdhsa_kernel
.amdhsa_kernel k7
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (((y&0x7fffffffffffffff)|-2)/((y&3)|4))<0
.amdhsa_private_segment_fixed_size (x&0)&&(y|1)
.end_amdhsa_kernel
.amdhsa_kernel k8
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (((x&-8)|1)*(y&-4))&7
.amdhsa_private_segment_fixed_size (x&0)&&y
.end_amdhsa_kernel
.amdhsa_kernel k9
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size x&&(y&0)
.amdhsa_private_segment_fixed_size (x|1)&&(y&0)
.end_amdhsa_kernel
.amdhsa_kernel k10
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((x&-8)|4)%8
.amdhsa_private_segment_fixed_size (((x&-8)|1)*(y&-4))&8
.end_amdhsa_kernel
.amdhsa_kernel k11
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((x&-4)*((y&-8)|1))&8
.amdhsa_private_segment_fixed_size max(((x&8)|8),(x&15))&8
.end_amdhsa_kernel
.amdhsa_kernel k12
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size -((((y|-8)&16)==(x&15)))<0
.amdhsa_private_segment_fixed_size (((x|15)&64)-((x&15)|15))&(1<<63)
.end_amdhsa_kernel
.amdhsa_kernel k13
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((3^((x&63)|63))^(((x|0)&3)!=-8))
.amdhsa_private_segment_fixed_size x/(y&0)
.end_amdhsa_kernel
.amdhsa_kernel k14
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (x&0)/y
.amdhsa_private_segment_fixed_size ((y&7)+15)
.end_amdhsa_kernel
.amdhsa_kernel k15
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((x&1)<=1)&1
.amdhsa_private_segment_fixed_size ((x&-4)*(y&-4))&7
.end_amdhsa_kernel
.amdhsa_kernel k16
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((x|(1<<63))|1)%8<0
.amdhsa_private_segment_fixed_size ((x|(1<<63))|1)%8&8
.end_amdhsa_kernel
.amdhsa_kernel k17
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size (-(((x|63)&-2))<=(y&3))
.amdhsa_private_segment_fixed_size !(((y&0)&&((y&255)|4)))&8
.end_amdhsa_kernel
.amdhsa_kernel k18
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((y|15)>=0x7fffffffffffffff)!=0
.amdhsa_private_segment_fixed_size ((((y|1)&1<<63)<<((x&16)|1))<<x)>>4
.end_amdhsa_kernel
.amdhsa_kernel k19
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size ((y&7)-((y|16)&0x7fffffffffffffff))<0
.amdhsa_private_segment_fixed_size ((((y|255)&7)<<((x|2)&7))>>(((x|1<<63)&3)||1<<63))>>60
.end_amdhsa_kernel
.amdhsa_kernel k20
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size +x<0
.amdhsa_private_segment_fixed_size +(x|-8)<0
.end_amdhsa_kernel
.amdhsa_kernel k21
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size +(x|-8)>=(y&3)
.amdhsa_private_segment_fixed_size -(x&3)>>63
.end_amdhsa_kernel
.amdhsa_kernel k22
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size !(x&0)
.amdhsa_private_segment_fixed_size (x&3)!(y&3)
.end_amdhsa_kernel
.set x, 5
.set y, 3
