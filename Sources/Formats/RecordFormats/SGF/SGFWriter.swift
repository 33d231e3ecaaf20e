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
    tree.line(
      record.moves,
      record.annotations,
      record.variations,
      turn: record.start.turn ?? .dark
    )
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
    let isSquare = size.width == size.height
    pass = SGFValue.pass(pass, on: size)
    write("(;FF[4]GM[2]SZ[\(size.width)\(isSquare ? "" : ":\(size.height)")]CA[UTF-8]\n")
    let tags = Set(record.tags.map(\.name))
    // A text that says more than its field is a tag, and is written as one.
    for row in SGFFact.rows where tags.isEmpty || !tags.contains(row.name.name) {
      write(row.name, row.text(record))
    }
    write(.comment, record.comment)
    write(record.tags, record.marks)
    write(record.start)
    write(record.marks.filter { !tags.contains(SGFMark.property(of: $0).name) })
    column = Self.width
  }

  private mutating func write(_ property: SGFProperty, _ value: String?) {
    guard let value else { return }
    write(property.name)
    write(value: value)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adjacent tags of one name are values of one property, and so are marks that have this property.
  private mutating func write(_ tags: [Tag], _ marks: Set<BoardMark<Square>>) {
    for (index, tag) in tags.enumerated() {
      if index == 0 || tags[index - 1].name != tag.name { write(tag.name) }
      write(value: tag.value)
      let isLast = index + 1 == tags.count || tags[index + 1].name != tag.name
      guard isLast else { continue }
      for mark in marks.sorted() where SGFMark.property(of: mark).name == tag.name { write(mark) }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Marks of one kind are values of one property.
  private mutating func write(_ marks: Set<BoardMark<Square>>) {
    var last: SGFProperty?
    for mark in marks.sorted() {
      let property = SGFMark.property(of: mark)
      if property != last { write(property.name) }
      last = property
      write(mark)
    }
  }

  private mutating func write(_ mark: BoardMark<Square>) {
    bytes.append(UInt8(ascii: "["))
    SGFMark.append(mark, to: &bytes)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ start: Position) {
    let board = start.board
    write(.addDark, board.squares(of: .dark))
    write(.addLight, board.squares(of: .light))
    // Without any disk the board would be that of the standard start.
    if board.emptyCount == board.size.squareCount {
      let initial = Board.initial(size: board.size)
      write(.addEmpty, initial.size.squares.filter { initial[$0] != nil })
    }
    write("PL[\(SGFValue.text(of: start.turn))]")
  }

  private mutating func write(_ property: SGFProperty, _ squares: [Square]) {
    guard !squares.isEmpty else { return }
    write(property.name)
    for square in squares { write("[\(square)]") }
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
        newLine()
        bytes.append(UInt8(ascii: "("))
        // A line that has ended continues with an empty node, so that no variation is read as the
        // line.
        if ply > moves.count { bytes.append(UInt8(ascii: ";")) }
      }
      guard ply <= moves.count else { break }
      let annotation = annotations.first?.ply == ply ? annotations.popFirst() : nil
      let side = annotation?.side ?? turn
      node(moves[ply - 1], by: side, annotation)
      turn = side.opponent
    }
    for (variations, turn) in branches.reversed() {
      bytes.append(UInt8(ascii: ")"))
      for variation in variations {
        newLine()
        bytes.append(UInt8(ascii: "("))
        // Two lines that both begin here need a node to branch off.
        if variation.variations.first?.ply == 1 { bytes.append(UInt8(ascii: ";")) }
        line(variation.moves, variation.annotations, variation.variations, turn: turn)
        bytes.append(UInt8(ascii: ")"))
      }
    }
  }

  private mutating func node(_ move: Move, by side: Disk, _ annotation: MoveAnnotation?) {
    if column == Self.width { newLine() }
    column += 1
    bytes.append(UInt8(ascii: ";"))
    bytes.append(side == .dark ? UInt8(ascii: "B") : UInt8(ascii: "W"))
    bytes.append(UInt8(ascii: "["))
    write(move)
    bytes.append(UInt8(ascii: "]"))
    guard let annotation else { return }
    for row in SGFMoveFact.rows {
      if let value = row.text(annotation, side) { write("\(row.property.name)[\(value)]") }
    }
    write(annotation.marks)
    if let comment = annotation.comment {
      write("C")
      write(value: comment)
      column = Self.width
    }
  }

  private mutating func write(_ move: Move) {
    guard case .placement(let square) = move else {
      write(pass.text ?? "")
      return
    }
    bytes.append(UInt8(ascii: "a") + UInt8(square.x))
    if square.y < 9 {
      bytes.append(UInt8(ascii: "1") + UInt8(square.y))
    } else {
      write(String(square.y + 1))
    }
  }

  // MARK: - Bytes

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    column = 0
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func write(value: String) {
    bytes.append(UInt8(ascii: "["))
    SGFText.append(value, to: &bytes)
    bytes.append(UInt8(ascii: "]"))
  }
}

extension Board {
  fileprivate func squares(of disk: Disk) -> [Square] {
    size.squares.filter { self[$0] == disk }
  }
}
