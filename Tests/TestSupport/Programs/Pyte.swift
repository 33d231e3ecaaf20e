import Foundation
import Testing

/// The terminal emulator pyte, a Python package; tests that use it need `.needs(.pyte)`.
public enum Pyte {
  /// One character on a screen.
  public struct Cell: Hashable, Sendable {
    /// The character with its combining marks; a space in an empty cell.
    public let text: String
    /// The colours as `rrggbb`, or `default`.
    public let foreground, background: String
  }

  /// The screens of a terminal: most of their lines are the same on many of them.
  private struct Screens: Decodable {
    /// Different lines, three texts for each cell.
    let lines: [[String]]
    /// For each screen, the indices of its lines.
    let screens: [[Int]]

    var cells: [[[Cell]]] {
      let lines = lines.map { texts in
        stride(from: 0, to: texts.count, by: 3).map { start in
          Cell(text: texts[start], foreground: texts[start + 1], background: texts[start + 2])
        }
      }
      return screens.map { screen in screen.map { lines[$0] } }
    }
  }

  /// A terminal, and the outputs that are sent to it.
  public struct Terminal: Encodable, Sendable {
    fileprivate let columns, lines: Int
    fileprivate let outputs: [String]

    /// Creates a terminal.
    public init(columns: Int, lines: Int, outputs: [String]) {
      self.columns = columns
      self.lines = lines
      self.outputs = outputs
    }
  }

  /// Sends outputs to a terminal, one after the other.
  /// - Returns: the lines of cells after each output.
  public static func screens(
    columns: Int,
    lines: Int,
    after outputs: [String]
  ) throws -> [[[Cell]]] {
    try screens([Terminal(columns: columns, lines: lines, outputs: outputs)])[0]
  }

  /// Sends their outputs to terminals.
  /// - Returns: for each terminal, the lines of cells after each output.
  public static func screens(_ terminals: [Terminal]) throws -> [[[[Cell]]]] {
    let script = """
      import json, pyte, sys
      for job in json.load(sys.stdin):
          screen = pyte.Screen(job["columns"], job["lines"])
          stream = pyte.Stream(screen)
          lines = {}
          screens = []
          for output in job["outputs"]:
              stream.feed(output)
              rows = (screen.buffer[y] for y in range(screen.lines))
              screens.append([
                  lines.setdefault(
                      tuple(t for x in range(screen.columns) for t in row[x][:3]), len(lines))
                  for row in rows])
          print(json.dumps({"lines": list(lines), "screens": screens}))
      """
    let run = try Tool.pyte.program.run(
      ["-c", script],
      input: Array(JSONEncoder().encode(terminals))
    )
    try #require(run.status == 0, "\(run.errors)")
    return try run.output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Screens.self, from: Data($0)).cells
    }
  }
}
