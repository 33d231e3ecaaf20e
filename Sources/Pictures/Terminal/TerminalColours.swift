/// The colours that a terminal can show.
public enum TerminalColours: Hashable, Sendable {
  /// None: shapes distinguish the disks.
  case none
  /// The 16 named colours, which users can change.
  case named
  /// The 256 colours that most terminals have.
  case indexed
  /// Every colour.
  case full
}

extension TerminalColours {
  /// Returns a parameter of `ESC [ … m`, the terminal's control sequence for text styles (ECMA-48,
  /// "SGR").
  func parameter(_ colour: Colour, isBackground: Bool) -> String {
    let kind = isBackground ? "48" : "38"
    return switch self {
    case .none: ""
    case .named: "\(Self.name(of: colour) + (isBackground ? 40 : 30))"
    case .indexed: "\(kind);5;\(Self.index(of: colour))"
    case .full: "\(kind);2;\(colour.red);\(colour.green);\(colour.blue)"
    }
  }

  /// Returns the number of the most similar named colour: 0 to 7, and 60 to 67 for bright ones.
  ///
  /// It goes by hue: the nearest colour would often have another name, because names say little
  /// about intensity.
  static func name(of colour: Colour) -> Int {
    let parts = [colour.red, colour.green, colour.blue].map { Double($0) / 255 }
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    if most < 0.3 { return 0 }
    if most - least < 0.25 * most { return most < 0.55 ? 60 : most < 0.85 ? 7 : 67 }
    // A part belongs to the name if it is closer to the strongest part than to the weakest.
    let bits = parts.enumerated().filter { $0.element - least > (most - least) * 0.55 }
      .reduce(0) { $0 | 1 << $1.offset }
    return bits + (most > 0.7 ? 60 : 0)
  }

  /// The levels of red, green and blue in the cube of 216 colours, which begin at number 16.
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// Returns the number of the nearest of the 256 colours.
  ///
  /// The first 16 are not used, because users can change them.
  static func index(of colour: Colour) -> Int {
    func nearest(_ part: UInt8) -> Int {
      levels.indices.min { distance(levels[$0], part) < distance(levels[$1], part) } ?? 0
    }
    let steps = [colour.red, colour.green, colour.blue].map(nearest)
    let cube = Colour(red: levels[steps[0]], green: levels[steps[1]], blue: levels[steps[2]])
    // 24 greys follow the cube, from 8 in steps of 10.
    let mean = (Int(colour.red) + Int(colour.green) + Int(colour.blue)) / 3
    let step = min(23, max(0, (mean - 3) / 10))
    let level = UInt8(8 + 10 * step)
    let grey = Colour(red: level, green: level, blue: level)
    return distance(grey, colour) < distance(cube, colour)
      ? 232 + step : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  private static func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }

  private static func distance(_ a: Colour, _ b: Colour) -> Int {
    zip([a.red, a.green, a.blue], [b.red, b.green, b.blue])
      .reduce(0) { $0 + distance($1.0, $1.1) * distance($1.0, $1.1) }
  }
}
