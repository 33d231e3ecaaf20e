import GameRecords
import ReversiRules

/// A mark is on a square that the board does not have, or an arrow begins where it ends.
enum WrongMark: SingleRule {
  static let rule = Rule(2014, "wrong-mark", .warning, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let record = subject.record
    let size = record.start.board.size
    func check(_ marks: Set<BoardMark<Square>>, ply: Int?) {
      // Hardly any move has marks.
      guard !marks.isEmpty else { return }
      for mark in marks.sorted() {
        let outside = mark.cells.first { !size.contains($0) }
        let isPoint = mark.cells.count > 1 && mark.cells[0] == mark.cells[1]
        guard let square = outside ?? (isPoint ? mark.cells[0] : nil) else { continue }
        report(
          subject.finding(
            rule,
            outside == nil
              ? "the mark \(mark) ends where it begins"
              : "the mark \(mark) is not on the board, which has \(size) squares",
            at: ply.map { .move($0) } ?? .board,
            else: [.start],
            ply: ply,
            square: "\(square)"
          )
        )
      }
    }
    func check(_ lines: [Variation], ply: Int?) {
      for line in lines {
        for annotation in line.annotations {
          check(annotation.marks, ply: ply ?? line.ply)
        }
        check(line.variations, ply: ply ?? line.ply)
      }
    }
    check(record.marks, ply: nil)
    for annotation in record.annotations {
      check(annotation.marks, ply: annotation.ply)
    }
    check(record.variations, ply: nil)
  }
}
