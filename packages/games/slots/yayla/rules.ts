import type { ReelBookRules } from '../reel-books/rules.ts'

export const rules: ReelBookRules = {
  gameId: "yayla",
  version: 1,
  mapping: "book-2",
  tickets: 1048576,
  unitsPerBet: 50,
  stakes: [100,200,500,1000,2000,5000,10000,20000,30000,50000],
  rows: [4,4,4,4,4],
  strips: {
    base: [
      'eagle cheese milk daisy goat fern fern eagle daisy hut boots goat milk daisy boots boots daisy cheese fern fern hut eagle milk goat cheese fern fern hut milk bell boots boots daisy cheese daisy',
      'goat eagle daisy cheese milk goat milk eagle milk cheese boots daisy hut daisy fern fern hut bell cheese daisy sheep boots boots daisy boots boots cheese daisy fern fern daisy hut fern fern goat eagle milk',
      'milk cheese milk hut cheese boots boots eagle daisy fern fern goat boots eagle hut cheese daisy goat daisy milk goat daisy cheese milk daisy bell hut milk boots boots fern fern daisy sheep daisy fern fern',
      'daisy fern fern daisy eagle cheese fern fern daisy goat cheese daisy milk eagle boots goat boots boots cheese sheep hut milk daisy cheese bell hut milk sheep goat fern fern daisy boots boots hut milk eagle',
      'hut cheese goat daisy milk daisy boots boots bell boots boots fern fern daisy milk cheese daisy eagle milk cheese daisy goat hut milk eagle daisy cheese sheep fern fern daisy goat milk hut fern fern boots eagle',
    ].map((strip) => strip.split(' ')),
    free: [
      'eagle goat cheese daisy boots boots fern fern milk eagle daisy fern fern hut goat daisy cheese boots cheese daisy milk daisy milk boots boots hut fern fern eagle bell cheese hut milk goat daisy',
      'cheese daisy cheese daisy boots boots milk daisy eagle hut fern fern eagle boots daisy goat hut goat milk eagle bell goat daisy milk fern fern daisy fern fern cheese boots boots hut daisy cheese milk sheep',
      'fern fern boots boots hut daisy goat daisy fern fern milk daisy goat eagle daisy goat cheese hut milk sheep boots boots daisy hut milk daisy eagle cheese boots milk cheese daisy milk fern fern bell cheese',
      'milk goat daisy boots boots goat milk boots boots daisy fern fern eagle daisy hut goat daisy eagle cheese milk daisy cheese sheep fern fern hut boots cheese bell daisy milk eagle hut fern fern cheese sheep',
      'boots boots goat daisy fern fern milk daisy hut daisy cheese milk cheese goat sheep hut daisy sheep cheese eagle fern fern daisy boots boots eagle boots fern fern cheese bell milk sheep daisy milk hut daisy eagle goat milk',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: {"kind":"lines","lines":[[1,1,1,1,1],[2,2,2,2,2],[0,0,0,0,0],[3,3,3,3,3],[0,1,2,1,0],[3,2,1,2,3],[1,2,3,2,1],[2,1,0,1,2],[0,0,1,2,3],[3,3,2,1,0],[1,0,0,0,1],[2,3,3,3,2],[1,2,2,2,1],[2,1,1,1,2],[0,1,1,1,0],[3,2,2,2,3],[0,1,0,1,0],[3,2,3,2,3],[1,0,1,0,1],[2,3,2,3,2],[1,1,2,3,3],[2,2,1,0,0],[0,0,1,0,0],[3,3,2,3,3],[1,1,0,1,1]]},
  pays: [{"symbol":"eagle","units":[0,0,0,140,600,2800],"natural":false},{"symbol":"goat","units":[0,0,0,95,330,1400],"natural":false},{"symbol":"hut","units":[0,0,0,70,230,950],"natural":false},{"symbol":"cheese","units":[0,0,0,45,140,500],"natural":false},{"symbol":"milk","units":[0,0,0,35,110,370],"natural":false},{"symbol":"boots","units":[0,0,0,25,70,230],"natural":false},{"symbol":"fern","units":[0,0,0,19,55,190],"natural":false},{"symbol":"daisy","units":[0,0,0,16,45,150],"natural":false}],
  wild: {"symbol":"sheep","multiplier":1,"expands":[]},
  scatter: {"symbol":"bell","units":[0,0,0,100,500,2000]},
  freeSpins: {"awards":[0,0,0,7,10,15],"retriggers":[0,0,0,3,5,8],"multiplier":1,"maxSpins":40},
  heldWilds: "walks",
  hold: null,
  capUnits: 250000,
  rtpBp: 9610,
}
