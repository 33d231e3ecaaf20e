package import GameRecords
import ReversiRules

/// Whose JSON an input is: exactly one format's, if any.
package enum JSONDialect: CaseIterable {
  /// flipbook's own.
  case own
  /// The Redux fork of the reversi-ios app.
  case redux
  /// The other forks of the app that save JSON.
  case forkSave
  case othelloQuest
  case egaroucid
  /// A log of the app's events.
  case session

  /// Whose JSON an input is, judged by the keys of its first object, or `nil` when it is nobody's.
  package init?(_ head: InputHead) {
    let dialect = head.text.withUnsafeBufferPointer { bytes -> JSONDialect? in
      guard bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[") else { return nil }
      return JSONDialect(JSONShape(bytes))
    }
    guard let dialect else { return nil }
    self = dialect
  }

  private init?(_ shape: JSONShape) {
    guard shape.isObject || shape.isBlank else { return nil }
    // The key that names us counts more than the keys of others.
    if shape.has("\(RecordKey.version.name)") {
      self = .own
    } else if let foreign = Self.allCases.first(where: { $0.isTold(by: shape) }) {
      self = foreign
    } else if shape.isBlank || shape.isDamaged || RecordKey.isAny(in: shape) {
      self = .own
    } else {
      return nil
    }
  }

  /// Whether the object has a key that tells another program's JSON from all the rest.
  private func isTold(by shape: JSONShape) -> Bool {
    switch self {
    case .own: false
    case .redux: ReduxKey.telling.contains { shape.has($0.rawValue) }
    case .forkSave: ForkSaveFormat.tellingKeys.contains(where: shape.has)
    case .othelloQuest: QuestParser.isTold(by: shape)
    case .egaroucid: EgaroucidParser.isTold(by: shape)
    case .session: Self.isSession(shape)
    }
  }

  /// Whether the object is a line of a log: the first one, or any other one if that is missing.
  ///
  /// What a record says of its session is an array.
  private static func isSession(_ shape: JSONShape) -> Bool {
    if let session = shape["session"] { return !session.isArray && !session.isObject }
    return ["time", "event", "state"].allSatisfy(shape.has)
  }
}

extension RecordKey {
  fileprivate static func isAny(in shape: JSONShape) -> Bool {
    allCases.contains { shape.has("\($0.name)") }
  }
}
