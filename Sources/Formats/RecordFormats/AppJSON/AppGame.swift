import GameRecords
import ReversiRules

/// The moves of a game in the JSON of an app, and what shows that they are moves.
struct AppGame {
  /// The moves, in an array or as one text.
  let value: JSONValue
  /// The moves, each with its value and its place; `nil` for one that cannot be read.
  let moves: [(move: AppMove?, value: JSONValue, place: Range<Int>)]

  /// The keys of moves, in small letters.
  private static let keys: Set = [
    "moves", "history", "kifu", "record", "game", "sequence", "transcript", "movehistory",
    "movelist", "gamerecord", "steps", "plies", "log", "actions", "turns",
  ]

  /// Finds the moves in a game; `nil` for any other value.
  init?(_ root: JSONValue) {
    let list = root.kind == .array && Self.isList(root) ? root : nil
    guard let value = list ?? Self.member(of: root) else { return nil }
    self.value = value
    moves = Self.moves(of: value)
  }

  private static func member(of object: JSONValue) -> JSONValue? {
    guard object.kind == .object else { return nil }
    return object.children.first { member in
      let key = member.key
      return key.utf8.count < 20 && keys.contains(key.lowercased().filter(\.isLetter))
        && isList(member)
    }
  }

  private static func isList(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .array: value.first.map { AppMove($0) != nil && member(of: $0) == nil } ?? false
    case .string: !(JSONMoveSpelling.squares(in: Array(value.bytes))?.isEmpty ?? true)
    default: false
    }
  }

  /// Whether an array is a game, and not a list of games.
  static func isGame(_ bytes: ArraySlice<UInt8>) -> Bool {
    isList(JSONValue(beginningOf: SourceText(name: "", bytes: bytes)))
  }

  private static func moves(
    of value: JSONValue
  ) -> [(move: AppMove?, value: JSONValue, place: Range<Int>)] {
    guard value.kind == .string else {
      return value.children.map { (AppMove($0), $0, $0.innerRange) }
    }
    let text = Array(value.bytes)
    // In a text with escapes, the places of single moves are unknown.
    let isPlain = text.count == value.innerRange.count
    return (JSONMoveSpelling.squares(in: text) ?? []).map { square, offset in
      let start = value.innerRange.lowerBound + offset
      return (.move(.placement(square)), value, isPlain ? start..<start + 2 : value.innerRange)
    }
  }

  /// Whether moves are in numbers.
  var hasNumbers: Bool { moves.contains { $0.move?.isNumber ?? false } }

  /// What shows that these are moves of Reversi, in words.
  func evidence(countedFrom first: Int) -> String? {
    let all = moves.prefix(Limits.moves).map { $0.move?.move(countedFrom: first) }
    let moves = all.prefix { $0 != nil }.compactMap(\.self)
    let isWhole = moves.count == all.count
    guard hasNumbers else { return MoveEvidence.words(for: moves, isWhole: isWhole, enough: 2) }
    // A key says what the numbers are.
    let enough = value.key.isEmpty ? 3 : 2
    return MoveEvidence.words(forNumbers: moves, isWhole: isWhole, enough: enough)
  }
}
