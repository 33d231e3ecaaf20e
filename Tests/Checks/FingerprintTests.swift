import GameRecords
import RecordChecks
import ReversiRules
import TestSupport
import Testing

@Suite struct `The fingerprint of a finding` {
  private static func finding(
    _ text: String,
    at range: Range<Int>,
    from start: SourcePosition = .start
  ) -> Finding {
    let source = SourceText(name: "a", bytes: Array(text.utf8)[...], start: start)
    return source.finding(Sample.move, "words", at: range)
  }

  private static let plain = finding("f5d6f5", at: 4..<6)

  @Test func `does not depend on the surroundings of the finding`() {
    let fingerprint = Fingerprint(of: Self.plain)
    let later = SourcePosition(offset: 900, line: 30, column: 1)
    #expect(Fingerprint(of: Self.finding("f5d6f5", at: 4..<6, from: later)) == fingerprint)
    #expect(Fingerprint(of: Self.finding("f5\n \tf5d6f5  \r\nb", at: 9..<11)) == fingerprint)
    var other = Self.plain
    other.message = "other words"
    other.help = "help"
    other.severity = .note
    other.place.source = "b"
    other.place.record = 9
    #expect(Fingerprint(of: other) == fingerprint)
  }

  @Test func `depends on the finding`() {
    var others = (0..<4).map { _ in Self.plain }
    others[0].place.recordID = ""
    others[1].place.ply = 3
    others[2].place.square = "f5"
    others[3].rule = Sample.result
    others += [
      Self.finding("f5d6f5", at: 0..<2), Self.finding("f5d6f5", at: 4..<5),
      Self.finding("f5d6f4", at: 4..<6),
      Self.finding("f5d7f5", at: 4..<6), Self.finding("f5d6f5", at: 2..<6),
      Self.finding("大d6f5", at: 5..<7), Finding(Sample.move, "words", at: Place(source: "a")),
      Sample.binary(Sample.move, "words", at: 5..<6, ply: 3),
      Sample.binary(Sample.move, "words", at: 6..<7, ply: 3),
    ]
    #expect(Set((others + [Self.plain]).map(Fingerprint.init(of:))).count == others.count + 1)
  }

  @Test func `is the same in all versions`() {
    // Baselines contain it: another value here makes every finding in them new.
    #expect("\(Fingerprint(of: Self.plain))" == "fe2270a1dba8fc45")
    #expect("\(Fingerprint(of: ""))" == "af64724c8602eb6e")
  }

  @Test func `can be combined with a file`() {
    let fingerprint = Fingerprint(of: Self.plain)
    let combined = [fingerprint, fingerprint.combined(with: "a"), fingerprint.combined(with: "b")]
    #expect(Set(combined).count == 3)
    #expect(
      fingerprint.combined(with: "a").combined(with: "b") != fingerprint.combined(with: "ab")
    )
  }

  @Test func `has a number if it is repeated`() {
    let (a, b) = (Fingerprint(of: "a"), Fingerprint(of: "b"))
    var counter = FingerprintCounter()
    #expect(
      [a, b, a, a, b].map { counter.name($0) } == ["\(a)", "\(b)", "\(a)-2", "\(a)-3", "\(b)-2"]
    )
  }
}
