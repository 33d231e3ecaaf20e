public import ReversiRules

/// A record to validate: as read from its file, and as far as it can be played.
public struct ValidationSubject {
  /// The record as it was read, with its text.
  public let parsed: ParsedRecord
  /// The record as far as it can be played.
  public let attempt: ReplayAttempt
  /// The conventions of the format that the record was read from.
  public let conventions: FormatConventions

  /// Creates the subject for a parsed record, which must have a record.
  public init(_ parsed: ParsedRecord, _ conventions: FormatConventions = FormatConventions()) {
    self.parsed = parsed
    self.conventions = conventions
    let record = parsed.contents
    attempt = ReplayAttempt(record.moves, from: record.start, record.passMarks)
  }

  /// The record; rules should not copy all of it.
  public var record: ReversiRecord { parsed.contents }

  /// Whether the final position is that of the whole game, because every move could be read and
  /// played.
  public var isWholeGame: Bool {
    attempt.isComplete
      && !parsed.findings.contains { finding in
        finding.severity == .error && [.syntax, .structure].contains(finding.rule.family)
      }
  }

  /// The side that the record names for a move that cannot be played, if it is not the one to move.
  package func wrongSide(for problem: ReplayProblem) -> Disk? {
    let side = record.annotations.first { $0.ply == problem.ply }?.side
    return side == problem.position.turn ? nil : side
  }

  /// Whether the original app can read the record: it is a save with nothing that makes the app
  /// refuse it.
  package var isReadByApp: Bool {
    conventions.isReadByApp && parsed.findings.allSatisfy { $0.severity == .note }
  }

  /// Returns a finding about a part of the record, at the place of the part or, if the file does
  /// not have it, of the first of `fallbacks` that it has.
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

  /// Returns a finding about some bytes of the record's text.
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

  /// Returns a finding about a move that the rules do not allow, with the position and the legal
  /// moves.
  /// - Parameters:
  ///   - rule: the rule of the finding.
  ///   - message: what was found.
  ///   - problem: the move.
  ///   - ply: the move of the record to point at, if it is a different one.
  ///   - range: the place to point at, if it is not that of a move of the record.
  /// - Returns: the finding.
  public func finding(
    _ rule: Rule,
    _ message: String,
    for problem: ReplayProblem,
    at ply: Int? = nil,
    in range: SourceRange? = nil
  ) -> Finding {
    let ply = ply ?? problem.ply
    let legal = problem.position.legalMoves.map(\.description)
    let square: Square? = if case .placement(let square) = problem.move { square } else { nil }
    let side = problem.position.turn.map { "\($0)" } ?? "nobody"
    let parts: [RecordPart] = [.move(ply), .move(ply - 1), .start, .board]
    let ranges = parts.lazy.compactMap { record.origin?.range(of: $0)?.bytes }
    return finding(
      rule,
      message,
      help: legal.isEmpty ? nil : "legal for \(side): " + legal.joined(separator: " "),
      at: range?.bytes ?? ranges.first ?? 0..<0,
      ply: ply,
      square: square,
      position: problem.position
    )
  }

  /// The number of the first written pass.
  package var firstPass: Int? { record.moves.firstIndex(of: .pass).map { $0 + 1 } }

  /// The bytes of the record's text at some offsets.
  public func bytes(at range: Range<Int>) -> ArraySlice<UInt8> {
    parsed.source.bytes.dropFirst(range.lowerBound).prefix(range.count)
  }
}
