// What was wrong once is reported again.
.section data,"aw",@progbits
.section data,"a",@progbits
.section data,"aw",@progbits
.section data,"a",@progbits
