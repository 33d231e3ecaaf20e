import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A damaged WTHOR file` {
  private static let file = WTHORBytes.file(
    ["f5d6", "", "f5f6e6f4"].map { WTHORBytes.game($0, numbers: (1, 2, 3)) }
  )
  private static let options = WTHORBytes.tables(
    players: ["???", "Ann", "Bea", "Cy"],
    tournaments: ["Diverses parties", "Open"]
  )

  /// Reads bytes, which must give records or errors, with places inside the bytes.
  private func expectAnswer(_ bytes: [UInt8], _ options: ReadingOptions, _ what: String) {
    let parsed = WTHORFormat().readAll(bytes, options)
    if !parsed.contains(where: { $0.record != nil || $0.hasErrors }) {
      Issue.record("\(what): neither record nor error")
    }
    for start in parsed.flatMap(\.findings).compactMap(\.place.start?.offset)
    where !(0...bytes.count).contains(start) {
      Issue.record("\(what): \(start) is outside of the bytes")
    }
  }

  @Test func `gives records or errors wherever it is cut off`() {
    for length in Self.file.indices {
      expectAnswer(Array(Self.file.prefix(length)), Self.options, "first \(length) bytes")
      // Complete games are read.
      let records = WTHORFormat().readAll(Array(Self.file.prefix(length))).compactMap(\.record)
      #expect(records.count == max(0, length - 16) / 68)
    }
  }

  @Test func `gives records or errors whichever byte is wrong`() {
    for index in Self.file.indices {
      for value in [0, 1, 10, 11, 19, 65, 92, 100, 130, 255] as [UInt8] {
        var damaged = Self.file
        damaged[index] = value
        expectAnswer(damaged, Self.options, "\(value) at \(index)")
        damaged.insert(value, at: index)
        expectAnswer(damaged, Self.options, "\(value) twice at \(index)")
      }
    }
  }

  @Test func `gives records or errors with any tables`() throws {
    let table = try #require(Self.options.companions["players"])
    for index in table.indices {
      for value in [0, 1, 255] as [UInt8] {
        var damaged = table
        damaged[index] = value
        let options = ReadingOptions(companions: ["players": damaged, "tournaments": damaged])
        expectAnswer(Self.file, options, "\(value) at \(index) of a table")
        let cut = ReadingOptions(companions: ["players": Array(damaged.prefix(index))])
        expectAnswer(Self.file, cut, "a table of \(index) bytes")
      }
    }
  }

  @Test func `is not read further after a stop`() {
    var reader = WTHORFormat().makeReader(source: "test", ReadingOptions())
    var count = 0
    let more = [UInt8](repeating: 0, count: 1_000)
    let control = reader.read((Self.file + more)[...]) { _ in
      count += 1
      return .stop
    }
    #expect(control == .stop)
    #expect(count == 1)
  }
}
