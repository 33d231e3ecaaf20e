import GameRecords

/// Finds start tags with more attributes than the limit, before the parser compares each of them
/// with all others.
///
/// Looks at hardly any bytes: such a tag is long and contains no other `<`.
struct AttributeCheck {
  /// The attributes of one tag, declarations of namespaces included.
  static let limit = 256
  /// What is said about a tag beyond the limit.
  static let message = "a tag with more than \(limit) attributes"
  /// Every tag beyond the limit is longer: each attribute is at least ` a=""`.
  private static let reach = 5 * limit

  /// The offset of a `<`, or of a byte before the next one.
  private var anchor: Int

  /// A check of the tags from an offset.
  init(from offset: Int = 0) { anchor = offset }

  /// The offset of the next tag with too many attributes, or of what looks like one, such as in a
  /// comment.
  ///
  /// Looks only at the bytes before `end`.
  mutating func nextExcess(in window: InputWindow, upTo end: Int) -> Int? {
    // Bytes that are no longer there have been parsed.
    anchor = max(anchor, window.start.offset)
    while end - anchor > Self.reach {
      let near = window[anchor + 1..<anchor + 1 + Self.reach]
      if let less = near.lastIndex(of: UInt8(ascii: "<")) {
        anchor += less - near.startIndex + 1
        continue
      }
      let rest = window[anchor..<end]
      guard Self.beginsTag(rest) else {
        let less = rest.dropFirst().firstIndex(of: UInt8(ascii: "<"))
        anchor = less.map { anchor + $0 - rest.startIndex } ?? end - 1
        continue
      }
      let (length, hasTooMany) = Self.length(ofTag: rest)
      // Its rest comes later.
      guard let length else { return nil }
      let tag = anchor
      anchor += length
      if hasTooMany { return tag }
    }
    return nil
  }

  /// Counts the values of attributes.
  /// - Returns: the number of bytes before the end of the tag, if that is known, or before the value
  ///   that is one too many.
  private static func length(ofTag bytes: ArraySlice<UInt8>) -> (length: Int?, hasTooMany: Bool) {
    var quote: UInt8?
    var count = 0
    for (offset, byte) in bytes.enumerated().dropFirst() {
      switch byte {
      case UInt8(ascii: "<"): return (offset, false)
      case UInt8(ascii: ">") where quote == nil: return (offset, false)
      case quote:
        quote = nil
        count += 1
        if count > limit { return (offset, true) }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote ?? byte
      default: break
      }
    }
    return (nil, false)
  }

  /// Whether bytes begin with a start tag.
  private static func beginsTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "<"), let second = bytes.dropFirst().first else {
      return false
    }
    return second > 0x20 && !"!?/<".utf8.contains(second)
  }
}
