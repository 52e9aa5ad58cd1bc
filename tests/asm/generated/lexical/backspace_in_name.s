.globlg0	; c
