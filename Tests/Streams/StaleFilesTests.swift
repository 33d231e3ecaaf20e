import Foundation
import Platform
@testable import RecordStreams
import TestSupport
import Testing

@Suite struct `Temporary files that a killed process has left` {
  @Test func `are removed, but nothing else`() throws {
    let scratch = try ScratchFolder()
    let others = [
      ".flipbook-tmp-1234567", ".flipbook-tmp-12345", ".flipbook-123456", "flipbook-tmp-123456",
      ".flipbook.json",
    ]
    for name in others + [".flipbook-tmp-aB3456"] { _ = try scratch.write("", as: name) }
    _ = try scratch.write("", as: ".flipbook-tmp-folder/file")
    let target = try scratch.write("", as: "target")
    for name in [".flipbook-tmp-link12", ".flipbook-tmp-link34"] {
      let path = scratch.url.appending(path: name).path
      if name.hasSuffix("12") {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      } else {
        try FileSystem.link(target, as: path)
      }
    }
    try StaleFiles.remove(in: scratch.url.path + "/")
    let folder = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    let links = [".flipbook-tmp-link12", ".flipbook-tmp-link34", ".flipbook-tmp-folder", "target"]
    #expect(Set(folder) == Set(others + links))
  }

  @Test func `are not those of a process that still needs them`() throws {
    let scratch = try ScratchFolder()
    let place = OutputPlace.file(scratch.url.appending(path: "file").path)
    let open = try OutputFile.open(place)
    let batch = OutputBatch()
    for number in 0..<40 {
      let path = scratch.url.appending(path: "batch-\(number)").path
      #expect(try batch.write([1], to: OutputPlace.file(path)) == nil)
    }
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path))
    }
    let before = try names()
    #expect(before.contains { $0.hasPrefix(TemporaryFile.nameStart) })
    try StaleFiles.remove(in: scratch.url.path + "/./")
    #expect(try names() == before)
    try open.commit()
    try batch.finish()
    #expect(scratch.names.count == 41)
  }
}
