import GameRecords
import RecordFormats

/// Reads the record of a game other than Reversi from its elements, by the game's table.
struct XMLTableReader {
  private let tree: XMLRecordTree
  private let start: Int
  private var node = 0
  private var places: [SourceRange] = []
  private var parts: [(part: RecordPart, range: SourceRange)] = []
  private(set) var problems: [XMLTableProblem] = []
  private(set) var isUsable = true

  init(_ tree: XMLRecordTree, start: Int) {
    self.tree = tree
    self.start = start
  }

  var origin: Origin {
    Origin(format: XMLFormat.name, moves: MovePlaces(places), parts: parts)
  }

  mutating func readRecord<Record>(
    _ shape: RecordShape<Record>,
    into record: inout Record,
    isRoot: Bool
  ) {
    readNode(shape, into: &record, isRoot: isRoot)
  }

  // MARK: - Elements

  private mutating func readNode<Object>(
    _ shape: RecordShape<Object>,
    into object: inout Object,
    isRoot: Bool = false
  ) {
    let node = tree.nodes[node]
    var met = readAttributes(of: node, shape, into: &object, isRoot: isRoot)
    var last: String?
    var lastIndex = 0
    for child in node.children {
      let name = tree.nodes[child].name
      guard let index = shape.fields.firstIndex(where: { $0.isElement(name) }) else {
        refuse(tree.nodes[child], in: node, shape.fields)
        continue
      }
      let isRepeated = shape.fields[index].repeats
      if !isRepeated, met >> UInt32(index) & 1 == 1 {
        report(
          .xmlDuplicateElement,
          "<\(name)> appears twice; the first one counts",
          at: tree.nodes[child].tag
        )
        continue
      }
      if index < lastIndex, let last {
        report(
          .xmlElementOrder,
          "<\(name)> must come before <\(last)>",
          at: tree.nodes[child].tag
        )
      } else {
        (last, lastIndex) = (name, index)
      }
      met |= 1 << UInt32(index)
      readElement(child, index, of: shape, into: &object)
    }
    readText(of: node, shape, into: &object)
    for index in shape.fields.indices
    where shape.fields[index].isRequired && !shape.fields[index].isText
      && met >> UInt32(index) & 1 == 0
    {
      reportMissing(shape.fields[index], of: node)
    }
    if isRoot { checkVersion(of: node, shape.fields) }
  }

  private mutating func readElement<Object>(
    _ child: Int,
    _ index: Int,
    of shape: RecordShape<Object>,
    into object: inout Object
  ) {
    let parent = node
    node = child
    defer { node = parent }
    let content = tree.nodes[child].content
    let field = shape.fields[index]
    if let part = shape.accesses[index].part {
      part.read(from: &self, into: &object)
      if let part = field.part { mark(part, at: tree.nodes[child].tag) }
    } else if case .grid(let form) = field.kind {
      refuseAttributes(of: child)
      guard let grid = grid(form) else { return isUsable = false }
      shape.accesses[index].set(&object, .grid(grid), content)
      if let part = field.part { mark(part, at: content) }
    } else {
      let text = tree.nodes[child].text
      refuseAttributes(of: child)
      refuseChildren(of: child)
      set(index, of: shape, in: &object, to: text, named: "\(field.name)", at: content)
    }
  }

  /// Reads the text of an element, if a field is there.
  private mutating func readText<Object>(
    of node: XMLRecordTree.Node,
    _ shape: RecordShape<Object>,
    into object: inout Object
  ) {
    let isBlank = node.text.allSatisfy(WhiteSpace.isSpaceOrLineEnd)
    let index = shape.fields.firstIndex(where: \.isText)
    if let index {
      // A text that is required may be empty.
      guard !node.text.isEmpty || shape.fields[index].isRequired else { return }
      set(index, of: shape, in: &object, to: node.text, named: node.name, at: node.content)
    } else if !isBlank {
      report(
        .xmlStrayText,
        "<\(node.name)> contains text",
        help: "<\(node.name)> contains elements only",
        at: node.content
      )
    }
  }

