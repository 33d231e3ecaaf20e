@testable import FlipbookCommandsTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookCommandsTests.MessageOptionTests

/// Which messages are shown, in which colours, and what is read if no input is named.
@Suite(.waits) struct MessageOptionTests {
  @Test(.needs(.zstd)) func `an input compressed by zstd is reported as such`() throws {
    try Basics().expectReport(of: .zstd, as: "Zstandard")
  }

  @Test(.needs(.xz)) func `an input compressed by xz is reported as such`() throws {
    try Basics().expectReport(of: .xz, as: "xz")
  }

  @Test(.needs(.bzip2)) func `an input compressed by bzip2 is reported as such`() throws {
    try Basics().expectReport(of: .bzip2, as: "bzip2")
  }
}
