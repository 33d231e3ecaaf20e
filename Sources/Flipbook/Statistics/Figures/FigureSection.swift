import RecordFormats
import RecordText

/// One section of a game's figures; text, JSON and CSV are made from it.
struct FigureSection {
  /// The name in JSON and in CSV, one word.
  let key: String
  /// The heading of the text.
  let title: String
  let content: Content

  enum Content {
    case counts([Count])
    case numbers(Numbers)
    case times(TimeFigures)
    case names(Names)
  }

  /// A count, and the whole of which it is a part if there is one.
  struct Count {
    /// The name in kebab case, as in CSV; in JSON it is in camel case.
    let key: String
    /// What is counted, after the number; only counts of something are shown unless it is `always`.
    let label: String
    let count: Int
    var whole = 0
    var always = false

    /// The name in JSON.
    var member: String { JSONOutput.memberName(key) }
  }

  /// Numbers, with the count of each in a list of its own.
  struct Numbers {
    let numbers: Histogram
    /// The name of the list in JSON.
    let list: String
    /// The singular of what they are, such as `slide needed at least`.
    let unit: String
    /// Whether they count it, so that charts begin at zero, and do not just name it, as years do.
    var isCount = true

    /// The plural of what they are.
    var units: String { Words.form(of: unit, 2) }
  }

  /// The most frequent names of some kind.
  struct Names {
    let tally: Tally<String, SuccessCount>
    /// How many names to list.
    let top: Int
    /// The number of all games.
    let games: Int
    /// The word for success, such as `solved`.
    let success: String
  }
}

/// The number of games, and of those that were a success.
struct SuccessCount: Countable {
  var games = 0
  var successes = 0

  /// The successes in percent.
  var percent: Double { 100 * Double(successes) / Double(max(1, games)) }

  static func += (count: inout SuccessCount, other: SuccessCount) {
    count.games += other.games
    count.successes += other.successes
  }
}

/// The figures of a game as a table of sections, from which all forms are made.
protocol FigureTable: GameFigures {
  /// Returns all sections, also those without anything to show.
  /// - Parameters:
  ///   - top: how many names a section lists.
  ///   - records: the numbers of records.
  /// - Returns: the sections in their order, always the same ones.
  func sections(top: Int, _ records: RecordCounts) -> [FigureSection]
}

extension FigureTable {
  func add(to text: inout StatisticsText, _ records: RecordCounts) {
    for section in sections(top: text.top, records) { section.add(to: &text) }
  }

  func add(to json: inout JSONOutput, top: Int, _ records: RecordCounts) {
    for section in sections(top: top, records) { section.add(to: &json) }
  }

  func add(to rows: inout [CSVRow], top: Int, _ records: RecordCounts) {
    for section in sections(top: top, records) { section.add(to: &rows) }
  }
}
