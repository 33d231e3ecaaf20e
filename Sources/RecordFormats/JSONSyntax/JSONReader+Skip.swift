import GameRecords

extension JSONReader {
  /// Reads over a value of any kind, and finds every error in it that can be found without knowing
  /// what it means.
  mutating func skipValue() throws(JSONError) {
    let outer = depth
    // One bit for each open bracket, the innermost lowest: whether it is an object.
    var objects: UInt64 = 0
    repeat {
      var isFirst = false
      switch try peek() {
      case .object:
        try openObject()
        objects = objects << 1 | 1
        isFirst = true
      case .array:
        try openArray()
        objects = objects << 1
        isFirst = true
      case .string: try check(readText())
      case .number: _ = try readNumber()
      case .boolean: try skipWord(bytes[offset] == UInt8(ascii: "t") ? "true" : "false")
      case .null: try skipWord("null")
      }
      // Close what ends here, and come to the next value.
      while depth > outer {
        if objects & 1 == 1 {
          if let key = try nextKey(&isFirst) {
            try check(key)
            break
          }
        } else if try nextElement(&isFirst) {
          break
        }
        objects >>= 1
        isFirst = false
      }
    } while depth > outer
  }

  private mutating func skipWord(_ word: StaticString) throws(JSONError) {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, contents(offset..<end, equal: word),
      end == bytes.count || !Self.isWordByte(bytes[end])
    else {
      throw foundHere.range.upperBound == bytes.count && isPrefix(of: word)
        ? truncated() : unexpected(expected: "a value")
    }
    offset = end
  }

  private func isPrefix(of word: StaticString) -> Bool {
    word.withUTF8Buffer { $0.starts(with: bytes[offset...]) }
  }

  private func check(_ text: JSONText) throws(JSONError) { _ = try string(text) }

  /// Whether some bytes are a word in ASCII.
  @inline(__always)
  func contents(_ range: Range<Int>, equal word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    let start = word.utf8Start
    for index in 0..<range.count where bytes[range.lowerBound + index] != start[index] {
      return false
    }
    return true
  }
}
