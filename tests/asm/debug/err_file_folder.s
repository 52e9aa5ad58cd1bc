// What is wrong with the name of a folder is reported at the folder.
.file 1 "a\q" "name"
.file 1 "a" "name\q"
.file 1 "
" "name"
