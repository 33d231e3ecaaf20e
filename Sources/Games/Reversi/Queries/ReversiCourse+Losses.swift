package import GameRecords
import ReversiRules

/// What a table does not show as the record declares it.
extension ReversiQueries {
  /// What is not among the facts, but for the name of the opening that the moves have.
  package static func fit(_ record: inout ReversiRecord, to stores: FactSet) -> [Loss] {
    guard record.opening != nil || record.result != nil else { return record.keep(stores) }
    let course = ReversiCourse(record)
    let named = course.namesOpening ? FactSet([.opening]) : []
    return course.replacedResults + record.keep(stores.union(named))
  }
}

extension ReversiCourse {
  /// Whether the record declares the name of the opening that the moves have.
  fileprivate var namesOpening: Bool {
    declaredOpening != nil && declaredOpening == replay.opening?.name
  }

  /// The declared results that those of the final board replace.
  fileprivate var replacedResults: [Loss] {
    guard let outcome = replay.outcome, let declared else { return [] }
    let counts = [outcome.raw, outcome.withEmpties]
    let isShown: [(fact: Fact, isTrue: Bool)] = [
      (.score, declared.score.map(counts.contains) ?? true),
      (.margin, declared.margin.map(counts.map(\.margin).contains) ?? true),
      (.winner, declared.winner.map { $0 == winner } ?? true),
    ]
    return isShown.filter { !$0.isTrue }
      .map { Loss($0.fact, .replaced, detail: "by that of the final board") }
  }
}
