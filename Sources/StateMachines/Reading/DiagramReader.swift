import GameRecords

/// Reads a state diagram in the language of Mermaid (`stateDiagram-v2`) or PlantUML.
///
/// Machines that run at the same time are the regions of a composite state. How something is drawn
/// is ignored.
struct DiagramReader {
  private(set) var findings: [FindingDraft] = []
  private var draft = MachineDraft()
  private var done: [MachineDraft] = []
  /// The drafts around the composite states that are open.
  private var outer: [MachineDraft] = []
  private var composites: Set<String> = []
  private var isInNote = false

  /// Words that begin a line which only says how something is drawn.
  private static let drawing: Set<Substring> = [
    "direction", "title", "hide", "skinparam", "scale", "classDef", "class", "style", "linkStyle",
    "accTitle:", "accDescr:", "left", "top", "header", "footer", "legend", "end", "!theme", "click",
  ]

  static func isStart(_ line: MachineLine) -> Bool {
    ["stateDiagram", "stateDiagram-v2", "@startuml"].contains(line.text.split(separator: " ").first)
  }

  static func isEnd(_ line: MachineLine) -> Bool {
    line.text.hasPrefix("```") || line.text == "@enduml"
  }

  /// All machines, at the end of the diagram.
  var finished: [MachineDraft] {
    (done + outer + [draft]).filter { !$0.isEmpty }
  }

  /// Reads a line.
  mutating func read(_ line: MachineLine) {
    let words = line.text.split(separator: " ")
    guard let first = words.first else { return }
    if isInNote {
      isInNote = line.text != "end note"
    } else if line.text.hasPrefix("%%") || line.text.hasPrefix("'") {
      readComment(line)
    } else if first == "note" {
      isInNote = !line.text.contains(":")
    } else if line.text == "--" || line.text == "||" {
      endRegion()
    } else if line.text == "}" {
      endComposite(line)
    } else if first == "state" {
      readState(line)
    } else if let arrow = Arrow(line) {
      add(arrow, line)
    } else if let colon = line.text.firstIndex(of: ":"), !Self.drawing.contains(first) {
      describe(line.part(line.text[..<colon]), line.part(line.text[colon...].dropFirst()))
    } else if words.count == 1 {
      draft.declare(line)
    } else if !Self.drawing.contains(first) {
      refuse(line)
    }
  }

  private mutating func refuse(_ line: MachineLine) {
    findings.append(
      FindingDraft(
        .machineLine,
        "this line of a state diagram is unknown; expected “state --> state : event [guard] / "
          + "effect”",
        help: "comments begin with %%",
        at: line.range
      )
    )
  }

  // MARK: Lines

  private mutating func add(_ arrow: Arrow, _ line: MachineLine) {
    for state in [arrow.from, arrow.to] where composites.contains(state.string) {
      return findings.append(
        FindingDraft(
          .machineLine,
          "transitions of a composite state are not supported",
          help: "draw the states in it as a diagram of their own",
          at: state.range
        )
      )
    }
    switch (arrow.from.text, arrow.to.text) {
    case ("[*]", "[*]"): refuse(line)
    case ("[*]", _): draft.setStart(arrow.to)
    case (_, "[*]"): draft.addEnd(arrow.from)
    default: draft.add(LabelText(arrow.label), from: arrow.from, to: arrow.to, on: line)
    }
  }

  /// Reads a comment, which may declare events: `%% events: a, b`.
  private mutating func readComment(_ line: MachineLine) {
    let comment = line.part(line.text.drop { "%'".contains($0) })
    guard comment.text.hasPrefix("events:") else { return }
    let names = comment.part(comment.text.dropFirst("events:".count))
    for event in names.parts({ $0 == "," }) where !event.isBlank { draft.declareEvent(event) }
  }

  /// Reads `state "title" as name {`, in which only the name is required.
  private mutating func readState(_ line: MachineLine) {
    var rest = line.part(line.text.dropFirst("state".count))
    let opens = rest.text.last == "{"
    if opens { rest = rest.part(rest.text.dropLast()) }
    if let kind = rest.text.firstRange(of: "<<") { rest = rest.part(rest.text[..<kind.lowerBound]) }
    var title: MachineLine?
    if rest.text.first == "\"", let end = rest.text.dropFirst().firstIndex(of: "\"") {
      title = rest.part(rest.text[..<end].dropFirst())
      let name = rest.part(rest.text[end...].dropFirst())
      rest = name.text.hasPrefix("as ") ? name.part(name.text.dropFirst(3)) : title ?? name
    }
    if opens {
      composites.insert(rest.string)
      outer.append(draft)
      draft = MachineDraft()
    } else if rest.isBlank || rest.text.contains(" ") {
      refuse(line)
    } else if let title {
      draft.setTitle(title, of: rest)
    } else {
      draft.declare(rest)
    }
  }

  /// Reads the description of a state: its title, or its effects when it is entered or left.
  private mutating func describe(_ state: MachineLine, _ text: MachineLine) {
    let words = LabelText(text)
    switch words.event?.text {
    case "entry" where !words.effects.isEmpty: draft.add(words.effects, entering: state)
    case "exit" where !words.effects.isEmpty: draft.add(words.effects, leaving: state)
    default: draft.setTitle(text, of: state)
    }
  }

  // MARK: Regions

  private mutating func endRegion() {
    done.append(draft)
    draft = MachineDraft()
  }

  private mutating func endComposite(_ line: MachineLine) {
    guard let next = outer.popLast() else { return refuse(line) }
    done.append(draft)
    draft = next
  }
}

/// An arrow between two states, such as `a --> b : label`.
private struct Arrow {
  let from, to, label: MachineLine

  init?(_ line: MachineLine) {
    let text = line.text
    guard let tip = text.firstIndex(of: ">"), tip > text.startIndex,
      text[text.index(before: tip)] == "-"
    else { return nil }
    let shaft = text[..<tip]
    // PlantUML may say a direction or a colour between two dashes: -down->.
    let tail = shaft.firstRange(of: " -") ?? shaft.firstRange(of: "--") ?? shaft.firstRange(of: "-")
    guard let tail else { return nil }
    from = line.part(text[..<tail.lowerBound])
    let rest = text[tip...].dropFirst()
    let colon = rest.firstRange(of: ":")
    let end = colon?.lowerBound ?? rest.endIndex
    to = line.part(rest[..<end])
    label = line.part(rest[(colon?.upperBound ?? end)...])
    guard !from.isBlank, !to.isBlank, !to.text.contains(" "), !from.text.contains(" ") else {
      return nil
    }
  }
}
