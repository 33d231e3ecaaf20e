internal import Flipbook

/// What is in the way of writing a record or an output.
extension RecordOutput {
  /// What is in the way of writing a record as the first one.
  func trial(of prepared: PreparedRecord) -> [Diagnostic] {
    guard var record = prepared.record, var writer = makeWriter(.single) else { return [] }
    if let refusal = refusal(of: prepared, losing: writer.fit(&record)) { return [refusal] }
    guard !isRefused else { return [] }
    var bytes: [UInt8] = []
    do throws(WritingError) {
      try writer.write(record, to: &bytes)
    } catch {
      return [prepared.problem(error)]
    }
    return []
  }

  /// Why a record is not written that would lose something.
  func refusal(of prepared: PreparedRecord, losing lost: [Loss]) -> Diagnostic? {
    guard request.isStrict, !lost.isEmpty else { return nil }
    let facts = FactSet(lost.map(\.fact)).facts.map(\.description).joined(separator: ", ")
    let error = WritingError(
      "\(request.target.name) cannot hold: \(facts)",
      help: "convert without --strict"
    )
    return prepared.problem(error)
  }

  /// What is wrong with the extension that the user has given the output.
  var wrongExtension: Diagnostic? {
    let given = InputPath(file.name).fileExtension.lowercased()
    guard let fitting = writer?.fileExtension, given != fitting,
      request.target.fileExtensions.contains(given)
    else { return nil }
    return Diagnostic(
      .fileExtension,
      "what is written is usual in a .\(fitting) file, not in a .\(given) file",
      at: Place(source: file.name)
    )
  }

  /// Files that would give the records what they do not have.
  func strangers(_ companion: Companion) -> [Diagnostic] {
    file.strangers(fileExtension: companion.fileExtension).map { name in
      let name = DisplayText.escape(name)
      return Diagnostic(
        .cannotConvert,
        "the records have no names of \(companion.name), but \(name) would give them some",
        help: "choose another name for the output, or remove \(name)",
        at: Place(source: file.name)
      )
    }
  }
}
