package import ReversiRules

/// Reads moves as the programs of the field write them: squares in upper or lower case, and passes
/// in many forms.
package enum MoveSpelling {
  /// The square that some text names, such as `f5`, `F5` or `p16`; `nil` for any other text.
  package static func square(_ text: ArraySlice<UInt8>) -> Square? {
    guard let letter = text.first else { return nil }
    let x = (letter | 0x20) &- UInt8(ascii: "a")
    let digits = text.dropFirst()
    guard x < 16, (1...2).contains(digits.count), digits.first != UInt8(ascii: "0") else {
      return nil
    }
    var row = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      row = row * 10 + Int(digit)
    }
    return Square(x: Int(x), y: row - 1)
  }

  /// The square or the pass that some text names; `nil` for any other text.
  package static func move(_ text: ArraySlice<UInt8>) -> Move? {
    square(text).map(Move.placement) ?? (isPass(text) ? .pass : nil)
  }

  /// Whether some text is one of the forms of a pass, in upper or lower case.
  package static func isPass(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 4 else { return false }
    return passes.contains(String(decoding: text, as: UTF8.self).lowercased())
  }

  /// The side that a text names before its move, as in logs, `BLACK, d3`, `W: d6`, and in
  /// commands to engines, `play black f5`.
  /// - Returns: the side, and the bytes before the move; `nil` if none is named.
  package static func side(beginning text: ArraySlice<UInt8>) -> (side: Disk, length: Int)? {
    var rest = text
    for index in 0..<2 {
      let isWide = rest.first.map { $0 >= 0x80 } ?? false
      let word = rest.prefix(8).prefix { isWide ? $0 >= 0x80 : (0x61...0x7A).contains($0 | 0x20) }
      let name = String(decoding: word, as: UTF8.self).lowercased()
      rest = rest[word.endIndex...].drop { WhiteSpace.isSpaceOrTab($0) || ",:".utf8.contains($0) }
      if index == 0, name == "play" { continue }
      guard let side = sides[name], isWide || rest.startIndex > word.endIndex else { return nil }
      return (side, rest.startIndex - text.startIndex)
    }
    return nil
  }

  private static let sides: [String: Disk] = [
    "black": .dark, "b": .dark, "x": .dark, "dark": .dark, "黒": .dark, "●": .dark,
    "white": .light, "w": .light, "o": .light, "light": .light, "白": .light, "○": .light,
  ]

  /// The number of a judgement in PGN: `!`, `?`, `!!`, `??`, `!?` and `?!` are 1 to 6.
  package static func glyph(_ text: some Collection<UInt8>) -> UInt8? {
    glyphs.firstIndex { $0.utf8.elementsEqual(text) }.map { UInt8($0) + 1 }
  }

  /// The texts of the judgements 1 to 6 in PGN.
  package static let glyphs = ["!", "?", "!!", "??", "!?", "?!"]

  /// - `--`: kurnik, PlayOK, NBoard
  /// - `pass` and its beginnings: GGF of Welty's programs and Edax
  /// - `ps`: Egaroucid
  /// - `@@@@`: XBoard, OthelloTk
  /// - `tt`: SGF, out of habit from Go
  private static let passes: Set<String> = ["--", "p", "pa", "pas", "pass", "ps", "@@@@", "tt"]
}
