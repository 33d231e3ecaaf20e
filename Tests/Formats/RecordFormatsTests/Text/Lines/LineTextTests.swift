@testable import GameRecords
@testable import RecordFormats
import TestSupport
import Testing

@Suite struct `A text that must be on one line` {
  @Test func `is fitted, and the loss is reported`() throws {
    let differences = try Answers.differences("texts/fitting") { row in
      var fit: String? = row.text
      let losses = LineText.fit(&fit, .event).map { ", \($0)" }.joined()
      var again = fit
      #expect(LineText.fit(&again, .event) == [] && again == fit)
      return (fit?.debugDescription ?? "nothing") + losses
    }
    #expect(differences == [])
    var nothing: String?
    #expect(LineText.fit(&nothing, .event) == [] && nothing == nil)
  }

  @Test func `has another sign in place of one that ends it`() {
    var text: String? = "a \"b\" \"\""
    #expect(LineText.fit(&text, .id, replacing: ("\"", by: "'")) == [Loss(.id, .replaced)])
    #expect(text == "a 'b' ''")
  }

  @Test(arguments: 0...3)
  func `is cut between characters at the limit`(surplus: Int) throws {
    // Bytes, because a string would be appended a million times.
    let start = [UInt8](repeating: 0x61, count: Limits.textBytes - 3 + surplus)
    let whole = String(decoding: start, as: UTF8.self) + "大b"
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
