import FrameRendering

/// Colours of a theme that are hard to distinguish.
struct ThemeWeakness {
  /// The settings of the colours, the one to change first.
  let keys: [String]
  /// The colours and their contrast.
  let message: String
  /// The contrast that they should have.
  let help: String

  /// The contrast that WCAG 2.2 requires of text that is not large (1.4.3).
  static let leastOfText = 4.5
  /// The contrast that WCAG 2.2 requires of graphics that must be distinguishable (1.4.11).
  static let leastOfDisks = 3.0
  /// The contrast that a disk, or its outline, needs on the board: less than the lowest in the
  /// standard themes, 2.1:1 for dark disks on the board of the dark theme.
  static let leastOnBoard = 2.0
  /// The contrast that marks need on disks and on the board.
  static let leastOfMarks = 1.5
}

extension Theme.Palette {
  /// The colours that are hard to distinguish.
  var weaknesses: [ThemeWeakness] {
    // What is behind a transparent page is not known.
    [pageOpacity < 128 ? nil : text(on: page), disks].compactMap(\.self)
      + [("dark", dark), ("light", light)].compactMap(self.disk)
      + [
        mark("legal", legal, on: ("board", board)), mark("mark", mark, on: ("dark", dark)),
        mark("mark", mark, on: ("light", light)),
      ].compactMap(\.self)
  }

  private func text(on page: Colour) -> ThemeWeakness? {
    let contrast = text.contrast(to: page)
    guard contrast < ThemeWeakness.leastOfText else { return nil }
    return ThemeWeakness(
      keys: ["text", "page"],
      message: "text \(text) on page \(page) has a contrast of \(ratio(contrast))",
      help: "choose colours with at least \(ratio(ThemeWeakness.leastOfText)), "
        + "or some people cannot read it"
    )
  }

  private var disks: ThemeWeakness? {
    let contrast = dark.contrast(to: light)
    guard contrast < ThemeWeakness.leastOfDisks else { return nil }
    return ThemeWeakness(
      keys: ["dark", "light"],
      message:
        "dark disks \(dark) next to light ones \(light) have a contrast of \(ratio(contrast))",
      help: "choose colours with at least \(ratio(ThemeWeakness.leastOfDisks)), "
        + "or some people cannot distinguish the sides"
    )
  }

  private func disk(_ side: String, _ colour: Colour) -> ThemeWeakness? {
    let contrast = colour.contrast(to: board)
    let outlined = outline.contrast(to: board)
    guard max(contrast, outlined) < ThemeWeakness.leastOnBoard else { return nil }
    return ThemeWeakness(
      keys: [side, "board", "outline"],
      message: "\(side) disks \(colour) on board \(board) have a contrast of \(ratio(contrast)), "
        + "and their outline \(outline) of \(ratio(outlined))",
      help: "choose colours with at least \(ratio(ThemeWeakness.leastOnBoard)) for the disks or "
        + "for their outline, or some people cannot see them"
    )
  }

  private func mark(
    _ name: String,
    _ colour: Colour,
    on ground: (name: String, colour: Colour)
  ) -> ThemeWeakness? {
    let contrast = colour.contrast(to: ground.colour)
    guard contrast < ThemeWeakness.leastOfMarks else { return nil }
    return ThemeWeakness(
      keys: [name, ground.name],
      message: "\(name) \(colour) on \(ground.name) \(ground.colour) has a contrast of "
        + ratio(contrast),
      help: "choose colours with at least \(ratio(ThemeWeakness.leastOfMarks)), "
        + "or some people cannot see the mark"
    )
  }

  private func ratio(_ contrast: Double) -> String {
    // Rounded down, so that too low a contrast never looks sufficient.
    let tenths = Int(contrast * 10)
    return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
  }
}
