import GameRecords

extension JSONReader {
  /// Skips a value of any kind, and finds every error in it that does not depend on its meaning;
  /// strings that are too long or not UTF-8 only if it `checksTexts`.
  package mutating func skipValue(checksTexts: Bool = true) throws(JSONError) {
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
      case .string:
        let text = try readText()
        if checksTexts { check(text) }
      case .number: _ = try readNumber()
      case .boolean: try skipWord(bytes[offset] == UInt8(ascii: "t") ? "true" : "false")
      case .null: try skipWord("null")
      }
      // Close what ends here, and move to the next value.
      while depth > outer {
        if objects & 1 == 1 {
          if let key = try nextKey(&isFirst) {
            if checksTexts { check(key) }
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

  /// Reports a text that is too long or not UTF-8.
  package mutating func check(_ text: JSONText) {
    guard text.hasEscapes || text.hasWideCharacters || text.range.count > Limits.textBytes else {
      return
    }
    do throws(JSONError) {
      _ = try string(text)
    } catch {
      report(error.rule, error)
    }
  }

  /// Whether some bytes are a word in ASCII.
  @inline(__always)
  package func contents(_ range: Range<Int>, equal word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    let start = word.utf8Start
    for index in 0..<range.count where bytes[range.lowerBound + index] != start[index] {
      return false
    }
    return true
  }
}
