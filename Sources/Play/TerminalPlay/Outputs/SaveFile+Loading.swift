package import Apps
import Platform

extension SaveFile {
  /// The content of a save file.
  package struct Content {
    /// The save, or `nil` if a new game begins.
    package var save: Model.Save?
    /// The findings about the file.
    package var findings: [Finding] = []
    /// The new path of a damaged save.
    package var newPath: String?

    /// Creates the content with a save, or without one.
    package init(save: Model.Save? = nil, findings: [Finding] = [], newPath: String? = nil) {
      self.save = save
      self.findings = findings
      self.newPath = newPath
    }

    /// The findings in a sentence for the small area below a board.
    package var notice: String? {
      guard let newPath else { return findings.last.map { "\($0.place.source): \($0.message)." } }
      let name = DisplayText.escape(String(InputPath(newPath).fileName).shownPath)
      return "\(name) is the old, damaged save; this is a new game."
    }
  }

  /// Reads the file.
  ///
  /// A file that is not a save is never overwritten: one that seems to be a damaged save is
  /// renamed, and for any other the game is refused.
  /// - Returns: the content; empty if the file does not exist.
  /// - Throws: a finding if the game is refused.
  package func load() throws(Finding) -> Content {
    let bytes: [UInt8]
    do throws(FileError) {
      let kind = try InputPath(path).status?.type
      guard kind != .fifo else { throw FileError(path, "a pipe cannot store a save") }
      // A device is not read: its content might never end.
      guard kind == .regular || kind == .directory else { return Content() }
      try file.take()
      bytes = try InputFile.contents(of: InputPath(path), limit: Limits.recordBytes)
    } catch {
      throw obstacle(error.message)
    }
    guard !bytes.isEmpty else {
      return Content(findings: [finding("the file is empty; starting a new game", .note)])
    }
    let head = InputHead(of: bytes[...], isWhole: true)
    try refuseOtherFormats(bytes, head)
    let format = SavedFormat<Model>(of: head, at: path)
    let parts = (format ?? SavedFormat(ofNewFile: "")).records(in: bytes, of: path)
    // What is noted about the file as a whole is no part of the save.
    let records = parts.filter { part in
      part.record != nil || part.findings.contains { $0.severity == .error }
    }
    if format != nil { try refuseOtherRecords(records.compactMap(\.record)) }
    guard records.count == 1, records[0].findings.allSatisfy({ $0.severity < .error }),
      let record: Model.Record = records[0].record(),
      let save = Model.save(of: record)
    else {
      guard isUsual || format != nil || Model.isPartOfSave(bytes) else {
        throw obstacle("the file is not a save")
      }
      let reason = records.flatMap(\.findings).first { $0.severity == .error }
      return try setAside(because: reason)
    }
    var findings = parts.flatMap(\.findings)
    if let doubt = Model.doubt(about: record) {
      findings.append(
        finding(
          doubt,
          .warning,
          help: "check the file with “flipbook validate”"
        )
      )
    }
    return Content(save: save, findings: findings)
  }

  private func refuseOtherFormats(_ bytes: [UInt8], _ head: InputHead) throws(Finding) {
    guard
      let format = try? FormatRegistry.playing.recognise(head, of: path.shownPath).format,
      !Model.facts.saveFormats.contains(format.name),
      let records = try? FormatRegistry.playing.read(bytes, from: path.shownPath, as: format.name),
      records.contains(where: { $0.record != nil })
    else { return }
    throw obstacle(
      "the format of the file is \(format.name); expected \(SavedFormat<Model>.list)",
      help: """
        convert it, for example with: flipbook-play convert \(DisplayText.escape(path.shownPath)) \
        -o GAME.\(extensionOfNewFile)
        """
    )
  }

  /// The extension of a new file.
  private var extensionOfNewFile: String {
    let name = SavedFormat<Model>(ofNewFile: "").name
    return FormatRegistry.standard.format(named: name)?.fileExtensions.first ?? name
  }

  /// Refuses records that a save would not keep.
  private func refuseOtherRecords(_ records: [any GameRecord]) throws(Finding) {
    guard let record = records.first else { return }
    let game = type(of: record).game
    guard game == Model.Record.game else {
      throw obstacle("this is a record of \(game); expected \(Model.Record.game)")
    }
    guard records.count == 1 else {
      throw obstacle("the file has \(records.count) records; a save has one")
    }
    let others = record.facts.subtracting(Model.facts.savedFacts).facts
    guard others.isEmpty else {
      let names = others.map(\.name).joined(separator: ", ")
      throw obstacle("the record has facts that a save does not keep: \(names)")
    }
  }

  /// Renames a file that cannot be read.
  private func setAside(because reason: Finding?) throws(Finding) -> Content {
    let other = try rename()
    let name = DisplayText.escape(other.shownPath)
    let finding = finding(
      "the file is not a readable save" + (reason.map { " (\($0.message))" } ?? "")
        + "; starting a new game",
      .warning,
      help: "the file was renamed to \(name); “flipbook validate” reports what is wrong with it"
    )
    return Content(findings: [finding], newPath: other)
  }

  /// Renames the file.
  /// - Returns: its new path, which no file had.
  private func rename() throws(Finding) -> String {
    var number = 1
    while true {
      let other = "\(path).unreadable" + (number > 1 ? "-\(number)" : "")
      do throws(Errno) {
        // Making a link never replaces a file.
        try FileSystem.link(path, as: other)
        try FileSystem.remove(path)
        return other
      } catch {
        let problem = "the file is not a readable save and cannot be renamed"
        guard error == .fileExists else { throw obstacle(FileError(path, problem, error).message) }
        number += 1
      }
    }
  }

  /// Returns the finding for a refused game.
  package func obstacle(
    _ message: String,
    help: String = "name another file with --save"
  ) -> Finding {
    finding(message, .error, help: help)
  }

  private func finding(
    _ message: String,
    _ severity: Severity,
    help: String? = nil
  ) -> Finding {
    let place = Place(source: path.shownPath)
    var finding = Finding(.unusableSave, message, help: help, at: place)
    finding.severity = severity
    return finding
  }
}
