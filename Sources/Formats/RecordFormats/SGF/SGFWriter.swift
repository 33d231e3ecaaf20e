import GameRecords
import ReversiRules

/// Writes records as game trees, one after another.
///
/// Other programs rely on these bytes: they must not change. The first node has no move, and each
/// of its properties has a line. Then each line has up to ten moves. Start position and side to
/// move are always written, and squares are written like `f5` on boards of any size.
struct SGFWriter: GameWriter {
  /// How a pass is spelled.
  let pass: PassWord

  var continuation: (any RecordWriter)? { self }

  func fit(_ record: inout ReversiRecord) -> [Loss] {
    SGFFitting.fit(&record, passes: !pass.isOmitted)
  }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    try record.refuseSurplusMoves()
    if pass.isOmitted { try record.refusePasses() }
    var tree = SGFOutput(bytes: output, pass: pass)
    output = []
    tree.root(of: record)
    let turn = record.start.turn ?? .dark
    tree.line(record.moves, record.annotations, record.variations, turn: turn)
    output = tree.bytes
    output += ")\n".utf8
  }

  mutating func finish(to output: inout [UInt8]) {}
}

/// A game tree while it is being written.
struct SGFOutput {
  private(set) var bytes: [UInt8]
  private var pass: PassWord
  /// How many nodes are on the line.
  private var column = 0

  /// The most nodes on a line.
  private static let width = 10

  init(bytes: [UInt8], pass: PassWord) {
    self.bytes = bytes
    self.pass = pass
  }

  // MARK: - The first node

  mutating func root(of record: ReversiRecord) {
    let size = record.start.board.size
    let height = size.width == size.height ? "" : ":\(size.height)"
    pass = SGFValue.pass(pass, on: size)
    write("(;FF[4]GM[2]SZ[\(size.width)\(height)]CA[UTF-8]\n")
    let tags = Set(record.tags.map(\.name))
    // A text that says more than its field is a tag, and is written as one.
    for row in SGFFact.rows where tags.isEmpty || !tags.contains(row.name.text) {
      write(row.name, row.text(record))
    }
    write("C", record.comment)
    write(record.tags, record.marks)
    write(record.start)
    write(record.marks.filter { !tags.contains(SGFMark.property(of: $0).name.text) })
    column = Self.width
  }

  private mutating func write(_ name: SGFName, _ text: String?) {
    guard let text else { return }
    write(name.text)
    write(value: text)
    write("\n")
  }

  /// Adjacent tags of one name are values of one property, and so are marks that have this property.
  private mutating func write(_ tags: [Tag], _ marks: Set<BoardMark<Square>>) {
    for (index, tag) in tags.enumerated() {
      if index == 0 || tags[index - 1].name != tag.name { write(tag.name) }
      write(value: tag.value)
      let isLast = index + 1 == tags.count || tags[index + 1].name != tag.name
      guard isLast else { continue }
      write(marks.filter { SGFMark.property(of: $0).name.text == tag.name }, after: tag.name)
      write("\n")
    }
  }

  /// Marks of one kind are values of one property, whose name may have been written.
  private mutating func write(_ marks: Set<BoardMark<Square>>, after name: String = "") {
    var last = name
    for (name, value) in marks.sorted().map(SGFMark.property) {
      if name.text != last { write(name.text) }
      last = name.text
      bytes += value
    }
  }

  private mutating func write(_ start: Position) {
    let board = start.board
    write("AB", board.squares(of: .dark))
    write("AW", board.squares(of: .light))
    // Without any disk the board would be that of the standard start.
    if board.emptyCount == board.size.squareCount {
      let initial = Board.initial(size: board.size)
      write("AE", initial.size.squares.filter { initial[$0] != nil })
    }
    write(start.turn.map { $0 == .dark ? "PL[B]" : "PL[W]" } ?? "PL[]")
  }

  private mutating func write(_ name: String, _ squares: some Sequence<Square>) {
    for (index, square) in squares.enumerated() {
      write(index == 0 ? "\(name)[\(square)]" : "[\(square)]")
    }
  }

  // MARK: - Lines of play

  /// Writes the nodes of a line, and the variations that branch off it.
  ///
  /// At a branch the line itself continues in the first subtree.
  mutating func line(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ variations: [Variation],
    turn: Disk
  ) {
    var turn = turn
    var annotations = annotations[...]
    var variations = variations[...]
    var branches: [(variations: ArraySlice<Variation>, turn: Disk)] = []
    for ply in 1...moves.count + 1 {
      let here = variations.prefix { $0.ply == ply }
      if !here.isEmpty {
        variations = variations.dropFirst(here.count)
        branches.append((here, turn))
        // A line that has ended continues with an empty node, so that no variation is read as the
        // line.
        open(withNode: ply > moves.count)
      }
      guard ply <= moves.count else { break }
      let annotation = annotations.first?.ply == ply ? annotations.popFirst() : nil
      let side = annotation?.side ?? turn
      node(moves[ply - 1], by: side, annotation)
      turn = side.opponent
    }
    for (variations, turn) in branches.reversed() {
      write(")")
      for variation in variations {
        // Two lines that both begin here need a node to branch off.
        open(withNode: variation.variations.first?.ply == 1)
        line(variation.moves, variation.annotations, variation.variations, turn: turn)
        write(")")
      }
    }
  }

  /// Begins a subtree, perhaps with an empty node.
  private mutating func open(withNode: Bool) {
    write(withNode ? "\n(;" : "\n(")
    column = 0
  }

  private mutating func node(_ move: Move, by side: Disk, _ annotation: MoveAnnotation?) {
    if column == Self.width {
      write("\n")
      column = 0
    }
    column += 1
    bytes.append(UInt8(ascii: ";"))
    bytes.append(side == .dark ? UInt8(ascii: "B") : UInt8(ascii: "W"))
    bytes.append(UInt8(ascii: "["))
    write(move)
    bytes.append(UInt8(ascii: "]"))
    guard let annotation else { return }
    for row in SGFMoveFact.rows {
      if let value = row.text(annotation, side) { write("\(row.name.text)[\(value)]") }
    }
    write(annotation.marks)
    guard let comment = annotation.comment else { return }
    write("C")
    write(value: comment)
    column = Self.width
  }

  private mutating func write(_ move: Move) {
    guard case .placement(let square) = move else { return write(pass.text ?? "") }
    bytes.append(UInt8(ascii: "a") + UInt8(square.x))
    if square.y < 9 {
      bytes.append(UInt8(ascii: "1") + UInt8(square.y))
    } else {
      write(String(square.y + 1))
    }
  }

  // MARK: - Bytes

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func write(value: String) {
    bytes.append(UInt8(ascii: "["))
    SGFText.append(value, to: &bytes)
    bytes.append(UInt8(ascii: "]"))
  }
}
