// Swift would need many seconds to compile as many bytes.
#include "CGlyphs.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// `make glyphs` writes the file. The licence of the glyphs is next to it.
static const unsigned char bytes[] = {
#embed "glyphs.zlib"
};

const unsigned char *glyphs(void) { return bytes; }

unsigned long glyphs_length(void) { return sizeof bytes; }
