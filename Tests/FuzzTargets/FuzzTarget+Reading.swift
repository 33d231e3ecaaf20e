import Flipbook
import TestSupport

extension FuzzTarget {
  /// Reading: any bytes give a result, and the same in blocks of any size.
  static func reading(_ format: any RecordFormat) -> FuzzTarget {
    FuzzTarget("read:\(format.name)") {
      FuzzSeeds.samples(of: format)
    } problem: { bytes in
      ReadingCheck(format, ReadingOptions(), bytes).problem
    }
  }

  /// Reading the files of a format with companion files, such as tables of names, that contain
  /// anything.
  static func companions(_ format: any RecordFormat) -> [FuzzTarget] {
    let sample = FuzzSeeds.samples(of: format).first ?? []
    return format.companions.map { companion in
      FuzzTarget("read:\(format.name):\(companion.name)") {
        FuzzSeeds.all.filter { $0.path.hasSuffix(".\(companion.fileExtension)") }.map(\.bytes)
      } problem: { bytes in
        ReadingCheck(format, ReadingOptions(companions: [companion.name: bytes]), sample).problem
      }
    }
  }
}

/// Checks what a reader makes of some bytes.
struct ReadingCheck {
  private let format: any RecordFormat
  private let options: ReadingOptions
  private let bytes: [UInt8]
  private let whole: [ParsedRecord]

  init(_ format: any RecordFormat, _ options: ReadingOptions, _ bytes: [UInt8]) {
    self.format = format
    self.options = options
    self.bytes = bytes
    whole = format.readAll(bytes, options, blockSize: max(1, bytes.count))
  }

  /// What is wrong; `nil` if nothing is.
  var problem: String? {
    if whole.isEmpty { return "no answer" }
    for parsed in whole {
      if let problem = problem(of: parsed) { return "record \(parsed.number): \(problem)" }
    }
    for size in [1, 2, 3, 7, 64, 4_096] where size < bytes.count {
      if let problem = problem(inBlocksOf: size) { return "in blocks of \(size): \(problem)" }
    }
    return nil
  }

  private func problem(of parsed: ParsedRecord) -> String? {
    if parsed.isRecord, !parsed.hasRecord, !parsed.hasErrors {
      return "neither a record nor an error"
    }
    for finding in parsed.findings + Validator().validate(parsed).findings {
      if let problem = finding.problem(in: bytes) { return "\(finding.placedRule): \(problem)" }
    }
    return nil
  }

  private func problem(inBlocksOf size: Int) -> String? {
    let cut = format.readAll(bytes, options, blockSize: size)
    for (parsed, other) in zip(whole, cut) {
      let number = parsed.number
      guard other.number == number else { return "record \(other.number) instead of \(number)" }
      if other.record != parsed.record { return "another record \(number)" }
      if parsed.hasRecord, other.source.bytes != parsed.source.bytes {
        return "other bytes of record \(number)"
      }
      for (finding, other) in zip(parsed.findings, other.findings) where finding != other {
        return "not\n\(finding.details)but\n\(other.details)"
      }
      if parsed.findings.count != other.findings.count {
        return "record \(number): \(other.placedRules) instead of \(parsed.placedRules)"
      }
    }
    guard cut.count == whole.count else { return "\(cut.count) records, not \(whole.count)" }
    return nil
  }
}
