import GameRecords
import RecordFormats

/// The elements of one record, as far as they belong to the format.
///
/// All that is said about moves is in runs; there are nodes only for moves with more than numbers. Its memory is
/// that of all records of an input.
struct XMLRecordTree {
  /// One element.
  struct Node {
    unowned(unsafe) let entry: XMLContext.Entry
    /// The offset after its start tag, without its `>` or `/>`.
    let tagEnd: Int
    /// The attributes, in ``XMLRecordTree/attributes``.
    fileprivate(set) var attributes: Range<Int>
    /// The index after that of the last element in it, once it has ended.
    fileprivate var end = 0
    /// The text, in ``XMLRecordTree/bytes``.
    fileprivate(set) var text = 0..<0
    fileprivate(set) var isTextTooLong = false
    /// The place of what is between its tags.
    fileprivate(set) var content = 0..<0
    /// The run with its moves.
    fileprivate(set) var run = -1
    /// Whether it is that of a move whose tag is in the run.
    fileprivate(set) var isInRun = false
    /// The fields of its attributes, as a set of bits.
    var met: UInt32 = 0
    /// Whether an unknown element was in it.
    var hasUnknown = false
    /// What it can contain.
    var context: XMLContext { entry.context }
    /// The children so far, as a set of bits by order, and the last of them.
    var seen: UInt32 = 0
    var last: Int?
  }

  /// One attribute, with the place of its value.
  struct Attribute {
    let field: Int
    let value: Range<Int>
    let place: Range<Int>
  }

  /// Moves of one line.
  struct Run {
    var codes: [UInt16] = []
    var places: [SourceRange] = []
    var notes: [MoveNumbers] = []
    /// The moves with a node, and those that are lost, which have none.
    var specials: [(index: Int, node: Int?)] = []

    mutating func removeAll() {
      codes.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
      notes.removeAll(keepingCapacity: true)
      specials.removeAll(keepingCapacity: true)
    }
  }

  private(set) var nodes: [Node] = []
  private(set) var attributes: [Attribute] = []
  private(set) var bytes: [UInt8] = []
  private var runs: [Run] = []
  private var runCount = 0
  private(set) var open: [Int] = []
  /// The number of moves in all runs.
  private(set) var moveCount = 0
  /// The run of the innermost line that is open, and what its plain moves look like.
  private var run = -1
  private(set) var names: MoveNames?
  /// The moves of that line.
  private var moves = Run()

  /// Forgets the last record.
  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    runCount = 0
    moveCount = 0
    enterInnermostLine()
  }

  /// The innermost element.
  var innermost: Int { open[open.count - 1] }

  /// What the innermost element can contain.
  var context: XMLContext { nodes[innermost].context }

  /// Whether the innermost element is that of the record.
  var isAtRecord: Bool { open.count == 1 }

  /// Changes the innermost element.
  mutating func change(_ change: (inout Node) -> Void) { change(&nodes[innermost]) }

  /// Begins an element, whose attributes follow.
  mutating func begin(_ entry: XMLContext.Entry, tagEnd: Int) {
    var node = Node(
      entry: entry,
      tagEnd: tagEnd,
      attributes: attributes.count..<attributes.count
    )
    let isLine = entry.context.line != nil
    if isLine {
      if runCount == runs.count { runs.append(Run()) }
      runs[runCount].removeAll()
      node.run = runCount
      runCount += 1
    }
    open.append(nodes.count)
    nodes.append(node)
    if isLine { enterInnermostLine() }
  }

  /// Makes the run of the innermost line the one that moves are added to.
  private mutating func enterInnermostLine() {
    let line = open.last { nodes[$0].run >= 0 }
    if run >= 0 { swap(&moves, &runs[run]) }
    run = line.map { nodes[$0].run } ?? -1
    if run >= 0 { swap(&moves, &runs[run]) }
    names = line.flatMap { nodes[$0].context.line?.names }
  }

  /// Adds an attribute of the element that has just begun.
  mutating func add(_ value: some Collection<UInt8>, field: Int, at place: Range<Int>) {
    let start = bytes.count
    bytes.append(contentsOf: value)
    attributes.append(Attribute(field: field, value: start..<bytes.count, place: place))
    let node = innermost
    nodes[node].attributes = nodes[node].attributes.lowerBound..<attributes.count
  }

  /// Adds a move with perhaps numbers, but nothing else.
  @inline(__always)
  mutating func add(_ code: UInt16, _ numbers: MoveNumbers?, at place: SourceRange) {
    moves.codes.append(code)
    moves.places.append(place)
    moveCount &+= 1
    guard numbers != nil || !moves.notes.isEmpty else { return }
    let missing = moves.codes.count - 1 - moves.notes.count
    for _ in 0..<missing { moves.notes.append(MoveNumbers()) }
    moves.notes.append(numbers ?? MoveNumbers())
  }

  /// Adds a move that has a node, or one that is lost.
  mutating func add(special node: Int?) {
    moves.specials.append((moves.codes.count, node))
    add(0, nil, at: SourceRange(0..<0))
  }

  /// Begins a node for the last move, which has a comment.
  mutating func beginNodeOfLastMove(_ entry: XMLContext.Entry, tagEnd: Int) {
    moves.specials.append((moves.codes.count - 1, nodes.count))
    begin(entry, tagEnd: tagEnd)
    nodes[nodes.count - 1].isInRun = true
    nodes[nodes.count - 1].met = .max
  }

  /// The last move of the innermost line.
  var lastCode: UInt16? { moves.codes.last }

  /// Whether a move of the innermost line is lost.
  var isLineCut: Bool { moves.specials.last.map { $0.node == nil } ?? false }

  /// Adds text to the innermost element.
  mutating func append(_ part: some Collection<UInt8>) {
    let node = innermost
    let text = nodes[node].text
    guard text.count + part.count <= Limits.textBytes else {
      nodes[node].isTextTooLong = true
      return
    }
    // Between two parts there are only skipped elements.
    let start = text.isEmpty ? bytes.count : text.lowerBound
    bytes.append(contentsOf: part)
    nodes[node].text = start..<bytes.count
  }

  /// The elements directly in one that has ended, in their order.
  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < nodes[node].end {
      children.append(child)
      child = nodes[child].end
    }
    return children
  }

  /// The run of an element whose children are moves.
  func run(of node: Int) -> Run? { nodes[node].run >= 0 ? runs[nodes[node].run] : nil }

  /// Ends the innermost element.
  mutating func end(content: Range<Int>) {
    guard let node = open.popLast() else { return }
    nodes[node].content = content
    nodes[node].end = nodes.count
    if nodes[node].run >= 0 { enterInnermostLine() }
  }
}
