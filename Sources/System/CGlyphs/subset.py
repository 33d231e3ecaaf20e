"""Writes the bitmaps of Unifont's Japanese glyphs that pictures of pixels use, compressed with zlib.

Usage: subset.py unifont_jp.hex Unihan_OtherMappings.txt.bz2
"""

import bz2
import sys
import unicodedata
import zlib

# Variants in family names, beyond the official lists.
FAMILY_NAMES = "邊邉齋齊髙﨑嶌濵栁桒淸澁冨廣塚惠會眞櫻學嶽壽實靜榮"
HALF_WIDTH = 0x8000
LENGTH = 32


def japanese():
    """Kana, and the characters of JIS X 0208 apart from level 2, Greek, Cyrillic and lines."""
    kana = [*range(0x3001, 0x3100), *range(0x31F0, 0x3200)]
    yield from (code for code in kana if unicodedata.category(chr(code)) not in ("Cn", "Mn"))
    for code in range(0xA1, 0x10000):
        try:
            encoded = chr(code).encode("euc_jp")
        except UnicodeEncodeError:
            continue
        # Half-width kana, the first five rows, and level 1.
        if len(encoded) == 2 and encoded[0] in [0x8E, *range(0xA1, 0xA6), *range(0xB0, 0xD0)]:
            yield code


def names(mappings):
    """The kanji for general use and for names, by the lists of Japan's government."""
    for line in bz2.open(mappings, "rt"):
        fields = line.split("\t")
        if len(fields) > 1 and fields[1] in ("kJinmeiyoKanji", "kJoyoKanji"):
            yield int(fields[0][2:], 16)


def bitmap(digits):
    """The rows of a glyph, two bytes each."""
    rows = bytes.fromhex(digits)
    return rows if len(rows) == LENGTH else b"".join(bytes([row, 0]) for row in rows)


glyphs = {}
for line in open(sys.argv[1]):
    code, digits = line.strip().split(":")
    glyphs[int(code, 16)] = digits

wanted = {*japanese(), *names(sys.argv[2]), *map(ord, FAMILY_NAMES)}
codes = sorted(code for code in wanted if code in glyphs and code < 0x10000)
steps = b""
for last, code in zip([0, *codes], codes):
    half = 0 if len(glyphs[code]) == 2 * LENGTH else HALF_WIDTH
    steps += (code - last | half).to_bytes(2, "big")
data = len(codes).to_bytes(2, "big") + steps + b"".join(bitmap(glyphs[code]) for code in codes)
sys.stdout.buffer.write(zlib.compress(data, 9))
