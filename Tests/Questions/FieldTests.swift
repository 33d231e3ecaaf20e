import Flipbook
@testable import RecordQueries
import TestSupport
import Testing

@Suite struct `Each field of a query` {
  /// A query about each field, or several, that some samples match and some do not.
  private static let queries = [
    "player": ["player = Ada", "player = ad*", "player == \"Ada\""],
    "rating": ["rating >= 2000", "rating 1000.."],
    "event": ["event = match", "event = cup"],
    "site": ["site = reading"],
    "round": ["round = 1", "round = 2"],
    "date": ["date = 2025", "date >= 2025-06", "date 2024..2025-10"],
    "comment": ["comment = diagonal", "comment = \"short game\""],
    "tag": ["tag Clock", "tag clock = 15*"],
    "id": ["id = game", "id == tie"],
    "file": ["file = *.json", "file = Samples/pgn/*"],
    "record": ["record = 2", "record > 1"],
    "format": ["format = pgn", "format = sgf, ggf"],
    "game": ["game = puzzle"],
    "has": ["has comments", "has illegal-move", "has FB2001", "has error", "has warning, note"],
    "dark": ["dark = Ada"],
    "light": ["light = Ben"],
    "dark-rating": ["dark-rating > 1000"],
    "light-rating": ["light-rating > 1000"],
    "mode": ["mode = computer"],
    "dark-mode": ["dark-mode = manual"],
    "light-mode": ["light-mode = manual"],
    "winner": ["winner = dark", "winner dark, tie", "winner = unknown", "winner = Ada"],
    "loser": ["loser = light"],
    "tie": ["tie"],
    "score": ["score = 40-24", "score == 32-32"],
    "margin": ["margin >= 10", "margin = 0"],
    "lead": ["lead >= 10"],
    "ending": ["ending = resigned"],
    "length": ["length = 60", "length < 10"],
    "passes": ["passes >= 1"],
    "moves": ["moves = f5d6*", "moves == f5f6"],
    "start-position": ["start-position = *OX*"],
    "size": ["size = 6x6", "size = 4x4"],
    "starts": ["starts f5 d6", "starts = c4"],
    "opening": ["opening = Tiger", "opening = 虎", "opening == Rabbit", "opening = ro*, cow"],
    "corner": ["corner", "corner by 40", "corner dark", "corner = light at 20.."],
    "position": ["position = f5", "position = f5 d6 c3", "position == f5 at 1"],
    "pattern": ["pattern = x*", "pattern = o#*/x*"],
    "dark-disks": ["dark-disks >= 40", "dark-disks = 4 at 1"],
    "light-disks": ["light-disks = 0"],
    "empties": ["empties = 0"],
    "mobility": ["mobility = 1 at 10..", "mobility > 12"],
    "distance": ["distance > 20"],
    "solved": ["solved"],
  ]

  @Test func `has a test here`() {
    let names = QueryContext.standard.games.flatMap { $0.grammars(.standard).keys }
    #expect(Set(names) == Set(Self.queries.keys))
  }

  @Test func `has words that the manual lists, unless there are many`() {
    let page = String(decoding: Repository.bytes(of: "man/flipbook-find.1"), as: UTF8.self)
    let words = Set(page.split { " \n,".contains($0) })
    for (name, grammar) in QueryContext.standard.games.flatMap({ $0.grammars(.standard) })
    where grammar.words.count < 10 {
      #expect(grammar.words.allSatisfy { words.contains($0[...]) }, "\(name)")
    }
  }

  @Test(arguments: queries.keys.sorted())
  func `finds some samples and not all`(name: String) throws {
    let found = try (Self.queries[name] ?? []).map { try QuerySamples.matches($0) }
    let any = found.reduce(into: Set()) { $0.formUnion($1) }
    #expect(!any.isEmpty)
    #expect(any != QuerySamples.all)
  }

