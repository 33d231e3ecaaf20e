import Foundation
import Platform
import TestSupport
import Testing

@testable import RecordStreams

@Suite struct `A file whose end is rewritten` {
  /// A file as it should be.
  private struct Expected {
    var bytes: [UInt8]
    var settled: Int

    /// Replaces the end with other bytes, of which the first ones do not change again.
    mutating func change(using generator: inout SeededGenerator) -> FileEnd {
      let head = (0..<2).map { _ in UInt8.random(in: 1...9, using: &generator) }
      let new = (0..<Int.random(in: 0...3_000, using: &generator)).map { _ in
        UInt8.random(in: 10...255, using: &generator)
      }
      let offset = max(2, settled)
      bytes = Array(bytes.prefix(offset))
      bytes += [UInt8](repeating: 0, count: offset - bytes.count) + new
      bytes.replaceSubrange(0..<2, with: head)
      settled = offset + (new.isEmpty ? 0 : Int.random(in: 0...new.count, using: &generator))
      return FileEnd(offset: offset, bytes: new, head: head, settled: settled)
    }
  }

  @Test(arguments: [0, 2, 5_000])
  func `always has the new end after the bytes that stay`(size: Int) throws {
    var generator = SeededGenerator(seed: UInt64(size))
    let scratch = try ScratchFolder()
    let old = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    let path = scratch.url.appending(path: "file").path
    if size > 0 { _ = try scratch.write(old, as: "file") }
    do {
      let kept = KeptFile(path)
      try kept.take()
      var expected = Expected(bytes: old, settled: size)
      let file = try AlternatingFile(kept, settled: size)
      for _ in 0..<100 {
        try file.write(expected.change(using: &generator))
        #expect(scratch.bytes(of: "file") == expected.bytes)
        #expect(throws: FileError.self) { try KeptFile(path).take() }
      }
      try file.sync()
    }
    #expect(scratch.names == ["file"])
    try KeptFile(path).take()
  }

  @Test func `is one of two files, so that nothing before the end is written again`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("start", as: "file")
    let kept = KeptFile(path)
    try kept.take()
    let file = try AlternatingFile(kept, settled: 5)
    var identities: [FileIdentity?] = []
    for number in 0..<10 {
      try file.write(FileEnd(offset: 5, bytes: [UInt8(number)], settled: 5))
      identities.append(FileIdentity(path: path))
    }
    #expect(Set(identities).count == 2)
    #expect(identities[2...] == identities.dropLast(2))
  }

  @Test func `does not change another name of the file`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("start", as: "file")
    let kept = KeptFile(path)
    try kept.take()
    let file = try AlternatingFile(kept, settled: 5)
    var copies = [Array("start".utf8)]
    for number in UInt8(0)..<5 {
      try FileSystem.link(path, as: path + "-\(number)")
      try file.write(FileEnd(offset: 5, bytes: [number], settled: 5))
      copies.append(Array("start".utf8) + [number])
    }
    for number in 0..<5 { #expect(scratch.bytes(of: "file-\(number)") == copies[number]) }
    #expect(scratch.bytes(of: "file") == copies[5])
  }

  @Test(arguments: [1, 2, 3], ["changed", "replaced", "removed"])
  func `is left as it is when another program changes it`(count: Int, change: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("start", as: "file")
    do {
      let kept = KeptFile(path)
      try kept.take()
      let file = try AlternatingFile(kept, settled: 5)
      for _ in 0..<count { try file.write(FileEnd(offset: 5, bytes: [1], settled: 5)) }
      switch change {
      case "changed": try Data("other".utf8).write(to: URL(filePath: path))
      case "replaced": try FileSystem.rename(try scratch.write("other", as: "other"), to: path)
      default: try FileSystem.remove(path)
      }
      let end = FileEnd(offset: 5, bytes: [2, 3], settled: 6)
      if change == "removed" {
        try file.write(end)
        #expect(scratch.bytes(of: "file") == Array("start".utf8) + [2, 3])
      } else {
        do throws(FileError) {
          try file.write(end)
          Issue.record("the file was replaced")
        } catch {
          #expect(error.message.contains("another program"))
        }
        #expect(scratch.bytes(of: "file") == Array("other".utf8))
      }
    }
    #expect(scratch.names == ["file"])
  }
}
