public import GameRecords

/// A file with machines: a state diagram in the language of Mermaid or PlantUML, tables with the
/// columns from, event, guard, to and effect, or a Markdown document with any of these.
public struct MachineFile: Sendable {
  /// The machines, in the order of the file; those with errors in their syntax are missing.
  public let machines: [TextMachine]
  /// The composite state that each machine is in, if any: a state of a later machine.
  public let owners: [String?]
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
      (machines, owners) = ([], [])
      findings = [source.finding(.machineLine, expected, at: 0..<0)]
      return
    }
    var reader = MachineFileReader(text)
    reader.read()
    var findings = FindingCollector<FindingDraft>()
    for finding in reader.findings { findings.add(finding) }
    var machines: [TextMachine] = []
    var owners: [String?] = []
    for draft in reader.drafts {
      guard let machine = draft.machine(&findings) else { continue }
      machines.append(machine)
      owners.append(draft.owner.map { reader.name(of: $0) })
      for finding in draft.findings(about: machine) { findings.add(finding) }
    }
    if reader.drafts.isEmpty, findings.total == 0 {
      let found = FindingDraft(
        .machineLine,
        "there is no state diagram or table of transitions",
        help:
          "a table needs the columns \(MachineTable.columns.joined(separator: ", ")); “flipbook "
          + "app diagram --format table” prints an example",
        at: 0..<0
      )
      findings.add(found)
    }
    self.machines = machines
    self.owners = owners
    self.findings = findings.findings(in: source)
  }
}

/// Reads a file line by line, and gives each line to the diagram or the table that it belongs to.
struct MachineFileReader {
  /// The machines that were found.
  private(set) var drafts: [MachineDraft] = []
  /// The findings about lines.
  private(set) var findings: [FindingDraft] = []

  private let text: String
  private var diagram: DiagramReader?
  private var table: TableReader?

  init(_ text: String) { self.text = text }

  /// Returns the name of a composite state that is shown.
  func name(of state: String) -> String {
    drafts.lazy.compactMap { $0.titles[state] }.first ?? state
  }

  /// Reads all lines.
  mutating func read() {
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      read(MachineLine(line, in: text))
      rest = rest[line.endIndex...].dropFirst()
    }
    endDiagram()
    endTable()
  }

  private mutating func read(_ line: MachineLine) {
    if var reader = diagram {
      guard !DiagramReader.isEnd(line) else { return endDiagram() }
      reader.read(line)
      diagram = reader
    } else if var reader = table, reader.read(line) {
      table = reader
    } else if DiagramReader.isStart(line) {
      endTable()
      diagram = DiagramReader()
    } else if let reader = TableReader(header: line) {
      endTable()
      table = reader
    } else if table != nil, line.isBlank || table?.isMarkdown ?? false {
      endTable()
    }
  }

  private mutating func endDiagram() {
    guard let reader = diagram else { return }
    drafts += reader.finished
    findings += reader.findings + reader.unclosed
    diagram = nil
  }

  private mutating func endTable() {
    guard let reader = table else { return }
    if !reader.draft.isEmpty { drafts.append(reader.draft) }
    findings += reader.findings
    table = nil
  }
}

/// A line of a file, or a part of one, with its place.
struct MachineLine {
  /// The text without white space at both ends.
  let text: Substring
  private let whole: String
  /// What is written for a sign that would separate parts, and the sign.
  private let escape: (written: String, sign: String)?

  init(_ text: Substring, in whole: String, _ escape: (written: String, sign: String)? = nil) {
    self.escape = escape
    let start = text.drop(while: \.isWhitespace)
    self.text = start.dropLast(start.reversed().prefix(while: \.isWhitespace).count)
    self.whole = whole
  }

  /// Returns a part of the line without white space at both ends.
  func part(_ text: Substring) -> MachineLine { MachineLine(text, in: whole, escape) }

  /// Returns a part in which a sign is escaped.
  func part(_ text: Substring, escaping sign: String, as written: String) -> MachineLine {
    MachineLine(text, in: whole, (written, sign))
  }

  var isBlank: Bool { text.isEmpty }
  /// The text as a string of its own.
  var string: String {
    escape.map { String(text).replacing($0.written, with: $0.sign) } ?? String(text)
  }

  /// The bytes of the text in the file.
  var range: Range<Int> {
    let bytes = whole.utf8
    let start = bytes.distance(from: bytes.startIndex, to: text.startIndex)
    return start..<start + text.utf8.count
  }

  /// Returns the parts between separators.
  func parts(_ isSeparator: (Character) -> Bool) -> [MachineLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).map { part($0) }
  }
}
