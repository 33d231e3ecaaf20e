import Flipbook
import TestSupport
import Testing

/// A binary file with contradictory numbers is read as far as possible, with a finding.
@Suite struct DatabaseDamageTests {
  static let file = TestFile.samples(of: "wthor").first { $0.path.hasSuffix(".wtb") }

  @Test(arguments: [0, 1, 2, 4, 7, 1_000_000, 0xFFFF_FFFF])
  func `a count that disagrees with the size hides no game`(count: Int) throws {
    let file = try #require(Self.file)
    let whole = try file.read().compactMap(\.reversi)
    #expect(whole.count == 3)
    var bytes = file.bytes
    for index in 0..<4 { bytes[4 + index] = UInt8(count >> (8 * index) & 0xFF) }
    let parsed = try file.with(bytes).read()
    #expect(parsed.compactMap(\.reversi) == whole)
    let findings = parsed.flatMap(\.findings).filter { $0.severity > .note }
    #expect(!findings.isEmpty)
    #expect(findings.contains { $0.message.contains("\(count)") }, "\(findings.map(\.message))")
  }

  @Test func `a game that is cut off hides none of the games before it`() throws {
    let file = try #require(Self.file)
    let whole = try file.read().compactMap(\.reversi)
    for missing in 1...67 {
      let parsed = try file.with(Array(file.bytes.dropLast(missing))).read()
      #expect(parsed.compactMap(\.reversi).prefix(2) == whole.prefix(2))
      #expect(parsed.flatMap(\.findings).contains { $0.severity == .error }, "\(missing)")
    }
  }

  @Test func `a number without a name is kept and reported`() throws {
    let file = try #require(Self.file)
    for companion in ["players", "tournaments"] {
      var options = file.options
      let table = try #require(options.companions[companion])
      let length = companion == "players" ? 20 : 26
      var shorter = Array(table.dropLast(length))
      shorter[8] -= 1
      options.companions[companion] = shorter
      let parsed = try TestFile(
        path: file.path,
        format: file.format,
        bytes: file.bytes,
        options: options
      ).read()
      #expect(parsed.compactMap(\.reversi).count == 3)
      #expect(parsed.compactMap(\.reversi).contains { !$0.tags.isEmpty })
      #expect(parsed.flatMap(\.findings).contains { $0.severity > .note }, "\(companion)")
    }
  }
}
