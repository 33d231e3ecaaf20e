package import GameRecords

/// Runs the parts of a log again, and splits its events into games, which may continue in the next
/// session.
package struct LogGames<Model: AppModel> {
  /// Makes the screen of an app after an update, given the number of moves of the game.
  package typealias Screen = (SessionUpdate<Model>, _ ply: Int) -> SessionScreen?

  var playback = LogPlayback<Model>()
  var recorder = GameRecorder<Model>()
  var text: LogGameText
  let screen: Screen?
  /// Whether the rest of the log cannot be read.
  var isOver = false

  /// Creates a splitter without a game.
  init(source: String, format: String, screen: Screen?) {
    text = LogGameText(source: source, format: format)
    self.screen = screen
  }

  /// Takes the next part of the log.
  mutating func take(_ part: LogLines.Part, to receive: RecordReceiver) -> ReadingControl {
    let step = playback.take(part)
    isOver = step.control == .stop
    text.add(step.findings)
    guard let line = part.line else { return .proceed }
    if case .header(let header) = step.entry {
      let game = recorder.finish()
      text.beginSession(line, canResume: game != nil)
      recorder = GameRecorder(date: header.date, continuing: game)
    }
    guard text.add(line) else { return text.refuse(line, to: receive) }
    guard case .update(let update) = step.entry, update.effects != nil else { return step.control }
    let ended = recorder.take(update)
    let control = text.end(ended, to: receive)
    text.note(recorder.moveCount, isNamed: Model.namesMove(update.event))
    text.closeSeam()
    if let screen = screen?(update, recorder.moveCount) { text.add(screen) }
    return control
  }

  /// Ends the log.
  mutating func finish(to receive: RecordReceiver) -> ReadingControl {
    guard text.end(recorder.finish(), to: receive) == .proceed else { return .stop }
    return text.finish(to: receive)
  }
}
