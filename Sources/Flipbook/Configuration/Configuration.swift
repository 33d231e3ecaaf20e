public import GameRecords
public import RecordChecks

/// A project's settings for the validation and conversion of its records: the content of a
/// `.flipbook.json` file.
public struct Configuration: Hashable, Sendable {
  /// The name of the file, which is searched in the folder of each input and in its parents.
  public static let fileName = FolderSettings.fileName

  /// The rules that report, and their severities.
  public var rules = RuleSettings()
  /// The maximum number of findings of each severity that are listed for an input.
  public var maxFindings: Int?
  /// The facts that records may lose in a strict conversion.
  public var allowedLosses: FactSet = []
  /// Paths that are left out of folders, relative to the folder of the file.
  public var exclude = PathPatterns()
  /// Whether files that Git ignores are left out of folders.
  public var followsGitignore: Bool?
  /// Settings for some paths; later entries take precedence over earlier ones.
  var overrides: [ConfigurationOverride] = []
  /// The path of the baseline file, as written in the configuration.
  public var baseline: String?

  /// The JSON Schema (draft 2020-12) of the file.
  public static var schema: [UInt8] { PackageResources.configuration_schema_json }

  /// Creates a configuration without settings.
  public init() {}

  /// Applies the overrides for a path.
  /// - Parameter path: the path, relative to the folder of the file.
  public mutating func follow(overridesFor path: String) {
    for override in overrides where override.files.match(path) {
      rules.follow(override.choices)
      maxFindings = override.maxFindings ?? maxFindings
      allowedLosses = override.allowedLosses ?? allowedLosses
    }
  }

  /// Reads a configuration.
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - source: its name, for findings.
  /// - Throws: all findings about it.
  public init(_ bytes: [UInt8], from source: String) throws(ConfigurationError) {
    var reader = ConfigurationReader(SourceText(ofSettings: bytes, from: source))
    let configuration = reader.read()
    guard reader.findings.isEmpty else { throw ConfigurationError(findings: reader.findings) }
    self = configuration
  }
}

/// A configuration's settings for some paths.
struct ConfigurationOverride: Hashable, Sendable {
  /// The paths, relative to the folder of the configuration.
  var files = PathPatterns()
  /// The choices of rules.
  var choices = RuleChoices()
  /// The maximum number of findings of each severity that are listed for an input.
  var maxFindings: Int?
  /// The facts that records may lose.
  var allowedLosses: FactSet?
}

/// The findings about an invalid configuration.
public struct ConfigurationError: Error, Sendable {
  /// At least one finding, in the order of the text.
  public let findings: [Finding]
}

extension ConfigurationError: CustomStringConvertible {
  /// The findings, one on each line.
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
