import Foundation
import TestSupport
import Testing

/// A page that GitHub's Markdown parser made of a text; tests that use it need `.needs(.cmarkgfm)`.
struct MarkdownPage: Decodable, Sendable {
  /// The text of the first heading.
  let heading: String
  /// The cells of each table, row by row.
  ///
  /// A line end in a cell is a line feed; invisible spaces are left out.
  let tables: [[[String]]]
  /// The texts that are not in tables, with the heading.
  let texts: [String]
  /// The names of all elements.
  let elements: Set<String>
  /// What GitHub would make links, mentions or emoji of, outside of code.
  let references: [String]

  /// Parses a text.
  init(_ markdown: [UInt8]) throws {
    let script = """
      import cmarkgfm, json, re, sys
      from html.parser import HTMLParser
      class Page(HTMLParser):
          def __init__(self):
              super().__init__()
              self.elements, self.tables, self.texts, self.plain = set(), [], [], []
              self.text, self.code, self.heading = "", 0, None
          def handle_starttag(self, tag, attributes):
              self.elements.add(tag)
              self.elements.update(f"{tag} {name}" for name, _ in attributes if name != "align")
              if tag == "table": self.tables.append([])
              if tag == "tr": self.tables[-1].append([])
              if tag in ("td", "th", "p", "h3"): self.text = ""
              if tag == "br": self.text += "\\n"
              if tag == "code": self.code += 1
          def handle_endtag(self, tag):
              if tag in ("td", "th"): self.tables[-1][-1].append(self.text.replace("\\u200B", ""))
              if tag in ("p", "h3"): self.texts.append(self.text)
              if tag == "h3": self.heading = self.heading or self.text
              if tag == "code": self.code -= 1
          def handle_data(self, data):
              self.text += data
              if not self.code: self.plain.append(data)
          def handle_comment(self, data): self.elements.add("comment")
      from cmarkgfm.cmark import Options
      text = sys.stdin.buffer.read().decode("utf-8")
      html = cmarkgfm.github_flavored_markdown_to_html(text, Options.CMARK_OPT_UNSAFE)
      page = Page()
      page.feed(html)
      page.close()
      pattern = r"@\\w|#\\w|GH-\\w|:[\\w+-]+:|\\w:/|www\\.|\\$"
      print(json.dumps({
          "heading": page.heading or "", "tables": page.tables, "texts": page.texts,
          "elements": sorted(page.elements),
          "references": [text for text in page.plain if len(text) > 1 and re.search(pattern, text)],
      }))
      """
    let run = try Tool.cmarkgfm.program.run(["-c", script], input: markdown)
    try #require(run.status == 0, "\(run.errors)")
    self = try JSONDecoder().decode(Self.self, from: Data(run.output))
  }
}
