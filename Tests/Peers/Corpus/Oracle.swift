import Foundation
import TestSupport
import Testing

/// An independent program that knows the rules: `shared/oracle/oracle.py` next to the repository.
enum Oracle {
  /// Runs a script whose first argument is the folder of the oracle, from which it can import it.
  static func run(script: String, input: [UInt8]) throws -> Program.Run {
    let folder = URL(filePath: try Tool.oracle.path).deletingLastPathComponent().path
    return try Tool.oracle.program.run(["-c", script, folder], input: input)
  }

  /// Returns the counts of the oracle for files that it reads itself, without those of zero.
  ///
  /// - Parameters:
  ///   - command: the command that reads them, for example `wtb`.
  ///   - paths: the files.
  /// - Returns: each finding with its number, over all files.
  /// - Throws: an error if the oracle cannot be run.
  static func totals(_ command: String, _ paths: [String]) throws -> [String: Int] {
    let run = try Tool.oracle.program.run([Tool.oracle.path, command] + paths)
    #expect(run.errors == "")
    // The last block is about all files.
    let last = run.text.split(separator: "\n").split { $0.hasPrefix("== ") }.last ?? []
    return last.reduce(into: [:]) { totals, line in
      let text = line.drop { $0 == " " }
      guard let number = text.firstRange(of: /: (\d+)(?=   e\.g\.|$)/) else { return }
      totals[String(text[..<number.lowerBound])] =
        Int(text[number].drop { !$0.isNumber }) ?? -1
    }
  }
}

/// The counts from playing records, with the names that the oracle uses.
struct Totals: Equatable, CustomStringConvertible {
  private(set) var numbers: [String: Int] = [:]

  /// Increments a count.
  mutating func add(_ name: String, _ count: Int = 1, if condition: Bool = true) {
    if condition { numbers[name, default: 0] += count }
  }

  var description: String {
    numbers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  /// Returns the counts that differ from those of the oracle, as texts.
  func differences(from oracle: [String: Int], of names: [String]) -> [String] {
    names.compactMap { name in
      let (ours, theirs) = (numbers[name] ?? 0, oracle[name] ?? 0)
      return ours == theirs ? nil : "\(name): \(ours), but the oracle finds \(theirs)"
    }
  }
}
