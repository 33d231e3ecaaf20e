import GameRecords
import RecordFormats
import RecordText
import Testing

@testable import RecordValidation

/// Texts that are commands or markup in the place they are written to.
@Suite struct `A text in a report` {
  @Test(arguments: [
    ("", ""), ("games/a.pgn", "games/a.pgn"), ("a b", "a%20b"), ("/a", "file:///a"),
    ("a:b?c#d", "a%3Ab%3Fc%23d"), ("100%", "100%25"), ("大", "%E5%A4%A7"), ("\n\0", "%0A%00"),
    ("<stdin>", "%3Cstdin%3E"), ("-._~/", "-._~/"),
  ])
  func `is a URI`(path: String, uri: String) {
    #expect(SARIFText.uri(ofPath: Array(path.utf8)) == uri)
  }

  @Test(arguments: [
    ("plain", "plain"), ("{0}", "{{0}}"), ("a[b](c)", "a[b\\](c)"), ("[a] (b)", "[a] (b)"),
  ])
  func `is a SARIF message without placeholders and links`(text: String, message: String) {
    #expect(SARIFText.message(text) == message)
  }

  @Test(arguments: [("a", "A"), ("illegal-move", "IllegalMove"), ("utf-16-text", "Utf16Text")])
  func `is a SARIF name`(name: String, pascalCase: String) {
    #expect(SARIFText.pascalCase(name) == pascalCase)
  }

  @Test(arguments: [
    ("a\nb", "a\nb", "a␊b"), ("<a b=\"&\">", "&lt;a b=&quot;&amp;&quot;&gt;", nil),
    ("]]>", "]]&gt;", nil), ("\0\u{1B}\u{FFFE}", "␀␛\\u{FFFE}", nil), ("##[a]", "##&#91;a]", nil),
    ("a\r\nb", "a␍␊b", nil), ("\u{202E}", "\\u{202E}", nil), ("大 '", "大 '", nil),
  ])
  func `is XML text`(text: String, content: String, attribute: String?) {
    #expect(String(decoding: XMLText.content(text), as: UTF8.self) == content)
    #expect(
      String(decoding: XMLText.attribute(text), as: UTF8.self) == attribute ?? content
    )
  }

  @Test(arguments: [
    ("a b", "a b", nil), ("a|b\\", "a&#124;b&#92;", nil), ("<b>&", "&#60;b&#62;&#38;", nil),
    ("@a", "@\u{200B}a", "@\u{200B}a"), ("#1", "#\u{200B}1", "#1"), ("a: b", "a: b", nil),
    ("a:1:b", "a:\u{200B}1:\u{200B}b", "a:1:b"), ("x://", "x&#58;\u{200B}//", "x&#58;//"),
    ("www.a", "www\u{200B}&#46;a", "www&#46;a"), ("GH-1", "GH-\u{200B}1", "GH-1"),
    ("a\nb", "a␊b", nil), ("$a", "<span>&#36;</span>a", nil), ("", "", nil),
  ])
  func `is Markdown`(text: String, prose: String, code: String?) {
    #expect(MarkdownText.prose(text).replacing("&#8203;", with: "\u{200B}") == prose)
    #expect(
      MarkdownText.code(text).replacing("&#8203;", with: "\u{200B}")
        == "<code>\(code ?? prose)</code>"
    )
  }

  @Test(arguments: [
    ("a::b", "a::b"), ("::b", "꞉꞉b"), ("  ::b::", "  ꞉꞉b::"), ("\u{3000}::", "\u{3000}꞉꞉"),
    ("::\u{301}x", "꞉꞉\u{301}x"), (":a:", ":a:"), ("a##[b]##[", "a#♯[b]#♯["), ("###[", "##♯["),
    ("## [", "## ["), ("", ""),
  ])
  func `is a line of a log, not a command`(line: String, inert: String) {
    #expect(LogText.inert(line) == inert)
  }

  @Test(arguments: [
    ("a <b> [c] ##d", "a <b> [c] ##d"), ("</b><!--<", "\\u003C/b>\\u003C!--<"),
    ("##[a]", "##\\u005Ba]"), ("#[", "#["), ("[", "["), ("\u{FEFF}大", "\\uFEFF大"),
    ("\u{FFFD}\u{FFFE}\u{FFFF}", "\u{FFFD}\\uFFFE\\uFFFF"),
    ("\u{61C}\u{200E}\u{202E}\u{2066}", "\\u061C\\u200E\\u202E\\u2066"),
  ])
  func `is JSON text`(text: String, json: String) {
    let bytes = JSONOutput.bytes { $0.text(text) }
    #expect(String(decoding: bytes, as: UTF8.self) == "\"\(json)\"")
  }

  @Test func `is escaped in an annotation`() {
    var place = Place(source: "x")
    place.record = 1
    place.recordID = "::error::\r\n"
    let finding = Finding(Sample.move, "100%\n::error::", help: "%0A", at: place)
    #expect(
      GitHubCommand(finding, path: "a,b:c\n%.txt").line == """
        ::error title=test-move (FB2901),file=a%2Cb%3Ac␊%25.txt\
        ::100%25␊::error::%0A%250A%0Ain record 1 “::error::␍␊”\n
        """
    )
  }
}
