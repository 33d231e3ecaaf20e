import Foundation
import GameRecords
import TestSupport
import Testing

@testable import XMLRecordFormat

/// Pages are divided into tags and text as browsers do it.
@Suite struct HTMLScannerTests {
  private static let html5lib = PythonPackage(named: "html5lib")

  /// The texts of the records' elements in a page.
  private static func texts(_ page: String, block: Int = .max) -> [String] {
    var window = InputWindow()
    var scanner = HTMLScanner(from: 0)
    var elements: [PictureElement] = []
    var rest = Array(page.utf8)[...]
    while !rest.isEmpty {
      window.append(rest.prefix(block))
      rest = rest.dropFirst(block)
      scanner.scan(window, atEnd: rest.isEmpty)
      elements += scanner.takeElements()
    }
    // What is open at the end ends there.
    if let element = scanner.element { elements.append(element) }
    return elements.map { String(decoding: $0.text, as: UTF8.self) }
  }

  static let pages: [(page: String, texts: [String])] = [
    ("<script id=flipbook-record>a</script>", ["a"]),
    ("<SCRIPT x ID='flipbook-record' y>a</Script foo>", ["a"]),
    ("<script id=flipbook-record>a</scriptx></script >b", ["a</scriptx>"]),
    ("<script id=flipbook-record>a&amp;b<!-- <b></script>", ["a&amp;b<!-- <b>"]),
    (
      "<script id=flipbook-record><!--<script>a</script>b--></script>c",
      ["<!--<script>a</script>b-->"]
    ),
    ("<script id=flipbook-record><!-->a</script>b", ["<!-->a"]),
    ("<script><!--<script></script>--></script><script id=flipbook-record>a</script>", ["a"]),
    ("<metadata id=flipbook-record>a&lt;&#98;&#x63;&eacute;&ampd</metadata>", ["a<bc\u{E9}&d"]),
    ("<metadata id=flipbook-record>a<b>c</b>d<!-- e --></metadata>f", ["ad"]),
    ("<metadata id=flipbook-record>a < b <3 </ c</metadata>", ["a < b <3 "]),
    (
      "<svg><metadata id=flipbook-record><![CDATA[a&amp;]]]>b]]></metadata></svg>",
      ["a&amp;]b]]>"]
    ),
    ("<metadata id=flipbook-record><![CDATA[a>b]]></metadata>", ["b]]>"]),
    ("<svg><script id=flipbook-record>a&amp;b<c/></script></svg>", ["a&b"]),
    ("<svg><metadata id=flipbook-record /><metadata id=flipbook-record-2>a</metadata>", ["", "a"]),
    ("<svg><p><script id=flipbook-record>&amp;</script>", ["&amp;"]),
    ("<svg><desc><script id=flipbook-record>&amp;</script></desc>", ["&amp;"]),
    ("<svg><style><metadata id=flipbook-record>a</metadata></style></svg>", ["a"]),
    ("<style><metadata id=flipbook-record>a</metadata></style>", []),
    ("<textarea><script id=flipbook-record>a</script></textarea>", []),
    ("<title></titles><script id=flipbook-record>a</script></title>", []),
    ("<plaintext></plaintext><script id=flipbook-record>a</script>", []),
    ("<!-- <script id=flipbook-record>a</script> -->", []),
    ("<!--><script id=flipbook-record>a</script>", ["a"]),
    ("<!---><script id=flipbook-record>a</script>", ["a"]),
    ("<!-- --!><script id=flipbook-record>a</script>", ["a"]),
    ("<!-- -- ><script id=flipbook-record>a</script>", []),
    ("<!x '><script id=flipbook-record>a</script>", ["a"]),
    ("</3 '><script id=flipbook-record>a</script>", ["a"]),
    ("</><?x><!><script id=flipbook-record>a</script>", ["a"]),
    (
      "<a title='><script id=flipbook-record>x</script>'><script id=flipbook-record>a</script>",
      ["a"]
    ),
    ("<script id=x id=flipbook-record>a</script>", []),
    ("<script id = flipbook-record>a</script><script id=>b</script>", ["a"]),
    ("<script data-id=flipbook-record>a</script><script idx=flipbook-record>b</script>", []),
    ("<script id=flipbook-record2>a</script><script id=flipbook-record->b</script>", ["b"]),
    (
      "<script/id=flipbook-record>a</script><script x='y'id=flipbook-record>b</script>", ["a", "b"]
    ),
    ("<p id=flipbook-record>a</p><scripts id=flipbook-record>a</scripts>", []),
  ]

  @Test(arguments: pages.indices)
  func `a page is divided as browsers do it`(index: Int) {
    let (page, expected) = Self.pages[index]
    for block in [Int.max, 1, 3] { #expect(Self.texts(page, block: block) == expected, "\(page)") }
  }

  /// What pages are made of at random.
  private static let parts = [
    "<script id=flipbook-record>", "<metadata id='flipbook-record'>", "</script>", "</metadata>",
    "<svg>", "</svg>", "<!--", "-->", "--!>", "<![CDATA[", "]]>", "<style>", "</style>", "<g>",
    "</g>",
    "<desc>", "</desc>", "<a x=\"", "\"", "'", ">", "/>", "<", "</", "a", "&amp;", "&lt", "&#65;",
    "&",
    "-", "--", "<!", "<?", "<textarea>", "</textarea>", "=", " ", "<script>", "id=flipbook-record ",
  ]

  @Test(.enabled("html5lib is not installed") { html5lib != nil })
  func `a random page is divided as html5lib does it`() throws {
    let html5lib = try #require(Self.html5lib)
    var generator = SeededGenerator(seed: 3)
    let pages = (0..<1_500).map { _ in
      "<html><body>"
        + (0..<Int.random(in: 1...14, using: &generator)).map { _ in
          Self.parts.randomElement(using: &generator) ?? ""
        }
        .joined()
    }
    // No record is looked for in another one.
    let script = """
      import html5lib, json, sys, warnings
      warnings.simplefilter("ignore")
      def texts(e):
          name = e.tag.split("}")[-1] if isinstance(e.tag, str) else ""
          if name in ("script", "metadata") and e.get("id") == "flipbook-record":
              return [(e.text or "") + "".join(c.tail or "" for c in e)]
          return [text for c in e for text in texts(c)]
      for page in json.load(sys.stdin):
          print(json.dumps(texts(html5lib.parse(page, namespaceHTMLElements=False))))
      """
    let run = try html5lib.run(script, input: Array(try JSONEncoder().encode(pages)))
    try #require(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == pages.count)
    var compared = 0
    for (page, line) in zip(pages, lines) {
      let expected = try JSONDecoder().decode([String].self, from: Data(line))
      let found = Self.texts(page)
      compared += expected.count
      #expect(found == expected, "\(page)")
    }
    #expect(compared > 100)
  }
}
