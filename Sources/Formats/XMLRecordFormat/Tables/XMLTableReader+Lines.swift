import GameRecords
import RecordFormats

/// Lines of play.
extension XMLTableReader {
  /// Reads the moves of a line.
  mutating func readLine(
    _ line: LineTable,
    _ run: XMLRecordTree.Run,
    into object: ObjectPointer
  ) {
    func append(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      MoveRun.with(run.codes, run.places, run.notes, in: range) { line.append(object, $0) }
    }
    var next = 0
    for (special, node) in run.specials {
      append(next..<special)
      next = special + 1
      let isRead = node.map { readMove($0, line, run, special, into: object) } ?? false
      if !isRead { line.lose(object, SourceRange(0..<0)) }
    }
    append(next..<run.codes.count)
  }

  /// Reads a move with a node.
  /// - Returns: whether it can be used.
  private mutating func readMove(
    _ node: Int,
    _ line: LineTable,
    _ run: XMLRecordTree.Run,
    _ index: Int,
    into object: ObjectPointer
  ) -> Bool {
    let count = line.count(object)
    let tag = tag(node)
    let fields = line.item.fields
    line.add(object) { item in
      if case .move(isPass: true) = tree.nodes[node].entry.use {
        fields[0].set(item, .text("\(XMLVocabulary.pass)"), tag)
      } else if tree.nodes[node].isInRun {
        let code = run.codes[index]
        let isCell = line.form.spelling == .cell
        let place = run.places[index].bytes
        fields[0].set(
          item,
          isCell ? .text(LineTable.spelling(of: code)) : .whole(Int(code)),
          place.lowerBound + start..<place.upperBound + start
        )
        let numbers = run.notes.isEmpty ? MoveNumbers() : run.notes[index]
        for (field, number) in zip(line.numbers, [numbers.first, numbers.second])
        where !number.isNaN {
          fields[field].set(item, .number(number), tag)
        }
      }
      let ply = isMainLine ? count + 1 : nil
      return readObject(node, into: item, ply: ply) ? (tag, start) : nil
    }
    return line.count(object) > count
  }
}

extension LineTable {
  /// The code of a pass.
  static var pass: UInt16 { 256 }

  /// The name of a cell.
  fileprivate static func spelling(of code: UInt16) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(code & 15))) + "\(code >> 4 + 1)"
  }
}
