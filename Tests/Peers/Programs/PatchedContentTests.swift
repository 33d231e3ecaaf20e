import Flipbook
import Foundation
@testable import RecordStreams
@testable import RecordStreamsTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = RecordStreamsTests.`A file with some bytes replaced`

@Suite(.waits) struct `A file with some bytes replaced` {
  @Test(
    .needs(.patch),
    arguments: 0..<60 as Range<UInt64>
  )
  func `has a difference that patch can apply`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lines = (0..<Int.random(in: 0...40, using: &generator)).map { "line \($0)" }
    let end = Bool.random(using: &generator) ? "\n" : ""
    let file = lines.isEmpty ? [] : Array((lines.joined(separator: "\n") + end).utf8)
    var content = PatchedContent(length: file.count)
    for _ in 0..<2 {
      content = content.applying(Basics.edits(upTo: content.length, using: &generator))
    }
    let expected = Basics.bytes(of: content, over: file)
    let diff = UnifiedDiff.text(file, content, path: Array("file".utf8))
    let scratch = try ScratchFolder()
    try Data(file).write(to: scratch.url.appending(path: "file"))
    let patch = try Tool.patch.program
    let run = try patch.run(["-p1", "--fuzz=0"], input: diff, in: scratch.url)
    #expect(run.status == 0, "\(run.text)\(run.errors)\(String(decoding: diff, as: UTF8.self))")
    let patched = (try? Data(contentsOf: scratch.url.appending(path: "file"))) ?? Data()
    #expect(Array(patched) == expected)
  }
}
