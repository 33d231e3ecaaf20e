import GameRecords
import ReversiRules

/// Values that are not what their keys can have.
extension JSONRecordMender {
  mutating func look(at value: JSONValue, as part: JSONRecordPart) {
    switch part {
    case .text: lookAtText(value)
    case .number: lookAtNumber(value)
    case .date: lookAtDate(value)
    case .word(let words): lookAtWord(value, words)
    case .move: lookAtMove(value)
    case .moves:
      if let text = value.text { return lookAtMoveText(text, value) }
      for move in value.children {
        look(at: move, as: move.kind == .object ? .annotatedMove : .move)
      }
    case .array(let element) where value.kind == .array:
      for child in value.children { look(at: child, as: element) }
    case .variations where value.kind == .array:
      for child in value.children { look(at: child, as: .variation) }
    case .object(let keys, let needs) where value.kind == .object:
      lookAtMembers(of: value, keys, needs)
    case .array, .variations, .object, .other: break
    }
  }

  private mutating func lookAtText(_ value: JSONValue) {
    guard value.kind == .number || value.kind == .boolean else { return }
    let quoted = "\"\(value.spelling)\""
    mend(.jsonType, at: value.range.lowerBound, Edit(value.range, quoted.utf8))
  }

  private mutating func lookAtNumber(_ value: JSONValue) {
    guard value.isNumberInQuotes else { return }
    mend(.jsonType, at: value.range.lowerBound, Edit(value.range, value.bytes))
  }

  private mutating func lookAtDate(_ value: JSONValue) {
    if value.kind == .number, GameDate(value.spelling) != nil { return lookAtText(value) }
    guard let text = value.text, GameDate(text) == nil, let date = GameDate(reading: text) else {
      return
    }
    replace(value, with: "\(date)")
  }

  private mutating func lookAtWord(_ value: JSONValue, _ words: [String]) {
    guard let text = value.text, !words.contains(text) else { return }
    if let word = NearMiss.same(as: text, in: words) {
      replace(value, with: word)
    } else if let word = NearMiss.nearest(to: text, in: words) {
      replace(value, with: word, isSafe: false)
    }
  }

  private mutating func replace(_ value: JSONValue, with text: String, isSafe: Bool = true) {
    let range = value.innerRange
    mend(.jsonValue, at: range.lowerBound, Edit(range, text.utf8), isSafe: isSafe)
  }

  // MARK: Moves

  private mutating func lookAtMove(_ value: JSONValue) {
    guard value.kind == .string else { return }
    var bytes = value.bytes.drop(while: JSONReader.isWhitespace)
    while let last = bytes.last, JSONReader.isWhitespace(last) { bytes.removeLast() }
    let move = MoveSpelling.square(bytes).map { "\($0)" } ?? Self.pass(bytes)
    if let move, !value.bytes.elementsEqual(move.utf8) { replace(value, with: move) }
  }

  private static func pass(_ bytes: ArraySlice<UInt8>) -> String? {
    MoveSpelling.isPass(bytes) || bytes.elementsEqual("-".utf8) ? "pass" : nil
  }

  /// Moves in one text, as a transcript has them.
  private mutating func lookAtMoveText(_ text: String, _ value: JSONValue) {
    var moves: [String] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if JSONReader.isWhitespace(first) || first == UInt8(ascii: ",") {
        rest.removeFirst()
        continue
      }
      guard let square = MoveSpelling.square(rest.prefix(2)) else { return }
      moves.append("\"\(square)\"")
      rest.removeFirst(2)
    }
    let array = "[\(moves.joined(separator: ", "))]"
    mend(.jsonType, at: value.range.lowerBound, Edit(value.range, array.utf8))
  }
}
