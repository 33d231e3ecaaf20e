import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

@Suite struct `Hostile documents` {
  @Test(arguments: ["<a>", "<event>", "<x:a xmlns:x=\"urn:x\">"])
  func `a million nested elements`(_ tag: String) {
    let text = single("").dropLast(7) + String(repeating: tag, count: 1_000_000)
    let parsed = format.readAll(String(text))
    #expect(parsed.count == 1)
    #expect(parsed.last?.findings.last?.rule == .tooMany)
  }

  @Test func `a million nested variations`() {
    let text = String(repeating: "<variation ply=\"1\"><pass/>", count: 1_000_000)
    let parsed = format.readAll(String(single("").dropLast(7) + text))
    #expect(parsed.map(\.reversi) == [nil])
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.tooMany])
  }

  @Test func `a value of 20 MB`() {
    let value = String(repeating: "a", count: 20_000_000)
    for text in [
      single("<dark name=\"\(value)\"/>"), single("<!--\(value)-->"), single("<\(value)/>"),
      single("", attributes: " id='\(value)'"), single("<?a \(value)?>"),
    ] {
      let parsed = format.readAll(text)
      #expect(parsed.last?.findings.map(\.rule) == [.textTooLong])
      #expect(parsed.last?.findings.first?.place.start?.offset ?? 100 < 100)
    }
  }

  @Test func `the ; of a & is not waited for`() {
    let text = "<event>R&D " + String(repeating: "<x:a xmlns:x='u'/>", count: 500_000)
    let parsed = format.readAll(single(text))
    #expect(parsed.last?.findings.map(\.rule) == [.textTooLong])
  }

  @Test func `a record that does not end`() {
    let text = single("<site/>").dropLast(7) + String(repeating: "<!-- -->\n", count: 2_000_000)
    let parsed = format.readAll(String(text))
    #expect(parsed.last?.placedRules == ["1:1 record-too-long"])
  }

  @Test func `many names`() throws {
    let count = Effort.count(40_000, all: 200_000)
    let text = (0..<count).map { "<a\($0) b\($0)=''/>" }.joined()
    let parsed = format.readAll(single(text))
    let findings = try #require(parsed.last).findings
    #expect(findings.count == 20)
    #expect(findings.last?.message == "unknown element <a19>, and \(count - 20) more like this")
    let between = format.readAll(collection(text, "<game/>"))
    #expect(between.count == 102)
    #expect(between.last?.isWhole == true)
  }

  @Test(arguments: [100, 101, 102])
  func `many elements between games, of which the hundred and first is the last reported`(
    count: Int
  ) {
    let parsed = format.readAll(collection("<game/>", String(repeating: "<a/>", count: count)))
    let rules = parsed.flatMap(\.findings).map(\.rule)
    #expect(rules.count == min(count, 101))
    #expect((rules.last == .tooMany) == (count > 100))
  }

  @Test func `text in many parts where none is allowed`() {
    let text = String(repeating: "&#65;", count: 100_000)
    for blockSize in [1 << 16, 4_001] {
      let inside = format.readAll(single(text + "<site/>" + text), blockSize: blockSize)
      #expect(inside.flatMap(\.findings).map(\.rule) == [.xmlStrayText, .xmlStrayText])
      let between = format.readAll(collection(text, "<game/>", text), blockSize: blockSize)
      #expect(between.map(\.number) == [0, 1, 0])
      #expect(between.flatMap(\.findings).map(\.rule) == [.xmlStrayText, .xmlStrayText])
    }
  }

  /// Attributes with names of their own, the shortest ones first.
  private func attributes(_ count: Int, _ prefix: String = "") -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let names = letters + letters.flatMap { first in letters.map { first + $0 } }
    return (0..<count).map { index in
      " \(prefix)\(index < names.count ? names[index] : "a\(index)")=\"\""
    }
    .joined()
  }

  // Parsed, they would take time that grows with the square of their number.
  @Test func `many attributes`() {
    let many = attributes(300_000)
    for (text, finding) in [
      (single("\n<event\(many)/>"), "2:1 too-many"),
      (single("<!-- a -->\n <x:a xmlns:x='>'\(many)"), "2:2 too-many"),
      (single("<event>a > b ' c\n<b\(many)/></event>"), "2:1 too-many"),
      ("\n\n<a\(many)/>", "3:1 too-many"),
      ("\u{FEFF}<a\(many)/>", "1:2 too-many"),
      (collection("<game/>\n<game\(many)/>"), "2:1 too-many"),
      (single("\n<a" + attributes(300_000, "xmlns:") + "/>"), "2:1 too-many"),
    ] {
      for blockSize in [1 << 16, 4_001] {
        let parsed = format.readAll(text, blockSize: blockSize)
        #expect(parsed.last?.findings.last?.placedRule == finding)
      }
    }
  }

  @Test func `as many attributes as a tag can have, however the input is cut`() {
    for blockSize in [1 << 16, 1, 7, 1_281] {
      let most = format.readAll(
        single("<x:a xmlns:x=''" + attributes(255) + "/>"),
        blockSize: blockSize
      )
      #expect(!most.flatMap(\.findings).contains { $0.rule == .tooMany })
      let more = format.readAll(single("\n<a" + attributes(257) + "/>"), blockSize: blockSize)
      #expect(more.flatMap(\.placedRules) == ["2:1 too-many"])
    }
  }

  @Test func `what looks like many attributes in a comment, a section or a text`() {
    let many = attributes(3_000)
    for blockSize in [1 << 16, 1, 7, 4_001] {
      for text in [
        "<event><!-- <a\(many) -->b</event>", "<event>b<?a <a\(many) ?></event>",
        "<event>b<!-- ' <a\(many)> <a\(many) --></event>", "<!--<a\(many)/>--><event>b</event>",
      ] {
        let parsed = format.readAll(single(text), blockSize: blockSize)
        #expect(parsed.flatMap(\.placedRules) == [])
        #expect(parsed.first?.reversi?.event == "b")
      }
      let section = "<a\(many)/>"
      for text in ["<![CDATA[\(section)]]>", section.replacing("<", with: "&lt;")] {
        let parsed = format.readAll(single("<event>\(text)</event>"), blockSize: blockSize)
        #expect(parsed.flatMap(\.placedRules) == [])
        #expect(parsed.first?.reversi?.event == section)
      }
    }
  }
}
