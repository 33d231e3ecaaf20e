@testable import FrameRendering
import TestSupport
import Testing

@Suite struct `GIF's compression` {
  private static func expectRoundTrip(_ pixels: [UInt8]) throws {
    var encoder = LZWEncoder()
    // Earlier use of an encoder must not matter.
    for _ in 0..<2 {
      let (bits, codes) = encoder.encode(pixels)
      #expect(pixels.allSatisfy { $0 < 1 << bits })
      #expect(try GIFDecoder.decode(codes, bits: bits) == pixels)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `is undone by a decoder for random pixels`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let colours = UInt8.random(in: 1...64, using: &generator)
    let count = Int.random(in: 1...3000, using: &generator)
    try Self.expectRoundTrip(
      (0..<count).map { _ in UInt8.random(in: 0..<colours, using: &generator) }
    )
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `is undone for random runs`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var pixels: [UInt8] = []
    while pixels.count < 20_000 {
      let colour = UInt8.random(in: 0..<64, using: &generator)
      let count = Int.random(in: 1...400, using: &generator)
      pixels += Array(repeating: colour, count: count)
    }
    try Self.expectRoundTrip(pixels)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 100, 30_000], [0, 1, 63] as [UInt8])
  func `is undone for one colour`(count: Int, colour: UInt8) throws {
    try Self.expectRoundTrip(Array(repeating: colour, count: count))
  }

  @Test func `is undone for every number of pixels while codes grow wider`() throws {
    var generator = SeededGenerator(seed: 1)
    let pixels = (0..<1200).map { _ in UInt8.random(in: 0..<4, using: &generator) }
    for count in 1...pixels.count { try Self.expectRoundTrip(Array(pixels.prefix(count))) }
  }

  @Test func `is undone for every number of pixels around a full table`() throws {
    var generator = SeededGenerator(seed: 2)
    let pixels = (0..<20_000).map { _ in UInt8.random(in: 0..<64, using: &generator) }
    // A code represents about two pixels.
    var encoder = LZWEncoder()
    for count in [4062, 5000] + Array(6200...6500) + [12_000, 16_000, 20_000] {
      let (bits, codes) = encoder.encode(Array(pixels.prefix(count)))
      #expect(try GIFDecoder.decode(codes, bits: bits) == Array(pixels.prefix(count)))
    }
  }

  @Test func `makes long runs short`() {
    var encoder = LZWEncoder()
    #expect(encoder.encode(Array(repeating: 0, count: 500_000)).codes.count < 1500)
  }
}
