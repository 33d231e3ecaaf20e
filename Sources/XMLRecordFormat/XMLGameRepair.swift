import GameRecords

/// Finds repairs for the elements of a game, in the whole text of the game.
struct XMLGameRepair {
  private let outline: XMLOutline
  private let start: Int

  /// Adds repairs to findings.
  static func addRepairs(to findings: inout [Finding], in text: SourceText) {
    let rules: [Rule] = [.xmlUnknownElement, .xmlDuplicateElement, .xmlElementOrder]
    guard findings.contains(where: { rules.contains($0.rule) }),
      let outline = XMLOutline(text.bytes)
    else { return }
    let repair = XMLGameRepair(outline: outline, start: text.start.offset)
    repair.addNames(to: &findings)
    repair.addRemovals(to: &findings)
    repair.addOrder(to: &findings)
  }

  /// The element that a finding is about.
  private func index(of finding: Finding) -> Int? {
    guard let place = finding.place.start else { return nil }
    return outline.index(ofTagAt: place.offset - start)
  }

  private func repair(_ edits: [Edit], isSafe: Bool = true) -> Repair {
    .edits(edits.map { $0.shifted(by: start) }, isSafe: isSafe)
  }

  // MARK: Names

  /// Corrects the name of an element to the nearest expected one.
  private func addNames(to findings: inout [Finding]) {
    for number in findings.indices where findings[number].rule == .xmlUnknownElement {
      guard let index = index(of: findings[number]),
        let parent = outline.elements[index].parent.map({ outline.elements[$0] }),
        let parentKind = outline.kind(of: parent)
      else { continue }
      let element = outline.elements[index]
      let (prefix, local) = outline.nameParts(of: element)
      let expected = XMLElement.named.filter { $0.isAllowed(in: parentKind) }.map(\.name)
      guard prefix == outline.nameParts(of: parent).prefix,
        !XMLElement.named.contains(where: { $0.name == local }),
        let near = NearMiss.nearest(to: local, in: expected)
      else { continue }
      let names = [element.name, element.endName].compactMap { $0 }
      let edits = names.map { Edit($0, (prefix + near).utf8) }
      findings[number].repair = repair(edits, isSafe: false)
    }
  }

  // MARK: Repeated elements

  /// Removes elements that repeat the first of their kind, the one that counts, byte for byte.
  private func addRemovals(to findings: inout [Finding]) {
    for number in findings.indices where findings[number].rule == .xmlDuplicateElement {
      guard let index = index(of: findings[number]) else { continue }
      let element = outline.elements[index]
      let first = children.first { $0.kind == outline.kind(of: element) }
      guard let first, outline[first.element.range].elementsEqual(outline[element.range]) else {
        continue
      }
      findings[number].repair = repair([Edit(outline.line(of: element), [])])
    }
  }

  /// The children of the game that are elements of the format.
  private var children: [(kind: XMLElement, element: XMLOutline.Element)] {
    outline.children(of: 0).compactMap { index in
      let element = outline.elements[index]
      return outline.kind(of: element).map { ($0, element) }
    }
  }

  // MARK: Order

  /// Moves all children of the game that come too late to where they belong.
  private func addOrder(to findings: inout [Finding]) {
    let starts = findings.filter { $0.rule == .xmlElementOrder }
      .compactMap { $0.place.start.map { $0.offset - start } }
    let late = children.filter { starts.contains($0.element.tag.lowerBound) }
    let first = findings.firstIndex { finding in
      finding.rule == .xmlElementOrder
        && finding.place.start?.offset == late.first.map { start + $0.element.tag.lowerBound }
    }
    guard let first, !late.isEmpty else { return }
    let repeated = findings.filter { $0.rule == .xmlDuplicateElement }
      .compactMap { $0.place.start.map { $0.offset - start } }
    let inOrder = children.filter { child in
      !(starts + repeated).contains(child.element.tag.lowerBound)
    }
    var edits = late.map { Edit(outline.line(of: $0.element), []) }
    // The element before which each of them belongs; a late child always has one.
    let targets = late.map { child in
      inOrder.first { $0.kind.rawValue > child.kind.rawValue }?.element.tag.lowerBound
    }
    for offset in Set(targets.compactMap { $0 }) {
      let before = zip(late, targets).filter { $0.1 == offset }.map(\.0)
      let space = outline[outline.space(before: offset)]
      let sorted = before.enumerated().sorted { a, b in
        (a.element.kind.rawValue, a.offset) < (b.element.kind.rawValue, b.offset)
      }
      let moved = sorted.flatMap { outline[$0.element.element.range] + space }
      edits.append(Edit(offset..<offset, moved))
    }
    findings[first].repair = repair(edits)
  }
}
