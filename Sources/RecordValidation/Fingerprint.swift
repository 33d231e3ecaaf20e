public import GameRecords
import ReversiRules

/// What makes a finding the same finding in a file that has changed elsewhere.
///
/// A fingerprint is made from the rule's number, the record's own identifier, the line of text that
/// is shown with the finding (some bytes of a binary file) with what is marked in it, the move's
/// number, and the square. Line numbers, offsets, the record's number, words and severity do not
/// count: it stays the same when lines or records come before it or go, when the line is indented
/// in another way, and when the program says the same thing in other words. It does not know the
/// file either: whoever compares the findings of several files has to distinguish them, for
/// example with ``combined(with:)``.
///
/// Findings that have all of this in common have the same fingerprint, for which there is
/// ``FingerprintCounter``.
public struct Fingerprint: Hashable, Sendable {
  private var hash = StableHash()

  /// The hash: FNV-1a, 64 bits, over the parts as UTF-8, each with a byte after it that UTF-8
  /// does not have.
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
    add(place.square?.description)
  }

  /// The fingerprint of a text.
  public init(of text: some StringProtocol) { add(text) }

  /// The fingerprint of the same thing in some surroundings, for example in a file of this name.
  public func combined(with text: some StringProtocol) -> Fingerprint {
    var combined = self
    combined.add(text)
    return combined
  }

  private mutating func add(_ text: (some StringProtocol)?) {
    // Neither byte occurs in UTF-8, so that no two lists of parts look alike.
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

/// Distinguishes findings of one input that have the same fingerprint, by counting them.
///
/// The names stay the same while the order of those findings does, whatever comes between them.
public struct FingerprintCounter: Sendable {
  private var counts: [Fingerprint: Int] = [:]

  /// A counter for an input of which no finding was seen.
  public init() {}

  /// A name for the next finding that has a fingerprint, which no other finding of the input has:
  /// the fingerprint's digits, from the second time on with a number, as `b5cf21ab3c4e8d01-2`.
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
