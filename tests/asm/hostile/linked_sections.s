// Sections of one name that belong to different ones: sh_link tells them apart.
.data
in_data: .byte 1
.section q,"a"
in_q: .byte 2
.section s,"ao",@progbits,in_data
.byte 3
.section s,"ao",@progbits,in_q
.byte 4
.section s,"ao",@progbits,in_data
.byte 5
