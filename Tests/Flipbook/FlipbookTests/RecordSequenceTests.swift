import Apps
import Foundation
import FoundationEssentials
import TestSupport
import Testing

/// Records are the same whether they are read one by one or all at once.
@Suite(.waits) struct `Records one by one` {
  static let samples = Repository.files(below: "Samples").filter { path in
    let bytes = Repository.bytes(of: path)
    let head = InputHead(of: bytes[...], isWhole: true)
    return (try? FormatRegistry.playing.recognise(head, of: path)) != nil
  }

  private static let formats = FormatRegistry.playing

  /// Everything that distinguishes records, as a text.
  private static func text(_ parsed: ParsedRecord) -> String {
    let findings = parsed.findings.map { "\($0.placedRule) \($0.message)" }
    return "\(parsed.number) \(parsed.reversi?.hashValue ?? 0) \(findings)"
  }

  @Test func `come from all samples`() { #expect(Self.samples.count > 60) }

  @Test(arguments: samples) func `come in order, on one core or on several`(
    path: String
  ) async throws {
    let file = Repository.root.appending(path: path).path
    let single = try Self.formats.records(inFile: file).map(Self.text)
    var several: [String] = []
    for await parsed in try Self.formats.records(inFile: file).concurrently(jobs: 3) {
      several.append(Self.text(parsed))
    }
    #expect(several == single)
    let format = try Self.formats.records(inFile: file).format
    // Bytes in memory have no tables next to them.
    guard format.companions.isEmpty else { return }
    let bytes = Repository.bytes(of: path)
    let inMemory = try Self.formats.read(bytes, as: format.name).map(Self.text)
    #expect(inMemory == single)
  }

  /// Broken samples: with full effort all, otherwise one of each format and one of none, because
  /// each takes a run of the command.
  private static let broken: [String] = {
    var known: Set<String> = []
    return Repository.files(below: "Samples/broken").filter { path in
      guard !path.hasSuffix(".findings") else { return false }
      let bytes = Repository.bytes(of: path)
      let head = InputHead(of: bytes[...], isWhole: true)
      let format = (try? FormatRegistry.playing.recognise(head, of: path))?.format.name
      return known.insert(format ?? "").inserted || Effort.isFull
    }
  }()

  @Test(arguments: broken)
  func `are repaired in the same way as by the command`(path: String) async throws {
    let bytes = Repository.bytes(of: path)
    let repaired = try? await RecordRepair().repair(bytes)
    let run = try Program.flipbook.run(["fix", "-"], input: bytes)
    guard let repaired else {
      #expect(run.status == 2)
      return
    }
    #expect(repaired.bytes == run.output)
    #expect(repaired.isChanged == (bytes != run.output))
    #expect(repaired.summary.hasErrors == (run.status == 1) || run.status == 2)
  }
}
