import GameRecords

/// The words that a field can have.
package final class FieldWords: TablePart {
  /// The words.
  package let all: [String]

  /// Creates a list from the raw values of a type.
  package init<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) {
    all = type.allCases.map(\.rawValue)
  }

  /// Returns the index of the word that some bytes spell.
  package func index(of bytes: some Collection<UInt8>) -> Int? {
    all.firstIndex { $0.utf8.elementsEqual(bytes) }
  }
}
