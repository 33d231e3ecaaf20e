#pragma once

/// The bitmaps of characters, compressed with zlib.
const unsigned char *glyphs(void);

/// The number of bytes of the bitmaps.
unsigned long glyphs_length(void);
