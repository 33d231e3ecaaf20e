import RecordText
import GameRecords
import ReversiRules

/// The value of `RE`: `B+14`, `W+R`, `0`, `Draw`, `Void`, `?`.
///
/// It has room for one thing: the difference in disks, or the winner and why, or that there is none.
enum SGFResult {
  /// The result that a value declares.
  /// - Parameter text: the value.
  /// - Returns: the result, with `nil` for “unknown”, and whether it says all that the value says;
  ///   `nil` for a value that is no result.
  static func result(_ text: String) -> (value: GameResult?, isWhole: Bool)? {
    let text = SGFValue.trimmed(text).lowercased()
    switch text {
    case "", "?": return (nil, true)
    case "0": return (GameResult(margin: 0), true)
    case "draw": return (GameResult(winner: .tie), true)
    case "void": return (GameResult(ending: .unfinished), true)
    default: break
    }
    guard text.hasPrefix("b+") || text.hasPrefix("w+") else { return nil }
    let isDark = text.hasPrefix("b")
    let winner: GameResult.Winner = isDark ? .dark : .light
    switch text.dropFirst(2) {
    case "": return (GameResult(winner: winner), true)
    case "r", "resign": return (GameResult(winner: winner, ending: .resigned), true)
    case "t", "time": return (GameResult(winner: winner, ending: .timedOut), true)
    case "f", "forfeit": return (GameResult(winner: winner), false)
    case let lead:
      guard let number = SGFValue.number(lead), number >= 0 else { return nil }
      return (GameResult(margin: (isDark ? number : -number) + 0), true)
    }
  }

  /// Where the things stand that a value declares.
  ///
  /// The letter of the winner is the sign of the difference, and belongs to its place too.
  static func parts(
    at value: Range<Int>,
    in grammar: SGFGrammar
  ) -> [(part: RecordPart, range: SourceRange)] {
    let bytes = grammar.bytes
    let range = grammar.trimmed(value)
    let whole = SourceRange(range)
    // The places of an escaped text would be other ones.
    guard !bytes[range].contains(UInt8(ascii: "\\")) else { return [] }
    guard range.count > 1, bytes[range.lowerBound + 1] == UInt8(ascii: "+") else {
      // `0`, `Draw` or `Void`.
      let part: RecordPart? =
        switch bytes[range].first.map({ $0 | 0x20 }) {
        case UInt8(ascii: "0"): .margin
        case UInt8(ascii: "d"): .winner
        case UInt8(ascii: "v"): .ending
        default: nil
        }
      return part.map { [($0, whole)] } ?? []
    }
    let words = range.lowerBound + 2..<range.upperBound
    let winner = SourceRange(range.lowerBound..<range.lowerBound + 1)
    // The reason of a win begins with a letter, a difference with none.
    guard let first = bytes[words].first else { return [(.winner, winner)] }
    let isReason = SGFGrammar.isLetter(first)
    return [(.winner, winner), isReason ? (.ending, SourceRange(words)) : (.margin, whole)]
  }

  /// The value that declares a result that fits.
  static func text(of result: GameResult) -> String? {
    if let margin = result.margin {
      if margin == 0 { return "0" }
      return (margin > 0 ? "B+" : "W+") + NumberText.text(of: margin.magnitude)
    }
    let side =
      switch result.winner {
      case .dark: "B+"
      case .light: "W+"
      case .tie: "Draw"
      case nil: result.ending == .unfinished ? "Void" : ""
      }
    switch result.ending {
    case .resigned: return side + "R"
    case .timedOut: return side + "T"
    default: return side.isEmpty ? nil : side
    }
  }

  /// The value that declares a result, in the spelling of another one; `nil` when there is none that
  /// says just this.
  static func text(of result: GameResult, like old: ArraySlice<UInt8>) -> String? {
    var result = result
    if result.ending == .playedOut { result.ending = nil }
    guard var text = text(of: result), self.result(text)?.value == result,
      !old.contains(UInt8(ascii: "\\"))
    else { return nil }
    if let margin = result.margin, margin != 0 {
      text = text.prefix(2) + DecimalSpelling.text(ofMagnitude: margin.magnitude, like: old)
    }
    let isSmall = old.first.map { $0 & 0x20 != 0 && SGFGrammar.isLetter($0) } ?? false
    return isSmall ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  /// Reduces a result to what `RE` has room for, and tells what went.
  static func fit(_ result: inout GameResult) -> [Loss] {
    let ending = result.ending
    let isGivenUp = ending == .resigned || ending == .timedOut
    // If nothing else does, the difference tells who won.
    if isGivenUp, result.winner == nil, let margin = result.declaredMargin, margin != 0 {
      result.winner = GameResult.Winner(margin: margin)
    }
    let isDecided = isGivenUp && (result.winner == .dark || result.winner == .light)
    var losses = fitMargin(&result, isDecided: isDecided)
    if let winner = result.winner, let margin = result.margin,
      winner == GameResult.Winner(margin: margin)
    {
      // The difference in disks tells it.
      result.winner = nil
    }
    let isOpen = ending == .unfinished && result.margin == nil && result.winner == nil
    if ending != nil, !isDecided, !isOpen {
      losses.append(Loss(.ending, .dropped))
      result.ending = nil
    }
    return losses
  }

  /// Leaves of score and margin one difference, or none if something else counts for more: how the
  /// game was decided before its end, or a winner who is behind.
  private static func fitMargin(_ result: inout GameResult, isDecided: Bool) -> [Loss] {
    guard let margin = result.declaredMargin else { return [] }
    let isKept =
      !isDecided && (result.winner == nil || result.winner == GameResult.Winner(margin: margin))
    var losses: [Loss] = []
    if result.score != nil {
      losses.append(
        isKept && result.margin == nil
          ? Loss(.score, .reduced, detail: "only the difference in disks is written")
          : Loss(.score, .dropped)
      )
    }
    if result.margin != nil, !isKept { losses.append(Loss(.margin, .dropped)) }
    result.score = nil
    result.margin = isKept ? margin : nil
    return losses
  }
}
