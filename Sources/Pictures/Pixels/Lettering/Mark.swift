/// A diacritical mark: where it is on a letter, its strokes, and letters that have it.
struct Mark {
  /// Where a mark is.
  enum Place {
    /// Above the letter.
    case above
    /// Below the letter, at some distance.
    case below
    /// At the foot of the letter, in the middle.
    case foot
    /// At the right end of the letter's foot.
    case heel
    /// At the letter's upper right.
    case shoulder
    /// To the right of the letter's top.
    case beside
  }

  /// Where it is.
  let place: Place
  /// Its strokes in the notation of ``StrokeFont``, from its own top-left corner.
  let strokes: Substring
  /// Letters without the mark, each followed by the same letter with it.
  private let letters: String

  private init(_ place: Place, _ strokes: Substring, _ letters: String = "") {
    self.place = place
    self.strokes = strokes
    self.letters = letters
  }

  /// The most marks that are drawn on a letter.
  static let limit = 3

  /// The letters with marks, without their last one.
  ///
  /// Characters are equal however they are encoded, so this finds them with combining marks too.
  static let marked: [Character: (letter: Character, mark: Unicode.Scalar)] = {
    var marked: [Character: (letter: Character, mark: Unicode.Scalar)] = [:]
    for (scalar, mark) in all {
      let letters = Array(mark.letters)
      for index in stride(from: 0, to: letters.count - 1, by: 2) {
        marked[letters[index + 1]] = (letters[index], scalar)
      }
    }
    return marked
  }()

  /// The marks by their combining characters.
  static let all: [Unicode.Scalar: Mark] = [
    "\u{300}": Mark(
      .above,
      "3 00 33",
      "AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳЕЀИЍеѐиѝ"
    ),
    "\u{301}": Mark(
      .above,
      "3 03 30",
      "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿÇḈçḉĒḖēḗÏḮïḯ"
        + "KḰkḱMḾmḿÕṌõṍŌṒōṓPṔpṕŨṸũṹWẂwẃÂẤâấĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứΑΆΕΈΗΉΙΊΟΌΥΎΩΏϊΐαάεέηήιίϋΰοό"
        + "υύωώГЃКЌгѓкќ"
    ),
    "\u{302}": Mark(
      .above,
      "4 02 20 42",
      "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộ"
    ),
    "\u{303}": Mark(
      .above,
      "6 02 ~10 ~52 60",
      "AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ"
    ),
    "\u{304}": Mark(
      .above,
      "4 00 40",
      "AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳGḠgḡḶḸḷḹṚṜṛṝ"
    ),
    "\u{306}": Mark(
      .above,
      "4 00 ~02 ~42 40",
      "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭȨḜȩḝẠẶạặУЎИЙийуў"
    ),
    "\u{307}": Mark(
      .above,
      "0 00 01",
      "CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆ"
        + "wẇXẊxẋYẎyẏſẛ"
    ),
    "\u{308}": Mark(
      .above,
      "4 00 01/40 41",
      "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸHḦhḧÕṎõṏŪṺūṻWẄwẅXẌxẍtẗΙΪΥΫιϊυϋЕЁІЇеёії"
    ),
    "\u{309}": Mark(
      .above,
      "2 00 ~20 ~22 12 13",
      "AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ"
    ),
    "\u{30A}": Mark(
      .above,
      "3 10 20 ~30 31 32 ~33 23 13 ~03 02 01 ~00 10",
      "AÅaåUŮuůwẘyẙ"
    ),
    "\u{30B}": Mark(
      .above,
      "6 03 20/43 60",
      "OŐoőUŰuű"
    ),
    "\u{30C}": Mark(
      .above,
      "4 00 22 40",
      "CČcčDĎEĚeěNŇnňRŘrřSŠsšTŤZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ"
    ),
    "\u{30F}": Mark(
      .above,
      "6 00 23/40 63",
      "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕ"
    ),
    "\u{311}": Mark(
      .above,
      "4 02 ~00 ~40 42",
      "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"
    ),
    "\u{312}": Mark(
      .above,
      "1 03 10",
      "gģ"
    ),
    "\u{315}": Mark(
      .beside,
      "1 10 04",
      "dďLĽlľtť"
    ),
    "\u{31B}": Mark(
      .shoulder,
      "2 03 ~23 20",
      "OƠoơUƯuư"
    ),
    "\u{323}": Mark(
      .below,
      "0 00 01",
      "BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưự"
        + "YỴyỵ"
    ),
    "\u{324}": Mark(
      .below,
      "4 00 01/40 41",
      "UṲuṳ"
    ),
    "\u{325}": Mark(
      .below,
      "3 10 20 ~30 31 32 ~33 23 13 ~03 02 01 ~00 10",
      "AḀaḁ"
    ),
    "\u{326}": Mark(
      .below,
      "1 10 02",
      "GĢKĶkķLĻlļNŅnņRŖrŗSȘsșTȚtțDḐdḑHḨhḩ"
    ),
    "\u{327}": Mark(
      .foot,
      "3 10 11 ~31 ~33 03",
      "CÇcçSŞsşTŢtţEȨeȩ"
    ),
    "\u{328}": Mark(
      .heel,
      "3 20 ~00 ~03 33",
      "AĄaąEĘeęIĮiįUŲuųOǪoǫ"
    ),
    "\u{32D}": Mark(
      .below,
      "4 02 20 42",
      "DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ"
    ),
    "\u{32E}": Mark(
      .below,
      "4 00 ~02 ~42 40",
      "HḪhḫ"
    ),
    "\u{330}": Mark(
      .below,
      "6 02 ~10 ~52 60",
      "EḚeḛIḬiḭUṴuṵ"
    ),
    "\u{331}": Mark(
      .below,
      "4 00 40",
      "BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"
    ),
  ]
}
