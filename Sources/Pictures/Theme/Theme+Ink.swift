extension Theme.Palette {
  /// A colour for numbers that is readable on pieces of a tone: the other one, unless it is
  /// too similar.
  func ink(on tone: Piece.Tone) -> Colour {
    let candidates = [disk(tone.opposite), .black, .white]
    // WCAG 2.2 requires 4.5.
    return candidates.first { $0.contrast(to: disk(tone)) >= 4.5 } ?? disk(tone.opposite)
  }
}

extension Theme.Palette {
  /// The colour of the line around pieces on the page, which is visible around both tones, so that they
  /// are equally large.
  var rim: Colour { text.mixed(with: page, 0.5) }
}
