import Foundation
@testable import Platform
import TestSupport
import Testing

@Suite struct `A watch over folders` {
  @Test func `ends a wait when a file has changed`() throws {
    let scratch = try ScratchFolder()
    var watch = FolderWatch()
    watch.watch([scratch.url.path])
    _ = try scratch.write("f5", as: "a.txt")
    watch.wait()
  }

  @Test func `ends a wait after a while where the system reports nothing`() throws {
    let scratch = try ScratchFolder()
    var watch = FolderWatch()
    watch.watch([scratch.url.path, scratch.url.path + "/none"])
    watch.wait()
  }
}
