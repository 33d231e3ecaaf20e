/// How a format was recognised.
public struct Recognition: Hashable, Sendable {
  /// What was seen that only this format has, for example `GM[2] in the first node`.
  public let evidence: String
  /// How much the evidence proves.
  public let strength: Strength

  /// How much some evidence proves.
  public enum Strength: Hashable, Comparable, Sendable {
    /// Content that nothing else has, such as moves that can be played.
    case content
    /// A name that the format or its program gives itself.
    case name
  }

  /// A recognition with its evidence.
  public init(_ evidence: String, strength: Strength = .content) {
    self.evidence = evidence
    self.strength = strength
  }
}

extension Recognition {
  /// The name of the file, which hardly any other format has, unless the text is plainly of another
  /// kind: JSON, or markup.
  package static func byName(_ head: InputHead) -> Recognition? {
    let isOther = head.text.first.map { "{<".utf8.contains($0) } ?? false
    return isOther ? nil : Recognition("the name of the file")
  }

  /// The same for a format of bytes, which are hardly ever all letters.
  package static func byName(ofBytes head: InputHead) -> Recognition? {
    let isText =
      head.bytes.count >= 4 && head.bytes.allSatisfy { $0 >= 0x20 || (9...13).contains($0) }
    return isText ? nil : Recognition("the name of the file")
  }
}

extension InputHead {
  /// What the first records of the input show.
  /// - Parameters:
  ///   - framer: what cuts the records.
  ///   - share: how many of the records must show something.
  ///   - look: gives what a record shows, or `nil`.
  /// - Returns: what the first one shows that shows anything; `nil` when too few do.
  package func evidence<Evidence>(
    cutBy framer: some Framer,
    in share: SampleShare,
    _ look: (SourceText) -> Evidence?
  ) -> Evidence? {
    var framer = framer
    var rest = text
    var found: Evidence?
    var (hits, misses) = (0, 0)
    var isFirst = false
    cutting: while hits + misses < share.sample {
      switch framer.next(in: rest, atEnd: true) {
      case .slice(let skipped, let length, let trailing):
        let slice = rest.dropFirst(skipped).prefix(length)
        rest = rest.dropFirst(skipped + length + trailing)
        // The last one may be cut off, so that only the first one has to be whole.
        if !isWhole, rest.isEmpty, hits + misses > 0 { break cutting }
        guard let evidence = look(SourceText(name: "", bytes: slice)) else {
          misses += 1
          continue
        }
        hits += 1
        if misses == 0 { isFirst = true }
        found = found ?? evidence
        if case .one = share { return evidence }
      case .finding(let finding):
        rest = rest.dropFirst(finding.range.upperBound)
      case .more, .end:
        break cutting
      }
    }
    // Where the first one shows nothing, the text begins as another one does.
    return hits > misses || hits == misses && isFirst ? found : nil
  }
}

/// How many of the first records of an input must show that they are of a format.
package enum SampleShare: Sendable {
  /// Any of the first eight: the text around them is of the format already.
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
