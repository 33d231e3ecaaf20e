public import GameRecords

/// Cuts a text in which every line is a record, except blank lines and comments.
public struct LineFramer: Framer {
  private var lines = LineCursor()
  private var asides = LineAsides()
  private let comments: [UInt8]

  /// A framer for a format whose comment lines begin with any of some bytes.
  public init(comments: String = "") { self.comments = Array(comments.utf8) }

  /// The next line that is neither blank nor a comment.
  public mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if let framing = asides.beforeFirstLine(in: bytes, atEnd: atEnd) { return framing }
    return bytes.withUnsafeBufferPointer { bytes in
      while let line = lines.next(in: bytes, atEnd: atEnd) {
        guard !line.isEmpty else { continue }
        guard comments.contains(bytes[line.lowerBound]) else {
          lines = LineCursor()
          return .slice(skipped: line.lowerBound, length: line.count, trailing: 0)
        }
        guard let finding = asides.comment(at: line) else { continue }
        lines = LineCursor()
        return finding
      }
      return atEnd ? .end : .more
    }
  }

  /// The next record is on the next line.
  public mutating func continuesAtNextLine() -> Bool {
    lines = LineCursor()
    return true
  }
}

/// The text between records that belongs to none of them.
package struct LineAsides {
  private var isAtStart = true
  private var hasReportedComments = false

  package init() {}

  /// What to return before the first line is read, such as the finding about a byte order mark.
  package mutating func beforeFirstLine(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing? {
    guard isAtStart else { return nil }
    let mark = ByteOrderMark.utf8
    if !atEnd, bytes.count < mark.count, mark.starts(with: bytes) { return .more }
    isAtStart = false
    guard bytes.starts(with: mark) else { return nil }
    return .finding(.byteOrderMark)
  }

  /// The finding about a comment line; only the first one is reported.
  package mutating func comment(at line: Range<Int>) -> Framing? {
    guard !hasReportedComments else { return nil }
    hasReportedComments = true
    let finding = FindingDraft(
      .commentLine,
      "comments on lines of their own belong to no record and are not kept",
      at: line
    )
    return .finding(finding)
  }
}
