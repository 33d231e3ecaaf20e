import Games
import RecordFormats
import RecordQueries
public import RecordStreams
import XMLRecordFormat

/// The formats that can be read and written. To add a format, add one line here.
extension FormatRegistry {
  /// All formats.
  public static let standard: FormatRegistry = FormatRegistry(
    formats: [
      SaveFormat(),
      JSONFormat(layout: .document, games: Game.tables),
      JSONFormat(layout: .lines, games: Game.tables),
      XMLFormat(games: Game.tables),
      WTHORFormat(),
      WTHORPuzzlesFormat(),
      GGFFormat(),
      SGFFormat(),
      PGNFormat(),
      TranscriptFormat(),
      TableFormat(),
      BoardFormat(besides: [TranscriptFormat(), EdaxFENFormat()]),
      OBFFormat(),
      EdaxFENFormat(),
      EDXFormat(),
      EgaroucidFormat(),
      QuestFormat(),
      AppJSONFormat(),
      ReduxFormat(),
      ForkSaveFormat(),
      PropertyListFormat(),
      PuzzleTextFormat(),
      InstancesFormat(),
      PictureFormat(games: Game.tables),
      ActionLogFormat(),
    ],
    tables: [CSVFormat { QueryContext.standard }]
  )
}

extension XMLFormat {
  /// Creates the format for records of all games.
  public init() { self.init(games: Game.tables) }
}
