// A label without a name gets one that no symbol has; a symbol that comes later steps aside.
.data
.Ltmp1: .quad .
.quad .
.quad .Ltmp0, .Ltmp3
.Ltmp0:
.Ltmp3:
.quad 1f, .
1:
