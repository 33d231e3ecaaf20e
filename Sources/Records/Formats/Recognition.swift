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
  @inlinable
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
  @inlinable
  package func records<RecordFramer>(cutBy framer: RecordFramer) -> HeadRecords<RecordFramer> {
    HeadRecords(framer: framer, rest: text, isWhole: isWhole)
  }
}

/// The records that a framer cuts out of the head of an input.
@usableFromInline
package struct HeadRecords<RecordFramer: Framer>: Sequence, IteratorProtocol {
  @usableFromInline var framer: RecordFramer
  @usableFromInline var rest: ArraySlice<UInt8>
  @usableFromInline let isWhole: Bool
  @usableFromInline var isFirst = true

  @inlinable
  init(framer: RecordFramer, rest: ArraySlice<UInt8>, isWhole: Bool) {
    (self.framer, self.rest, self.isWhole) = (framer, rest, isWhole)
  }

  @inlinable
  package mutating func next() -> ArraySlice<UInt8>? {
    while true {
      switch framer.next(in: rest, atEnd: true) {
      case .slice(let skipped, let length, let trailing):
        let slice = rest.dropFirst(skipped).prefix(length)
        rest = rest.dropFirst(skipped + length + trailing)
        defer { isFirst = false }
        return isWhole || !rest.isEmpty || isFirst ? slice : nil
      case .finding(let finding):
        rest = rest.dropFirst(finding.range.upperBound)
      case .more, .end:
        return nil
      }
    }
  }
}

extension InputHead {
  /// Whether many of the first bytes are control characters, of which damaged texts have a few.
  @usableFromInline var isBinary: Bool {
    let sample = bytes.prefix(64)
    return sample.count(where: WhiteSpace.isControl) > sample.count / 4
  }
}

/// How many of the first records of an input must have evidence of a format.
@usableFromInline
package enum SampleShare: Sendable {
  /// Any of the first eight: the text around them already belongs to the format.
  case one
  /// Half of the first sixteen: other texts may quote a record.
  case half

  @usableFromInline var sample: Int {
    switch self {
    case .one: 8
    case .half: 16
    }
  }
}
