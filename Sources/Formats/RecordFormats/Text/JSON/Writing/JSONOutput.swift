import GameRecords
import ReversiRules

/// Appends JSON to a buffer and keeps track of commas, lines and indentation.
@usableFromInline
package struct JSONOutput {
  package var bytes: [UInt8]
  /// Whether everything is on one line, without any space that is not needed.
  package let isCompact: Bool
  /// Whether text that would have an effect in logs and pages is escaped too: characters that
  /// reorder text, the ends of HTML scripts, and the commands of build servers.
  private let isInert: Bool
  /// The text between a key and its value.
  private let colon: StaticString
  /// How far lines are indented.
  private var indentation: Int
  /// Whether a comma must come before the next member or element.
  private var needsComma = false

  package init(
    appendingTo bytes: consuming [UInt8],
    isCompact: Bool,
    isInert: Bool = false,
    colon: StaticString? = nil,
    indentation: Int = 0
  ) {
    self.bytes = bytes
    self.isCompact = isCompact
    self.isInert = isInert
    self.colon = colon ?? (isCompact ? ":" : ": ")
    self.indentation = indentation
  }

  /// How the members or elements between two brackets are laid out.
  package enum Spread {
    /// Side by side.
    case line
    /// Each on a line of its own, unless everything is on one line.
    case block
  }

  // MARK: Structure

  package mutating func open(_ bracket: Unicode.Scalar, _ spread: Spread = .line) {
    bytes.append(UInt8(ascii: bracket))
    if spread == .block { indentation += 2 }
    needsComma = false
  }

  package mutating func close(_ bracket: Unicode.Scalar, _ spread: Spread = .line) {
    if spread == .block {
      indentation -= 2
      breakLine()
    }
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// Begins the next member or element.
  package mutating func next(_ spread: Spread = .line) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if spread == .block {
      breakLine()
    } else if needsComma, !isCompact {
      bytes.append(UInt8(ascii: " "))
    }
    needsComma = true
  }

  /// Begins the next member and writes its key, which needs no escapes.
  package mutating func key(_ key: StaticString, _ spread: Spread = .line) {
    next(spread)
    // Collected first, because each append to an array has a cost.
    let count = key.utf8CodeUnitCount
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 2) { quoted in
      quoted.initialize(repeating: UInt8(ascii: "\""))
      UnsafeMutableRawBufferPointer(quoted).baseAddress?.advanced(by: 1)
        .copyMemory(from: key.utf8Start, byteCount: count)
      bytes.append(contentsOf: UnsafeBufferPointer(quoted))
    }
    colon.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Begins the next member and writes its key, which needs no escapes.
  package mutating func key(_ key: String, _ spread: Spread = .line) {
    next(spread)
    word(key)
    colon.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func breakLine() {
    guard !isCompact else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  // MARK: Values

  /// Writes a text that needs no escapes, such as a fixed word.
  package mutating func word(_ word: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: word.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes `true`, `false` or `null`.
  package mutating func literal(_ literal: String) { bytes.append(contentsOf: literal.utf8) }

  package mutating func number(_ number: Double) {
    bytes.append(contentsOf: NumberText.text(of: number).utf8)
  }

  package mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  /// Writes any text.
  ///
  /// Escapes what JSON requires, and what confuses editors and terminals: the controls from
  /// U+007F to U+009F and the separators U+2028 and U+2029.
  package mutating func text(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var plain = 0
      var index = 0
      while index < utf8.count {
        let length = lengthOfEscaped(in: utf8, at: index)
        guard length > 0 else {
          index += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain..<index]))
        let character = String(decoding: utf8[index..<index + length], as: UTF8.self)
        for scalar in character.unicodeScalars {
          bytes.append(contentsOf: Self.escape(scalar).utf8)
        }
        index += length
        plain = index
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// How many bytes the character at an index has if it must be escaped, otherwise 0.
  @inline(__always)
  private func lengthOfEscaped(in utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: 1
    case 0xC2 where utf8[index + 1] < 0xA0: 2
    case 0xE2 where utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8: 3
    case 0xD8, 0xE2, 0xEF, UInt8(ascii: "<"), UInt8(ascii: "["):
      isInert ? Self.lengthOfActive(in: utf8, at: index) : 0
    default: 0
    }
  }

  /// How many bytes the character at an index has if it has an effect where the text is shown,
  /// otherwise 0.
  ///
  /// Such a character reorders the text around it: U+061C, U+200E, U+200F, U+202A to U+202E, and
  /// U+2066 to U+2069; or must not be shown: U+FEFF, U+FFFE and U+FFFF; or begins `</` or `<!`,
  /// which end a script in HTML; or ends `##[`, with which some build servers begin a command.
  private static func lengthOfActive(in utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    case UInt8(ascii: "<"):
      index + 1 < utf8.count && [0x21, 0x2F].contains(utf8[index + 1]) ? 1 : 0
    case UInt8(ascii: "["):
      index > 1 && utf8[index - 1] == 0x23 && utf8[index - 2] == 0x23 ? 1 : 0
    default:
      switch (utf8[index], utf8[index + 1]) {
      case (0xD8, 0x9C): 2
      case (0xE2, 0x80)
      where [0x8E, 0x8F, 0xAA, 0xAB, 0xAC, 0xAD, 0xAE].contains(utf8[index + 2]): 3
      case (0xE2, 0x81) where (0xA6...0xA9).contains(utf8[index + 2]): 3
      case (0xEF, 0xBB) where utf8[index + 2] == 0xBF: 3
      case (0xEF, 0xBF) where utf8[index + 2] >= 0xBE: 3
      default: 0
      }
    }
  }

  /// The escape of a character of the basic plane.
  package static func escape(_ character: Unicode.Scalar) -> String {
    switch character {
    case "\u{08}": "\\b"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\u{0C}": "\\f"
    case "\r": "\\r"
    case "\"", "\\": "\\\(character)"
    default: "\\u" + NumberText.hexadecimal(UInt64(character.value), digits: 4)
    }
  }
}
