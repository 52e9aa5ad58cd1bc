.base64 ""
.base64 "YQ"
.base64 "Y Q="
.base64 "YQ==YQ=="
.base64 "-_=="
.base64 YQ
.base64 "YQ==" "YQ=="
.base64 "===="
