public import GameRecords

extension RecordFormat {
  /// Returns a text after one round of all repairs that its reader offers, safe or bold.
  public func repaired(_ text: String, isBold: Bool = false) -> String {
    let bytes = Array(text.utf8)
    let repairs = readAll(bytes).flatMap(\.findings).compactMap(\.repair)
    let edits = repairs.flatMap { repair -> [Edit] in
      guard repair.isSafe || isBold, case .edits(let edits) = repair.action else { return [] }
      return edits
    }
    return String(decoding: bytes.applying(edits), as: UTF8.self)
  }

  /// Returns a text with its last record changed, or `nil` if the format cannot express the change.
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
  /// Returns what is wrong with the repairs that a reader offers for some bytes: edits outside the
  /// bytes or overlapping, and repairs after which as many findings of the same rule are left.
  ///
  /// Where reading stops at the first error of a kind, the next one may be found after its repair,
  /// nearer to the end.
  public func repairProblems(in bytes: [UInt8]) -> [String] {
    let findings = readAll(bytes).flatMap(\.findings)
    return findings.flatMap { finding -> [String] in
      guard let repair = finding.repair, case .edits(let edits) = repair.action else { return [] }
      let name = "\(finding.placedRule) \(edits)"
      guard !edits.isEmpty, edits.fit(bytes), Set(edits).count == edits.count else {
        return ["\(name): wrong edits"]
      }
      func isLike(_ other: Finding) -> Bool {
        other.rule == finding.rule && other.place.record == finding.place.record
      }
      let repaired = bytes.applying(edits)
      let rest = readAll(repaired).flatMap(\.findings)
      if rest.count(where: isLike) < findings.count(where: isLike) { return [] }
      if rulesThatStopReading.contains(finding.rule.name),
        let old = findings.first(where: isLike)?.place.start?.offset,
        let new = rest.first(where: isLike)?.place.start?.offset,
        repaired.count - new < bytes.count - old
      {
        return []
      }
      return ["\(name): no better"]
    }
  }
}

/// The rules of which only the first violation in a record can be found.
private let rulesThatStopReading: Set = ["xml-syntax", "sgf-text-bracket", "sgf-not-closed"]

extension [Edit] {
  /// Returns whether the edits are within some bytes and do not overlap.
  public func fit(_ bytes: [UInt8]) -> Bool {
    let ranges = map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    return zip([0] + ranges.map(\.upperBound), ranges.map(\.lowerBound) + [bytes.count])
      .allSatisfy { $0 <= $1 }
  }
}

extension [UInt8] {
  /// Returns the bytes damaged at an offset: with others in place of that byte and after it,
  /// without it, and cut off there.
  public func damaged(at offset: Int, by others: [UInt8]) -> [[UInt8]] {
    var loss = self
    loss.remove(at: offset)
    var damaged = [Array(self[..<offset]), loss]
    for other in others {
      var bytes = self
      bytes[offset] = other
      damaged.append(bytes)
      bytes.insert(self[offset], at: offset)
      damaged.append(bytes)
    }
    return damaged
  }
}
