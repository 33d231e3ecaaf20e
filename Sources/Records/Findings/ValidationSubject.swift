/// A record to validate: as read from its file, and as far as it can be played.
public final class ValidationSubject<Record: GameRecord>: AnyValidationSubject, @unchecked Sendable
{
  /// The record as far as it can be played.
  public let attempt: Record.Attempt
  @usableFromInline let content: GameContent<Record>

  /// Creates the subject for a parsed record; `nil` if there is no record of the game.
  public init?(_ parsed: ParsedRecord, _ conventions: FormatConventions = FormatConventions()) {
    guard let content = parsed.content(of: Record.self) else { return nil }
    self.content = content
    let attempt = content.content.attempt()
    let (moveCount, isComplete) = (attempt.moveCount, attempt.isComplete)
    self.attempt = attempt
    super.init(parsed, conventions, moveCount: moveCount, isComplete: isComplete)
  }

  /// The record; rules should not copy all of it.
  @inlinable
  public var record: Record { content.content }

  /// Whether the final position is that of the whole game, because every move could be read and
  /// played.
  public var isWholeGame: Bool {
    attempt.isComplete
      && !parsed.findings.contains { finding in
        finding.severity == .error && [.syntax, .structure].contains(finding.rule.family)
      }
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
    square: String? = nil,
    position: (any GamePosition)? = nil
  ) -> Finding {
    let ranges = ([part] + fallbacks).lazy.compactMap { [record] in
      record.origin?.range(of: $0)?.bytes
    }
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
    square: String? = nil,
    position: (any GamePosition)? = nil
  ) -> Finding {
    var place = parsed.source.place(of: range)
    place.record = parsed.number
    place.recordID = record.id
    place.ply = ply
    place.square = square
    return Finding(rule, message, help: help, at: place, position: position)
  }

  /// The bytes of the record's text at some offsets.
  public func bytes(at range: Range<Int>) -> ArraySlice<UInt8> {
    parsed.source.bytes.dropFirst(range.lowerBound).prefix(range.count)
  }
}

/// A record of any game to validate.
///
/// Unchecked, since a class with subclasses cannot be checked; everything in it is constant.
public class AnyValidationSubject: @unchecked Sendable {
  /// The record as it was read, with its text.
  public let parsed: ParsedRecord
  /// The conventions of the format that the record was read from.
  public let conventions: FormatConventions
  /// How many moves could be played.
  package let moveCount: Int
  /// Whether every move could be played.
  package let isComplete: Bool

  fileprivate init(
    _ parsed: ParsedRecord,
    _ conventions: FormatConventions,
    moveCount: Int,
    isComplete: Bool
  ) {
    self.parsed = parsed
    self.conventions = conventions
    self.moveCount = moveCount
    self.isComplete = isComplete
  }
}
