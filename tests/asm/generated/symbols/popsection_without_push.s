.popsection
.section .s3.aprogbits,"a",%progbits
