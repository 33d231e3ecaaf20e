import GameRecords

/// Hands over records.
extension PictureReader {
  func handOver(_ elements: [PictureElement], to receive: RecordReceiver) {
    for element in elements where !isDone { handOver(element, isCut: false, to: receive) }
  }

  private func handOver(_ element: PictureElement, isCut: Bool, to receive: RecordReceiver) {
    hasMetRecord = true
    if let name = element.unknownReference {
      count += 1
      return refuse(name, in: element, to: receive)
    }
    guard isCut || !element.content.isEmpty else { return refuseEmpty(element, to: receive) }
    count += 1
    var parsed = element.parse(
      in: &window,
      source: source,
      format: format,
      games: games
    )
    parsed.assign(number: count)
    let isReported = parsed.findings.contains { $0.rule.name == "json-truncated" }
    if receive(RecordSlice(parsed)) == .stop { isDone = true }
    if isCut, !isReported, !isDone { reportCut(to: receive) }
  }

  /// Hands over the record that the input ends in, and reports what is missing.
  func endDocument(to receive: RecordReceiver) {
    if var element {
      element.end = window.end
      return handOver(element, isCut: true, to: receive)
    }
    let isCut =
      switch document {
      case .none: false
      case .open(let parser): parser.isCut
      }
    if isCut, hasMetRecord {
      reportCut(to: receive)
    } else if isCut {
      reportCutBefore(to: receive)
    } else if count == 0, !hasFailed {
      reportMissing(to: receive)
    }
  }
}
