/// Which bytes are white space, in each of the senses that texts have of it.
@usableFromInline
package enum WhiteSpace {
  /// Whether a byte is white space of ASCII, which ends lines and pages too.
  @inlinable @inline(__always)
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Whether a byte is a space or a tab, which stay on the line.
  @inlinable @inline(__always)
  package static func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a byte is white space of JSON and XML: a space, a tab, LF or CR.
  @inlinable @inline(__always)
  package static func isSpaceOrLineEnd(_ byte: UInt8) -> Bool {
    // Nearly always the first comparison is the only one.
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without white space at both ends.
  @inlinable
  package var trimmed: SubSequence { self[trimmedRange] }

  /// Where the bytes without white space at both ends are.
  @inlinable
  package var trimmedRange: Range<Index> { trimmedRange(of: WhiteSpace.isBlank) }

  /// The bytes without those of some kind at both ends.
  @inlinable @inline(__always)
  package func trimmed(of isSpace: (UInt8) -> Bool) -> SubSequence {
    self[trimmedRange(of: isSpace)]
  }

  /// Where the bytes without those of some kind at both ends are.
  ///
  /// Not the indices of what ``trimmed(of:)`` returns: a slice's are generic code at run time.
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
