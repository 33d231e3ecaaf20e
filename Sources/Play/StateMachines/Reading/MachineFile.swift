public import GameRecords

/// A file with machines, as tables with the columns from, event, guard, to and effect.
///
/// Tabs separate the columns, or bars as in Markdown, and a blank line ends a table. The column of
/// events can also be named on, by or trigger. The state of the first row is the start. A state that
/// only appears as the next state of others is an end. A table with the columns state, events and
/// expected has tests of the machine above it, each a ``MachineCase``.
public struct MachineFile: Sendable {
  /// The machines, in the order of the file; those with errors in their syntax are missing.
  public let machines: [TextMachine]
  /// The tests of the machines.
  public let cases: [MachineCase]
  /// What is wrong with the syntax and with the machines, in the order of the file.
  public let findings: [Finding]

  /// The size of a file in bytes, and the number of its transitions, that are read.
  static let mostBytes = 1 << 20
  static let mostRows = 2_000

  /// Reads a file.
  /// - Parameters:
  ///   - bytes: the content, in UTF-8.
  ///   - name: the name of the file, for findings.
  public init(_ bytes: [UInt8], from name: String) {
    let mark = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    var start = SourcePosition.start
    start.advance(over: bytes.prefix(mark))
    let source = SourceText(name: name, bytes: bytes.dropFirst(mark), start: start)
    guard bytes.count <= Self.mostBytes,
      let text = String(validating: source.bytes, as: UTF8.self)
    else {
      let expected = "expected UTF-8 text of at most \(Self.mostBytes >> 20) MiB"
      (machines, cases) = ([], [])
      findings = [source.finding(.machineLine, expected, at: 0..<0)]
      return
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let tables = lines.split { $0.allSatisfy(\.isWhitespace) }
      .map { block in block.filter { !$0.hasPrefix("#") } }
      .filter { !$0.isEmpty }
    var findings = FindingCollector<FindingDraft>()
    var machines: [TextMachine] = []
    var cases: [MachineCase] = []
    for table in tables {
      if var reader = TableReader(header: table[0], of: MachineCase.columns, in: text) {
        guard let machine = machines.last else {
          let place = MachineText(table[0], in: text).range
          findings.add(FindingDraft(.machineLine, "tests without a machine above them", at: place))
          continue
        }
        cases += table.dropFirst().compactMap { reader.readCase($0, of: machine, in: source) }
        reader.reportRows(&findings)
        continue
      }
      guard var reader = TableReader(header: table[0], in: text) else {
        findings.add(Self.missingTable(at: MachineText(table[0], in: text).range))
        continue
      }
      for row in table.dropFirst() { reader.read(row) }
      if let machine = reader.machine(&findings) { machines.append(machine) }
    }
    if tables.isEmpty { findings.add(Self.missingTable(at: 0..<0)) }
    (self.machines, self.cases) = (machines, cases)
    self.findings = findings.findings(in: source)
  }

  private static func missingTable(at place: Range<Int>) -> FindingDraft {
    FindingDraft(
      .machineLine,
      "expected the columns \(MachineTable.columns.joined(separator: ", ")), separated by tabs",
      help: "“flipbook app diagram --format table” prints an example",
      at: place
    )
  }
}

/// A row or a cell of a table, with its place.
struct MachineText {
  /// The text without white space at both ends.
  let text: Substring
  private let whole: String

  init(_ text: Substring, in whole: String) {
    let start = text.drop(while: \.isWhitespace)
    self.text = start.dropLast(start.reversed().prefix(while: \.isWhitespace).count)
    self.whole = whole
  }

  /// The text as a string of its own.
  var string: String { String(text) }

  /// The bytes of the text in the file.
  var range: Range<Int> {
    let bytes = whole.utf8
    let start = bytes.distance(from: bytes.startIndex, to: text.startIndex)
    return start..<start + text.utf8.count
  }
}
