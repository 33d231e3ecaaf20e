import GameRecords

/// Which pictures and pages the input holds, and how far they are read.
extension PictureReader {
  func readOn(atEnd: Bool, to receive: RecordReceiver) {
    var hasMore = true
    while hasMore, !isDone { hasMore = readDocument(atEnd: atEnd, to: receive) }
    guard !isDone else { return }
    checkLimits(to: receive)
    window.drop(before: max(window.start.offset, needed - SourceText.reach))
  }

  /// - Returns: whether another document begins.
  private func readDocument(atEnd: Bool, to receive: RecordReceiver) -> Bool {
    switch document {
    case .none(let start):
      // Findings say what follows them.
      guard atEnd || window.end - start >= SourceText.reach else { return false }
      if unknownEncoding != nil || fault == start {
        refuseBytes(to: receive)
        return false
      }
      return beginDocument(at: start, atEnd: atEnd, to: receive)
    case .open(let parser):
      return read(parser, atEnd: atEnd, to: receive)
    }
  }

  private func beginDocument(at start: Int, atEnd: Bool, to receive: RecordReceiver) -> Bool {
    let rest = window[start..<window.end]
    let mark = rest.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    let spaces = rest.dropFirst(mark).prefix(while: WhiteSpace.isSpaceOrLineEnd).count
    let begin = start + mark + spaces
    document = .none(at: begin)
    let text = window[begin..<window.end]
    guard let first = text.first, atEnd || text.count >= SourceText.reach else { return false }
    guard first == UInt8(ascii: "<") else {
      refuseText(at: begin, to: receive)
      return false
    }
    // Further than from the head nobody has recognised it.
    let isWhole = atEnd || text.count >= InputHead.size
    let kind = MarkupStart(text, isWhole: isWhole)
    if kind == .unknown, !isWhole || count > 0 { return false }
    hasMetRecord = false
    return open(kind == .html ? .html : .xml, at: begin)
  }

  private func open(_ markup: PictureParser.Markup, at start: Int) -> Bool {
    guard let parser = PictureParser(of: markup, from: start) else { return false }
    document = .open(parser)
    return true
  }

  private func read(_ parser: PictureParser, atEnd: Bool, to receive: RecordReceiver) -> Bool {
    // Browsers read a page in spite of bytes that are no text.
    let isPage = parser.markup == .html
    let isBroken = fault != nil && !(isPage && isEditable)
    // Findings say what follows them, so something is always held back.
    let known = atEnd ? window.end : max(parser.offset, window.end - SourceText.reach)
    if let fault, isBroken, fault > known { return false }
    let end = isPage ? window.end : fault ?? min(known, window.end - check.unfinished)
    parser.parse(window, upTo: end)
    // What stands before broken bytes is read as if the input ended there.
    if atEnd || isBroken { parser.finish(window, upTo: end) }
    handOver(parser.takeElements(), to: receive)
    guard !isDone else { return false }
    if let end = parser.end {
      document = .none(at: end)
      return true
    }
    if let fault = parser.fault {
      refuse(fault, of: parser, to: receive)
    } else if isBroken {
      refuseBytes(to: receive)
    }
    return false
  }

  /// The first offset that is still needed.
  private var needed: Int {
    switch document {
    case .none(let start): start
    case .open(let parser): parser.element?.tag.lowerBound ?? parser.offset
    }
  }

  /// The element of the record that is being read.
  var element: PictureElement? {
    switch document {
    case .none: nil
    case .open(let parser): parser.element
    }
  }

  private func checkLimits(to receive: RecordReceiver) {
    if let start = element?.tag.lowerBound, window.end - start > Limits.recordBytes {
      refuseLong(at: start, to: receive)
    } else if case .open(let parser) = document {
      refuseEndless(parser, to: receive)
    }
  }
}
