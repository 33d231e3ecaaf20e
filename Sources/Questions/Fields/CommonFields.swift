import GameRecords
import RecordChecks
import RecordStreams

/// The fields that records of every game have.
extension QueryField {
  static var common: [QueryField] {
    [
      .text("player", column: onlyPlayer) { subject, body in
        subject.record.playerNames.contains { $0.map(body) ?? false }
      },
      .number("rating", column: onlyRating) { subject, body in
        subject.record.playerRatings.contains { $0.map(body) ?? false }
      },
      .text("event") { $0.record.event.map($1) ?? false },
      .text("site") { $0.record.site.map($1) ?? false },
      .text("round") { $0.record.round.map($1) ?? false },
      .date("date") { $0.record.date.map($1) ?? false },
      .text("comment") { subject, body in
        subject.record.comment.map(body) ?? false
          || Game.anyMoveComment(of: subject.record, body)
      },
      tag,
      .text("id") { $0.record.id.map($1) ?? false },
      file,
      .number("record", from: 1) {
        $1(Double($0.parsed.number))
      },
      .choice("format", { $0.formats.formats.map(\.name) }) { subject, body in
        subject.parsed.format.map(body) ?? false
      },
      .choice("game", { $0.games.map { $0.name.name } }) { $1(Game.name.name) },
      has,
    ]
  }

  /// The player of a game for one; others have a field for each player.
  private static var onlyPlayer: Column {
    { subject in
      let names = subject.record.playerNames
      return names.count == 1 ? names[0].map(ColumnValue.text) : nil
    }
  }

  private static var onlyRating: Column {
    { subject in
      let ratings = subject.record.playerRatings
      return ratings.count == 1 ? ratings[0].map(ColumnValue.number) : nil
    }
  }

  private static var tag: QueryField {
    let grammar = QueryGrammar(
      values: .possible,
      takesName: true,
      operators: [.equal, .same, .unequal]
    )
    return QueryField("tag", grammar) {
      test,
      _ throws(QueryError) in
      let name = test.name.flatMap { TextPattern($0.text, isWhole: true) }
      let patterns = try TextPattern.patterns(of: test)
      return { subject in
        let isFound = subject.record.tags.contains { tag in
          name?.matches(tag.name) ?? false
            && (patterns.isEmpty || patterns.contains { $0.matches(tag.value) })
        }
        return isFound ? QueryMatch() : nil
      }
    }
  }

  private static var file: QueryField {
    let grammar = QueryGrammar(operators: [.equal, .unequal])
    return QueryField(
      "file",
      grammar,
      column: path
    ) {
      test,
      _ in
      let globs = test.values.map { value in
        Glob(FoldedText.bytes(of: value.text).trimmingPrefix("./".utf8))
      }
      return { subject in
        let path = FoldedText.bytes(of: subject.parsed.source.name)
        let isFound = path.withUnsafeBufferPointer { path in
          // A name, or the end of a path from any of its folders on.
          (0...path.count).contains { start in
            (start == 0 || path[start - 1] == UInt8(ascii: "/"))
              && globs.contains { $0.matches(path, start..<path.count) }
          }
        }
        return isFound ? QueryMatch() : nil
      }
    }
  }

  private static var path: Column { { .text($0.parsed.source.name) } }

  /// Facts that a record has, findings about it, or findings of some severity.
  private static var has: QueryField {
    QueryField("has", QueryGrammar(operators: []), words: known, cost: .findings) {
      test,
      context throws(QueryError) in
      var facts: FactSet = []
      var severities: Set<Severity> = []
      var rules: Set<Rule> = []
      for value in test.values {
        if let fact = Fact(named: value.text) {
          facts.formUnion(FactSet([fact]))
        } else if let severity = Severity(value.text) {
          severities.insert(severity)
        } else if let rule = context.rules.first(where: { $0.isNamed(value.text) }) {
          rules.insert(rule)
        } else {
          throw unknownFinding(value, known(context))
        }
      }
      return match(facts, severities, rules, context)
    }
  }

  private static func match(
    _ facts: FactSet,
    _ severities: Set<Severity>,
    _ rules: Set<Rule>,
    _ context: QueryContext
  ) -> Match {
    var settings = RuleSettings()
    for rule in rules { settings.enable(rule) }
    // Facts need no validator, which takes time to make.
    let needsFindings = !severities.isEmpty || !rules.isEmpty
    let validator = needsFindings ? context.makeValidator(settings) : nil
    return { [facts, severities, rules] subject in
      if !subject.record.facts.isDisjoint(with: facts) { return QueryMatch() }
      let findings = validator?.validate(subject.parsed).findings ?? []
      let isFound = findings.contains { finding in
        rules.contains(finding.rule) || severities.contains(finding.severity)
      }
      return isFound ? QueryMatch() : nil
    }
  }

  private static var known: Words {
    { Fact.allCases.map(\.name) + Severity.allCases.map(\.description) + $0.rules.map(\.name) }
  }

  private static func unknownFinding(_ value: QueryText, _ known: [String]) -> QueryError {
    let near = NearMiss.clause(value.text, in: known)
    return QueryError(
      "\(DisplayText.quote(value.text)) is neither a fact nor a rule about records" + near,
      help: near.isEmpty
        ? "“flipbook rules” lists the rules; the facts are "
          + Fact.allCases.map(\.name).joined(separator: ", ") : nil,
      at: value.range
    )
  }
}

extension QueriedGame {
  static var name: GameName { Record.game }
}
