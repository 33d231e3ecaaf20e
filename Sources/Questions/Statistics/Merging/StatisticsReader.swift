import GameRecords
package import RecordFormats

/// Reads statistics as ``GameStatistics/json(top:)`` writes them, and finds everything wrong with
/// them.
///
/// Only the figures from which all others follow are read; then the statistics are written again,
/// and must be what was read.
package struct StatisticsReader {
  private var reader: JSONDocumentReader
  private let games: [any GameFigures.Type]

  /// The greatest count that is accepted, so that no sum of counts is too large.
  private static let mostCounted = 1_000_000_000_000
  /// The most values in a document: those of about a million openings and a million players.
  private static let mostValues = 25_000_000
  private static let hint =
    "statistics that can be added up come from “flipbook stats --format json --top all”"

  init(_ source: SourceText, games: [any GameFigures.Type]) {
    self.games = games
    reader = JSONDocumentReader(
      source,
      called: "file",
      .statistics,
      emptyHint: Self.hint,
      mostValues: Self.mostValues
    )
  }

  /// The findings, in the order of the text; the last one has a hint how to write statistics.
  var findings: [Finding] {
    var findings = reader.findings
    if let last = findings.indices.last, findings[last].help == nil {
      findings[last].help = Self.hint
    }
    return findings
  }

  /// Reads the document.
  /// - Returns: the statistics; `nil` if there are findings.
  mutating func read() -> GameStatistics? {
    guard let root = reader.root, isStatistics(root) else { return nil }
    let plies =
      reader.integer(openingPlies(root), in: StatisticsOptions.openingLengths)
      ?? StatisticsOptions.usualOpeningLength
    let statistics = GameStatistics(root, openingPlies: plies, of: games, &self)
    guard reader.findings.isEmpty else { return nil }
    let written = SourceText(name: "", bytes: statistics.json(top: .max)[...])
    if let expected = JSONTree(written, mostValues: .max).root { compare(root, expected, key: "") }
    return reader.findings.isEmpty ? statistics : nil
  }

  private mutating func isStatistics(_ root: JSONValue) -> Bool {
    guard var object = reader.object(root, as: "statistics"),
      let version = reader.require("flipbook", of: &object)
    else { return false }
    guard version.integer == 1 else {
      let message = "statistics have version \(DisplayText.quote(version.spelling)); "
      reader.report(message + "only version 1 is read", at: version.innerRange)
      return false
    }
    for key in ["inputs", "records"] { _ = reader.require(key, of: &object) }
    return reader.findings.isEmpty
  }

  /// Reports that the openings have another length than those of another part.
  mutating func reportOpeningPlies(expected: Int, because source: String) {
    guard let value = reader.root.flatMap(openingPlies) else { return }
    reader.report(
      "openings have a length of \(value.spelling) here, but of \(expected) in \(source)",
      help: "count all parts with the same --plies",
      at: value.range
    )
  }

  private func openingPlies(_ root: JSONValue) -> JSONValue? {
    root.member("openings")?.member("plies")
  }

  // MARK: Values

  /// A count in an object.
  package mutating func count(_ object: JSONValue?, _ key: String, upTo most: Int = mostCounted)
    -> Int
  {
    reader.integer(object?.member(key), in: 0...most) ?? 0
  }

  /// A count in one of the objects of a game.
  mutating func count(_ game: JSONValue, _ section: String, _ key: String) -> Int {
    count(game.member(section), key)
  }

  /// A count of some of a group, which cannot be more than the group.
  /// - Parameters:
  ///   - object: the object with the count.
  ///   - key: the key of the count.
  ///   - whole: the size of the group.
  ///   - group: what the group consists of, in the singular.
  /// - Returns: the count.
  package mutating func count(
    _ object: JSONValue?,
    _ key: String,
    of whole: Int,
    _ group: String
  ) -> Int {
    let part = count(object, key)
    if part > whole, let value = object?.member(key) {
      let groups = Words.count(group, whole)
      reader.report("\(DisplayText.quote(key)) is \(part), but of only \(groups)", at: value.range)
    }
    return part
  }

  /// A time or a number of points.
  mutating func number(_ object: JSONValue, _ key: String) -> Double {
    reader.read(object.member(key), .number, as: "a number from 0 to \(Self.mostCounted)") {
      $0.number.flatMap { (0...Double(Self.mostCounted)).contains($0) ? $0 : nil }
    } ?? 0
  }

  /// Points of games, at most one for each.
  package mutating func points(_ object: JSONValue, _ key: String, of games: Int) -> Double {
    let points = number(object, key)
    if points > Double(games), let value = object.member(key) {
      let games = Words.count("game", games)
      reader.report(
        "\(DisplayText.quote(key)) is more than 1 for each of \(games)",
        at: value.range
      )
    }
    return points
  }

  /// The elements of a list; none if there is no list.
  package mutating func list(_ object: JSONValue, _ key: String) -> [JSONValue] {
    reader.array(object.member(key)) ?? []
  }

  /// A histogram that is a list of numbers and their counts.
  mutating func histogram(
    _ game: JSONValue,
    _ list: String,
    in range: ClosedRange<Int>
  ) -> Histogram {
    var histogram = Histogram(from: min(0, range.lowerBound))
    for entry in self.list(game, list) {
      guard let number = reader.integer(entry.member("number"), in: range) else { continue }
      histogram.add(number, times: count(entry, "count"))
    }
    if histogram.total > Self.mostCounted, let list = game.member(list) {
      reader.report("the counts add up to more than \(Self.mostCounted)", at: list.start)
    }
    return histogram
  }

  /// Reports a list whose counts do not add up to a figure from which they follow.
  mutating func check(
    _ game: JSONValue,
    _ list: String,
    _ found: Int,
    _ what: String,
    is figure: Int
  ) {
    guard found != figure, let value = game.member(list) else { return }
    let name = DisplayText.quote(list)
    reader.report("\(name) has \(found) \(what), but there are \(figure)", at: value.start)
  }

  /// A tally whose entries are the elements of a list, which must be complete.
  /// - Parameters:
  ///   - game: the object of the game.
  ///   - list: the key of the list.
  ///   - what: what the list has, in the plural.
  ///   - section: the key of the object that has the number of entries.
  ///   - games: the most games that all entries have together.
  /// - Returns: the tally.
  mutating func tally<Key, Count>(
    _ game: JSONValue,
    _ list: String,
    of what: String,
    in section: String,
    games: Int
  ) -> Tally<Key, Count> {
    var tally = Tally<Key, Count>()
    let entries = self.list(game, list)
    var rest = games
    for entry in entries {
      let name = reader.read(entry.member("name"), .string, as: "one of the \(what)") {
        $0.text.flatMap(Key.init(text:))
      }
      let count = Count(games: self.count(entry, "games", of: rest, "game"), entry, &self)
      rest = max(0, rest - count.games)
      if let name { tally.add(count, for: name, limit: .none) }
    }
    let expected = count(game, section, "different")
    if entries.count < expected, let value = game.member(list) {
      let message = "the list has \(entries.count) of \(expected) \(what)"
      reader.report(message, help: Self.hint, at: value.start)
    }
    tally.addUncounted(count(game.member(section), "uncounted", of: rest, "game"))
    return tally
  }

  // MARK: Comparison

  /// Reports where a value is not the one that follows from the figures that were read.
  private mutating func compare(_ found: JSONValue, _ expected: JSONValue, key: String) {
    guard found.kind == expected.kind else {
      let message = "\(DisplayText.quote(key)) must be \(expected.kind), but is \(found.kind)"
      return reader.report(message, at: found.start)
    }
    switch found.kind {
    case .object: compareMembers(found, expected)
    case .array:
      let (elements, others) = (Array(found.children), Array(expected.children))
      compareElements(elements, others, key: key)
      guard elements.count != others.count else { return }
      reportDifference(
        "the length of \(DisplayText.quote(key))",
        elements.count,
        others.count,
        found
      )
    case .number where found.number == expected.number: break
    case .number, .string, .boolean, .null:
      guard found.spelling != expected.spelling else { return }
      let (text, other) = (
        DisplayText.escape(found.spelling), DisplayText.escape(expected.spelling)
      )
      reportDifference(DisplayText.quote(key), text, other, found)
    }
  }

  private mutating func compareElements(
    _ elements: [JSONValue],
    _ others: [JSONValue],
    key: String
  ) {
    func name(_ element: JSONValue) -> String? { element.member("name")?.spelling }
    let pairs = zip(elements, others)
    guard let moved = pairs.first(where: { name($0) != name($1) }) else {
      for (element, other) in pairs { compare(element, other, key: key) }
      return
    }
    // A wrong figure puts an element among others: those with the same name belong together.
    let named = Dictionary(others.map { (name($0), $0) }) { first, _ in first }
    let count = reader.findings.count
    for element in elements {
      if let other = named[name(element)] { compare(element, other, key: key) }
    }
    guard reader.findings.count == count else { return }
    let (list, first) = (DisplayText.quote(key), DisplayText.escape(name(moved.1) ?? "another one"))
    let message = "\(list) is not in the order of its figures, by which \(first) comes here"
    reader.report(message, at: moved.0.start)
  }

  private mutating func compareMembers(_ found: JSONValue, _ expected: JSONValue) {
    guard var object = reader.object(found) else { return }
    for value in expected.children {
      let key = value.key
      if let member = object.take(key) {
        compare(member, value, key: key)
      } else {
        reader.reportMissing(key, of: object)
      }
    }
    reader.refuseRest(of: object, as: "this object")
  }

  private mutating func reportDifference<Figure>(
    _ name: String,
    _ found: Figure,
    _ expected: Figure,
    _ value: JSONValue
  ) {
    let message = "\(name) is \(found), but \(expected) follows from the other figures"
    reader.report(message, at: value.start)
  }
}

extension JSONValue {
  /// The place of the first byte of an object or array, or of all of another value.
  fileprivate var start: Range<Int> {
    switch kind {
    case .object, .array: range.prefix(1)
    case .string, .number, .boolean, .null: innerRange
    }
  }
}
