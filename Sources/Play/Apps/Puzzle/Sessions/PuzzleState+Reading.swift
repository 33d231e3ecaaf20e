import GameRecords
import Games
import PuzzleRules
import RecordFormats

extension PuzzleState {
  static func settings(
    _ line: inout JSONObject,
    _ lines: inout LogLineReader
  ) -> PuzzleSettings? {
    var settings = PuzzleSettings()
    let columns = lines.length(line.take(PuzzleHeaderKey.columns), settings.size.columns)
    let rows = lines.length(line.take(PuzzleHeaderKey.rows), settings.size.rows)
    settings.goal = lines.goal(line.take(PuzzleHeaderKey.goal)) ?? .openLast
    settings.slideTime = lines.time(line.take(PuzzleHeaderKey.slideTime))
    guard let columns, let rows, let size = PuzzleSize(columns: columns, rows: rows) else {
      return nil
    }
    settings.size = size
    return settings
  }

  static func event(
    _ kind: PuzzleEvent.Kind,
    _ work: WorkToken?,
    _ line: inout JSONObject,
    _ lines: inout LogLineReader
  ) -> PuzzleEvent? {
    switch kind {
    case .started:
      guard let value = line.take(PuzzleEventKey.save) else { return .started(nil) }
      return lines.save(value).map { .started($0) }
    case .tapped: return lines.cell(of: &line).map { .tapped($0) }
    case .slid:
      return lines.reader.word(
        lines.reader.require(PuzzleEventKey.direction, of: &line),
        ["left": .slid(.left), "right": .slid(.right), "up": .slid(.up), "down": .slid(.down)]
      )
    case .typed:
      let value = lines.reader.require(PuzzleEventKey.panel, of: &line)
      return lines.reader.read(value, as: "the number of a panel") { $0.integer }.map { .typed($0) }
    case .undone: return .undone
    case .shufflePressed: return .shufflePressed
    case .shuffleConfirmed:
      let value = lines.reader.require(PuzzleEventKey.layout, of: &line)
      return lines.puzzle(value).map { .shuffleConfirmed($0) }
    case .shuffleCancelled: return .shuffleCancelled
    case .slideDone: return work.map { .slideDone(work: $0) }
    }
  }
}

extension LogLineReader {
  fileprivate mutating func cell(of line: inout JSONObject) -> Cell? {
    let value = reader.require(PuzzleEventKey.cell, of: &line)
    return reader.read(value, as: "a cell such as d4") { value -> Cell? in
      if let name = value.text { return Cell(name) }
      guard let numbers = value.elements({ $0.integer }), numbers.count == 2 else { return nil }
      return Cell(column: numbers[0], row: numbers[1])
    }
  }

  fileprivate mutating func goal(_ value: JSONValue?) -> PuzzleGoal? {
    reader.word(value, ["open-last": .openLast, "open-first": .openFirst])
  }

  /// Reads the length of a side of the puzzle; `usual` if it is missing.
  fileprivate mutating func length(_ value: JSONValue?, _ usual: Int) -> Int? {
    value == nil ? usual : reader.integer(value, in: PuzzleSize.range)
  }

  fileprivate mutating func puzzle(_ value: JSONValue?) -> Puzzle? {
    let layout = reader.read(value, as: "an array of rows, each an array of panels") { value in
      value.elements { row in row.elements { $0.panel } }.flatMap { PanelLayout(rows: $0) }
    }
    guard let value, let layout else { return nil }
    do throws(LayoutError) {
      return try Puzzle(layout)
    } catch {
      reader.report("\(error)", at: value.innerRange)
      return nil
    }
  }

  fileprivate mutating func save(_ value: JSONValue) -> PuzzleSave? {
    guard var object = reader.object(value) else { return nil }
    let start = puzzle(reader.require(PuzzleSaveKey.start, of: &object))
    let goal = goal(reader.require(PuzzleSaveKey.goal, of: &object))
    let slides = reader.read(
      reader.require(PuzzleSaveKey.slides, of: &object),
      as: "an array of panels"
    ) { value in value.elements { $0.panel } }
    reader.refuseRest(of: object, as: "a save")
    guard let start, let goal, let slides else { return nil }
    do throws(PuzzleProblem) {
      return try PuzzleSave(PuzzleRecord(start: start.layout, goal: goal, slides: slides))
    } catch {
      reader.report("\(error)", at: value.innerRange)
      return nil
    }
  }
}

extension JSONValue {
  /// The meanings of an array's elements; `nil` if it is no array or an element means nothing.
  fileprivate func elements<Meaning>(_ meaning: (JSONValue) -> Meaning?) -> [Meaning]? {
    guard kind == .array else { return nil }
    var meanings: [Meaning] = []
    for child in children {
      guard let element = meaning(child) else { return nil }
      meanings.append(element)
    }
    return meanings
  }

  /// The number of a panel, or 0.
  fileprivate var panel: UInt8? { integer.flatMap { UInt8(exactly: $0) } }
}
