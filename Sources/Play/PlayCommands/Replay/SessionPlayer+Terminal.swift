import Apps
import TerminalOutput
import TerminalPlay

extension SessionPlayer where Stage == OutputTerminal {
  /// Plays a log on the terminal on standard output.
  /// - Returns: the number of entries up to the place where the viewer quit or the log ends.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  static func play(
    _ cursor: SessionCursor<Model>,
    _ timeline: SessionTimeline,
    _ theme: Theme
  ) throws(FileError) -> Int {
    let picture = GamePicture(
      palette: theme.colours,
      colours: OutputTerminal.colours,
      Terminal.characters,
      home: nil
    )
    let takesKeys = OutputTerminal.canTakeInput
    let terminal = OutputTerminal(takingInput: takesKeys)
    var player = SessionPlayer(cursor, timeline, picture, takesKeys: takesKeys, on: terminal)
    return try player.play()
  }
}
