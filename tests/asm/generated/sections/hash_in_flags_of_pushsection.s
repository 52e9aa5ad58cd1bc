.pushsection .s0, 3,#execinstr, #tls, #
