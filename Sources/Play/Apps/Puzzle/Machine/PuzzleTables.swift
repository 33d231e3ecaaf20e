public import StateMachines

/// The tables that the app runs on.
public enum PuzzleTables {
  /// The table of phases.
  public typealias PhaseMachine = StateMachine<
    PuzzlePhase, PuzzleEvent.Kind, PuzzleGuard, PuzzleAction
  >
  /// The table of the shuffle question.
  public typealias QuestionMachine = StateMachine<
    ShuffleQuestion, PuzzleEvent.Kind, PuzzleGuard, PuzzleAction
  >

  /// The tables in words: the one of phases and the one of the shuffle question.
  public static var machines: [TextMachine] {
    [
      phases.text(state: \.rawValue, event: \.words, guard: \.rawValue, effect: \.rawValue),
      questions.text(state: \.rawValue, event: \.words, guard: \.rawValue, effect: \.rawValue),
    ]
  }

  /// The table of phases.
  public static let phases = PhaseMachine(
    start: .start,
    [
      .init(from: .start, on: .started, to: .nextSlide, do: [.load, .saveIfNew]),
      .init(from: .nextSlide, if: [.puzzleIsSolved], to: .solved),
      .init(from: .nextSlide, to: .waiting),

      slide(on: .tapped),
      slide(on: .slid),
      slide(on: .typed),
      undo(.waiting),
      shuffle(.waiting),

      .init(
        from: .sliding,
        on: .slideDone,
        if: [.workIsCurrent, .slideIsLast],
        to: .nextSlide,
        do: [.finishSlide, .save]
      ),
      .init(
        from: .sliding,
        on: .slideDone,
        if: [.workIsCurrent],
        to: .sliding,
        do: [.finishSlide, .save, .slideNext]
      ),
      // The running slide has not been made yet, so it is the one that is taken back.
      .init(
        from: .sliding,
        on: .undone,
        if: [.questionIsClosed],
        to: .nextSlide,
        do: [.stopSlide]
      ),
      shuffle(.sliding, [.stopSlide]),

      undo(.solved),
      shuffle(.solved),
    ]
  )

  /// The table of the shuffle question, which can be open in any phase.
  public static let questions = QuestionMachine(
    start: .closed,
    [
      .init(from: .closed, on: .shufflePressed, if: [.appHasStarted], to: .open),
      .init(from: .open, on: .shuffleCancelled, to: .closed),
      .init(from: .open, on: .shuffleConfirmed, if: [.shuffleFits], to: .closed),
    ],
    entering: [.open: [.ask]]
  )

  private static func slide(on event: PuzzleEvent.Kind) -> PhaseMachine.Transition {
    .init(
      from: .waiting,
      on: event,
      if: [.questionIsClosed, .recordHasRoom, .panelsCanSlide],
      to: .sliding,
      do: [.beginSlides]
    )
  }

  private static func undo(_ phase: PuzzlePhase) -> PhaseMachine.Transition {
    .init(
      from: phase,
      on: .undone,
      if: [.questionIsClosed, .hasSlides],
      to: .nextSlide,
      do: [.takeBack, .save]
    )
  }

  private static func shuffle(
    _ phase: PuzzlePhase,
    _ actions: [PuzzleAction] = []
  ) -> PhaseMachine.Transition {
    .init(
      from: phase,
      on: .shuffleConfirmed,
      if: [.questionIsOpen, .shuffleFits],
      to: .nextSlide,
      do: actions + [.shuffle, .save]
    )
  }
}
