/// The definitions of white space that formats use.
@usableFromInline
package enum WhiteSpace {
  /// Whether a byte is ASCII white space, including line and page ends.
  @inlinable @inline(__always)
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Whether a byte is an ASCII control character that is not white space, as texts have none.
  package static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && !isBlank(byte) }

  /// Whether a byte is a space or a tab.
  @inlinable @inline(__always)
  package static func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a byte is white space in JSON and XML: a space, a tab, LF or CR.
  @inlinable @inline(__always)
  package static func isSpaceOrLineEnd(_ byte: UInt8) -> Bool {
    // The first comparison is nearly always enough.
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without white space at both ends.
  @inlinable
  package var trimmed: SubSequence { self[trimmedRange] }

  /// The range of the bytes without white space at both ends.
  @inlinable
  package var trimmedRange: Range<Index> { trimmedRange(of: WhiteSpace.isBlank) }

  /// The bytes without certain bytes at both ends.
  @inlinable @inline(__always)
  package func trimmed(of isSpace: (UInt8) -> Bool) -> SubSequence {
    self[trimmedRange(of: isSpace)]
  }

  /// The range of the bytes without certain bytes at both ends.
  ///
  /// The indices of what ``trimmed(of:)`` returns would be slower: a slice's indices run as generic
  /// code.
  @inlinable @inline(__always)
  package func trimmedRange(of isSpace: (UInt8) -> Bool) -> Range<Index> {
    var (start, end) = (startIndex, endIndex)
    while start < end, isSpace(self[start]) { formIndex(after: &start) }
    while start < end {
      let last = index(before: end)
      guard isSpace(self[last]) else { break }
      end = last
    }
    return start..<end
  }
}
