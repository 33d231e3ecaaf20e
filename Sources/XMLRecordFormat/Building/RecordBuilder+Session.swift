import GameRecords
import ReversiRules

/// What was done in the app during the game besides moving.
extension RecordBuilder {
  /// Takes the start tag of a `<mode>` or `<reset>`.
  mutating func startChange(_ element: XMLElement, _ tag: XMLStartTag) {
    var ply: (number: Int?, range: Range<Int>)?
    var time: (seconds: Double?, range: Range<Int>)?
    var side: SideWord?
    var mode: PlayerMode?
    var missing = element.attributes.filter { $0 != .time }
    for index in 0..<tag.count {
      guard let attribute = own(tag[index], of: element, tag) else { continue }
      let name = names.attribute(attribute.name)
      missing.removeAll { $0 == name }
      switch name {
      case .ply: ply = (changePly(attribute, tag), valueRange(of: attribute, tag))
      case .time: time = (number(attribute, tag, atLeast: 0), valueRange(of: attribute, tag))
      case .side where element == .mode: side = word(attribute, tag, as: SideWord.self)
      case .mode where element == .mode: mode = word(attribute, tag, as: PlayerMode.self)
      default: refuse(attribute, of: element, tag)
      }
    }
    for attribute in missing { reportMissing(attribute, of: element, tag) }
    let action: SessionChange.Action? =
      if element == .reset { .reset } else if let side, let mode { .mode(side.side, mode) } else {
        nil
      }
    guard let action, let ply, let number = ply.number else { return }
    add(
      PlacedSessionChange(
        SessionChange(ply: number, time: time?.seconds, action),
        at: range(of: tag),
        ply: ply.range,
        time: time?.range
      )
    )
  }

  private mutating func changePly(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag
  ) -> Int? {
    if let ply = Self.whole(Self.trimmed(attribute.value), 0...Limits.moves) { return ply }
    reportValue(attribute, tag, expected: "a whole number from 0 to \(Limits.moves)")
    return nil
  }

  private mutating func add(_ change: PlacedSessionChange) {
    guard (game?.session.count ?? 0) < Limits.sessionChanges else {
      guard game?.hasTooManyChanges == false else { return }
      game?.hasTooManyChanges = true
      return report(
        .tooMany,
        "more than \(Limits.sessionChanges) changes of the session; the others are left out",
        at: change.range
      )
    }
    game?.session.append(change)
  }

  /// Keeps the changes that can stand where they do, when all moves are known.
  mutating func endSession() {
    guard let game else { return }
    // Without the moves nobody can tell.
    let isLost = moves.count == 0 && game.hasUnknownElement
    let count = isLost ? nil : moves.count + lostMoves
    var faults: [(fault: SessionFault, range: Range<Int>)] = []
    record.sessionChanges = game.session.inOrder(moveCount: count, readable: moves.count) {
      faults.append(($0, $1))
    }
    for (fault, range) in faults {
      let rule: Rule = fault.isOrder ? .xmlElementOrder : .xmlValue
      report(rule, fault.message, help: fault.help, at: range)
    }
  }
}
