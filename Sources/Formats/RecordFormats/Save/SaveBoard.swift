import GameRecords
import ReversiRules

/// Finds problems in the rows of a save.
///
/// The app counts the rows first. Then it puts disks on the board row by row, and only afterwards checks
/// the length of the row.
struct SaveBoard {
  private(set) var findings: [Finding] = []
  private let rows: [Range<Int>]
  private let source: SourceText

  init(_ text: BoardText, rows: [Range<Int>], of source: SourceText, _ app: inout OriginalApp) {
    self.rows = rows
    self.source = source
    let countWords = rows.count == BoardSize.standard.height ? "" : app.ends()
    for problems in Self.folded(text.problems) { add(problems, countWords: countWords, &app) }
    guard let board = text.board, board.size != .standard else { return }
    let words = countWords.isEmpty ? lengthWords(&app) : countWords
    if board.isCutOff {
      addSizeFinding(.boardSize, "only \(rows.count) rows; expected 8" + words)
    } else {
      addSizeFinding(.saveBoardSize, "a board of \(board.size), not \(BoardSize.standard)" + words)
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
  private func lengthWords(_ app: inout OriginalApp) -> String {
    let width = BoardSize.standard.width
    let odd = rows.lazy.map { SymbolLine(source[$0]).count }.first { $0 != width }
    return (odd ?? 0) > width ? app.ends(Self.crash) : app.ends()
  }

  private static let crash = "crashes on a row that is too long"

  /// Adds a finding for similar problems.
  private mutating func add(
    _ problems: [BoardText.Problem],
    countWords: String,
    _ app: inout OriginalApp
  ) {
    let problem = problems[0]
    let place = place(of: problem)
    switch problem.rule {
    case .boardSymbol:
      let place = place ?? 0..<0
      // Bytes that are not UTF-8 have a finding of their own.
      guard String(validating: source[place], as: UTF8.self) != nil else { return }
      let others = problems.count > 1 ? ", and \(problems.count - 1) more like this" : ""
      let isCapital = "XO".utf8.contains(source[place].first ?? 0)
      findings.append(
        source.finding(
          problem.rule,
          problem.message + others
            + app.continues("reads \(problems.count > 1 ? "each" : "it") as an empty square"),
          help: isCapital ? "disks are written in lower case" : nil,
          at: place
        )
      )
    case .rowLength:
      let words = problem.bytes.isEmpty ? app.ends() : app.ends(Self.crash)
      findings.append(
        source.finding(problem.rule, problem.message + words, at: place ?? 0..<0)
      )
    default:
      let message =
        rows.isEmpty ? "the board is missing; expected 8 rows of x, o and -" : problem.message
      addSizeFinding(problem.rule, message + (countWords.isEmpty ? lengthWords(&app) : countWords))
    }
  }

  /// The bytes of a problem in the text.
  private func place(of problem: BoardText.Problem) -> Range<Int>? {
    problem.row.map { rows[$0 - 1].lowerBound }.map { start in
      start + problem.bytes.lowerBound..<start + problem.bytes.upperBound
    }
  }

  /// Adds a finding about all rows, or about the first surplus one.
  private mutating func addSizeFinding(_ rule: Rule, _ message: String) {
    let end = source.bytes.count
    let surplus = rows.dropFirst(BoardSize.standard.height).first
    let board = rows.first.map { $0.lowerBound..<(rows.last?.upperBound ?? end) } ?? end..<end
    findings.append(
      source.finding(rule, message, at: rule == .boardSize ? surplus ?? board : board)
    )
  }
}

extension Board {
  /// Whether a save of this board has more likely lost rows: the app's boards have eight columns and
  /// eight rows.
  var isCutOff: Bool {
    size.width == BoardSize.standard.width && size.height < BoardSize.standard.height
  }
}
