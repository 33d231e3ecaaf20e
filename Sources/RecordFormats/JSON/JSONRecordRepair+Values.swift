import RecordText
import GameRecords
import ReversiRules

/// Values that do not fit their keys.
extension JSONRecordRepair {
  mutating func look(at value: JSONValue, as kind: FieldKind) {
    switch kind {
    case .text, .name, .schema: lookAtText(value)
    case .version, .number, .seconds, .count, .ply, .whole: lookAtNumber(value)
    case .date: lookAtDate(value)
    case .word(let words): lookAtWord(value, words.all)
    case .move: lookAtMove(value)
    case .moves:
      if let text = value.text { return lookAtMoveText(text, value) }
      for move in value.children {
        look(at: move, as: move.kind == .object ? .object(.move) : .move)
      }
    case .glyphs where value.kind == .array:
      for child in value.children { look(at: child, as: .number) }
    case .list(let object) where value.kind == .array:
      for child in value.children { look(at: child, as: .object(object)) }
    case .variations: look(at: value, as: .list(.variation))
    case .object(let object) where value.kind == .object: lookAtMembers(of: value, object.fields)
    case .part(let part) where value.kind == .object && part.list == nil:
      lookAtMembers(of: value, part.fields)
    case .part(let part) where value.kind == .array:
      for child in value.children where child.kind == .object {
        lookAtMembers(of: child, part.fields)
      }
    case .glyphs, .marks, .list, .object, .part, .flag, .rows, .grid, .game: break
    }
  }

  private mutating func lookAtText(_ value: JSONValue) {
    guard value.kind == .number || value.kind == .boolean else { return }
    let quoted = "\"\(value.spelling)\""
    repair(.jsonType, at: value.range.lowerBound, Edit(value.range, quoted.utf8))
  }

  private mutating func lookAtNumber(_ value: JSONValue) {
    guard value.isNumberInQuotes else { return }
    repair(.jsonType, at: value.range.lowerBound, Edit(value.range, value.bytes))
  }

  private mutating func lookAtDate(_ value: JSONValue) {
    if value.kind == .number, GameDate(value.spelling) != nil { return lookAtText(value) }
    guard let text = value.text, GameDate(text) == nil, let date = GameDate(reading: text) else {
      return
    }
    respell(value, as: "\(date)")
  }

  private mutating func lookAtWord(_ value: JSONValue, _ words: [String]) {
    guard let text = value.text, !words.contains(text) else { return }
    if let word = NearMiss.same(as: text, in: words) {
      respell(value, as: word)
    } else if let word = NearMiss.nearest(to: text, in: words) {
      let range = value.innerRange
      repair(.jsonValue, at: range.lowerBound, Edit(range, word.utf8), isSafe: false)
    }
  }

  /// Rewrites a value that the reader has understood in the notation of the format.
  private mutating func respell(_ value: JSONValue, as text: String) {
    let range = value.innerRange
    repair(.jsonSpelling, at: range.lowerBound, Edit(range, text.utf8))
  }

  // MARK: Moves

  private mutating func lookAtMove(_ value: JSONValue) {
    guard value.kind == .string else { return }
    guard let move = JSONMoveSpelling.move(value.bytes) else { return }
    if !value.bytes.elementsEqual(move.description.utf8) { respell(value, as: "\(move)") }
  }

  /// Repairs moves in one text in the form of a transcript.
  private mutating func lookAtMoveText(_ text: String, _ value: JSONValue) {
    guard let squares = JSONMoveSpelling.squares(in: Array(text.utf8)) else { return }
    let array = "[" + squares.map { "\"\($0.square)\"" }.joined(separator: ", ") + "]"
    repair(.jsonSpelling, at: value.range.lowerBound, Edit(value.range, array.utf8))
  }
}
