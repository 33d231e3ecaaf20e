public import GameRecords
public import RecordValidation

/// What a project has decided about the validation and conversion of its records: the content of a file
/// `.flipbook.json`.
public struct Configuration: Hashable, Sendable {
  /// The name of the file, which is looked for in the folder of each input and above.
  public static let fileName = FolderSettings.fileName

  /// Which rules are reported, and how much they matter.
  public var rules = RuleSettings()
  /// How many findings of each severity are reported for an input.
  public var maxFindings: Int?
  /// What records may lose in a strict conversion.
  public var allowedLosses: FactSet = []
  /// What is left out of folders; the patterns are for paths from the file's folder.
  public var exclude = PathPatterns()
  /// Whether what Git ignores is left out of folders.
  public var followsGitignore: Bool?
  /// What holds for some paths alone, the later ones after the earlier ones.
  var overrides: [ConfigurationOverride] = []
  /// The file of findings that are known already, as it is written in the configuration.
  public var baseline: String?

  /// The JSON Schema (draft 2020-12) of the file.
  public static var schema: [UInt8] { PackageResources.configuration_schema_json }

  /// A configuration that decides nothing.
  public init() {}

  /// Takes over what the configuration says of a path.
  /// - Parameter path: the path from the file's folder.
  public mutating func follow(overridesFor path: String) {
    for override in overrides where override.files.mean(path) {
      rules.follow(override.choices)
      maxFindings = override.maxFindings ?? maxFindings
      allowedLosses = override.allowedLosses ?? allowedLosses
    }
  }

  /// Reads a configuration.
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - source: its name, for findings.
  /// - Throws: everything that is wrong with it.
  public init(_ bytes: [UInt8], from source: String) throws(ConfigurationError) {
    var reader = ConfigurationReader(SourceText(ofSettings: bytes, from: source))
    let configuration = reader.read()
    guard reader.findings.isEmpty else { throw ConfigurationError(findings: reader.findings) }
    self = configuration
  }
}

/// What a configuration says of some paths.
struct ConfigurationOverride: Hashable, Sendable {
  /// The paths, from the configuration's folder.
  var files = PathPatterns()
  /// What is decided about rules there.
  var choices = RuleChoices()
  /// How many findings of each severity are reported of an input there.
  var maxFindings: Int?
  /// What records may lose there.
  var allowedLosses: FactSet?
}

/// What is wrong with a configuration.
public struct ConfigurationError: Error, Sendable {
  /// At least one finding, in the order of the text.
  public let findings: [Finding]
}

extension ConfigurationError: CustomStringConvertible {
  /// What is wrong, a line for each finding.
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
