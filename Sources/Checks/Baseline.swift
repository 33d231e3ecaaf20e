public import GameRecords

/// The known findings of an archive, so that `validate` can begin with an old archive and report
/// only new findings.
///
/// In the file, each finding is a line with the finding's name, its rule, and the path of its
/// input. Lines that begin with `#` are comments.
public struct Baseline: Sendable {
  /// The names and rules of the findings, by the path of their input.
  private var known: [String: [Substring: Substring]] = [:]

  /// The first line of the file.
  private static let title = "# Known findings, for flipbook validate --baseline"

  /// Reads a baseline file.
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - source: its name, for findings.
  /// - Throws: a finding about the first line that is not valid in a baseline.
  public init(_ bytes: [UInt8], from source: String) throws(Finding) {
    let text = SourceText(name: source, bytes: bytes[...])
    // Tools that change line ends must not make the baseline useless.
    for line in bytes.split(whereSeparator: ByteCount.endsLine) {
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard words.count == 3, Self.isName(words[0]) else {
        // What is there may be secret: the path of the file may come from a project's settings.
        throw Finding(
          .baseline,
          "this is no line of a baseline; expected a finding's name, its rule and a path",
          help: "write the file again with --write-baseline",
          at: text.place(of: line.startIndex..<line.endIndex).withoutText
        )
      }
      let path = Self.unescaped(words[2])
      known[path, default: [:]][Substring(decoding: words[0], as: UTF8.self)] =
        Substring(decoding: words[1], as: UTF8.self)
    }
  }

  /// Whether a file with these first bytes is a baseline.
  public static func isBaseline(_ head: [UInt8]) -> Bool { head.starts(with: title.utf8) }

  /// Removes a finding of an input from the baseline.
  /// - Parameters:
  ///   - name: the finding's name, as ``FingerprintCounter`` gives it.
  ///   - path: the input's path, as written in the file.
  /// - Returns: whether the finding was known.
  public mutating func remove(_ name: String, of path: String) -> Bool {
    known[path]?.removeValue(forKey: Substring(name)) != nil
  }

  /// The rules of an input's known findings that were not found again, in alphabetical order.
  public func missing(of path: String) -> [String] {
    (known[path] ?? [:]).values.map(String.init).sorted()
  }

  // MARK: Writing

  /// The first bytes of a baseline file.
  public static var head: [UInt8] { Array((title + "\n").utf8) }

  /// The line of a finding.
  /// - Parameters:
  ///   - name: the finding's name, as ``FingerprintCounter`` gives it.
  ///   - rule: its rule, for people who read the file.
  ///   - path: the input's path.
  /// - Returns: the bytes, including the line end.
  public static func line(_ name: String, _ rule: Rule, of path: String) -> [UInt8] {
    Array("\(name) \(rule.name) ".utf8) + escaped(path) + [UInt8(ascii: "\n")]
  }

  private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return (1...2).contains(parts.count) && parts[0].count == 16
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
      }
  }

  /// A path on one line: a line feed is written as `\n`, a carriage return as `\r`, and a backslash
  /// as two.
  private static func escaped(_ path: String) -> [UInt8] {
    path.utf8.flatMap { byte in
      switch byte {
      case UInt8(ascii: "\\"): Array("\\\\".utf8)
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      case UInt8(ascii: "\r"): Array("\\r".utf8)
      default: [byte]
      }
    }
  }

  private static func unescaped(_ path: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in path {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      switch byte {
      case UInt8(ascii: "n") where isEscaped: bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r") where isEscaped: bytes.append(UInt8(ascii: "\r"))
      default: bytes.append(byte)
      }
      isEscaped = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
