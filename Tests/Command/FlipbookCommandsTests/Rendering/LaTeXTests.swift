import Foundation
import TestSupport
import Testing

/// The source of pictures for LaTeX.
@Suite(.waits) struct `A picture for LaTeX` {
  @Test(arguments: HostileTexts.all + ["a\n\\input{b}", "a\r\\input{b}", "a\u{2028}\\input{b}%"])
  func `has nothing before it but comments and the document's beginning`(title: String) throws {
    let text = String(decoding: try Self.render(titled: title).output, as: UTF8.self)
    let picture = try #require(text.range(of: "\\begin{tikzpicture}"))
    for line in text[..<picture.lowerBound].split(whereSeparator: \.isNewline) {
      #expect(line.hasPrefix("% "), "\(line)")
    }
    #expect(text.hasPrefix("% Title: "))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  static func render(titled title: String) throws -> Program.Run {
    let options = ["--fragment", "--format", "tex", "--title", title]
    return try Program.flipbook.run(["render"] + options + ["Samples/json/tie.json"])
  }
}
