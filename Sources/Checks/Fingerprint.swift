public import GameRecords
import ReversiRules

/// Identifies a finding, even if the file has changed in other places.
///
/// A fingerprint is made from the number of the rule, the identifier of the record, the source line
/// with its marked part (some bytes in a binary file), the number of the move, and the square. Line
/// numbers, offsets, the number of the record, wording and severity do not count. A fingerprint
/// therefore stays the same if lines or records are inserted or removed before it, if the line is
/// indented differently, or if the program words the finding differently. It does not include the
/// file: to compare findings of several files, distinguish them, for example with
/// ``combined(with:)``.
///
/// Findings that agree in all of this have the same fingerprint. ``FingerprintCounter``
/// distinguishes them.
public struct Fingerprint: Hashable, Sendable {
  private var hash = StableHash()

  /// The FNV-1a hash, 64 bits, of the parts in UTF-8, each followed by a byte that UTF-8 does not
  /// have.
  public var value: UInt64 { hash.value }

  /// The fingerprint of a finding.
  public init(of finding: Finding) {
    let place = finding.place
    add(finding.rule.code)
    add(place.recordID)
    let line = place.excerpt?.parts
    add(line?.before.drop(while: \.isWhitespace))
    add(line?.marked)
    add(line?.after.trimmedAtEnd)
    add(place.ply.map(String.init))
    add(place.square)
  }

  /// The fingerprint of a text.
  public init(of text: some StringProtocol) { add(text) }

  /// The fingerprint of the same thing in a context, for example in a file with this name.
  public func combined(with text: some StringProtocol) -> Fingerprint {
    var combined = self
    combined.add(text)
    return combined
  }

  private mutating func add(_ text: (some StringProtocol)?) {
    // Neither byte occurs in UTF-8, so different lists of parts never look alike.
    guard let text else { return hash.add(0xFE) }
    for byte in text.utf8 { hash.add(byte) }
    hash.add(0xFF)
  }
}

extension Fingerprint: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public var description: String {
    NumberText.hexadecimal(value, digits: 16, uppercase: false)
  }
}

/// Distinguishes findings of one input that have the same fingerprint by counting them.
///
/// The names stay the same if the order of those findings does, even with other findings between
/// them.
public struct FingerprintCounter: Sendable {
  private var counts: [Fingerprint: Int] = [:]

  /// Creates a counter for an input.
  public init() {}

  /// Returns a name for the next finding with a fingerprint, unique in its input: the digits of the
  /// fingerprint, with a number from the second time on, such as `b5cf21ab3c4e8d01-2`.
  public mutating func name(_ fingerprint: Fingerprint) -> String {
    let count = counts[fingerprint, default: 0] + 1
    counts[fingerprint] = count
    return count == 1 ? "\(fingerprint)" : "\(fingerprint)-\(count)"
  }
}

extension Substring {
  fileprivate var trimmedAtEnd: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return self[endIndex...] }
    return self[...last]
  }
}
