// With -save-temp-labels numbered labels have names, .Ltmp0 and so on, that no other symbol has.
.text
s_branch 2f
.Ltmp0:
1: s_branch 1b
2: s_branch 1f
.long 2b - 1b
1:
3:
.data
1: .long 1b
