package import Flipbook
import Platform

extension SaveFile {
  /// The content of a save file.
  package struct Content {
    /// The save, or `nil` if a new game begins.
    package var save: AppSave?
    /// The board size of new games.
    package var size = BoardSize.standard
    /// The findings about the file.
    package var findings: [Finding] = []
    /// The new path of a damaged save.
    package var newPath: String?

    /// Creates the content with a save, or without one.
    package init(save: AppSave? = nil, findings: [Finding] = [], newPath: String? = nil) {
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
    guard let kind = (try? FileSystem.status(of: path))?.type else { return Content() }
    guard kind != .fifo else { throw obstacle("a pipe cannot store a save") }
    // A device is not read: its content might never end.
    guard kind == .regular || kind == .directory else { return Content() }
    let bytes: [UInt8]
    do throws(FileError) {
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
    let format = SavedFormat(of: head)
    let records = (format ?? .save).records(in: bytes, of: path)
    guard records.count == 1, let record = records[0].reversi else {
      guard isUsual || format != nil || Self.hasOnlySymbols(bytes) else {
        throw obstacle("the file is not a save")
      }
      let reason = records.flatMap(\.findings).first { $0.severity == .error }
      return try setAside(because: reason)
    }
    var findings = records[0].findings
    if record.start.turn == nil, let side = Disk.allCases.first(where: record.start.board.canMove) {
      findings.append(
        finding(
          "the turn says that the game is over, but \(side) could place a disk",
          .warning,
          help: "the file may be damaged; check it with “flipbook validate”"
        )
      )
    }
    return Content(save: AppSave(record), findings: findings)
  }

  private func refuseOtherFormats(_ bytes: [UInt8], _ head: InputHead) throws(Finding) {
    guard
      let format = try? FormatRegistry.standard.recognise(head, of: path.shownPath).format,
      SavedFormat(rawValue: format.name) == nil,
      let records = try? FormatRegistry.standard.read(bytes, from: path.shownPath, as: format.name),
      records.contains(where: { $0.record != nil })
    else { return }
    throw obstacle(
      "the format of the file is \(format.name); expected \(SavedFormat.list)",
      help: """
        convert it, for example with: flipbook convert \(DisplayText.escape(path.shownPath)) \
        -o GAME.save
        """
    )
  }

  /// Returns whether bytes are part of a save, however small: it has only some symbols.
  private static func hasOnlySymbols(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { "xo-01".utf8.contains($0) || WhiteSpace.isBlank($0) }
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
