import GameRecords
import RecordFormats

/// Reads a record from its elements, by the table of its game.
///
/// A move that cannot be read ends the moves that the record or variation keeps, and the result is dropped. A
/// record whose start position cannot be read is not used, because it could not be played.
struct XMLTableReader {
  let tree: XMLRecordTree
  private let bytes: UnsafeBufferPointer<UInt8>
  private let window: InputWindow
  /// The offset that places of the record are counted from.
  private let start: Int
  private(set) var parts: [(part: RecordPart, range: SourceRange)] = []
  private(set) var findings: FindingCollector<FindingDraft>
  private(set) var isUsable = true
  /// The number of findings about what could not be read.
  private var lost = 0
  /// Whether a value without which an object has no meaning could not be read.
  private var isIncomplete = false
  /// Whether the line that is read is that of the record.
  private var isMainLine = true

  init(
    _ tree: XMLRecordTree,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ window: InputWindow,
    from start: Int,
    _ findings: FindingCollector<FindingDraft>
  ) {
    self.tree = tree
    self.bytes = bytes
    self.window = window
    self.start = start
    self.findings = findings
    parts.reserveCapacity(8)
  }

  mutating func readRecord(into record: ObjectPointer) {
    let node = tree.nodes[0]
    guard let table = node.context.table else { return }
    let lost = lost
    readFields(of: 0, table, into: record)
    for index in table.elements
    where table.fields[index].isRequired {
      let (name, element) = (node.context.name, "\(table.fields[index].name)")
      let isThere = tree.children(of: 0).contains { tree.nodes[$0].context.name == element }
      if isThere { continue }
      report(.xmlMissingElement, "<\(name)> needs the element <\(element)>", at: tag(0))
      isUsable = false
    }
    guard let finish = table.finish else { return }
    // An unknown element may be a misspelled one with the moves.
    let hasLine = tree.children(of: 0).contains {
      if case .line? = tree.nodes[$0].entry?.use { true } else { false }
    }
    var end = ObjectEnd(
      place: tag(0),
      hasErrors: self.lost > lost,
      hasMoves: isUsable && (!node.hasUnknown || hasLine)
    )
    finish(record, &end)
    for problem in end.problems { report(problem, in: 0) }
    if !end.isUsable { isUsable = false }
  }

  // MARK: - Objects

  /// Reads an object.
  /// - Returns: whether it can be used.
  private mutating func readObject(
    _ node: Int,
    into object: ObjectPointer,
    flag: Int? = nil,
    ply: Int? = nil
  ) -> Bool {
    guard let table = tree.nodes[node].context.table else { return false }
    let lost = lost
    let wasIncomplete = isIncomplete
    isIncomplete = tree.nodes[node].isIncomplete
    defer { isIncomplete = wasIncomplete }
    if let flag { table.fields[flag].set(object, .flag, tag(node)) }
    readFields(of: node, table, into: object, ply: ply)
    guard !isIncomplete else { return false }
    guard let finish = table.finish else { return true }
    var end = ObjectEnd(place: tag(node), hasErrors: self.lost > lost)
    finish(object, &end)
    for problem in end.problems { report(problem, in: node) }
    return end.isUsable && !end.problems.contains { $0.place == nil }
  }

  private mutating func readFields(
    of index: Int,
    _ table: ObjectTable,
    into object: ObjectPointer,
    ply: Int? = nil
  ) {
    let node = tree.nodes[index]
    for index in node.attributes {
      let attribute = tree.attributes[index]
      set(attribute.field, table, object, to: text(attribute.value), at: attribute.place, ply)
    }
    if node.holdsText, let field = table.text, !node.isTextTooLong,
      !node.text.isEmpty || table.fields[field].isRequired
    {
      set(field, table, object, to: text(node.text), at: node.content, ply)
    }
    var rows: [Int] = []
    for child in tree.children(of: index) {
      if case .row? = tree.nodes[child].entry?.use {
        rows.append(child)
      } else {
        readChild(child, table, into: object)
      }
    }
    if let field = table.rows { readRows(rows, of: table.fields[field], in: index, into: object) }
    if let run = tree.run(of: index), let line = node.context.line {
      readLine(line.table, run, into: object)
    }
  }

