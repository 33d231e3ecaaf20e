import CLibXML2

extension PictureLink {
  /// The callbacks of a parser whose user data is a link.
  static func handler(for markup: PictureParser.Markup) -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElement = { user, name, attributes in
      user?.assumingMemoryBound(to: PictureLink.self).pointee.startTag(name, attributes)
    }
    handler.endElement = { user, name in
      user?.assumingMemoryBound(to: PictureLink.self).pointee.endTag(name)
    }
    handler.cdataBlock = { user, text, count in
      user?.assumingMemoryBound(to: PictureLink.self).pointee
        .add(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    switch markup {
    case .xml: addXML(to: &handler)
    case .html: addHTML(to: &handler)
    }
    handler.ignorableWhitespace = handler.characters
    return handler
  }

  private static func addHTML(to handler: inout xmlSAXHandler) {
    handler.characters = { user, text, count in
      guard let link = user?.assumingMemoryBound(to: PictureLink.self) else { return }
      let text = UnsafeBufferPointer(start: text, count: Int(count))
      link.pointee.noteReference(in: text)
      link.pointee.add(text)
    }
    handler.serror = { user, _ in
      user?.assumingMemoryBound(to: PictureLink.self).pointee.takePageError()
    }
  }

  private static func addXML(to handler: inout xmlSAXHandler) {
    handler.characters = handler.cdataBlock
    handler.startDocument = { user in
      guard let link = user?.assumingMemoryBound(to: PictureLink.self) else { return }
      clibxml2_ignore_namespaces(link.pointee.context)
    }
    handler.reference = { user, name in
      user?.assumingMemoryBound(to: PictureLink.self).pointee.refer(to: name)
    }
    handler.internalSubset = { user, _, _, _ in
      // Entities may be declared elsewhere, so unknown ones are not an error.
      user?.assumingMemoryBound(to: PictureLink.self).pointee.context.pointee.hasExternalSubset = 1
    }
    handler.serror = { user, error in
      // Other errors do not stop the parser: above all, unknown entities.
      guard error?.pointee.level == XML_ERR_FATAL, let error = XMLParserError(error) else {
        return
      }
      user?.assumingMemoryBound(to: PictureLink.self).pointee.take(error)
    }
  }
}
