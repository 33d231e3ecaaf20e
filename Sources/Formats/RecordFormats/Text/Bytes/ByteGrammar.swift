import GameRecords

/// A grammar: how far a text has been read, and what comes next.
protocol ByteGrammar {
  /// The text.
  var bytes: UnsafeBufferPointer<UInt8> { get }
  /// How far it has been read.
  var offset: Int { get set }
}

extension ByteGrammar {
  /// The byte at an offset; `nil` after the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips bytes of some kind.
  @inline(__always)
  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while offset < bytes.count, isSkipped(bytes[offset]) { offset &+= 1 }
  }

  /// A range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> { bytes[range].trimmedRange }
}
