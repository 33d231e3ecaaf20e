import StateMachines

extension AppPolicy {
  static let appPhases = machine(
    turns() + game() + [
      reset(.thinking, [.stopThinking]), changeMode(.over, if: modeChanges),
    ]
  )

  static let reduxPhases = machine(
    turns([.init(from: .nextTurn, if: [.computerIsToMove, .questionIsOpen], to: .paused)])
      + game() + [
        .init(from: .thinking, on: .resetPressed, to: .paused, do: [.stopThinking]),
        .init(from: .paused, on: .resetCancelled, to: .thinking),
        reset(.paused),
      ]
  )

  /// An alert covers the controls for the modes.
  private static let modeChanges: [AppGuard] = [.modeIsNew, .questionIsClosed]

  private static func machine(_ table: [PhaseMachine.Transition]) -> PhaseMachine {
    PhaseMachine(
      start: .start,
      table,
      entering: [.thinking: [.startThinking], .passAlert: [.showPassAlert]]
    )
  }

  /// What comes at the start, after a move, and after a pass.
  private static func turns(
    _ others: [PhaseMachine.Transition] = []
  ) -> [PhaseMachine.Transition] {
    [
      .init(from: .start, on: .started, to: .nextTurn, do: [.load, .saveIfNew]),
      .init(from: .nextTurn, if: [.gameIsOver], to: .over),
      .init(from: .nextTurn, if: [.sideMustPass], to: .passAlert),
    ] + others + [
      .init(from: .nextTurn, if: [.personIsToMove], to: .waiting),
      .init(from: .nextTurn, if: [.computerIsToMove], to: .thinking),
    ]
  }

  /// The transitions during a game.
  private static func game() -> [PhaseMachine.Transition] {
    [
      .init(
        from: .waiting,
        on: .tapped,
        if: [.questionIsClosed, .squareIsLegal],
        to: .placing,
        do: [.placeDisk]
      ),
      changeMode(.waiting, if: modeChanges + [.moverBecomesComputer], to: .thinking),
      changeMode(.waiting, if: modeChanges),
      reset(.waiting),
      undo(.waiting),

      .init(
        from: .thinking,
        on: .computerChose,
        if: [.workIsCurrent, .squareIsLegal],
        to: .placing,
        do: [.placeDisk]
      ),
      changeMode(.thinking, if: modeChanges + [.moverBecomesManual], to: .waiting, [.stopThinking]),
      changeMode(.thinking, if: modeChanges),
      undo(.thinking, [.stopThinking]),

      .init(
        from: .placing,
        on: .diskChanged,
        if: [.workIsCurrent, .diskIsLast],
        to: .nextTurn,
        do: [.finishMove, .save]
      ),
      .init(
        from: .placing,
        on: .diskChanged,
        if: [.workIsCurrent],
        to: .placing,
        do: [.showNextDisk]
      ),
      changeMode(.placing, if: modeChanges),
      reset(.placing, [.stopAnimation]),
      undo(.placing, [.stopAnimation]),

      .init(
        from: .passAlert,
        on: .passDismissed,
        if: [.questionIsClosed],
        to: .nextTurn,
        do: [.pass, .save]
      ),
      reset(.passAlert),
      undo(.passAlert),

      reset(.over),
      undo(.over),
    ]
  }

  private static func changeMode(
    _ phase: AppPhase,
    if guards: [AppGuard],
    to next: AppPhase? = nil,
    _ actions: [AppAction] = []
  ) -> PhaseMachine.Transition {
    .init(
      from: phase,
      on: .modeChanged,
      if: guards,
      to: next ?? phase,
      do: actions + [.setMode, .save]
    )
  }

  private static func undo(
    _ phase: AppPhase,
    _ actions: [AppAction] = []
  ) -> PhaseMachine.Transition {
    .init(
      from: phase,
      on: .undone,
      if: [.questionIsClosed, .boardIsSame],
      to: .nextTurn,
      do: actions + [.load, .save]
    )
  }

  private static func reset(
    _ phase: AppPhase,
    _ actions: [AppAction] = []
  ) -> PhaseMachine.Transition {
    .init(
      from: phase,
      on: .resetConfirmed,
      if: [.questionIsOpen],
      to: .nextTurn,
      do: actions + [.reset, .save]
    )
  }
}
