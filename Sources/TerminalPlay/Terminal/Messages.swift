package import Flipbook
import Glibc

/// Words for the user, on standard error.
package struct Messages {
  private let reporter = TextReporter(usesColour: Terminal.usesColour(STDERR_FILENO))
  /// Whether findings are for programs, one JSON object on a line each.
  private let areJSON: Bool

  package init(areJSON: Bool = false) { self.areJSON = areJSON }

  /// Shows a finding.
  package func show(_ finding: Finding) {
    guard !Quietness.isQuiet || finding.severity == .error else { return }
    put(areJSON ? finding.line : Array(reporter.text(for: finding).utf8))
  }

  /// Shows a finding that belongs to no input.
  package func show(_ rule: Rule, _ message: String, help: String? = nil, severity: Severity? = nil)
  {
    var finding = Finding(rule, message, help: help, at: Place(source: "flipbook"))
    finding.severity = severity ?? rule.severity
    show(finding)
  }

  /// Tells what was lost in a format.
  package func report(_ losses: LossReport, in target: any RecordFormat) {
    losses.forEachPart(write)
    guard !losses.kinds.isEmpty else { return }
    let deed = losses.isOfAdditions ? "leave everything open" : "hold everything"
    show(.loss, "\(target.name) cannot \(deed)")
    write(losses.kinds.flatMap { Array("  \($0)\n".utf8) })
  }

  /// Tells how many records were left out because their game came before.
  package func report(repetitions count: Int) {
    guard count > 0 else { return }
    let records = count == 1 ? "1 record" : "\(count) records"
    show(.sameGame, "left out \(records) of games that came before")
  }

  /// Writes a line that belongs to no input and is no finding.
  package func remark(_ text: String) {
    write(Array((reporter.remark(about: "flipbook", text) + "\n").utf8))
  }

  /// Writes lines that are no error, as they are.
  package func write(_ bytes: [UInt8]) {
    if !Quietness.isQuiet { put(bytes) }
  }

  /// Writes lines that are told in any case, as they are.
  package func put(_ bytes: [UInt8]) {
    if !bytes.isEmpty { Progress.clear() }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, written))
    }
  }
}
