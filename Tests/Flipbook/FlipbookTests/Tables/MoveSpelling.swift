import Flipbook
import Foundation

/// How formats spell moves.
enum MoveSpelling {
  /// Returns whether some bytes are the spelling of a move in a format.
  static func spells(_ bytes: [UInt8], _ move: Move, on size: BoardSize, _ format: String) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased().filter { $0 != " " }
    guard case .placement(let square) = move else { return spellsPass(text, format) }
    let (x, y) = (square.x, square.y)
    return switch format {
    case "wthor", "wthor-puzzles": bytes == [UInt8((size.width + 2) * (y + 1) + x + 1)]
    case "edx": bytes == [UInt8(8 * y + x)]
    case "egaroucid": text == "\(63 - 8 * y - x)"
    // Columns and rows, or numbers of squares, from 0 or from 1.
    case "app-json":
      text.contains("\(move)") || text.contains("\\u")
        || [
          [x, y], [y, x], [x + 1, y + 1], [y + 1, x + 1], [8 * y + x], [8 * y + x + 1],
        ].contains(Array(numbers(in: text).prefix(2)))
    // The numbers of moves in a diagram, or the mark of the next one.
    case "board": text == "\(move)" || text == "#" || Int(text) != nil
    case "action-log": text.contains("x:\(x)") && text.contains("y:\(y)")
    // Letters for both coordinates, as in games of Go.
    case "sgf": text == "\(move)" || text == letter(x) + letter(y)
    // XBoard counts rows from the bottom.
    case "pgn", "transcript":
      text.precomposedStringWithCompatibilityMapping == "\(move)"
        || text == "p@\(letter(x))\(8 - y)"
    default: text == "\(move)" || text.contains("\\u")
    }
  }

  private static func spellsPass(_ text: String, _ format: String) -> Bool {
    let words = ["--", "-", "pa", "pas", "pass", "ps", "p", "tt", "@@@@", "[]", ""]
    let isNullMove = text.count == 4 && text.prefix(2) == text.suffix(2)
    return words.contains(text) || isNullMove || text.hasPrefix("<pass")
      || ["action-log", "app-json", "edx", "egaroucid", "sgf"].contains(format)
  }

  private static func numbers(in text: String) -> [Int] {
    text.split { !$0.isNumber }.compactMap { Int($0) }
  }

  private static func letter(_ number: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number)))
  }
}
