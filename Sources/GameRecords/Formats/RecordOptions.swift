/// What a reader needs to know beside the input itself.
public struct ReadingOptions: Sendable {
  /// One of the format's ``RecordFormat/dialects``, or `nil` when the user has named none.
  public var dialect: String?
  /// The bytes of the companion files that were found, by the name of the ``Companion``.
  public var companions: [String: [UInt8]]

  /// Options; by default nothing is known.
  public init(dialect: String? = nil, companions: [String: [UInt8]] = [:]) {
    self.dialect = dialect
    self.companions = companions
  }
}

/// How an output is to be written.
public struct WritingOptions: Sendable {
  /// Whether one record comes, or any number.
  public var layout: WritingLayout
  /// One of the format's ``RecordFormat/passSpellings``, or `nil` for the usual one.
  public var passSpelling: String?
  /// Whether files can be written beside the output.
  public var allowsCompanions: Bool
  /// The bytes of companion files that the output is to continue, by the name of the ``Companion``.
  public var companions: [String: [UInt8]]

  /// Options; by default everything is as usual.
  public init(
    _ layout: WritingLayout,
    passSpelling: String? = nil,
    allowsCompanions: Bool = true,
    companions: [String: [UInt8]] = [:]
  ) {
    self.companions = companions
    self.layout = layout
    self.passSpelling = passSpelling
    self.allowsCompanions = allowsCompanions
  }
}

/// Whether a writer is to write one record or a collection.
public enum WritingLayout: Hashable, Sendable {
  /// Exactly one record.
  case single
  /// Any number of records.
  case collection
}

/// A file that belongs beside files of a format, such as a table of names.
public struct Companion: Hashable, Sendable {
  /// What it holds, as the option that names it on the command line: for example `players`.
  public let name: String
  /// Its file name extension without the dot.
  public let fileExtension: String
  /// The names, in lower case and without the extension, that one for all files of a folder has, the
  /// most usual one first.
  public let customaryStems: [String]

  /// A kind of file.
  public init(name: String, fileExtension: String, customaryStems: [String] = []) {
    self.name = name
    self.fileExtension = fileExtension
    self.customaryStems = customaryStems
  }
}
