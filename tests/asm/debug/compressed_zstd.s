// Sections that do not get smaller stay as they are.
.file 1 "a.c"
.text
l0: .long 0
.loc 1 1 0
l1: .long 7919
.loc 1 4 1
l2: .long 15838
.loc 1 7 2
l3: .long 23757
.loc 1 10 3
l4: .long 31676
.loc 1 13 4
l5: .long 39595
.loc 1 16 5
l6: .long 47514
.loc 1 19 6
l7: .long 55433
.loc 1 22 7
l8: .long 63352
.loc 1 25 8
l9: .long 71271
.loc 1 28 9
l10: .long 79190
.loc 1 31 10
l11: .long 87109
.loc 1 34 11
l12: .long 95028
.loc 1 37 12
l13: .long 102947
.loc 1 40 13
l14: .long 110866
.loc 1 43 14
l15: .long 118785
.loc 1 46 15
l16: .long 126704
.loc 1 49 16
l17: .long 134623
.loc 1 52 17
l18: .long 142542
.loc 1 55 18
l19: .long 150461
.loc 1 58 19
l20: .long 158380
.loc 1 61 20
l21: .long 166299
.loc 1 64 21
l22: .long 174218
.loc 1 67 22
l23: .long 182137
.loc 1 70 23
l24: .long 190056
.loc 1 73 24
l25: .long 197975
.loc 1 76 25
l26: .long 205894
.loc 1 79 26
l27: .long 213813
.loc 1 82 27
l28: .long 221732
.loc 1 85 28
l29: .long 229651
.loc 1 88 29
l30: .long 237570
.loc 1 91 30
l31: .long 245489
.loc 1 94 31
l32: .long 253408
.loc 1 97 32
l33: .long 261327
.loc 1 100 33
l34: .long 269246
.loc 1 103 34
l35: .long 277165
.loc 1 106 35
l36: .long 285084
.loc 1 109 36
l37: .long 293003
.loc 1 112 37
l38: .long 300922
.loc 1 115 38
l39: .long 308841
.loc 1 118 39
l40: .long 316760
.loc 1 121 0
l41: .long 324679
.loc 1 124 1
l42: .long 332598
.loc 1 127 2
l43: .long 340517
.loc 1 130 3
l44: .long 348436
.loc 1 133 4
l45: .long 356355
.loc 1 136 5
l46: .long 364274
.loc 1 139 6
l47: .long 372193
.loc 1 142 7
l48: .long 380112
.loc 1 145 8
l49: .long 388031
.loc 1 148 9
l50: .long 395950
.loc 1 151 10
l51: .long 403869
.loc 1 154 11
l52: .long 411788
.loc 1 157 12
l53: .long 419707
.loc 1 160 13
l54: .long 427626
.loc 1 163 14
l55: .long 435545
.loc 1 166 15
l56: .long 443464
.loc 1 169 16
l57: .long 451383
.loc 1 172 17
l58: .long 459302
.loc 1 175 18
l59: .long 467221
.loc 1 178 19
l60: .long 475140
.loc 1 181 20
l61: .long 483059
.loc 1 184 21
l62: .long 490978
.loc 1 187 22
l63: .long 498897
.loc 1 190 23
l64: .long 506816
.loc 1 193 24
l65: .long 514735
.loc 1 196 25
l66: .long 522654
.loc 1 199 26
l67: .long 530573
.loc 1 202 27
l68: .long 538492
.loc 1 205 28
l69: .long 546411
.loc 1 208 29
l70: .long 554330
.loc 1 211 30
l71: .long 562249
.loc 1 214 31
l72: .long 570168
.loc 1 217 32
l73: .long 578087
.loc 1 220 33
.section .debug_str,"MS",@progbits,1
.asciz "some string number 1"
.asciz "some string number 2"
.asciz "some string number 3"
.asciz "some string number 4"
.asciz "some string number 5"
.asciz "some string number 6"
.asciz "some string number 7"
.asciz "some string number 8"
.asciz "some string number 9"
.asciz "some string number 10"
.asciz "some string number 11"
.asciz "some string number 12"
.asciz "some string number 13"
.asciz "some string number 14"
.asciz "some string number 15"
.asciz "some string number 16"
.asciz "some string number 17"
.asciz "some string number 18"
.asciz "some string number 19"
.asciz "some string number 20"
.asciz "some string number 21"
.asciz "some string number 22"
.asciz "some string number 23"
.asciz "some string number 24"
.asciz "some string number 25"
.asciz "some string number 26"
.asciz "some string number 27"
.asciz "some string number 28"
.asciz "some string number 29"
.asciz "some string number 30"
.asciz "some string number 31"
.asciz "some string number 32"
.asciz "some string number 33"
.asciz "some string number 34"
.asciz "some string number 35"
.asciz "some string number 36"
.asciz "some string number 37"
.asciz "some string number 38"
.asciz "some string number 39"
.asciz "some string number 40"
.asciz "some string number 41"
.asciz "some string number 42"
.asciz "some string number 43"
.asciz "some string number 44"
.asciz "some string number 45"
.asciz "some string number 46"
.asciz "some string number 47"
.asciz "some string number 48"
.asciz "some string number 49"
.asciz "some string number 50"
.asciz "some string number 51"
.asciz "some string number 52"
.asciz "some string number 53"
.asciz "some string number 54"
.asciz "some string number 55"
.asciz "some string number 56"
.asciz "some string number 57"
.asciz "some string number 58"
.asciz "some string number 59"
.asciz "some string number 60"
.section .debug_info,"",@progbits
.p2align 3
.long l0, 0, 0, 0, 0, 0, 0, 0
.long l3, 0, 0, 0, 0, 0, 0, 0
.long l6, 0, 0, 0, 0, 0, 0, 0
.long l9, 0, 0, 0, 0, 0, 0, 0
.long l12, 0, 0, 0, 0, 0, 0, 0
.long l15, 0, 0, 0, 0, 0, 0, 0
.long l18, 0, 0, 0, 0, 0, 0, 0
