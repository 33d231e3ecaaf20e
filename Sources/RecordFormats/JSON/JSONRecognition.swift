import RecordText
import GameRecords
import ReversiRules

/// Distinguishes flipbook's JSON from that of other programs: by the key with its name, or by moves, a
/// start or players that only a record has.
enum JSONRecognition {
  static func recognise(_ head: InputHead, as format: JSONFormat) -> Recognition? {
    let layoutOfText: JSONFormat.Layout = isLines(head.text) ? .lines : .document
    guard layoutOfText == format.layout else { return nil }
    return JSONShape.evidence(in: head) { shape, bytes in
      if shape.has(name(of: .version)) {
        return hasOwnKeys(shape) || format.table(for: shape) != nil ? named : nil
      }
      if let words = words(for: shape) ?? format.table(for: shape)?.words(for: shape) {
        return Recognition(words)
      }
      return shape.isDamaged ? trace(in: bytes) : nil
    }
  }

  private static var named: Recognition {
    Recognition("the key “\(name(of: .version))”", strength: .name)
  }

  /// Whether most keys are those of a record: flipbook's other JSON has the key with its name too.
  private static func hasOwnKeys(_ shape: JSONShape) -> Bool {
    let others = shape.keys.count { !keys.contains($0) }
    return others * 2 <= shape.keys.count + 1
  }

  /// The key of a record's field of a kind.
  private static func name(of kind: FieldKind) -> String { RecordObject.record.name(of: kind) }

  private static let keys = Set(RecordObject.record.fields.map { "\($0.name)" })

  /// The evidence in an object that only a record has.
  private static func words(for shape: JSONShape) -> String? {
    let moves = shape[name(of: .moves)]
    if let moves, areMoves(moves, of: shape) { return "the key “moves” with squares" }
    let players = shape[name(of: .object(.players))]
    if Disk.allCases.contains(where: { players?["\($0)"]?.kind == .object }) {
      return "players named dark and light"
    }
    let start = shape[name(of: .object(.start))]
    if start?[RecordObject.start.name(of: .rows)]?.first?.kind == .string {
      return "the key “start” with the rows of a board"
    }
    let isPlain = moves?.isEmptyArray ?? false || players?.kind == .object
    return isPlain && keys.isSuperset(of: shape.keys) ? "only keys of a record" : nil
  }

  /// Whether values are moves of a record, judging by the first ones: they name no pieces, as in other
  /// games, and the first one is legal, unless the object has only keys of a record.
  private static func areMoves(_ moves: JSONShape, of record: JSONShape) -> Bool {
    let first = moves.elements(upTo: 16)
    guard let move = first.first, isMove(move),
      !first.contains(where: { ChessMove.isLike(Array(($0.text ?? "").utf8)[...]) })
    else { return false }
    if keys.isSuperset(of: record.keys) || record.has(name(of: .object(.start))) { return true }
    let text = (move[RecordObject.move.name(of: .move)] ?? move).text ?? ""
    let placement = MoveSpelling.square(Array(text.utf8)[...]).map(Move.placement)
    return placement.map { Position.initial.legality(of: $0) == nil } ?? false
  }

  /// Whether a value is a move, which is never in the centre.
  private static func isMove(_ value: JSONShape) -> Bool {
    guard let text = (value[RecordObject.move.name(of: .move)] ?? value).text else { return false }
    if text == "pass" { return true }
    guard let square = MoveSpelling.square(Array(text.utf8)[...]) else { return false }
    return Board.initial(size: .standard)[square] == nil
  }

  /// Searches an object with a syntax error for a trace of a record: the key with our name, or that of
  /// moves before a square.
  private static func trace(in bytes: UnsafeBufferPointer<UInt8>) -> Recognition? {
    // Single quotation marks may be the error; a key without any would be CoffeeScript.
    let text = bytes.prefix(4 << 10).filter { !WhiteSpace.isSpaceOrLineEnd($0) }
      .map { $0 == UInt8(ascii: "'") ? UInt8(ascii: "\"") : $0 }[...]
    let keys = ["\"\(name(of: .version))\":1", "\"\(name(of: .moves))\":[\""]
      .map { Array($0.utf8) }
    for index in text.indices {
      let rest = text[index...]
      if rest.starts(with: keys[0]) { return named }
      guard rest.starts(with: keys[1]) else { continue }
      let value = rest.dropFirst(keys[1].count).prefix(2)
      if MoveSpelling.square(value) != nil { return Recognition("the key “moves” with squares") }
    }
    return nil
  }

  /// Whether the first line is a complete object and another object follows it.
  private static func isLines(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "{") else { return false }
    let lines = text.split(maxSplits: 1, whereSeparator: ByteCount.endsLine)
    guard let first = lines.first, let rest = lines.dropFirst().first else { return false }
    var brackets = JSONBrackets()
    let isClosed = first.withUnsafeBufferPointer { bytes in
      var offset = 0
      return brackets.scan(bytes, from: &offset, isElement: false) == .closed
    }
    return isClosed && rest.first { !WhiteSpace.isSpaceOrLineEnd($0) } == UInt8(ascii: "{")
  }
}

extension JSONFormat {
  /// The table of the game that an object names, if it has one.
  fileprivate func table(for object: JSONShape) -> (any GameTable)? {
    let name = object[RecordObject.record.name(of: .game)]?.text
    return games.first { $0.game.name == name }
  }
}

extension GameTable {
  /// The evidence in an object that only a record of the game has: all keys that it needs, and no
  /// others.
  fileprivate func words(for object: JSONShape) -> String? {
    let fields = shape.fields
    let needed = fields.filter(\.isRequired).map { "\($0.name)" }
    guard needed.allSatisfy(object.has),
      Set(fields.map { "\($0.name)" }).isSuperset(of: object.keys)
    else { return nil }
    return "only keys of a record of \(game)"
  }
}
