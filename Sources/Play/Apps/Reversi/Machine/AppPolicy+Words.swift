public import StateMachines

extension AppPolicy {
  /// The tables in words: the one of phases and the one of the reset question.
  public var machines: [TextMachine] {
    [
      phases.text(
        state: \.rawValue,
        event: \.words,
        guard: \.rawValue,
        effect: \.rawValue
      ),
      questions.text(
        state: \.rawValue,
        event: \.words,
        guard: \.rawValue,
        effect: \.rawValue
      ),
    ]
  }
}

extension AppEvent.Kind {
  /// The kind in words.
  public var words: String {
    switch self {
    case .started: "app started"
    case .tapped: "square tapped"
    case .modeChanged: "mode changed"
    case .resetPressed: "reset pressed"
    case .resetConfirmed: "reset confirmed"
    case .resetCancelled: "reset cancelled"
    case .passDismissed: "pass dismissed"
    case .undone: "move undone"
    case .diskChanged: "disk changed"
    case .computerChose: "computer chose"
    }
  }
}
