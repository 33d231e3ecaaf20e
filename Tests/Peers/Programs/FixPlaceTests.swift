@testable import FlipbookCommandsTests
import Foundation
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookCommandsTests.FixPlaceTests

/// Which inputs are repaired, where the result is written, and how the run ends.
@Suite(.waits) struct FixPlaceTests {
  @Test(.needs(.root))
  func `the owner and the group stay`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Basics.bad, as: "a.txt")
    let script = "chown 65534:65533 a.txt; chmod 4640 a.txt; $0 fix a.txt; stat -c '%u %g %a' a.txt"
    #expect(try Basics().run(script, in: scratch).text == "65534 65533 4640\n")
    #expect(scratch.bytes(of: "a.txt") == Basics.good)
  }

  private static let names = [
    "a b.txt", "a\tb.txt", "a\nb.txt", "\"a\".txt", "a\\b.txt", "佐藤 a.txt", "bad\\xff.txt",
    "sub/./a b.txt", "./a.txt", "a\r\u{1}\\xfe b.txt",
  ]

  @Test(.needs(.bash), .needs(.patch), arguments: names)
  func `a diff names its file so that patch finds it`(name: String) throws {
    try expectRepair(of: name, by: #"patch -sp1 --binary < d"#)
  }

  @Test(.needs(.bash), .needs(.git), arguments: names)
  func `a diff names its file so that git finds it`(name: String) throws {
    try expectRepair(of: name, by: #"git apply -p1 d"#)
  }

  /// Expects that a command repairs a file with the diff `d`.
  private func expectRepair(of name: String, by command: String) throws {
    let script = #"""
      set -e
      name=$(printf "$1x"); name=${name%x}
      mkdir -p new sub; printf 'f5 -- d6\n' > "$name"; "$0" fix --check --diff "$name" > d || :
      rm -rf sub/x; printf 'f5d6\n' > new/good
      eval "$2"; cmp "$name" new/good
      """#
    let scratch = try ScratchFolder()
    let argument = name.hasPrefix("a\\b") ? "a\\\\b.txt" : name
    let run = try Tool.bash.program.run(
      ["-c", script, Program.flipbook.path, argument, command],
      in: scratch.url
    )
    #expect(run.status == 0, "\(run.text)\(run.errors)")
  }
}
