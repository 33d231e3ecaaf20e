import GameRecords
import ReversiRules

/// Finds problems in the rows of a save.
///
/// The app counts the rows first. Then it puts disks on the board row by row, and only afterwards checks
/// the length of the row.
struct SaveBoard {
  let rows: [Range<Int>]

  /// Reports the problems in the rows.
  func check(_ text: BoardText, _ findings: inout SaveFindings) {
    let countWords = rows.count == BoardSize.standard.height ? "" : findings.ends()
    for problems in Self.folded(text.problems) {
      add(problems, countWords: countWords, &findings)
    }
    guard let board = text.board, board.size != .standard else { return }
    let words = countWords.isEmpty ? lengthWords(&findings) : countWords
    if board.isCutOff {
      addSizeFinding(.boardSize, "only \(rows.count) rows; expected 8" + words, &findings)
    } else {
      let message = "a board of \(board.size), not \(BoardSize.standard)" + words
      addSizeFinding(.saveBoardSize, message, &findings)
    }
  }

  /// The problems, grouped by symbol.
  private static func folded(_ problems: [BoardText.Problem]) -> [[BoardText.Problem]] {
    problems.reduce(into: []) { folded, problem in
      let same = folded.firstIndex {
        problem.rule == .boardSymbol && $0[0].message == problem.message
      }
      if let same { folded[same].append(problem) } else { folded.append([problem]) }
    }
  }

  /// The words about what the app does at the first row without eight symbols.
  private func lengthWords(_ findings: inout SaveFindings) -> String {
    let width = BoardSize.standard.width
    let counts = rows.lazy.map { [source = findings.source] in SymbolLine(source[$0]).count }
    let odd = counts.first { $0 != width } ?? 0
    return odd > width ? findings.ends(Self.crash) : findings.ends()
  }

  private static let crash = "crashes on a row that is too long"

  /// Adds a finding for similar problems.
  private func add(
    _ problems: [BoardText.Problem],
    countWords: String,
    _ findings: inout SaveFindings
  ) {
    let problem = problems[0]
    let place = place(of: problem) ?? 0..<0
    switch problem.rule {
    case .boardSymbol:
      let symbol = findings.source[place]
      // Bytes that are not UTF-8 have a finding of their own.
      guard String(validating: symbol, as: UTF8.self) != nil else { return }
      let others = problems.count > 1 ? ", and \(problems.count - 1) more like this" : ""
      let words = "reads \(problems.count > 1 ? "each" : "it") as an empty square"
      let isCapital = "XO".utf8.contains(symbol.first ?? 0)
      findings.add(
        problem.rule,
        problem.message + others + findings.continues(words),
        help: isCapital ? "disks are written in lower case" : nil,
        at: place
      )
    case .rowLength:
      let words = problem.bytes.isEmpty ? findings.ends() : findings.ends(Self.crash)
      findings.add(problem.rule, problem.message + words, at: place)
    default:
      let message =
        rows.isEmpty ? "the board is missing; expected 8 rows of x, o and -" : problem.message
      let words = countWords.isEmpty ? lengthWords(&findings) : countWords
      addSizeFinding(problem.rule, message + words, &findings)
    }
  }

  /// The bytes of a problem in the text.
  private func place(of problem: BoardText.Problem) -> Range<Int>? {
    problem.row.map { rows[$0 - 1].lowerBound }.map { start in
      start + problem.bytes.lowerBound..<start + problem.bytes.upperBound
    }
  }

  /// Adds a finding about all rows, or about the first surplus one.
  private func addSizeFinding(_ rule: Rule, _ message: String, _ findings: inout SaveFindings) {
    let end = findings.source.bytes.count
    let surplus = rows.dropFirst(BoardSize.standard.height).first
    let board = rows.first.map { $0.lowerBound..<(rows.last?.upperBound ?? end) } ?? end..<end
    findings.add(rule, message, at: rule == .boardSize ? surplus ?? board : board)
  }
}

extension Board {
  /// Whether a save of this board has more likely lost rows: the app's boards have eight columns and
  /// eight rows.
  var isCutOff: Bool {
    size.width == BoardSize.standard.width && size.height < BoardSize.standard.height
  }
}
