import GameRecords

/// Reads a state diagram in the language of Mermaid (`stateDiagram-v2`) or PlantUML.
///
/// Machines that run at the same time are the regions of a composite state. How something is drawn
/// is ignored.
struct DiagramReader {
  private(set) var findings: [FindingDraft] = []
  private var draft = MachineDraft()
  private var done: [MachineDraft] = []
  /// The drafts around the composite states that are open, with the lines that open them.
  private var outer: [(draft: MachineDraft, opening: MachineLine)] = []
  /// The line that begins something to skip, and how its last line ends.
  private var skipped: (opening: MachineLine, end: String)?

  /// Words that begin a line which only says how something is drawn.
  private static let drawing: Set<Substring> = [
    "direction", "title", "hide", "skinparam", "scale", "classDef", "class", "style", "linkStyle",
    "accTitle:", "accDescr:", "accDescr", "left", "top", "header", "footer", "end",
    "!theme", "click",
  ]

  static func isStart(_ line: MachineLine) -> Bool {
    ["stateDiagram", "stateDiagram-v2", "@startuml"].contains(line.text.split(separator: " ").first)
  }

  static func isEnd(_ line: MachineLine) -> Bool {
    line.text.hasPrefix("```") || line.text.hasPrefix("~~~") || line.text == "@enduml"
  }

  /// All machines, at the end of the diagram.
  var finished: [MachineDraft] {
    var drafts = (done + outer.map(\.draft) + [draft]).filter { !$0.isEmpty }
    let left = Set(drafts.flatMap { $0.rows.map(\.transition.from) })
    for index in drafts.indices {
      drafts[index].isLeft = drafts[index].owner.map(left.contains) ?? false
    }
    return drafts
  }

  /// What is open at the end of the diagram.
  var unclosed: [FindingDraft] {
    (outer.map(\.opening) + [skipped?.opening].compactMap(\.self)).map { line in
      FindingDraft(
        .machineLine,
        "this is not closed before the end of the diagram",
        help: "a note of several lines ends with “end note”, and a composite state with }",
        at: line.range
      )
    }
  }

  /// Reads a line.
  mutating func read(_ whole: MachineLine) {
    if let skipped {
      if whole.text.hasSuffix(skipped.end) { self.skipped = nil }
      return
    }
    if whole.text.hasPrefix("%%") || whole.text.hasPrefix("'") { return readComment(whole) }
    let comment = whole.text.firstRange(of: " %%")
    let line = whole.part(whole.text[..<(comment?.lowerBound ?? whole.text.endIndex)])
    let words = line.text.split(separator: " ")
    guard let first = words.first else { return }
    if line.text.hasPrefix("/'") {
      if !line.text.hasSuffix("'/") { skipped = (line, "'/") }
    } else if first == "note" {
      let isShort = line.text.contains(":") || line.text.hasPrefix("note \"")
      if !isShort { skipped = (line, "end note") }
    } else if line.text == "--" || line.text == "||" {
      endRegion()
    } else if line.text == "}" {
      endComposite(line)
    } else if first == "legend" {
      // It ends with “endlegend” or “end legend”.
      skipped = (line, "legend")
    } else if first == "state" {
      readState(line)
    } else if Self.drawing.contains(first) {
      if line.text.hasSuffix("{") { skipped = (line, "}") }
    } else if let arrow = Arrow(line) {
      add(arrow, line)
    } else if let colon = line.text.firstIndex(of: ":"), !line.text.contains(" -") {
      describe(line.part(line.text[..<colon]), line.part(line.text[colon...].dropFirst()))
    } else if words.count == 1 {
      draft.declare(line)
    } else {
      refuse(line)
    }
  }

