import Apps

/// The list of all keys in front of everything, on as many pages as needed.
package struct HelpBox {
  package let area: TerminalArea
  /// The lines of each page: a key, if its description begins there, and the description.
  package let pages: [[(key: String, words: String)]]

  /// The column where descriptions begin, counted within the box.
  package static let indent = 8

  package init(_ scene: PlayScene, _ layout: PlayLayout) {
    let width = min(layout.window.columns - 6, 58)
    let most = max(1, layout.window.lines - 4)
    var pages: [[(key: String, words: String)]] = [[]]
    for (key, words) in scene.isWatched ? Self.watchingKeys : scene.help {
      let lines = DisplayText.wrap(words, width: width - Self.indent).enumerated().map {
        index,
        line in
        (key: index == 0 ? key : "", words: line)
      }
      // A description is not split between pages if it fits on one.
      let last = pages.count - 1
      if pages[last].isEmpty || pages[last].count + lines.count <= most {
        pages[last] += lines
      } else {
        pages.append(lines)
      }
    }
    self.pages = pages
    let size = TerminalSize(columns: width + 6, lines: (pages.map(\.count).max() ?? 0) + 4)
    let all = TerminalArea(
      line: 0,
      column: 0,
      columns: layout.window.columns,
      lines: layout.window.lines
    )
    area = TerminalArea(size, over: all, in: layout.window)
  }

  /// Returns the page to which a key turns; `nil` if it closes the list.
  package static func page(after page: Int, of count: Int, _ key: Key) -> Int? {
    let closes = [.escape, .letter("q"), .letter("Q")].contains(key)
    return !closes && page + 1 < count ? page + 1 : nil
  }

  /// The keys of a viewer of a recorded session.
  private static let watchingKeys: [(key: String, words: String)] = [
    ("Space", "pause, or resume from here; also: a click"),
    ("n p", "next or previous event; also: right, left"),
    ("] [", "next or previous move; also: down, up, PageDown, PageUp"),
    ("Home", "first event; End: last event"),
    ("g", "go to a move such as 12, a time such as 7.5s or 1:02, or event40"),
    ("q", "quit; also: Esc"),
  ]
}

extension PlayScreens {
  /// Draws a page of help.
  func draw(_ box: HelpBox, page: Int, on screen: inout TerminalScreen) {
    let area = box.area
    drawBoxInFront(area, on: &screen)
    for (index, line) in box.pages[min(page, box.pages.count - 1)].enumerated() {
      let place = (line: area.line + 1 + index, column: area.column + 3)
      screen.write(line.key, line: place.line, column: place.column, inks.boxStrong)
      screen.write(line.words, line: place.line, column: place.column + HelpBox.indent, inks.box)
    }
    let isLast = page >= box.pages.count - 1
    screen.write(
      isLast ? "Any key: close" : "Any key: more",
      line: area.line + area.size.lines - 2,
      column: area.column + 3,
      inks.boxStrong
    )
  }
}
