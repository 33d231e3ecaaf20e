import Flipbook
import TerminalPlay

/// Writes the game at a place of a session log as a record.
enum SessionConversion {
  /// Writes a record to standard output.
  /// - Parameters:
  ///   - log: the log.
  ///   - name: its name in messages.
  ///   - place: the number of entries before the place.
  ///   - format: the format of the record: one that stores moves gets the game so far, another one
  ///     the save of the app.
  ///   - messages: where findings and losses are reported.
  /// - Returns: the status of the conversion.
  /// - Throws: ``FileError`` when the record cannot be written.
  static func run<Model: PlayedModel>(
    _ log: ReplayedLog<Model>,
    named name: String,
    _ place: Int,
    _ format: any RecordFormat,
    _ messages: Messages
  ) throws(FileError) -> ExitStatus {
    var request = ConversionRequest(target: format)
    request.verifies = format.isAlwaysVerified
    let record = record(of: log, place, hasMoves: format.stores.contains(.moves))
    let source = SourceText(name: name, bytes: [], start: .start)
    let slice = RecordSlice(ParsedRecord(number: 1, record: record, source: source))
    var run = ConversionRun(request, messages, losses: .text)
    let output = try RecordOutput(.standardOutput, request, losses: run.emptyLosses)
    for prepared in request.prepare([slice]) { try run.convert(prepared, to: output) }
    try run.finish(output, isSound: true)
    return run.end(unreadable: 0)
  }

  private static func record<Model: PlayedModel>(
    of log: ReplayedLog<Model>,
    _ place: Int,
    hasMoves: Bool
  ) -> Model.Recorder.Record {
    if hasMoves, let record = log.record(after: place, by: Model.Recorder.self) { return record }
    let state = log.state(after: place) ?? Model(Model.usualHeader)
    var record = Model.record(of: state.saved)
    if hasMoves { record.date = log.date(after: place) }
    return record.facts.contains(.moves) ? (try? record.snapshot()) ?? record : record
  }
}
