/// How a format was recognised.
public struct Recognition: Hashable, Sendable {
  /// What was found that only this format has, for example `GM[2] in the first node`.
  public let evidence: String
  /// How strong the evidence is.
  public let strength: Strength

  /// How strong evidence is.
  public enum Strength: Hashable, Comparable, Sendable {
    /// Content that others may have as well, such as moves after other words.
    case likeness
    /// Content that no other format has, such as moves that can be played.
    case content
    /// A name that the format or its program writes into its files.
    case name
  }

  /// Creates a recognition from its evidence.
  public init(_ evidence: String, strength: Strength = .content) {
    self.evidence = evidence
    self.strength = strength
  }
}

extension InputHead {
  /// Looks for evidence in the first records of the input.
  /// - Parameters:
  ///   - framer: the framer that cuts the records.
  ///   - share: how many of the records must have evidence.
  ///   - ignoring: whether a record without evidence is none against the format either.
  ///   - look: returns the evidence of a record, or `nil`.
  /// - Returns: the first evidence; `nil` when too few records have any.
  package func evidence<Evidence>(
    cutBy framer: some Framer,
    in share: SampleShare,
    ignoring: (SourceText) -> Bool = { _ in false },
    _ look: (SourceText) -> Evidence?
  ) -> Evidence? {
    // Looking for records in the bytes of a binary file takes much longer than reading its header.
    guard !isBinary else { return nil }
    var found: Evidence?
    var (hits, misses) = (0, 0)
    var isFirst = false
    for slice in records(cutBy: framer).prefix(share.sample) {
      let text = SourceText(name: "", bytes: slice)
      guard let evidence = look(text) else {
        misses += ignoring(text) ? 0 : 1
        if case .half = share, 2 * misses > share.sample { return nil }
        continue
      }
      hits += 1
      if misses == 0 { isFirst = true }
      found = found ?? evidence
      if case .one = share { return evidence }
    }
    // On a tie, the first record decides: without evidence there, the text begins as something
    // else.
    return hits > misses || hits == misses && isFirst ? found : nil
  }

  /// The bytes of the records that a framer cuts out of the head, of which only the first one may be
  /// cut off itself.
  package func records(cutBy framer: some Framer) -> some Sequence<ArraySlice<UInt8>> {
    sequence(state: (framer, text, true)) { state in
      while true {
        switch state.0.next(in: state.1, atEnd: true) {
        case .slice(let skipped, let length, let trailing):
          let slice = state.1.dropFirst(skipped).prefix(length)
          state.1 = state.1.dropFirst(skipped + length + trailing)
          defer { state.2 = false }
          return isWhole || !state.1.isEmpty || state.2 ? slice : nil
        case .finding(let finding):
          state.1 = state.1.dropFirst(finding.range.upperBound)
        case .more, .end:
          return nil
        }
      }
    }
  }
}

extension InputHead {
  /// Whether many of the first bytes are control characters, of which damaged texts have a few.
  private var isBinary: Bool {
    let sample = bytes.prefix(64)
    return sample.count(where: WhiteSpace.isControl) > sample.count / 4
  }
}

/// How many of the first records of an input must have evidence of a format.
package enum SampleShare: Sendable {
  /// Any of the first eight: the text around them already belongs to the format.
  case one
  /// Half of the first sixteen: other texts may quote a record.
  case half

  fileprivate var sample: Int {
    switch self {
    case .one: 8
    case .half: 16
    }
  }
}
