import GameRecords
package import RecordFormats

extension Row {
  /// A field that is a line of play.
  @inline(__always)
  package static func line<Move, Note>(
    _ name: FieldName,
    _ form: LineTable.Form,
    of item: ObjectTable,
    place: RecordField.XMLPlace = .element,
    isRequired: Bool = false,
    _ line: @escaping @Sendable (inout Object, (inout PlayLine<Move, Note>) -> Void) -> Void
  ) -> Self {
    Row(
      field: RecordField(
        name: name,
        kind: .line(LineTable(form, item, line)),
        part: nil,
        place: place,
        isRequired: isRequired
      )
    )
  }
}

extension LineTable {
  @inline(__always)
  fileprivate convenience init<Object, Move, Note>(
    _ form: Form,
    _ item: ObjectTable,
    _ line: @escaping @Sendable (inout Object, (inout PlayLine<Move, Note>) -> Void) -> Void
  ) {
    self.init(
      form,
      item,
      count: { parent in
        var count = 0
        line(&parent.assumingMemoryBound(to: Object.self).pointee) { count = $0.moves.count }
        return count
      },
      place: { parent, index in
        var place = SourceRange(0..<0)
        line(&parent.assumingMemoryBound(to: Object.self).pointee) { place = $0.places[index] }
        return place
      },
      append: { parent, run in
        line(&parent.assumingMemoryBound(to: Object.self).pointee) { $0.append(run) }
      },
      add: { parent, fill in
        line(&parent.assumingMemoryBound(to: Object.self).pointee) { line in
          var item = LineItem<Move, Note>(note: Note(ply: line.moves.count + 1))
          let filled = withUnsafeMutablePointer(to: &item) { fill(ObjectPointer($0)) }
          guard let (whole, start) = filled else { return }
          let place = item.place ?? whole
          line.append(item, at: SourceRange(place.lowerBound - start..<place.upperBound - start))
        }
      },
      lose: { parent, place in
        line(&parent.assumingMemoryBound(to: Object.self).pointee) { $0.lose(at: place) }
      },
      respell: { parent in
        line(&parent.assumingMemoryBound(to: Object.self).pointee) { $0.isRespelled = true }
      },
      fill: { parent, run in
        withUnsafeMutablePointer(to: &run) { run in
          line(&parent.assumingMemoryBound(to: Object.self).pointee) { $0.fill(&run.pointee) }
        }
      },
      show: { parent, index, show in
        line(&parent.assumingMemoryBound(to: Object.self).pointee) { line in
          var item = line.item(index)
          withUnsafeMutablePointer(to: &item) { show(ObjectPointer($0)) }
        }
      }
    )
  }
}
