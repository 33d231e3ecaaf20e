import GameRecords

/// Several games on one page, or a list of games with links to their pages.
struct HTMLCollection {
  private let options: RenderingOptions
  /// The games of the list, each with its address.
  private let entries: [(entry: CollectionEntry, address: String)]
  /// The games themselves, if they are on the same page.
  private let parts: [CollectionPart]

  /// Creates a page with several games.
  init(_ parts: [CollectionPart], _ options: RenderingOptions) {
    self.options = options
    self.parts = parts
    entries = parts.enumerated().map { ($1.entry, "#g\($0 + 1)") }
  }

  /// Creates a list of games whose pages are in files of their own.
  init(_ entries: [(entry: CollectionEntry, path: String)], _ options: RenderingOptions) {
    self.options = options
    parts = []
    self.entries = entries.map { ($0.entry, Self.address(of: $0.path)) }
  }

  var bytes: [UInt8] {
    let count = entries.count == 1 ? "1 game" : "\(entries.count) games"
    let page = HTMLPage(
      title: options.ownTitle ?? count,
      summary: "A list of \(count).",
      style: style,
      hasPlayer: !parts.isEmpty
    )
    return page.bytes { output in
      for part in parts { output.add(part.record) }
      output.add("<\(listElement) id=\"games\">\n<header><h1><bdi>")
      output.add(text: page.title)
      output.add("</bdi></h1></header>\n<ol role=\"list\">\n")
      for (entry, address) in entries {
        output.add("<li><a href=\"", address, "\">", entry.markup, "</a>\n")
      }
      output.add("</ol>\n</\(listElement)>\n")
      guard !parts.isEmpty else { return }
      output.add("<main id=\"g\">\n", definitions, "\n")
      for part in parts { output.add(part.markup) }
      output.add("</main>\n")
    }
  }

  /// The list is the page's main part unless there are games.
  private var listElement: String { parts.isEmpty ? "main" : "nav" }

  private var style: [UInt8] {
    guard let first = parts.first else {
      let sheets = [PackageResources.page_css, PackageResources.list_css]
      return HTMLStyle.sheet(options.theme, sheets)
    }
    let sheets = [
      PackageResources.page_css, PackageResources.player_css, PackageResources.list_css,
    ]
    return HTMLStyle.sheet(options.theme, measures: first.measures, sheets)
  }

  /// The paints that all boards share, in a picture of their own: that of a game may be hidden.
  private var definitions: String {
    let paints = parts.reduce(into: Set()) { $0.formUnion($1.paints) }
    return """
      <svg class="vh" aria-hidden="true"><defs>\
      \(SVGPaints(theme: options.theme, suffix: "").playerDefinitions(paints))</defs></svg>
      """
  }

  /// Returns the address of a file, relative to the list.
  private static func address(of path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(UnicodeScalar(byte))
      default: "%" + NumberText.hexadecimal(UInt64(byte), digits: 2, uppercase: true)
      }
    }
    .joined()
  }
}
