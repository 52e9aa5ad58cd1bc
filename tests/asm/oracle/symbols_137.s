.section .textual
