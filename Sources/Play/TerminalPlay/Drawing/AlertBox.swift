package import Apps

/// The places of an alert and its buttons in front of the board.
package struct AlertBox {
  package let alert: Frame.Alert
  package let area: TerminalArea
  /// The message, line by line.
  package let lines: [String]
  /// The buttons, from left to right.
  package let buttons: [TerminalArea]

  package init(_ alert: Frame.Alert, _ layout: PlayLayout) {
    self.alert = alert
    let limit = min(layout.boardArea.size.columns, layout.window.columns) - 6
    lines = DisplayText.wrap(alert.message, width: min(max(limit, 17), 27))
    let widths = alert.buttons.map { $0.count + 4 }
    let row = widths.reduce(0, +) + widths.count - 1
    let inner = max(alert.title.count, row, lines.map(\.count).max() ?? 0)
    let size = TerminalSize(columns: inner + 6, lines: lines.count + 5)
    area = TerminalArea(size, over: layout.boardArea, in: layout.window)
    var column = area.column + (size.columns - row) / 2
    var places: [TerminalArea] = []
    for width in widths {
      let line = area.line + size.lines - 2
      places.append(TerminalArea(line: line, column: column, columns: width, lines: 1))
      column += width + 1
    }
    buttons = places
  }

  /// Returns the index of the button at a place.
  package func button(line: Int, column: Int) -> Int? {
    buttons.firstIndex { $0.contains(line: line, column: column) }
  }
}

extension PlayScreens {
  /// Draws an alert with one of its buttons selected.
  func draw(_ box: AlertBox, chosen: Int, on screen: inout TerminalScreen) {
    drawBoxInFront(box.area, on: &screen)
    func centre(_ text: String, line: Int, _ ink: TerminalScreen.Ink) {
      let column = box.area.column + (box.area.size.columns - text.count) / 2
      screen.write(text, line: box.area.line + line, column: column, ink)
    }
    centre(box.alert.title, line: 1, inks.boxStrong)
    for (index, line) in box.lines.enumerated() { centre(line, line: 2 + index, inks.box) }
    for (index, (name, area)) in zip(box.alert.buttons, box.buttons).enumerated() {
      let isChosen = index == chosen
      screen.write(
        isChosen ? "► \(name) ◄" : "[ \(name) ]",
        line: area.line,
        column: area.column,
        isChosen ? inks.button : inks.box
      )
    }
  }
}
