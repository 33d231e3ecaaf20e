import GameRecords
import ReversiRules

extension WTHORWriter {
  /// Reduces a record to what the file will store.
  ///
  /// The format has no missing values: a record without a name gets the one that means “no name”, one
  /// without a date the year of the file, and one without a score that of its last position. Another
  /// start or another year is kept here, so that writing the record fails.
  mutating func fit(_ record: inout ReversiRecord) -> [Loss] {
    if replaced != nil {
      record.removePasses()
      return []
    }
    let original = record
    var losses = record.keep(
      Self.stores.union(FactSet([.start, .margin, .winner])),
      readAs: .implied
    )
    losses += fitDate(&record)
    losses += fitScore(&record, of: original)
    losses += fitNames(&record)
    losses += fitTags(&record, of: original)
    return losses.inOrderOfFacts
  }

  private func fitDate(_ record: inout ReversiRecord) -> [Loss] {
    guard let old = record.date else {
      record.date = GameDate(year: header?.year ?? 0)
      return record.date.map { [Loss(.date, .added, detail: "\($0), the year of the file")] } ?? []
    }
    let isUndated = header.map { GameDate(year: $0.year) == nil } ?? false
    record.date = isUndated ? nil : GameDate(year: old.year)
    guard old != record.date else { return [] }
    if record.date == nil {
      return [Loss(.date, .dropped, detail: "the first game of the file has none")]
    }
    return [Loss(.date, .reduced, detail: "only the year is kept")]
  }

  // MARK: - Names

  private mutating func fitNames(_ record: inout ReversiRecord) -> [Loss] {
    let numbers = WTHORNumbers(record)
    var losses: [Loss] = []
    changedNames = [:]
    let players = record.players
    for field in WTHORField.allCases {
      let old = record[keyPath: field.name]
      let (new, change) = fit(old, field.kind, hasNumber: numbers[field] != nil)
      record[keyPath: field.name] = new
      let fact: Fact = field == .tournament ? .event : .names
      guard let old else {
        if let new {
          losses.append(Loss(fact, .added, detail: "\(DisplayText.quote(new)) for no name"))
        }
        continue
      }
      if let change {
        changedNames[field] = old
        let result = new.map { DisplayText.quote($0) } ?? "a number"
        losses.append(Loss(fact, change, detail: "\(DisplayText.quote(old)) becomes \(result)"))
      }
      guard let new, new != field.kind.unknown else { continue }
      let isOpponents = field == .white && record.players.dark.name == new
      let other = isOpponents ? players.dark.name : list(of: field.kind)?.original(of: new)
      guard let other, other != old else { continue }
      let names = "\(DisplayText.quote(old)) and \(DisplayText.quote(other))"
      losses.append(Loss(fact, .merged, detail: "\(names) become the same"))
    }
    return losses
  }

  /// Returns a name as it can be written, or `nil` if there is a number instead, and the change made.
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

  private func fitTags(_ record: inout ReversiRecord, of original: ReversiRecord) -> [Loss] {
    var numbers = WTHORNumbers(original)
    var taken: Int?
    for field in WTHORField.allCases {
      let number = number(of: field, in: record, numbers, besides: taken)
      if field == .black { taken = number }
      numbers[field] = number
    }
    var losses: [Loss] = []
    if let header {
      numbers.depth = header.depth > 0 ? Int(header.depth) : nil
      numbers.day = header.dayText
      numbers.year = GameDate(year: header.year) == nil && header.year > 0 ? header.year : nil
    }
    if numbers.depth != nil, numbers.theoreticalScore == nil,
      let score = record.result?.score?.dark
    {
      numbers.theoreticalScore = score
      losses.append(Loss(.tags, .added, detail: "\(score) as the theoretical score"))
    }
    record.tags = numbers.tags
    return losses + changedTags(of: original, in: record)
  }

  /// The losses of the tags that are not in the record any more.
  private func changedTags(of original: ReversiRecord, in record: ReversiRecord) -> [Loss] {
    let losses = original.tags.filter { !record.tags.contains($0) }.map { tag in
      let name = DisplayText.quote(tag.name)
      guard let new = record.tags.first(where: { $0.name == tag.name }) else {
        return Loss(.tags, .dropped, detail: name)
      }
      let values = "\(DisplayText.quote(tag.value)) becomes \(DisplayText.quote(new.value))"
      return Loss(.tags, .replaced, detail: "\(name): \(values)")
    }
    guard losses.isEmpty, !original.tags.isPart(of: record.tags) else { return losses }
    return [Loss(.tags, .replaced, detail: "in the order of WTHOR")]
  }

  // MARK: - Score

  /// Gives the record a score that counts every square, as close as possible to the declared one.
  private func fitScore(_ record: inout ReversiRecord, of original: ReversiRecord) -> [Loss] {
    let declared = original.result
    let squareCount = record.start.board.size.squareCount
    let (oldScore, margin) = (declared?.score, declared?.margin)
    let isStopped = declared?.isZeroScore ?? false
    // No ending is written that could explain another result than that of the last board.
    let outcome =
      declared?.isDecidedByDisks == false ? ReplayAttempt(record).replay.outcome : nil
    let score =
      outcome?.withEmpties
      ?? (isStopped ? nil : oldScore)?.withEmpties(of: squareCount)
      ?? (oldScore == nil ? margin : nil).flatMap { record.score(ofMargin: $0) }?
      .withEmpties(of: squareCount)
      ?? ReplayAttempt(record).score(declaring: declared)
    let result = GameResult(score: score)
    record.result = result
    var losses: [Loss] = []
    if let oldScore, oldScore != score {
      let detail = "\(oldScore.words) becomes \(score.words)"
      losses.append(Loss(.score, .replaced, detail: detail))
    }
    if let margin, margin != score.margin {
      losses.append(Loss(.margin, .dropped, detail: "\(score.words) is written"))
    }
    if let winner = declared?.winner, winner != result.declaredWinner {
      losses.append(Loss(.winner, .dropped, detail: "\(score.words) is written"))
    }
    if oldScore == nil, margin == nil {
      losses.append(Loss(.score, .added, detail: "\(score.words), since none is known"))
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

extension ReplayAttempt {
  /// The score of the last position that can be reached; if the game is not over there and the
  /// declared winner is not ahead, all squares for the winner.
  fileprivate func score(declaring result: GameResult?) -> DiskCounts {
    let outcome = Outcome(of: replay.end.board)
    // The disks decide, unless a side has resigned or run out of time.
    let isDecided = replay.outcome != nil && [nil, .playedOut].contains(result?.ending)
    guard !isDecided, let winner = result?.declaredWinner,
      winner != GameResult.Winner(outcome.winner)
    else { return outcome.withEmpties }
    let squareCount = replay.start.board.size.squareCount
    switch winner {
    case .dark: return DiskCounts(dark: squareCount, light: 0)
    case .light: return DiskCounts(dark: 0, light: squareCount)
    case .tie: return DiskCounts(dark: squareCount / 2, light: squareCount / 2)
    }
  }
}
