import Apps
import TestSupport
import Testing

@Suite(.waits) struct AppDiagramTests {
  @Test(.needs(.dot), arguments: AppPolicy.allCases)
  func `Graphviz draws the diagram`(policy: AppPolicy) throws {
    let dot = try Tool.dot.program
    let text = MachineDiagram(policy.machines).text(.dot)
    let run = try dot.run(["-Tsvg"], input: Array(text.utf8))
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.text.contains(">game over</text>"))
  }
}
