import Foundation
import TestSupport
import Testing

/// The videos that are made as the documentation says.
@Suite(.waits) struct `A video` {
  @Test func `has a list of the times of its frames, which is written like them`() throws {
    let scratch = try ScratchFolder()
    func render(_ options: String...) throws -> Program.Run {
      try Program.flipbook.run(
        ["render", "--frames", scratch.url.path, "--by", "move", "--hold", "5s", "--speed", "2"]
          + ["Samples/json/flip-order.json"] + options
      )
    }
    #expect(try render().status == 0)
    let list = scratch.bytes(of: "frames.ffconcat").map { String(decoding: $0, as: UTF8.self) }
    #expect(
      list == """
        ffconcat version 1.0
        file 'frame-0001.svg'
        duration 0.250
        file 'frame-0002.svg'
        duration 2.500
        file 'frame-0002.svg'

        """
    )
    for name in scratch.names.filter({ $0.hasSuffix(".svg") }) {
      try FileManager.default.removeItem(at: scratch.url.appending(path: name))
    }
    _ = try scratch.write("mine", as: "frames.ffconcat")
    let run = try render("--no-clobber")
    #expect(run.status == 74 && run.errors.contains("frames.ffconcat: error: already exists"))
    #expect(scratch.bytes(of: "frames.ffconcat") == Array("mine".utf8))
  }
}
