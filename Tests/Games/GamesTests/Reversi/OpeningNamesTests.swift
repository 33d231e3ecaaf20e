@testable import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `Names of openings` {
  private static let names = OpeningNames.standard

  @Test func `are many, in lines that are legal and begin with f5`() {
    let table = PackageResources.openings_tsv
    let lines = table.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
    #expect(Self.names.openings.count == lines.count)
    #expect((80...150).contains(lines.count))
    for opening in Self.names.openings {
      #expect(opening.moves.first?.description == "f5")
      #expect(opening.names.allSatisfy { !$0.isEmpty && !$0.contains(";") })
    }
  }

  @Test func `belong to different positions`() {
    let positions = Self.names.openings.map(\.position.canonical.position)
    #expect(Set(positions).count == positions.count)
    // A name that appears twice would make a query for it ambiguous.
    let names = Self.names.openings.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  @Test func `are found in every orientation of the start`() throws {
    let symmetries = Symmetry.all.filter { $0.image(of: .initial) == .initial }
    #expect(symmetries.count == 4)
    for opening in Self.names.openings {
      for symmetry in symmetries {
        let moves = opening.moves.map { move -> Move in
          guard case .placement(let square) = move else { return move }
          return .placement(symmetry.image(of: square, on: .standard))
        }
        let found = Self.names.openings(along: moves)
        #expect(found.last?.opening == opening)
        #expect(found.last?.ply == moves.count)
      }
      #expect(Self.names.opening(at: opening.position) == opening)
    }
  }

  @Test func `are found through other orders of moves`() throws {
    // Both lead to the same position.
    let lines = ["f5d6c3d3c4", "f5d6c4d3c3"]
    var positions: [Position] = []
    var found: [NamedOpening?] = []
    for line in lines {
      var position = Position.initial
      var rest = line[...]
      var moves: [Move] = []
      while let square = Square(rest.prefix(2)) {
        moves.append(.placement(square))
        try position.play(.placement(square))
        rest = rest.dropFirst(2)
      }
      positions.append(position)
      found.append(Self.names.opening(of: moves))
    }
    #expect(positions[0] == positions[1])
    #expect(found[0] == found[1])
    #expect(found[0]?.name == "Tiger")
  }

  @Test func `grow longer along a game, and stop where it leaves them`() {
    for opening in Self.names.openings {
      let found = Self.names.openings(along: opening.moves + [.pass])
      #expect(found.map(\.ply) == found.map(\.ply).sorted())
      #expect(found.last?.opening == opening)
    }
    #expect(Self.names.opening(of: []) == nil)
  }
}
