// Sizes that are known when the sections are laid out, or never.
.data
a: .fill undefined
.fill a - b
.fill other - a
.skip undefined
.space a - b, 1
.org undefined
.org other - undefined
.byte 1
b: .byte 2
.section other_one, "a"
other: .byte 3
