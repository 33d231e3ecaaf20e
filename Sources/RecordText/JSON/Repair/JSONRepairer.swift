import GameRecords

/// Repairs a text that is nearly JSON: missing and surplus commas, single quotation marks, keys
/// without quotation marks, comments, characters that must be escaped, invalid numbers, and
/// brackets that are not closed.
///
/// The whole text is repaired at once, because a reader only sees its first error.
struct JSONRepairer {
  /// The text, without white space at its end.
  let bytes: Slice<UnsafeBufferPointer<UInt8>>
  var offset = 0
  private(set) var edits: [Edit] = []
  /// Whether no edit is a guess.
  private var isSafe = true
  /// The end of the last word that was put into quotation marks.
  var wordEnd = -1
  /// The brackets that are open.
  var open: [UInt8] = []
  /// The end of the last thing that is neither white space nor a comment.
  var end = 0
  /// The offset of the last comma.
  var comma = 0

  /// No text worth repairing needs more.
  static let mostEdits = 10_000

  /// What must come next.
  enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd
  }

  /// The repair that turns a text into JSON; `nil` when none is known.
  static func repair(of source: SourceText) -> Repair? {
    source.bytes.withUnsafeBufferPointer { bytes in
      var repairer = JSONRepairer(bytes)
      guard repairer.repair(), repairer.edits.count <= mostEdits else { return nil }
      let edits = Self.joined(repairer.edits)
      guard !edits.isEmpty, bytes.applying(edits).withUnsafeBufferPointer(isJSON) else {
        return nil
      }
      return .edits(edits, isSafe: repairer.isSafe)
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let end = bytes.lastIndex { !WhiteSpace.isSpaceOrLineEnd($0) }.map { $0 + 1 } ?? 0
    self.bytes = bytes[..<end]
  }

  /// The edits in the order of the text; those that touch each other are joined.
  private static func joined(_ edits: [Edit]) -> [Edit] {
    let sorted = edits.enumerated().sorted { a, b in
      (a.element.range.lowerBound, a.element.range.upperBound, a.offset)
        < (b.element.range.lowerBound, b.element.range.upperBound, b.offset)
    }
    return sorted.reduce(into: []) { joined, next in
      let edit = next.element
      guard let last = joined.last, last.range.upperBound == edit.range.lowerBound else {
        return joined.append(edit)
      }
      let range = last.range.lowerBound..<edit.range.upperBound
      joined[joined.count - 1] = Edit(range, last.bytes + edit.bytes)
    }
  }

  private static func isJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = JSONReader(bytes)
    do throws(JSONError) {
      try reader.skipValue()
      try reader.finish()
      return reader.errors.total == 0
    } catch {
      return false
    }
  }

  // MARK: Edits

  mutating func replace(_ range: Range<Int>, with text: String, isGuess: Bool = false) {
    // One edit above the limit is enough to give up all of them.
    if edits.count <= Self.mostEdits { edits.append(Edit(range, text.utf8)) }
    if isGuess { isSafe = false }
  }

  /// Notes that the repair is a guess.
  mutating func noteGuess() { isSafe = false }

  mutating func insert(_ text: String, at offset: Int, isGuess: Bool = false) {
    replace(offset..<offset, with: text, isGuess: isGuess)
  }

  /// Removes the last comma, after which nothing has been edited.
  mutating func removeComma(isGuess: Bool = false) {
    replace(comma..<comma + 1, with: "", isGuess: isGuess)
  }

  // MARK: White space and comments

  /// Skips white space, and removes comments.
  /// - Returns: whether every comment has an end.
  mutating func skipSpace() -> Bool {
    while offset < bytes.count {
      let start = offset
      switch bytes[offset] {
      case let byte where WhiteSpace.isSpaceOrLineEnd(byte):
        offset += 1
        continue
      case UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: "/") where bytes[start...].starts(with: "//".utf8): skipLine()
      case UInt8(ascii: "/") where bytes[start...].starts(with: "/*".utf8):
        offset += 2
        while !bytes[offset...].starts(with: "*/".utf8) {
          guard offset < bytes.count else { return false }
          offset += 1
        }
        offset += 2
      default: return true
      }
      // Includes the space before it.
      var first = start
      while first > end, WhiteSpace.isSpaceOrTab(bytes[first - 1]) { first -= 1 }
      if let last = edits.last?.range.upperBound { first = max(first, last) }
      replace(first..<offset, with: "", isGuess: true)
    }
    return true
  }

  private mutating func skipLine() {
    while offset < bytes.count, !ByteCount.endsLine(bytes[offset]) { offset += 1 }
  }
}
