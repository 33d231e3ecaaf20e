package import GameRecords
package import RecordFormats

/// What is counted of the records of one game: the counts, and a table of the sections that show them.
///
/// To add statistics of a game, write a type that conforms and add it in the game's line in
/// `Games.swift`. Sums, text, JSON and CSV are made from the table, and sums of JSON are read with it.
package protocol GameFigures: Equatable, Sendable {
  /// The record of the game.
  associatedtype Record: GameRecord

  /// The sections in their order.
  static var sections: [any FigureSection<Self>] { get }

  /// How they are counted.
  var options: StatisticsOptions { get }

  /// The number of plies of the openings that were counted; `nil` without any.
  var countedOpeningPlies: Int? { get }

  /// Creates empty figures.
  init(_ options: StatisticsOptions)

  /// Counts a record of the game as far as the rules allow, and returns what was counted.
  mutating func add(_ parsed: ParsedRecord) -> CountedRecord

  /// Adds the figures of records that follow.
  mutating func add(_ other: Self)
}

/// A section of a game's figures, with everything that is done with it.
package protocol FigureSection<Figures>: Sendable {
  /// The figures of the game.
  associatedtype Figures: GameFigures

  /// Adds the figures of records that follow.
  func add(_ other: Figures, to figures: inout Figures)

  /// Adds the section to a text, unless there is nothing to show.
  func show(_ figures: Figures, _ records: RecordCounts, in text: inout StatisticsText)

  /// Adds the members of an object.
  func write(_ figures: Figures, _ records: RecordCounts, top: Int, to json: inout JSONOutput)

  /// Adds rows of a table.
  func write(_ figures: Figures, _ records: RecordCounts, top: Int, to rows: inout [CSVRow])

  /// Reads the figures that were written into an object, as the first ones.
  ///
  /// Figures that follow from others need not be read: they are compared with what was written.
  /// - Parameters:
  ///   - game: the object.
  ///   - records: the counts of records of the game, which have been read.
  ///   - figures: receives the figures.
  ///   - reader: reads values, and collects what is wrong with them.
  func read(
    _ game: JSONValue,
    of records: RecordCounts,
    into figures: inout Figures,
    _ reader: inout StatisticsReader
  )
}

/// A figure that a section shows.
package typealias FigurePath<Figures, Figure> = WritableKeyPath<Figures, Figure> & Sendable

extension GameFigures {
  /// The name of the game.
  static var name: GameName { Record.game }

  /// By default, openings are not counted.
  package var countedOpeningPlies: Int? { nil }

  /// By default, those of all sections.
  package mutating func add(_ other: Self) {
    for section in Self.sections { section.add(other, to: &self) }
  }
}

/// What is counted of a record of any game.
package struct CountedRecord {
  /// The columns and rows of the board.
  package var width, height: Int
  /// Whether the record has moves.
  package var hasMoves: Bool
  /// Whether the rules forbid a move or the start.
  package var isIllegal: Bool

  package init(width: Int, height: Int, hasMoves: Bool, isIllegal: Bool) {
    (self.width, self.height, self.hasMoves, self.isIllegal) = (width, height, hasMoves, isIllegal)
  }
}

/// How statistics are counted.
package struct StatisticsOptions: Equatable, Sendable {
  /// The number of plies of an opening.
  package var openingPlies: Int
  /// How many keys of each tally are counted.
  package var limit: TallyLimit

  /// The lengths that an opening can have.
  package static let openingLengths = 1...32
  /// The usual length of an opening.
  package static let usualOpeningLength = 8

  package init(openingPlies: Int = usualOpeningLength, limit: TallyLimit = .usual) {
    precondition(Self.openingLengths.contains(openingPlies), "an opening has so many plies")
    (self.openingPlies, self.limit) = (openingPlies, limit)
  }
}
