public import ReversiRules

/// What a reader needs to know in addition to the input.
public struct ReadingOptions: Sendable {
  /// One of the format's ``RecordFormat/dialects``, or `nil` if the user has named none.
  public var dialect: String?
  /// The side to move of boards that name none, or `nil` if the user has named none.
  public var turn: Disk?
  /// The bytes of the companion files that were found, by the name of the ``Companion``.
  public var companions: [String: [UInt8]]
  /// Whether to keep what the app showed, for formats that are logs of its sessions
  /// (``ParsedRecord/screens``).
  public var keepsScreens: Bool
  /// Whether to report what readers skip silently, such as comments of XML: it would be lost if
  /// the input were written again.
  public var reportsSkipped: Bool
  /// The number of parts of an input that a reader may read at the same time.
  public var jobs: Int

  /// Creates options; by default nothing is known, and an input is read part by part.
  public init(
    dialect: String? = nil,
    turn: Disk? = nil,
    companions: [String: [UInt8]] = [:],
    keepsScreens: Bool = false,
    reportsSkipped: Bool = false,
    jobs: Int = 1
  ) {
    self.dialect = dialect
    self.turn = turn
    self.companions = companions
    self.keepsScreens = keepsScreens
    self.reportsSkipped = reportsSkipped
    self.jobs = jobs
  }
}

/// How to write an output.
public struct WritingOptions: Sendable {
  /// Whether the output is for one record or for any number.
  public var layout: WritingLayout
  /// One of the format's ``RecordFormat/passSpellings``, or `nil` for the usual one.
  public var passSpelling: String?
  /// Whether files can be written next to the output.
  public var allowsCompanions: Bool
  /// The rows and columns of a table.
  public var table: TableLayout
  /// The bytes of existing companion files that the output extends, by the name of the
  /// ``Companion``.
  public var companions: [String: [UInt8]]
  /// The text of the record in whose place the output is written, without the beginning and the end
  /// of a file; `nil` if the output is a file of its own.
  package var replaced: SourceText?

  /// Creates options.
  public init(
    _ layout: WritingLayout,
    passSpelling: String? = nil,
    table: TableLayout = TableLayout(),
    allowsCompanions: Bool = true,
    companions: [String: [UInt8]] = [:]
  ) {
    self.companions = companions
    self.table = table
    self.layout = layout
    self.passSpelling = passSpelling
    self.allowsCompanions = allowsCompanions
  }
}

/// The rows and columns of a table that records are written as.
public struct TableLayout: Hashable, Sendable {
  /// What has a row of its own.
  public var rows: Rows
  /// The names of fields of flipbook-find(1), and of moves if these are the rows; `nil` for the usual
  /// ones.
  public var columns: [String]?

  /// Creates a layout; by default each record has a row, with the usual columns.
  public init(rows: Rows = .records, columns: [String]? = nil) {
    (self.rows, self.columns) = (rows, columns)
  }

  /// What has a row of its own in a table.
  public enum Rows: String, Hashable, CaseIterable, Sendable {
    /// Each record.
    case records
    /// Each move, passes included.
    case moves
  }
}

/// Whether a writer writes one record or a collection.
public enum WritingLayout: Hashable, Sendable {
  /// Exactly one record.
  case single
  /// Any number of records.
  case collection
}

/// A file that belongs next to files of a format, such as a table of names.
public struct Companion: Hashable, Sendable {
  /// What it contains; also the name of its command-line option, for example `players`.
  public let name: String
  /// Its file name extension without the dot.
  public let fileExtension: String
  /// The usual names of a companion for all files of a folder, the most common first, in lower case
  /// and without the extension.
  public let customaryStems: [String]

  /// Creates a kind of companion file.
  public init(name: String, fileExtension: String, customaryStems: [String] = []) {
    self.name = name
    self.fileExtension = fileExtension
    self.customaryStems = customaryStems
  }
}
