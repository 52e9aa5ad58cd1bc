// Names that begin with .L are this object's, so that a relocation to one needs its definition here.
.comm .Lunused, 4, 4
.comm .Lcommon, 4, 4
.long .Lcommon
.long 1, .Lundefined + 4
.quad .Lundefined
.long undefined
