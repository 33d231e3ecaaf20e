public import GameRecords

extension RecordFormat {
  /// A text after all repairs that its reader offers in one round, safe or bold.
  public func mended(_ text: String, isBold: Bool = false) -> String {
    let bytes = Array(text.utf8)
    let repairs = readAll(bytes).flatMap(\.diagnostics).compactMap(\.repair)
    let edits = repairs.flatMap { repair -> [Edit] in
      guard repair.isSafe || isBold, case .edits(let edits) = repair.action else { return [] }
      return edits
    }
    return String(decoding: bytes.applying(edits), as: UTF8.self)
  }

  /// A text whose last record is changed, or `nil` when the format cannot say the change.
  public func changed(_ text: String, by change: RecordChange) -> String? {
    let bytes = Array(text.utf8)
    guard let parsed = readAll(bytes).last(where: \.hasRecord),
      let edits = edits(for: change, in: parsed)
    else { return nil }
    let shifted = edits.map { $0.shifted(by: parsed.source.start.offset) }
    return String(decoding: bytes.applying(shifted), as: UTF8.self)
  }
}

extension RecordFormat {
  /// What is wrong with the repairs that a reader offers for some bytes: edits outside of them or on
  /// top of each other, and repairs that leave more of the same.
  public func faultsOfRepairs(in bytes: [UInt8]) -> [String] {
    let findings = readAll(bytes).flatMap(\.diagnostics)
    return findings.flatMap { finding -> [String] in
      guard let repair = finding.repair, case .edits(let edits) = repair.action else { return [] }
      let name = "\(finding.finding) \(edits)"
      let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      let ends = sorted.map(\.range.upperBound)
      let starts = sorted.map(\.range.lowerBound)
      guard let first = starts.first, let last = ends.last, first >= 0, last <= bytes.count,
        zip(ends, starts.dropFirst()).allSatisfy({ $0 <= $1 }), Set(edits).count == edits.count
      else { return ["\(name): wrong edits"] }
      func isLike(_ other: Diagnostic) -> Bool {
        other.rule == finding.rule && other.place.record == finding.place.record
      }
      let rest = readAll(bytes.applying(edits)).flatMap(\.diagnostics)
      let isBetter = rest.count(where: isLike) < findings.count(where: isLike)
      return isBetter ? [] : ["\(name): no better"]
    }
  }
}
