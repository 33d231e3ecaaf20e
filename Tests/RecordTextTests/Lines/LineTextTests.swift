import GameRecords
import TestSupport
import Testing

@testable import RecordText

@Suite struct `A text that must be on one line` {
  static let texts: [(text: String?, fitted: String?, change: Loss.Change?)] = [
    (nil, nil, nil), ("a", "a", nil), ("a b", "a b", nil), ("大 é", "大 é", nil),
    // A line break becomes a blank, and CR LF is one.
    ("a\nb", "a b", .replaced), ("a\rb", "a b", .replaced), ("a\r\nb", "a b", .replaced),
    ("a\n\nb", "a  b", .replaced), ("a\n\rb", "a  b", .replaced),
    // Blanks around it are lost.
    (" a ", "a", .replaced), ("a\n", "a", .replaced), ("\ta", "a", .replaced),
    // Nothing may be left.
    ("", nil, .dropped), (" ", nil, .dropped), ("\r\n", nil, .dropped),
  ]

  @Test(arguments: texts)
  func `is fitted, and the loss is reported`(text: String?, fitted: String?, change: Loss.Change?) {
    var fit = text
    let losses = LineText.fit(&fit, .event)
    #expect(fit == fitted)
    #expect(losses == (change.map { [Loss(.event, $0)] } ?? []))
    // What has been fitted once fits.
    #expect(LineText.fit(&fit, .event) == [])
    #expect(fit == fitted)
  }

  @Test func `has another sign in place of one that ends it`() {
    var text: String? = "a \"b\" \"\""
    #expect(LineText.fit(&text, .id, replacing: ("\"", by: "'")) == [Loss(.id, .replaced)])
    #expect(text == "a 'b' ''")
  }

  @Test(arguments: 0...3)
  func `is cut between characters at the limit`(surplus: Int) throws {
    let whole = String(repeating: "a", count: Limits.textBytes - 3 + surplus) + "大b"
    var text: String? = whole
    let losses = LineText.fit(&text, .comment)
    let isCut = whole.utf8.count > Limits.textBytes
    #expect(losses == (isCut ? [Loss(.comment, .shortened)] : []))
    let fitted = try #require(text)
    #expect(whole.hasPrefix(fitted))
    #expect(fitted.utf8.count <= Limits.textBytes)
    #expect(whole.utf8.count - fitted.utf8.count <= 4)
  }

  @Test func `is read without the blanks around it, with a finding for Latin-1`() {
    let source = SourceText(name: "test", bytes: Array("x  a b\t ".utf8)[...])
    var findings: [Finding] = []
    #expect(LineText.read(1..<8, of: source, &findings) == "a b")
    #expect(LineText.read(1..<3, of: source, &findings) == nil)
    #expect(findings == [])
    let latin1 = SourceText(name: "test", bytes: [0x20, 0x42, 0xE9, 0x20])
    #expect(LineText.read(0..<4, of: latin1, &findings) == "Bé")
    #expect(findings.map(\.rule) == [.latin1])
    #expect(findings.first?.place.start?.offset == 1)
    #expect(findings.first?.place.length == 2)
  }

  @Test func `is refused beyond the limit`() {
    let bytes = [UInt8](repeating: 0x61, count: Limits.textBytes + 1)
    let source = SourceText(name: "test", bytes: bytes[...])
    var findings: [Finding] = []
    #expect(LineText.read(1..<bytes.count, of: source, &findings)?.utf8.count == Limits.textBytes)
    #expect(LineText.read(0..<bytes.count, of: source, &findings) == nil)
    #expect(findings.map(\.rule) == [.textTooLong])
  }
}
