.file 0 "" "/z" md5 0xdc6d991c2686dea1923d426b8a206bf0 source "a\"b\tc"
.cfi_startproc
.cfi_sections 
.cfi_endproc
