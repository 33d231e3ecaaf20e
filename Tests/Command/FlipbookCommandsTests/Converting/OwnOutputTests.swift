import Flipbook
import Foundation
import TestSupport
import Testing

/// A run does not read its own outputs.
@Suite(.waits) struct OwnOutputTests {
  private func shell(_ script: String, in scratch: ScratchFolder) throws -> Program.Run {
    let shell = Program.shell
    return try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
  }

  /// Each format with a game without findings or with one; with full effort, with both.
  private static let choices: [(form: String, games: String)] =
    ReporterRegistry.reporters.enumerated().flatMap { number, reporter in
      ["f5d6\n", "f5d6\nf5a1\n"].turn(number, of: 1).map { (form: reporter.name, games: $0) }
    }

  @Test(arguments: choices)
  func `a report in a folder is not an input of the next run`(form: String, games: String) throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(games, as: "m.txt")
    let command = "$0 validate . --format json --output \(form)=r.txt"
    let first = try shell(command, in: scratch)
    let report = scratch.bytes(of: "r.txt")
    #expect(first.status == (games.contains("a1") ? 1 : 0), "\(first.text)\(first.errors)")
    let second = try shell(command, in: scratch)
    #expect(second.status == first.status)
    #expect(second.text.contains("left out, because this run writes to it: ./r.txt"))
    #expect(second.text.contains("\"files\":1,\"unreadable\":0"), "\(second.text)")
    #expect(report?.isEmpty == false && scratch.bytes(of: "r.txt")?.isEmpty == false)
    // Nor is it an input of a run without reports, if its format can be recognised.
    guard games.contains("a1") || form != "gitlab" else { return }
    let other = try shell("$0 validate . --format json; $0 stats --format csv .", in: scratch)
    #expect(other.text.contains("\"files\":1,\"unreadable\":0"), "\(other.text)")
    #expect(other.text.contains("inputs,files,1"))
    #expect(other.errors == "")
  }

  @Test func `only reports are recognised as reports`() throws {
    for path in Repository.files(below: "Samples") {
      let isReport = ReporterRegistry.isReport(Repository.bytes(of: path))
      #expect(isReport == path.hasSuffix(".findings"), "\(path)")
    }
  }

  @Test func `a report in a watched folder is not validated`() throws {
    let scratch = try ScratchFolder()
    let script = """
      printf 'f5d6\\n' > m.txt
      $0 validate --watch . --output json=r.json > out.log 2> .err & watch=$!
      wait_for() { for i in $(seq 300); do grep -q "$1" $2 2>/dev/null && return; sleep 0.05; done; }
      wait_for watching .err; printf 'f5a1\\n' > m.txt
      wait_for 'on a1' out.log; printf 'f5h8\\n' > m.txt; wait_for 'on h8' out.log
      kill -TERM $watch; wait $watch; cat .err
      """
    let run = try shell(script, in: scratch)
    #expect(run.text.contains("m.txt"))
    #expect(!run.text.contains("r.json"), "\(run.text)")
  }
}
