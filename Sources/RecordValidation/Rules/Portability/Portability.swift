internal import GameRecords
internal import ReversiRules

/// What checks of portability ask.
extension ValidationSubject {
  /// Whether the record was read from a file of a format.
  func isRead(as format: String) -> Bool { record.origin?.format == format }

  /// The number of the first pass that is written.
  var firstPass: Int? { record.moves.firstIndex(of: .pass).map { $0 + 1 } }

  /// The bytes of the record's text at some offsets.
  func bytes(at range: Range<Int>) -> ArraySlice<UInt8> {
    parsed.source.bytes.dropFirst(range.lowerBound).prefix(range.count)
  }
}
