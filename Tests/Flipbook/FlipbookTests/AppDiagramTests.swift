import Apps
import TestSupport
import Testing

@Suite struct AppDiagramTests {
  @Test func `the diagram in the documentation has every transition`() {
    let path = "Sources/Flipbook/Documentation.docc/Resources/states.svg"
    let titles = String(decoding: Repository.bytes(of: path), as: UTF8.self)
      .matches(of: /<title>\w+&#45;&gt;\w+<\/title>/)
    #expect(titles.count == AppPolicy.app.machines.reduce(0) { $0 + $1.table.count })
  }

  @Test(arguments: AppPolicy.allCases, MachineDiagram.Format.allCases)
  func `a diagram has a line for each row of the tables`(
    policy: AppPolicy,
    format: MachineDiagram.Format
  ) throws {
    let machines = policy.machines
    let text = MachineDiagram(machines).text(format)
    let lines = text.replacing("\\n", with: " ").split(separator: "\n")
    for line in machines.flatMap(\.table) {
      let parts =
        format == .table
        ? ["\(line.from)\t", "\t\(line.to)\t"] : format == .mermaid ? ["-->"] : ["->"]
      let words = (parts + [line.event].compactMap(\.self) + line.guards + line.effects)
      #expect(lines.contains { line in words.allSatisfy(line.contains) }, "\(line)")
    }
    guard format == .table else { return }
    // What is printed can be checked.
    let file = MachineFile(Array(text.utf8), from: "diagram")
    #expect(file.findings == [])
    #expect(file.machines.map(\.table) == machines.map(\.table))
  }
}
