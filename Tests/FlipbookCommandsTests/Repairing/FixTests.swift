import Foundation
import TestSupport
import Testing

@Suite(.waits) struct FixTests {
  static let samples = BrokenSamplesTests.samples

  /// The findings of a file by rule, as `validate` counts them.
  private static func counts(of file: String, in folder: URL) throws -> [String: Int] {
    let run = try Program.flipbook.run(["validate", "--format", "json", file], in: folder)
    let report = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let summary = report?["summary"] as? [String: Any]
    let rules = summary?["rules"] as? [[String: Any]] ?? []
    return rules.reduce(into: [:]) { counts, rule in
      if let name = rule["rule"] as? String { counts[name] = rule["count"] as? Int }
    }
  }

  static func bytes(of file: String, in folder: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: file)))
  }

  @Test(arguments: samples, [false, true])
  func `repaired findings are gone, no others appear, and a second run changes nothing`(
    path: String,
    isBold: Bool
  ) throws {
    let scratch = try ScratchFolder()
    let before = Repository.bytes(of: path)
    let file = try scratch.write(before, as: URL(filePath: path).lastPathComponent)
    let name = URL(filePath: file).lastPathComponent
    let options = isBold ? ["--unsafe"] : []
    let found = try Self.counts(of: name, in: scratch.url)

    let look = try Program.flipbook.run(["fix", "--check", name] + options, in: scratch.url)
    #expect(try Self.bytes(of: name, in: scratch.url) == before)
    let run = try Program.flipbook.run(["fix", name] + options, in: scratch.url)
    let after = try Self.bytes(of: name, in: scratch.url)
    let left = try Self.counts(of: name, in: scratch.url)
    #expect(look.errors.contains("would repair") == (after != before))
    #expect(run.errors.contains(": repaired ") == (after != before))
    #expect(run.output.isEmpty)
    for (rule, count) in left { #expect(count <= found[rule, default: 0], "\(rule)") }
    if after != before {
      #expect(left.values.reduce(0, +) < found.values.reduce(0, +))
    }

    let again = try Program.flipbook.run(["fix", name] + options, in: scratch.url)
    #expect(again.status == run.status)
    #expect(!again.errors.contains(": repaired "))
    #expect(try Self.bytes(of: name, in: scratch.url) == after)
    #expect(scratch.names == [name])
  }
}
