import Flipbook
import TestSupport
import Testing

@Suite(.waits) struct AppDiagramTests {
  @Test func `the diagram in the documentation has every state and transition`() {
    let path = "Sources/Flipbook/Documentation.docc/Resources/states.svg"
    let titles = String(decoding: Repository.bytes(of: path), as: UTF8.self)
      .matches(of: /<title>(\w+)&#45;&gt;(\w+)<\/title>/).map { "\($0.1) \($0.2)" }
    let ways =
      Transition<AppPhase>.table.map { "\($0.from) \($0.to)" }
      + Transition<ResetQuestion>.table.map { "\(Self.key($0.from)) \(Self.key($0.to))" }
    #expect(titles.sorted() == ways.sorted())
  }

  @Test(arguments: AppDiagram.Format.allCases)
  func `a diagram has a line for each row of the tables`(format: AppDiagram.Format) {
    let lines = AppDiagram.text(format).replacing("\\n", with: " ").split(separator: "\n")
    let ways =
      Transition<AppPhase>.table.map { ("\($0.from)", "\($0.to)", $0.by) }
      + Transition<ResetQuestion>.table.map { (Self.key($0.from), Self.key($0.to), $0.by) }
    for (from, to, trigger) in ways {
      let count = lines.count { line in
        line.contains("\(from) -") && line.contains("> \(to) ") && line.contains(trigger.words)
      }
      #expect(count == 1, "\(from) to \(to): \(trigger.words)")
    }
    // Mermaid draws an arrow to the initial state of each table.
    let starts = format == .mermaid ? 2 : 0
    #expect(lines.count { $0.contains("->") || $0.contains("-->") } == ways.count + starts)
  }

  private static func key(_ question: ResetQuestion) -> String {
    question == .open ? "question" : "noQuestion"
  }

  @Test(.needs(.dot))
  func `Graphviz draws the diagram`() throws {
    let dot = try Tool.dot.program
    let run = try dot.run(["-Tsvg"], input: Array(AppDiagram.text(.dot).utf8))
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.text.contains(">game over</text>"))
  }
}
