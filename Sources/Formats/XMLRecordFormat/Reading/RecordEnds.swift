import GameRecords

/// Where records seem to end: after the end tags of their elements, without looking at what is
/// around them.
struct RecordEnds {
  private let tags: [[UInt8]]

  /// The ends of elements with some names.
  init(of names: [String]) { tags = names.map { Array("</\($0)>".utf8) } }

  /// The index after the first end tag in some bytes.
  func first(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.lazy.compactMap { end(ofTagAt: $0, in: bytes) }.first
  }

  /// The index after the last end tag in some bytes.
  func last(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.reversed().lazy.compactMap { end(ofTagAt: $0, in: bytes) }.first
  }

  private func end(ofTagAt index: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes[index] == UInt8(ascii: "<") else { return nil }
    let tag = tags.first { bytes[index...].starts(with: $0) }
    return tag.map { index + $0.count }
  }
}
