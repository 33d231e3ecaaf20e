import GameRecords
import RecordFormats
import ReversiRules

/// The parts of a game other than its start position and its moves.
extension RecordBuilder {
  mutating func startPlayer(_ side: Disk, _ tag: XMLStartTag) {
    var player = Player()
    mark(.player(side), at: range(of: tag))
    let element: XMLElement = side == .dark ? .dark : .light
    readAttributes(tag, of: element, RecordShapes.player(side), into: &player)
    record.players[side] = player
  }

  mutating func startResult(_ tag: XMLStartTag) {
    var draft = ResultDraft()
    mark(.result, at: range(of: tag))
    let shape = RecordShapes.result
    let met = readAttributes(tag, of: .result, shape, into: &draft)
    var counts = 0
    for index in shape.fields.indices where shape.fields[index].kind == .count {
      counts += Int(met >> UInt32(index) & 1)
    }
    if counts == 1 {
      report(
        .xmlMissingAttribute,
        "<result> has the count of one side only",
        help: "write both dark and light, or neither",
        at: range(of: tag)
      )
    }
    record.result = draft.result
  }

  mutating func startTag(_ tag: XMLStartTag) {
    var draft = Tag(name: "", value: "")
    readAttributes(tag, of: .tag, RecordShapes.tag, into: &draft)
    game?.tagName = draft.name.isEmpty ? nil : draft.name
  }

  /// Handles the end of an element that contains text.
  mutating func endText(of element: XMLElement, at range: Range<Int>) {
    if element == .row { return endRow(at: range) }
    guard let text = takeText(at: range) else { return }
    if element == .tag { return endTag(text, at: range) }
    let shape = RecordShapes.record
    guard let index = names.recordField(element) else { return }
    if let part = shape.fields[index].part { mark(part, at: range) }
    if case .date = shape.fields[index].kind {
      guard let date = date(text, at: range) else { return }
      shape.accesses[index].set(&record, .date(date), range)
    } else {
      shape.accesses[index].set(&record, .text(text), range)
    }
  }

  private mutating func date(_ text: String, at range: Range<Int>) -> GameDate? {
    if let date = GameDate(text) { return date }
    let trimmed = String(Substring(text.utf8.trimmed(of: WhiteSpace.isSpaceOrLineEnd)))
    if let date = GameDate(trimmed) { return date }
    let date = GameDate(reading: trimmed)
    report(
      .xmlValue,
      "date is \(DisplayText.quote(text)); expected a date such as 1977-05-01, 1977-05 or 1977",
      at: range,
      repair: date.map { _ in .rewriting }
    )
    return date
  }

  private mutating func endTag(_ value: String, at range: Range<Int>) {
    guard let name = game?.tagName.take() else { return }
    let count = record.tags.count
    guard count < Limits.tags else {
      if count == Limits.tags, game?.hasTooManyTags == false {
        game?.hasTooManyTags = true
        report(.tooMany, "more than \(Limits.tags) tags; the others are left out", at: range)
      }
      return
    }
    record.tags.add(Tag(name: name, value: value))
    game?.mark(.tag(count + 1), at: range)
  }
}
