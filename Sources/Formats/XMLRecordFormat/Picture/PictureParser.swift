import CLibXML2
import GameRecords

/// Owns a push parser of libxml2 that looks for records in one SVG picture or HTML page.
///
/// Nothing is loaded and no entity is expanded, regardless of what the document declares: a
/// reference to one is skipped, unless it is in a record. Namespaces are ignored, because programs
/// lose their declarations, and looking them up can take very long.
final class PictureParser {
  /// The language of a document.
  enum Markup {
    /// XML, which is read up to its first syntax error.
    case xml
    /// HTML, which is read in spite of syntax errors.
    case html
  }

  /// Why reading a document cannot continue.
  enum Problem {
    case syntax(XMLParserError, at: Int)
    case excess(String, at: Range<Int>)
  }

  let markup: Markup
  let context: xmlParserCtxtPtr
  /// The offset of the document's first byte in the input.
  let start: Int
  /// The offset after the last byte given to the parser.
  private var fed: Int
  private var attributes: AttributeCheck

  var depth = 0
  /// The element whose text is being collected, and its depth.
  var element: PictureElement?
  var elementDepth = 0
  /// The elements that have ended.
  var elements: [PictureElement] = []
  /// The offset after the root's end tag.
  var end: Int?
  /// Why reading the document cannot continue.
  var problem: Problem?
  /// The page that is being read, and how much of it the parser has.
  var page: (bytes: ArraySlice<UInt8>, read: Int)?
  /// Whether the input ended where a page cannot end.
  var isCutPage = false

  /// How many bytes the parser is given first: few are copied in vain if it ends soon.
  private static let firstStep = 512

  /// A parser of the document that begins at an offset.
  init(of markup: Markup, from start: Int) {
    xmlInitParser()
    switch markup {
    case .xml:
      // The text has other limits here.
      context = LibXML.makePushParser(Self.handler(for: markup), user: nil, XML_PARSE_HUGE)
    case .html:
      context = LibXML.allocated(htmlNewParserCtxt())
      context.pointee.sax.pointee = Self.handler(for: markup)
    }
    (self.markup, self.start, fed) = (markup, start, start)
    attributes = AttributeCheck(from: start)
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit { xmlFreeParserCtxt(context) }

  /// How deep elements may be nested: as deep as libxml2 allows, or as browsers nest them.
  var deepest: Int { markup == .xml ? 256 : 512 }
  /// The offset of the first byte that has not been parsed yet.
  var offset: Int {
    // A parser of a page has no input before it reads.
    context.pointee.input == nil ? start : start + XMLInput(of: context).end
  }
  /// Whether the input ended where the document cannot end.
  var isCut: Bool { markup == .xml ? end == nil : isCutPage }
  /// Whether nothing more of the document matters.
  var isDone: Bool { end != nil || problem != nil }

  /// Removes and returns the elements that have ended.
  func takeElements() -> [PictureElement] {
    defer { elements = [] }
    return elements
  }

  /// Ends reading at a tag.
  func refuseManyAttributes(at tag: Int) {
    problem = .excess(AttributeCheck.message, at: tag..<tag + 1)
  }

  /// Parses the input up to an offset; a page is parsed only when its end is known.
  func parse(_ window: InputWindow, upTo end: Int) {
    guard markup == .xml else { return }
    while let tag = attributes.nextExcess(in: window, upTo: end) {
      // Includes the beginning of the tag, where the parser then waits for the rest.
      feed(window, upTo: tag + 4)
      guard !isDone else { return }
      guard offset == tag, !LibXML.isInSection(context) else { continue }
      return refuseManyAttributes(at: tag)
    }
    // The parser scans unfinished markup again with each part, so the parts grow.
    while !isDone, fed < end, end - fed >= fed - offset {
      var step = fed + max(Self.firstStep, fed - start)
      step = step < end ? window.characterStart(at: step) : end
      feed(window, upTo: window.lastBoundary(in: fed..<step) ?? step)
    }
  }

  /// Parses the rest of the input, which may end within markup.
  func finish(_ window: InputWindow, upTo end: Int) {
    guard markup == .xml else { return parsePage(window[start..<end]) }
    feed(window, upTo: window.lastBoundary(in: fed..<end) ?? fed)
    guard !isDone else { return }
    feed(window, upTo: end, isLast: true)
    guard case .syntax(let error, let offset) = problem else { return }
    // A / may be the first half of a tag's end.
    let isAtEnd = offset >= end || window[offset..<end].elementsEqual("/".utf8)
    if isAtEnd || error.isAboutEnd { problem = nil }
  }

  private func feed(_ window: InputWindow, upTo end: Int, isLast: Bool = false) {
    guard !isDone, end > fed || isLast else { return }
    let bytes = window[fed..<max(fed, end)]
    fed = max(fed, end)
    LibXML.parse(bytes, isLast: isLast, context)
  }

  /// Parses a page as a whole.
  ///
  /// Up to 2.10, libxml2's push parser for HTML gets stuck when a part ends within a value. When it
  /// reads by itself, it also asks for more within a tag, and can be stopped there.
  private func parsePage(_ bytes: ArraySlice<UInt8>) {
    let options = [HTML_PARSE_RECOVER, HTML_PARSE_NONET, HTML_PARSE_IGNORE_ENC]
    page = (bytes, 0)
    LibXML.silently {
      let document = htmlCtxtReadIO(
        context,
        { user, buffer, count in
          guard let buffer else { return 0 }
          return buffer.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
            let buffer = UnsafeMutableBufferPointer(start: $0, count: Int(count))
            return Int32(PictureParser.of(user)?.read(into: buffer) ?? 0)
          }
        },
        nil,
        Unmanaged.passUnretained(self).toOpaque(),
        nil,
        "UTF-8",
        Int32(options.reduce(0) { $0 | $1.rawValue })
      )
      xmlFreeDoc(document)
    }
    page = nil
  }
}
