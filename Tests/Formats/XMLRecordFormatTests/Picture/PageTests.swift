import Games
import GameRecords
import TestSupport
import Testing
@testable import XMLRecordFormat

/// Records are found in pages, however broken the pages are.
@Suite struct PageTests {
  /// The texts of the records' elements in a page.
  private static func texts(_ page: String) -> [String] {
    var window = InputWindow()
    window.append(Array(page.utf8)[...])
    let parser = PictureParser(of: .html, from: 0)
    parser.finish(window, upTo: window.end)
    // What is open at the end ends there.
    let elements = parser.takeElements() + (parser.element.map { [$0] } ?? [])
    return elements.map { String(decoding: $0.text, as: UTF8.self) }
  }

  static let pages: [(page: String, texts: [String])] = [
    ("<script id=flipbook-record>a</script>", ["a"]),
    ("<SCRIPT x ID='flipbook-record' y>a</Script foo>", ["a"]),
    ("<script id=flipbook-record>a&amp;b<!-- <b></script>", ["a&amp;b<!-- <b>"]),
    ("<script id=flipbook-record><!-->a</script>b", ["<!-->a"]),
    ("<script id=flipbook-record>a</b></script>", ["a</b>"]),
    ("<metadata id=flipbook-record>a&lt;&#98;&#x63;&eacute;&amp;d</metadata>", ["a<bc\u{E9}&d"]),
    ("<metadata id=flipbook-record>a<b>c</b>d<!-- e --></metadata>f", ["ad"]),
    ("<metadata id=flipbook-record>a < b <3</metadata>", ["a < b <3"]),
    ("<svg><metadata id=flipbook-record /><metadata id=flipbook-record-2>a</metadata>", ["", "a"]),
    ("<svg><desc><script id=flipbook-record>a</script></desc>", ["a"]),
    ("<style><metadata id=flipbook-record>a</metadata></style>", []),
    ("<script>'<script id=flipbook-record>a'</script>", []),
    ("<!-- <script id=flipbook-record>a</script> -->", []),
    ("<!-- <script id=flipbook-record>a</script>", []),
    ("<!-- -- ><script id=flipbook-record>a</script>", []),
    ("<!-- a --><script id=flipbook-record>a</script>", ["a"]),
    ("<!x '><script id=flipbook-record>a</script>", ["a"]),
    ("</3 '><script id=flipbook-record>a</script>", ["a"]),
    (
      "<a title='><script id=flipbook-record>x</script>'><script id=flipbook-record>a</script>",
      ["a"]
    ),
    ("<script title='<script><' id=flipbook-record>a</script>", ["a"]),
    ("<script id=x id=flipbook-record>a</script>", []),
    ("<script id = flipbook-record>a</script><script id=>b</script>", ["a"]),
    ("<script data-id=flipbook-record>a</script><script idx=flipbook-record>b</script>", []),
    ("<script id=flipbook-record2>a</script><script id=flipbook-record->b</script>", ["b"]),
    ("<script id='flipbook&#45;record'>a</script>", ["a"]),
    ("<p id=flipbook-record>a</p><scripts id=flipbook-record>a</scripts>", []),
    ("<html></html>x<html><script id=flipbook-record>a</script></html></html>", ["a"]),
    ("</html><div></html><script id=flipbook-record>a</script>", ["a"]),
    ("<p>\0a<b\0c><!--\0--><script id=flipbook-record>a</script>", ["a"]),
  ]

  @Test(arguments: pages.indices)
  func `a record's element is found in a page`(index: Int) {
    let (page, expected) = Self.pages[index]
    #expect(Self.texts(page) == expected, "\(page)")
  }

  /// The parts that random pages are made of.
  private static let parts = [
    "<script id=flipbook-record>", "<metadata id='flipbook-record'>", "</script>", "</metadata>",
    "<svg>", "</svg>", "<!--", "-->", "--!>", "<![CDATA[", "]]>", "<style>", "</style>", "<g>",
    "</g>", "<a x=\"", "\"", "'", ">", "/>", "<", "</", "a", "{\"moves\": [", "\"f5\"]}", "&amp;",
    "&lt", "&#65;", "&", "-", "--", "<!", "<?", "<textarea>", "=", " ", "<script>", "\0", "é", "\r",
    "id=flipbook-record ", "</html>", "<html>", "<body>", "</body>", "</p>", "将棋", "\n", "&x;",
  ]

  @Test(arguments: 1...40)
  func `any page is read in the same way in blocks of any size`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for count in [5, 20, 400] {
      let page =
        "<html>"
        + (0..<count).map { _ in Self.parts.randomElement(using: &generator) ?? "" }.joined()
      let whole = PictureFormat(games: .reversi).readAll(page, blockSize: .max)
      for block in [1, 3, 1000] {
        let parsed = PictureFormat(games: .reversi).readAll(page, blockSize: block)
        #expect(parsed.map(\.reversi) == whole.map(\.reversi), "\(page)")
        #expect(parsed.flatMap(\.placedRules) == whole.flatMap(\.placedRules), "\(page)")
      }
    }
  }

  /// Any number of letters may come before and after the record: nothing depends on where parts of
  /// the page end.
  @Test(arguments: [
    "<p>", "<!-- a > b -->", "<script>if (a < b && b > c) d()</script>", "some words ",
    "a &amp; b ",
    "é", "<b x='>' y>",
  ])
  func `a record is read wherever it is in a page`(part: String) {
    let text = "{&quot;a&quot;: &#34;é&#34;, \"b\": \"&lt;将&gt;\"}"
    let read = "{\"a\": \"é\", \"b\": \"<将>\"}"
    for count in 0..<60 {
      let before = String(repeating: part, count: count * 7 / part.utf8.count + count % 7)
      let long = String(repeating: text, count: 1 + count / 4)
      let page =
        "<html>\(before)<script id=flipbook-record>\(text)</script><svg>"
        + "<metadata id=\"flipbook-record\">\(long)</metadata></svg>"
      let expected = [text, String(repeating: read, count: 1 + count / 4)]
      #expect(Self.texts(page) == expected, "\(before.utf8.count)")
    }
  }
}
