import GameRecords
import ReversiRules

/// The parts of a game other than its start position and its moves.
extension RecordBuilder {
  mutating func startPlayer(_ side: Disk, _ tag: XMLStartTag) {
    let element: XMLElement = side == .dark ? .dark : .light
    var player = Player()
    mark(.player(side), at: range(of: tag))
    for index in 0..<tag.count {
      guard let attribute = own(tag[index], of: element, tag) else { continue }
      switch names.attribute(attribute.name) {
      case .name:
        player.name = text(of: attribute, tag)
        mark(.name(side), at: valueRange(of: attribute, tag))
      case .rating:
        player.rating = number(attribute, tag)
        mark(.rating(side), at: valueRange(of: attribute, tag))
      case .mode:
        player.mode = word(attribute, tag, as: PlayerMode.self)
        mark(.mode(side), at: valueRange(of: attribute, tag))
      default: refuse(attribute, of: element, tag)
      }
    }
    switch side {
    case .dark: record.players.dark = player
    case .light: record.players.light = player
    }
  }

  mutating func startResult(_ tag: XMLStartTag) {
    var result = GameResult()
    var counts: [Disk: Int] = [:]
    var countRanges: [Range<Int>] = []
    mark(.result, at: range(of: tag))
    for index in 0..<tag.count {
      guard let attribute = own(tag[index], of: .result, tag) else { continue }
      switch names.attribute(attribute.name) {
      case .dark:
        counts[.dark] = count(attribute, tag)
        countRanges.append(valueRange(of: attribute, tag))
      case .light:
        counts[.light] = count(attribute, tag)
        countRanges.append(valueRange(of: attribute, tag))
      case .margin:
        result.margin = number(attribute, tag)
        mark(.margin, at: valueRange(of: attribute, tag))
      case .winner:
        result.winner = word(attribute, tag, as: GameResult.Winner.self)
        mark(.winner, at: valueRange(of: attribute, tag))
      case .ending:
        result.ending = word(attribute, tag, as: GameResult.Ending.self)
        mark(.ending, at: valueRange(of: attribute, tag))
      default: refuse(attribute, of: .result, tag)
      }
    }
    if countRanges.count == 1 {
      report(
        .xmlMissingAttribute,
        "<result> has the count of one side only",
        help: "write both dark and light, or neither",
        at: range(of: tag)
      )
    }
    if let dark = counts[.dark], let light = counts[.light] {
      result.score = DiskCounts(dark: dark, light: light)
    }
    if let first = countRanges.first, let last = countRanges.last {
      mark(.score, at: first.lowerBound..<last.upperBound)
    }
    record.result = result
  }

  mutating func startTag(_ tag: XMLStartTag) {
    var name: String?
    var isMissing = true
    for index in 0..<tag.count {
      guard let attribute = own(tag[index], of: .tag, tag) else { continue }
      switch names.attribute(attribute.name) {
      case .name:
        isMissing = false
        if attribute.value.isEmpty {
          reportValue(attribute, tag, expected: "the name of a fact")
        } else {
          name = text(of: attribute, tag)
        }
      default: refuse(attribute, of: .tag, tag)
      }
    }
    if isMissing { reportMissing(.name, of: .tag, tag) }
    game?.tagName = name
  }

  /// Takes the end of an element that holds text.
  mutating func endText(of element: XMLElement, at range: Range<Int>) {
    if element == .row { return endRow(at: range) }
    guard let text = takeText(at: range) else { return }
    switch element {
    case .event:
      record.event = text
      game?.mark(.event, at: range)
    case .site:
      record.site = text
      game?.mark(.site, at: range)
    case .round:
      record.round = text
      game?.mark(.round, at: range)
    case .date: endDate(text, at: range)
    case .comment: record.comment = text
    case .tag: endTag(text, at: range)
    default: break
    }
  }

  private mutating func endDate(_ text: String, at range: Range<Int>) {
    let spaces = { (byte: UInt8) in Self.isSpace(byte) }
    let trimmed = text.utf8.drop(while: spaces).reversed().drop(while: spaces).reversed()
    game?.mark(.date, at: range)
    if let date = GameDate(String(decoding: Array(trimmed), as: UTF8.self)) {
      record.date = date
    } else {
      report(
        .xmlValue,
        "date is \(DisplayText.quote(text)); expected a date such as 1977-05-01, 1977-05 or 1977",
        at: range,
        repair: GameDate(reading: String(decoding: Array(trimmed), as: UTF8.self))
          .flatMap { self.text("\($0)", insteadOf: range) }
      )
    }
  }

  /// Puts a text into the place of what an element holds, unless that is more than text.
  private func text(_ text: String, insteadOf range: Range<Int>) -> Repair? {
    let hasMarkup = window[range].contains(UInt8(ascii: "<"))
    return hasMarkup ? nil : .replace(range, with: text.utf8)
  }

  private mutating func endTag(_ value: String, at range: Range<Int>) {
    guard let name = game?.tagName.take() else { return }
    let count = record.tags.count
    guard count < Limits.tags else {
      if count == Limits.tags, game?.hasTooManyTags == false {
        game?.hasTooManyTags = true
        report(.tooMany, "more than \(Limits.tags) tags; the others are left out", at: range)
      }
      return
    }
    record.tags.append(Tag(name: name, value: value))
    game?.mark(.tag(count + 1), at: range)
  }
}
