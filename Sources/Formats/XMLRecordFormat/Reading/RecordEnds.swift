import GameRecords

/// Where records seem to end: after the end tags of their elements, without looking at what is
/// around them.
struct RecordEnds {
  private let tags: [[UInt8]]

  /// The ends of elements with some names.
  init(of names: [String]) { tags = names.map { Array("</\($0)>".utf8) } }

  /// The index after the first end tag in some bytes.
  func first(in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let less = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[less...]
      if let tag = tags.first(where: { rest.starts(with: $0) }) { return less + tag.count }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The index after the last end tag in some bytes.
  func last(in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let less = rest.lastIndex(of: UInt8(ascii: "<")) {
      if let tag = tags.first(where: { bytes[less...].starts(with: $0) }) {
        return less + tag.count
      }
      rest = rest[..<less]
    }
    return nil
  }
}
