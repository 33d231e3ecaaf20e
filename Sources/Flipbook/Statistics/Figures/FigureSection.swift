import RecordFormats
import RecordText

/// One section of a game's figures; text, JSON, CSV and the schema are made from it.
struct FigureSection {
  /// The name in JSON and in CSV, one word.
  let key: String
  /// The heading of the text.
  let title: String
  /// The description in the schema.
  let about: String
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
    let about: String
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
