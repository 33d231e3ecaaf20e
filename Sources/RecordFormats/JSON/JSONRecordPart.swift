import RecordText
import GameRecords
import ReversiRules

/// What stands at a place of a record, to mend what is written otherwise.
enum JSONRecordPart: Sendable {
  case text, number, date, move, moves
  /// One of a few words.
  case word([String])
  indirect case array(JSONRecordPart)
  /// An object by its keys, of which some must be there.
  case object([String: JSONRecordPart], needs: Set<String> = [])
  case variations
  case other

  static let record = JSONRecordPart.object(
    keys(of: RecordKey.self) { key in
      switch key {
      case .version: .number
      case .id, .event, .site, .round, .comment, .schema: .text
      case .date: .date
      case .players: .object(keys(of: SideKey.self) { _ in player })
      case .start: start
      case .moves: .moves
      case .variations: .variations
      case .session: .array(sessionChange)
      case .result: result
      case .tags: .array(.object(keys(of: TagKey.self) { _ in .text }, needs: ["name", "value"]))
      }
    }
  )

  static let variation = JSONRecordPart.object(
    keys(of: VariationKey.self) { key in
      switch key {
      case .ply: .number
      case .moves: .moves
      case .variations: .variations
      }
    },
    needs: ["ply", "moves"]
  )

  static let annotatedMove = JSONRecordPart.object(
    keys(of: MoveKey.self) { key in
      switch key {
      case .move: .move
      case .side: .word(SideWord.allCases.map(\.rawValue))
      case .time, .evaluation: .number
      case .glyphs: .array(.number)
      case .comment: .text
      }
    },
    needs: ["move"]
  )

  private static let sessionChange = JSONRecordPart.object(
    keys(of: SessionKey.self) { key in
      switch key {
      case .ply, .time: .number
      case .side: .word(SideWord.allCases.map(\.rawValue))
      case .mode: .word(PlayerMode.allCases.map(\.rawValue))
      case .reset: .other
      }
    },
    needs: ["ply"]
  )

  private static let player = JSONRecordPart.object(
    keys(of: PlayerKey.self) { key in
      switch key {
      case .name: .text
      case .rating: .number
      case .mode: .word(PlayerMode.allCases.map(\.rawValue))
      }
    }
  )

  private static let start = JSONRecordPart.object(
    keys(of: StartKey.self) { key in
      switch key {
      case .turn: .word(TurnWord.allCases.map(\.rawValue))
      case .board: .other
      }
    },
    needs: ["turn", "board"]
  )

  private static let result = JSONRecordPart.object(
    keys(of: ResultKey.self) { key in
      switch key {
      case .dark, .light, .margin: .number
      case .winner: .word(GameResult.Winner.allCases.map(\.rawValue))
      case .ending: .word(GameResult.Ending.allCases.map(\.rawValue))
      }
    }
  )

  private static func keys<Key: JSONKey>(
    of type: Key.Type,
    _ part: (Key) -> JSONRecordPart
  ) -> [String: JSONRecordPart] {
    Dictionary(uniqueKeysWithValues: Key.allCases.map { ("\($0.name)", part($0)) })
  }
}
