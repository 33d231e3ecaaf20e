package import GameRecords

/// A game of Egaroucid's library: one JSON object.
///
///     {"black_player": "…", "white_player": "…", "date": "2025-03-18", "memo": "…",
///      "black_discs": -1, "white_discs": -1,
///      "4": {"board_player": 34628173824, "board_opponent": 68853694464, "player": 0,
///            "policy": -1, "next_policy": 26, "value": 100000000, "level": -1}, "5": {…}}
///
/// There is one object for each position, under the number of its disks. Bit 63 of a board is a1, bit
/// 0 is h8, and moves are numbered in the same way. `player` is 0 if dark is to move; `board_player`
/// has the disks of the side to move. Source: the GUI of Nyanyan/Egaroucid.
package struct EgaroucidFormat: RecordFormat {
  package let name = "egaroucid"
  package let title = "games of Egaroucid"
  package let fileExtensions = ["json"]
  package let stores = FactSet([
    .date, .names, .start, .moves, .passes, .times, .evaluations, .score, .comment, .tags,
  ])
  package let storesMany = false
  package var rules: [Rule] { .egaroucid + .json + .foreignJSON }

  /// The format.
  package init() {}

  /// The conventions of a position with a side to move.
  package var conventions: FormatConventions { .position }

  package func recognise(_ head: InputHead) -> Recognition? {
    head.jsonEvidence(EgaroucidReader.evidence)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: JSONFramer()) { text in
      EgaroucidReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
