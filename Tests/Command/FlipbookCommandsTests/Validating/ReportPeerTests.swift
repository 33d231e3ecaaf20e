import Foundation
import TestSupport
import Testing

/// Reports are read by other programs, or checked against their schemas.
@Suite(.waits) struct ReportPeerTests {
  /// A report about all samples, broken ones included, and a missing file.
  static func report(_ format: String) throws -> Program.Run {
    try Program.flipbook.run(
      ["validate", "--format", format, "--max-findings", "all", "--max-findings-in-all", "all"]
        + ["Samples", "Samples/none"]
    )
  }

  /// The number of each finding's rule, from a separate report about the same inputs.
  static func codes() throws -> [String] {
    try report("json").text.matches(of: /"code":"(FB\d+)","severity":"[a-z]+","message"/)
      .map { String($0.1) }
  }

  /// The number of records.
  static func records() throws -> Int {
    let text = try report("text").text
    return try #require(text.firstMatch(of: /(\d+) records,/).flatMap { Int($0.1) })
  }

  @Test(.needs(.jsonschema))
  func `JSON matches the schema that the program prints`() throws {
    let rows = try ForeignReader.readJSON(Self.report("json").output)
    #expect(rows.count == (try Self.codes().count))
    #expect(rows.contains { $0.prefix(2) == ["Samples/none", "unreadable-input"] })
  }

  @Test(.needs(.python3))
  func `JUnit's XML has a case for each record`() throws {
    let rows = try ForeignReader.readJUnit(Self.report("junit").output)
    #expect(rows.count { $0[1].hasPrefix("record ") } == (try Self.records()))
    #expect(rows.contains { $0.prefix(2) == ["Samples/none", "input"] })
  }

  @Test(.needs(.jsonschema))
  func `GitLab finds what it requires, and no fingerprint twice`() throws {
    let rows = try ForeignReader.readGitLab(Self.report("gitlab").output)
    #expect(rows.count == (try Self.codes().count))
  }

  @Test func `GitHub's runner finds annotations and nothing else`() throws {
    let run = try Self.report("github")
    let lines = run.text.split(separator: "\n")
    let commands = lines.dropLast().compactMap(WorkflowCommand.init)
    #expect(commands.count == lines.count - 1)
    #expect(commands.map(\.name) == commands.map(\.name).sorted { $0 == "error" && $1 != "error" })
    for name in ["error", "warning", "notice"] {
      #expect(commands.count { $0.name == name } == 10)
    }
    #expect(lines.last.map { WorkflowCommand($0) } == .some(nil))
    #expect(lines.last?.hasSuffix(" findings without annotation)") == true)
    for command in commands {
      let path = try #require(command.properties["file"])
      #expect(FileManager.default.fileExists(atPath: path) || path == "Samples/none")
      #expect(command.properties["title"]?.wholeMatch(of: /[a-z0-9-]+ \(FB\d{4}\)/) != nil)
      #expect(!command.message.isEmpty)
    }
  }

  @Test func `the date of a report is that of the run, or a requested one`() throws {
    func date(_ environment: [String: String]) throws -> String? {
      try Program.flipbook.run(
        ["validate", "--format", "junit", "Samples/json/tie.json"],
        environment: environment
      ).text.firstMatch(of: /timestamp="([^"]*)"/).map { String($0.1) }
    }
    #expect(try date(["SOURCE_DATE_EPOCH": "951782399"]) == "2000-02-28T23:59:59")
    #expect(try date(["SOURCE_DATE_EPOCH": "0"]) == "1970-01-01T00:00:00")
    for nonsense in ["", "x", "-1", "99999999999999999999"] {
      let year = try #require(try date(["SOURCE_DATE_EPOCH": nonsense])?.prefix(4))
      #expect(try #require(Int(year)) > 2020)
    }
  }

  @Test func `the schema of reports is printed`() throws {
    let run = try Program.flipbook.run(["schema", "report"])
    let path = "Sources/Checks/Reporters/JSON/report.schema.json"
    #expect(run.output == Repository.bytes(of: path))
  }
}
