import RecordText
import GameRecords
import ReversiRules

/// What is wrong with the rows of a save.
///
/// The app counts the rows first, and then puts disks on the board row by row until it looks at the
/// row's length.
struct SaveBoard {
  private(set) var findings: [Finding] = []
  private let rows: [Range<Int>]
  private let source: SourceText

  init(_ text: BoardText, rows: [Range<Int>], of source: SourceText, _ app: inout OriginalApp) {
    self.rows = rows
    self.source = source
    let countWords = rows.count == BoardSize.standard.height ? "" : app.ends()
    for faults in Self.folded(text.faults) { add(faults, countWords: countWords, &app) }
    guard let board = text.board, board.size != .standard else { return }
    let words = countWords.isEmpty ? lengthWords(&app) : countWords
    if board.isCutOff {
      addSizeFault(.boardSize, "only \(rows.count) rows; expected 8" + words)
    } else {
      addSizeFault(.saveBoardSize, "a board of \(board.size), not \(BoardSize.standard)" + words)
    }
  }

  /// The faults, those about the same symbol together.
  private static func folded(_ faults: [BoardText.Fault]) -> [[BoardText.Fault]] {
    faults.reduce(into: []) { folded, fault in
      let same = folded.firstIndex {
        fault.rule == .boardSymbol && $0[0].message == fault.message
      }
      if let same { folded[same].append(fault) } else { folded.append([fault]) }
    }
  }

  /// What the app does at the first row that does not have eight symbols.
  private func lengthWords(_ app: inout OriginalApp) -> String {
    let width = BoardSize.standard.width
    let odd = rows.lazy.map { SymbolLine(source[$0]).count }.first { $0 != width }
    return (odd ?? 0) > width ? app.ends(Self.crash) : app.ends()
  }

  private static let crash = "crashes on a row that is too long"

  /// Adds a finding for faults of the same kind.
  private mutating func add(
    _ faults: [BoardText.Fault],
    countWords: String,
    _ app: inout OriginalApp
  ) {
    let fault = faults[0]
    let place = place(of: fault)
    switch fault.rule {
    case .boardSymbol:
      let place = place ?? 0..<0
      // Bytes that are no text have a finding of their own.
      guard String(validating: source[place], as: UTF8.self) != nil else { return }
      let others = faults.count > 1 ? ", and \(faults.count - 1) more of the kind" : ""
      let isCapital = "XO".utf8.contains(source[place].first ?? 0)
      findings.append(
        source.finding(
          fault.rule,
          fault.message + others
            + app.goesOn("reads \(faults.count > 1 ? "each" : "it") as an empty square"),
          help: isCapital ? "disks are written in lower case" : nil,
          at: place,
          repair: isCapital ? lowerCase(faults) : nil
        )
      )
    case .rowLength:
      let words = fault.bytes.isEmpty ? app.ends() : app.ends(Self.crash)
      findings.append(
        source.finding(fault.rule, fault.message + words, at: place ?? 0..<0)
      )
    default:
      let message =
        rows.isEmpty ? "the board is missing; expected 8 rows of x, o and -" : fault.message
      addSizeFault(fault.rule, message + (countWords.isEmpty ? lengthWords(&app) : countWords))
    }
  }

  /// The bytes of a fault in the text.
  private func place(of fault: BoardText.Fault) -> Range<Int>? {
    fault.row.map { rows[$0 - 1].lowerBound }.map { start in
      start + fault.bytes.lowerBound..<start + fault.bytes.upperBound
    }
  }

  /// Writes disks in lower case: a guess, since the app sees none there.
  private func lowerCase(_ faults: [BoardText.Fault]) -> Repair {
    let edits = faults.compactMap(place(of:)).map { place in
      Edit(place, source[place].map { $0 | 0x20 })
    }
    return .edits(edits, isSafe: false)
  }

  /// A finding about all rows, or about the first one that is too many.
  private mutating func addSizeFault(_ rule: Rule, _ message: String) {
    let end = source.bytes.count
    let surplus = rows.dropFirst(BoardSize.standard.height).first
    let board = rows.first.map { $0.lowerBound..<(rows.last?.upperBound ?? end) } ?? end..<end
    findings.append(
      source.finding(rule, message, at: rule == .boardSize ? surplus ?? board : board)
    )
  }
}

extension Board {
  /// Whether a save of this board is more likely one that has lost rows: the app's boards have eight
  /// columns, and eight rows.
  var isCutOff: Bool {
    size.width == BoardSize.standard.width && size.height < BoardSize.standard.height
  }
}
