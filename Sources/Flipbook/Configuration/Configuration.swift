public import GameRecords
public import RecordValidation

/// What a project has decided about the validation of its records: the content of a file
/// `.flipbook.json`.
public struct Configuration: Hashable, Sendable {
  /// The name of the file, which is looked for in the folder of each input and above.
  public static let fileName = ".flipbook.json"

  /// Which rules are told, and how much they matter.
  public var rules = RuleSettings()
  /// How many findings of each severity are told of an input.
  public var maxFindings: Int?
  /// The file of findings that are known already, as it is written in the configuration.
  public var baseline: String?

  /// The JSON Schema (draft 2020-12) of the file.
  public static var schema: [UInt8] { PackageResources.configuration_schema_json }

  /// A configuration that decides nothing.
  public init() {}

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

/// What is wrong with a configuration.
public struct ConfigurationError: Error, Sendable {
  /// At least one finding, in the order of the text.
  public let findings: [Diagnostic]
}
