import ArgumentParser
import Flipbook
import TerminalOutput

/// `flipbook schema`: prints the schema of one of the project's own formats.
struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the schema of one of flipbook's own formats, reports or files"
  )

  @Argument(
    help: ArgumentHelp("What the schema describes: \(Self.formats.joined(separator: ", "))."),
    completion: .list(Self.formats)
  )
  var format: String

  private static var formats: [String] { Known.schemas.map(\.format) }

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
    guard let schema = Known.schemas.first(where: { $0.format == format }) else {
      let known = Self.formats.joined(separator: ", ")
      throw ValidationError("there is no schema for “\(format)”; there are schemas for \(known)")
    }
    return schema
  }
}
