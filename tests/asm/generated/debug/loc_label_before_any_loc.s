.file 1 "" "/z"
.file 2 "we ird.c" md5 0xa2dbebe644d7acd2cc6471617caa9ba7
.loc_label l3
