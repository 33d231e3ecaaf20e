import GameRecords

/// Reports elements and text that do not belong where they are.
extension RecordBuilder {
  /// Reports an element that is not allowed in another one.
  mutating func refuseUnknown(_ tag: XMLStartTag, in context: XMLContext) {
    if record != nil {
      // It may be a misspelled move, or row.
      tree.change { $0.hasUnknown = true }
      if context.line != nil { tree.add(special: nil) }
    }
    let (parent, expected) = (context.name, context.entries.map(\.name.text))
    let isKnown = contexts.known.contains(tag.name)
    let name = String(cString: tag.name)
    func help() -> String {
      if !isKnown, let near = NearMiss.nearest(to: name, in: expected) {
        return "did you mean <\(near)>?"
      }
      if expected.isEmpty { return "<\(parent)> contains no elements" }
      return "<\(parent)> can contain " + expected.map { "<\($0)>" }.joined(separator: ", ")
    }
    let shown = DisplayText.escape(name.prefix(40))
    report(
      .xmlUnknownElement,
      isKnown ? "<\(shown)> is not allowed in <\(parent)>" : "unknown element <\(shown)>",
      help: help(),
      at: range(of: tag)
    )
  }

  /// Reports an element of another namespace, unless it is skipped.
  mutating func refuseForeign(_ tag: XMLStartTag, in context: XMLContext) {
    let (shown, range, parent) = (shownName(of: tag), range(of: tag), context.name)
    // An undeclared prefix has already been reported.
    if tag.namespace == nil, tag.prefix == nil {
      let message = "<\(shown)> is in no namespace"
      report(.xmlNamespace, message, help: "remove xmlns=\"\"", at: range)
    } else if !context.allowsForeign {
      report(
        .xmlUnknownElement,
        "<\(shown)> is not allowed in <\(parent)>",
        help: "<\(parent)> contains no elements",
        at: range
      )
    } else {
      reportSkipped("<\(shown)>", at: range)
    }
  }

  /// Reports something outside of the format, if that is asked for.
  mutating func reportSkipped(_ what: String, at range: Range<Int>) {
    guard reportsSkipped else { return }
    report(
      .xmlSkipped,
      "\(what) is not part of the records",
      help: "the archive would lose it; move it to another file, or write all records to a new one",
      at: range
    )
  }

  /// Reports a text or value that is left out.
  mutating func reportTooLong(_ what: String, at range: Range<Int>) {
    let message = "\(what) is longer than \(Limits.textBytes >> 20) MiB; it is left out"
    report(.textTooLong, message, at: range)
  }

  /// Reports text between elements; it may come in many parts, of which the first is reported.
  mutating func reportStrayText(before offset: Int, in element: String) {
    guard offset > strayTextEnd else { return }
    if strayTextEnd > 0, strayTextEnd >= window.start.offset,
      !window[strayTextEnd..<offset].contains(UInt8(ascii: "<"))
    {
      strayTextEnd = window.first("<", from: offset) ?? window.end
      return
    }
    // It begins after the last tag.
    let tagEnd = (window.last(">", before: offset) ?? offset - 1) + 1
    let rest = window[tagEnd..<window.end].drop(while: WhiteSpace.isSpaceOrLineEnd)
    let start = window.end - rest.count
    var end = window.first("<", from: start) ?? window.end
    // If it contains a `>`, the parser may not have been given the rest.
    if let greater = window.first(">", from: start), greater < end {
      end = min(end, window.sight(from: greater))
    }
    guard end > strayTextEnd else { return }
    strayTextEnd = end
    let text = rest.prefix(end - start)
    let last = text.lastIndex { !WhiteSpace.isSpaceOrLineEnd($0) }
    report(
      .xmlStrayText,
      "text is not allowed in <\(element)>",
      help: "write it in an XML comment, <!-- … -->, or in a <tag>",
      at: start..<start + (last.map { $0 + 1 - text.startIndex } ?? 0)
    )
  }
}
