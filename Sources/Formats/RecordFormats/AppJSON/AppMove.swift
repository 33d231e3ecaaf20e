import GameRecords
import ReversiRules

/// A move in the JSON of an app, as far as it is the same however squares are counted.
enum AppMove {
  /// The name of a square, or a pass.
  case move(Move)
  /// The number of a square.
  case number(Int)
  /// A column and a row; without names, the one that comes first is the column.
  case cell(column: Int, row: Int, isNamed: Bool)

  /// The keys of columns and rows.
  private static let cells = [
    ("x", "y"), ("col", "row"), ("column", "row"), ("c", "r"), ("j", "i"),
  ]
  /// The keys of what is a move itself.
  private static let names = [
    "move", "square", "pos", "position", "cell", "coord", "coordinate", "index", "to",
  ]
  /// All keys that say where a move is.
  static let keys = cells.flatMap { [$0, $1] } + names
  /// The keys of the side of a move.
  static let sides = [
    "color", "colour", "player", "side", "turn", "disc", "disk", "stone", "piece",
  ]

  /// The side that an object names, and the value that does.
  static func side(of object: JSONValue) -> (value: JSONValue, side: Disk)? {
    sides.lazy.compactMap(object.member).compactMap { value in
      MoveSpelling.side(beginning: Array("\(value.spelling) ".utf8)[...]).map { (value, $0.side) }
    }.first
  }

  /// Reads a move; `nil` for any other value.
  init?(_ value: JSONValue) {
    switch value.kind {
    case .null:
      // Text that is damaged has no value.
      guard !value.range.isEmpty else { return nil }
      self = .move(.pass)
    case .string:
      guard let move = JSONMoveSpelling.move(value.bytes) else { return nil }
      self = .move(move)
    case .number:
      guard let number = value.integer else { return nil }
      self = number == -1 ? .move(.pass) : .number(number)
    case .array:
      let numbers = value.children.prefix(3).map(\.integer)
      guard numbers.count == 2, let column = numbers[0], let row = numbers[1] else { return nil }
      self = Self.cell(column, row, isNamed: false)
    case .object:
      guard let move = Self.member(of: value) else { return nil }
      self = move
    case .boolean: return nil
    }
  }

  private static func cell(_ column: Int, _ row: Int, isNamed: Bool) -> AppMove {
    column == -1 && row == -1 ? .move(.pass) : .cell(column: column, row: row, isNamed: isNamed)
  }

  private static func member(of object: JSONValue) -> AppMove? {
    for (column, row) in cells {
      guard let x = object.member(column), let y = object.member(row) else { continue }
      guard let column = x.integer, let row = y.integer else { return nil }
      return cell(column, row, isNamed: true)
    }
    // An object in an object would be a move of any depth.
    return names.lazy.compactMap(object.member).first { $0.kind != .object }.flatMap(AppMove.init)
  }

  /// The move, if it is one where columns, rows and squares are counted from a number.
  func move(countedFrom first: Int) -> Move? {
    switch self {
    case .move(let move): return move
    case .number(64) where first == 0: return .pass
    case .number(let number):
      let index = number &- first
      return AppMove.cell(column: index % 8, row: index / 8, isNamed: true).move(countedFrom: 0)
    case .cell(let column, let row, _):
      let (x, y) = (column &- first, row &- first)
      return 0..<8 ~= x && 0..<8 ~= y ? Square(x: x, y: y).map { .placement($0) } : nil
    }
  }

  /// Whether it is in numbers.
  var isNumber: Bool { if case .move = self { false } else { true } }
}
