@testable import FlipbookCommandsTests
import Foundation
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookCommandsTests.FixTests

@Suite(.waits) struct FixTests {
  @Test(.needs(.patch), arguments: Basics.samples)
  func `the diff leads to the repaired file`(path: String) throws {
    let bytes = Repository.bytes(of: path)
    guard !bytes.contains(0) else { return }
    let scratch = try ScratchFolder()
    for name in ["a", "b"] { _ = try scratch.write(bytes, as: name) }
    let format = try formatName(of: path)
    let from = format.map { ["--from", $0] } ?? []
    let diff = try Program.flipbook.run(
      ["fix", "--check", "--diff", "a"] + from,
      in: scratch.url
    )
    _ = try Program.flipbook.run(["fix", "b"] + from, in: scratch.url)
    guard !diff.output.isEmpty else {
      #expect(try Basics.bytes(of: "b", in: scratch.url) == bytes)
      return
    }
    let patch = try Tool.patch.program
    let run = try patch.run(["-p1", "--binary"], input: diff.output, in: scratch.url)
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(try Basics.bytes(of: "a", in: scratch.url) == Basics.bytes(of: "b", in: scratch.url))
  }

  /// The format of a sample by its name, for a copy without an extension.
  private func formatName(of path: String) throws -> String? {
    let run = try Program.flipbook.run(["formats", "--detect", path])
    return run.text.firstMatch(of: /: ([a-z-]+) \(/).map { String($0.1) }
  }
}