  private mutating func refuse(_ line: MachineLine) {
    draft.isIncomplete = true
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
    for state in [arrow.from, arrow.to]
    where state.text.hasSuffix("[H]") || state.text.hasSuffix("[H*]") {
      draft.isIncomplete = true
      return findings.append(
        FindingDraft(
          .machineLine,
          "the history of a composite state is not supported",
          help: "name the state to return to",
          at: state.range
        )
      )
    }
    let outside = MachineTable.outside
    guard arrow.from.text != outside || arrow.to.text != outside, var label = LabelText(arrow.label)
    else { return refuse(line) }
    if arrow.from.text == outside {
      if !label.isEmpty {
        findings.append(
          FindingDraft(
            .machineLine,
            "the start has no event, guard or effect",
            help: "to start with an effect, write it as “state : entry / effect”",
            at: arrow.label.range
          )
        )
      }
      return draft.setStart(arrow.to)
    }
    // At a choice, a label without brackets is a condition.
    if draft.choices.contains(arrow.from.string), label.guards.isEmpty, let condition = label.event
    {
      (label.event, label.guards) = (nil, [condition.string])
    }
    draft.add(label, from: arrow.from, to: arrow.to, on: line)
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
    let kind = rest.text.firstRange(of: "<<").map { rest.text[$0.lowerBound...] } ?? ""
    if ["<<fork>>", "<<join>>"].contains(where: kind.hasPrefix) {
      draft.isIncomplete = true
      return findings.append(
        FindingDraft(
          .machineLine,
          "forks and joins are not supported",
          help: "write the states that exist at the same time as regions of a composite state, "
            + "with -- between them",
          at: line.range
        )
      )
    }
    for sign in ["<<", " #"] {
      if let end = rest.text.firstRange(of: sign) { rest = rest.part(rest.text[..<end.lowerBound]) }
    }
    var title: MachineLine?
    if rest.text.first == "\"", let end = rest.text.dropFirst().firstIndex(of: "\"") {
      title = rest.part(rest.text[..<end].dropFirst())
      let name = rest.part(rest.text[end...].dropFirst())
      rest = name.text.hasPrefix("as ") ? name.part(name.text.dropFirst(3)) : title ?? name
    }
    if opens {
      if let title { draft.prepareTitle(title, of: rest) }
      outer.append((draft, line))
      draft = MachineDraft()
      draft.owner = rest.string
    } else if title == nil, let colon = rest.text.firstIndex(of: ":") {
      describe(rest.part(rest.text[..<colon]), rest.part(rest.text[colon...].dropFirst()))
    } else if rest.isBlank || rest.text.contains(" ") {
      refuse(line)
    } else if kind.hasPrefix("<<choice>>") {
      draft.addChoice(rest)
    } else if kind.hasPrefix("<<end>>") {
      draft.addEnd(rest)
    } else if let title {
      draft.setTitle(title, of: rest)
    } else {
      draft.declare(rest)
    }
  }

  /// Reads the description of a state: its title, or its effects when it is entered or left.
  private mutating func describe(_ state: MachineLine, _ text: MachineLine) {
    guard let words = LabelText(text), !words.effects.isEmpty else {
      return draft.setTitle(text, of: state)
    }
    switch words.event?.text {
    case "entry": draft.add(words.effects, entering: state)
    case "exit": draft.add(words.effects, leaving: state)
    default: draft.setTitle(text, of: state)
    }
  }

  // MARK: Regions

  private mutating func endRegion() {
    let owner = draft.owner
    done.append(draft)
    draft = MachineDraft()
    draft.owner = owner
  }

  private mutating func endComposite(_ line: MachineLine) {
    guard let next = outer.popLast() else { return refuse(line) }
    done.append(draft)
    draft = next.draft
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
    from = line.part(text[..<tail.lowerBound]).withoutStyle
    let rest = text[tip...].dropFirst()
    let style = rest.firstRange(of: ":::")?.upperBound ?? rest.startIndex
    let colon =
      rest.firstRange(of: " :").flatMap { rest[$0.lowerBound...].hasPrefix(" :::") ? nil : $0 }
      ?? rest[style...].firstRange(of: ":")
    to = line.part(rest[..<(colon?.lowerBound ?? rest.endIndex)]).withoutStyle
    label = line.part(rest[(colon?.upperBound ?? rest.endIndex)...])
    guard !from.isBlank, !to.isBlank, !to.text.contains(" "), !from.text.contains(" ") else {
      return nil
    }
  }
}

extension MachineLine {
  /// The name of a state without a class or a colour.
  fileprivate var withoutStyle: MachineLine {
    let end = text.firstRange(of: ":::") ?? text.firstRange(of: " #")
    return part(text[..<(end?.lowerBound ?? text.endIndex)])
  }
}
