package import Flipbook
import Platform

/// Writes messages for the user to standard error.
package struct Messages {
  private let reporter = TextReporter(usesColour: Terminal.usesColour(.standardError))
  /// Whether findings are written as JSON, one object per line.
  private let areJSON: Bool

  package init(areJSON: Bool = false) { self.areJSON = areJSON }

  /// Shows a finding.
  package func show(_ finding: Finding) {
    guard !Quietness.isQuiet || finding.severity == .error else { return }
    put(areJSON ? finding.line : Array(reporter.text(for: finding).utf8))
  }

  /// Shows a finding that concerns no input.
  package func show(_ rule: Rule, _ message: String, help: String? = nil, severity: Severity? = nil)
  {
    var finding = Finding(rule, message, help: help, at: Place(source: "flipbook"))
    finding.severity = severity ?? rule.severity
    show(finding)
  }

  /// Reports what a format could not store.
  package func report(_ losses: LossReport, in target: any RecordFormat) throws(FileError) {
    try losses.forEachPart(write)
    guard !losses.kinds.isEmpty else { return }
    let deed = losses.isOfAdditions ? "leave facts out" : "store everything"
    show(.loss, "\(target.name) cannot \(deed)")
    write(losses.kinds.flatMap { Array("  \($0)\n".utf8) })
  }

  /// Reports how many records were left out because their game had appeared before.
  package func report(repetitions count: Int) {
    guard count > 0 else { return }
    show(.sameGame, "left out \(Words.count("record", count)) of repeated games")
  }

  /// Writes a line that concerns no input and is not a finding; programs that read JSON do without it.
  package func note(_ text: String) {
    guard !areJSON else { return }
    write(Array((reporter.note(about: "flipbook", text) + "\n").utf8))
  }

  /// Writes lines as they are, unless only errors are reported.
  package func write(_ bytes: [UInt8]) {
    if !Quietness.isQuiet { put(bytes) }
  }

  /// Writes lines as they are, in any case.
  package func put(_ bytes: [UInt8]) {
    if !bytes.isEmpty { Progress.clear() }
    let text = Terminal.readable(String(decoding: bytes, as: UTF8.self), on: .standardError)
    // There is no other place for an error.
    try? FileDescriptor.standardError.writeBytes(text.utf8)
  }
}
