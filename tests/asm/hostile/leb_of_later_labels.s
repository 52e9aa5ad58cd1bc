.data
l0: .uleb128 l1-l0
.sleb128 l1-l0+60
l1: .uleb128 l2-l1
.sleb128 l2-l0+60
l2: .uleb128 l3-l2
.sleb128 l3-l1+60
l3: .uleb128 l4-l3
.sleb128 l4-l2+60
l4: .uleb128 l5-l4
.sleb128 l5-l3+60
l5: .uleb128 l6-l5
.sleb128 l6-l4+60
l6: .uleb128 l7-l6
.sleb128 l7-l5+60
l7: .uleb128 l8-l7
.sleb128 l8-l6+60
l8: .uleb128 l9-l8
.sleb128 l9-l7+60
l9: .uleb128 l10-l9
.sleb128 l10-l8+60
l10: .uleb128 l11-l10
.sleb128 l11-l9+60
l11: .uleb128 l12-l11
.sleb128 l12-l10+60
l12: .uleb128 l13-l12
.sleb128 l13-l11+60
l13: .uleb128 l14-l13
.sleb128 l14-l12+60
l14: .uleb128 l15-l14
.sleb128 l15-l13+60
l15: .uleb128 l16-l15
.sleb128 l16-l14+60
l16: .uleb128 l17-l16
.sleb128 l17-l15+60
l17: .uleb128 l18-l17
.sleb128 l18-l16+60
l18: .uleb128 l19-l18
.sleb128 l19-l17+60
l19: .uleb128 l20-l19
.sleb128 l20-l18+60
l20: .uleb128 l21-l20
.sleb128 l21-l19+60
l21: .uleb128 l22-l21
.sleb128 l22-l20+60
l22: .uleb128 l23-l22
.sleb128 l23-l21+60
l23: .uleb128 l24-l23
.sleb128 l24-l22+60
l24: .uleb128 l25-l24
.sleb128 l25-l23+60
l25: .uleb128 l26-l25
.sleb128 l26-l24+60
l26: .uleb128 l27-l26
.sleb128 l27-l25+60
l27: .uleb128 l28-l27
.sleb128 l28-l26+60
l28: .uleb128 l29-l28
.sleb128 l29-l27+60
l29: .uleb128 l30-l29
.sleb128 l30-l28+60
l30:
.uleb128 l30-l0
.fill 100
