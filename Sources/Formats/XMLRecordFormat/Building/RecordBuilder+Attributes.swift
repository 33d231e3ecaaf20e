import GameRecords

/// The attributes of elements.
extension RecordBuilder {
  /// Adds the attributes of a tag to the innermost element of the record, if one is open.
  /// - Returns: the fields that they are, as a set of bits.
  mutating func takeAttributes(of tag: XMLStartTag, _ context: XMLContext) -> UInt32 {
    var met: UInt32 = 0
    let isOutermost = open.depth == 1
    var hasVersion = false
    for index in 0..<tag.count {
      guard let attribute = tag[index] else { continue }
      let place = valueRange(of: attribute, tag)
      if attribute.prefix != nil, attribute.namespace != contexts.namespace {
        guard reportsSkipped else { continue }
        reportSkipped("the attribute \(DisplayText.quote(attribute.writtenName))", at: place)
      } else if attribute.prefix == nil, attribute.name == contexts.version, isOutermost {
        hasVersion = true
        checkVersion(attribute.value, at: place)
      } else if attribute.prefix == nil, let field = context.field(attribute.name) {
        met |= 1 << UInt32(field)
        if attribute.value.count > Limits.textBytes {
          reportTooLong("the value", at: place)
        } else if attribute.value.contains(UInt8(ascii: "&")) {
          tree.add(attribute.unescaped, field: field, at: place)
        } else {
          tree.add(attribute.value, field: field, at: place)
        }
      } else {
        refuse(attribute, of: context, tag)
      }
    }
    if isOutermost, !hasVersion {
      // There is only one version.
      report(
        .xmlMissingAttribute,
        "<\(context.name)> needs the attribute \(XMLVocabulary.versionName)",
        at: range(of: tag),
        repair: .rewriting
      )
    }
    return met
  }

  private mutating func checkVersion(_ value: UnsafeBufferPointer<UInt8>, at place: Range<Int>) {
    let value = value.trimmed(of: WhiteSpace.isSpaceOrLineEnd)
    guard !value.elementsEqual(XMLVocabulary.version.utf8) else { return }
    let message = "unknown version \(DisplayText.quote(value)) of the format; expected 1"
    report(.xmlVersion, message, at: place)
  }

  /// The place of an attribute's value; the whole tag if that is unknown.
  private func valueRange(of attribute: XMLStartTag.Attribute, _ tag: XMLStartTag) -> Range<Int> {
    if let start = attribute.value.baseAddress, let offset = tag.input.offset(of: start) {
      return offset..<offset + attribute.value.count
    }
    let range = range(of: tag)
    let text = XMLTagText(window[range], at: range.lowerBound)
    return text.attribute(String(cString: attribute.name))?.value ?? range
  }

  /// Reports an attribute that the format does not define, or not here.
  private mutating func refuse(
    _ attribute: XMLStartTag.Attribute,
    of context: XMLContext,
    _ tag: XMLStartTag
  ) {
    let (written, element) = (attribute.writtenName, context.name)
    let isVersion = written == XMLVocabulary.versionName && tree.isAtRecord && record != nil
    let isUsual = isVersion && attribute.value.elementsEqual(XMLVocabulary.version.utf8)
    let names =
      (open.depth == 1 ? [XMLVocabulary.versionName] : []) + context.attributes.map(\.name.text)
    func help() -> String {
      if isVersion { return "remove it" }
      if attribute.prefix != nil { return "attributes of game records have no prefix" }
      return NearMiss.question(written, in: names)
        ?? "<\(element)> has " + (names.isEmpty ? "no attributes" : names.joined(separator: ", "))
    }
    let range = range(of: tag)
    report(
      .xmlUnknownAttribute,
      isVersion
        ? "only the outermost element can have the attribute version"
        : "unknown attribute \(DisplayText.escape(written.prefix(40))) of <\(element)>",
      help: help(),
      at: XMLTagText(window[range], at: range.lowerBound).attribute(written)?.name ?? range,
      repair: isUsual ? .rewriting : nil
    )
  }
}
