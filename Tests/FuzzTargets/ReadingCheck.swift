public import Flipbook
import TestSupport

/// Checks what a reader makes of some bytes: the promises of every reader for any input.
///
/// - There is an answer: a record or an error for each part that could be a record, with numbers in
///   order.
/// - Findings are printable and in the order of the text. Their places and those of records and
///   moves are inside the input, and lines and columns agree with the offsets.
/// - Blocks of any size give the same records and findings in every detail.
/// - Nothing is read after a request to stop.
public struct ReadingCheck {
  /// What the reader makes of the bytes in one block.
  public let parsed: [ParsedRecord]

  private let format: any RecordFormat
  private let options: ReadingOptions
  private let bytes: [UInt8]
  private let blockSizes: [Int]

  private static let validator = Validator()

  /// Reads some bytes in one block.
  /// - Parameters:
  ///   - format: the format whose reader is used.
  ///   - bytes: the bytes.
  ///   - options: the options of the reader.
  ///   - blockSizes: the sizes of blocks to try as well.
  public init(
    _ format: any RecordFormat,
    _ bytes: [UInt8],
    _ options: ReadingOptions = ReadingOptions(),
    blockSizes: [Int] = [1, 2, 3, 7, 64, 4_096]
  ) {
    self.format = format
    self.options = options
    self.bytes = bytes
    self.blockSizes = blockSizes
    parsed = format.readAll(bytes, options, blockSize: max(1, bytes.count))
  }

  /// What is wrong; `nil` if nothing is.
  public var problem: String? {
    if parsed.isEmpty { return "no answer" }
    let numbers = parsed.map(\.number).filter { $0 > 0 }
    if numbers != Array(1..<numbers.count + 1) { return "records have the numbers \(numbers)" }
    let points = PointTable(bytes)
    for parsed in parsed {
      if let problem = problem(of: parsed, points) { return "record \(parsed.number): \(problem)" }
    }
    for size in blockSizes where size < bytes.count {
      if let problem = problem(inBlocksOf: size) { return "in blocks of \(size): \(problem)" }
    }
    return problemOfStop
  }

  private func problem(of parsed: ParsedRecord, _ points: PointTable) -> String? {
    if parsed.isRecord, !parsed.hasRecord, !parsed.hasErrors {
      return "neither a record nor an error"
    }
    if !parsed.isRecord, parsed.hasRecord { return "a record without a number" }
    var last = 0
    for finding in parsed.findings {
      guard let start = finding.place.start else {
        // It is about another file.
        if !options.companions.isEmpty { continue }
        return "\(finding.rule.name) has no place"
      }
      if start.offset < last { return "\(finding.placedRule) is not in the order of the text" }
      last = start.offset
    }
    guard !isDecoded else { return nil }
    for finding in parsed.findings + Self.validator.validate(parsed).findings {
      let problem =
        finding.problem(in: bytes) ?? points.problem(of: finding.place.start)
        ?? points.problem(of: finding.place.end)
      if let problem { return "\(finding.placedRule): \(problem)" }
    }
    return problem(ofSource: parsed, points)
  }

  /// Whether the input is a picture in UTF-16 or UTF-32: then places count the bytes of the text in
  /// UTF-8.
  private var isDecoded: Bool {
    format.name == "picture" && bytes.prefix(4).contains { $0 == 0 || $0 >= 0xFE }
  }

  private func problem(ofSource parsed: ParsedRecord, _ points: PointTable) -> String? {
    guard let record = parsed.reversi else { return nil }
    let source = parsed.source
    if let problem = points.problem(of: source.start) { return "its source: \(problem)" }
    // A game of a session is read from its lines without the line ends and blanks between them.
    guard bytes.has(source.bytes, at: source.start.offset) || format.name == "session" else {
      return "its source is not in the input"
    }
    // A text that is not in a picture literally has no places.
    guard let origin = record.origin, format.name != "picture" else { return nil }
    if origin.moves.count != record.moves.count {
      return "\(origin.moves.count) places of \(record.moves.count) moves"
    }
    let ranges = origin.moves.map(\.bytes) + origin.parts.map(\.range.bytes)
    return ranges.contains { $0.upperBound > source.bytes.count }
      ? "a place outside of its source" : nil
  }

  private func problem(inBlocksOf size: Int) -> String? {
    let cut = format.readAll(bytes, options, blockSize: size)
    for (parsed, other) in zip(parsed, cut) {
      let number = parsed.number
      guard other.number == number else { return "record \(other.number) instead of \(number)" }
      if other.reversi != parsed.reversi { return "another record \(number)" }
      if other.reversi?.origin != parsed.reversi?.origin { return "other places in \(number)" }
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
    guard cut.count == parsed.count else { return "\(cut.count) records, not \(parsed.count)" }
    return nil
  }

  /// What is passed on after the first part, although nothing more was requested.
  private var problemOfStop: String? {
    guard parsed.count > 1 else { return nil }
    var reader = format.makeReader(source: "test", options)
    var count = 0
    let control = reader.read(bytes[...]) { _ in
      count += 1
      return .stop
    }
    return count > 1 || (count == 1 && control == .proceed) ? "read further after a stop" : nil
  }
}

extension [UInt8] {
  /// Returns whether some bytes are at an offset, in a time that is short without optimisation too.
  fileprivate func has(_ part: ArraySlice<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset + part.count <= count else { return false }
    return withUnsafeBufferPointer { whole in
      part.withUnsafeBufferPointer { part in
        guard let first = whole.baseAddress, let other = part.baseAddress else { return true }
        for index in 0..<part.count where first[offset + index] != other[index] { return false }
        return true
      }
    }
  }
}
