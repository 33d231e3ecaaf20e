/// The few colours of a picture: those of the theme, and mixtures of them for smooth edges.
struct GIFPalette {
  /// The colours by their numbers; the first stands for transparency.
  private(set) var colours: [Colour] = []
  /// The theme that the palette was made from.
  let theme: Theme.Palette

  /// The most colours that a palette can have.
  static let limit = 32
  /// The number of a pixel that does not change.
  static let transparent: UInt8 = 0

  /// Creates the palette for pictures.
  /// - Parameters:
  ///   - theme: the theme's colours.
  ///   - marksLegalMoves: whether legal moves are marked.
  ///   - hasNumbers: whether pieces have numbers.
  ///   - steps: the number of shades of the edges of disks.
  init(_ theme: Theme.Palette, marksLegalMoves: Bool, hasNumbers: Bool, steps: Int) {
    self.theme = theme
    var wanted = Self.wanted(theme, marksLegalMoves: marksLegalMoves, hasNumbers: hasNumbers)
    if steps > 2 {
      for ground in [theme.board, theme.light, theme.dark] {
        wanted += [0.25, 0.75].map { (theme.outline.mixed(with: ground, $0), true) }
      }
      wanted.append((theme.rim.mixed(with: theme.page, 0.5), true))
    }
    // Omit mixtures that look like another colour, and more of them if there are still too many.
    var tolerance = 4
    repeat {
      colours = [theme.page]
      for (colour, isMixed) in wanted {
        let least = isMixed ? tolerance * tolerance : 0
        let isNew = colours.dropFirst().allSatisfy { $0.difference(to: colour) > least }
        if isNew { colours.append(colour) }
      }
      tolerance += 2
    } while colours.count > Self.limit
  }

  /// Returns the number of the colour that is most similar to another one.
  func index(of colour: Colour) -> UInt8 {
    var best = 0
    var least = Int.max
    for (index, other) in colours.enumerated().dropFirst() {
      let difference = colour.difference(to: other)
      if difference < least { (best, least) = (index, difference) }
    }
    return UInt8(best)
  }

  /// Returns a brush for a colour.
  func brush(_ colour: Colour) -> Brush { Brush(colour, self) }

  /// Returns all colours, and whether each is a mixture, which may be omitted.
  ///
  /// Those that change most often come first, because pictures with only small numbers take less
  /// space.
  private static func wanted(
    _ theme: Theme.Palette,
    marksLegalMoves: Bool,
    hasNumbers: Bool
  ) -> [(Colour, isMixed: Bool)] {
    var wanted: [(Colour, isMixed: Bool)] = []
    func add(_ colours: Colour...) { wanted += colours.map { ($0, false) } }
    func mix(_ a: Colour, _ b: Colour, _ shares: Double...) {
      wanted += shares.map { (a.mixed(with: b, $0), true) }
    }
    add(theme.page, theme.text)
    mix(theme.text, theme.page, 0.5, 0.25, 0.75)
    for tone in Piece.Tone.allCases { wanted += theme.shades(tone).map { ($0.colour, false) } }
    add(theme.outline, theme.board, theme.mark)
    mix(theme.outline, theme.light, 0.5)
    mix(theme.outline, theme.board, 0.5)
    add(theme.rim)
    mix(theme.outline, theme.dark, 0.5)
    add(theme.lines)
    if marksLegalMoves {
      add(theme.legal)
      mix(theme.legal, theme.board, 0.5)
    }
    if hasNumbers {
      for tone in Piece.Tone.allCases {
        add(theme.ink(on: tone))
        mix(theme.ink(on: tone), theme.disk(tone), 0.5, 0.25, 0.75)
      }
    }
    mix(theme.mark, theme.light, 0.5)
    mix(theme.mark, theme.dark, 0.5)
    mix(theme.lines, theme.board, 0.5)
    return wanted
  }
}

/// Draws with one colour over the colours of a palette.
struct Brush {
  /// The number of levels of coverage of a pixel.
  static let levels = 4

  /// The number of the colour.
  let index: UInt8
  /// The colour numbers of the mixtures with each colour of the palette, for each level.
  private var mixtures: [UInt8]

  fileprivate init(_ colour: Colour, _ palette: GIFPalette) {
    index = palette.index(of: colour)
    mixtures = []
    mixtures.reserveCapacity(palette.colours.count * (Self.levels + 1))
    for (number, under) in palette.colours.enumerated() {
      mixtures.append(UInt8(number))
      for level in 1..<Self.levels {
        let mixture = under.mixed(with: colour, Double(level) / Double(Self.levels))
        mixtures.append(palette.index(of: mixture))
      }
      mixtures.append(index)
    }
  }

  /// Returns the colour number of a pixel that is partly covered.
  func over(_ under: UInt8, _ level: Int) -> UInt8 {
    mixtures[Int(under) * (Self.levels + 1) + level]
  }
}

extension Colour {
  /// Returns the perceived difference from another colour, as the square of a distance.
  fileprivate func difference(to other: Colour) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return (2 * red * red + 4 * green * green + 3 * blue * blue) / 3
  }
}
