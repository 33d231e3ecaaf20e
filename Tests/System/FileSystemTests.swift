import Foundation
@testable import Platform
import TestSupport
import Testing

@Suite struct `Calls about files` {
  private let scratch: ScratchFolder
  private var folder: String { scratch.url.path }

  init() throws { scratch = try ScratchFolder() }

  /// Returns the error of some work; `nil` if it succeeds.
  private func error(_ work: () throws -> Void) -> Errno? {
    do { try work() } catch { return error as? Errno }
    return nil
  }

  @Test func `a slash at the end means a folder`() throws {
    let file = try scratch.write("x", as: "a.txt")
    try FileSystem.makeFolder("\(folder)/b")
    #expect(try FileSystem.status(of: file).type == .regular)
    #expect(error { _ = try FileSystem.status(of: file + "/") } == .notDirectory)
    #expect(error { _ = try FileSystem.open(file + "/", .readOnly) } == .notDirectory)
    #expect(try FileSystem.status(of: "\(folder)/b/").type == .directory)
  }

  @Test func `names are sorted by their bytes, without hidden ones`() throws {
    let names: [[UInt8]] = [Array("b".utf8), Array("a b".utf8), [0x61, 0xFF], Array("ä".utf8)]
    for name in names + [Array(".hidden".utf8)] {
      let path = folder + "/" + String(pathBytes: name)
      try FileSystem.open(path, .writeOnly, options: .create, permissions: .ownerReadWrite).close()
    }
    let found = try FileSystem.names(in: folder).map(\.pathBytes)
    #expect(found == names.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(error { _ = try FileSystem.names(in: folder + "/none") } == .noSuchFileOrDirectory)
  }

  @Test func `a second name does not replace a file, another place does`() throws {
    let (a, b) = ("\(folder)/a", "\(folder)/b")
    _ = try scratch.write("a", as: "a")
    _ = try scratch.write("b", as: "b")
    #expect(error { try FileSystem.link(a, as: b) } == .fileExists)
    try FileSystem.link(a, as: b + "2")
    #expect(try FileSystem.status(of: a).linkCount == 2)
    #expect(try FileIdentity(path: a) == FileIdentity(path: b + "2"))
    try FileSystem.rename(a, to: b)
    #expect(scratch.bytes(of: "b") == Array("a".utf8))
    try FileSystem.remove(b)
    #expect(error { try FileSystem.remove(b) } == .noSuchFileOrDirectory)
  }

  @Test func `links are followed on demand`() throws {
    _ = try scratch.write("a", as: "a")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/l", withDestinationPath: "a")
    #expect(try FileSystem.status(of: "\(folder)/l").type == .regular)
    #expect(try FileSystem.status(of: "\(folder)/l", followsLinks: false).type == .symbolicLink)
    #expect(try FileSystem.target(ofLink: "\(folder)/l") == "a")
    #expect(try FileSystem.target(ofLink: "\(folder)/a") == nil)
    #expect(try FileSystem.resolved("\(folder)/l") == FileSystem.resolved("\(folder)/a"))
    #expect(try FileSystem.resolved("\(folder)/none") == nil)
  }

  @Test func `a temporary file is private, and an unnamed one has no name`() throws {
    let file = try FileSystem.makeFile(startingWith: "\(folder)/x-")
    #expect(try FileSystem.status(of: file.path).permissions == .ownerReadWrite)
    file.descriptor.release()
    let unnamed = try FileSystem.makeUnnamedFile()
    try unnamed.writeBytes(Array("abc".utf8), at: 0)
    #expect(try unnamed.status?.linkCount == 0)
    unnamed.release()
    #expect(
      error { _ = try FileSystem.makeFile(startingWith: "\(folder)/none/x-") }
        == .noSuchFileOrDirectory
    )
  }

  @Test func `a version changes with the file`() throws {
    let path = try scratch.write("a", as: "a")
    let first = try FileVersion(path: path)
    #expect(try first == FileVersion(path: path))
    _ = try scratch.write("ab", as: "a")
    let second = try FileVersion(path: path)
    #expect(first != second)
    try FileSystem.rename(try scratch.write("ab", as: "b"), to: path)
    #expect(try second != FileVersion(path: path))
    #expect(try FileVersion(path: folder) == nil)
  }

  @Test func `only one process holds a lock`() throws {
    let path = try scratch.write("a", as: "a")
    let first = try FileSystem.open(path, .readOnly)
    let second = try FileSystem.open(path, .readOnly)
    #expect(try first.lock())
    #expect(try !second.lock())
    first.release()
    #expect(try second.lock())
    second.release()
  }
}
