import Flipbook
import FuzzTargets
import TestSupport

/// The records that are converted through all formats.
enum Travellers {
  /// All records of the samples that are read without errors, by format.
  static let samples: [(format: String, travellers: [Traveller<ReversiRecord>])] =
    FormatRegistry.standard.formats.map { format in
      (format.name, TestFile.samples(of: format.name).flatMap { read($0, count: .max) })
    }

  /// Random records with everything that the model can store.
  ///
  /// Every other one has the standard start, and a whole game from there, because some formats
  /// store only those.
  static let random: [Traveller<ReversiRecord>] = {
    var generator = SeededGenerator(seed: 2)
    return (0..<Effort.count(24, all: 1_000)).map { number in
      var record = ReversiRecord.random(using: &generator)
      if number.isMultiple(of: 2) {
        record.start = .initial
        record.moves = record.start.randomGame(using: &generator)
        record.annotations.removeAll { $0.ply > record.moves.count }
        record.variations = []
        record.sessionChanges.removeAll {
          $0.ply > record.moves.count || $0.action == .reset
        }
      }
      if number.isMultiple(of: 4) { record.correctResult() }
      return Traveller(name: "random #\(number)", record: record)
    } + wipeOuts
  }()

  /// A game that ends with many empty squares, with each way to count them.
  private static let wipeOuts = [
    GameResult(score: DiskCounts(dark: 13, light: 0)), GameResult(margin: 13),
    GameResult(score: DiskCounts(dark: 64, light: 0)), GameResult(margin: 64),
  ].map { result in
    let record = ReversiRecord(moves: Move.list("e6f4e3f6g5d6e7f5c5"), result: result)
    return Traveller(name: "wipe-out \(result)", record: record)
  }

  /// Random records of puzzles, every other one of a square board without texts that some formats
  /// cannot store.
  static let puzzles: [Traveller<PuzzleRecord>] = {
    var generator = SeededGenerator(seed: 2)
    return (0..<Effort.count(24, all: 1_000)).map { number in
      let random = PuzzleRecord.random(using: &generator)
      let size = puzzleSize(random.start.size.rows, random.start.size.rows)
      let square = PuzzleRecord.played(size, goal: random.goal, using: &generator)
      let record = number.isMultiple(of: 2) ? square : random
      return Traveller(name: "puzzle #\(number)", record: record)
    }
  }()

  /// Records that no real file has: illegal moves, passes anywhere, and tags with the names that
  /// the formats use themselves.
  static let odd: [Traveller<ReversiRecord>] = {
    var generator = SeededGenerator(seed: 3)
    return (random + random).enumerated().map { number, traveller in
      var record = traveller.record
      record.variations = []
      // The moves that are inserted below would follow it.
      record.sessionChanges.removeAll { $0.action == .reset }
      record.passMarks = [.written, .usual, .implied][number % 3]
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let squares = Array(record.start.board.size.squares)
        let move = squares.randomElement(using: &generator).map(Move.placement)
        let place = Int.random(in: 0...record.moves.count, using: &generator)
        record.moves.insert(Bool.random(using: &generator) ? .pass : move ?? .pass, at: place)
      }
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let name = ownNames.randomElement(using: &generator) ?? ""
        let value = ownValues.randomElement(using: &generator) ?? ""
        record.tags.append(Tag(name: name, value: value))
      }
      return Traveller(name: "odd #\(number)", record: record)
    }
  }()

  /// Games with some or all passes missing, before other moves and after them.
  static let passless: [Traveller<ReversiRecord>] = {
    var generator = SeededGenerator(seed: 20)
    return (0..<Effort.count(30, all: 600)).map { number in
      var record = ReversiRecord.random(using: &generator)
      record.start = .initial
      record.moves = []
      record.variations = []
      while !record.moves.contains(.pass) {
        record.moves = record.start.randomGame(using: &generator)
      }
      let length = Int.random(in: 1...record.moves.count, using: &generator)
      record.moves = Array(record.moves.prefix(length)).filter { move in
        move != .pass || Int.random(in: 0...2, using: &generator) == 0
      }
      record.annotations.removeAll { $0.ply > record.moves.count || $0.side != nil }
      record.sessionChanges = []
      record.passMarks = [.written, .usual, .implied][number % 3]
      return Traveller(name: "passless #\(number)", record: record)
    }
  }()

  /// The names of facts in the formats.
  static let ownNames = [
    "GM", "FF", "CA", "AP", "SZ", "RE", "BO", "TY", "DT", "PB", "KM", "TI", "C", "B", "W", "AB",
    "PL",
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant", "Time",
    "WhiteElo", "id", "score", "turnStart", "isInitialing", "cannotPlaceDiskAlert", "moves",
    "black",
    "wthor_theoretical_score", "wthor_depth", "wthor_black", "wthor_white", "wthor_tournament",
    "wthor_file_date", "wthor_year",
  ]
  /// Values that mean something in a format, or are hard to write.
  static let ownValues = [
    "", "1", "0", "-3.5", "33-31", "1-0", "*", "B+2", "W+R", "true", "8", "s8r18", "showing",
    "none",
    "2001-02-03", "7", "24", "0.0.0.0", "12345", "]", "\"", "\\", "a;b", "(;GM[2])", "f5", "x",
  ]

  /// Returns some records of a file, evenly spread, if they are read without errors.
  static func read(_ file: TestFile, count: Int) -> [Traveller<ReversiRecord>] {
    let parsed = (try? file.read()) ?? []
    return parsed.sample(count).compactMap { parsed in
      guard parsed.isWhole, let record = parsed.reversi else { return nil }
      return Traveller(name: "\(file.path) #\(parsed.number)", record: record)
    }
  }
}
