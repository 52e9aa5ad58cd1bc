.section .a,"","",2
