extension Theme {
  /// Green, like most boards and programs.
  public static let classic = Theme(
    name: "classic",
    colours: Palette(
      page: Colour(0x14402F),
      text: Colour(0xF0F4EC),
      board: Colour(0x2A7F55),
      lines: Colour(0x123B29),
      dark: Colour(0x1C1C1E),
      light: Colour(0xF4F3EE),
      outline: Colour(0x16251E),
      mark: Colour(0xE8503A),
      legal: Colour(0x0A2619),
      hasDepth: true
    )
  )

  /// A wooden board.
  public static let wood = Theme(
    name: "wood",
    colours: Palette(
      page: Colour(0x4A2F1B),
      text: Colour(0xF6E9D6),
      board: Colour(0xC99A5B),
      lines: Colour(0x6E4A26),
      dark: Colour(0x2B1D14),
      light: Colour(0xF7EEDC),
      outline: Colour(0x3A2413),
      mark: Colour(0xCC3A2C),
      legal: Colour(0x6E4A26),
      hasDepth: true
    )
  )

  /// Black on white, for print.
  public static let paper = Theme(
    name: "paper",
    colours: Palette(
      page: .white,
      text: .black,
      board: .white,
      lines: Colour(0x444444),
      dark: .black,
      light: .white,
      outline: .black,
      mark: Colour(0x808080),
      legal: Colour(0x808080),
      hasDepth: false
    )
  )

  /// The strongest contrast.
  public static let highContrast = Theme(
    name: "high-contrast",
    colours: Palette(
      page: .black,
      text: .white,
      board: Colour(0x0050B8),
      lines: .white,
      dark: .black,
      light: .white,
      outline: .white,
      mark: Colour(0xE86A00),
      legal: Colour(0xFFE600),
      hasDepth: false
    )
  )

  /// For dark pages.
  public static let dark = Theme(
    name: "dark",
    colours: Palette(
      page: Colour(0x0D1117),
      text: Colour(0xC9D1D9),
      board: Colour(0x24503F),
      lines: Colour(0x12291F),
      dark: Colour(0x0B0C0E),
      light: Colour(0xDDE2E5),
      outline: Colour(0x0A1410),
      mark: Colour(0xD65327),
      legal: Colour(0x8FBFA5),
      hasDepth: true
    )
  )

  /// Light or dark, as the reader prefers.
  public static let auto: Theme = {
    var light = classic.colours
    light.page = .white
    light.text = Colour(0x1F2328)
    return Theme(name: "auto", colours: light, darkColours: dark.colours)
  }()

  /// All named themes, in the order in which the help lists them.
  public static let standard = [classic, wood, paper, highContrast, dark, auto]
}
