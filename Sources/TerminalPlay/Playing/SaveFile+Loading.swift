package import Flipbook
import Glibc

extension SaveFile {
  /// What a file offers to begin with.
  package struct Content {
    /// The save, or `nil` when a new game begins.
    package var save: AppSave?
    /// What the player should know of it.
    package var findings: [Finding] = []

    /// A save, or none.
    package init(save: AppSave? = nil, findings: [Finding] = []) {
      self.save = save
      self.findings = findings
    }
  }

  /// Reads the file.
  ///
  /// A file that is no save is never overwritten: one that seems to be a damaged save is set aside,
  /// and nothing is played over any other.
  /// - Returns: what there is, which is nothing when the file is not there.
  /// - Throws: a finding when nothing can be played.
  package func load() throws(Finding) -> Content {
    var status = stat()
    guard stat(path.pathBytes, &status) == 0 else { return Content() }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFIFO else { throw obstacle("a pipe keeps no save") }
    // From a device nothing is read, which could go on for ever.
    guard kind == S_IFREG || kind == S_IFDIR else { return Content() }
    let bytes: [UInt8]
    do throws(FileError) {
      try file.take()
      bytes = try InputFile.contents(of: InputPath(path), limit: Limits.recordBytes)
    } catch {
      throw obstacle(error.message)
    }
    guard !bytes.isEmpty else {
      return Content(findings: [finding("the file is empty; a new game begins", .note)])
    }
    let head = InputHead(of: bytes[...], isWhole: true)
    try refuseOtherFormats(bytes, head)
    let records = (try? FormatRegistry.standard.read(bytes, from: path.shownPath, as: "save")) ?? []
    guard let record = records.first?.record else {
      let resemblesSave = FormatRegistry.standard.format(named: "save")?.recognise(head) != nil
      guard isUsual || resemblesSave else {
        throw obstacle("the file is no save")
      }
      let reason = records.flatMap(\.findings).first { $0.severity == .error }
      return Content(findings: [try setAside(because: reason)])
    }
    var findings = records.flatMap(\.findings)
    if record.start.turn == nil, let side = Disk.allCases.first(where: record.start.board.canMove) {
      findings.append(
        finding(
          "by its turn the game is over, though \(side) could place a disk",
          .warning,
          help: "the file may be damaged; “flipbook validate” tells more"
        )
      )
    }
    return Content(save: AppSave(record), findings: findings)
  }

  private func refuseOtherFormats(_ bytes: [UInt8], _ head: InputHead) throws(Finding) {
    guard
      let format = try? FormatRegistry.standard.recognise(head, of: path.shownPath).format,
      format.name != "save",
      let records = try? FormatRegistry.standard.read(bytes, from: path.shownPath, as: format.name),
      records.contains(where: { $0.record != nil })
    else { return }
    throw obstacle(
      "the file is of format \(format.name), not save",
      help: """
        convert it, for example with: flipbook convert \(DisplayText.escape(path.shownPath)) \
        -o GAME.save
        """
    )
  }

  /// Gives a file that cannot be read another name.
  private func setAside(because reason: Finding?) throws(Finding) -> Finding {
    for number in 1... {
      let other = "\(path).unreadable" + (number > 1 ? "-\(number)" : "")
      // A link is made only where nothing is yet.
      if link(path.pathBytes, other.pathBytes) == 0 {
        unlink(path.pathBytes)
        let name = DisplayText.escape(other.shownPath)
        return finding(
          "the file is no save that can be read" + (reason.map { " (\($0.message))" } ?? "")
            + "; a new game begins",
          .warning,
          help: "the file is now named \(name); “flipbook validate” tells what is wrong with it"
        )
      }
      guard errno == EEXIST else { break }
    }
    let action = "the file is no save that can be read, and cannot be renamed"
    throw obstacle(FileError.last(path, action).message)
  }

  /// Why nothing can be played.
  private func obstacle(
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
