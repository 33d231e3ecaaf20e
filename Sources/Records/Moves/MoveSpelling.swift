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

  /// Whether some text is one of the forms of a pass, in upper or lower case.
  package static func isPass(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 4 else { return false }
    return passes.contains(String(decoding: text, as: UTF8.self).lowercased())
  }

  /// - `--`: kurnik, PlayOK, NBoard
  /// - `pass` and its beginnings: GGF of Welty's programs and Edax
  /// - `ps`: Egaroucid
  /// - `@@@@`: XBoard, OthelloTk
  /// - `tt`: SGF, out of habit from Go
  private static let passes: Set<String> = ["--", "p", "pa", "pas", "pass", "ps", "@@@@", "tt"]
}
