import RecordText
import GameRecords

extension JSONReader {
  /// What was found, in the order of the text, with the error that ended reading, if one did.
  func findings(in source: SourceText, endedBy error: JSONError?) -> [Finding] {
    guard errors.total > 0 || spelling != nil || error != nil else { return [] }
    var findings = errors.map { $0.draft(in: source) }.findings(in: source)
    if let spelling {
      var finding = spelling.first.finding(in: source)
      finding.message += Words.more(spelling.count - 1)
      findings.append(finding)
    }
    JSONRecordRepair.addRepairs(to: &findings, in: source)
    if let error { findings.append(error.finding(in: source)) }
    // Where variations branch off is only judged when all of them have been read.
    return findings.inOrderOfText
  }
}
