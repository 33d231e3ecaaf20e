import GameRecords

extension JSONReader {
  /// The findings in the order of the text, including the error that ended reading, if any.
  func findings(in source: SourceText, endedBy error: JSONError?) -> [Finding] {
    guard errors.total > 0 || spelling != nil || error != nil else { return [] }
    var findings = errors.map { $0.draft(in: source) }.findings(in: source)
    if let spelling {
      var finding = spelling.first.finding(in: source)
      finding.message += Words.more(spelling.count - 1)
      findings.append(finding)
    }
    if let error { findings.append(error.finding(in: source)) }
    // Sorted, because the plies of variations are only checked after all of them have been read.
    return findings.inOrderOfText
  }
}
