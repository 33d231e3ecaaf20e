import Foundation
import TestSupport
import Testing

/// Another program that knows the rules: `shared/oracle/oracle.py` next to the repository.
enum Oracle {
  /// Runs a script that can import the oracle from the folder that is its first argument.
  static func run(script: String, input: [UInt8]) throws -> Program.Run {
    let folder = URL(filePath: try Tool.oracle.path).deletingLastPathComponent().path
    return try Tool.oracle.program.run(["-c", script, folder], input: input)
  }

  /// What the oracle counts in files that it reads by itself; what it does not find is not there.
  ///
  /// - Parameters:
  ///   - command: how it reads them, for example `wtb`.
  ///   - paths: the files.
  /// - Returns: each finding with its number, over all files.
  /// - Throws: when the oracle cannot be run.
  static func totals(_ command: String, _ paths: [String]) throws -> [String: Int] {
    let run = try Tool.oracle.program.run([Tool.oracle.path, command] + paths)
    #expect(run.errors == "")
    // The last block is that of all files.
    let last = run.text.split(separator: "\n").split { $0.hasPrefix("== ") }.last ?? []
    return last.reduce(into: [:]) { totals, line in
      let text = line.drop { $0 == " " }
      guard let number = text.firstRange(of: /: (\d+)(?=   e\.g\.|$)/) else { return }
      totals[String(text[..<number.lowerBound])] =
        Int(text[number].drop { !$0.isNumber }) ?? -1
    }
  }
}

/// What one finds when records are played: the words are those of the oracle.
struct Totals: Equatable, CustomStringConvertible {
  private(set) var numbers: [String: Int] = [:]

  /// Counts one more of something.
  mutating func add(_ name: String, _ count: Int = 1, if condition: Bool = true) {
    if condition { numbers[name, default: 0] += count }
  }

  var description: String {
    numbers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  /// The numbers that the oracle has another opinion on, in words.
  func differences(from oracle: [String: Int], of names: [String]) -> [String] {
    names.compactMap { name in
      let (ours, theirs) = (numbers[name] ?? 0, oracle[name] ?? 0)
      return ours == theirs ? nil : "\(name): \(ours), but the oracle finds \(theirs)"
    }
  }
}
