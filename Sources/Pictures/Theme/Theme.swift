/// The look of a picture.
public struct Theme: Hashable, Sendable {
  /// The name for `--theme`.
  public var name: String
  /// The colours.
  public var colours: Palette
  /// The colours for readers who prefer dark pages, if they differ; outputs that cannot adapt use
  /// ``colours``.
  public var darkColours: Palette?

  /// Creates a theme.
  public init(name: String, colours: Palette, darkColours: Palette? = nil) {
    self.name = name
    self.colours = colours
    self.darkColours = darkColours
  }

  /// The colours of a picture's parts.
  public struct Palette: Hashable, Sendable {
    /// The area around the board.
    public var page: Colour
    /// How much the area around the board hides what is behind the picture, 0 to 255; outputs that
    /// must have a background ignore it.
    public var pageOpacity: UInt8 = 255
    /// The letters and numbers on the page.
    public var text: Colour
    /// The squares.
    public var board: Colour
    /// The lines between the squares and around the board.
    public var lines: Colour
    /// Dark's disks.
    public var dark: Colour
    /// Light's disks.
    public var light: Colour
    /// The line around each disk.
    public var outline: Colour
    /// The mark on the disk that was placed last.
    public var mark: Colour
    /// The mark on squares where a disk may be placed.
    public var legal: Colour
    /// Whether disks look round, with a highlight, or flat as in print.
    public var hasDepth: Bool

    /// Creates the colours of all parts.
    public init(
      page: Colour,
      text: Colour,
      board: Colour,
      lines: Colour,
      dark: Colour,
      light: Colour,
      outline: Colour,
      mark: Colour,
      legal: Colour,
      hasDepth: Bool
    ) {
      self.page = page
      self.text = text
      self.board = board
      self.lines = lines
      self.dark = dark
      self.light = light
      self.outline = outline
      self.mark = mark
      self.legal = legal
      self.hasDepth = hasDepth
    }

    /// Returns the colour of disks of a tone.
    func disk(_ tone: Piece.Tone) -> Colour { tone == .dark ? dark : light }

    /// Returns the colour of disks of a tone where the light falls on them.
    func highlight(_ tone: Piece.Tone) -> Colour {
      hasDepth ? disk(tone).mixed(with: .white, tone == .dark ? 0.3 : 0.6) : disk(tone)
    }

    /// Returns the colour of disks of a tone in the shade.
    func shade(_ tone: Piece.Tone) -> Colour {
      hasDepth ? disk(tone).mixed(with: .black, tone == .dark ? 0.35 : 0.14) : disk(tone)
    }
  }
}

extension Theme.Palette {
  /// The colour of the cursor around a square, which must be visible on the squares and next to the
  /// lines.
  var cursor: Colour {
    func least(_ colour: Colour) -> Double {
      min(colour.contrast(to: board), colour.contrast(to: lines))
    }
    return least(page) > least(text) ? page : text
  }
}
