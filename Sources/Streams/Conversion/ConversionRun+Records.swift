import GameRecords

extension ConversionRun {
  /// Adds a record to its outputs, if it is to be written and need not wait.
  mutating func add(_ prepared: PreparedRecord) throws(FileError) {
    let accepted = accept(prepared)
    guard numbering != nil else {
      if let accepted { try distribute(accepted) }
      return
    }
    // A failure in one record does not touch the outputs of the others.
    endPart()
    for (record, suffix) in numbering?.add(accepted, number: prepared.number) ?? [] {
      try write(record, suffix: suffix)
    }
  }

  /// Writes a record into a file of its own.
  mutating func write(_ prepared: PreparedRecord, suffix: String) throws(FileError) {
    guard let input else { return }
    try add(output(for: input, suffix: suffix), named: "")
    try distribute(prepared)
    try finishPart(isSound: true)
  }

  /// Reports the findings about a record.
  /// - Returns: the record, if it is to be written now.
  private mutating func accept(_ prepared: PreparedRecord) -> PreparedRecord? {
    for finding in prepared.findings {
      if finding.rule == .cannotConvert { collect(finding) } else { show(finding) }
    }
    unreported += prepared.unreported
    guard prepared.hasRecord else {
      if prepared.isFailure {
        part.failures += 1
        if prepared.isArchived { part.hasArchiveFailure = true }
      }
      return nil
    }
    if prepared.isArchived { part.archived += 1 }
    if let game = prepared.game, let first = games[game.key] ?? part.games[game.key],
      !prepared.isArchived
    {
      leaveOut(prepared, game, first)
      return nil
    }
    guard request.repetitions == .merged || request.sortKey != nil else { return prepared }
    // A copy takes the place of a record that cannot be written.
    if request.keepsGoing, prepared.game != nil,
      let problem = part.held.problem(of: prepared, for: request)
    {
      refuse(prepared, problem)
    } else {
      part.held.add(prepared)
      note(prepared)
    }
    return nil
  }

  /// Reports that a record is not written, because one of the same game is.
  private mutating func leaveOut(_ prepared: PreparedRecord, _ game: KeptGame, _ first: KeptGame) {
    repetitions += 1
    guard request.repetitions == .merged else {
      return show(.sameGame(game, as: first, prepared.place))
    }
    do throws(WritingError) {
      let (conflicts, hadOthers, lost) = try part.held.merge(prepared, for: request)
      losses.add(lost, of: prepared)
      // What the output does not store is lost from both.
      for conflict in conflicts where request.target.stores.contains(conflict.fact) {
        var finding = Finding.mergeConflict(
          conflict,
          with: first,
          orMerged: hadOthers,
          prepared.place
        )
        if request.isStrict {
          finding.severity = .error
          part.failures += 1
        }
        show(finding)
      }
    } catch {
      refuse(prepared, error)
    }
  }

  /// Reports why a record cannot be written.
  private mutating func refuse(_ prepared: PreparedRecord, _ problem: WritingError) {
    refuse([prepared.problem(problem)])
    if prepared.isArchived { part.hasArchiveFailure = true }
  }

  /// Collects problems of records and counts them.
  mutating func refuse(_ problems: [Finding]) {
    for problem in problems { collect(problem) }
    part.failures += problems.count
  }

  /// Collects a problem, to report it once for all records that have it; programs that read JSON get
  /// it for each.
  private mutating func collect(_ problem: Finding) {
    let reason = WritingError(problem.message, help: problem.help)
    if request.lossForm == .json {
      show(problem)
    } else if let index = problemIndices[reason] {
      problems[index].others += 1
    } else if budget.admits(problem) {
      problemIndices[reason] = problems.count
      problems.append((problem, others: 0))
    } else {
      unreported += 1
    }
  }

  /// Reports the collected problems.
  mutating func reportProblems() {
    for (problem, others) in problems {
      var finding = problem
      if others > 0 { finding.message += " (and \(Words.count("more record", others)))" }
      report(finding)
    }
    (problems, problemIndices) = ([], [:])
  }

  /// Reports a finding about a record, unless there were too many.
  mutating func show(_ finding: Finding) {
    if budget.admits(finding) { report(finding) } else { unreported += 1 }
  }

  /// Remembers the game of a record that is written.
  mutating func note(_ prepared: PreparedRecord) {
    guard let game = prepared.game, part.games[game.key] == nil else { return }
    part.games[game.key] = game
  }
}
