import GameRecords

/// Distinguishes flipbook's JSON from that of other programs: by the key with its name, or by what only a
/// record of a game has.
enum JSONRecognition {
  static func recognise(_ head: InputHead, as format: JSONFormat) -> Recognition? {
    let layoutOfText: JSONFormat.Layout = isLines(head.text) ? .lines : .document
    guard layoutOfText == format.layout else { return nil }
    return head.jsonEvidence { shape in
      let game = shape.member("game")?.text
      let table =
        if let game {
          format.games.first { $0.game.name == game }
        } else {
          format.games.first
        }
      if shape.has(name), let any = table ?? format.games.first {
        return isRecord(shape, of: any) ? named : nil
      }
      if let words = table?.evidence(in: shape) { return Recognition(words) }
      return shape.isDamaged ? trace(in: shape.source.bytes, format.games) : nil
    }
  }

  /// The key with our name.
  private static let name = "flipbook"

  private static var named: Recognition {
    Recognition("the key “\(name)”", strength: .name)
  }

  /// Whether most keys are those of a record: flipbook's other JSON has the key with its name too.
  private static func isRecord(_ shape: JSONValue, of table: any GameTable) -> Bool {
    let keys = Set(table.table.fields.map { "\($0.name)" })
    let others = shape.keys.count { !keys.contains($0) }
    return others * 2 <= shape.keys.count + 1
  }

  /// Searches an object with a syntax error for a trace of a record: the key with our name, or that of
  /// moves before one.
  private static func trace(
    in bytes: ArraySlice<UInt8>,
    _ games: [any GameTable]
  ) -> Recognition? {
    // Single quotation marks may be the error; a key without any would be CoffeeScript.
    let text = bytes.prefix(4 << 10).filter { !WhiteSpace.isSpaceOrLineEnd($0) }
      .map { $0 == UInt8(ascii: "'") ? UInt8(ascii: "\"") : $0 }[...]
    let version = Array("\"\(name)\":1".utf8)
    for index in text.indices where text[index] == UInt8(ascii: "\"") {
      let rest = text[index...]
      if rest.starts(with: version) { return named }
      for case (let key, let notation)? in games.lazy.map(\.plainMoves) {
        let start = Array("\"\(key)\":[\"".utf8)
        guard rest.starts(with: start) else { continue }
        let value = rest.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\"") }
        let text = String(decoding: value.prefix(8), as: UTF8.self)
        if notation.forgive(text) != nil { return Recognition("the key “\(key)” with squares") }
      }
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

extension GameTable {
  /// The key of the moves, if they are texts in a notation.
  fileprivate var plainMoves: (key: String, notation: Notation)? {
    for field in table.fields {
      if case .line(let line) = field.kind, case .code(let notation) = line.item.fields[0].kind {
        return ("\(field.name)", notation)
      }
    }
    return nil
  }
}
