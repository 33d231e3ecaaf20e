import GameRecords
import ReversiRules

/// Reads a game in the JSON of an app.
///
/// It accepts numbers in an order that is a guess, with a note.
///
/// The keys of other facts are those of the columns of tables, with or without “player” and “name”, in
/// an object of their own or not; anything else is kept as a tag.
///
/// Assumed: of two players in an array, the first one is dark; where the sides of moves are numbers,
/// the first move is dark's.
struct AppJSONReader {
  private var reader: ForeignJSONReader
  private var record = ReversiRecord(passMarks: .implied)
  private var squares: AppSquares

  static func parse(_ source: SourceText, _ squares: AppSquares, format: String) -> ParsedRecord {
    ForeignJSONReader.parse(source, format: format) { root, reader in
      var reading = AppJSONReader(reader: reader, squares: squares)
      defer { reader = reading.reader }
      return reading.read(root)
    }
  }

  private init(reader: ForeignJSONReader, squares: AppSquares) {
    (self.reader, self.squares) = (reader, squares)
  }

  private mutating func read(_ root: JSONValue) -> ReversiRecord? {
    guard let game = AppGame(root) else {
      reader.refuse(root, as: .object, expected: "\(Self.expected), or an object with one")
      return nil
    }
    if root.kind == .object, var object = reader.object(root) {
      _ = object.take(game.value.key)
      for member in object.rest { readFact(member, member.key) }
    }
    readMoves(of: game)
    record.tags = reader.tags
    return record
  }

  private static let expected = "an array of moves such as “f5”, [5, 4] or 37"

  // MARK: Moves

  /// Reads the moves up to the first one that cannot be read.
  private mutating func readMoves(of game: AppGame) {
    let order = game.hasNumbers ? " where squares are counted from \(squares.first)" : ""
    var firstSide: Int?
    for (move, value, place) in game.moves {
      guard record.moves.count < Limits.moves else {
        return reader.report(JSONError(.tooMany, "more than \(Limits.moves) moves", at: place))
      }
      guard let read = move?.move(countedFrom: squares.first) else {
        var error = JSONError(
          .jsonValue,
          "\(DisplayText.quote(reader.source[place])) is not a move\(order); the moves are not read "
            + "any further",
          at: place
        )
        error.ply = record.moves.count + 1
        return reader.report(error)
      }
      record.moves.append(read)
      reader.moveRanges.append(SourceRange(place))
      if squares.start == reader.source.start.offset, let move {
        noteOrder(of: move, read, at: place)
      }
      guard value.kind == .object else { continue }
      readSide(of: value, &firstSide)
    }
  }

  /// Reports once that an order that no name shows is a guess.
  private mutating func noteOrder(of move: AppMove, _ read: Move, at place: Range<Int>) {
    let order: String
    switch move {
    case .move, .cell(_, _, isNamed: true): return
    case .cell: order = "the column before the row"
    case .number: order = "row by row from a1"
    }
    squares.start = nil
    let found = DisplayText.quote(reader.source[place])
    let message = "\(found) is read as \(read): \(order), counted from \(squares.first)"
    reader.report(.appJSONOrder, message, at: place)
  }

  /// Reads the side of the last move; what else is known of a move is left out.
  private mutating func readSide(of value: JSONValue, _ first: inout Int?) {
    guard var object = reader.object(value) else { return }
    for key in AppMove.keys { _ = object.take(key) }
    var named = AppMove.side(of: value)
    if named == nil, let side = AppMove.sides.lazy.compactMap(value.member).first,
      let number = side.integer
    {
      first = first ?? number
      named = (side, number == first ? .dark : .light)
    }
    if let (value, side) = named {
      _ = object.take(value.key)
      record.annotations.append(MoveAnnotation(ply: record.moves.count, side: side))
      reader.mark(.side(record.moves.count), value.innerRange)
    }
    reader.ignoreRest(of: object)
  }

  // MARK: Other facts

  /// Reads a fact from a member with the keys on the path to it, or those from the members of an
  /// object.
  private mutating func readFact(_ value: JSONValue, _ name: String, depth: Int = 0) {
    switch value.kind {
    case .object where depth < 3:
      // A score is an object of two numbers, or a text.
      if let dark = value.member("black"), let light = value.member("white"),
        value.keys.count == 2,
        readFact("\(dark.spelling)-\(light.spelling)", name, at: value)
      {
        return
      }
      for member in value.children { readFact(member, "\(name).\(member.key)", depth: depth + 1) }
    case .array where name == "players" && value.children.prefix(3).map(\.key).count == 2:
      for (index, player) in value.children.enumerated() {
        let side = AppMove.side(of: player)?.side ?? Disk.allCases[index]
        readFact(player, "players.\(side)", depth: depth + 1)
      }
    case .string, .number:
      if !readFact(value.spelling, name, at: value) { reader.keepAll(value, as: name) }
    default: reader.keepAll(value, as: name)
    }
  }

  /// Reads a single fact; returns whether there is a field for it.
  private mutating func readFact(_ text: String, _ path: String, at value: JSONValue) -> Bool {
    let name = path.hasPrefix("players.") ? String(path.dropFirst(8)) : path
    guard let fact = TableFact.named(name), !fact.isUnknown(text) else { return false }
    if fact.part == .date, value.text != nil {
      guard record.date == nil else { return false }
      // A text that is no date is kept and reported.
      record.date = reader.date(value)
      return true
    }
    switch fact.take(text, &record) {
    case .whole, .partly: reader.mark(fact.part, value.innerRange)
    case .repeated(isSame: true): break
    case .repeated, .tag, .refused, .damaged: return false
    }
    return true
  }
}
