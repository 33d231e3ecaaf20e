import GameRecords
import TestSupport
import Testing

@Suite struct `A number as text` {
  static let table: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-64, "-64"), (1.5, "1.5"), (0.1, "0.1"), (2_400, "2400"),
    (1_234.5, "1234.5"), (1e15, "1000000000000000"), (1e300, "1e+300"), (1e-7, "1e-07"),
    (0x1p53, "9007199254740992.0"), (0x1p53 - 1, "9007199254740991"),
    (-0x1p53, "-9007199254740992.0"), (1 - 0x1p53, "-9007199254740991"),
    (-0x1p63, "-9.223372036854776e+18"), (0x1p63, "9.223372036854776e+18"),
    ((-0x1p63).nextUp, "-9.223372036854775e+18"), ((-0x1p63).nextDown, "-9.223372036854778e+18"),
    (0x1p63.nextDown, "9.223372036854775e+18"), (-0x1p64, "-1.8446744073709552e+19"),
  ]

  @Test(arguments: table)
  func `is short`(number: Double, text: String) {
    #expect(NumberText.text(of: number) == text)
  }

  @Test func `is as short as the number itself`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5_000 {
      let digits = Double(Int.random(in: 1..<1_000_000_000, using: &generator))
      for number in [digits / 10, digits / 100, digits / 1_000, digits / 10_000, digits / 3_000] {
        let text = number == number.rounded() ? String(Int(number)) : number.description
        #expect(NumberText.text(of: number) == text)
        #expect(NumberText.text(of: -number) == "-" + text)
      }
    }
  }

  @Test func `has leading zeros up to a number of digits`() {
    #expect(NumberText.decimal(7, digits: 2) == "07")
    #expect(NumberText.decimal(12_345, digits: 4) == "12345")
    #expect(NumberText.hexadecimal(0xE9, digits: 4) == "00E9")
    #expect(NumberText.hexadecimal(0xE9, digits: 2, uppercase: false) == "e9")
    #expect(NumberText.hexadecimal(.max, digits: 2) == "FFFFFFFFFFFFFFFF")
  }

  @Test func `is read back as the same number`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let bits = Double(bitPattern: generator.next())
      let numbers = [
        bits, Double.random(in: -1_000...1_000, using: &generator).rounded(),
        Double.random(in: 0...900, using: &generator),
      ]
      for number in numbers where number.isFinite {
        #expect(Double(NumberText.text(of: number)) == number)
      }
    }
  }
}