  private mutating func grid(_ form: GridForm) -> [[Int]]? {
    let node = tree.nodes[node]
    let problemCount = problems.count
    var grid: [[Int]] = []
    for child in node.children {
      let row = tree.nodes[child]
      guard row.name == Self.row else {
        refuse(row, in: node, expected: [Self.row])
        continue
      }
      refuseAttributes(of: child)
      refuseChildren(of: child)
      grid.append(numbers(row, form))
      mark(.row(grid.count), at: row.content)
      if let problem = form.problem(withRowOf: grid[grid.count - 1].count, first: grid[0].count) {
        report(.xmlValue, problem, at: row.content)
      }
    }
    if let problem = form.problem(withRows: grid.count) {
      report(.xmlValue, problem, at: node.tag)
    }
    return problems.count == problemCount ? grid : nil
  }

  static let row = "row"

  private mutating func numbers(_ row: XMLRecordTree.Node, _ form: GridForm) -> [Int] {
    row.text.split(whereSeparator: WhiteSpace.isSpaceOrLineEnd).map { word in
      let text = String(decoding: word, as: UTF8.self)
      if let number = Self.whole(text, in: form.cells) { return number }
      report(
        .xmlValue,
        "a cell is \(DisplayText.quote(text)); expected \(Self.expected(form.cells))",
        at: row.content
      )
      return 0
    }
  }

  // MARK: - Values

  private mutating func readAttributes<Object>(
    of node: XMLRecordTree.Node,
    _ shape: RecordShape<Object>,
    into object: inout Object,
    isRoot: Bool
  ) -> UInt32 {
    var met: UInt32 = 0
    for attribute in node.attributes {
      let index = shape.fields.firstIndex { $0.isAttribute(attribute.name) }
      guard let index, isRoot || shape.fields[index].kind != .version else {
        let names = shape.fields.compactMap { field in
          field.kind == .version ? nil : field.attribute.map { "\($0)" }
        }
        refuse(attribute, of: node, expected: names)
        continue
      }
      met |= 1 << UInt32(index)
      let value = Array(attribute.value.utf8)
      set(index, of: shape, in: &object, to: value, named: attribute.name, at: attribute.place)
    }
    return met
  }

  private mutating func set<Object>(
    _ index: Int,
    of shape: RecordShape<Object>,
    in object: inout Object,
    to bytes: [UInt8],
    named name: String,
    at place: Range<Int>
  ) {
    let field = shape.fields[index]
    let text = String(decoding: bytes, as: UTF8.self)
    if case .version = field.kind {
      return checkVersion(text, at: place)
    }
    guard bytes.count < Limits.textBytes else {
      return report(
        .textTooLong,
        "the text is longer than \(Limits.textBytes >> 20) MiB; it is left out",
        at: place
      )
    }
    guard let value = Self.value(text, of: field.kind) else {
      report(
        .xmlValue,
        "\(name) is \(DisplayText.quote(text)); expected \(Self.expected(field.kind))",
        help: Self.help(text, field.kind),
        at: place
      )
      if field.isRequired { isUsable = false }
      return
    }
    shape.accesses[index].set(&object, value, place)
    if let part = field.part { mark(part, at: place) }
  }

  // MARK: - Problems

  private mutating func checkVersion(of node: XMLRecordTree.Node, _ fields: RecordFields) {
    let name = fields.first { $0.kind == .version }?.attribute.map { "\($0)" }
    guard let name, !node.attributes.contains(where: { $0.name == name }) else { return }
    report(.xmlMissingAttribute, "<\(node.name)> needs the attribute \(name)", at: node.tag)
  }

  private mutating func checkVersion(_ text: String, at place: Range<Int>) {
    guard text != XMLVocabulary.version else { return }
    report(
      .xmlVersion,
      "unknown version \(DisplayText.quote(text)) of the format; expected 1",
      at: place
    )
  }

  private mutating func refuse(
    _ attribute: XMLRecordTree.Attribute,
    of node: XMLRecordTree.Node,
    expected names: [String]
  ) {
    report(
      .xmlUnknownAttribute,
      "unknown attribute \(DisplayText.escape(attribute.name.prefix(40))) of <\(node.name)>",
      help: NearMiss.question(attribute.name, in: names)
        ?? (names.isEmpty
          ? "<\(node.name)> has no attributes"
          : "<\(node.name)> has " + names.joined(separator: ", ")),
      at: attribute.place
    )
  }

