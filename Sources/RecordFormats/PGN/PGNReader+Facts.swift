import RecordText
import GameRecords
import ReversiRules

/// What the known tags mean.
extension PGNReader {
  /// Takes over the value of a tag.
  /// - Returns: whether it was understood.
  mutating func set(_ tag: PGNTag, _ value: Value) -> Bool {
    var part: RecordPart?
    switch tag {
    case .event: (record.event, part) = (value.text, .event)
    case .site: (record.site, part) = (value.text, .site)
    case .round: (record.round, part) = (value.text, .round)
    case .date: break
    case .black: (record.players.dark.name, part) = (value.text, .name(.dark))
    case .white: (record.players.light.name, part) = (value.text, .name(.light))
    case .result:
      guard let result = ResultSpelling.result(slice(value.range)) else { return false }
      declare(result, at: value.range)
      if result.winner != nil { chessResult = value.range }
    case .blackElo: return setRating(of: .dark, value)
    case .whiteElo: return setRating(of: .light, value)
    case .blackType: return setMode(of: .dark, value)
    case .whiteType: return setMode(of: .light, value)
    case .winner:
      guard let winner = PGNTag.winners.first(where: { $0.text == value.text })?.winner else {
        return false
      }
      merge(GameResult(winner: winner), at: value.range)
    case .termination:
      let word = value.text.lowercased()
      guard let ending = PGNTag.endings.first(where: { $0.text == word })?.ending else {
        return false
      }
      merge(GameResult(ending: ending), at: value.range)
    case .setUp: return value.text == "0" || value.text == "1"
    case .fen:
      setStart(value)
      part = .start
    }
    if let part { parts.append((part, SourceRange(value.range))) }
    return true
  }

  /// Takes over what a result tells that is not known yet, and where it is told.
  private mutating func merge(_ other: GameResult, at range: Range<Int>) {
    var result = record.result ?? GameResult()
    func put<Value>(_ value: Value?, _ field: inout Value?, _ part: RecordPart) {
      guard field == nil, let value else { return }
      field = value
      parts.append((part, SourceRange(range)))
    }
    put(other.score, &result.score, .score)
    put(other.winner, &result.winner, .winner)
    put(other.ending, &result.ending, .ending)
    record.result = result
  }

  /// Takes over a result that stands where the result of the game belongs: in the tag, behind the
  /// moves, or in both places.
  mutating func declare(_ result: GameResult, at range: Range<Int>) {
    parts.append((.result, SourceRange(range)))
    merge(result, at: range)
  }

  /// Tells of a result that names the winner only, unless the game ended before its end.
  mutating func noteChessResult() {
    guard let chessResult, let result = record.result, result.score == nil,
      [nil, .playedOut].contains(result.ending)
    else { return }
    let tells = result.winner == .tie ? "a tie" : "the winner"
    findings.add(
      .pgnChessResult,
      "\(DisplayText.quote(bytes[chessResult])) tells \(tells), but not the score",
      help: "write how many disks Black and White have, for example 39-25",
      at: chessResult
    )
  }

  private mutating func setRating(of side: Disk, _ value: Value) -> Bool {
    guard let rating = PGNNumber.number(value.text) else { return false }
    record.players[side].rating = rating
    parts.append((.rating(side), SourceRange(value.range)))
    return true
  }

  private mutating func setMode(of side: Disk, _ value: Value) -> Bool {
    guard let mode = PGNTag.modes.first(where: { $0.text == value.text })?.mode else {
      return false
    }
    record.players[side].mode = mode
    parts.append((.mode(side), SourceRange(value.range)))
    return true
  }

  private mutating func setStart(_ value: Value) {
    do throws(EdaxFEN.Fault) {
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

  /// Takes over what the result behind the moves adds to that of the tags, if it is not another one.
  mutating func readTail(_ tail: GameResult, at range: Range<Int>) {
    isAfterResult = true
    offset = range.upperBound
    if let result = record.result, !result.agrees(with: tail) {
      findings.add(
        .pgnResultTail,
        "the result \(DisplayText.quote(bytes[range])) is not that of the tag",
        at: range,
        repair: repair(ofTail: range, with: result)
      )
      parts.append((.result, SourceRange(range)))
      return
    }
    declare(tail, at: range)
    if tail.winner != nil, chessResult == nil { chessResult = range }
  }
}

extension PGNReader {
  /// Writes the result of the tag behind the moves, too; without doubt if the final board has it.
  private func repair(ofTail range: Range<Int>, with result: GameResult) -> Repair? {
    let attempt = ReplayAttempt(line.moves, from: record.start, record.passMarks)
    let outcome = attempt.isComplete ? attempt.replay.outcome : nil
    var told = result
    told.score = told.score ?? outcome?.withEmpties
    guard let text = ResultSpelling.text(of: told, like: slice(range)) else { return nil }
    guard let outcome else { return .replace(range, with: text.utf8, isSafe: false) }
    let isOfBoard = [outcome.withEmpties, outcome.raw].contains { score in
      result.agrees(with: GameResult(score: score))
    }
    // What the board does not have either is the fault of both.
    return isOfBoard ? .replace(range, with: text.utf8) : nil
  }
}

/// Numbers in tags and comments.
enum PGNNumber {
  /// The finite number that some text writes in decimal, or `nil` for any other text.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.e".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// The seconds that a text such as `12.5`, `1:30` or `0:01:30` writes, or `nil`.
  static func seconds(_ text: some StringProtocol) -> Double? {
    var seconds = 0.0
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count <= 3 else { return nil }
    for word in words {
      guard let number = number(word), number >= 0, word.utf8.first != UInt8(ascii: "-") else {
        return nil
      }
      seconds = seconds * 60 + number
    }
    return seconds.isFinite ? seconds : nil
  }
}
