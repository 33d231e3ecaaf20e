import Flipbook
import Testing

@testable import FlipbookCommands

/// A record in which rules find something as often as they are listed.
private func state(_ rules: [Rule], unread: Int? = nil) -> RecordState {
  var state = RecordState(unread: unread)
  state.add(rules.map { Diagnostic($0, "", at: Place(source: "games")) })
  return state
}

@Suite struct `A repaired record` {
  static let cases: [(old: RecordState, new: RecordState, growth: Int, isBetter: Bool)] = [
    (state([.encoding]), state([]), 0, true),
    (state([.encoding]), state([.encoding]), 0, false),
    (state([.encoding, .encoding]), state([.encoding]), 0, true),
    (state([.encoding, .byteOrderMark]), state([.byteOrderMark]), 0, true),
    (state([.encoding]), state([.byteOrderMark]), 0, false),
    (state([.encoding, .byteOrderMark]), state([.byteOrderMark, .byteOrderMark]), 0, false),
    // Read to its end, or further than before.
    (state([.encoding], unread: 5), state([.byteOrderMark]), 0, true),
    (state([.encoding], unread: 5), state([.encoding, .byteOrderMark], unread: 6), 0, true),
    (state([.encoding], unread: 5), state([.encoding], unread: 5), 0, false),
    (state([.encoding], unread: 5), state([.byteOrderMark], unread: 5), 0, false),
    (state([.encoding], unread: 5), state([.byteOrderMark], unread: 8), 3, false),
    (state([.encoding], unread: 5), state([.byteOrderMark], unread: 9), 3, true),
    (state([.encoding], unread: 5), state([.byteOrderMark], unread: 3), -4, false),
    (state([.encoding]), state([.byteOrderMark], unread: 3), 0, false),
  ]

  @Test(arguments: cases.indices)
  func `is better if less is found, or if it can be read further`(index: Int) {
    let (old, new, growth, isBetter) = Self.cases[index]
    #expect(new.isBetter(than: old, mended: [.encoding], growth: growth) == isBetter)
  }
}
