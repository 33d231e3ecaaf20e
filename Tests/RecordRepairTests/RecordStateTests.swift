import Flipbook
import Testing

@testable import RecordRepair

@Suite struct `A repaired record` {
  static let cases: [(old: RecordState, new: RecordState, growth: Int, isBetter: Bool)] = [
    (RecordState([.encoding]), RecordState([]), 0, true),
    (RecordState([.encoding]), RecordState([.encoding]), 0, false),
    (RecordState([.encoding, .encoding]), RecordState([.encoding]), 0, true),
    (RecordState([.encoding, .byteOrderMark]), RecordState([.byteOrderMark]), 0, true),
    (RecordState([.encoding]), RecordState([.byteOrderMark]), 0, false),
    (
      RecordState([.encoding, .byteOrderMark]), RecordState([.byteOrderMark, .byteOrderMark]), 0,
      false
    ),
    // Read to its end, or further than before.
    (RecordState([.encoding], unread: 5), RecordState([.byteOrderMark]), 0, true),
    (
      RecordState([.encoding], unread: 5), RecordState([.encoding, .byteOrderMark], unread: 6), 0,
      true
    ),
    (RecordState([.encoding], unread: 5), RecordState([.encoding], unread: 5), 0, false),
    (RecordState([.encoding], unread: 5), RecordState([.byteOrderMark], unread: 5), 0, false),
    (RecordState([.encoding], unread: 5), RecordState([.byteOrderMark], unread: 8), 3, false),
    (RecordState([.encoding], unread: 5), RecordState([.byteOrderMark], unread: 9), 3, true),
    (RecordState([.encoding], unread: 5), RecordState([.byteOrderMark], unread: 1), -4, false),
    (RecordState([.encoding], unread: 5), RecordState([.byteOrderMark], unread: 2), -4, true),
    // Less far than before.
    (RecordState([.encoding], unread: 5), RecordState([], unread: 4), 0, false),
    (RecordState([.encoding]), RecordState([.byteOrderMark], unread: 3), 0, false),
  ]

  @Test(arguments: cases.indices)
  func `is better with fewer findings, or if it can be read further`(index: Int) {
    let (old, new, growth, isBetter) = Self.cases[index]
    let edit = Edit(0..<max(0, -growth), [UInt8](repeating: 0x20, count: max(0, growth)))
    let maps = [EditMap([edit])]
    #expect(new.isBetter(than: old, repaired: [.encoding], maps) == isBetter)
  }
}
