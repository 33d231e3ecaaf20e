import Games
import GameRecords
import RecordChecks
import RecordFormats
import ReversiRules
import TestSupport

extension Validator {
  /// The formats with checks or conventions of their own.
  static let formats: [any RecordFormat] = [
    SaveFormat(), JSONFormat(layout: .document, games: .reversi),
    JSONFormat(layout: .lines, games: .reversi), WTHORFormat(),
    GGFFormat(), SGFFormat(), PGNFormat(), TranscriptFormat(), BoardFormat(), OBFFormat(),
    EdaxFENFormat(), EDXFormat(), EgaroucidFormat(), QuestFormat(), ReduxFormat(),
    ForkSaveFormat(), WTHORPuzzlesFormat(), ActionLogFormat(),
  ]

  /// Creates a validator for records of all these formats.
  init(_ settings: RuleSettings = RuleSettings()) {
    self.init(settings, formats: Self.formats, checks: ReversiChecks.all)
  }

  /// All rules of the validator.
  static var allRules: [Rule] {
    ReversiChecks.all.flatMap { $0.rules } + formats.flatMap(\.allRules)
  }
}

/// Returns a record as if read from a text of five lines: turn, board, result, ending, and moves of
/// two characters each.
/// - Parameters:
///   - record: the record.
///   - format: the name of its format.
///   - hasPlaces: whether it is known where its parts are in the text.
/// - Returns: the record with the text.
func placed(
  _ record: ReversiRecord,
  format: String = "test",
  hasPlaces: Bool = true
) -> ParsedRecord {
  var record = record
  var origin = Origin(format: format)
  var text = ""
  func line(_ part: RecordPart, _ word: String) {
    origin.parts.append((part, SourceRange(text.utf8.count..<text.utf8.count + word.utf8.count)))
    text += word + "\n"
  }
  line(.turn, "turn")
  line(.board, "board")
  line(.result, "result")
  line(.ending, "ending")
  for move in record.moves {
    origin.moves.append(SourceRange(text.utf8.count..<text.utf8.count + 2))
    text += move == .pass ? "--" : "\(move)"
  }
  record.origin = hasPlaces ? origin : nil
  return ParsedRecord(
    number: 1,
    record: record,
    source: SourceText(name: "games", bytes: Array(text.utf8)[...])
  )
}

/// Returns the findings of the validator: the place and rule of each.
func findings(_ parsed: ParsedRecord) -> [String] {
  Validator().validate(parsed).findings.map(\.placedRule)
}

/// A game that is over after nine moves: no light disk is left, 13-0.
let over = "f5d6c5f6e7f4g5e6e3"
