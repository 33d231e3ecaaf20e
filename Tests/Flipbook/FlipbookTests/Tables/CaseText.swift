/// The text or bytes of a case in `Tests/Data`.
///
/// `⟦` and `⟧` enclose the places of findings, `⟨EF BB BF⟩` are bytes, and `⟨9 × ab⟩` repeats what
/// follows the sign.
struct CaseText {
  private indirect enum Piece {
    case letter(Unicode.Scalar)
    case byte(UInt8)
    case times(Int, [Piece])

    var bytes: [UInt8] {
      switch self {
      case .letter(let scalar): Array(String(scalar).utf8)
      case .byte(let byte): [byte]
      case .times(let count, let pieces): Self.repeated(pieces.flatMap(\.bytes), count)
      }
    }

    /// Repeats some bytes, in a time that is short without optimisation too.
    private static func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
      guard count > 1 else { return count == 1 ? bytes : [] }
      let half = repeated(bytes, count / 2)
      return half + half + (count.isMultiple(of: 2) ? [] : bytes)
    }
  }

  private let pieces: [Piece]
  /// The bytes of the text without its marks.
  let bytes: [UInt8]

  /// Reads a text; one that is not closed stops the test run.
  init(_ notation: String) {
    var rest = notation.unicodeScalars.filter { $0 != "⟦" && $0 != "⟧" }[...]
    pieces = Self.pieces(&rest)
    bytes = pieces.flatMap(\.bytes)
  }

  /// Shows the bytes of a binary format, and others as text with its bytes that are not UTF-8.
  init(_ bytes: [UInt8], isBinary: Bool) {
    self.bytes = bytes
    if !isBinary, let text = String(validating: bytes, as: UTF8.self) {
      pieces = text.unicodeScalars.map(Piece.letter)
    } else {
      pieces = bytes.map { isBinary || $0 > 0x7F ? .byte($0) : .letter(Unicode.Scalar($0)) }
    }
  }

  private static func pieces(_ rest: inout Substring.UnicodeScalarView) -> [Piece] {
    var pieces: [Piece] = []
    while let scalar = rest.popFirst(), scalar != "⟩" {
      guard scalar == "⟨" else {
        pieces.append(.letter(scalar))
        continue
      }
      let words = rest.split(separator: " ", maxSplits: 2)
      if words.count == 3, words[1].elementsEqual("×".unicodeScalars),
        let count = Int(String(words[0]))
      {
        rest = words[2]
        pieces.append(.times(count, Self.pieces(&rest)))
        continue
      }
      let bytes = rest.prefix { $0 != "⟩" }
      rest = rest.dropFirst(bytes.count + 1)
      pieces += bytes.split(separator: " ").map { word in
        guard let byte = UInt8(String(word), radix: 16) else { fatalError("\(word) is no byte") }
        return .byte(byte)
      }
    }
    return pieces
  }

  /// Returns the text with marks around some places.
  func marked(_ ranges: [Range<Int>]) -> String {
    var signs: [Int: String] = [:]
    for range in ranges where !range.isEmpty { signs[range.upperBound, default: ""] += "⟧" }
    for range in ranges where range.isEmpty { signs[range.lowerBound, default: ""] += "⟦⟧" }
    for range in ranges where !range.isEmpty { signs[range.lowerBound, default: ""] += "⟦" }
    var text = ""
    var bytes: [UInt8] = []
    func endBytes() {
      if !bytes.isEmpty { text += "⟨\(bytes.map(Self.hex).joined(separator: " "))⟩" }
      bytes = []
    }
    var offset = 0
    func write(_ pieces: [Piece]) {
      for piece in pieces {
        if let sign = signs.removeValue(forKey: offset) {
          endBytes()
          text += sign
        }
        switch piece {
        case .byte(let byte):
          bytes.append(byte)
          offset += 1
        case .letter(let scalar):
          endBytes()
          text.unicodeScalars.append(scalar)
          offset += UTF8.width(scalar)
        case .times(let count, let pieces):
          writeRepeated(count, pieces)
        }
      }
    }
    /// Writes out only the repetitions in which a mark is.
    func writeRepeated(_ count: Int, _ pieces: [Piece]) {
      endBytes()
      let length = max(1, pieces.reduce(0) { $0 + $1.bytes.count })
      var rest = count
      while rest > 0 {
        endBytes()
        text += signs.removeValue(forKey: offset) ?? ""
        let next = signs.keys.filter { $0 > offset && $0 < offset + rest * length }.min()
        let whole = next.map { ($0 - offset) / length } ?? rest
        if whole > 1 {
          text += "⟨\(whole) × \(CaseText(pieces).marked([]))⟩"
          offset += whole * length
        }
        for _ in 0..<(whole == 1 ? 1 : 0) + (next == nil ? 0 : 1) { write(pieces) }
        rest -= whole + (next == nil ? 0 : 1)
      }
    }
    write(pieces)
    endBytes()
    return text + signs.values.joined()
  }

  private init(_ pieces: [Piece]) {
    (self.pieces, bytes) = (pieces, [])
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
