import Games
import GameRecords
import TestSupport
import Testing
@testable import XMLRecordFormat

/// Malicious pages are read in a time that grows only with their length.
@Suite struct HostilePageTests {
  private static let record =
    "<script type=\"application/json\" id=\"flipbook-record\">{\"id\": \"a\"}</script>"

  private func read(_ page: String) -> [ParsedRecord] { read(page, "", 0, "") }

  /// Reads a page with a part that is repeated.
  private func read(
    _ start: String,
    _ part: String,
    _ count: Int,
    _ end: String
  ) -> [ParsedRecord] {
    let page = Array(start.utf8) + [UInt8](repeating: part, times: count) + Array(end.utf8)
    return PictureFormat(games: .reversi).readAll(page, blockSize: 1 << 16)
  }

  static let harmless: [(name: String, part: String, count: Int)] = [
    ("<", "<", 1_000_000), ("&", "&", 300_000), ("references", "&xyzzy;", 200_000),
    ("ends", "</b>", 200_000), ("paragraphs", "<p>a", 200_000), ("NUL", "\0a", 200_000),
    ("text", "Some words. ", 1_000_000), ("pages", "<html></html>", 50_000),
    ("comments", "<!-- a -->", 200_000), ("declarations", "<!a>", 200_000),
    ("values", "<a x='<' y=\"<\"></a>", 50_000), ("scripts", "<script></ </s </script>", 50_000),
  ]

  @Test(arguments: harmless.indices)
  func `a record is found after very much of anything`(index: Int) {
    let (name, part, count) = Self.harmless[index]
    let parsed = read("<html><p>", part, Effort.count(count / 3, all: count), Self.record)
    #expect(parsed.map { $0.reversi?.id } == ["a"], "\(name)")
  }

  static let endless: [(start: String, part: String, count: Int, rule: String)] = [
    ("<!--", "a", 10_000_000, "picture-record"),
    ("<!--", String(repeating: "a", count: 1_000), 20_000, "text-too-long"),
    ("<!--", "->", 5_000_000, "picture-record"), ("<a", "a", 10_000_000, "picture-record"),
    ("<p title='", "a>", 5_000_000, "picture-record"),
    ("<script>", "</", 2_000_000, "picture-record"), ("<div>", "<div>", 2_000_000, "too-many"),
    ("<script id=flipbook-record>{", " ", 20_000_000, "text-too-long"),
    ("<p ", "a ", 500_000, "picture-record"), ("<p \"", " a", 500_000, "picture-record"),
  ]

  @Test(arguments: endless.indices)
  func `an endless page is reported as such`(index: Int) {
    let (start, part, count, rule) = Self.endless[index]
    // What a limit refuses must be longer than the limit.
    let times = rule == "text-too-long" ? count : Effort.count(count / 3, all: count)
    let findings = read("<html>" + start, part, times, "").flatMap(\.findings)
    #expect(findings.map(\.rule.name) == [rule], "\(start)")
  }

  @Test(arguments: ["a# ", "a#=1 ", "a#='<'", "a# = b\n"])
  func `a tag with very many attributes ends reading`(attribute: String) {
    for count in [300, Effort.count(20_000, all: 100_000)] {
      let tag = (0..<count).map { attribute.replacing("#", with: "\($0)") }.joined()
      let rules = read("<html><p>\(Self.record)<p \(tag)>").flatMap(\.findings).map(\.rule.name)
      #expect(rules == ["too-many"], "\(attribute)")
    }
    let few = (0..<250).map { attribute.replacing("#", with: "\($0)") }.joined()
    #expect(read("<html><p \(few)>\(Self.record)").map { $0.reversi?.id } == ["a"], "\(attribute)")
  }
}