  private mutating func readChild(
    _ child: Int,
    _ table: ObjectTable,
    into object: ObjectPointer
  ) {
    let node = tree.nodes[child]
    switch node.entry?.use {
    case nil, .row?, .move?: return
    case .value(let index)?: readValue(child, index, table, into: object)
    case .object(let part, let outer, let place, let isVital)?:
      var isRead = true
      let lost = lost
      let read = { (reader: inout Self, parent: ObjectPointer) in
        part.add(parent) { object in
          isRead = reader.readObject(child, into: object)
          return isRead
        }
      }
      if let outer {
        outer.add(object) { object in
          read(&self, object)
          return true
        }
      } else {
        read(&self, object)
      }
      if isVital, !isRead || self.lost > lost || node.hasUnknown { isUsable = false }
      if let place { mark(place, at: tag(child)) }
    case .item(let part, let flag)?: readItem(child, part, flag, into: object)
    case .list?:
      for item in tree.children(of: child) {
        if case .item(let part, let flag)? = tree.nodes[item].entry?.use {
          readItem(item, part, flag, into: object)
        }
      }
    case .line(let index)?:
      guard case .line(let line) = table.fields[index].kind, let run = tree.run(of: child) else {
        return
      }
      readLine(line, run, into: object)
    }
  }

  private mutating func readItem(
    _ node: Int,
    _ part: PartTable,
    _ flag: Int?,
    into parent: ObjectPointer
  ) {
    guard let list = part.list else { return }
    let lost = lost
    let count = part === lastPart ? lastCount + 1 : 1
    (lastPart, lastCount) = (part, count)
    guard count <= list.limit else {
      if count == list.limit + 1 {
        report(.tooMany, "more than \(list.limit) entries; the others are left out", at: tag(node))
      }
      return
    }
    let isMain = isMainLine
    isMainLine = false
    part.add(parent) { object in
      let isUsable = readObject(node, into: object, flag: flag)
      return isUsable && (!list.isStrict || self.lost == lost)
    }
    isMainLine = isMain
    (lastPart, lastCount) = (part, count)
    if let part = list.part { mark(part(count), at: tree.nodes[node].content) }
  }

  /// The list of the last object, and how many there were.
  private var lastPart: PartTable?
  private var lastCount = 0

  // MARK: - Values

  private mutating func readValue(
    _ index: Int,
    _ field: Int,
    _ table: ObjectTable,
    into object: ObjectPointer
  ) {
    let node = tree.nodes[index]
    guard case .grid = table.fields[field].kind else {
      if !node.isTextTooLong {
        set(field, table, object, to: text(node.text), at: node.content, nil)
      }
      return
    }
    readRows(Array(tree.children(of: index)), of: table.fields[field], in: index, into: object)
  }

  private mutating func readRows(
    _ rows: [Int],
    of field: RecordField,
    in node: Int,
    into object: ObjectPointer
  ) {
    for (number, row) in rows.enumerated() { mark(.row(number + 1), at: tree.nodes[row].content) }
    let place =
      rows.isEmpty
      ? tag(node)
      : tree.nodes[rows[0]].content.lowerBound..<tree.nodes[rows[rows.count - 1]].content.upperBound
    if let part = field.part { mark(part, at: place) }
    let lost = lost
    switch field.kind {
    case .rows(let form):
      let texts = rows.map { ArraySlice(text(tree.nodes[$0].text)) }
      if let long = texts.firstIndex(where: { $0.count > RowsForm.longestRow }) {
        let message = "row \(long + 1) has more than \(RowsForm.longestRow) bytes"
        report(.rowLength, message, at: tree.nodes[rows[long]].content)
        return isUsable = false
      }
      // An unknown element may be a row.
      guard !tree.nodes[node].hasUnknown else { return isUsable = false }
      for problem in form.problems(texts) {
        let place = problem.place.map { self.place(of: $0, texts, rows) } ?? tag(node)
        report(problem.rule, problem.message, at: place)
      }
      field.set(object, .rows(texts), place)
    case .grid(let form):
      var grid: [[Int]] = []
      for row in rows {
        grid.append(numbers(row, form))
        if let problem = form.problem(withRowOf: grid[grid.count - 1].count, first: grid[0].count) {
          report(.xmlValue, problem, at: tree.nodes[row].content)
        }
      }
      if let problem = form.problem(withRows: grid.count) {
        report(.xmlValue, problem, at: tag(node))
      }
      if self.lost == lost { field.set(object, .grid(grid), place) }
    default: break
    }
    if self.lost > lost, field.isRequired { isUsable = false }
  }

  /// The place of a problem in a row.
  private func place(
    of problem: (row: Int, bytes: Range<Int>),
    _ texts: [ArraySlice<UInt8>],
    _ rows: [Int]
  ) -> Range<Int> {
    let range = tree.nodes[rows[problem.row - 1]].content
    // In a row with references, offsets in the input differ from offsets in the text.
    guard texts[problem.row - 1].count == range.count else { return range }
    return range.lowerBound + problem.bytes.lowerBound..<range.lowerBound + problem.bytes.upperBound
  }

  private mutating func numbers(_ row: Int, _ form: GridForm) -> [Int] {
    let node = tree.nodes[row]
    return text(node.text).split(whereSeparator: WhiteSpace.isSpaceOrLineEnd).map { word in
      if let number = XMLValue.whole(word, form.cells) { return number }
      let text = DisplayText.quote(String(decoding: word, as: UTF8.self))
      report(
        .xmlValue,
        "a cell is \(text); expected \(XMLValue.expected(form.cells))",
        at: node.content
      )
      return 0
    }
  }

