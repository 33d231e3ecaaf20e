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

  /// The members that ``add(to:)`` writes.
  var schema: [(String, JSONSchemaValue)] {
    switch content {
    case .counts(let counts):
      let members = counts.map { ($0.member, JSONSchemaValue.count($0.about)) }
      return [(key, .object(title, about, members: members))]
    case .numbers(let content):
      let units = content.units
      let counts: JSONSchemaValue = .object(
        members: [("number", .whole("The number of \(units).")), ("count", .count("How often."))]
      )
      return [
        (
          key,
          .object(
            title,
            about,
            members: [("total", .count("How many there are."))],
            optional: [
              ("minimum", .whole("The smallest number.")), ("mean", .number("The mean.")),
              ("median", .number("The median.")), ("maximum", .whole("The largest number.")),
            ]
          )
        ),
        (content.list, .list("Counts of \(units)", "How often each number occurs.", of: counts)),
      ]
    case .times:
      return [
        (
          key,
          .object(
            title,
            about,
            members: [
              ("moves", .count("Moves with a time.")),
              ("total", .number("All times together, in seconds.")),
            ],
            optional: [
              ("shortest", .number("The shortest time.")), ("mean", .number("The mean.")),
              ("longest", .number("The longest time.")),
            ]
          )
        )
      ]
    case .names(let names):
      let entry: JSONSchemaValue = .object(
        members: [
          ("name", ["description": "The name as written in the files.", "type": "string"]),
          ("games", .count("All games.")), (names.success, .count("Those that were a success.")),
          ("percent", .percent("The same in percent.")),
        ]
      )
      return [
        (
          key,
          .object(
            title,
            about,
            members: [
              ("different", .count("Different names that were counted.")),
              (
                "uncounted",
                .count("Games whose name was not counted, because there were too many.")
              ),
            ]
          )
        ),
        (topKey, .list("Most frequent: \(key)", "The names with the most games.", of: entry)),
      ]
    }
  }
}
