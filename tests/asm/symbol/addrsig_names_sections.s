// Each mention counts; .text is in the table because it is named.
.addrsig
.addrsig_sym .text
.addrsig_sym f
.addrsig_sym f
.addrsig_sym .Lg
f:
.Lg:
