/// Judgements of moves as properties, and as PGN's numbers for them.
enum SGFGlyph {
  /// The number of a property with some value; `nil` if there is none.
  static func glyph(of property: SGFProperty?, _ value: some Collection<UInt8>) -> UInt8? {
    let isStrong = value.elementsEqual("2".utf8)
    guard isStrong || value.isEmpty || value.elementsEqual("1".utf8) else { return nil }
    switch property {
    case .good: return isStrong ? 3 : 1
    case .bad: return isStrong ? 4 : 2
    case .interesting where !isStrong: return 5
    case .doubtful where !isStrong: return 6
    default: return nil
    }
  }

  /// The property with its value that stands for a number; `nil` if there is none.
  static func text(of glyph: UInt8) -> String? {
    switch glyph {
    case 1: "TE[1]"
    case 2: "BM[1]"
    case 3: "TE[2]"
    case 4: "BM[2]"
    case 5: "IT[]"
    case 6: "DO[]"
    default: nil
    }
  }
}
