public import ArgumentParser
import Flipbook
import TerminalPlay

/// `flipbook schema`: prints the schema of one of the project's own formats.
struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the schema of one of flipbook's own formats, reports or files"
  )

  @Option(
    help: """
      Schema language. For xml: rng (RELAX NG), rnc (RELAX NG, compact syntax) or xsd (XML \
      Schema). For all others: json (JSON Schema 2020-12).
      """
  )
  var language: Schema.Language?

  @Argument(
    help: ArgumentHelp("What the schema describes: \(Self.formats.joined(separator: ", "))."),
    completion: .list(Self.formats)
  )
  var format: String

  private static var formats: [String] {
    Schema.all.map(\.format).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func validate() throws {
    _ = try schema()
  }

  func run() async throws {
    try await reportingOutputFailures {
      try StandardOutput.write(schema().bytes)
      return .clean
    }
  }

  private func schema() throws -> Schema {
    let schemas = Schema.all.filter { $0.format == format }
    guard !schemas.isEmpty else {
      let known = Self.formats.joined(separator: ", ")
      throw ValidationError("there is no schema for “\(format)”; there are schemas for \(known)")
    }
    guard let schema = schemas.first(where: { language == nil || $0.language == language }) else {
      let languages = schemas.map(\.language.rawValue).joined(separator: ", ")
      throw ValidationError("the schema of \(format) is available in \(languages)")
    }
    return schema
  }
}

extension Schema.Language: ExpressibleByArgument {}
