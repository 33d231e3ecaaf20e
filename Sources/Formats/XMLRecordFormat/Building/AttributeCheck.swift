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
  /// The next byte to look at in the tag at the anchor, while its attributes are being counted.
  private var next: Int?
  private var quote: UInt8?
  private var count = 0

  /// A check of the tags from an offset.
  init(from offset: Int = 0) { anchor = offset }

  /// The offset of the next tag with too many attributes, or of what looks like one, such as in a
  /// comment.
  ///
  /// Looks only at the bytes before `end`.
  mutating func nextExcess(in window: InputWindow, upTo end: Int) -> Int? {
    // Bytes that are no longer there have been parsed.
    if anchor < window.start.offset { move(to: window.start.offset) }
    while end - anchor > Self.reach {
      if next == nil {
        let near = window[anchor + 1..<anchor + 1 + Self.reach]
        if let less = near.lastIndex(of: UInt8(ascii: "<")) {
          move(to: less + window.start.offset)
          continue
        }
        guard Self.beginsTag(window[anchor..<anchor + 2]) else {
          let rest = window[anchor + 1..<end]
          let less = rest.firstIndex(of: UInt8(ascii: "<")).map { $0 + window.start.offset }
          move(to: less ?? end - 1)
          continue
        }
      }
      let tag = anchor
      if countAttributes(in: window, upTo: end) { return tag }
      if next != nil { return nil }
    }
    return nil
  }

  /// Counts attributes by their values, and moves past the tag when it ends.
  /// - Returns: whether there are too many.
  private mutating func countAttributes(in window: InputWindow, upTo end: Int) -> Bool {
    let start = next ?? anchor + 1
    for (offset, byte) in zip(start..., window[start..<end]) {
      if byte == UInt8(ascii: "<") {
        move(to: offset)
        return false
      }
      if let quote {
        guard byte == quote else { continue }
        self.quote = nil
        count += 1
        guard count > Self.limit else { continue }
        move(to: offset)
        return true
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: ">"):
        move(to: offset)
        return false
      default: break
      }
    }
    next = end
    return false
  }

  private mutating func move(to offset: Int) {
    anchor = offset
    next = nil
    quote = nil
    count = 0
  }

  /// Whether two bytes begin a start tag.
  private static func beginsTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "<"), let second = bytes.last else { return false }
    return second > 0x20 && !"!?/<".utf8.contains(second)
  }
}
