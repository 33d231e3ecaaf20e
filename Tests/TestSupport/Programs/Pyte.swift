import Foundation
import Testing

/// The terminal emulator pyte, a Python package; tests that use it need `.needs(.pyte)`.
public enum Pyte {
  /// One character on a screen.
  public struct Cell: Decodable, Hashable, Sendable {
    /// The character with its combining marks; a space in an empty cell.
    public let text: String
    /// The colours as `rrggbb`, or `default`.
    public let foreground, background: String
  }

  /// Sends outputs to a terminal, one after the other.
  /// - Returns: the lines of cells after each output.
  public static func screens(
    columns: Int,
    lines: Int,
    after outputs: [String]
  ) throws -> [[[Cell]]] {
    let script = """
      import json, pyte, sys
      job = json.load(sys.stdin)
      screen = pyte.Screen(job["columns"], job["lines"])
      stream = pyte.Stream(screen)
      for output in job["outputs"]:
          stream.feed(output)
          print(json.dumps([[{"text": c.data, "foreground": c.fg, "background": c.bg}
                             for c in (row[x] for x in range(screen.columns))]
                            for row in (screen.buffer[y] for y in range(screen.lines))]))
      """
    let job = try JSONEncoder().encode(Job(columns: columns, lines: lines, outputs: outputs))
    let run = try Tool.pyte.program.run(["-c", script], input: Array(job))
    try #require(run.status == 0, "\(run.errors)")
    return try run.output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode([[Cell]].self, from: Data($0))
    }
  }

  private struct Job: Encodable {
    let columns, lines: Int
    let outputs: [String]
  }
}
