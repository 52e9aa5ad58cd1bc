// Parentheses are around operands that have two operands themselves, but not on the left of a sum.
.data
.quad 1+2+foo
.quad foo+1+2
.quad foo+(1+2)
.quad foo-(-3)
.quad foo+-3
.quad foo+(-3)
.quad bar-(here+1)
.quad (foo-here)+1
.quad (foo-here)-(1-bar1)
.quad foo+1*2
.quad ~1+foo
.quad +foo
.quad "odd name"@abs64+1
.quad foo@REL64
.quad (foo+1)@rel64
.quad 5*(3+one)
.quad max(later, 1, 1+2)+2
.quad or(later, alignto(later, 4))*2
.quad -(later*2)+(later&1|2)
.quad later<<2+1
.quad (later==1)+(later!=2)-(later<3)*(later>=4)
.quad later&&(later||0)
.quad later!1^2%3/4>>5
.quad extrasgprs(later,1,1)+totalnumvgprs(later, 2)
.quad occupancy(later,4,512,8,8,0,0)
.quad !later+~later
.quad .
here:
.set one, 1
.set bar1, 1
.set bar, here+1
.set later, one
