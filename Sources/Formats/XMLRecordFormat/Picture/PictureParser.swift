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

  /// Why reading a document cannot continue, and at which offset.
  enum Problem {
    case syntax(XMLParserError, at: Int)
    case tooDeep(at: Int)
    case manyAttributes(at: Int)
  }

  let markup: Markup
  private let context: xmlParserCtxtPtr
  private let link: UnsafeMutablePointer<PictureLink>
  /// The offset after the last byte given to the parser.
  private var fed: Int
  private var attributes: AttributeCheck

  /// How many bytes the parser is given first: few are copied in vain if it ends soon.
  private static let firstStep = 512

  /// A parser of the document that begins at an offset, or `nil` when memory is short.
  init?(of markup: Markup, from start: Int) {
    xmlInitParser()
    let link = UnsafeMutablePointer<PictureLink>.allocate(capacity: 1)
    guard let context = Self.makeContext(for: markup, link) else {
      link.deallocate()
      return nil
    }
    self.markup = markup
    self.context = context
    self.link = link
    link.initialize(to: PictureLink(markup: markup, context: context, start: start))
    attributes = AttributeCheck(from: start)
    fed = start
  }

  deinit {
    xmlFreeParserCtxt(context)
    link.deinitialize(count: 1)
    link.deallocate()
  }

  private static func makeContext(
    for markup: Markup,
    _ link: UnsafeMutablePointer<PictureLink>
  ) -> xmlParserCtxtPtr? {
    var handler = PictureLink.handler(for: markup)
    guard markup == .xml else {
      guard let context = htmlNewParserCtxt() else { return nil }
      context.pointee.sax.pointee = handler
      context.pointee.userData = UnsafeMutableRawPointer(link)
      return context
    }
    guard let context = xmlCreatePushParserCtxt(&handler, link, nil, 0, nil) else { return nil }
    // The text is UTF-8 by now, regardless of what it declares, and has other limits here.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_HUGE.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    clibxml2_expect_markup(context)
    return context
  }

  /// How deep elements may be nested.
  var depth: Int { link.pointee.deepest }
  /// The element whose text is being collected.
  var element: PictureElement? { link.pointee.element }
  /// The offset after the root's end tag.
  var end: Int? { link.pointee.end }
  /// Why reading the document cannot continue.
  var problem: Problem? { link.pointee.problem }
  /// The offset of the first byte that has not been parsed yet.
  var offset: Int { link.pointee.offset }
  /// Whether the input ended where the document cannot end.
  var isCut: Bool { markup == .xml ? end == nil : link.pointee.isCutPage }

  private var isDone: Bool { end != nil || problem != nil }

  /// Removes and returns the elements that have ended.
  func takeElements() -> [PictureElement] {
    defer { link.pointee.elements = [] }
    return link.pointee.elements
  }

  /// Parses the input up to an offset; a page is parsed only when its end is known.
  func parse(_ window: InputWindow, upTo end: Int) {
    guard markup == .xml else { return }
    while let tag = attributes.nextExcess(in: window, upTo: end) {
      // Includes the beginning of the tag, where the parser then waits for the rest.
      feed(window, upTo: tag + 4)
      guard !isDone else { return }
      guard offset == tag, context.pointee.instate != XML_PARSER_CDATA_SECTION else { continue }
      link.pointee.problem = .manyAttributes(at: tag)
      return
    }
    // The parser scans unfinished markup again with each part, so the parts grow.
    while !isDone, fed < end, end - fed >= fed - offset {
      var step = fed + max(Self.firstStep, fed - link.pointee.start)
      step = step < end ? window.characterStart(at: step) : end
      feed(window, upTo: window.lastBoundary(in: fed..<step) ?? step)
    }
  }

  /// Parses the rest of the input, which may end within markup.
  func finish(_ window: InputWindow, upTo end: Int) {
    guard markup == .xml else { return parsePage(window, upTo: end) }
    feed(window, upTo: window.lastBoundary(in: fed..<end) ?? fed)
    guard !isDone else { return }
    feed(window, upTo: end, isLast: true)
    guard case .syntax(let error, let offset) = problem else { return }
    // A / may be the first half of a tag's end.
    let isAtEnd = offset >= end || window[offset..<end].elementsEqual("/".utf8)
    if isAtEnd || error.isAboutEnd { link.pointee.problem = nil }
  }

  private func feed(_ window: InputWindow, upTo end: Int, isLast: Bool = false) {
    guard !isDone, end > fed || isLast else { return }
    let bytes = window[fed..<max(fed, end)]
    fed = max(fed, end)
    LibXML.silently {
      bytes.withUnsafeBytes { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        _ = xmlParseChunk(context, start, Int32(bytes.count), isLast ? 1 : 0)
      }
    }
  }

  /// Parses a page as a whole.
  ///
  /// Up to 2.10, libxml2's push parser for HTML gets stuck when a part ends within a value. When it
  /// reads by itself, it also asks for more within a tag, and can be stopped there.
  private func parsePage(_ window: InputWindow, upTo end: Int) {
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
    window[link.pointee.start..<end].withUnsafeBufferPointer { bytes in
      link.pointee.page = PageInput(bytes)
      LibXML.silently {
        let document = htmlCtxtReadIO(
          context,
          { user, buffer, count in
            guard let link = user?.assumingMemoryBound(to: PictureLink.self), let buffer else {
              return 0
            }
            return buffer.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
              Int32(link.pointee.read(into: .init(start: $0, count: Int(count))))
            }
          },
          nil,
          link,
          nil,
          "UTF-8",
          Int32(options)
        )
        xmlFreeDoc(document)
      }
      link.pointee.page = nil
    }
  }
}
