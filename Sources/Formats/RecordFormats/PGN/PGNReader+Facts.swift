import GameRecords
import ReversiRules

/// The meaning of the known tags.
extension PGNReader {
  /// Stores the value of a tag in the record.
  /// - Returns: whether the value was understood.
  mutating func set(_ tag: PGNTag, _ value: Value) -> Bool {
    let part: RecordPart
    switch tag {
    case .event: (record.event, part) = (value.text, .event)
    case .site: (record.site, part) = (value.text, .site)
    case .round: (record.round, part) = (value.text, .round)
    case .opening: (record.opening, part) = (value.text, .opening)
    case .black, .white: (record.players[tag.side].name, part) = (value.text, .name(tag.side))
    case .blackElo, .whiteElo:
      guard let rating = DecimalSpelling.number(value.text) else { return false }
      (record.players[tag.side].rating, part) = (rating, .rating(tag.side))
    case .blackType, .whiteType:
      guard let mode = PGNTag.modes.meaning(of: value.text) else { return false }
      (record.players[tag.side].mode, part) = (mode, .mode(tag.side))
    case .fen:
      setStart(value)
      part = .start
    case .result:
      guard let result = ResultSpelling.result(slice(value.range)) else { return false }
      declare(result, at: value.range)
      return true
    case .winner:
      guard let winner = PGNTag.winners.meaning(of: value.text) else { return false }
      merge(GameResult(winner: winner), at: value.range)
      return true
    case .termination:
      guard let ending = PGNTag.endings.meaning(of: value.text.lowercased()) else { return false }
      merge(GameResult(ending: ending), at: value.range)
      return true
    case .setUp: return value.text == "0" || value.text == "1"
    case .date: return true
    }
    parts.append((part, SourceRange(value.range)))
    return true
  }

  private mutating func setStart(_ value: Value) {
    do throws(EdaxFEN.Problem) {
      record.start = try EdaxFEN.position(slice(value.range))
    } catch {
      hasStart = false
      let start = value.range.lowerBound
      findings.add(
        .pgnFEN,
        error.message,
        help: "the start of a game of Othello is \(EdaxFEN.text(of: .initial) ?? "")",
        at: start + error.range.lowerBound..<start + error.range.upperBound
      )
    }
  }

  // MARK: - Dates

  /// Keeps the more precise one of several dates: Edax writes the date twice.
  mutating func setDate(_ value: Value, isFirst: Bool) {
    guard !PGNTag.date.isUnknown(value.text) else { return }
    guard let date = slice(value.range).withUnsafeBufferPointer(DateSpelling.date(_:))
    else {
      let message = "\(DisplayText.quote(value.text)) is not a date; it is kept as a tag"
      findings.add(.pgnValue, message, at: value.range)
      return keep("Date", value)
    }
    // A date that the better one includes need not be kept.
    let first = record.date
    let isSurplus = first.map { Self.includes($0, date) } ?? false
    let isBetter = !isSurplus && first.map { Self.includes(date, $0) } ?? true
    if !isFirst {
      findings.add(
        .pgnSecondDate,
        "the date is repeated; the more precise one counts",
        at: value.range,
        repair: isSurplus || isBetter ? .rewriting : nil
      )
    }
    if isSurplus { return }
    guard isBetter else { return keep("Date", value) }
    record.date = date
    if !isFirst { parts.removeAll { $0.part == .date } }
    parts.append((.date, SourceRange(value.range)))
  }

  /// Whether a date includes all that another one says.
  private static func includes(_ date: GameDate, _ other: GameDate) -> Bool {
    date == other || date.description.hasPrefix(other.description)
  }
}
