/// A diagram of the tables that drive the app, for documentation.
public struct AppDiagram: Sendable {
  /// The language of a diagram.
  public enum Format: String, CaseIterable, Sendable {
    /// A Mermaid state diagram, which GitHub draws.
    case mermaid
    /// A Graphviz graph.
    case dot
  }

  /// The diagram in a language.
  public static func text(_ format: Format) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    }
  }

  // MARK: Mermaid

  private static var mermaid: String {
    """
    stateDiagram-v2
      state "the game" as game {
        state \(AppPhase.nextTurn.key) <<choice>>
        [*] --> \(AppPhase.start.key)
    \(lines(Transition<AppPhase>.table, mermaidNames: AppPhase.allCases))
        --
        [*] --> \(ResetQuestion.closed.key)
    \(lines(Transition<ResetQuestion>.table, mermaidNames: ResetQuestion.allCases))
      }

    """
  }

  private static func lines<Place: DiagramPlace>(
    _ table: [Transition<Place>],
    mermaidNames places: [Place]
  ) -> String {
    let names = places.filter { !$0.isChoice }.map { "    \($0.key) : \($0.title)" }
    let ways = table.map { "    \($0.from.key) --> \($0.to.key) : \($0.by.words)" }
    return (names + ways).joined(separator: "\n")
  }

  // MARK: Graphviz

  private static var dot: String {
    """
    digraph app {
      node [shape=box, style=rounded, fontname="sans-serif"]
      edge [fontname="sans-serif", fontsize=10]
    \(lines(Transition<AppPhase>.table, dotNames: AppPhase.allCases))
    \(lines(Transition<ResetQuestion>.table, dotNames: ResetQuestion.allCases))
    }

    """
  }

  private static func lines<Place: DiagramPlace>(
    _ table: [Transition<Place>],
    dotNames places: [Place]
  ) -> String {
    let names = places.map { place in
      "  \(place.key) [label=\"\(place.title)\"\(place.isChoice ? ", shape=diamond, style=solid" : "")]"
    }
    let ways = table.map { "  \($0.from.key) -> \($0.to.key) [label=\"\(twoLines($0.by.words))\"]" }
    return (names + ways).joined(separator: "\n")
  }

  /// A label that is broken at the space nearest to its middle, which makes the graph narrower.
  private static func twoLines(_ label: String) -> String {
    let spaces = label.indices.filter { label[$0] == " " }
    let middle = label.count / 2
    let distance = { (index: String.Index) in
      abs(label.distance(from: label.startIndex, to: index) - middle)
    }
    guard let space = spaces.min(by: { distance($0) < distance($1) }) else { return label }
    return label[..<space] + "\\n" + label[label.index(after: space)...]
  }
}

/// A node of the tables, as a diagram shows it.
private protocol DiagramPlace: Hashable, Sendable {
  /// The name in the diagram's source.
  var key: String { get }
  /// The label that is shown.
  var title: String { get }
  /// Whether the app never rests there.
  var isChoice: Bool { get }
}

extension AppPhase: DiagramPlace {
  fileprivate var key: String { "\(self)" }
  fileprivate var isChoice: Bool { self == .nextTurn }

  fileprivate var title: String {
    switch self {
    case .start: "start"
    case .nextTurn: "next turn"
    case .waiting: "waiting for a person"
    case .thinking: "thinking"
    case .placing: "placing disks"
    case .passAlert: "pass alert"
    case .over: "game over"
    }
  }
}

extension ResetQuestion: DiagramPlace {
  fileprivate var key: String { self == .open ? "question" : "noQuestion" }
  fileprivate var isChoice: Bool { false }

  fileprivate var title: String {
    switch self {
    case .closed: "no question"
    case .open: "reset question"
    }
  }
}
