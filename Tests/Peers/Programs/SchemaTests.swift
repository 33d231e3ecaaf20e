import TestSupport
import Testing
import XMLRecordFormat

@testable import XMLRecordFormatTests

extension SchemaValidator.Kind {
  /// The schema that `rnc2rng` makes of the compact syntax of RELAX NG.
  static let compact = SchemaValidator.Kind(testDescription: ".compact") {
    let script = "import rnc2rng, sys; print(rnc2rng.dumps(rnc2rng.loads(sys.stdin.read())))"
    let run = try Tool.rnc2rng.program
      .run(["-c", script], input: XMLSchemas.relaxNGCompact(games: []))
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }
}

/// The tests of the other languages.
private typealias Basics = XMLRecordFormatTests.`Schemas`

@Suite(.waits, .needs(.rnc2rng), .needs(.xmllint))
struct `Schemas` {
  @Test func `are the same in the compact syntax`() throws {
    let documents = ["<event/>", "<game/>"].map { Array(single($0).utf8) }
    #expect(try SchemaValidator.verdicts(on: documents, by: .compact) == [true, false])
  }

  @Test func `accept what is written`() throws {
    try Basics().`accept what is written`(.compact)
  }

  @Test func `accept what is read`() throws {
    try Basics().`accept what is read`(.compact)
  }

  @Test func `refuse what the reader refuses`() throws {
    try Basics().`refuse what the reader refuses`(.compact)
  }

  @Test func `a result with one count is refused by RELAX NG`() throws {
    try Basics().`a result with one count is refused by RELAX NG`(.compact)
  }

  @Test func `agree with the reader on the order of every two children`() throws {
    try Basics().`agree with the reader on the order of every two children`(.compact)
  }
}
