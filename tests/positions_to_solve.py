"""Positions for the tests of `solve`, `guaranteed` and `odds`."""

THREE = (
    "classic THADKD/9HACTC - C 0:AH9C,1:9DJS,1:KSQC,0:KCQS,0:JCQD,0:KHTS,0:JHQH,1:JDTD,0:AS9S"
    " 0 1S@2 - -/TC - *"
)
"""Three cards each; a ten, an ace and a king to lead, worth +1, -1 and -1."""
THREE_VIEW = THREE.replace("THADKD/9HACTC", "THADKD/???")[:-1] + "0"
WAITING = THREE.replace("THADKD/9HACTC", "???/9HACTC")[:-1] + "1"

LAST_LEAD = (
    "classic AHKHTDJDACKC/KSTH9HADKDQD TC+9S S 0:JCJS,1:QSQH,1:ASQC,1:TSJH,1:9C9D 1 - - -/KS - *"
)
"""The last lead with the stock open: seat 1 may announce in diamonds and close."""
LAST_LEAD_VIEW = LAST_LEAD.replace("AHKHTDJDACKC", "??????").replace("TC+9S", "?+9S")[:-1] + "1"

START = "classic JSAHJH9HADAC/ASTS9SJDTCQC KC9CQDQSKHJCKDTHTDQHKS+9D D - 0 - - - - *"
CLOSED = "classic AHTHJDACQC/ASTSJSJHTDTC ADQSQDQH9CKS9H+KD D 0:9DKH,0:JC9S 0:KC 0C@2 0@2 QC/- - *"
ENDED = THREE.replace(" -/TC - *", " -/TC claim@0 *")
