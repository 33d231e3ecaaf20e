import RecordText
import GameRecords

extension JSONReader {
  /// What was found, in the order of the text, with the error that ended reading, if one did.
  func diagnostics(in source: SourceText, endedBy error: JSONError?) -> [Diagnostic] {
    guard !findings.isEmpty || spelling != nil || error != nil else { return [] }
    var diagnostics = findings.map { $0.diagnostic(in: source) }
    tally.tellRest(in: &diagnostics)
    if let spelling {
      var diagnostic = spelling.first.diagnostic(in: source)
      diagnostic.message += FindingTally.rest(spelling.count - 1)
      diagnostics.append(diagnostic)
    }
    JSONRecordMender.addRepairs(to: &diagnostics, in: source)
    if let error { diagnostics.append(error.diagnostic(in: source)) }
    // Where variations branch off is only judged when all of them have been read.
    return diagnostics.inOrderOfText
  }
}
