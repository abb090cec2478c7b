import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: "cay-bahcesi",
  version: 1,
  mapping: "reels-1",
  unitsPerBet: 100,
  stakes: [100,200,500,1000,2000,5000,10000,20000,30000,50000],
  rows: [4,4,4,4],
  strips: {
    base: [
      'sugar sugar tea leaf sugar sugar leaf cat tea radio newspaper newspaper radio newspaper newspaper sugar sugar tree simit simit newspaper newspaper leaf cat radio leaf simit simit leaf newspaper leaf radio cat tea cat tree radio leaf',
      'tree leaf tea leaf sugar sugar simit simit teapot newspaper newspaper tree radio newspaper newspaper tea leaf newspaper newspaper cat radio leaf newspaper newspaper cat teapot sugar sugar leaf radio leaf tea radio leaf simit simit sugar sugar cat',
      'cat sugar sugar radio newspaper newspaper leaf newspaper newspaper radio tree leaf sugar sugar tea sugar sugar simit simit leaf newspaper leaf teapot tea leaf radio simit simit leaf cat newspaper newspaper teapot radio cat tea leaf radio tree',
      'radio teapot cat radio newspaper newspaper tree tea leaf newspaper newspaper leaf cat radio leaf sugar sugar newspaper newspaper simit simit sugar sugar teapot radio leaf newspaper newspaper leaf cat radio cat leaf simit simit tea leaf sugar sugar tea',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: {"kind":"lines","lines":[[1,1,1,1],[2,2,2,2],[0,0,0,0],[3,3,3,3],[0,1,1,0],[3,2,2,3],[1,0,0,1],[2,3,3,2],[1,2,2,1],[2,1,1,2],[0,1,2,3],[3,2,1,0],[0,0,1,1],[3,3,2,2],[1,1,2,2],[2,2,1,1]]},
  pays: [{"symbol":"tea","units":[0,0,36,220,1200],"natural":false},{"symbol":"cat","units":[0,0,29,150,720],"natural":false},{"symbol":"simit","units":[0,0,22,86,400],"natural":false},{"symbol":"radio","units":[0,0,15,72,290],"natural":false},{"symbol":"sugar","units":[0,0,0,58,190],"natural":false},{"symbol":"leaf","units":[0,0,0,43,150],"natural":false},{"symbol":"newspaper","units":[0,0,0,36,120],"natural":false}],
  wild: {"symbol":"teapot","multiplier":1,"expands":[]},
  scatter: {"symbol":"tree","units":[0,0,0,100,600]},
  freeSpins: {"awards":[0,0,0,6,12],"retriggers":[0,0,0,3,6],"multiplier":2,"maxSpins":36},
  capUnits: 230000,
  rtpBp: 9593,
}
