import Testing

/// Validates documents with `xmllint`.
public struct XMLSchemaValidator {
  private let schema: [UInt8]

  /// Creates a validator for the bytes of an XML Schema.
  public init(_ schema: [UInt8]) { self.schema = schema }

  /// Returns for each document whether it is valid.
  public func validate(_ documents: [[UInt8]]) throws -> [Bool] {
    let folder = try ScratchFolder()
    let schema = try folder.write(schema, as: "schema")
    let paths = try documents.enumerated().map { try folder.write($1, as: "\($0).xml") }
    let run = try Tool.xmllint.program.run(["--noout", "--nonet", "--schema", schema] + paths)
    let words = run.text + run.errors
    #expect(!words.contains("error : Internal") && !words.contains("failed to compile"))
    return paths.map { words.contains($0 + " validates") }
  }
}
