import GameRecords

/// Finds the pictures and pages in the input, and reads them.
extension PictureReader {
  func readMore(atEnd: Bool, to receive: RecordReceiver) {
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
      // Findings show the text that follows them.
      guard atEnd || window.end - start >= SourceText.reach else { return false }
      if unknownEncoding != nil || invalidStart == start {
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
    // Recognition looks no further than the head either.
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
    // Browsers read a page in spite of bytes that are not text.
    let isPage = parser.markup == .html
    let isBroken = invalidStart != nil && !(isPage && isEditable)
    // Findings show the text that follows them, so some bytes are always held back.
    let known = atEnd ? window.end : max(parser.offset, window.end - SourceText.reach)
    if let invalidStart, isBroken, invalidStart > known { return false }
    let end = isPage ? window.end : invalidStart ?? min(known, window.end - check.unfinished)
    parser.parse(window, upTo: end)
    // The text before invalid bytes is read as if the input ended there.
    if atEnd || isBroken { parser.finish(window, upTo: end) }
    handOver(parser.takeElements(), to: receive)
    guard !isDone else { return false }
    if let end = parser.end {
      document = .none(at: end)
      return true
    }
    if let problem = parser.problem {
      refuse(problem, of: parser, to: receive)
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