  /// What validating finds about a record can be asked; what is about runs has no answer.
  @Test(arguments: RuleRegistry.standard.rules.map(\.name))
  func `asks only for rules about records`(name: String) throws {
    let rule = try #require(RuleRegistry.standard.rule(named: name))
    guard rule.family != .run else {
      #expect(throws: QueryError.self) { try Query("has \(name)") }
      return
    }
    var settings = RuleSettings()
    settings.enable(rule)
    for example in rule.explanation.examples where example.command == RuleExample.usualCommand {
      let options = ReadingOptions(companions: example.companions.mapValues(\.bytes))
      let records = try FormatRegistry.standard.read(
        example.input.bytes,
        as: example.format,
        options
      )
      for parsed in records where parsed.hasRecord {
        let findings = Validator(settings).validate(parsed).findings
        guard findings.contains(where: { $0.rule == rule }) else { continue }
        #expect(try Query("has \(name)").match(parsed) != nil)
      }
    }
  }

  @Test(arguments: queries.values.flatMap(\.self).sorted())
  func `is the opposite with not, and with an unequal sign`(query: String) throws {
    let found = try QuerySamples.matches(query)
    #expect(try QuerySamples.matches("not (\(query))") == QuerySamples.all.subtracting(found))
    if query.contains(" = ") {
      let opposite = try QuerySamples.matches(query.replacing(" = ", with: " != "))
      // A field that a game does not have is neither equal nor unequal.
      #expect(opposite.isDisjoint(with: found))
      let fields = QuerySamples.all.subtracting(found).subtracting(opposite)
      #expect(
        fields.allSatisfy { QuerySamples.records[$0].game != ReversiRecord.game } || fields.isEmpty
      )
    }
  }

  @Test(arguments: [
    ("moves = f5d6*", "moves F5 d6 *"), ("size = 6x6", "size 6 X 6"),
    ("score = 40-24", "score 40 - 24"), ("pattern = o#*/x*", "pattern o#* / x*"),
    ("tag Clock", "tag cl*k"), ("file = Samples/pgn/*", "file ./Samples/pgn/*"),
    ("file = Samples/pgn/*", "file pgn/*"), ("length = 60", "length +60"),
  ])
  func `can be written in another way`(query: String, other: String) throws {
    #expect(try QuerySamples.matches(query) == QuerySamples.matches(other))
  }

  @Test func `combines with others as sets do`() throws {
    let queries = Self.queries.values.map { $0[0] }.sorted()
    let found = try queries.map { try QuerySamples.matches($0) }
    for (a, b) in zip(queries.indices, queries.indices.dropFirst(3)) {
      let (first, second) = (queries[a], queries[b])
      #expect(
        try QuerySamples.matches("\(first) and \(second)") == found[a].intersection(found[b])
      )
      #expect(try QuerySamples.matches("\(first) OR \(second)") == found[a].union(found[b]))
      // “and” binds more tightly, “not” most of all.
      let mixed = try QuerySamples.matches("\(first) or \(second) and not \(first)")
      #expect(mixed == found[a].union(found[b].subtracting(found[a])))
      let grouped = try QuerySamples.matches("(\(first) or \(second)) and not \(first)")
      #expect(grouped == found[b].subtracting(found[a]))
    }
  }

  @Test func `has a column with the values that it finds, unless it is about positions`() throws {
    let columns = RecordColumns.known(.standard, .records)
    let table = try RecordColumns(columns, .standard)
    for index in QuerySamples.records.indices {
      let parsed = QuerySamples.records[index]
      let values = table.values(of: parsed)
      #expect(values.count == columns.count)
      for (column, value) in zip(columns, values) {
        let query: String
        switch value {
        case nil, .flag(false): continue
        case .flag(true): query = column
        case .number(let number): query = "\(column) = \(number)"
        case .date(let date): query = "\(column) = \(date)"
        // In quotation marks, it would be a player with this name.
        case .text(let text) where ["winner", "loser"].contains(column):
          query = "\(column) = \(text)"
        case .text(let text):
          let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          let isWhole = [
            "player", "dark", "light", "event", "site", "round", "id", "comment", "moves",
          ]
          query = "\(column) \(isWhole.contains(column) ? "==" : "=") \"\(quoted)\""
        }
        #expect(try Query(query).match(parsed) != nil, "\(query) in \(parsed.source.name)")
      }
    }
  }
}
