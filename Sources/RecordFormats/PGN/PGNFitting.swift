import RecordText
import GameRecords
import ReversiRules

/// Reduces a record to what PGN can hold.
struct PGNFitting {
  var record: GameRecord
  var losses: [Loss] = []

  init(_ record: GameRecord) { self.record = record }

  mutating func keep(_ facts: FactSet) {
    losses += record.keep(facts)
    if record.result?.isEmpty == true { record.result = nil }
  }

  /// Writes a difference as the score that has it with the empty squares given to the winner, or
  /// at least as the winner; a score that has the difference tells it.
  mutating func reduceMargin() {
    guard let margin = record.result?.margin else { return }
    record.result?.margin = nil
    let score = DiskCounts(margin: margin, of: record.start.board.size.squareCount)
    if record.result?.score == nil { record.result?.score = score }
    guard record.result?.score?.margin != margin else { return }
    if record.result?.score == nil, record.result?.winner == nil {
      record.result?.winner = GameResult.Winner(margin: margin)
      losses.append(Loss(.margin, .reduced))
    } else {
      losses.append(Loss(.margin, .dropped))
    }
  }

  /// A score such as 1-0 would name a winner.
  mutating func reduceResult() {
    guard let result = record.result, result.score != nil, ResultSpelling.text(of: result) == nil
    else { return }
    record.result?.score = nil
    if record.result?.isEmpty == true { record.result = nil }
    losses.append(Loss(.score, .dropped))
  }

  mutating func reduceTexts() {
    reduce(\.event, of: .event, as: .event)
    reduce(\.site, of: .site, as: .site)
    reduce(\.round, of: .round, as: .round)
    reduce(\.players.dark.name, of: .names, as: .black)
    reduce(\.players.light.name, of: .names, as: .white)
    if let date = record.date, date.time != nil {
      record.date = GameDate(year: date.year, month: date.month, day: date.day)
      losses.append(Loss(.date, .reduced, detail: "without the time of day"))
    }
    reduceTags()
    if let comment = record.comment {
      record.comment = reduced(comment, of: .comment, PGNText.comment)
    }
  }

  /// Reduces the value of a tag, which must not be one that stands for nothing.
  private mutating func reduce(
    _ path: WritableKeyPath<GameRecord, String?>,
    of fact: Fact,
    as tag: PGNTag
  ) {
    guard let text = record[keyPath: path] else { return }
    if tag.isUnknown(text) {
      record[keyPath: path] = nil
      let detail = "\(DisplayText.quote(text)) means that it is unknown"
      losses.append(Loss(fact, .dropped, detail: detail))
    } else {
      record[keyPath: path] = reduced(text, of: fact, PGNText.value)
    }
  }

  /// Changes the names of tags that PGN cannot have or that mean something there.
  private mutating func reduceTags() {
    for index in record.tags.indices {
      let tag = record.tags[index]
      record.tags[index].value = reduced(tag.value, of: .tags, PGNText.value)
      let name = PGNText.name(tag.name)
      guard name != tag.name, !staysTag(at: index) else { continue }
      record.tags[index].name = name
      let detail = "\(DisplayText.quote(tag.name)) becomes \(DisplayText.quote(name))"
      losses.append(Loss(.tags, .replaced, detail: detail))
    }
    guard record.tags.count > Limits.tags else { return }
    record.tags.removeLast(record.tags.count - Limits.tags)
    losses.append(Loss(.tags, .shortened, detail: "only \(Limits.tags) are kept"))
  }

  /// Whether a tag with a known name has a value that is not understood and becomes a tag again,
  /// because nothing else is written under the name.
  private func staysTag(at index: Int) -> Bool {
    let tag = record.tags[index]
    guard let known = PGNTag(named: tag.name), known.value(in: record) == nil,
      !record.tags[..<index].contains(where: { $0.name == tag.name })
    else { return false }
    var output = PGNOutput(pass: "")
    output.write(tag.name, tag.value)
    let source = SourceText(name: "", bytes: output.bytes[...])
    return PGNReader.parse(source, format: "").record?.tags == [tag]
  }

  /// A text as it can be written.
  mutating func reduced(
    _ text: String,
    of fact: Fact,
    ply: Int? = nil,
    _ writable: (String) -> String
  ) -> String {
    let whole = writable(text)
    let result = writable(PGNText.shortened(whole))
    if result != text {
      let change: Loss.Change =
        result.isEmpty ? .dropped : result == whole ? .replaced : .shortened
      losses.append(Loss(fact, change, ply: ply))
    }
    return result
  }
}
