import GameRecords

/// A small chart for a terminal: bars side by side, one column each, with a scale and labels.
package struct BarChart {
  /// The height of each bar, not negative.
  var bars: [Double]
  /// The texts below bars, with the indices of their bars.
  var labels: [(bar: Int, text: String)]
  /// The height of the tallest bar in rows.
  var height: Int
  /// The text next to the top of the tallest bar.
  var scale: String

  package init(
    bars: [Double],
    labels: [(bar: Int, text: String)],
    height: Int,
    scale: String
  ) {
    (self.bars, self.labels, self.height, self.scale) = (bars, labels, height, scale)
  }

  /// The maximum number of bars next to the scale in 80 columns.
  package static let mostBars = 68

  /// The columns before the first bar.
  private static let gutter = 12

  private static let blocks: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Returns the rows from the top, and the labels below them.
  func lines(_ style: TerminalStyle) -> [String] {
    let tallest = bars.max() ?? 0
    let eighths = bars.map { bar -> Int in
      guard bar > 0 else { return 0 }
      return max(1, Int((bar / tallest * Double(8 * height)).rounded()))
    }
    let rows = (0..<height).reversed().map { row -> String in
      let cells = eighths.map { Self.blocks[min(8, max(0, $0 - 8 * row))] }
      let scale = row == height - 1 ? scale : row == 0 ? "0" : ""
      let text = String(cells).trimmingEnd
      guard !text.isEmpty || !scale.isEmpty else { return "" }
      return style.dim(scale.leading(Self.gutter - 1))
        + (text.isEmpty ? "" : " " + style.good(text))
    }
    return rows + [String(repeating: " ", count: Self.gutter) + style.dim(axis)]
  }

  /// The labels, each centred below its bar; labels without room are left out.
  private var axis: String {
    var axis = ""
    for (bar, text) in labels {
      let start = max(0, min(bar - text.count / 2, Self.mostBars - text.count))
      guard axis.isEmpty || start > axis.count else { continue }
      axis += String(repeating: " ", count: start - axis.count) + text
    }
    return axis
  }
}

extension String {
  /// Returns the text with leading spaces up to a width.
  package func leading(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
