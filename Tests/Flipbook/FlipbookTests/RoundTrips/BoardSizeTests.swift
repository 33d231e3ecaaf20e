import Flipbook
import FuzzTargets
import TestSupport
import Testing

@Suite struct `A board of any size` {
  @Test(arguments: `A hard record`.formats.map(\.name))
  func `is written by the formats that store it, and read back`(name: String) throws {
    let format = try #require(FormatRegistry.standard.format(named: name))
    for width in stride(from: 4, through: 16, by: 2) {
      for height in stride(from: 4, through: 16, by: 2) {
        let size = try #require(BoardSize(width: width, height: height))
        var record = ReversiRecord(start: .initial(size: size))
        record.moves = record.start.legalMoves.prefix(1).map(Move.placement)
        let conversion = Conversion([Traveller(name: "\(size)", record: record)], to: format)
        #expect(conversion.problems == [])
        #expect(conversion.refusals.isEmpty == stores(size, name), "\(name) \(size)")
      }
    }
  }

  private func stores(_ size: BoardSize, _ format: String) -> Bool {
    switch format {
    case "pgn", "transcript", "obf", "edax-fen": size == .standard
    case "ggf": size.width == size.height
    case "wthor": size.width == size.height && [8, 10].contains(size.width)
    // A save with fewer rows than columns looks cut off.
    case "save": size.width != 8 || size.height >= 8
    default: true
    }
  }
}
