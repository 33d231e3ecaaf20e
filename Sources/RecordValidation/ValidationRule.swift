internal import GameRecords
internal import ReversiRules

/// One check of a record.
///
/// A new check is a type that conforms, and one line in ``ValidationRules``.
protocol ValidationRule: SendableMetatype {
  /// The rule whose findings this check makes.
  static var rule: Rule { get }

  /// Reports everything that is wrong.
  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void)
}

/// All checks, in the order in which findings about the same place are told.
enum ValidationRules {
  static let all: [any ValidationRule.Type] = [
    UnreachableBoard.self,
    MissingTurn.self,
    BlockedTurn.self,
    TurnAfterEnd.self,
    OffBoard.self,
    OccupiedSquare.self,
    IllegalMoveRule.self,
    MissingPass.self,
    SurplusPass.self,
    MovesAfterEnd.self,
    IllegalVariation.self,
    WrongTurn.self,
    WrongResult.self,
    WrongEnding.self,
    UnfinishedGame.self,
  ]
}

/// A record under validation: what the file says, and what the rules make of it.
struct ValidationSubject {
  let parsed: ParsedRecord
  let attempt: ReplayAttempt

  /// The subject of a parsed record that is there.
  init(_ parsed: ParsedRecord) {
    self.parsed = parsed
    let record = parsed.contents
    attempt = ReplayAttempt(record.moves, from: record.start, record.passMarks)
  }

  /// The record; no rule should copy all of it.
  @inline(__always)
  var record: GameRecord { parsed.contents }

  /// The side that the record names for a move that cannot be played, if it is not the one to move.
  func wrongSide(for fault: ReplayFault) -> Disk? {
    let side = record.annotations.first { $0.ply == fault.ply }?.side
    return side == fault.position.turn ? nil : side
  }

  /// Whether the original app reads the record: a save without anything that makes it stop before.
  var isReadByApp: Bool {
    record.origin?.format == "save" && parsed.diagnostics.allSatisfy { $0.severity == .note }
  }

  /// A finding about a part of the record, at the part's place or, when the file does not have
  /// it, at the first of `fallbacks` that it has.
  func diagnostic(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at part: RecordPart,
    else fallbacks: [RecordPart] = [],
    ply: Int? = nil,
    square: Square? = nil,
    position: Position? = nil
  ) -> Diagnostic {
    let ranges = ([part] + fallbacks).lazy.compactMap { record.origin?.range(of: $0)?.bytes }
    return diagnostic(
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
  private func diagnostic(
    _ rule: Rule,
    _ message: String,
    help: String?,
    at range: Range<Int>,
    ply: Int?,
    square: Square?,
    position: Position?
  ) -> Diagnostic {
    var place = parsed.source.place(of: range)
    place.record = parsed.number
    place.recordID = record.id
    place.ply = ply
    place.square = square
    return Diagnostic(rule, message, help: help, at: place, position: position)
  }

  /// A finding about a move that the rules do not allow, with the position and the legal moves.
  /// - Parameters:
  ///   - rule: the rule that found it.
  ///   - message: what is wrong.
  ///   - fault: the move.
  ///   - ply: the move of the record to point at, when that is another one.
  ///   - range: where the move stands, when it is none of the record's own.
  /// - Returns: the finding.
  func diagnostic(
    _ rule: Rule,
    _ message: String,
    for fault: ReplayFault,
    at ply: Int? = nil,
    standing range: SourceRange? = nil
  ) -> Diagnostic {
    let ply = ply ?? fault.ply
    let legal = fault.position.legalMoves.map(\.description)
    let square: Square? = if case .placement(let square) = fault.move { square } else { nil }
    let side = fault.position.turn.map { "\($0)" } ?? "nobody"
    let parts: [RecordPart] = [.move(ply), .move(ply - 1), .start, .board]
    let ranges = parts.lazy.compactMap { record.origin?.range(of: $0)?.bytes }
    return diagnostic(
      rule,
      message,
      help: legal.isEmpty ? nil : "legal for \(side): " + legal.joined(separator: " "),
      at: range?.bytes ?? ranges.first ?? 0..<0,
      ply: ply,
      square: square,
      position: fault.position
    )
  }
}