  private mutating func set(
    _ field: Int,
    _ table: ObjectTable,
    _ object: ObjectPointer,
    to bytes: UnsafeBufferPointer<UInt8>,
    at place: Range<Int>,
    _ ply: Int?
  ) {
    let fields = table.fields
    switch fields[field].part {
    case nil: break
    case .side?: if let ply { mark(.side(ply), at: place) }
    case let part?: mark(part, at: place)
    }
    let value = XMLValue(bytes, fields[field].kind)
    if let value = value.value {
      fields[field].set(object, value, place)
    } else if fields[field].isRequired {
      isIncomplete = true
    }
    if value.isUsual { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let name = fields[field].attribute ?? fields[field].name
    report(
      .xmlValue,
      "\(name) is \(DisplayText.quote(text)); expected \(XMLValue.expected(fields[field].kind))",
      help: XMLValue.help(text, fields[field].kind),
      at: place,
      ply: ply,
      repair: value.value.map { _ in .rewriting }
    )
  }

  // MARK: - Findings

  func tag(_ node: Int) -> Range<Int> { window.tagRange(end: tree.nodes[node].tagEnd) }

  private func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  mutating func report(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    help: @autoclosure () -> String? = nil,
    at place: Range<Int>,
    ply: Int? = nil,
    repair: Repair? = nil
  ) {
    if repair == nil { lost += 1 }
    guard findings.wants(rule) else { return findings.count(rule) }
    findings.add(
      FindingDraft(rule, message(), help: help(), at: place, ply: ply, repair: repair)
    )
  }

  private mutating func report(_ problem: ObjectProblem, in node: Int) {
    let place = problem.place ?? tag(node)
    let name = tree.nodes[node].context.name
    switch problem.kind {
    case .value: report(.xmlValue, problem.message, help: problem.help, at: place)
    case .order: report(.xmlElementOrder, problem.message, help: problem.help, at: place)
    case .missing(let key):
      report(
        .xmlMissingAttribute,
        "<\(name)> needs the attribute \(key)",
        help: problem.help,
        at: place
      )
    }
  }

  mutating func mark(_ part: RecordPart, at range: Range<Int>) {
    parts.mark(part, at: SourceRange(range.lowerBound - start..<range.upperBound - start))
  }
}

// MARK: - Lines

extension XMLTableReader {
  private mutating func readLine(
    _ line: LineTable,
    _ run: XMLRecordTree.Run,
    into object: ObjectPointer
  ) {
    var next = 0
    for (special, node) in run.specials {
      append(run, next..<special, line, object)
      next = special + 1
      guard let node else {
        line.lose(object, SourceRange(0..<0))
        continue
      }
      if !addItem(node, line, run, special, into: object) {
        line.lose(object, SourceRange(0..<0))
      }
    }
    append(run, next..<run.codes.count, line, object)
  }

  /// Adds moves without nodes.
  private func append(
    _ run: XMLRecordTree.Run,
    _ range: Range<Int>,
    _ line: LineTable,
    _ object: ObjectPointer
  ) {
    guard !range.isEmpty else { return }
    MoveRun.with(run.codes, run.places, run.notes, in: range) { line.append(object, $0) }
  }

  private mutating func addItem(
    _ node: Int,
    _ line: LineTable,
    _ run: XMLRecordTree.Run,
    _ special: Int,
    into object: ObjectPointer
  ) -> Bool {
    let ply = isMainLine ? line.count(object) + 1 : nil
    let tag = tag(node)
    let fields = line.item.fields
    let count = line.count(object)
    line.add(object) { item in
      if case .move(isPass: true)? = tree.nodes[node].entry?.use {
        fields[0].set(item, .text("\(XMLVocabulary.pass)"), tag)
      } else if tree.nodes[node].isInRun {
        let (first, second) = (line.numbers.first, line.numbers.dropFirst().first)
        let code = run.codes[special]
        let isCell = line.form.spelling == .cell
        let place = run.places[special].bytes
        fields[0].set(
          item,
          isCell ? .text(line.spelling(of: code)) : .whole(Int(code)),
          place.lowerBound + start..<place.upperBound + start
        )
        let numbers = run.notes.isEmpty ? MoveNumbers() : run.notes[special]
        if let first, !numbers.first.isNaN { fields[first].set(item, .number(numbers.first), tag) }
        if let second, !numbers.second.isNaN {
          fields[second].set(item, .number(numbers.second), tag)
        }
      }
      return readObject(node, into: item, ply: ply) ? (tag, start) : nil
    }
    return line.count(object) > count
  }
}
