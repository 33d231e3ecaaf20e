public import ReversiRules

/// A record under validation: what the file says, and what the rules make of it.
public struct ValidationSubject {
  /// The record as it was read, with its text.
  public let parsed: ParsedRecord
  /// The record as far as it can be played.
  public let attempt: ReplayAttempt
  /// What is usual in the format that the record was read from.
  public let conventions: FormatConventions

  /// The subject of a parsed record that is there.
  public init(_ parsed: ParsedRecord, _ conventions: FormatConventions = FormatConventions()) {
    self.parsed = parsed
    self.conventions = conventions
    let record = parsed.contents
    attempt = ReplayAttempt(record.moves, from: record.start, record.passMarks)
  }

  /// The record; no rule should copy all of it.
  public var record: GameRecord { parsed.contents }

  /// Whether the final position is that of the whole game: every move could be read and played.
  public var isWholeGame: Bool {
    attempt.isComplete
      && !parsed.findings.contains { finding in
        finding.severity == .error && [.syntax, .structure].contains(finding.rule.family)
      }
  }

  /// The side that the record names for a move that cannot be played, if it is not the one to move.
  package func wrongSide(for fault: ReplayFault) -> Disk? {
    let side = record.annotations.first { $0.ply == fault.ply }?.side
    return side == fault.position.turn ? nil : side
  }

  /// Whether the original app reads the record: a save without anything that makes it stop before.
  package var isReadByApp: Bool {
    conventions.isReadByApp && parsed.findings.allSatisfy { $0.severity == .note }
  }

  /// A finding about a part of the record, at the part's place or, when the file does not have
  /// it, at the first of `fallbacks` that it has.
  public func finding(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at part: RecordPart,
    else fallbacks: [RecordPart] = [],
    ply: Int? = nil,
    square: Square? = nil,
    position: Position? = nil
  ) -> Finding {
    let ranges = ([part] + fallbacks).lazy.compactMap { record.origin?.range(of: $0)?.bytes }
    return finding(
      rule,
      message,
      help: help,
      at: ranges.first ?? 0..<0,
      ply: ply,
      square: square,
      position: position
    )
  }

  /// A finding about some bytes of the record's text.
  public func finding(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    ply: Int? = nil,
    square: Square? = nil,
    position: Position? = nil
  ) -> Finding {
    var place = parsed.source.place(of: range)
    place.record = parsed.number
    place.recordID = record.id
    place.ply = ply
    place.square = square
    return Finding(rule, message, help: help, at: place, position: position)
  }

  /// A finding about a move that the rules do not allow, with the position and the legal moves.
  /// - Parameters:
  ///   - rule: the rule that found it.
  ///   - message: what is wrong.
  ///   - fault: the move.
  ///   - ply: the move of the record to point at, when that is another one.
  ///   - range: where the move stands, when it is none of the record's own.
  /// - Returns: the finding.
  public func finding(
    _ rule: Rule,
    _ message: String,
    for fault: ReplayFault,
    at ply: Int? = nil,
    standing range: SourceRange? = nil
  ) -> Finding {
    let ply = ply ?? fault.ply
    let legal = fault.position.legalMoves.map(\.description)
    let square: Square? = if case .placement(let square) = fault.move { square } else { nil }
    let side = fault.position.turn.map { "\($0)" } ?? "nobody"
    let parts: [RecordPart] = [.move(ply), .move(ply - 1), .start, .board]
    let ranges = parts.lazy.compactMap { record.origin?.range(of: $0)?.bytes }
    return finding(
      rule,
      message,
      help: legal.isEmpty ? nil : "legal for \(side): " + legal.joined(separator: " "),
      at: range?.bytes ?? ranges.first ?? 0..<0,
      ply: ply,
      square: square,
      position: fault.position
    )
  }

  /// The number of the first pass that is written.
  package var firstPass: Int? { record.moves.firstIndex(of: .pass).map { $0 + 1 } }

  /// The bytes of the record's text at some offsets.
  public func bytes(at range: Range<Int>) -> ArraySlice<UInt8> {
    parsed.source.bytes.dropFirst(range.lowerBound).prefix(range.count)
  }
}
