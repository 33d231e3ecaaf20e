import GameRecords

extension ConversionRun {
  mutating func add(_ output: RecordOutput, named name: String) {
    part.outputs[name] = output
    part.names.append(name)
  }

  /// Adds an accepted record to its outputs.
  mutating func distribute(_ prepared: PreparedRecord) throws(FileError) {
    guard case .group(let grouping) = splitting else {
      if let output = part.outputs[""] { try add(prepared, to: output) }
      return
    }
    guard let record = prepared.record else { return }
    for name in grouping.names(for: record) {
      if part.outputs[name] == nil { try add(output(named: name), named: name) }
      if let output = part.outputs[name] { try add(prepared, to: output) }
    }
  }

  /// Adds an accepted record to an output; its game is remembered only if it can be written.
  ///
  /// After a failure that refuses the whole output, further records are only checked for problems.
  private mutating func add(
    _ prepared: PreparedRecord,
    to output: RecordOutput
  ) throws(FileError) {
    if part.failures > 0, !request.keepsGoing { output.refuse() }
    let problems = try output.add(prepared)
    refuse(problems)
    if problems.isEmpty {
      note(prepared)
    } else if prepared.isArchived {
      part.hasArchiveFailure = true
    }
  }

  /// Opens the output of an input or of one of its records.
  mutating func output(
    for input: InputPath,
    suffix: String
  ) throws(FileError) -> RecordOutput {
    let target = request.target
    return try open(
      places?.take(for: input, suffix: suffix, target.usualExtension, ownNames: target.fileNames)
    )
  }

  /// Opens the output of a group.
  mutating func output(named name: String) throws(FileError) -> RecordOutput {
    let fileName = "\(name).\(request.target.usualExtension)"
    return try open(places?.take(fileName))
  }

  private func open(_ place: OutputPlace?) throws(FileError) -> RecordOutput {
    try RecordOutput(place ?? .standardOutput, request, choosesExtension: true)
  }

  /// Writes the outputs to their places, with the records that had to wait, if all records were
  /// converted or the user wants the others.
  mutating func finishPart(isSound: Bool) throws(FileError) {
    defer { endPart() }
    for prepared in part.held.release() { try distribute(prepared) }
    for name in part.names {
      guard let output = part.outputs[name] else { continue }
      try finish(output, isSound: isSound)
    }
  }

  mutating func endPart() {
    failures += part.failures
    part = Part()
  }

  private mutating func finish(_ output: RecordOutput, isSound: Bool) throws(FileError) {
    guard isSound && part.failures == 0 || request.keepsGoing else { return }
    guard !part.hasArchiveFailure else { return keepsArchive = true }
    let problems = try output.finish()
    refuse(problems)
    guard problems.isEmpty, output.count > 0 else { return }
    if let conflict = try output.conflict(after: batch) {
      report(conflict)
      return refusal = refusal?.rule == .outputFailed ? refusal : conflict
    }
    // An output that is not written has no losses.
    try losses.add(output.losses)
    try output.commit(with: batch)
    if request.addsToArchive { addition = (part.archived, output.count - part.archived) }
    if games.isEmpty {
      swap(&games, &part.games)
    } else {
      games.merge(part.games) { first, _ in first }
      part.games = [:]
    }
  }
}

extension RecordFormat {
  /// The extension of files whose name is not chosen by the user.
  fileprivate var usualExtension: String { fileExtensions.first ?? name }
}
