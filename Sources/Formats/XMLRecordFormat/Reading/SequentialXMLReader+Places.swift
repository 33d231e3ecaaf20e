import CLibXML2
import GameRecords
import RecordFormats

/// A place between two records of a collection: of everything before it, only the start tag of the
/// collection matters for reading on.
struct XMLRecordPlace {
  /// The position of the first of the bytes before the place.
  let start: SourcePosition
  /// Some bytes before the place, which findings may show.
  let shown: ArraySlice<UInt8>

  var offset: Int { start.offset + shown.count }

  /// The place after some more bytes.
  func advanced(over bytes: ArraySlice<UInt8>) -> XMLRecordPlace {
    let all = shown + bytes
    let kept = all.suffix(SourceText.reach)
    var start = start
    start.advance(over: all.dropLast(kept.count))
    return XMLRecordPlace(start: start, shown: kept)
  }
}

extension SequentialXMLReader {
  /// A reader that has read the start tag of a collection, as another one has found it.
  convenience init(source: String, _ tables: [any GameTable], after tag: [UInt8]) {
    self.init(source: source, tables)
    builder.window.append(tag[...])
    feed(upTo: tag.count)
  }

  /// The place after everything that was parsed, if it is between two records of a collection.
  var place: XMLRecordPlace? {
    guard !builder.isDone, builder.open.depth == 1,
      builder.open.innermost == .collection, offset == fed, !LibXML.isInSection(context)
    else { return nil }
    let start = max(builder.window.start.offset, fed - SourceText.reach)
    return XMLRecordPlace(
      start: builder.window.position(at: start),
      shown: builder.window[start..<fed]
    )
  }

  /// The bytes after ``place``.
  var unread: ArraySlice<UInt8> { builder.window[fed..<builder.window.end] }

  /// Continues at a place between two records of the same collection; the reader is at another one.
  func move(to place: XMLRecordPlace) {
    builder.window.restart(with: place.shown, at: place.start)
    builder.strayTextEnd = 0
    // It means the same to the parser wherever it is.
    context.pointee.input.pointee.consumed &+= UInt(bitPattern: place.offset - offset)
    check = UTF8Check()
    attributes = AttributeCheck(from: place.offset)
    fed = place.offset
  }

  /// Reads bytes after which a record seems to end.
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - next: some bytes after them, which findings may show.
  /// - Returns: the records; `nil` if there is anything else to report, or if the bytes do not end
  ///   between two records. Then this reader cannot be used any more.
  func records(in bytes: ArraySlice<UInt8>, before next: ArraySlice<UInt8>) -> [ParsedRecord]? {
    guard check.firstInvalid(in: bytes) == nil else { return nil }
    let end = fed + bytes.count
    builder.window.append(bytes)
    builder.window.append(next)
    guard attributes.nextExcess(in: builder.window, upTo: end) == nil else { return nil }
    var records: [ParsedRecord] = []
    builder.outlet.receive = { slice in
      records.append(slice.parsed())
      return .proceed
    }
    feed(upTo: end)
    builder.outlet.receive = nil
    return place != nil && records.allSatisfy { $0.number > 0 } ? records : nil
  }
}
