"""Makes inter.woff2 from the packaged Inter: `pip install fonttools brotli`, then `python3 web/ui/fonts/make.py`.

Keeps what our pages show: the characters of Spanish, Portuguese, English and their neighbours, kerning, figures of
equal width, and the weights from 400 up. The packaged file also has arrows, fractions, combining accents and thin
weights, which is half of its 48.8 kB.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FOLDER = Path(__file__).parent
SOURCE = FOLDER / '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

# The same as `unicode-range` in ../base.css.
RANGES = [
    (0x20, 0x7E),
    (0xA0, 0xAC),
    (0xAE, 0xFF),
    (0x131, 0x131),
    (0x152, 0x153),
    (0x2009, 0x2009),
    (0x2013, 0x2014),
    (0x2018, 0x201A),
    (0x201C, 0x201E),
    (0x2022, 0x2022),
    (0x2026, 0x2026),
    (0x2039, 0x203A),
    (0x20AC, 0x20AC),
    (0x2122, 0x2122),
    (0x2191, 0x2191),
    (0x2193, 0x2193),
    (0x2212, 0x2212),
]

options = Options()
options.layout_features = ['kern', 'tnum']
options.hinting = False
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
options.notdef_outline = True

font = TTFont(SOURCE, recalcTimestamp=False)
subsetter = Subsetter(options)
subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
subsetter.subset(font)
font = instancer.instantiateVariableFont(font, {'wght': (400, 900)})
font.flavor = 'woff2'
font.save(FOLDER / 'inter.woff2')
