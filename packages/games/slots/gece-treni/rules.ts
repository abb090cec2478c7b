import type { ReelBookRules } from '../reel-books/rules.ts'

export const rules: ReelBookRules = {
  gameId: "gece-treni",
  version: 1,
  mapping: "book-2",
  tickets: 1048576,
  unitsPerBet: 100,
  stakes: [100,200,500,1000,2000,5000,10000,20000,30000,50000],
  rows: [3,3,3,3,3,3],
  strips: {
    base: [
      'moon lamp engine lamp book lamp ticket engine suitcase book moon ticket tea ticket book clock signal suitcase clock book tea book tea ticket lamp book clock suitcase engine ticket tea moon clock tea suitcase',
      'lamp suitcase clock lamp engine tea book tea book signal lamp wagon ticket moon ticket suitcase ticket lamp engine moon engine book clock tea clock book moon lamp book tea suitcase ticket book suitcase clock tea ticket',
      'book suitcase lamp wagon ticket clock tea engine ticket lamp tea book suitcase engine book tea suitcase book moon lamp book signal book engine tea ticket tea ticket clock ticket clock moon ticket suitcase lamp moon tea lamp',
      'book ticket tea ticket suitcase ticket moon tea ticket tea clock lamp wagon clock ticket book lamp suitcase book engine moon suitcase signal tea book engine book clock book suitcase lamp clock engine moon tea lamp ticket',
      'suitcase book tea clock engine suitcase lamp ticket book signal book wagon tea lamp book engine ticket moon clock suitcase moon engine ticket clock book ticket tea moon lamp ticket lamp tea lamp suitcase clock moon ticket book tea',
      'ticket tea book engine signal ticket suitcase engine lamp tea wagon book clock moon book ticket book lamp suitcase lamp suitcase moon ticket tea lamp moon engine clock suitcase ticket clock book suitcase book tea ticket tea clock lamp',
    ].map((strip) => strip.split(' ')),
    free: [
      'tea moon lamp ticket suitcase moon tea clock book suitcase engine lamp tea clock book ticket engine suitcase lamp engine tea book moon ticket clock ticket tea clock ticket book lamp book suitcase book',
      'lamp book moon book suitcase ticket suitcase ticket book moon lamp book ticket engine lamp book tea ticket tea suitcase clock suitcase moon lamp clock tea engine lamp tea engine book tea clock ticket clock',
      'tea lamp book lamp ticket engine moon suitcase book clock tea lamp book ticket book lamp book tea clock engine ticket moon ticket lamp ticket suitcase tea moon suitcase book clock suitcase tea engine tea ticket',
      'book engine lamp clock wagon engine moon book tea book ticket book tea ticket tea book ticket tea suitcase clock ticket suitcase engine lamp suitcase book ticket lamp moon clock tea lamp suitcase ticket moon clock',
      'ticket book lamp tea moon ticket tea suitcase engine book ticket tea moon book clock lamp engine book tea book clock ticket moon suitcase lamp ticket clock suitcase book lamp ticket lamp suitcase clock moon tea wagon engine',
      'lamp engine book tea suitcase wagon ticket lamp clock lamp tea clock lamp clock ticket tea book moon book suitcase clock ticket moon suitcase ticket moon ticket tea engine lamp tea suitcase book suitcase engine book ticket book',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: {"kind":"ways"},
  pays: [{"symbol":"engine","units":[0,0,0,30,120,470,1750],"natural":false},{"symbol":"moon","units":[0,0,0,25,85,290,1050],"natural":false},{"symbol":"clock","units":[0,0,0,17,55,180,600],"natural":false},{"symbol":"suitcase","units":[0,0,0,12,35,120,410],"natural":false},{"symbol":"lamp","units":[0,0,0,9,25,90,290],"natural":false},{"symbol":"tea","units":[0,0,0,7,19,60,200],"natural":false},{"symbol":"ticket","units":[0,0,0,6,15,45,150],"natural":false},{"symbol":"book","units":[0,0,0,5,12,35,120],"natural":false}],
  wild: {"symbol":"wagon","multiplier":2,"expands":[]},
  scatter: {"symbol":"signal","units":[0,0,0,200,1000,5000,20000]},
  freeSpins: {"awards":[0,0,0,8,10,12,15],"retriggers":[0],"multiplier":1,"maxSpins":15},
  heldWilds: "walks",
  hold: null,
  capUnits: 500000,
  rtpBp: 9590,
}
