extension Theme.Palette {
  /// The colours of pieces of a tone, each up to a distance from the highlight, in radii.
  ///
  /// There are at most two, because every edge between colours takes space in each picture: a dark
  /// disk has a light spot, a light one a shadow.
  func shades(_ tone: Piece.Tone) -> [(limit: Double, colour: Colour)] {
    let rest = (limit: Double.infinity, colour: disk(tone))
    guard hasDepth else { return [rest] }
    switch tone {
    case .dark: return [(0.36, highlight(tone).mixed(with: disk(tone), 0.4)), rest]
    case .light: return [(1.12, disk(tone)), (.infinity, shade(tone))]
    }
  }

  /// The colour of the line around pieces on the page, which is visible around both tones, so that they
  /// are equally large.
  var rim: Colour { text.mixed(with: page, 0.5) }
}
