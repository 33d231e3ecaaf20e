package import GameRecords
import RecordStreams
import RecordValidation

/// How well a part of an input could be read, for comparison with the same part after a repair.
package struct RecordState {
  /// The offset in the content where reading first failed; `nil` if it did not.
  private var unread: Int?
  /// Whether the moves could not be played to their end.
  private var isUnplayed = false
  private var counts: [Rule: Int] = [:]

  /// Creates the state of a part with these broken rules, one for each finding.
  package init(_ rules: [Rule] = [], unread: Int? = nil, isUnplayed: Bool = false) {
    add(rules, unread: unread, isUnplayed: isUnplayed)
  }

  /// Adds the findings of another record of the same part.
  package mutating func add(_ rules: [Rule], unread place: Int?, isUnplayed: Bool) {
    for rule in rules { counts[rule, default: 0] += 1 }
    unread = unread ?? place
    self.isUnplayed = self.isUnplayed || isUnplayed
  }

  /// Whether the part is better than before.
  ///
  /// Text after the place where reading failed was never judged: a part that can be read further is
  /// better, whatever is found there, and one that can be read less far is worse. Otherwise there
  /// must be fewer findings of the repaired rules, and no more findings of any other rule, unless
  /// the game can now be played to its end and is judged for the first time.
  /// - Parameters:
  ///   - old: the part before.
  ///   - rules: the rules whose findings were repaired.
  ///   - maps: the new positions of the bytes of the old content.
  /// - Returns: whether it is better.
  package func isBetter(than old: RecordState, repaired rules: [Rule], _ maps: [EditMap]) -> Bool {
    if let place = old.unread {
      guard let unread else { return true }
      if unread > maps.highest(place) { return true }
      if unread < maps.lowest(place) { return false }
    }
    return rules.allSatisfy { counts[$0, default: 0] < old.counts[$0, default: 0] }
      && (old.isUnplayed && !isUnplayed && unread == nil
        || counts.allSatisfy { $0.value <= old.counts[$0.key, default: 0] })
  }
}
