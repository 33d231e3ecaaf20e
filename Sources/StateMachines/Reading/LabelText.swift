import GameRecords

/// The parts of an arrow’s label: `event [guard and guard] / effect, effect`.
struct LabelText {
  var event: MachineLine?
  var guards: [String] = []
  var effects: [String] = []

  init(event: MachineLine?, guards: MachineLine?, effects: MachineLine?) {
    self.event = event.flatMap { $0.isBlank ? nil : $0 }
    self.guards = guards.map(Self.guards) ?? []
    self.effects = effects.map(Self.effects) ?? []
  }

  /// Splits a label; `nil` if it has other parts.
  init?(_ label: MachineLine) {
    let text = label.text
    let open = text.firstIndex(of: "[")
    let close = open.flatMap { text[$0...].firstIndex(of: "]") }
    let slash = text[(close ?? text.startIndex)...].firstIndex(of: "/")
    let isOpen = open.map { $0 < slash ?? text.endIndex } ?? false
    let eventEnd = (isOpen ? open : nil) ?? slash ?? text.endIndex
    var guards: MachineLine?
    if isOpen, let open {
      guard let close else { return nil }
      guards = label.part(text[open...].dropFirst().prefix(upTo: close))
      let rest = text[close...].dropFirst().prefix { $0 != "/" }
      guard rest.allSatisfy(\.isWhitespace) else { return nil }
    }
    self.init(
      event: label.part(text[..<eventEnd]),
      guards: guards,
      effects: slash.map { label.part(text[$0...].dropFirst()) }
    )
  }

  /// Whether there is nothing.
  var isEmpty: Bool { event == nil && guards.isEmpty && effects.isEmpty }

  private static func guards(_ line: MachineLine) -> [String] {
    line.string.replacing("&&", with: " and ").split(separator: " and ")
      .map { $0.trimmed }.filter { !$0.isEmpty }
  }

  /// Splits effects.
  static func effects(_ line: MachineLine) -> [String] {
    line.parts { $0 == "," || $0 == ";" }.map(\.string).filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate var trimmed: String { MachineLine(self, in: base).string }
}
