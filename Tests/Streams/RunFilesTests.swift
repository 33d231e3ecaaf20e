import Foundation
@testable import RecordStreams
import TestSupport
import Testing

/// What one run does with files is nothing to another one in the same process.
@Suite struct `Two runs in one process` {
  @Test func `each look for stale files`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.url.appending(path: "a").path
    for number in 0..<3 {
      let stale = try scratch.write("", as: ".flipbook-tmp-aB345\(number)")
      let file = try OutputFile.open(OutputGuard(sparing: []).place(path))
      #expect(!FileManager.default.fileExists(atPath: stale))
      try file.commit()
    }
  }

  @Test func `may write the table that the other has read, and read what it has written`() throws {
    let scratch = try ScratchFolder()
    let table = InputPath(try scratch.write("names", as: "a.jou"))
    let (first, second) = (RunFiles(), RunFiles())
    first.noteRead(try #require(try table.version))
    #expect(throws: FileError.self) {
      try OutputGuard(sparing: [], files: first).place(table.path)
    }
    #expect(throws: Never.self) {
      try OutputGuard(sparing: [], files: second).place(table.path)
    }
    first.noteWritten(try #require(try table.identity))
    #expect(try first.unwritten([table]).isEmpty)
    #expect(try !second.unwritten([table]).isEmpty)
  }
}
