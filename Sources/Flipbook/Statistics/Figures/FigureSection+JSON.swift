import RecordFormats
import RecordText

extension FigureSection {
  /// The name in JSON of the list of names.
  private var topKey: String { "top" + key.prefix(1).uppercased() + key.dropFirst() }

  /// Adds the section to an object.
  func add(to json: inout JSONOutput) {
    switch content {
    case .counts(let counts):
      json.section(key) { json in
        for count in counts { json.member(count.member, count.count) }
      }
    case .numbers(let content):
      let numbers = content.numbers
      json.section(key) { json in
        json.member("total", numbers.total)
        json.member("minimum", numbers.minimum)
        json.member("mean", numbers.mean)
        json.member("median", numbers.median)
        json.member("maximum", numbers.maximum)
      }
      json.list(content.list, numbers.entries) { json, entry in
        json.member("number", entry.number)
        json.member("count", entry.count)
      }
    case .times(let times):
      json.section(key) { json in
        json.member("moves", times.moves)
        json.exactMember("total", times.total)
        json.exactMember("shortest", times.shortest)
        json.member("mean", times.mean)
        json.exactMember("longest", times.longest)
      }
    case .names(let names):
      json.section(key) { json in
        json.member("different", names.tally.entries.count)
        json.member("uncounted", names.tally.uncounted)
      }
      json.list(topKey, names.tally.top(names.top, by: <)) { json, entry in
        json.member("name", entry.key)
        json.member("games", entry.count.games)
        json.member(names.success, entry.count.successes)
        json.member("percent", entry.count.percent)
      }
    }
  }
}
