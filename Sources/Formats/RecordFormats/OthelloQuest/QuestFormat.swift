package import GameRecords

/// Games of Othello Quest as its server sends them: one JSON object per game.
///
///     {"id": "…", "created": "2025-03-18T18:17:13.535Z", "tcb": 300000,
///      "players": [{"id": "…", "name": "…", "oldR": 1500.5, "newR": 1510}, {…}],
///      "position": {"moves": [{"m": "f5", "t": 1200}, {"m": "-"}, {"s": "LOSE:RESIGN", "t": 900}]}}
///
/// The server uses the same keys for other games. Pasted games often have fewer keys: the moves may be
/// in the game itself. Sources: the importers of Egaroucid, and tools that read the server's games.
package struct QuestFormat: RecordFormat {
  package let name = "othello-quest"
  package let title = "games of Othello Quest"
  package let fileExtensions = ["json"]
  package let stores = FactSet([
    .id, .date, .names, .ratings, .moves, .passes, .times, .margin, .winner, .ending, .tags,
  ])
  package let storesMany = true
  package var rules: [Rule] { .othelloQuest + .json + .foreignJSON }

  /// The format.
  package init() {}

  package func recognise(_ head: InputHead) -> Recognition? {
    QuestRecognition.recognise(head)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: JSONFramer()) { text in
      QuestReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
