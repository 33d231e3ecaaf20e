import CLibXML2
import GameRecords
import RecordFormats

/// A property list in XML, of whose outermost dictionary the texts and data are read.
final class XMLPropertyList {
  private var depth = 0
  private var text: [UInt8] = []
  /// Where the element that is being read begins, after its start tag.
  private var start = 0
  private var key: (name: String, offset: Int)?
  private var entries: [PropertyListEntry] = []
  private var error: FindingDraft?
  private let bytes: [UInt8]

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the values of a list.
  /// - Throws: the first error in its syntax.
  static func entries(of bytes: [UInt8]) throws(FindingDraft) -> [PropertyListEntry] {
    let list = XMLPropertyList(bytes)
    xmlInitParser()
    let user = Unmanaged.passUnretained(list).toOpaque()
    let context = LibXML.makePushParser(handler, user: user)
    defer { xmlFreeParserCtxt(context) }
    list.context = context
    LibXML.parse(bytes[...], isLast: true, context)
    if let error = list.error { throw error }
    return list.entries
  }

  private var context: xmlParserCtxtPtr?

  private var offset: Int { context.map { XMLInput(of: $0).end } ?? 0 }

  private static func list(_ user: UnsafeMutableRawPointer?) -> XMLPropertyList? {
    user.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { user, _, _, _, _, _, _, _, _ in XMLPropertyList.list(user)?.begin() }
    handler.endElementNs = { user, name, _, _ in
      if let name { XMLPropertyList.list(user)?.end(String(cString: name)) }
    }
    handler.characters = { user, text, count in
      let text = UnsafeBufferPointer(start: text, count: Int(count))
      XMLPropertyList.list(user)?.text.append(contentsOf: text)
    }
    handler.cdataBlock = handler.characters
    handler.serror = { user, error in
      if let error = XMLParserError(error) { XMLPropertyList.list(user)?.note(error) }
    }
    return handler
  }

  private func begin() {
    depth += 1
    text = []
    start = offset + 1
  }

  private func end(_ name: String) {
    // The members of the dictionary in the outermost element.
    if depth == 3 {
      if name == "key" {
        key = (String(decoding: text, as: UTF8.self), min(start, bytes.count))
      } else if let (key, offset) = key, name == "data" || name == "string" {
        let isPlain = bytes.dropFirst(start).starts(with: text)
        entries.append(
          PropertyListEntry(
            key: key,
            keyOffset: offset,
            value: text,
            offsets: isPlain
              ? Array(start..<start + text.count) : Array(repeating: start, count: text.count)
          )
        )
      }
    }
    depth -= 1
    text = []
  }

  private func note(_ problem: XMLParserError) {
    guard error == nil else { return }
    let place = min(offset, bytes.count)
    let (message, help) =
      place == bytes.count ? ("it is cut off", nil) : problem.explanation
    error = FindingDraft(
      .forkSaveList,
      "the property list is damaged: \(DisplayText.escape(message))",
      help: help,
      at: place..<place
    )
  }
}
