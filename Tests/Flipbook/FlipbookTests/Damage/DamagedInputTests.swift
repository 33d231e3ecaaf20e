import Apps
import FuzzTargets
import TestSupport
import Testing

/// Whatever is wrong with an input of any format, the promises of its reader hold.
@Suite struct `A damaged input` {
  static let formats = FormatRegistry.playing.formats

  /// Reads some bytes, and reports what breaks a promise of the reader.
  /// - Returns: whether nothing does.
  private func check(
    _ bytes: [UInt8],
    of file: TestFile,
    as format: any RecordFormat,
    blockSize: Int,
    _ what: String
  ) -> Bool {
    let check = ReadingCheck(format, bytes, file.options, blockSizes: [blockSize])
    guard let problem = check.problem else { return true }
    Issue.record("\(what): \(problem)\nin \(String(decoding: bytes.prefix(600), as: UTF8.self))")
    return false
  }

  @Test(arguments: DamageSeeds.all)
  func `is read as every reader promises`(file: TestFile) throws {
    let format = try #require(FormatRegistry.playing.format(named: file.format))
    let sizes = [1, 2, 1, 3, 1, 7, 64]
    var round = 0
    file.damage(total: Effort.count(4_000, all: 8_000)) { bytes, what in
      round += 1
      return check(bytes, of: file, as: format, blockSize: sizes[round % sizes.count], what)
    }
  }

  /// Bytes at random, signs and pieces of good inputs at random, and pieces of one good input.
  @Test(arguments: formats.map(\.name))
  func `is read as every reader promises even if it is only noise`(name: String) throws {
    let format = try #require(FormatRegistry.playing.format(named: name))
    let files = DamageSeeds.all.filter { $0.format == name }
    var generator = SeededGenerator(seed: 5)
    for round in 0..<Effort.count(12, all: 3_000) {
      let file = try #require(files.randomElement(using: &generator))
      let noise = [
        Noise.bytes(using: &generator), Noise.signs(of: file, using: &generator),
        Noise.pieces(of: file, using: &generator),
      ][round % 3]
      guard check(noise, of: file, as: format, blockSize: 1 + round % 7, "\(round)") else { return }
      if round.isMultiple(of: 3), format.readAll(noise).flatMap(\.findings).isEmpty {
        Issue.record("\(noise) is accepted as valid")
      }
    }
  }

  @Test(arguments: formats.filter(\.isWritable).map(\.name))
  func `is read as every reader promises whatever records it had`(name: String) throws {
    let format = try #require(FormatRegistry.playing.format(named: name))
    let file = try #require(DamageSeeds.all.first { $0.format == name })
    var generator = SeededGenerator(seed: 4)
    for round in 0..<Effort.count(4, all: 1_000) {
      let records = (0..<(format.storesMany ? 3 : 1)).compactMap { _ -> ReversiRecord? in
        let record = ReversiRecord.random(using: &generator)
        return (try? format.write([record], .single)) == nil ? nil : record
      }
      guard let bytes = try? format.write(records, .collection) else { continue }
      let damaged = Mutation.mutated(bytes, [bytes], using: &generator)
      guard check(damaged, of: file, as: format, blockSize: 1 + round % 7, "\(round)") else {
        return
      }
    }
  }

  @Test(arguments: DamageSeeds.all.filter { !$0.options.companions.isEmpty })
  func `is read as every reader promises with damaged companions`(file: TestFile) throws {
    let format = try #require(FormatRegistry.playing.format(named: file.format))
    for (name, table) in file.options.companions {
      for offset in Array(table.indices).sample(30) {
        for (index, damaged) in table.damaged(at: offset, by: [0, 1, 0xFF]).enumerated() {
          var options = file.options
          options.companions[name] = damaged
          let check = ReadingCheck(format, file.bytes, options, blockSizes: [7])
          guard let problem = check.problem else { continue }
          Issue.record("\(name) damaged at \(offset), \(index): \(problem)")
          return
        }
      }
    }
  }
}

/// Inputs that nobody wrote.
private enum Noise {
  static func bytes(using generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...400, using: &generator)).map { _ in
      UInt8.random(in: 0...255, using: &generator)
    }
  }

  /// Returns what means something in a file's format, in any order.
  static func signs(of file: TestFile, using generator: inout SeededGenerator) -> [UInt8] {
    let signs = file.signs
    return (0..<Int.random(in: 0...60, using: &generator)).flatMap { _ -> [UInt8] in
      guard Bool.random(using: &generator) else {
        return [signs.randomElement(using: &generator) ?? 0]
      }
      let start = Int.random(in: 0...file.bytes.count, using: &generator)
      return Array(file.bytes[start...].prefix(Int.random(in: 1...9, using: &generator)))
    }
  }

  /// Returns long pieces of a file.
  static func pieces(of file: TestFile, using generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...4, using: &generator)).flatMap { _ -> ArraySlice<UInt8> in
      let ends = (0..<2).map { _ in Int.random(in: 0...file.bytes.count, using: &generator) }
      return file.bytes[min(ends[0], ends[1])..<max(ends[0], ends[1])]
    }
  }
}