  private mutating func refuse(
    _ child: XMLRecordTree.Node,
    in node: XMLRecordTree.Node,
    _ fields: RecordFields
  ) {
    refuse(child, in: node, expected: fields.compactMap(\.element))
  }

  private mutating func refuse(
    _ child: XMLRecordTree.Node,
    in node: XMLRecordTree.Node,
    expected: [String]
  ) {
    let near = NearMiss.nearest(to: child.name, in: expected)
    let others =
      expected.isEmpty
      ? "<\(node.name)> contains no elements"
      : "<\(node.name)> can contain " + expected.map { "<\($0)>" }.joined(separator: ", ")
    report(
      .xmlUnknownElement,
      "unknown element <\(DisplayText.escape(child.name.prefix(40)))>",
      help: near.map { "did you mean <\($0)>?" } ?? others,
      at: child.tag
    )
    // It may be a move, or the start.
    isUsable = false
  }

  /// Reports all attributes of an element that has none.
  private mutating func refuseAttributes(of index: Int) {
    let node = tree.nodes[index]
    for attribute in node.attributes { refuse(attribute, of: node, expected: []) }
  }

  private mutating func refuseChildren(of index: Int) {
    for child in tree.nodes[index].children {
      refuse(tree.nodes[child], in: tree.nodes[index], expected: [])
    }
  }

  private mutating func reportMissing(_ field: RecordField, of node: XMLRecordTree.Node) {
    if case .game = field.kind { return }
    if let name = field.attribute {
      report(.xmlMissingAttribute, "<\(node.name)> needs the attribute \(name)", at: node.tag)
    } else {
      report(.xmlMissingElement, "<\(node.name)> needs the element <\(field.name)>", at: node.tag)
    }
    isUsable = false
  }

  private mutating func report(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at place: Range<Int>
  ) {
    problems.append(XMLTableProblem(rule: rule, message: message, help: help, place: place))
  }

  private mutating func mark(_ part: RecordPart, at range: Range<Int>) {
    parts.mark(part, at: SourceRange(range.lowerBound - start..<range.upperBound - start))
  }
}

extension XMLTableReader: ShapeReader {
  mutating func readObject<Object>(
    _ shape: RecordShape<Object>,
    into object: inout Object
  ) {
    readNode(shape, into: &object)
  }

  mutating func readList<Object>(
    _ list: ShapePart.List,
    of shape: RecordShape<Object>,
    _ make: () -> Object,
    _ receive: (Object) -> Void
  ) {
    guard list.hasElement else {
      return readItem(list, parts.count { $0.part.isTag }, shape, make, receive)
    }
    refuseAttributes(of: node)
    let parent = node
    defer { node = parent }
    var count = 0
    for child in tree.nodes[parent].children {
      guard tree.nodes[child].name == shape.words.name else {
        refuse(tree.nodes[child], in: tree.nodes[parent], expected: [shape.words.name])
        continue
      }
      node = child
      readItem(list, count, shape, make, receive)
      count += 1
    }
  }

  private mutating func readItem<Object>(
    _ list: ShapePart.List,
    _ count: Int,
    _ shape: RecordShape<Object>,
    _ make: () -> Object,
    _ receive: (Object) -> Void
  ) {
    let tag = tree.nodes[node].tag
    guard count < list.limit else {
      if count == list.limit {
        report(.tooMany, "more than \(list.limit) entries; the others are left out", at: tag)
      }
      return
    }
    var object = make()
    let problemCount = problems.count
    readNode(shape, into: &object)
    if list.isOfMoves {
      for index in problemCount..<problems.count { problems[index].ply = count + 1 }
      places.append(SourceRange(tag.lowerBound - start..<tag.upperBound - start))
    } else {
      mark(list.part(count + 1), at: tag)
    }
    receive(object)
  }
}

extension RecordPart {
  fileprivate var isTag: Bool { if case .tag = self { true } else { false } }
}
