/// The limits of what readers accept; each is named in the error that it causes.
public enum Limits {
  /// The bytes of one record: 16 MiB.
  public static let recordBytes = 16 << 20
  /// The bytes of one text, such as a name or a comment: 1 MiB.
  public static let textBytes = 1 << 20
  /// The depth of nested brackets or elements.
  public static let depth = 64
  /// The moves of one record, passes included.
  ///
  /// The largest board has 252 empty squares, and no two passes are needed in a row.
  public static let moves = 1_000
  /// The slides of one record of a sliding puzzle, of which large boards need many.
  public static let slides = 100_000
  /// The variations of one record, nested ones included, in formats that store game trees.
  ///
  /// A book of openings has some thousands; many more would take a hundred times the size of their
  /// text in memory.
  public static let variations = 100_000
  /// The tags of one record.
  public static let tags = 10_000
  /// The mode changes and resets of one record.
  public static let sessionChanges = 10_000
}
