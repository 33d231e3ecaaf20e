import Flipbook
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct ConvertTests {
  @Test func `a save survives the way through XML and JSON byte for byte`() throws {
    let scratch = try ScratchFolder()
    for path in Repository.files(below: "Samples/save") {
      let save = Repository.bytes(of: path)
      let xml = scratch.url.appending(path: "a.xml").path
      let json = scratch.url.appending(path: "a.json").path
      #expect(try Program.flipbook.run(["convert", path, "-o", xml]).status == 0)
      #expect(try Program.flipbook.run(["convert", xml, "-o", json]).status == 0)
      let back = try Program.flipbook.run(["convert", json, "--to", "save"])
      #expect(back.output == save, "\(path)")
      #expect(back.errors == "")
    }
  }

  private static let games = FormatRegistry.standard.formats
    .filter { $0.isWritable && $0.stores(recordsOf: ReversiRecord.game) }
    .map(\.name)

  /// What reading an output warns about, writing it has warned about, for boards of all sizes.
  @Test(arguments: games)
  func `an output is read with no warning that was not given before`(name: String) throws {
    let scratch = try ScratchFolder()
    let output = scratch.url.appending(path: "output").path
    let number = Self.games.firstIndex(of: name) ?? 0
    let sizes = [(4, 4), (6, 6), (8, 8), (8, 10), (10, 10), (16, 16)].sample(3)
    for (index, (width, height)) in sizes.enumerated() {
      let size = try #require(BoardSize(width: width, height: height))
      let start = Position.initial(size: size)
      let record = ReversiRecord(
        id: "a",
        date: GameDate(year: 2026),
        start: start,
        moves: start.legalMoves.prefix(1).map(Move.placement)
      )
      let input = try FormatRegistry.standard.write([record], as: "json").bytes
      for options in [[], ["--strict"]].turn(number + index, of: 1) {
        let written = try Program.flipbook.run(
          ["convert", "--to", name, "-", "-o", output] + options,
          input: input
        )
        guard written.status == 0 else { continue }
        let read = try Program.flipbook.run(
          ["validate", "--from", name, "--no-config", "--format", "json", output]
        )
        let report = try JSONSerialization.jsonObject(with: Data(read.output)) as? [String: Any]
        let findings = report?["findings"] as? [[String: Any]] ?? []
        for finding in findings where finding["severity"] as? String != "note" {
          let rule = finding["rule"] as? String ?? ""
          #expect(written.errors.contains("[\(rule)]"), "\(size): \(rule)")
          #expect(options.isEmpty, "\(size): \(rule) with --strict")
        }
      }
    }
  }

  /// One bad record never hides the next, whether the others are written or not.
  @Test(arguments: FormatRegistry.standard.outputs.map(\.name).sample(3))
  func `all problems are reported with and without --keep-going`(format: String) throws {
    let scratch = try ScratchFolder()
    let output = scratch.url.appending(path: "output").path
    func problems(_ options: [String]) throws -> [Substring] {
      let command = ["convert", "--to", format, "-o", output, "Samples"]
      let run = try Program.flipbook.run(command + options)
      #expect(run.status == 2)
      return run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    }
    let all = try problems(["--keep-going"])
    #expect(all.count > 10)
    #expect(try problems([]) == all)
  }

  @Test func `an interrupted run leaves the old output as it was, and no other file`() throws {
    let scratch = try ScratchFolder()
    let old = try scratch.write("old", as: "out.jsonl")
    let running = try Program.flipbook.start(["convert", "--to", "jsonl", "-o", old, "-"])
    // More than a block, so that the output is open and waits for the rest.
    let text = String(repeating: "{\"flipbook\": 1}\n", count: 40_000)
    try running.type(text.utf8)
    #expect(waits { scratch.names.count == 2 })
    running.signal(SIGINT)
    #expect(running.wait().status == -SIGINT)
    #expect(scratch.names == ["out.jsonl"])
    #expect(scratch.bytes(of: "out.jsonl") == Array("old".utf8))
  }
}
