// Bytes as RFC 4648 text: groups of four, padded; the bits that padding leaves over do not count.
.base64 "aGVsbG8=", "AA==", "+/8=", "AAECAwQF"
.BASE64 "YR=="
.base64
.bss
.base64 "AAAA"
