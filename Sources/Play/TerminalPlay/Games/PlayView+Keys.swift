import Apps

extension PlayView {
  /// Handles a key.
  /// - Parameters:
  ///   - key: the key that was pressed.
  ///   - layout: where everything is on the screen.
  /// - Returns: what to do now, if anything.
  package mutating func press(_ key: Key, _ layout: PlayLayout) -> PlayOrder<Model>? {
    notice = nil
    if let page = input.helpPage {
      input.helpPage = HelpBox.page(after: page, of: HelpBox(scene, layout).pages.count, key)
      return nil
    }
    if key.isLetter("?") {
      input.helpPage = 0
      return nil
    }
    if key.isLetter("q") { return .quit }
    if case .paste(let text) = key, !state.isAsking { return paste(text) }
    let scene = scene
    if let alert = scene.alert { return answer(alert, key, scene, layout) }
    guard case .press(let line, let column) = key else { return Model.press(.key(key), &self) }
    input.typed = ""
    switch layout.target(of: scene, line: line, column: column) {
    case .key(let key): return press(key, layout)
    case let target?: return Model.press(target, &self)
    case nil:
      notice = "Click \(Words.either(scene.clickTargets + ["a key"]))."
      return nil
    }
  }

  private mutating func paste(_ text: String) -> PlayOrder<Model>? {
    input.typed = ""
    if let moves = state.moves(pasted: text) { return .moves(moves) }
    notice = "The pasted text is not \(Model.facts.pasteExpectation)."
    return nil
  }

  // MARK: While an alert is open

  private mutating func answer(
    _ alert: Frame.Alert,
    _ key: Key,
    _ scene: PlayScene,
    _ layout: PlayLayout
  ) -> PlayOrder<Model>? {
    func answer(_ button: Int) -> PlayOrder<Model> {
      .event(Model.answer(alert, button: button, &self))
    }
    let last = alert.buttons.count - 1
    let isQuestion = last > 0
    switch key {
    case .left, .shiftTab: input.button = max(0, input.button - 1)
    case .right: input.button = min(last, input.button + 1)
    case .tab: input.button = input.button == last ? 0 : input.button + 1
    case .enter, .space: return answer(input.button)
    case .escape: return answer(0)
    case .press(let line, let column):
      if let button = AlertBox(alert, layout).button(line: line, column: column) {
        return answer(button)
      }
      notice = "Click a button first."
    case _ where isQuestion && key.isLetter("y"): return answer(last)
    case _ where isQuestion && key.isLetter("n"): return answer(0)
    case .letter(let letter) where scene.commands.contains(letter):
      return Model.press(.key(key), &self)
    default: notice = isQuestion ? "Press y or n first." : "Press Enter first."
    }
    return nil
  }

  /// Reports a key that does nothing.
  mutating func refuse(_ letter: Character) {
    notice = "Key \(DisplayText.quote("\(letter)")) does nothing; press ? for all keys."
  }
}

extension Key {
  /// Returns whether the key is a letter, in either case.
  func isLetter(_ letter: Character) -> Bool {
    if case .letter(let own) = self { return own.lowered == letter }
    return false
  }
}

extension Character {
  /// The lower-case letter, for ASCII only.
  var lowered: Character { isASCII ? Character(lowercased()) : self }
  /// Whether it is a digit from 0 to 9.
  var isDigit: Bool { isASCII && isNumber }
}
