import Foundation
import Platform
@testable import RecordStreams
import TestSupport
import Testing

@Suite struct `A file that is replaced by its own repair` {
  @Test(arguments: ["rewritten", "longer", "replaced", "removed", "unchanged"])
  func `must not have changed since it was read`(change: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("f5d6", as: "a.txt")
    let input = InputPath(path)
    let place = try OutputGuard(sparing: [input], isInPlace: true).place(path, madeOf: input)
    var output = try OutputFile.open(place)
    var bytes = Array("f5 d6\n".utf8)
    try output.write(&bytes)
    switch change {
    case "rewritten": try Data("f5d3".utf8).write(to: URL(filePath: path))
    case "longer":
      let file = try FileSystem.open(path, .writeOnly, options: .append)
      try file.writeBytes(Array("c3".utf8))
      file.release()
    case "replaced": try FileSystem.rename(try scratch.write("f5d6", as: "b.txt"), to: path)
    case "removed": try FileSystem.remove(path)
    default: break
    }
    let present = scratch.bytes(of: "a.txt")
    do throws(FileError) {
      try output.commit()
      #expect(change == "unchanged")
      #expect(scratch.bytes(of: "a.txt") == Array("f5 d6\n".utf8))
    } catch {
      #expect(change != "unchanged")
      #expect(error.message == "another program changed the file; it is left as it is")
      #expect(scratch.bytes(of: "a.txt") == present)
    }
    #expect(scratch.names == (present == nil ? [] : ["a.txt"]))
  }
}
