package import GameRecords

/// Games in the JSON of apps and servers: the moves as an array, or in an object with players, a
/// result and more; several games as an array or on a line each.
///
///     {"black": "Ann", "white": "Ben", "moves": ["f5", "D6", null, …], "result": "35-29"}
///     [{"x": 5, "y": 4, "color": "black"}, …]    [{"row": 4, "col": 5}, …]
///     [[5, 4], [3, 5], …]    [37, 43, …]
///
/// A move is the name of a square, an object with its column and row, a pair of numbers, or the
/// number of a square; a pass is a word, `null`, -1, or 64 after the squares from 0 to 63.
/// ``AppSquares`` says how numbers are read.
package struct AppJSONFormat: RecordFormat {
  package let name = "app-json"
  package let title = "games in the JSON of other apps"
  package let fileExtensions = ["json"]
  package let stores = FactSet([
    .id, .event, .site, .round, .date, .opening, .names, .ratings, .moves, .passes, .sides, .score,
    .margin, .winner, .ending, .tags,
  ])
  package let storesMany = true
  package var rules: [Rule] { .appJSON + .json + .foreignJSON }

  /// The format.
  package init() {}

  /// Apps seldom say how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    guard let first = head.text.first, "{[".utf8.contains(first) else { return nil }
    let squares = AppSquares(head)
    guard squares.hasEvidence else { return nil }
    // The JSON of a program that is known has keys of its own.
    let strength: Recognition.Strength = first == UInt8(ascii: "{") ? .likeness : .content
    return head.evidence(cutBy: JSONFramer(AppGame.isGame), in: .half) { text in
      let root = JSONValue(beginningOf: text)
      // The JSON that flipbook writes is not that of an app.
      guard !root.has("flipbook") else { return nil }
      return AppGame(root)?.evidence(countedFrom: squares.first)
        .map { Recognition($0, strength: strength) }
    }
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(
      source: source,
      framer: JSONFramer(AppGame.isGame),
      choosing: { [name] head in
        let squares = AppSquares(head)
        return { AppJSONReader.parse($0, squares, format: name) }
      }
    )
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}
