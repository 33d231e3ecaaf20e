internal import GameRecords
internal import ReversiRules

extension WTHORWriter {
  /// Reduces a record to what the file will tell of it.
  ///
  /// The format leaves nothing open: a record without a name gets the one that stands for no name,
  /// one without a date the year of the file, and one without a score that of its last position.
  mutating func fit(_ record: inout GameRecord) -> [Loss] {
    let original = record
    // A start of its own cannot be written, and must be seen when it is tried.
    var losses = record.keep(Self.holds.union(FactSet([.start, .margin])))
    losses += fitDate(&record)
    losses += fitScore(&record, declared: original.result)
    losses += fitNames(&record)
    losses += fitTags(&record, of: original)
    return losses.inOrderOfFacts
  }

  private func fitDate(_ record: inout GameRecord) -> [Loss] {
    let old = record.date
    record.date = GameDate(year: header?.year ?? old?.year ?? 0)
    guard let old, old != record.date else { return [] }
    guard let new = record.date else {
      let detail = "the first game of the file has none"
      return [Loss(.date, .dropped, detail: detail)]
    }
    if new.year == old.year { return [Loss(.date, .reduced, detail: "only the year is kept")] }
    let detail = "\(old) becomes \(new), the year of the first game of the file"
    return [Loss(.date, .replaced, detail: detail)]
  }

  // MARK: - Names

  private mutating func fitNames(_ record: inout GameRecord) -> [Loss] {
    let numbers = WTHORNumbers(record)
    var losses: [Loss] = []
    changedNames = [:]
    let players = record.players
    for field in WTHORField.allCases {
      let old = record[keyPath: field.name]
      let (new, change) = fit(old, field.kind, hasNumber: numbers[field] != nil)
      record[keyPath: field.name] = new
      guard let old else { continue }
      let fact: Fact = field == .tournament ? .event : .names
      if let change {
        changedNames[field] = old
        let result = new.map { DisplayText.quote($0) } ?? "a number"
        losses.append(Loss(fact, change, detail: "\(DisplayText.quote(old)) becomes \(result)"))
      }
      guard let new, new != field.kind.unknown else { continue }
      let isOpponents = field == .white && record.players.dark.name == new
      let other = isOpponents ? players.dark.name : list(of: field.kind).original(of: new)
      guard let other, other != old else { continue }
      let names = "\(DisplayText.quote(old)) and \(DisplayText.quote(other))"
      losses.append(Loss(fact, .merged, detail: "\(names) become the same"))
    }
    return losses
  }

  private func list(of kind: WTHORNameKind) -> WTHORNameList {
    kind == .players ? players : tournaments
  }

  /// A name as it can be written, or `nil` when there is a number instead, and what was done to it.
  private func fit(
    _ name: String?,
    _ kind: WTHORNameKind,
    hasNumber: Bool
  ) -> (name: String?, change: Loss.Change?) {
    guard let name, name != kind.unknown else {
      return (name == nil && hasNumber ? nil : kind.unknown, nil)
    }
    let text = Latin1Text(name, limit: kind.entryLength - 1)
    guard allowsCompanions, !text.bytes.isEmpty else {
      return (hasNumber ? nil : kind.unknown, .dropped)
    }
    let change: Loss.Change? =
      text.isShortened ? .shortened : text.isReplaced ? .replaced : nil
    return (text.text, change)
  }

  // MARK: - Tags

  private func fitTags(_ record: inout GameRecord, of original: GameRecord) -> [Loss] {
    var numbers = WTHORNumbers(record)
    for field in WTHORField.allCases where record[keyPath: field.name] != nil {
      numbers[field] = nil
    }
    if let header { numbers.depth = header.depth > 0 ? Int(header.depth) : nil }
    if numbers.depth != nil, numbers.theoreticalScore == nil {
      numbers.theoreticalScore = record.result?.score?.dark
    }
    record.tags = numbers.tags
    guard !original.tags.isEmpty, record.tags != original.tags else { return [] }
    let names = Set(record.tags.map(\.name))
    let lost = original.tags.first { !names.contains($0.name) }
    guard let lost else {
      return [Loss(.tags, .replaced, detail: "in the numbers and the order of WTHOR")]
    }
    return [Loss(.tags, .dropped, detail: "such as \(DisplayText.quote(lost.name))")]
  }

  // MARK: - Score

  /// Gives the record a score that counts every square, as close as can be to what it declares.
  private func fitScore(_ record: inout GameRecord, declared: GameResult?) -> [Loss] {
    let squareCount = record.start.board.size.squareCount
    let (oldScore, margin) = (declared?.score, declared?.margin)
    let score =
      oldScore?.withEmpties(of: squareCount)
      ?? (oldScore == nil ? margin : nil).flatMap { DiskCounts(margin: $0, of: squareCount) }
      ?? record.scoreAtEnd(wonBy: declared?.declaredWinner)
    record.result = GameResult(score: score)
    var losses: [Loss] = []
    if let oldScore, oldScore != score {
      let detail = "\(oldScore.words) becomes \(score.words)"
      losses.append(Loss(.score, .replaced, detail: detail))
    }
    if let margin {
      let isKept = margin == score.margin
      losses.append(Loss(.margin, isKept ? .reduced : .dropped, detail: "as \(score.words)"))
    }
    return losses
  }
}

extension DiskCounts {
  /// The score with the empty squares given to the winner, or `nil` for an impossible one.
  fileprivate func withEmpties(of squareCount: Int) -> DiskCounts? {
    guard (0...squareCount).contains(dark), (0...squareCount - dark).contains(light) else {
      return nil
    }
    if dark > light { return DiskCounts(dark: squareCount - light, light: light) }
    if light > dark { return DiskCounts(dark: dark, light: squareCount - dark) }
    return DiskCounts(dark: squareCount / 2, light: squareCount / 2)
  }

  fileprivate var words: String { "\(dark)–\(light)" }
}

extension GameRecord {
  /// The score of the last position that can be reached, or all squares for the declared winner
  /// where another side is ahead there.
  fileprivate func scoreAtEnd(wonBy winner: GameResult.Winner?) -> DiskCounts {
    let outcome = Outcome(of: ReplayAttempt(self).replay.end.board)
    guard let winner, winner != GameResult.Winner(outcome.winner) else {
      return outcome.withEmpties
    }
    let squareCount = start.board.size.squareCount
    switch winner {
    case .dark: return DiskCounts(dark: squareCount, light: 0)
    case .light: return DiskCounts(dark: 0, light: squareCount)
    case .tie: return DiskCounts(dark: squareCount / 2, light: squareCount / 2)
    }
  }
}
