"""
Makes the fonts of `src/styles/fonts` from those of @fontsource-variable: the weights that the site sets, the letters of
its languages and of the places it names, without what nothing here asks for. Run by hand when a font has a new version:
`pip install fonttools brotli`, then `python frontend/scripts/subset-fonts.py` from the root of the project.
"""

from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCES = next(
    folder
    for folder in (Path("frontend/node_modules/@fontsource-variable"), Path("node_modules/@fontsource-variable"))
    if folder.is_dir()
)
TARGET = Path("frontend/src/styles/fonts")
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "calt", "liga"]

# Latin letters beyond those of Western Europe, and signs of currencies; the same range stands in fonts.css.
EXTENDED = [*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E, *range(0x20A0, 0x20C1), 0x2113]

# Running text is set in 400 to 700, titles in 400 to 600.
FONTS = {
    "inter-latin": ((400, 700), None),
    "inter-latin-ext": ((400, 700), EXTENDED),
    "inter-cyrillic": ((400, 700), None),
    "fraunces-latin": ((400, 600), None),
    "fraunces-latin-ext": ((400, 600), EXTENDED),
    "literata-cyrillic": ((400, 600), None),
}


def limited(font: TTFont, weights: tuple[int, int]) -> TTFont:
    """Read anew, as an instance does not know yet which glyphs it has lost."""
    instance = instancer.instantiateVariableFont(font, {"wght": weights})
    instance.flavor = None
    buffer = BytesIO()
    instance.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def subset(name: str, weights: tuple[int, int], letters: list[int] | None) -> None:
    family = name.split("-")[0]
    font = limited(TTFont(SOURCES / family / "files" / f"{name}-wght-normal.woff2"), weights)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters or list(font.getBestCmap()))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / f"{name}.woff2")


for name, (weights, letters) in FONTS.items():
    subset(name, weights, letters)
