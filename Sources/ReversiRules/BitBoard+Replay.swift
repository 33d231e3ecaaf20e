extension BitBoard {
  mutating func play(contentsOf moves: ArraySlice<Move>, startingWith side: Disk) -> Int {
    var mover = self[side]
    var opponent = self[side.opponent]
    let table = Rays.table
    var played = 0
    replay: for move in moves {
      switch move {
      case .placement(let square):
        guard square.rawValue & 0x88 == 0 else { break replay }
        let index = Int(square.rawValue >> 1 & 0x38 | square.rawValue & 7)
        let bit: UInt64 = 1 &<< UInt64(index)
        guard (mover | opponent) & bit == 0 else { break replay }
        let flips = Self.flips(from: index, mover: mover, opponent: opponent, table)
        guard flips != 0 else { break replay }
        (mover, opponent) = (opponent & ~flips, mover | flips | bit)
      case .pass:
        guard Self.moves(mover: mover, opponent: opponent) == 0,
          Self.moves(mover: opponent, opponent: mover) != 0
        else { break replay }
        swap(&mover, &opponent)
      }
      played &+= 1
    }
    let next = played.isMultiple(of: 2) ? side : side.opponent
    self[next] = mover
    self[next.opponent] = opponent
    return played
  }
}
