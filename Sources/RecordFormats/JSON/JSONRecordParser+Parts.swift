import RecordText
import GameRecords
import ReversiRules

// MARK: Players

extension JSONRecordParser {
  /// Reads both players; if anything is wrong with them, neither is kept.
  mutating func readPlayers(into players: inout Players) throws(JSONError) {
    do throws(JSONError) {
      try reader.openObject()
      var members = JSONMembers<SideKey>()
      while let key = try reader.nextMember(of: &members) {
        switch key {
        case .dark: players.dark = try readPlayer(.dark)
        case .light: players.light = try readPlayer(.light)
        }
      }
    } catch {
      players = Players()
      throw error
    }
  }

  private mutating func readPlayer(_ side: Disk) throws(JSONError) -> Player {
    try reader.openObject(as: "an object, which is a player")
    let start = reader.offset - 1
    var members = JSONMembers<PlayerKey>()
    var name: String?
    var rating: Double?
    var mode: PlayerMode?
    while let key = try reader.nextMember(of: &members) {
      switch key {
      case .name: name = try readText(.name(side))
      case .rating:
        let number = try reader.readNumber()
        rating = number.value
        mark(.rating(side), number.range)
      case .mode: mode = try readWord(PlayerMode.self, .mode(side))
      }
    }
    mark(.player(side), start..<reader.offset)
    return Player(name: name, rating: rating, mode: mode)
  }
}

// MARK: Result and tags

extension JSONRecordParser {
  mutating func readResult() throws(JSONError) -> GameResult {
    try reader.openObject()
    let start = reader.offset - 1
    var members = JSONMembers<ResultKey>()
    var counts = DiskCounts(dark: 0, light: 0)
    var countsRange: Range<Int>?
    var result = GameResult()
    while let key = try reader.nextMember(of: &members) {
      switch key {
      case .dark: counts.dark = try readCount(&countsRange)
      case .light: counts.light = try readCount(&countsRange)
      case .margin:
        let number = try reader.readNumber()
        result.margin = number.value
        mark(.margin, number.range)
      case .winner: result.winner = try readWord(GameResult.Winner.self, .winner)
      case .ending: result.ending = try readWord(GameResult.Ending.self, .ending)
      }
    }
    let hasDark = members.contains(.dark)
    guard hasDark == members.contains(.light) else {
      throw JSONError(
        .missingKey(hasDark ? "light" : "dark", help: "a score has both counts or none"),
        at: start..<reader.offset
      )
    }
    if hasDark { result.score = counts }
    if let countsRange { mark(.score, countsRange) }
    mark(.result, start..<reader.offset)
    return result
  }

  /// Reads a count of disks, up to whose end the range of those before it, if any, is extended.
  private mutating func readCount(_ range: inout Range<Int>?) throws(JSONError) -> Int {
    let number = try reader.readNumber(as: "a number of disks")
    guard let count = Int(exactly: number.value), JSONValues.counts.contains(count) else {
      throw JSONError(
        .badValue("a number of disks is a whole number from 0 to \(JSONValues.counts.upperBound)"),
        at: number.range
      )
    }
    range = (range ?? number.range).lowerBound..<number.range.upperBound
    return count
  }

  mutating func readTags() throws(JSONError) -> [Tag] {
    try reader.openArray(as: "an array of tags")
    var tags: [Tag] = []
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      guard tags.count < Limits.tags else {
        throw JSONError(
          .tooMany("more than \(Limits.tags) tags"),
          at: reader.offset..<reader.offset + 1
        )
      }
      tags.append(try readTag(number: tags.count + 1))
    }
    return tags
  }

  private mutating func readTag(number: Int) throws(JSONError) -> Tag {
    try reader.openObject(as: "an object, which is a tag")
    let start = reader.offset - 1
    var members = JSONMembers<TagKey>()
    var tag = Tag(name: "", value: "")
    while let key = try reader.nextMember(of: &members) {
      switch key {
      case .name:
        let text = try reader.readText()
        tag.name = try reader.string(text)
        guard !tag.name.isEmpty else {
          throw JSONError(.badValue("the name of a tag must not be empty"), at: text.range)
        }
      case .value: tag.value = try readText()
      }
    }
    for key in TagKey.allCases where !members.contains(key) {
      throw JSONError(.missingKey("\(key.name)"), at: start..<reader.offset)
    }
    mark(.tag(number), start..<reader.offset)
    return tag
  }
}

/// What JSON accepts as values of the model.
enum JSONValues {
  /// Numbers of disks: all that the largest board can have.
  static let counts = 0...256
}
