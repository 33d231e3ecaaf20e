#pragma once

// Without this the headers bring in the system's ICU, whose types contradict those of Foundation's
// own ICU in a program that imports both. Nothing used here depends on it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

/// Reads thread-local variables through macros, neither of which Swift can see.
static inline void clibxml2_get_structured_error(
    xmlStructuredErrorFunc *handler, void **user) {
  *handler = xmlStructuredError;
  *user = xmlStructuredErrorContext;
}

/// Makes the parser hand over names with their prefixes, and ignore namespaces and attributes that a
/// DTD adds: with very many of them, each element takes very long. 2.9 does not do this where it
/// decides from the handlers; it can be set when the document starts.
static inline void clibxml2_ignore_namespaces(xmlParserCtxtPtr context) {
  context->sax2 = 0;
}

/// Makes the parser look for the end of a tag after its attribute values, from the first tag. Up to
/// 2.10 it treated a `>` in a value of the root's tag as the tag's end. Depends on a macro.
static inline void clibxml2_expect_markup(xmlParserCtxtPtr context) {
#if LIBXML_VERSION < 21100
  context->progressive = 1;
#else
  (void)context;
#endif
}
